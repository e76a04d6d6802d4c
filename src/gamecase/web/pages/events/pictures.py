"""The crosstable and the brackets that show the state of an event."""

from collections.abc import Iterable, Mapping, Sequence

from gamecase.events.pairing_types import EventRound, Flight, Pairing
from gamecase.events.state import EventState
from gamecase.web.pages.events.bracket import BracketMatch, BracketRound, BracketSide
from gamecase.web.pages.events.crosstable import Crosstable, CrosstableRow
from gamecase.web.pages.events.results import mark_for, side_score

FLIGHTS: tuple[Flight, ...] = ("main", "consolation", "last-chance", "playoff")
_MOST_SQUARE = 24  # players whose results fit a square of everybody against everybody


def crosstable_of(
    state: EventState, order: Sequence[int], totals: Mapping[int, str], *, total_head: str
) -> Crosstable:
    """The crosstable in the order of the standings.

    Where everybody meets everybody it is a square. Elsewhere there is a column for each round, with
    the opponent's place and what came of it: `+5`, `=3`, `-2`.
    """
    places = {entrant: place for place, entrant in enumerate(order, 1)}
    is_square = (
        state.settings.format in ("round-robin", "family-cup") and len(order) <= _MOST_SQUARE
    )
    if is_square:
        cells = {each: [_met(state, each, other) for other in order] for each in order}
        heads: Sequence[str] = [str(place) for place in places.values()]
    else:
        cells = {
            each: [_in_round(round_, each, places) for round_ in state.rounds] for each in order
        }
        heads = [str(round_.number) for round_ in state.rounds]
    rows = [CrosstableRow(state.entrants[each].name, cells[each], totals[each]) for each in order]
    return Crosstable(heads, rows, total_head)


def _met(state: EventState, entrant: int, other: int) -> str | None:
    """What an entrant made of all games against another; None against itself."""
    if entrant == other:
        return None
    counts_points = state.settings.scoring == "points"
    scores = [
        side_score(pairing, pairing.side_of(entrant), in_points=counts_points)
        for _, pairing in state.pairings
        if pairing.has(entrant) and pairing.has(other)
    ]
    return " ".join(filter(None, scores))


def _in_round(round_: EventRound, entrant: int, places: Mapping[int, int]) -> str:
    texts = []
    for pairing in round_.pairings:
        if pairing.has(entrant):
            opponent = places.get(pairing.opponent_of(entrant), "")
            mark = mark_for(pairing, entrant)
            texts.append(f"{mark}{opponent}" if mark or not pairing.is_bye else "")
    return " ".join(texts)


def brackets_of(
    state: EventState, round_names: Mapping[int, str]
) -> dict[Flight, list[BracketRound]]:
    """The bracket of each cup that has pairings, by its kind."""
    brackets: dict[Flight, list[BracketRound]] = {}
    for flight in FLIGHTS:
        columns: list[BracketRound] = []
        for round_ in state.rounds:
            own = sorted((each for each in round_.pairings if each.flight == flight), key=_slot)
            if own:
                matches = [_match(state, pairing) for pairing in own]
                columns.append(BracketRound(round_names[round_.number], matches))
        if columns:
            brackets[flight] = [*columns, *_later(columns[-1])]
    return brackets


def _later(last: BracketRound) -> Iterable[BracketRound]:
    """The rounds of a cup that are still to be paired, without names."""
    count = len(last.matches)
    while count > 1:
        count = (count + 1) // 2
        yield BracketRound("", [BracketMatch(BracketSide(), BracketSide())] * count)


def _slot(pairing: Pairing) -> int:
    return pairing.slot


def _match(state: EventState, pairing: Pairing) -> BracketMatch:
    def side(number: int, nth: int) -> BracketSide:
        if number == 0:
            return BracketSide("–")
        is_winner = pairing.is_done and pairing.winner == number
        return BracketSide(state.entrants[number].name, side_score(pairing, nth), is_winner)

    return BracketMatch(side(pairing.first, 1), side(pairing.second, 2))
