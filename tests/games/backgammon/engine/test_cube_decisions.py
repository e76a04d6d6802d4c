"""Cube decisions: well-known positions, every score, and every rule about the cube."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.engine.chances import Chances, Rows
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnswer,
    CubeDecision,
    analyse_cube,
    cube_efficiency,
    cube_state_of,
    evaluate_cubeful,
    rerank_for_cube,
    search_values,
)
from gamecase.games.backgammon.engine.cube_model import CubeState, Owner
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.search import RankedPlay, Search
from gamecase.games.backgammon.position import Cube, Phase, Position, Score
from gamecase.kernel.seat import Seat
from games.backgammon.engine.match_bearoff import MatchBearoff
from games.backgammon.position_builders import checkers, rules

RULES = rules("tournament")


def fake_search(*chances: float) -> Search:
    """A search that finds the same chances everywhere."""

    def evaluate(rows: Rows) -> Chances:
        return np.tile(np.array(chances, np.float32), (len(rows), 1))

    return Search(RULES, evaluate)


def row_of_sides(ours: str, theirs: str) -> NDArray[np.int8]:
    return row_of(Board(checkers(ours), checkers(theirs)))


CONTACT = row_of_sides("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5")


def test_the_cube_is_more_efficient_in_longer_games_with_fewer_gammons() -> None:
    few, many = np.zeros((1, 5), np.float32), np.array([[0.6, 0.3, 0, 0.1, 0]], np.float32)
    late = row_of_sides("20:1 6:5 5:5 4:4", "6:5 5:5 4:5")  # one back checker, all others are home
    assert cube_efficiency(CONTACT[None], few) > cube_efficiency(late[None], few)
    assert cube_efficiency(CONTACT[None], few) > cube_efficiency(CONTACT[None], many)


@pytest.mark.parametrize(
    ("chances", "cube_state", "decision", "answer"),
    [
        ((0.55, 0.1, 0, 0.1, 0), CubeState(), CubeDecision.NO_DOUBLE, CubeAnswer.TAKE),
        ((0.74, 0.15, 0, 0.05, 0), CubeState(), CubeDecision.DOUBLE_TAKE, CubeAnswer.TAKE),
        ((0.82, 0.1, 0, 0.05, 0), CubeState(), CubeDecision.DOUBLE_DROP, CubeAnswer.DROP),
        ((0.9, 0.7, 0, 0.02, 0), CubeState(), CubeDecision.TOO_GOOD, CubeAnswer.DROP),
        # Without gammons on the centred cube no position is too good.
        ((0.9, 0.7, 0, 0.02, 0), CubeState(jacoby=True), CubeDecision.DOUBLE_DROP, CubeAnswer.DROP),
        ((0.9, 0.7, 0, 0, 0), CubeState(owner=Owner.THEM), CubeDecision.NO_DOUBLE, CubeAnswer.DROP),
        (
            (0.3, 0.05, 0, 0.1, 0),
            CubeState(beavers=True),
            CubeDecision.NO_DOUBLE,
            CubeAnswer.BEAVER,
        ),
        ((0.3, 0.05, 0, 0.1, 0), CubeState(), CubeDecision.NO_DOUBLE, CubeAnswer.TAKE),
        # The trailer after the Crawford game has nothing to lose and doubles at once.
        (
            (0.45, 0.1, 0, 0.1, 0),
            CubeState(ours=3, theirs=1),
            CubeDecision.DOUBLE_TAKE,
            CubeAnswer.TAKE,
        ),
        (
            (0.9, 0.1, 0, 0, 0),
            CubeState(ours=3, theirs=1, is_crawford=True),
            CubeDecision.NO_DOUBLE,
            None,
        ),
        ((0.9, 0.1, 0, 0, 0), CubeState(ours=1, theirs=3), CubeDecision.NO_DOUBLE, None),
        (
            (0.9, 0.1, 0, 0, 0),
            CubeState(cube=2, owner=Owner.US, ours=2, theirs=4),
            CubeDecision.NO_DOUBLE,
            None,
        ),
        # Two away each: the cube is dead after a double, so doubles are early.
        (
            (0.6, 0.15, 0, 0.1, 0),
            CubeState(ours=2, theirs=2),
            CubeDecision.DOUBLE_TAKE,
            CubeAnswer.TAKE,
        ),
        # The free drop: 1 away, the opponent 2 away, and slightly behind.
        (
            (0.53, 0.1, 0, 0.1, 0),
            CubeState(ours=2, theirs=1),
            CubeDecision.DOUBLE_DROP,
            CubeAnswer.DROP,
        ),
        ((0.9, 0.1, 0, 0, 0), CubeState(has_cube=False), CubeDecision.NO_DOUBLE, None),
    ],
    ids=str,
)
def test_static_cube_decisions(
    chances: tuple[float, ...],
    cube_state: CubeState,
    decision: CubeDecision,
    answer: CubeAnswer | None,
) -> None:
    analysis = analyse_cube(CONTACT, cube_state, fake_search(*chances))
    assert analysis.decision is decision
    assert answer is None or analysis.answer is answer
    assert analysis.should_double == decision.startswith("double")


def test_values_are_normalised_to_the_present_cube() -> None:
    search = fake_search(0.7, 0.2, 0.01, 0.05, 0)
    once = analyse_cube(CONTACT, CubeState(), search)
    assert once.double_drop == 1.0
    assert once.match_chance is None
    owned = analyse_cube(CONTACT, CubeState(cube=8, owner=Owner.US), search)
    assert owned.double_drop == 1.0
    again = analyse_cube(CONTACT, CubeState(cube=2, owner=Owner.US), search)
    assert owned.no_double == pytest.approx(again.no_double)
    match = analyse_cube(CONTACT, CubeState(ours=7, theirs=7), search)
    assert match.double_drop == pytest.approx(1.0)
    assert match.no_double == pytest.approx(once.no_double, abs=0.15)
    assert match.match_chance is not None
    assert 0.5 < match.match_chance < 0.65


def test_every_score_has_a_decision() -> None:
    search = fake_search(0.72, 0.2, 0.01, 0.05, 0)
    for ours in range(1, 26):
        for theirs in (1, 2, 3, 7, 13, 25):
            for is_crawford in {False, 1 in (ours, theirs) and ours != theirs}:
                cube_state = CubeState(ours=ours, theirs=theirs, is_crawford=is_crawford)
                analysis = analyse_cube(CONTACT, cube_state, search)
                assert np.isfinite([analysis.no_double, analysis.double_take]).all()
                assert analysis.can_double == (ours > 1 and not is_crawford)
                if is_crawford:
                    assert analysis.decision is CubeDecision.NO_DOUBLE


# --- looking ahead ---


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_small_races_are_exact_at_every_depth(ply: int) -> None:
    """One checker on the six point against a side that finishes next turn: 27 of 36."""
    search = Search(RULES)
    analysis = analyse_cube(row_of_sides("6:1", "1:2"), CubeState(), search, ply)
    assert analysis.no_double == pytest.approx(0.5, abs=1e-6)
    assert analysis.double_take == pytest.approx(1.0, abs=1e-6)
    assert analysis.should_double
    # Checkers on 5 and 2 with one roll: 19 of 36 win, double and take.
    close = analyse_cube(row_of_sides("5:1 2:1", "1:1"), CubeState(), search, ply)
    assert close.decision is CubeDecision.DOUBLE_TAKE
    assert close.no_double == pytest.approx(2 / 36, abs=1e-6)


def test_a_game_that_is_over_is_not_played_on() -> None:
    search = Search(RULES)
    over = row_of_sides("6:15", "off:15")
    for ply in (0, 1, 2):
        (value,) = search_values(over[None], [CubeState(cube=2, owner=Owner.US)], search, ply)[0]
        assert value == pytest.approx(-4.0)


def test_a_search_in_a_match_gives_the_match_chance() -> None:
    search = Search(RULES)
    cube_state = CubeState(ours=3, theirs=5)
    one = analyse_cube(CONTACT, cube_state, search, 1)
    assert one.match_chance is not None
    assert 0.5 < one.match_chance < 0.8
    assert -1.0 < one.no_double < 1.0


# --- plays at a score ---


def test_plays_are_ranked_for_cube_and_score() -> None:
    bold = RankedPlay(0, CONTACT, np.array([0.50, 0.30, 0, 0.10, 0], np.float32), 0.20, 1)
    safe = RankedPlay(1, CONTACT, np.array([0.55, 0.05, 0, 0.05, 0], np.float32), 0.10, 1)
    unsearched = RankedPlay(2, CONTACT, np.array([0.9, 0.1, 0, 0.0, 0], np.float32), 0.9, 0)
    plays = [bold, safe, unsearched]

    def order(cube_state: CubeState) -> list[int]:
        return [play.index for play in rerank_for_cube(plays, cube_state, RULES)]

    assert order(CubeState(ours=1, theirs=1)) == [1, 0, 2]  # the last game: only wins count
    assert order(CubeState(ours=2, theirs=1, is_crawford=True)) == [
        0,
        1,
        2,
    ]  # a gammon is the match
    assert order(CubeState(jacoby=True, limit=1)) == [1, 0, 2]  # no gammon counts before a double
    assert order(CubeState(cube=2, owner=Owner.THEM)) == [0, 1, 2]
    assert rerank_for_cube(plays, CubeState(has_cube=False), RULES) is plays


# --- from positions of the game ---


def test_the_cube_state_of_a_position() -> None:
    side = checkers("24:2 13:5 8:3 6:5")
    money = Position(rules=RULES, first=side, second=side, phase=Phase.CHOICE, turn=Seat.SECOND)
    money = replace(money, score=Score("open", 1), cube=Cube(4, Seat.SECOND))
    state = cube_state_of(money, Seat.SECOND)
    assert state == CubeState(
        cube=4, owner=Owner.US, jacoby=True, beavers=True, limit=RULES.cube_limit
    )
    assert cube_state_of(money, Seat.FIRST).owner is Owner.THEM
    match = replace(money, score=Score("first-to", 7, 6, 2, is_crawford=True), cube=Cube())
    state = cube_state_of(match, Seat.SECOND)
    assert (state.ours, state.theirs, state.is_crawford) == (5, 1, True)
    assert not state.jacoby
    assert not state.can_double
    far = replace(money, score=Score("first-to", 99, 3, 90))
    assert (cube_state_of(far, Seat.FIRST).ours, cube_state_of(far, Seat.FIRST).theirs) == (25, 9)
    games = replace(money, score=Score("best-of", 5))
    assert not cube_state_of(games, Seat.FIRST).has_cube
    plain = replace(money, rules=rules("best-of"))
    assert not cube_state_of(plain, Seat.FIRST).has_gammons


def test_bear_offs_in_a_match_are_close_to_exact() -> None:
    """The tables know money games; what they say about the cube holds in matches too."""
    exact, search, errors = MatchBearoff(RULES), Search(RULES), []
    sides = ["2:1 off:14", "6:1 off:14", "5:1 2:1 off:13", "4:2 off:13", "6:2 off:13"]
    scores = [(2, 3), (4, 4), (7, 7), (3, 6), (9, 5)]
    for ours, theirs in product(sides, sides):
        row = row_of_sides(ours, theirs)
        for (away, their_away), owner in product(scores, Owner):
            cube = 1 if owner is Owner.NOBODY else 2
            state = CubeState(ours=away, theirs=their_away, cube=cube, owner=owner)
            known = evaluate_cubeful(row[None], search).without_double(state)[0]
            errors.append(abs(known - exact.without_double(tuple(row.tolist()), state)))
    assert np.mean(errors) < 0.005  # chances to win the match
