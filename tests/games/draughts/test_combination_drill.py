"""Every combination that is shipped, checked by the readable rules."""

from random import Random

import pytest

from gamecase.games.draughts import drills
from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.combination_drill import Combination, combinations
from gamecase.games.draughts.drills import COMBINATION_BOOKLETS
from gamecase.games.draughts.engine.root_search import RootSearch, SearchLimits
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.notation import read_position
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.registry import find

SAMPLE = 8  # exercises of each booklet that the engine looks at

booklets = pytest.mark.parametrize("key", COMBINATION_BOOKLETS)


def rules_of(key: str) -> Ruleset:
    rules: Ruleset = find("draughts").rules(key)
    return rules


def exercises_of(key: str) -> list[Combination]:
    return [*combinations(f"combinations-{key}").values()]


def play(position: Position, text: str) -> Position:
    """The position after a move, by the moves alone."""
    legal = legal_moves(position.rules, position.cells, position.turn)
    after = legal.by_move[legal.by_text[text]].after
    return Position(position.rules, after, position.turn.other)


def count(cells: str, colour: Colour) -> int:
    """Pieces of a side; a king counts as three men, where kings fly."""
    marks = "wW" if colour is Colour.WHITE else "bB"
    return cells.count(marks[0]) + 3 * cells.count(marks[1])


def captures(position: Position) -> bool:
    plays = legal_moves(position.rules, position.cells, position.turn).plays
    return any(each.taken for each in plays)


@booklets
def test_every_solution_is_legal_and_every_reply_forced(key: str) -> None:
    for exercise in exercises_of(key):
        position = read_position(rules_of(key), exercise.position)
        for nth, turn in enumerate(exercise.turns):
            legal = legal_moves(position.rules, position.cells, position.turn)
            for text in turn.split("|"):
                assert text in legal.by_text, (exercise, text)
            if nth % 2:
                assert "x" in turn or len(legal.by_text) == 1, exercise
            position = play(position, turn.split("|")[0])


@booklets
def test_every_solution_gives_a_piece_and_wins_more(key: str) -> None:
    for exercise in exercises_of(key):
        start = position = read_position(rules_of(key), exercise.position)
        solver, given = position.turn, 0
        for text in exercise.line:
            before = len(position.squares_of(solver))
            position = play(position, text)
            given += before - len(position.squares_of(solver))
        assert given > 0, exercise
        gained = [
            count(cells, solver) - count(cells, solver.other)
            for cells in (start.cells, position.cells)
        ]
        crowned = sum(map(is_king, position.cells)) > sum(map(is_king, start.cells))
        legal = legal_moves(position.rules, position.cells, position.turn)
        is_won = not legal.by_text and position.turn is not solver
        assert gained[1] > gained[0] or crowned or is_won, exercise


@booklets
def test_first_moves_are_unique_and_take_nothing(key: str) -> None:
    for exercise in exercises_of(key):
        assert "|" not in exercise.turns[0]
        assert "-" in exercise.turns[0]


@booklets
def test_both_colours_move_about_equally_often(key: str) -> None:
    whites = sum(exercise.position.startswith("W") for exercise in exercises_of(key))
    assert abs(2 * whites - len(exercises_of(key))) <= 0.15 * len(exercises_of(key))


@pytest.mark.engine
@booklets
def test_the_engine_agrees_with_a_sample(key: str) -> None:
    for exercise in Random(4).sample(exercises_of(key), SAMPLE):
        position = read_position(rules_of(key), exercise.position)
        limits = SearchLimits(nodes=100_000, uses_tablebase=True, margin=200)
        best, second = RootSearch(position, limits).run()[:2]
        assert best.play.move.text == exercise.line[0], exercise
        assert best.value - second.value >= 50, exercise


# --- judging ---


def long_exercise(key: str = "english") -> Combination:
    return max(exercises_of(key), key=lambda each: len(each.turns))


def test_a_solution_is_played_move_by_move_with_the_replies() -> None:
    exercise, rules = long_exercise(), rules_of("english")
    solution = exercise.line[::2]
    for nth in range(1, len(solution) + 1):
        verdict = drills.judge(rules, "combinations-english", exercise.name, solution[:nth])
        assert verdict.is_right
        assert verdict.is_over == (nth == len(solution))
        assert verdict.replies == exercise.line[2 * nth - 1 : 2 * nth]
        assert bool(verdict.lines) == verdict.is_over


def test_a_move_that_is_as_good_solves_the_exercise() -> None:
    for key in COMBINATION_BOOKLETS:
        for exercise in exercises_of(key):
            for nth, turn in enumerate(exercise.turns[::2]):
                if "|" in turn:
                    answers = (*exercise.line[: 2 * nth : 2], turn.split("|")[1])
                    drill = f"combinations-{key}"
                    verdict = drills.judge(rules_of(key), drill, exercise.name, answers)
                    assert verdict.is_over
                    assert verdict.is_right
                    return
    pytest.fail("no exercise has moves that are as good")


@booklets
def test_every_wrong_first_move_gets_a_verdict_with_legal_lines(key: str) -> None:
    refuted = 0
    for exercise in Random(6).sample(exercises_of(key), 10):
        start = read_position(rules_of(key), exercise.position)
        for text in legal_moves(start.rules, start.cells, start.turn).by_text:
            if text == exercise.line[0]:
                continue
            verdict = drills.judge(rules_of(key), f"combinations-{key}", exercise.name, (text,))
            assert verdict.is_over
            assert not verdict.is_right
            refuted += bool(verdict.replies)
            for line in verdict.lines:
                position = start
                for each in line.actions:
                    position = play(position, each)
    assert refuted > 0
