"""Combinations: give up pieces, force the replies, and win more than was given."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from gamecase.engines.drill_module import (
    ActionForm,
    Exercise,
    ExerciseWish,
    RatedLine,
    Verdict,
    pick_near,
)
from gamecase.engines.exercise_file import find_exercise, read_exercises
from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.notation import read_move, read_position
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.refutation import find_refutation
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

FOLDER = Path(__file__).with_name("exercises")

_GAME = Draughts()
_OR = "|"  # between moves that are as good as each other


@dataclass(frozen=True, slots=True)
class Combination:
    """An exercise as the file has it."""

    name: str
    difficulty: float
    position: str
    turns: tuple[str, ...]  # moves of the solver with those as good, and the replies, in turn

    @property
    def line(self) -> tuple[str, ...]:
        return tuple(turn.split(_OR)[0] for turn in self.turns)


def pick(drill: str, wish: ExerciseWish) -> str:
    return pick_near([(each.name, each.difficulty) for each in combinations(drill).values()], wish)


def exercise(rules: Ruleset, drill: str, name: str) -> Exercise[Position]:
    found = find_exercise(combinations(drill), name)
    position = read_position(rules, found.position)
    return Exercise(
        task=Phrase("drill-combinations-task", {"colour": position.turn.value}),
        difficulty=found.difficulty,
        form=ActionForm(),
        position=position,
        seat=rules.seat_of(position.turn),
    )


def judge(rules: Ruleset, drill: str, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    found = find_exercise(combinations(drill), name)
    position = after = read_position(rules, found.position)
    reply: tuple[str, ...] = ()
    for nth, answer in enumerate(answers):
        after = _play(position, answer)
        results = [_play(position, text).cells for text in found.turns[2 * nth].split(_OR)]
        if after.cells not in results:
            return _refute(rules, found, after, answers)
        if after.cells != results[0]:  # another move that is as good
            return _end(rules, found, after, score=1.0)
        reply = found.line[2 * nth + 1 : 2 * nth + 2]
        position = _play(after, reply[0]) if reply else after
    is_over = len(answers) == len(found.turns[::2])
    if not answers or is_over:
        verdict = _end(rules, found, position, score=float(is_over))
        return _with_reply(verdict, after, reply)
    verdict = Verdict(is_over=False, score=1.0, position=position, why=(Phrase("drills-right"),))
    return _with_reply(verdict, after, reply)


def _with_reply(
    verdict: Verdict[Position], rest: Position, replies: tuple[str, ...]
) -> Verdict[Position]:
    """The same verdict, with the position before the opponent's reply."""
    return replace(verdict, rest=rest, replies=replies) if replies else verdict


def _end(rules: Ruleset, found: Combination, position: Position, score: float) -> Verdict[Position]:
    return Verdict(
        score=score,
        position=position,
        solution=found.line[::2],
        lines=(RatedLine(found.line),),
        why=_reasons(rules, found),
    )


def _refute(
    rules: Ruleset, found: Combination, after: Position, answers: tuple[str, ...]
) -> Verdict[Position]:
    """The verdict on a wrong move, with the capture that punishes it if there is one."""
    reply = find_refutation(after)
    if reply is None:
        return _end(rules, found, after, score=0.0)
    verdict = _end(rules, found, _play(after, reply), score=0.0)
    played = found.line[: 2 * len(answers) - 2]
    refuted = RatedLine((*played, answers[-1], reply), Phrase("drill-refuted"))
    return replace(verdict, rest=after, replies=(reply,), lines=(*verdict.lines, refuted))


def _reasons(rules: Ruleset, found: Combination) -> tuple[Phrase, ...]:
    """What is given up and taken in the solution."""
    position = read_position(rules, found.position)
    solver = position.turn
    before = position
    for text in found.line:
        position = _play(position, text)
    given = len(before.squares_of(solver)) - len(position.squares_of(solver))
    taken = len(before.squares_of(solver.other)) - len(position.squares_of(solver.other))
    reasons = [Phrase("drill-combinations-why", {"given": given, "taken": taken})]
    if _kings(position) > _kings(before):
        reasons.append(Phrase("guide-why", {"why": "crowns"}))
    return tuple(reasons)


def _kings(position: Position) -> int:
    return sum(map(is_king, position.cells))


def _play(position: Position, text: str) -> Position:
    return _GAME.apply(position, read_move(text))


@cache
def combinations(drill: str) -> dict[str, Combination]:
    """The exercises of a drill by their names; read when they are first needed."""
    rows = read_exercises(FOLDER / f"{drill}.tsv", fields=4)
    return {
        name: Combination(name, float(difficulty), position, tuple(turns.split(" ")))
        for name, difficulty, position, turns in rows
    }
