"""Decide about results: enter them, and correct them."""

from gamecase.events import commands, entries
from gamecase.events.entries import AnyEventEntry
from gamecase.events.formats.registry import format_of
from gamecase.events.pairing_types import GameResult, Pairing
from gamecase.events.roles import EventRoles
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal

Decision = tuple[AnyEventEntry, ...] | Refusal


def enter_result(state: EventState, roles: EventRoles, command: commands.EnterResult) -> Decision:
    """Enter the first result of a board; the same one again changes nothing."""
    pairing = _started_pairing(state, command.round, command.table, command.board)
    if isinstance(pairing, Refusal):
        return pairing
    before = pairing.results[command.board - 1]
    if before == command.result:
        return ()
    if before is not None:
        return Refusal("event-result-exists", {"round": command.round, "table": command.table})
    refusal = _result_refusal(state, pairing, command.result)
    if refusal is not None:
        return refusal
    is_players = not (roles.may_direct or roles.is_server)
    if is_players and command.result.kind != "played":
        return Refusal("event-officials-only")
    if is_players and pairing.place == "online":
        return Refusal("event-online-result")
    entered = entries.ResultEntered(
        round=command.round,
        table=command.table,
        board=command.board,
        result=command.result,
    )
    return (entered,)


def correct_result(state: EventState, command: commands.CorrectResult) -> Decision:
    """Replace a result; later rounds keep their pairings, and the log says who did it and why."""
    pairing = _started_pairing(state, command.round, command.table, command.board)
    if isinstance(pairing, Refusal):
        return pairing
    before = pairing.results[command.board - 1]
    if before == command.result:
        return ()
    if command.result is not None:
        refusal = _result_refusal(state, pairing, command.result)
        if refusal is not None:
            return refusal
    corrected = entries.ResultCorrected(
        round=command.round,
        table=command.table,
        board=command.board,
        result=command.result,
        before=before,
        why=command.why,
    )
    return (corrected,)


def _started_pairing(state: EventState, number: int, table: int, board: int) -> Pairing | Refusal:
    """The pairing whose result is meant."""
    found = state.round(number)
    if found is None:
        return Refusal("event-wrong-round", {"round": number, "next": len(state.rounds) + 1})
    if not found.is_started:
        return Refusal("event-not-started", {"round": number})
    pairing = found.pairing(table)
    if pairing is None or pairing.is_bye or board > len(pairing.results):
        return Refusal("event-no-pairing", {"round": number, "table": table})
    return pairing


def _result_refusal(state: EventState, pairing: Pairing, result: GameResult) -> Refusal | None:
    """Why a result is impossible, or None."""
    if result.kind == "bye" or min(result.points) < 0 or max(result.points) > 100_000:
        return Refusal("event-impossible-result")
    first, second = result.points
    if result.is_played and first != second and result.winner != (1 if first > second else 2):
        return Refusal("event-impossible-result")
    if result.is_played and result.winner == 0:
        is_knockout = pairing.flight != "rounds" or not format_of(state).has_draws
        if is_knockout and state.settings.boards == 1:
            return Refusal("event-needs-winner")
    return None
