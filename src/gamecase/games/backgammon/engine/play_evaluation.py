"""Evaluate the plays of a roll, and explain what a worse play gives away."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

import numpy as np

from gamecase.games.backgammon.board import Board, CheckerStep
from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS, boards_after_all_rolls
from gamecase.games.backgammon.engine.chances import (
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Rows,
    opponent_rows,
)
from gamecase.games.backgammon.engine.compiled_moves import BAR
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnalysis,
    analyse_cube,
    point_value_of,
    rerank_for_cube,
)
from gamecase.games.backgammon.engine.cube_model import CubeState, Owner
from gamecase.games.backgammon.engine.moves import row_of, rule_flags
from gamecase.games.backgammon.engine.search import RankedPlay, Search
from gamecase.games.backgammon.plays import RolledTurn, legal_plays
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput


@dataclass(frozen=True, slots=True)
class PlayEvaluation:
    """A play, the mover's five chances after it, its equity and its cost."""

    steps: tuple[CheckerStep, ...]
    board: Board  # after the play, as the mover sees it
    chances: Chances = field(compare=False)  # an array, which has no one truth value or hash
    equity: float
    cost: float  # compared with the best play
    ply: int  # plies searched
    error: float = 0.0  # standard error of the equity, where the play was rolled out
    games: int = 0  # of the rollout


class LossKind(StrEnum):
    """What a worse play gives away."""

    SHOTS = "shots"  # more of the 36 rolls hit us
    CASHED = "cashed"  # the opponent has a double that we must drop
    DOUBLED = "doubled"  # the opponent has a double that we can take
    WINS = "wins"  # fewer wins
    GAMMONS_WON = "gammons-won"  # fewer gammons won
    GAMMONS_LOST = "gammons-lost"  # more gammons lost


@dataclass(frozen=True, slots=True)
class LossDetail:
    """One thing given away: rolls of 36 for shots, 0 or 1 for doubles, otherwise chances."""

    kind: LossKind
    best: float  # after the best play
    played: float  # after the play that was made


@dataclass(frozen=True, slots=True)
class Mistake:
    """A play that was not the best."""

    played: PlayEvaluation
    best: PlayEvaluation
    losses: tuple[LossDetail, ...]


#: Smaller differences are not mentioned: the evaluation is not more accurate.
_CLEAR = 0.01

#: A game without a cube.
PLAIN = CubeState(has_cube=False)


def evaluate_plays(
    turn: RolledTurn, search: Search, ply: int = 1, cube_state: CubeState = PLAIN
) -> list[PlayEvaluation]:
    """Every play of a roll with its equity at this cube and score, the best first."""
    boards = boards_after_plays(turn)
    ranked = rerank_for_cube(search.rank_boards(boards, ply), cube_state, turn.rules)
    return play_evaluations(turn, ranked)


def boards_after_plays(turn: RolledTurn) -> Rows:
    """The boards after the plays of a roll, as the opponent sees them."""
    return opponent_rows(np.array([row_of(board) for board in legal_plays(turn).results]))


def play_evaluations(turn: RolledTurn, ranked: list[RankedPlay]) -> list[PlayEvaluation]:
    """The plays of a roll whose boards were ranked, the best first."""
    results = list(legal_plays(turn).results.items())
    best = ranked[0].equity
    return [
        PlayEvaluation(
            steps=results[choice.index][1],
            board=results[choice.index][0],
            chances=choice.chances,
            equity=choice.equity,
            cost=max(best - choice.equity, 0.0),
            ply=choice.ply,
            error=choice.error,
            games=choice.games,
        )
        for choice in ranked
    ]


def deepen_best(
    plays: list[PlayEvaluation], search: Search, ply: int, cube_state: CubeState = PLAIN
) -> list[PlayEvaluation]:
    """The plays with the best one searched this deeply, even where nothing else could be best."""
    best = plays[0]
    if best.ply >= ply:
        return plays
    row = opponent_rows(row_of(best.board)[None, :])
    deeper = rerank_for_cube([search.evaluate_deeply(row, ply)], cube_state, search.rules)[0]
    best = replace(best, chances=deeper.chances, equity=deeper.equity, cost=0.0, ply=ply)
    rest = [replace(play, cost=max(best.equity - play.equity, 0.0)) for play in plays[1:]]
    return [best, *rest]


def find_mistake(
    turn: RolledTurn, played: Board, search: Search, ply: int = 1, cube_state: CubeState = PLAIN
) -> Mistake | None:
    """What the play that led to this board gave away; None when it was as good as the best."""
    plays = evaluate_plays(turn, search, ply, cube_state)
    evaluation = evaluate_as_deeply(plays, played, search, cube_state)
    if evaluation.cost <= 0.0:
        return None
    return Mistake(evaluation, plays[0], explain_loss(evaluation, plays[0], search, cube_state))


