"""Counting lines of play: every number of `tests/perft` again, by the rules and by other means."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from gamecase.games.tictactoe.position import Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.perft import divide, perft
from gamecase.registry import find
from log_builder import PEBBLE, TICTACTOE

FOLDER = Path(__file__).parents[1] / "perft"
MANY = 20_000  # lines; more of them are left to the other ways of counting below


@dataclass(frozen=True)
class PerftCase:
    """One number of a perft file."""

    game: str
    name: str
    ruleset: str
    position: str
    depth: int
    lines: int

    def __str__(self) -> str:
        return f"{self.game}-{self.name}-{self.depth}"


def read_perft(path: Path) -> list[PerftCase]:
    """The cases of a file: `game KEY`, then `name | ruleset | position | depth:lines ...`."""
    game, cases = "", []
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("game "):
            game = line.removeprefix("game ").strip()
        elif line and not line.startswith("#"):
            name, ruleset, position, counts = (part.strip() for part in line.split("|"))
            for count in counts.split():
                depth, lines = map(int, count.split(":"))
                cases.append(PerftCase(game, name, ruleset, position, depth, lines))
    return cases


CASES = [case for path in sorted(FOLDER.glob("*.perft")) for case in read_perft(path)]


@pytest.mark.parametrize("case", [case for case in CASES if case.lines <= MANY], ids=str)
def test_the_rules_count_every_line_of_play(case: PerftCase) -> None:
    package = find(case.game)
    position = package.game.read_position(package.rules(case.ruleset), case.position)
    below = divide(package.game, position, case.depth)
    shown = "\n".join(f"{action} {count}" for action, count in below.items())
    assert sum(below.values()) == case.lines, f"{case.position}, depth {case.depth}:\n{shown}"


# --- tic-tac-toe, by means that share nothing with its rules ---

#: The eight lines as bits of nine squares, row by row.
ROWS = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)


@cache
def counted_by_bits(mover: int, other: int, depth: int) -> int:
    """Lines of `depth` pieces; who moved last is `other`, and has won if he has a line."""
    if depth == 0:
        return 1
    if any(other & row == row for row in ROWS):
        return 0
    free = [bit for bit in (1 << at for at in range(9)) if not (mover | other) & bit]
    return sum(counted_by_bits(other, mover | bit, depth - 1) for bit in free)


def bits_of(position: str) -> tuple[int, int]:
    """The squares of who is to move, and of the other."""
    cells = position.replace("/", "")
    cross, ring = (
        sum(1 << (8 - at) for at, mark in enumerate(cells) if mark == own) for own in "XO"
    )
    return (cross, ring) if cross.bit_count() == ring.bit_count() else (ring, cross)


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "tictactoe"], ids=str)
def test_bits_count_the_same_lines_of_tictactoe(case: PerftCase) -> None:
    assert counted_by_bits(*bits_of(case.position), case.depth) == case.lines


def test_tt_8_all_games_of_tictactoe() -> None:
    """TT-8: 255168 games, 131184 for the beginner, 77904 for the second, 46080 drawn."""
    game = TicTacToe()
    reached: Counter[Position] = Counter({game.opening(TICTACTOE.rules(), MatchScore()): 1})
    ends: Counter[str] = Counter()
    lines, positions = [], 0
    while reached:  # all positions with the same number of pieces, and how many lines lead there
        positions += len(reached)
        lines.append(reached.total())
        after: Counter[Position] = Counter()
        for position, ways in reached.items():
            outcome = game.outcome(position)
            if outcome:
                ends[outcome.winners[0] if outcome.winners else "drawn"] += ways
                continue
            for action in game.choices(position).actions:
                after[game.apply(position, action)] += ways
        reached = after
    assert ends == {"first": 131184, "second": 77904, "drawn": 46080}
    assert ends.total() == 255168
    assert positions == 5478
    counts = [case.lines for case in CASES if (case.game, case.name) == ("tictactoe", "opening")]
    assert lines == [1, *counts]


# --- the counter itself ---


def test_depth_0_is_the_one_line_that_is_already_there() -> None:
    position = TICTACTOE.game.opening(TICTACTOE.rules(), MatchScore())
    assert perft(TICTACTOE.game, position, 0) == 1
    assert divide(TICTACTOE.game, position, 0) == {}


def test_a_finished_game_has_no_lines() -> None:
    won = TICTACTOE.game.read_position(TICTACTOE.rules(), "XXX/OO./...")
    assert perft(TICTACTOE.game, won, 1) == 0
    assert divide(TICTACTOE.game, won, 1) == {}


def test_dividing_names_each_first_action() -> None:
    position = TICTACTOE.game.read_position(TICTACTOE.rules(), "XXO/OOX/X..")
    assert divide(TICTACTOE.game, position, 2) == {"b1": 1, "c1": 1}


def test_the_parts_of_a_divided_count_are_the_whole() -> None:
    position = TICTACTOE.game.read_position(TICTACTOE.rules(), "X.O/.X./..O")
    for depth in range(1, 6):
        whole = perft(TICTACTOE.game, position, depth)
        assert sum(divide(TICTACTOE.game, position, depth).values()) == whole, depth


def test_actions_without_a_list_cannot_be_counted() -> None:
    opening = PEBBLE.game.opening(PEBBLE.rules(), MatchScore())
    for count in (perft, divide):
        with pytest.raises(BadInput, match="pebble has no list of actions to count here"):
            count(PEBBLE.game, opening, 1)


def test_natures_choices_count_one_each() -> None:
    sliding = PEBBLE.game.read_position(PEBBLE.rules(), "first 0,0,4")
    assert perft(PEBBLE.game, sliding, 1) == 6
