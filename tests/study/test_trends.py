"""Figures over time and by groups: always sums over sums."""

import pytest

from gamecase.study.trends import MAX_POINTS, errors_by_position, grouped, last_games, summed, trend
from study.examples import studied_game

GAMES = [studied_game("ann", number, error=0.1 * number) for number in range(10, 0, -1)]


def test_the_last_decisions_are_those_of_the_newest_games() -> None:
    assert [game.table for game in last_games(GAMES, 4)] == ["table10", "table9"]
    assert [game.table for game in last_games(GAMES, 3)] == ["table10", "table9"]
    assert last_games(GAMES, 0) == GAMES


def test_a_trend_has_a_point_for_each_game_over_the_decisions_before_it() -> None:
    points = trend(GAMES, "equity", 4)
    # The newest: the errors of the last two games by their four decisions, times 500.
    assert points[-1] == pytest.approx(500 * (1.0 + 0.9) / 4)
    assert points[0] == pytest.approx(500 * 0.1 / 2)
    assert len(points) == len(GAMES)


def test_a_long_trend_is_thinned() -> None:
    games = [studied_game("ann", number) for number in range(500, 0, -1)]
    points = trend(games, "equity", 4)
    assert len(points) == MAX_POINTS
    assert trend([], "equity", 4) == []


def test_groups_are_ordered_by_size() -> None:
    games = [
        *GAMES[:3],
        studied_game("ann", 20, opponent="Cy"),
        studied_game("ann", 21, opponent=""),
    ]
    groups = grouped(games, "equity", lambda game: game.opponent)
    assert [(name, figure.games) for name, figure in groups] == [("Ben", 3), ("Cy", 1)]
    assert groups[0][1].value == pytest.approx(500 * 2.7 / 6)


def test_accuracy_is_weighed_by_moves() -> None:
    games = [studied_game("ann", number, game="chess") for number in (1, 3)]
    ((_, figure),) = grouped(games, "accuracy", lambda game: game.opponent)
    assert figure.value == pytest.approx(88.0)


def test_positions_are_summed_over_all_games() -> None:
    ((kind, errors),) = errors_by_position(summed(GAMES))
    assert (kind, errors.decisions, errors.mistakes) == ("race", 20, 10)