def evaluate_as_deeply(
    plays: list[PlayEvaluation], board: Board, search: Search, cube_state: CubeState = PLAIN
) -> PlayEvaluation:
    """The play that leads to a board, searched as deeply as the best play."""
    play = next((play for play in plays if play.board == board), None)
    if play is None:
        raise BadInput("no legal play of this roll leads to that board")
    best = plays[0]
    if play.ply >= best.ply:
        return play
    row = opponent_rows(row_of(play.board)[None, :])  # not searched, see MOVE_FILTERS
    deeper = rerank_for_cube([search.evaluate_deeply(row, best.ply)], cube_state, search.rules)[0]
    cost = max(best.equity - deeper.equity, 0.0)
    return PlayEvaluation(play.steps, play.board, deeper.chances, deeper.equity, cost, best.ply)


def explain_loss(
    play: PlayEvaluation, best: PlayEvaluation, search: Search, cube_state: CubeState = PLAIN
) -> tuple[LossDetail, ...]:
    """What a play gives away compared with a better one: all clear differences."""
    return (
        *_lost_shots(play, best, search.rules),
        *_lost_cube(play, best, search, cube_state),
        *_lost_chances(play, best, cube_state, search.rules),
    )


def _lost_shots(play: PlayEvaluation, best: PlayEvaluation, rules: Ruleset) -> list[LossDetail]:
    before, after = (count_shots(row_of(evaluation.board), rules) for evaluation in (best, play))
    return [LossDetail(LossKind.SHOTS, float(before), float(after))] if after > before else []


def _lost_chances(
    play: PlayEvaluation, best: PlayEvaluation, cube_state: CubeState, rules: Ruleset
) -> list[LossDetail]:
    """The chances that are lower, the greatest difference first; gammons only where they count."""
    candidates = [(LossKind.WINS, WIN, -1)]
    counts_won, counts_lost = _do_gammons_count(cube_state, rules)
    if counts_won:
        candidates.append((LossKind.GAMMONS_WON, WIN_GAMMON, -1))
    if counts_lost:
        candidates.append((LossKind.GAMMONS_LOST, LOSE_GAMMON, 1))
    losses = []
    for kind, column, sign in candidates:
        best_chance, chance = float(best.chances[column]), float(play.chances[column])
        if sign * (chance - best_chance) >= _CLEAR:
            losses.append(LossDetail(kind, best_chance, chance))
    return sorted(losses, key=lambda loss: -abs(loss.played - loss.best))


def _do_gammons_count(cube_state: CubeState, rules: Ruleset) -> tuple[bool, bool]:
    """Whether a gammon that we win counts more than a single game here, and one that we lose."""
    needs_double = cube_state.jacoby and cube_state.has_cube and cube_state.owner is Owner.NOBODY
    if len(rules.win_kinds) == 1 or (needs_double and not cube_state.is_match):
        return False, False
    point_value, cube = point_value_of(cube_state), cube_state.cube
    return point_value(2 * cube) > point_value(cube), point_value(-2 * cube) < point_value(-cube)


def _lost_cube(
    play: PlayEvaluation, best: PlayEvaluation, search: Search, cube_state: CubeState
) -> list[LossDetail]:
    """A double that the opponent has after this play but not after the best one."""
    theirs = cube_state.opponent_view()
    if not theirs.can_double:
        return []
    after_best, after_play = (
        analyse_cube(
            opponent_rows(row_of(evaluation.board)), theirs, search, min(evaluation.ply, 1)
        )
        for evaluation in (best, play)
    )
    if (
        _drop_margin(after_play) >= _CLEAR
        and _drop_margin(after_best) <= -_CLEAR
        and after_play.should_double
    ):
        return [LossDetail(LossKind.CASHED, 0.0, 1.0)]
    if (
        _double_margin(after_play) >= _CLEAR
        and _double_margin(after_best) <= -_CLEAR
        and after_play.should_double
    ):
        return [LossDetail(LossKind.DOUBLED, 0.0, 1.0)]
    return []


def _drop_margin(analysis: CubeAnalysis) -> float:
    """By how much dropping is better than taking."""
    return analysis.double_take - analysis.double_drop


def _double_margin(analysis: CubeAnalysis) -> float:
    """By how much doubling is better than not doubling."""
    return min(analysis.double_take, analysis.double_drop) - analysis.no_double


def count_shots(row: Rows, rules: Ruleset) -> int:
    """The number of the opponent's 36 rolls that can hit us."""
    theirs = opponent_rows(row[None, :])
    boards, starts = boards_after_all_rolls(theirs, rule_flags(rules))
    hit = boards[:, BAR] > row[BAR]  # the boards are seen from our side after their play
    hitting_rolls = np.logical_or.reduceat(hit, starts[:-1])
    return round(float(36 * (hitting_rolls @ ROLL_CHANCES[: len(ROLLS)])))
