"""The protocol of a game's `batch_evaluation` module: many positions at once, and rollouts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from gamecase.kernel.input_checks import check_whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

P_contra = TypeVar("P_contra", contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class RolloutSettings:
    """How a position is rolled out."""

    games: int = 1296
    workers: int = 1  # one plays in this process, more in processes of their own
    seed: int = 1
    truncate: int = 0  # turns after which a game is evaluated as it stands; 0: never
    cube: bool = False  # play with the cube

    def __post_init__(self) -> None:
        check_whole("games", self.games, 1, 1_000_000)
        check_whole("workers", self.workers, 1, 1024)
        check_whole("seed", self.seed, 0, 2**63 - 1)
        check_whole("truncate", self.truncate, 0, 1000)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over games and its standard error."""

    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval."""
        return self.mean - 1.96 * self.error, self.mean + 1.96 * self.error


@dataclass(frozen=True, slots=True)
class Rollout:
    """The result of a rollout for the side to act."""

    games: int
    equity: Estimate
    chances: tuple[Estimate, ...]  # in the order of CHANCES; empty where games end by the cube
    match_chance: Estimate | None = None


class BatchEvaluationModule(Protocol[P_contra]):
    """A game's `batch_evaluation` module."""

    CHANCES: tuple[str, ...]  # the columns of an evaluation

    def evaluate(self, positions: Sequence[P_contra], ply: int, /) -> "NDArray[np.float32]":
        """A row for each position: the chances of the side to act."""

    def roll_out(self, position: P_contra, settings: RolloutSettings, /) -> Iterator[Rollout]:
        """The result of playing a position out, after more and more games; at least one.

        To stop it, close the iterator.
        """
