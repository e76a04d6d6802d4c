"""The compiled kernel counts what the readable rules count, for every ruleset and switch."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from games.draughts.boards import DRAUGHTS
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import kernel, perft
from gamecase.games.draughts.engine.packed_rules import bits_of, law_of, pack
from gamecase.games.draughts.moves import turns
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import MatchScore
from kernel.test_perft import CASES, Case

PERFT = [case for case in CASES if case.game == "draughts"]
MOST = 5_000_000  # lines; more would take longer than a test should


def every_ruleset() -> list[Ruleset]:
    """Each booklet as it stands, and with each switch set otherwise."""
    found = []
    for booklet in DRAUGHTS.booklets.values():
        found.append(DRAUGHTS.rules(booklet.key))
        for name, values in booklet.switches.items():
            found += [
                DRAUGHTS.rules(booklet.key, {name: value})
                for value in values
                if value != booklet.flags[name]
            ]
    switches = {"king_lands_anywhere": True, "may_stop": False}
    found.append(DRAUGHTS.rules("collection", switches))
    return found


def named(rules: Ruleset) -> str:
    usual = DRAUGHTS.booklet(rules.key).flags
    changed = [
        f"{name}={getattr(rules, name)}" for name in usual if getattr(rules, name) != usual[name]
    ]
    return "-".join([rules.key, *changed])


@pytest.mark.parametrize("case", [case for case in PERFT if case.lines <= MOST], ids=str)
def test_the_kernel_counts_every_line_of_play(case: Case) -> None:
    rules = DRAUGHTS.rules(case.ruleset)
    position = GAME.read_position(rules, case.position)
    packed = pack(rules, position.cells, position.turn)
    found = perft.perft(*packed, case.depth, law_of(rules), kernel.make_buffer(case.depth), 0)
    assert found == case.lines, f"{case.position}, depth {case.depth}"


@cache
def crowded(rules: Ruleset, seed: int) -> Position:
    """A board of few men and many queens, where captures are long."""
    random = Random(seed)
    board = GAME.opening(rules, MatchScore()).board
    cells = ["."] * len(board.names)
    for at in random.sample(range(len(cells)), random.randint(4, len(cells) // 2)):
        mark = random.choice("wbWBWB")
        last = board.far_row(Colour.WHITE if mark == "w" else Colour.BLACK)
        cells[at] = mark.upper() if board.row(at) == last else mark
    return Position(rules, "".join(cells), random.choice([*Colour]))


def readable(position: Position) -> Counter[tuple[int, int, int, bool]]:
    bits = bits_of(position.rules.size)
    return Counter(
        (
            bits[play.path[0]],
            bits[play.path[-1]],
            sum(bits[at] for at in play.taken),
            play.after[play.path[-1]].isupper(),
        )
        for play in turns(position.rules, position.cells, position.turn).plays
    )


def compiled(position: Position) -> Counter[tuple[int, int, int, bool]]:
    buffer = kernel.make_buffer(4)
    packed = pack(position.rules, position.cells, position.turn)
    count = perft.turns(*packed, law_of(position.rules), buffer, 0)
    kings = packed[2]
    return Counter(
        (
            int(start),
            int(end),
            int(taken),
            bool(crowned) or bool(int(start) & kings),
        )
        for start, end, taken, crowned, _ in buffer[:count]
    )


@pytest.mark.parametrize("rules", every_ruleset(), ids=named)
def test_both_find_the_same_turns_where_queens_abound(rules: Ruleset) -> None:
    for seed in range(60):
        position = crowded(rules, seed)
        assert compiled(position) == readable(position), f"{position.cells} {position.turn}"


@pytest.mark.parametrize("rules", every_ruleset(), ids=named)
def test_both_find_the_same_turns_along_random_games(rules: Ruleset) -> None:
    random = Random(1)
    position = GAME.opening(rules, MatchScore())
    while GAME.outcome(position) is None:
        assert compiled(position) == readable(position), f"{position.cells} {position.turn}"
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
