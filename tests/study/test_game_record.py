"""From the evaluations of a game to its decisions and sums."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from gamecase.board import Board
from gamecase.engines.analyst_module import Evaluation, Line, SidedPhrase
from gamecase.games.backgammon.board import BAR, side
from gamecase.kernel.match_state import MatchState, replay
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.position_history import PositionNode, walk_back
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import TranscribedGame, Transcript, entries_of, header_of
from gamecase.registry import GamePackage, find
from gamecase.study.game_record import EvaluatedGame
from log_builder import LogBuilder, header

WORTH = SidedPhrase(Phrase("worth"), Phrase("worth"))
CHESS, BACKGAMMON = find("chess"), find("backgammon")


def scored(*lines: tuple[str, float], expectation: float = 0.0) -> Evaluation:
    """An evaluation in hundredths of a pawn, by the first moves of lines."""
    best = tuple(
        Line((move,), -1.0 if score < -9_000 else expectation, WORTH, score=score)
        for move, score in lines
    )
    return Evaluation(expectation, WORTH, best)


def nodes_of(state: MatchState) -> tuple[PositionNode, ...]:
    return tuple(reversed([*walk_back(state.node)]))


def fools_mate(known: Sequence[Evaluation]) -> EvaluatedGame:
    builder = LogBuilder(CHESS, header(CHESS))
    builder.begin()
    builder.act("f2f3", "e7e5", "g2g4", "d8h4")
    return EvaluatedGame(CHESS, builder.state, nodes_of(builder.state), known)


EVALUATIONS = (
    scored(("e2e4", 30.0), ("f2f3", -60.0), expectation=0.1),
    scored(("e7e5", -60.0), ("e7e6", -50.0), expectation=-0.2),
    scored(("d2d4", -70.0), ("g2g4", -9_998.0), expectation=-0.2),
    scored(("d8h4", -9_999.0), ("d7d5", 50.0), expectation=-1.0),
    Evaluation(-1.0, WORTH),
)


def test_moves_lose_what_the_value_falls_within_its_bounds() -> None:
    game = fools_mate(EVALUATIONS)
    assert [one.played for one in game.decisions] == ["f2f3", "e7e5", "g2g4", "d8h4"]
    assert [one.best for one in game.decisions] == ["e2e4", "e7e5", "d2d4", "d8h4"]
    # From +30 to -60; the opponent gains; from -70 to a mate, which counts as -1000.
    assert [one.error for one in game.decisions] == [90.0, 0.0, 930.0, 0.0]
    assert [one.value for one in game.decisions] == [30.0, 60.0, -70.0, 1000.0]
    assert {one.kind for one in game.decisions} == {"move"}
    assert {one.position_kind for one in game.decisions} == {"opening"}
    assert [one.seat for one in game.decisions] == [Seat.FIRST, Seat.SECOND] * 2
    assert game.decisions[2].is_mistake


def test_both_sides_get_an_accuracy_and_the_sum_of_their_losses() -> None:
    game = fools_mate(EVALUATIONS)
    white, black = game.tally(Seat.FIRST), game.tally(Seat.SECOND)
    assert white.total.mean == pytest.approx(510.0)
    assert black.total.mean == 0.0
    assert white.accuracy is not None
    assert black.accuracy is not None
    assert white.accuracy < 50.0
    assert black.accuracy > 99.0
    assert (white.score, black.score) == (-1.0, 1.0)


def test_what_is_known_of_a_game_stays_when_an_engine_dies() -> None:
    game = fools_mate(EVALUATIONS[:3])
    assert [one.played for one in game.decisions] == ["f2f3", "e7e5"]
    assert game.tally(Seat.FIRST).moves == 1


def test_a_move_without_a_choice_is_forced() -> None:
    only = (scored(("f2f3", 0.0)), *EVALUATIONS[1:])
    assert [one.is_forced for one in fools_mate(only).decisions] == [True, False, False, False]


# --- equity ---


def option(action: str, points: float) -> Line:
    return Line((action,), points / 3, WORTH, points=points)


def test_plays_doubles_and_luck_of_a_game_with_dice() -> None:
    transcript = Transcript(
        ruleset="tournament",
        names=("Ann", "Ben"),
        games=(TranscribedGame(actions=("start 3-1", "8/5 6/5")),),
    )
    rules = BACKGAMMON.rules(transcript.ruleset)
    state = BACKGAMMON.open(header_of(BACKGAMMON.game, rules, transcript, "table", 0))
    state = replay(state, entries_of(state, transcript))
    nodes = nodes_of(state)
    best, played = option("8/5 6/5", 0.16), option("24/20", 0.0)
    rolled = Evaluation(0.0, WORTH, luck={nodes[1].action: (Seat.FIRST, 0.12)})
    plays = Evaluation(0.0, WORTH, (best, played), played=best)
    game = EvaluatedGame(BACKGAMMON, state, nodes, (rolled, plays, Evaluation(0.0, WORTH)))
    (one,) = game.decisions
    assert (one.kind, one.position_kind) == ("checker", "contact")
    assert (one.error, one.luck, one.value) == (0.0, 0.12, 0.16)
    tally = game.tally(Seat.FIRST)
    assert (tally.luck, tally.luck_points) == (0.12, 0.12)
    assert game.tally(Seat.SECOND).luck_points == -0.12


START = {24: 2, 13: 5, 8: 3, 6: 5}


@pytest.mark.parametrize(
    ("first", "second", "kind"),
    [
        (START, START, "contact"),
        ({12: 5, 8: 5, 6: 5}, {12: 5, 8: 5, 6: 5}, "race"),
        ({6: 5, 5: 5, 4: 5}, {6: 5, 5: 5, 4: 5}, "bearoff"),
        ({6: 5, 5: 5, 4: 5}, {24: 1, 6: 7, 5: 7}, "bearoff"),
        ({8: 3, 7: 3, 6: 3, 5: 3, 13: 3}, {24: 2, 13: 5, 8: 3, 6: 5}, "prime"),
        ({20: 2, 13: 5, 8: 3, 6: 5}, {13: 5, 8: 4, 6: 6}, "holding"),
        ({6: 4, 5: 3, 4: 2, 8: 3, 13: 3}, {BAR: 1, 24: 1, 13: 5, 8: 3, 6: 5}, "blitz"),
        ({24: 3, 22: 3, 8: 3, 6: 6}, {8: 5, 6: 5, 5: 5}, "backgame"),
    ],
)
def test_positions_have_kinds(first: dict[int, int], second: dict[int, int], kind: str) -> None:
    assert BACKGAMMON.study is not None
    start = Board("backgammon").position
    for sides in ((first, second), (second, first)):  # whoever has the plan
        position = replace(start, first=side(sides[0]), second=side(sides[1]))
        assert BACKGAMMON.study.position_kind(position) == kind


@pytest.mark.parametrize("package", [BACKGAMMON, CHESS, find("draughts")])
def test_engines_have_a_version(package: GamePackage) -> None:
    assert package.study is not None
    version = package.study.engine_version()
    assert version.name
    assert version.version
    assert version.level
    assert version == package.study.engine_version()
