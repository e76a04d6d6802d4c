"""Sums over the decisions of one player: measures are sums over sums, never means of means."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from gamecase.engines.study_module import DecisionKind
from gamecase.study.decisions import AnalysedDecision

K = TypeVar("K", bound=str)


@dataclass(frozen=True, slots=True)
class ErrorSum:
    """How many decisions there were, and what they cost together."""

    decisions: int = 0
    error: float = 0.0
    mistakes: int = 0

    def __add__(self, other: "ErrorSum") -> "ErrorSum":
        return ErrorSum(
            self.decisions + other.decisions,
            self.error + other.error,
            self.mistakes + other.mistakes,
        )

    @property
    def mean(self) -> float:
        """The mean error of a decision; 0 where there was none."""
        return self.error / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerTally:
    """What a player's decisions in one or more games sum up to."""

    by_kind: dict[DecisionKind, ErrorSum] = field(default_factory=dict)
    by_position: dict[str, ErrorSum] = field(default_factory=dict)
    luck: float = 0.0  # in the unit of errors
    luck_points: float = 0.0  # of both sides, as points of the result: ours less theirs
    moves: int = 0  # all that the player did, forced or not
    turns: int = 0  # of both players, for rates per turn
    accuracy_sum: float = 0.0  # the accuracy of each game in per cent, times its moves
    accuracy_moves: int = 0
    score: float = 0.0  # points won, less those lost
    choices: int = 0  # decisions as the error rate counts them, of which there may be more

    @property
    def total(self) -> ErrorSum:
        return sum(self.by_kind.values(), ErrorSum())

    @property
    def accuracy(self) -> float | None:
        """In per cent; None where the game has no such measure."""
        return self.accuracy_sum / self.accuracy_moves if self.accuracy_moves else None

    def __add__(self, other: "PlayerTally") -> "PlayerTally":
        return PlayerTally(
            by_kind=_added(self.by_kind, other.by_kind),
            by_position=_added(self.by_position, other.by_position),
            luck=self.luck + other.luck,
            luck_points=self.luck_points + other.luck_points,
            moves=self.moves + other.moves,
            turns=self.turns + other.turns,
            accuracy_sum=self.accuracy_sum + other.accuracy_sum,
            accuracy_moves=self.accuracy_moves + other.accuracy_moves,
            score=self.score + other.score,
            choices=self.choices + other.choices,
        )


#: The numbers of a tally that are added up.
_NUMBERS = (
    "luck",
    "luck_points",
    "moves",
    "turns",
    "accuracy_sum",
    "accuracy_moves",
    "score",
    "choices",
)


def _added(ours: dict[K, ErrorSum], theirs: dict[K, ErrorSum]) -> dict[K, ErrorSum]:
    return {
        key: ours.get(key, ErrorSum()) + theirs.get(key, ErrorSum()) for key in {**ours, **theirs}
    }


def total_of(tallies: Iterable[PlayerTally]) -> PlayerTally:
    """The sum of many tallies; adding them one by one takes several times as long."""
    sums: dict[str, float] = dict.fromkeys(_NUMBERS, 0)
    kinds: dict[str, dict[str, list[float]]] = {"by_kind": {}, "by_position": {}}
    for tally in tallies:
        for name in _NUMBERS:
            sums[name] += getattr(tally, name)
        for field_name, groups in kinds.items():
            for key, errors in getattr(tally, field_name).items():
                group = groups.setdefault(key, [0, 0.0, 0])
                group[0] += errors.decisions
                group[1] += errors.error
                group[2] += errors.mistakes
    return msgspec.convert({**sums, **_named(kinds)}, PlayerTally)


def _named(kinds: dict[str, dict[str, list[float]]]) -> dict[str, dict[str, dict[str, float]]]:
    names = ("decisions", "error", "mistakes")
    return {
        field_name: {key: dict(zip(names, group, strict=True)) for key, group in groups.items()}
        for field_name, groups in kinds.items()
    }


def tally_of(decisions: Iterable[AnalysedDecision], chair: int) -> PlayerTally:
    """The sums over one player's decisions in a game."""
    by_kind: dict[DecisionKind, ErrorSum] = {}
    by_position: dict[str, ErrorSum] = {}
    luck, moves, turns = 0.0, 0, 0
    for decision in decisions:
        turns += decision.kind in ("checker", "move")
        if decision.chair != chair:
            continue
        luck += decision.luck
        moves += decision.kind in ("checker", "move")
        # A turn that is played checker by checker is one decision, which may go wrong in any step.
        one = ErrorSum(int(not decision.is_forced), decision.error, int(decision.is_mistake))
        by_kind[decision.kind] = by_kind.get(decision.kind, ErrorSum()) + one
        kind = decision.position_kind
        by_position[kind] = by_position.get(kind, ErrorSum()) + one
    return PlayerTally(
        by_kind=by_kind,
        by_position=by_position,
        luck=luck,
        moves=moves,
        turns=turns,
        choices=sum(errors.decisions for errors in by_kind.values()),
    )


def with_accuracy(tally: PlayerTally, accuracy: float) -> PlayerTally:
    """The tally of one game, of which the accuracy is known."""
    return replace(tally, accuracy_sum=accuracy * tally.moves, accuracy_moves=tally.moves)


def write_tally(tally: PlayerTally) -> str:
    """A tally as JSON."""
    return msgspec.json.encode(tally).decode()


def read_tally(text: str) -> PlayerTally:
    """A tally from what `write_tally` has written."""
    tally = msgspec.json.decode(text, type=PlayerTally)
    # Tallies that were written before have one count of decisions, that of the error rate.
    return tally if tally.choices else replace(tally, choices=tally.total.decisions)
