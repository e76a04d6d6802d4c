"""Endings of few pieces: win a won one, hold a drawn one; the opponent knows the tables.

Every move that keeps the result is right. The opponent answers with the move that leaves the fewest
of them.
"""

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from gamecase.engines.drill_module import (
    ActionForm,
    Exercise,
    ExerciseWish,
    RatedLine,
    Verdict,
    pick_near,
)
from gamecase.engines.exercise_file import find_exercise, read_exercises
from gamecase.games.draughts.combination_drill import FOLDER
from gamecase.games.draughts.ending_values import EndingValue, table_of
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.notation import read_move, read_position
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

MOVES_TO_HOLD = 8  # a draw that was held for so long is a draw
MOST_MOVES = 24  # a win that was kept for so long counts as one

_GAME = Draughts()
_OPPOSITE = {
    EndingValue.WIN: EndingValue.LOSS,
    EndingValue.DRAW: EndingValue.DRAW,
    EndingValue.LOSS: EndingValue.WIN,
}
_RANK = {EndingValue.LOSS: 0, EndingValue.DRAW: 1, EndingValue.WIN: 2}


@dataclass(frozen=True, slots=True)
class Ending:
    """An exercise as the file has it."""

    name: str
    difficulty: float
    position: str
    goal: EndingValue  # a win or a draw
    solution: tuple[str, ...]  # moves of the player


def pick(drill: str, wish: ExerciseWish) -> str:
    return pick_near([(each.name, each.difficulty) for each in endings(drill).values()], wish)


def exercise(rules: Ruleset, drill: str, name: str) -> Exercise[Position]:
    found = find_exercise(endings(drill), name)
    position = read_position(rules, found.position)
    facts = {"colour": position.turn.value, "goal": found.goal.name.lower()}
    return Exercise(
        task=Phrase("drill-endings-task", {**facts, "moves": MOVES_TO_HOLD}),
        difficulty=found.difficulty,
        form=ActionForm(),
        position=position,
        seat=rules.seat_of(position.turn),
    )


def judge(rules: Ruleset, drill: str, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    found = find_exercise(endings(drill), name)
    position = read_position(rules, found.position)
    if not answers:
        return _end(rules, found, position, 0.0)
    for nth, answer in enumerate(answers, 1):
        after = _GAME.apply(position, read_move(answer))
        reached = value_reached(after)
        if _RANK[reached] < _RANK[found.goal]:
            return _wrong(rules, found, after, reached)
        if _GAME.outcome(after):
            return _end(rules, found, after, 1.0)
        reply = best_reply(after)
        position = _GAME.apply(after, read_move(reply))
        score = _final_score(found.goal, position, nth)
        if score is not None:
            verdict = _end(rules, found, position, score)
            return replace(verdict, rest=after, replies=(reply,))
    return Verdict(
        is_over=False,
        score=1.0,
        position=position,
        rest=after,
        replies=(reply,),
        why=(Phrase("drills-right"),),
    )


def _final_score(goal: EndingValue, position: Position, moves: int) -> float | None:
    """The score where the exercise ends after a reply; None while it goes on."""
    if outcome := _GAME.outcome(position):
        return float(goal is EndingValue.DRAW and not outcome.winners)
    is_enough = moves >= (MOST_MOVES if goal is EndingValue.WIN else MOVES_TO_HOLD)
    return 1.0 if is_enough else None


def value_reached(after: Position) -> EndingValue:
    """The result that a move has reached for the side that made it, counted draws included."""
    if outcome := _GAME.outcome(after):
        mover = after.rules.seat_of(after.turn.other)
        if not outcome.winners:
            return EndingValue.DRAW
        return EndingValue.WIN if mover in outcome.winners else EndingValue.LOSS
    return _OPPOSITE[_table_value(after)]


def _table_value(position: Position) -> EndingValue:
    value = table_of(position.rules).value(position)
    return EndingValue.LOSS if value is None else value  # without pieces


@lru_cache(maxsize=1 << 12)
def best_reply(position: Position) -> str:
    """The reply with the best result that leaves the fewest right moves among all."""
    plays = legal_moves(position.rules, position.cells, position.turn).plays
    values = {play.move.text: _value_after(position, play) for play in plays}
    best = max(_RANK[value] for value in values.values())
    good = [play for play in plays if _RANK[values[play.move.text]] == best]
    return min(good, key=lambda play: _ease_after(position, play)).move.text


def _value_after(position: Position, play: Play) -> EndingValue:
    """The value of a move to the side that makes it, by the tables alone."""
    return _OPPOSITE[_table_value(Position(position.rules, play.after, position.turn.other))]


def _ease_after(position: Position, play: Play) -> tuple[bool, float]:
    """How easy the next move is: whether a capture is at hand, and the share of right moves."""
    after = Position(position.rules, play.after, position.turn.other)
    plays = legal_moves(after.rules, after.cells, after.turn).plays
    if not plays:
        return True, 1.0
    values = [_RANK[_value_after(after, each)] for each in plays]
    return any(each.taken for each in plays), values.count(max(values)) / len(values)


def _end(rules: Ruleset, found: Ending, position: Position, score: float) -> Verdict[Position]:
    return Verdict(
        score=score,
        position=position,
        solution=found.solution,
        lines=(RatedLine(solution_line(rules, found.position, found.solution)),),
    )


def _wrong(
    rules: Ruleset, found: Ending, after: Position, reached: EndingValue
) -> Verdict[Position]:
    """The verdict on a move that gives the result away, with the reply to it."""
    why = (Phrase("drill-endings-why", {"value": reached.name.lower()}),)
    verdict = replace(_end(rules, found, after, 0.0), why=why)
    if _GAME.outcome(after):
        return verdict
    reply = best_reply(after)
    position = _GAME.apply(after, read_move(reply))
    return replace(verdict, position=position, rest=after, replies=(reply,))


def solution_line(rules: Ruleset, start: str, solution: tuple[str, ...]) -> tuple[str, ...]:
    """The moves of a solution with the replies to them."""
    position, line = read_position(rules, start), list[str]()
    for nth, text in enumerate(solution, 1):
        position = _GAME.apply(position, read_move(text))
        line.append(text)
        if nth == len(solution) or _GAME.outcome(position):
            break
        reply = best_reply(position)
        line.append(reply)
        position = _GAME.apply(position, read_move(reply))
    return tuple(line)


@cache
def endings(drill: str) -> dict[str, Ending]:
    """The exercises of a drill by their names; read when they are first needed."""
    rows = read_exercises(FOLDER / f"{drill}.tsv", fields=5)
    return {
        name: Ending(
            name, float(difficulty), position, EndingValue[goal.upper()], tuple(moves.split(" "))
        )
        for name, difficulty, position, goal, moves in rows
    }
