"""The Dutch system (FIDE Handbook C.04.3), by py4swiss: an event's rounds become its input."""

from msgspec.structs import replace
from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection
from py4swiss.trf.sections.x_section import XSectionConfiguration

from gamecase.events.pairing_types import EventRound, Pairing
from gamecase.events.scores import ScoreSheet
from gamecase.events.state import EventState

_TENTHS = 10  # scores are counted in tenths of a point


def dutch_pairs(state: EventState, rounds: int) -> list[tuple[int, int]] | None:
    """The pairs of the next round, White first, 0 for a bye; None when there are none."""
    order = initial_order(state)
    try:
        pairs = DutchEngine.generate_pairings(_history(state, order, rounds))
    except PairingError:
        return None
    return [(order[p.white - 1], order[p.black - 1] if p.black else 0) for p in pairs]


def initial_order(state: EventState) -> list[int]:
    """The entrants by rating, then in order of entry: their pairing numbers, from 1."""
    entrants = sorted(state.entrants.values(), key=lambda each: (-each.rating, each.number))
    return [entrant.number for entrant in entrants]


def _history(state: EventState, order: list[int], rounds: int) -> ParsedTrf:
    """All rounds so far, as the engine reads them."""
    numbers = {entrant: place for place, entrant in enumerate(order, start=1)}
    played = [each for each in state.rounds if each.is_started]
    # The engine knows 1, 1/2 and 0 only: what else games and byes count is added in each round.
    totals = _scores_before_rounds(state, played)
    sections = []
    additions = {}
    for entrant in order:
        results = [_round_result(each, entrant, numbers) for each in played]
        plain = [0]
        for result in results:
            plain.append(plain[-1] + _PLAIN_POINTS.get(result.result, 0))
        scores = totals[entrant]
        additions[numbers[entrant]] = [
            score - counted for score, counted in zip(scores, plain, strict=True)
        ]
        section = PlayerSection(
            code=PlayerCode.PLAYER,
            starting_number=numbers[entrant],
            points_times_ten=scores[-1],
            rank=numbers[entrant],
            results=results,
        )
        sections.append(section)
    forbidden = {(numbers[a], numbers[b]) for a, b in state.forbidden}
    nth = len(state.rounds) + 1
    rules = XSection(
        number_of_rounds=max(rounds, len(played) + 1),
        zeroed_ids=set(numbers.values()) - {numbers[e.number] for e in state.playing(nth)},
        configuration=XSectionConfiguration(first_round_color=state.header.seed % 2 == 0),
        accelerations=additions,
        forbidden_pairs=forbidden | {(b, a) for a, b in forbidden},
    )
    return ParsedTrf(player_sections=sections, x_section=rules)


_PLAIN_POINTS = {
    ResultToken.WIN: 10,
    ResultToken.FORFEIT_WIN: 10,
    ResultToken.PAIRING_ALLOCATED_BYE: 10,
    ResultToken.DRAW: 5,
    ResultToken.HALF_POINT_BYE: 5,
}


def _scores_before_rounds(state: EventState, played: list[EventRound]) -> dict[int, list[int]]:
    """The scores of everybody before each round and after the last, a win being ten."""
    settings = state.settings
    win = 2.0 if settings.boards > 1 else settings.win_points
    scores: dict[int, list[int]] = {number: [] for number in state.entrants}
    for count in range(len(played) + 1):
        sheet = ScoreSheet(_until(state, played, count))
        for number, total in sheet.total.items():
            scores[number].append(round(_TENTHS * total / win))
    return scores


def _until(state: EventState, played: list[EventRound], count: int) -> EventState:
    """The state with the first rounds only."""
    return replace(state, rounds=tuple(played[:count]))


def _round_result(each: EventRound, entrant: int, numbers: dict[int, int]) -> RoundResult:
    """What an entrant did in a round, as the engine reads it."""
    pairing = each.pairing_of(entrant)
    if pairing is None or not pairing.is_done or pairing.is_zero_bye:
        return RoundResult(
            id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.ZERO_POINT_BYE
        )
    if pairing.is_bye:
        half, whole = ResultToken.HALF_POINT_BYE, ResultToken.PAIRING_ALLOCATED_BYE
        token = half if pairing.is_half_bye else whole
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=token)
    return RoundResult(
        id=numbers[pairing.opponent_of(entrant)],
        color=ColorToken.WHITE if pairing.first == entrant else ColorToken.BLACK,
        result=_token(pairing, entrant),
    )


def _token(pairing: Pairing, entrant: int) -> ResultToken:
    is_won = pairing.winner == entrant
    if not pairing.is_played:
        return ResultToken.FORFEIT_WIN if is_won else ResultToken.FORFEIT_LOSS
    if is_won:
        return ResultToken.WIN
    return ResultToken.LOSS if pairing.winner else ResultToken.DRAW
