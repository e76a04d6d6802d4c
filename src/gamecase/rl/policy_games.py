"""Many games at once by a policy on the compiled kernels.

The policy chooses among the boards after each legal play, as programs that value positions do; all
games in progress are one batch. Where actions are wanted by their numbers, or a game has no such
kernel, `gamecase.rl.self_play` plays on the readable rules.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.game_batch_module import LegalBoards
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_mapping, check_text, check_whole, wrong
from gamecase.registry import find

__all__ = ["BoardPolicy", "LegalBoards", "PolicyGames", "best_board_policy", "play_policy_games"]

#: Takes the boards of all games and returns for each game the row of the board that it plays.
BoardPolicy = Callable[[LegalBoards], NDArray[np.integer[Any]]]

_MAX_GAMES = 1_000_000
_MAX_SEED = 2**62
_MAX_STEPS = 1_000_000


@dataclass(frozen=True, slots=True, eq=False)
class PolicyGames:
    """Games that a policy played against itself, and every board in the order it was chosen."""

    winners: NDArray[np.int8]  # of each game: 0 the side that began, 1 the other, -1 nobody
    turns: NDArray[np.int32]  # of both sides together
    games: NDArray[np.int32]  # of each board that was kept the game it belongs to
    sides: NDArray[np.int8]  # and the side that chose it: 0 who began, 1 the other
    boards: NDArray[np.int8]  # as that side sees it; empty unless they are kept

    @property
    def results(self) -> NDArray[np.int8]:
        """Of each board, how the game ended for who chose it: 1 won, 0 drawn, -1 lost."""
        winners = self.winners[self.games]
        results = np.where(winners == self.sides, 1, -1)
        return np.where(winners < 0, 0, results).astype(np.int8)


def best_board_policy(
    value: Callable[[NDArray[np.int8]], NDArray[np.floating[Any]]],
) -> BoardPolicy:
    """A policy that plays the board of the highest value, for a function of many boards at once."""

    def choose(legal: LegalBoards) -> NDArray[np.integer[Any]]:
        values = np.asarray(value(legal.boards))
        if values.shape != (len(legal.boards),):
            raise BadInput(f"value: shape {values.shape}; expected {len(legal.boards)} numbers")
        starts = legal.offsets[:-1]
        counts = np.diff(legal.offsets)
        is_best = values == np.repeat(np.maximum.reduceat(values, starts), counts)
        rows = np.where(is_best, np.arange(len(values)), len(values))
        first: NDArray[np.int64] = np.minimum.reduceat(rows, starts)
        return first

    return choose


def play_policy_games(  # noqa: PLR0913 - what is played, and by whom
    game: str,
    ruleset: str = "",
    *,
    policy: BoardPolicy,
    games: int,
    seed: int = 0,
    switches: Mapping[str, SwitchValue] | None = None,
    keeps_boards: bool = False,
) -> PolicyGames:
    """Play games from the opening, both sides by one policy; `seed` decides the dice.

    BadInput where the game has no kernel for this.

    >>> first_board = lambda legal: legal.offsets[:-1]
    >>> played = play_policy_games("backgammon", "tournament", policy=first_board, games=20)
    >>> len(played.winners), int(played.turns.min()) > 10
    (20, True)
    """
    package = find(check_text("game", game, "the key of a game"))
    check_text("ruleset", ruleset, "the key of a booklet")
    if switches is not None:
        check_mapping("switches", switches)
    check_whole("games", games, 1, _MAX_GAMES)
    check_whole("seed", seed, -_MAX_SEED, _MAX_SEED)
    if not callable(policy):
        raise wrong("policy", policy, "a function of the legal boards")
    if package.game_batch is None:
        raise BadInput(f"{game} has no compiled kernel for games by a policy")
    batch = package.game_batch.start_games(package.rules(ruleset, switches), games, seed)
    kept: list[tuple[NDArray[np.int32], NDArray[np.int8], NDArray[np.int8]]] = []
    for step in range(_MAX_STEPS):
        legal = batch.legal_boards()
        if not len(legal.games):
            break
        rows = _checked(policy(legal), legal)
        if keeps_boards:
            sides = np.full(len(rows), step % 2, np.int8)
            kept.append((legal.games.copy(), sides, legal.boards[rows]))
        batch.play(rows)
    nothing = (np.zeros(0, np.int32), np.zeros(0, np.int8), np.zeros((0, 0), np.int8))
    numbers, sides, boards = map(np.concatenate, zip(*kept, strict=True)) if kept else nothing
    return PolicyGames(batch.winners, batch.turns, numbers, sides, boards)


def _checked(chosen: object, legal: LegalBoards) -> NDArray[np.int64]:
    """The rows that a policy gave: one of its own for each game."""
    rows, count = np.asarray(chosen), len(legal.games)
    if rows.shape != (count,) or not np.issubdtype(rows.dtype, np.integer):
        raise BadInput(f"policy: {rows.dtype} of shape {rows.shape}; expected {count} integers")
    wrong_rows = (rows < legal.offsets[:-1]) | (rows >= legal.offsets[1:])
    if wrong_rows.any():
        at = int(wrong_rows.argmax())
        first, end = int(legal.offsets[at]), int(legal.offsets[at + 1])
        raise BadInput(f"policy: {rows[at]} is no board of its game; expected {first} to {end - 1}")
    return rows.astype(np.int64)
