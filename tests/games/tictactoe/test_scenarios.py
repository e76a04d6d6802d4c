"""The scenarios TT-1 to TT-9 of the rules, by their ids; TT-8 is with the perft files."""

from dataclasses import dataclass
from random import Random

import pytest

from gamecase.engines.bot import MoveContext
from gamecase.games.tictactoe import GAME
from gamecase.games.tictactoe.position import Position
from gamecase.kernel.game import ListedActions
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from log_builder import TICTACTOE, LogBuilder, header

RULES = TICTACTOE.rules()

X_WINS = Outcome((Seat.FIRST,), "three-in-a-row")


@dataclass(frozen=True)
class Scenario:
    """A position, the move of X in it, and the result."""

    id: str
    before: str
    plays: str
    after: str
    outcome: Outcome
    lines: int = 1

    def __str__(self) -> str:
        return self.id


SCENARIOS = [
    Scenario("TT-3", "XX./OO./...", "3", "XXX/OO./...", X_WINS),
    Scenario("TT-4", "XOO/.X./...", "9", "XOO/.X./..X", X_WINS),
    Scenario("TT-5", "XXO/OXX/OO.", "9", "XXO/OXX/OOX", X_WINS),
    Scenario("TT-6", "XXO/OOX/X.O", "8", "XXO/OOX/XXO", Outcome((), "board-full"), lines=0),
    Scenario("TT-7", ".XX/XOO/XOO", "1", "XXX/XOO/XOO", X_WINS, lines=2),
]


def test_tt_1_no_two_moves_in_a_row() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    builder.begin()
    middle, corner = (GAME.write(GAME.read_action(number)) for number in "51")
    builder.add(1, EntryKind.ACT, middle)
    assert builder.state.judge(1, corner) == Refusal("not-your-turn", {"seat": "second"})
    assert builder.rejection(1, EntryKind.ACT, corner) == f"{corner!r} is refused: not-your-turn"
    assert builder.state.to_act is Seat.SECOND
    assert GAME.write(builder.state.position) == ".../.X./..."


def test_tt_2_a_square_is_taken_once() -> None:
    position = GAME.read_position(RULES, ".../.X./...")
    facts = {"square": "b2", "holder": "first"}
    refusal = GAME.judge(position, GAME.read_action("5"))
    assert refusal == Refusal("empty-square", facts, where=("b2",))
    assert GAME.to_act(position) is Seat.SECOND


@pytest.mark.parametrize("case", SCENARIOS, ids=str)
def test_tt_3_to_7_how_games_end(case: Scenario) -> None:
    before = GAME.read_position(RULES, case.before)
    assert (GAME.outcome(before), GAME.to_act(before)) == (None, Seat.FIRST)
    action = GAME.read_action(case.plays)
    assert GAME.judge(before, action) is None
    after = GAME.apply(before, action)
    assert GAME.write(after) == case.after
    assert GAME.outcome(after) == case.outcome
    assert len([*after.lines_of(Seat.FIRST)]) == case.lines
    assert not [*after.lines_of(Seat.SECOND)]


@pytest.mark.parametrize("case", SCENARIOS, ids=str)
def test_tt_3_to_7_no_further_move(case: Scenario) -> None:
    after = GAME.read_position(RULES, case.after)
    assert GAME.to_act(after) is Seat.NOBODY
    assert GAME.choices(after) == ListedActions(())
    for square in "123456789":
        assert GAME.judge(after, GAME.read_action(square)) == Refusal("game-over"), square


def test_tt_9_perfect_play_is_a_draw() -> None:
    perfect = TICTACTOE.bot.bot("perfect")
    for seed in range(2):
        random = Random(seed)
        position: Position = GAME.opening(RULES, MatchScore())
        while GAME.outcome(position) is None:
            advice = perfect.advise(position, MoveContext(random=random))
            position = GAME.apply(position, advice.action)
        assert GAME.outcome(position) == Outcome((), "board-full"), GAME.write(position)
