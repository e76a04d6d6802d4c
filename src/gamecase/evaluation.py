"""Evaluate many positions at once, and roll positions out, where a game's engine can."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from gamecase.board import Board
from gamecase.engines.batch_evaluation_module import Rollout, RolloutSettings
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_sequence, check_text, wrong

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gamecase.registry import AnyBatchEvaluation


def evaluate(
    positions: Sequence[Board | str], *, game: str = "", ruleset: str = "", ply: int = 0
) -> "NDArray[np.float32]":
    """The chances of the side to act, one row for each position.

    Positions are boards or texts in any notation of their game; `game` is needed only for texts
    that could belong to several. The columns are those of the game's engine: for the game with the
    doubling cube win, win by a gammon, by a backgammon, loss by a gammon and by a backgammon.
    """
    listed = check_sequence("positions", positions, "a list of boards or texts of positions")
    if not listed:
        raise BadInput("positions: none; expected at least one")
    boards = [_board(each, game, ruleset) for each in listed]
    if len({board.game.key for board in boards}) > 1:
        raise BadInput("positions: of several games; expected those of one")
    return _engine(boards[0]).evaluate([board.position for board in boards], ply)


def rollout(  # noqa: PLR0913 - the settings of a rollout, by name
    position: Board | str,
    *,
    games: int = 1296,
    workers: int = 1,
    seed: int = 1,
    truncate: int = 0,
    cube: bool = False,
    ruleset: str = "",
) -> Rollout:
    """Play a position out many times: means with their standard errors.

    One worker plays in this process. With more, a script has to call this below
    `if __name__ == "__main__":`, because every worker imports the script.
    """
    *_, last = rollout_iter(
        position,
        games=games,
        workers=workers,
        seed=seed,
        truncate=truncate,
        cube=cube,
        ruleset=ruleset,
    )
    return last


def rollout_iter(  # noqa: PLR0913 - the settings of a rollout, by name
    position: Board | str,
    *,
    games: int = 1296,
    workers: int = 1,
    seed: int = 1,
    truncate: int = 0,
    cube: bool = False,
    ruleset: str = "",
) -> Iterator[Rollout]:
    """The same after more and more games; stop reading to stop the rollout."""
    settings = RolloutSettings(
        games=games, workers=workers, seed=seed, truncate=truncate, cube=bool(cube)
    )
    board = _board(position, "", ruleset)
    return _engine(board).roll_out(board.position, settings)


def _board(position: object, game: str, ruleset: str) -> Board[Any, Any]:
    if isinstance(position, Board):
        return position
    if not isinstance(position, str):
        raise wrong("position", position, "a Board or the text of a position")
    return Board.from_id(position, game=check_text("game", game), ruleset=ruleset)


def _engine(board: Board[Any, Any]) -> "AnyBatchEvaluation":
    engine = board.package.batch_evaluation
    if engine is None:
        raise BadInput(f"{board.game.key} has no engine for this; use `board.analyse`")
    if board.is_over:
        raise BadInput("position: the game is over")
    return engine
