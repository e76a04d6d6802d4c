"""Analysed decisions and games for tests."""

from gamecase.engines.analyst_module import Verdict
from gamecase.engines.study_module import DecisionKind, EngineVersion
from gamecase.kernel.seat import Seat
from gamecase.study.analyses import AnalysisState, GameAnalysis, StudiedGame
from gamecase.study.decisions import AnalysedDecision
from gamecase.study.tally import tally_of, with_accuracy
from log_builder import NOON


def decision(
    number: int = 1,
    *,
    chair: int = 1,
    kind: DecisionKind = "checker",
    error: float = 0.0,
    value: float = 0.0,
    is_forced: bool = False,
    verdict: Verdict = "good",
    position_kind: str = "contact",
    luck: float = 0.0,
) -> AnalysedDecision:
    """A decision of which only some properties matter."""
    return AnalysedDecision(
        number=number,
        chair=chair,
        seat=Seat.FIRST if chair == 1 else Seat.SECOND,
        kind=kind,
        position_kind=position_kind,
        position="position",
        played="played",
        best="best",
        error=error,
        value=value,
        chance=0.25,
        chance_lost=error / 2,
        is_forced=is_forced,
        verdict=verdict,
        luck=luck,
    )


def studied_game(
    holder: str,
    number: int = 1,
    *,
    game: str = "backgammon",
    opponent: str = "Ben",
    opening: str = "",
    error: float = 0.1,
) -> StudiedGame:
    """One side of a game with two decisions."""
    kind: DecisionKind = "checker" if game == "backgammon" else "move"
    position = "race" if game == "backgammon" else "endgame"
    decisions = [
        decision(3, kind=kind, error=error, verdict="mistake", position_kind=position),
        decision(5, kind=kind, position_kind=position, luck=0.25),
    ]
    tally = tally_of(decisions, 1)
    if game != "backgammon":
        tally = with_accuracy(tally, 90.0 - number)
    return StudiedGame(
        holder=holder,
        table=f"table{number}",
        nth_game=1,
        chair=1,
        game=game,
        ruleset="tournament",
        opponent=opponent,
        result="won",
        opening=opening,
        played_at=NOON + number,
        tally=tally,
    )


def game_analysis(studied: StudiedGame, state: AnalysisState = "done") -> GameAnalysis:
    """The analysis that a studied game belongs to."""
    return GameAnalysis(
        table=studied.table,
        nth_game=studied.nth_game,
        game=studied.game,
        ruleset=studied.ruleset,
        engine=EngineVersion("own", "1", "2 plies"),
        last_entry=9,
        state=state,
        wanted=4,
        found=4,
        created_at=NOON,
    )
