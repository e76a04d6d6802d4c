"""Random games of the kernel, replayed by the readable rules."""

import numpy as np
import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import random_games
from gamecase.games.draughts.engine.packed_rules import square_bits
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.playouts import pack_game, play_games, random_state
from gamecase.games.draughts.position import Position
from gamecase.kernel.match import MatchScore
from games.draughts.boards import DRAUGHTS

pytestmark = [pytest.mark.engine, pytest.mark.slow]


def matching(position: Position, row: tuple[int, int, int]) -> Play:
    """The legal play of a row of the trace."""
    bits = square_bits(position.rules.size)
    for play in legal_moves(position.rules, position.cells, position.turn).plays:
        taken = sum(bits[at] for at in play.taken)
        if (bits[play.path[0]], bits[play.path[-1]], taken) == row:
            return play
    raise AssertionError(f"{GAME.write(position)}: no play {row}")


def endings_of(start: Position, games: int) -> set[str]:
    """The reasons for which games of the kernel end, after each was replayed by the rules."""
    packed, state = pack_game(start), random_state(3)
    reasons = set()
    for _ in range(games):
        trace = np.zeros((2000, 3), np.int64)
        winner, turns = random_games.play_game(
            packed.start, packed.rules, packed.limits, packed.endings, state,
            packed.moves, packed.past, trace,
        )  # fmt: skip
        position = start
        for row in trace[:turns].tolist():
            assert GAME.outcome(position) is None, GAME.write(position)
            position = GAME.apply(position, matching(position, tuple(row)).move)
        outcome = GAME.outcome(position)
        assert outcome is not None, GAME.write(position)
        expected = -1 if outcome.is_draw else int(outcome.winners != (GAME.to_act(start),))
        assert winner == expected, f"{GAME.write(position)} {outcome}"
        reasons.add(outcome.reason)
    return reasons


@pytest.mark.parametrize("ruleset", DRAUGHTS.booklets)
def test_every_game_ends_as_the_rules_say(ruleset: str) -> None:
    assert endings_of(GAME.opening(DRAUGHTS.rules(ruleset), MatchScore()), 15)


@pytest.mark.parametrize("ruleset", ["brazilian", "english", "international", "pool", "russian"])
@pytest.mark.parametrize("board", ["W:WKa1:BKh8", "W:WKc1,Ke1,Kg1:BKh8", "W:WKd4:BKc7,Ke7,h6"])
def test_endings_of_kings_end_by_every_count(ruleset: str, board: str) -> None:
    start = GAME.read_position(DRAUGHTS.rules(ruleset), board)
    assert endings_of(start, 60)


def test_the_same_seed_gives_the_same_games() -> None:
    rules = DRAUGHTS.rules("english")
    one, two, other = (play_games(rules, 200, seed) for seed in (5, 5, 6))
    assert (one.turns == two.turns).all()
    assert (one.winners == two.winners).all()
    assert (one.turns != other.turns).any()
    assert {*one.winners.tolist()} == {-1, 0, 1}
