"""An independent check of a round against the Dutch system (FIDE Handbook C.04.3).

Checked are the absolute criteria C1 to C3, that nobody is left over without need (C4), and the
floats of every score bracket: as few players as possible go down from it (C5), and of those who
came down from above as few as possible go on (the first part of C6). What is possible is found by
a maximum-weight matching of networkx, so it does not depend on the engine that made the pairing.

Not checked are the rest of C6, C7 to C19, the order of transpositions and exchanges, and colours
beyond C3.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import networkx
from msgspec.structs import replace

from gamecase.events.pairing_types import EventRound, Pairing
from gamecase.events.scores import ScoreSheet
from gamecase.events.state import EventState

_BYE = 0


@dataclass(frozen=True)
class _Player:
    number: int
    score: float
    opponents: frozenset[int]
    must_be_first: bool | None  # None: either colour will do
    may_have_bye: bool
    is_topscorer: bool


def check_dutch(state: EventState) -> int:
    """Raise `AssertionError` where the last round breaks a rule; returns how many brackets floated.

    The round must have been paired by the system, and no round before by hand.
    """
    last = state.rounds[-1]
    players = _players(state)
    pairs = [_numbers(pairing) for pairing in last.pairings]
    _check_absolute(players, state, pairs, last.number)
    scores = sorted({player.score for player in players.values()}, reverse=True)
    floated = 0
    for score in scores:
        floated += _check_bracket(players, state, pairs, score)
    return floated


def check_first_round(state: EventState) -> None:
    """The upper half meets the lower half, in order."""
    order = [entrant.number for entrant in state.active]  # all have the same rating
    half = len(order) // 2
    expected = zip(order[:half], order[half : 2 * half], strict=True)
    pairs = {frozenset(_numbers(p)) for p in state.rounds[-1].pairings if not p.is_bye}
    assert pairs == {frozenset(pair) for pair in expected}


def can_be_paired(state: EventState) -> bool:
    """Whether the round after the last can be paired at all (C4)."""
    paired = EventRound(number=len(state.rounds) + 1, pairings=())
    players = _players(replace(state, rounds=(*state.rounds, paired)))
    graph = _graph(players, state, sorted(players))
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return 2 * len(matching) >= len(players)


def _numbers(pairing: Pairing) -> tuple[int, int]:
    return pairing.first, pairing.second


def _players(state: EventState) -> dict[int, _Player]:
    """Everybody who is to be paired, as they were before the round."""
    *before, last = state.rounds
    totals = ScoreSheet(state).total
    most = len(before) * state.settings.win_points
    is_final = last.number == state.settings.rounds
    players = {}
    for entrant in state.active:
        number = entrant.number
        own = [p for each in before if (p := each.pairing_of(number)) is not None]
        players[number] = _Player(
            number,
            totals[number],
            frozenset(p.opponent_of(number) for p in own if p.is_played),
            _absolute_colour([p.first == number for p in own if p.is_played]),
            not any(p.winner == number and not p.is_played for p in own),
            is_final and totals[number] > most / 2,
        )
    return players


def _absolute_colour(firsts: list[bool]) -> bool | None:
    """Whether somebody must be first; None without an absolute preference (A.6.a)."""
    difference = 2 * sum(firsts) - len(firsts)
    is_double = len(firsts) > 1 and firsts[-1] == firsts[-2]
    if abs(difference) < 2 and not is_double:
        return None
    return difference < 0 if difference else not firsts[-1]


def _may_meet(state: EventState, one: _Player, other: _Player) -> bool:
    """C1 and C3, and what the organiser has forbidden."""
    if other.number in one.opponents or state.is_forbidden(one.number, other.number):
        return False
    if one.is_topscorer or other.is_topscorer:
        return True
    return one.must_be_first is None or one.must_be_first != other.must_be_first


def _check_absolute(
    players: dict[int, _Player], state: EventState, pairs: list[tuple[int, int]], nth: int
) -> None:
    seen = [number for pair in pairs for number in pair if number]
    assert sorted(seen) == sorted(players), f"round {nth}: not everybody is paired once"
    byes = [first for first, second in pairs if second == _BYE]
    assert len(byes) == len(players) % 2, f"round {nth}: byes for {byes}"
    for number in byes:
        assert players[number].may_have_bye, f"C2, round {nth}: a second bye for {number}"
    for first, second in pairs:
        if second:
            one, other = players[first], players[second]
            assert second not in one.opponents, f"C1, round {nth}: {first} and {second} again"
            assert _may_meet(state, one, other), f"C3, round {nth}: {first} and {second}"


def _check_bracket(
    players: dict[int, _Player], state: EventState, pairs: list[tuple[int, int]], score: float
) -> bool:
    """Check the floats of the bracket with that score; returns whether more than one floated."""

    def lower_score(pair: tuple[int, int]) -> float:
        return players[pair[1]].score if pair[1] else float("-inf")

    def bracket_of(pair: tuple[int, int]) -> float:
        return min(players[pair[0]].score, lower_score(pair))

    entering = {
        number
        for pair in pairs
        if bracket_of(pair) <= score
        for number in pair
        if number and players[number].score >= score
    }
    paired = [pair for pair in pairs if bracket_of(pair) == score]
    moved_down = {number for number in entering if players[number].score > score}
    is_minimal = 2 * len(paired) >= len(entering) - 1
    left = moved_down - {number for pair in paired for number in pair}
    if is_minimal and not left:
        return False
    lower = {number for number in players if players[number].score < score}
    best = _best_bracket(players, state, entering, lower, moved_down)
    found = len(paired), len(moved_down) - len(left)
    assert found == best, (
        f"round {len(state.rounds)}, score {score:g}: {found[0]} pairs with {found[1]} moved-down "
        f"players; there could be {best[0]} with {best[1]}"
    )
    return True


def _best_bracket(
    players: dict[int, _Player],
    state: EventState,
    entering: set[int],
    lower: set[int],
    moved_down: set[int],
) -> tuple[int, int]:
    """How many pairs a bracket can have, and then how many moved-down players in them.

    Everybody else must still be paired, but for one who may have the bye.
    """
    numbers = sorted(entering | lower)
    graph = _graph(players, state, numbers)
    for one, other in graph.edges:
        if {one, other} <= entering:
            graph[one][other]["weight"] = len(numbers) + len(moved_down & {one, other})
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return _counts(matching, entering, moved_down)


def _graph(
    players: dict[int, _Player], state: EventState, numbers: list[int]
) -> "networkx.Graph[int]":
    """Who may meet whom, and who may have the bye; all of the same weight."""
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(numbers)
    for place, one in enumerate(numbers):
        for other in numbers[place + 1 :]:
            if _may_meet(state, players[one], players[other]):
                graph.add_edge(one, other, weight=0)
    if len(numbers) % 2:
        graph.add_edges_from(
            ((_BYE, one) for one in numbers if players[one].may_have_bye), weight=0
        )
    return graph


def _counts(
    matching: Iterable[tuple[int, int]], entering: set[int], moved_down: set[int]
) -> tuple[int, int]:
    inside = [{*pair} for pair in matching if {*pair} <= entering]
    return len(inside), sum(len(pair & moved_down) for pair in inside)
