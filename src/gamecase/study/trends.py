"""How a player's figures change over time, and by opponent, opening and kind of position."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from gamecase.engines.study_module import Measure
from gamecase.study.analyses import StudiedGame
from gamecase.study.equity_measures import PR_FACTOR
from gamecase.study.tally import ErrorSum, PlayerTally, total_of

MAX_GROUPS = 8
MAX_POINTS = 60  # of a chart
_MIN_SHARE = 0.25  # of the window that must be filled before a trend has a point


@dataclass(slots=True)
class Figure:
    """A growing sum of games, and what it says by the measure of the game."""

    measure: Measure
    games: int = 0
    decisions: int = 0
    error: float = 0.0
    mistakes: int = 0
    accuracy_sum: float = 0.0
    accuracy_moves: int = 0

    def add(self, game: StudiedGame, sign: int = 1) -> None:
        """Add a game, or take it out again."""
        total, tally = game.total, game.tally
        self.games += sign
        self.decisions += sign * total.decisions
        self.error += sign * total.error
        self.mistakes += sign * total.mistakes
        self.accuracy_sum += sign * tally.accuracy_sum
        self.accuracy_moves += sign * tally.accuracy_moves

    @property
    def value(self) -> float:
        """The performance rating, or the accuracy in per cent."""
        if self.measure == "equity":
            return PR_FACTOR * self.error / self.decisions if self.decisions else 0.0
        return self.accuracy_sum / self.accuracy_moves if self.accuracy_moves else 0.0


def last_games(games: Iterable[StudiedGame], decisions: int) -> list[StudiedGame]:
    """The newest games that have so many decisions together; all of them where it is 0."""
    found, count = list[StudiedGame](), 0
    for game in games:
        if decisions and count >= decisions:
            break
        found.append(game)
        count += game.total.decisions
    return found


def summed(games: Iterable[StudiedGame]) -> PlayerTally:
    """The sums over some games."""
    return total_of(game.tally for game in games)


def trend(games: Sequence[StudiedGame], measure: Measure, window: int) -> list[float]:
    """The figure over the last decisions up to each game; `games` has the newest first."""
    figure, first, points = Figure(measure), 0, list[float]()
    ordered = [*reversed(games)]
    for game in ordered:
        figure.add(game)
        while figure.decisions - ordered[first].total.decisions >= window:
            figure.add(ordered[first], -1)
            first += 1
        if figure.decisions >= min(window, _MIN_SHARE * window):
            points.append(figure.value)
    return _thinned(points)


def _thinned(points: list[float]) -> list[float]:
    """At most so many points, evenly, the last one included."""
    if len(points) <= MAX_POINTS:
        return points
    step = (len(points) - 1) / (MAX_POINTS - 1)
    return [points[round(at * step)] for at in range(MAX_POINTS)]


def grouped(
    games: Iterable[StudiedGame], measure: Measure, key: Callable[[StudiedGame], str]
) -> list[tuple[str, Figure]]:
    """The figures of groups of games, the largest first; games without a key are left out."""
    figures: dict[str, Figure] = {}
    for game in games:
        if name := key(game):
            figures.setdefault(name, Figure(measure)).add(game)
    return sorted(figures.items(), key=lambda item: (-item[1].decisions, item[0]))[:MAX_GROUPS]


def errors_by_position(tally: PlayerTally) -> list[tuple[str, ErrorSum]]:
    """The errors by kind of position, the most frequent first."""
    kinds = [(kind, errors) for kind, errors in tally.by_position.items() if kind]
    return sorted(kinds, key=lambda item: (-item[1].decisions, item[0]))[:MAX_GROUPS]
