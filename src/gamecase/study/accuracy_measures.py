"""Accuracy in per cent and the average loss of moves, as Lichess defines them.

Sources: lichess.org/page/accuracy, and its published program. A value in hundredths of a pawn is
turned into a chance to win in per cent; what a move loses of it gives the accuracy of the move. The
accuracy of a game is the mean of two means over the moves of one side: one weighted by how much the
chances changed around each move, and the harmonic one.
"""

import math
from collections.abc import Sequence

#: Values beyond this, and mates, count as this much.
MAX_SCORE = 1000.0

_START_SCORE = 15.0  # hundredths of a pawn, for whoever begins
_WIN_RATE = 0.00368208
_SCALE, _DECAY, _SHIFT = 103.1668100711649, 0.04354415386753951, -3.166924740191411
_BONUS = 1.0  # since no analysis is perfect
_MIN_WINDOW, _MAX_WINDOW = 2, 8  # values that are compared to weigh a move
_MIN_WEIGHT, _MAX_WEIGHT = 0.5, 12.0


def clamped(score: float) -> float:
    """A value within the bounds that are counted."""
    return max(-MAX_SCORE, min(MAX_SCORE, score))


def win_percent(score: float) -> float:
    """The chance to win of a value in hundredths of a pawn.

    >>> win_percent(0.0), round(win_percent(100.0), 2), round(win_percent(-100.0), 2)
    (50.0, 59.1, 40.9)
    """
    return 50.0 + 50.0 * (2.0 / (1.0 + math.exp(-_WIN_RATE * clamped(score))) - 1.0)


def move_accuracy(before: float, after: float) -> float:
    """The accuracy of a move, from the mover's chance to win before and after it, in per cent.

    >>> move_accuracy(50.0, 60.0), round(move_accuracy(60.0, 50.0), 2)
    (100.0, 64.58)
    """
    if after >= before:
        return 100.0
    raw = _SCALE * math.exp(-_DECAY * (before - after)) + _SHIFT + _BONUS
    return max(0.0, min(100.0, raw))


def game_accuracies(
    scores: Sequence[float], by_first: Sequence[bool]
) -> tuple[float | None, float | None]:
    """The accuracy of both sides; None for a side without a move.

    `scores` are the values to the first side after each move, and `by_first` says who made it.
    """
    percents = [win_percent(score) for score in (_start(by_first), *scores)]
    weights = _weights(percents, len(scores))
    sides: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for at, weight in enumerate(weights[: len(scores)]):
        is_first = by_first[at]
        before, after = percents[at], percents[at + 1]
        accuracy = (
            move_accuracy(before, after)
            if is_first
            else move_accuracy(100.0 - before, 100.0 - after)
        )
        sides[0 if is_first else 1].append((accuracy, weight))
    return _side_accuracy(sides[0]), _side_accuracy(sides[1])


def _start(by_first: Sequence[bool]) -> float:
    """The value of the opening, which is better for whoever begins."""
    return -_START_SCORE if by_first and not by_first[0] else _START_SCORE


def _weights(percents: Sequence[float], moves: int) -> list[float]:
    """How much the chances change around each move: the deviation of a window of values."""
    size = max(_MIN_WINDOW, min(_MAX_WINDOW, moves // 10))
    size = min(size, len(percents))
    windows = [percents[:size]] * max(size - 2, 0)
    windows += [percents[at : at + size] for at in range(len(percents) - size + 1)]
    return [max(_MIN_WEIGHT, min(_MAX_WEIGHT, _deviation(window))) for window in windows]


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def _side_accuracy(moves: Sequence[tuple[float, float]]) -> float | None:
    if not moves:
        return None
    weighted = sum(accuracy * weight for accuracy, weight in moves) / sum(
        weight for _, weight in moves
    )
    # A move of no accuracy at all makes the harmonic mean zero.
    accuracies = [accuracy for accuracy, _ in moves]
    harmonic = (
        len(accuracies) / sum(1.0 / accuracy for accuracy in accuracies) if all(accuracies) else 0.0
    )
    return (weighted + harmonic) / 2.0
