"""The rating of a drill: it follows answers, settles, and stays within bounds."""

from random import Random

import pytest

from gamecase.study.drill_rating import DrillRating


def test_an_even_exercise_is_expected_to_be_right_half_of_the_time() -> None:
    assert DrillRating(1500).expected(1500) == 0.5
    assert DrillRating(1900).expected(1500) == pytest.approx(10 / 11)


def test_answers_move_the_rating_and_make_it_more_certain() -> None:
    before = DrillRating()
    right, wrong = before.after(1200, 1.0), before.after(1200, 0.0)
    assert wrong.rating < before.rating < right.rating
    assert right.deviation < before.deviation
    assert before.after(1200, 0.5).rating == pytest.approx(before.rating)


def test_an_expected_answer_changes_less_than_a_surprise() -> None:
    rating = DrillRating(1200, 100)
    assert rating.after(600, 1.0).rating - 1200 < rating.after(1800, 1.0).rating - 1200


def test_the_rating_stays_within_bounds_and_keeps_following() -> None:
    rating = DrillRating()
    for _ in range(500):
        rating = rating.after(2800, 1.0)
    assert rating.rating == 2800
    assert rating.deviation == 60
    for _ in range(500):
        rating = rating.after(400, 0.0)
    assert rating.rating == 400


@pytest.mark.parametrize("strength", [700, 1200, 1900])
def test_a_player_of_known_strength_is_found(strength: float) -> None:
    random, rating, seen = Random(5), DrillRating(), list[float]()
    player, results = DrillRating(strength), list[bool]()
    for _ in range(400):
        difficulty = rating.next_difficulty(random)
        is_right = random.random() < player.expected(difficulty)
        rating = rating.after(difficulty, float(is_right))
        seen.append(rating.rating)
        results.append(is_right)
    assert abs(sum(seen[-200:]) / 200 - strength) < 80
    assert 0.58 < sum(results[-200:]) / 200 < 0.76  # two of three are right
