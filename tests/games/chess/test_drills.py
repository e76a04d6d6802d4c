"""Every exercise of chess that is shipped is legal to its end, and has one solution."""

from collections import Counter
from random import Random

import chess
import pytest

from gamecase.engines.drill_module import ExerciseWish
from gamecase.games.chess import drills
from gamecase.games.chess.drills import MATES, TACTICS, ChessExercise, exercises_of
from gamecase.games.chess.engine.engine_chain import engine_chain
from gamecase.games.chess.engine.search_types import SearchLimit
from gamecase.games.chess.position import Position
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.registry import find
from games.chess.mate_proof import mating_moves

THEMES = {
    "hanging",
    "fork",
    "pin",
    "discovery",
    "promotion",
    "sacrifice",
    "back-rank",
    "smothered",
}
SAMPLE = 6  # exercises that an engine looks at


@pytest.fixture
def rules() -> Ruleset:
    ruleset: Ruleset = find("chess").rules("fide")
    return ruleset


def board_of(exercise: ChessExercise) -> chess.Board:
    board = chess.Board(exercise.start)
    board.push_uci(exercise.last)
    return board


def mates_of(moves: int) -> list[ChessExercise]:
    return [each for each in exercises_of(MATES).values() if len(each.solution) == moves]


@pytest.mark.parametrize("drill", [TACTICS, MATES])
def test_there_are_at_least_500_exercises(drill: str) -> None:
    assert len(exercises_of(drill)) >= 500


@pytest.mark.parametrize("drill", [TACTICS, MATES])
def test_every_exercise_leaves_a_choice(drill: str) -> None:
    for exercise in exercises_of(drill).values():
        assert board_of(exercise).legal_moves.count() > 2, exercise


@pytest.mark.parametrize("drill", [TACTICS, MATES])
def test_every_exercise_is_legal_to_the_end_of_its_solution(drill: str) -> None:
    for exercise in exercises_of(drill).values():
        board = chess.Board(exercise.start)
        assert board.is_valid(), exercise
        for text in (exercise.last, *exercise.line):
            move = chess.Move.from_uci(text)
            assert move in board.legal_moves, exercise
            board.push(move)
        assert len(exercise.line) % 2 == 1, exercise
        assert board.is_checkmate() == (drill == MATES), exercise


def test_mates_take_one_to_three_moves_and_there_are_some_of_each() -> None:
    counts = Counter(len(each.solution) for each in exercises_of(MATES).values())
    assert set(counts) == {1, 2, 3}


def test_mates_in_one_have_one_move_that_mates() -> None:
    for exercise in mates_of(1):
        assert mating_moves(board_of(exercise), 1) == [*exercise.solution], exercise


def test_a_sample_of_mates_in_two_has_one_first_move_and_is_forced() -> None:
    for exercise in Random(5).sample(mates_of(2), 12):
        assert mating_moves(board_of(exercise), 2) == [exercise.solution[0]], exercise


@pytest.mark.parametrize("drill", [TACTICS, MATES])
def test_no_two_exercises_are_nearly_the_same_and_colours_are_balanced(drill: str) -> None:
    boards = [board_of(exercise) for exercise in exercises_of(drill).values()]
    squares = [str(board).split() for board in boards]
    for nth, one in enumerate(squares):
        for two in squares[nth + 1 :]:
            assert sum(a != b for a, b in zip(one, two, strict=True)) > 3
    whites = sum(board.turn for board in boards)
    assert abs(2 * whites - len(boards)) <= 0.1 * len(boards)


@pytest.mark.parametrize("drill", [TACTICS, MATES])
def test_themes_have_words(drill: str) -> None:
    assert {theme for each in exercises_of(drill).values() for theme in each.themes} <= THEMES


@pytest.mark.engine
def test_an_engine_agrees_with_a_sample_of_tactics() -> None:
    sample = Random(3).sample([*exercises_of(TACTICS).values()], SAMPLE)
    chain = engine_chain()
    for exercise in sample:
        limit = SearchLimit(lines=2, nodes=60_000)
        best, second = chain.score_moves(board_of(exercise), limit, 60.0)
        assert best.move.uci() == exercise.solution[0], exercise
        assert best.score - second.score > 100, exercise


# --- judging ---


def two_move_mate() -> ChessExercise:
    return mates_of(2)[0]


def test_a_solution_is_played_move_by_move_with_the_replies(rules: Ruleset) -> None:
    exercise = two_move_mate()
    first, reply, last = exercise.line
    verdict = drills.judge(rules, MATES, exercise.name, (first,))
    assert not verdict.is_over
    assert verdict.is_right
    assert verdict.replies == (reply,)
    assert not verdict.lines  # they would tell the solution
    assert verdict.rest is not None
    assert verdict.rest.moves.split() == [exercise.last, first]
    assert verdict.position is not None
    assert verdict.position.moves.split() == [exercise.last, first, reply]
    verdict = drills.judge(rules, MATES, exercise.name, (first, last))
    assert verdict.is_over
    assert verdict.is_right


def test_another_mate_in_one_at_the_end_is_right_as_well(rules: Ruleset) -> None:
    for exercise in [*mates_of(2), *mates_of(3)]:
        board = board_of(exercise)
        for text in exercise.line[:-1]:
            board.push_uci(text)
        others = [move for move in mating_moves(board, 1) if move != exercise.line[-1]]
        if others:
            answers = (*exercise.solution[:-1], others[0])
            verdict = drills.judge(rules, MATES, exercise.name, answers)
            assert verdict.is_over
            assert verdict.is_right
            return
    pytest.fail("no exercise has a second mate at its end")


def test_a_wrong_first_move_of_a_mate_in_two_lets_the_king_escape(rules: Ruleset) -> None:
    exercise = two_move_mate()
    board = board_of(exercise)
    wrong = next(move.uci() for move in board.legal_moves if move.uci() != exercise.solution[0])
    verdict = drills.judge(rules, MATES, exercise.name, (wrong,))
    assert verdict.is_over
    assert not verdict.is_right
    assert verdict.solution == exercise.solution
    assert verdict.lines[0].actions == exercise.line
    (reply,) = verdict.replies
    board.push_uci(wrong)
    board.push_uci(reply)
    assert board.is_checkmate() or not mating_moves(board, 1)


def test_every_wrong_move_gets_a_verdict_whose_lines_are_legal(rules: Ruleset) -> None:
    for exercise in Random(2).sample([*exercises_of(TACTICS).values()], 5):
        for move in board_of(exercise).legal_moves:
            if move.uci() == exercise.solution[0]:
                continue
            verdict = drills.judge(rules, TACTICS, exercise.name, (move.uci(),))
            assert verdict.is_over
            for line in verdict.lines:
                board = board_of(exercise)
                for text in line.actions:
                    assert chess.Move.from_uci(text) in board.legal_moves
                    board.push_uci(text)


def test_the_last_move_of_the_opponent_is_shown(rules: Ruleset) -> None:
    name = drills.pick(rules, TACTICS, ExerciseWish(1000.0, Random(1)))
    position = drills.exercise(rules, TACTICS, name).position
    assert isinstance(position, Position)
    assert len(position.played_moves) == 1


def test_an_unknown_name_is_bad_input(rules: Ruleset) -> None:
    with pytest.raises(BadInput, match="nothing"):
        drills.judge(rules, MATES, "nothing", ())
