"""Matches: when they are over, and who leads."""

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import Match, MatchKind, MatchRule, MatchScore, read_match

Results = list[tuple[int, ...]]

FIRST, SECOND, DRAWN = (1, 0), (0, 1), (0, 0)


def played(rule: MatchRule, results: Results, chairs: int = 2) -> Match:
    """A match after the results; it must not be over before the last of them."""
    match = Match(rule, chairs)
    for points in results:
        assert not match.is_over, f"{match} is over before {points}"
        match = match.with_result(points)
    return match


@pytest.mark.parametrize(
    ("number", "results", "is_over", "score"),
    [
        (1, [], False, (0, 0)),
        (1, [FIRST], True, (1, 0)),
        (1, [DRAWN], True, (0, 0)),
        (3, [FIRST], False, (1, 0)),
        (3, [FIRST, FIRST], True, (2, 0)),
        (3, [FIRST, SECOND], False, (1, 1)),
        (3, [FIRST, SECOND, SECOND], True, (1, 2)),
        (3, [FIRST, DRAWN], False, (1, 0)),  # the other can still draw level
        (3, [FIRST, DRAWN, SECOND], True, (1, 1)),  # level after three: a drawn match
        (3, [DRAWN, DRAWN, DRAWN], True, (0, 0)),
        (5, [FIRST, FIRST], False, (2, 0)),
        (5, [FIRST, FIRST, FIRST], True, (3, 0)),
        (5, [FIRST, FIRST, DRAWN], False, (2, 0)),
        (5, [FIRST, FIRST, DRAWN, DRAWN], True, (2, 0)),  # one game left cannot make up two
        (5, [DRAWN, DRAWN, DRAWN, SECOND], False, (0, 1)),
    ],
)
def test_best_of_ends_when_the_lead_cannot_be_caught(
    number: int, results: Results, is_over: bool, score: tuple[int, int]
) -> None:
    match = played(MatchRule("best-of", number), results)
    assert (match.is_over, match.score) == (is_over, score), match


def test_best_of_counts_games_and_not_points() -> None:
    match = played(MatchRule("best-of", 3), [(4, 0), (0, 1), (0, 2)])
    assert match.scores == ((1, 0), (1, 1), (1, 2))
    assert match.is_over
    assert match.leaders == (2,)


def test_first_to_counts_points() -> None:
    match = played(MatchRule("first-to", 5), [(2, 0), (0, 4), DRAWN, (1, 0)])
    assert match.scores == ((2, 0), (2, 4), (2, 4), (3, 4))
    assert not match.is_over
    assert played(match.rule, [*match.results, (4, 0)]).is_over, "7 to 4 in a match to 5"


def test_first_to_never_ends_by_draws() -> None:
    assert not played(MatchRule("first-to", 1), [DRAWN] * 50).is_over


def test_an_open_match_never_ends() -> None:
    match = played(MatchRule("open"), [FIRST] * 30)
    assert not match.is_over
    assert match.score == (30, 0)


def test_partners_share_their_score_and_end_a_match_together() -> None:
    ours, theirs = (1, 0, 1, 0), (0, 1, 0, 1)
    match = played(MatchRule("best-of", 3), [ours, theirs], chairs=4)
    assert not match.is_over
    assert match.leaders == (1, 2, 3, 4)
    decided = played(match.rule, [ours, theirs, ours], chairs=4)
    assert decided.is_over
    assert decided.leaders == (1, 3)
    assert played(match.rule, [ours, ours], chairs=4).is_over


def test_at_a_level_score_all_sides_lead() -> None:
    assert Match(MatchRule(), 3).leaders == (1, 2, 3)


@pytest.mark.parametrize(
    ("kind", "number"),
    [("best-of", 0), ("best-of", 2), ("first-to", 0), ("first-to", 1001), ("open", -1)],
)
def test_an_impossible_match_is_refused(kind: MatchKind, number: int) -> None:
    with pytest.raises(BadInput, match=str(number)):
        MatchRule(kind, number)


def test_an_unknown_kind_of_match_is_refused_with_the_kinds_there_are() -> None:
    with pytest.raises(BadInput, match="'worst-of'; it can be best-of, first-to, games or open"):
        MatchRule("worst-of")  # type: ignore[arg-type]  # as a record may have it


def test_only_the_best_of_one_is_a_single_game() -> None:
    rules = (MatchRule(), MatchRule("best-of", 3), MatchRule("first-to", 1), MatchRule("open"))
    assert [rule.is_single for rule in rules] == [True, False, False, False]


def test_a_standing_contains_the_latest_score() -> None:
    assert MatchScore().score == ()
    assert MatchScore(MatchRule("open"), ((1, 0), (1, 1))).score == (1, 1)


def test_all_of_n_games_are_played_and_points_are_counted() -> None:
    match = Match(MatchRule("games", 4), 2)
    for points in ((2, 0), (2, 0), (2, 0)):
        match = match.with_result(points)
        assert not match.is_over, "the rest is played even when it can change nothing"
    match = match.with_result((1, 1))
    assert match.is_over
    assert match.score == (7, 1)
    assert match.leaders == (1,)


def test_a_session_has_no_number() -> None:
    assert read_match("open") == MatchRule("open")


@pytest.mark.parametrize("text", ["", "first-to", "first-to-", "best-of-2", "sets-3", "open-99999"])
def test_a_match_misnamed_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_match(text)
