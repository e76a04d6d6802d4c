"""The bots of tic-tac-toe play as their levels promise, from either seat."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from gamecase.engines.bot import MoveContext
from gamecase.games.tictactoe import GAME
from gamecase.games.tictactoe.bot import LEVELS, bot
from gamecase.games.tictactoe.position import LINES, LineOfThree, Move, Position
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat, opponent
from games.tictactoe.boards import under_way
from log_builder import TICTACTOE

RULES = TICTACTOE.rules()
OPENING = GAME.opening(RULES, MatchScore())
SEATS = (Seat.FIRST, Seat.SECOND)
KINDS = {"rows": LINES[0:3], "columns": LINES[3:6], "diagonals": LINES[6:8]}


class RecordingRandom(Random):
    """Chooses the first option, and records all options of the last choice."""

    offered: tuple[Any, ...] = ()

    def choice(self, seq: Any) -> Any:
        self.offered = tuple(seq)
        return seq[0]


def every_advice(level: str, position: Position, nth_game: int = 1) -> set[str]:
    """All squares that a bot may choose in a position."""
    random = RecordingRandom()
    advice = bot(level).advise(position, MoveContext(random=random, nth_game=nth_game))
    squares = {move.square if isinstance(move, Move) else str(move) for move in random.offered}
    assert advice.action.square in squares, (position, advice)
    return squares


def completing(position: Position, seat: Seat, lines: Sequence[LineOfThree] = LINES) -> set[str]:
    """The squares that complete a line of the seat, found by placing a piece on each."""
    return {
        square
        for square in position.empty_squares()
        if {*position.with_piece(square, seat).lines_of(seat)} & {*lines}
    }


# --- every level ---


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_every_level_plays_on_empty_squares_only(level: str) -> None:
    """On every board; for the perfect bot, which solves the game, from five pieces on."""
    is_perfect = level == "perfect"
    for position in under_way(RULES):
        if is_perfect and position.cells.count(".") > 4:
            continue
        for nth_game in (1,) if is_perfect else (1, 2, 3):
            played = every_advice(level, position, nth_game)
            assert played <= {*position.empty_squares()}, (position, nth_game, played)


def test_levels_are_listed_weakest_first() -> None:
    assert [level.key for level in LEVELS] == ["beginner", "casual", "perfect"]


def test_an_unknown_level_is_an_error_that_lists_the_levels() -> None:
    with pytest.raises(BadInput, match=r"'grandmaster'; there are \['beginner', 'casual', 'perf"):
        bot("grandmaster")


# --- perfect ---


@cache
def perfect_play(position: Position) -> set[str]:
    return every_advice("perfect", position)


@pytest.mark.parametrize("seat", SEATS)
def test_the_perfect_bot_never_loses(seat: Seat) -> None:
    """Against every reply, and for every choice it may make among equal moves."""
    seen = set()
    waiting = [OPENING]
    while waiting:
        position = waiting.pop()
        if position in seen:
            continue
        seen.add(position)
        outcome = GAME.outcome(position)
        if outcome:
            assert opponent(seat) not in outcome.winners, f"{seat} lost: {GAME.write(position)}"
            continue
        own = GAME.to_act(position) is seat
        squares = perfect_play(position) if own else {*position.empty_squares()}
        waiting += [GAME.apply(position, Move(square)) for square in squares]
    assert len(seen) > 100


def test_the_perfect_bot_wins_at_once_when_it_can() -> None:
    for position in under_way(RULES):
        wins = completing(position, position.turn)
        if wins and position.cells.count(".") <= 4:
            assert perfect_play(position) <= wins, position


def test_the_perfect_bot_reports_the_value() -> None:
    def value(text: str) -> float | None:
        position = GAME.read_position(RULES, text)
        return bot("perfect").advise(position, MoveContext(random=Random(1))).value

    assert value(".../.../...") == 0
    assert value("XX./OO./...") == pytest.approx(0.99)
    lost = value("X.X/.O./O.X")  # O to move: X threatens twice
    assert lost is not None
    assert -1 < lost < -0.9


# --- casual ---


def test_the_casual_bot_completes_a_line_or_else_blocks_one() -> None:
    for position in under_way(RULES):
        seat = position.turn
        wanted = completing(position, seat) or completing(position, opponent(seat))
        played = every_advice("casual", position)
        assert played == (wanted or {*position.empty_squares()}), position


# --- beginner ---


def child(position: Position, random: Random) -> Move:
    """Complete a line if there is one, else play at random, as children do at first."""
    wins = sorted(completing(position, position.turn))
    return Move(random.choice(wins or [*position.empty_squares()]))


Play = Callable[[Position, Random], Move]


def results(level: str, opponent: Play, games: int) -> Counter[str]:
    """Play games of a level against an opponent, changing seats; the results by winner."""
    counted: Counter[str] = Counter()
    for nth in range(1, games + 1):
        random = Random(nth)
        seat = SEATS[nth % 2]
        position = OPENING
        while GAME.outcome(position) is None:
            if GAME.to_act(position) is seat:
                context = MoveContext(random=random, nth_game=nth)
                action = bot(level).advise(position, context).action
            else:
                action = opponent(position, random)
            position = GAME.apply(position, action)
        outcome = GAME.outcome(position)
        assert outcome is not None
        winner = outcome.winners[0] if outcome.winners else Seat.NOBODY
        counted["bot" if winner is seat else "drawn" if outcome.is_draw else "child"] += 1
    return counted


def test_a_child_sometimes_beats_the_beginner_bot() -> None:
    against_beginner = results("beginner", child, 300)
    against_casual = results("casual", child, 300)
    assert against_beginner["child"] >= 45, against_beginner
    assert against_beginner["bot"] >= 45, f"{against_beginner}: it is no pushover either"
    assert against_beginner["child"] > against_casual["child"], (against_beginner, against_casual)


@cache
def threats_of_one_kind() -> list[tuple[Position, str, set[str]]]:
    """The boards with threats of one kind only: rows, columns or diagonals."""
    found = []
    for position in under_way(RULES):
        seat = position.turn
        if completing(position, seat):
            continue
        threats = {kind: completing(position, opponent(seat), KINDS[kind]) for kind in KINDS}
        seen = [kind for kind, squares in threats.items() if squares]
        if len(seen) == 1:
            found.append((position, seen[0], threats[seen[0]]))
    return found


def blind_to(nth_game: int) -> set[str]:
    """The kinds of line that the beginner does not block in its nth game."""
    return {
        kind
        for position, kind, squares in threats_of_one_kind()
        if every_advice("beginner", position, nth_game) != squares
    }


def test_the_beginner_misses_one_kind_of_line_and_another_in_the_next_game() -> None:
    blind = [blind_to(nth) for nth in range(1, 8)]
    assert all(len(kinds) == 1 for kinds in blind), blind
    for last, this in pairwise(blind):
        assert last != this, blind
    assert set().union(*blind) == {*KINDS}


def test_the_beginner_never_misses_its_own_line() -> None:
    for position in under_way(RULES):
        wins = completing(position, position.turn)
        for nth in (1, 2, 3) if wins else ():
            assert every_advice("beginner", position, nth) == wins, (position, nth)
