"""Cube decisions: positions everybody knows, every score, every rule about the cube."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.engine.chances import Chances, Rows
from gamecase.games.backgammon.engine.cube_decisions import (
    Answer,
    Decision,
    by_stake,
    decide,
    efficiency_of,
    looked_ahead,
    stake_of,
)
from gamecase.games.backgammon.engine.cube_model import Owner, Stake
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.search import Choice, Search
from gamecase.games.backgammon.position import Cube, Phase, Position, Score
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import checkers, rules

RULES = rules("tournament")


def fake(*chances: float) -> Search:
    """A search that finds the same chances everywhere."""

    def judge(rows: Rows) -> Chances:
        return np.tile(np.array(chances, np.float32), (len(rows), 1))

    return Search(RULES, judge)


def lay(ours: str, theirs: str) -> NDArray[np.int8]:
    return row_of(Board(checkers(ours), checkers(theirs)))


CONTACT = lay("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5")


def test_a_cube_is_livelier_the_longer_the_game_and_the_fewer_the_gammons() -> None:
    few, many = np.zeros((1, 5), np.float32), np.array([[0.6, 0.3, 0, 0.1, 0]], np.float32)
    late = lay("20:1 6:5 5:5 4:4", "6:5 5:5 4:5")  # a man is held back, and all others are home
    assert efficiency_of(CONTACT[None], few) > efficiency_of(late[None], few)
    assert efficiency_of(CONTACT[None], few) > efficiency_of(CONTACT[None], many)


@pytest.mark.parametrize(
    ("chances", "stake", "decision", "answer"),
    [
        ((0.55, 0.1, 0, 0.1, 0), Stake(), Decision.NO_DOUBLE, Answer.TAKE),
        ((0.74, 0.15, 0, 0.05, 0), Stake(), Decision.DOUBLE_TAKE, Answer.TAKE),
        ((0.82, 0.1, 0, 0.05, 0), Stake(), Decision.DOUBLE_DROP, Answer.DROP),
        ((0.9, 0.7, 0, 0.02, 0), Stake(), Decision.TOO_GOOD, Answer.DROP),
        # Without gammons on the centred cube nobody is too good.
        ((0.9, 0.7, 0, 0.02, 0), Stake(jacoby=True), Decision.DOUBLE_DROP, Answer.DROP),
        ((0.9, 0.7, 0, 0, 0), Stake(owner=Owner.THEM), Decision.NO_DOUBLE, Answer.DROP),
        ((0.3, 0.05, 0, 0.1, 0), Stake(beavers=True), Decision.NO_DOUBLE, Answer.BEAVER),
        ((0.3, 0.05, 0, 0.1, 0), Stake(), Decision.NO_DOUBLE, Answer.TAKE),
        # Nothing to lose: who trails after the Crawford game doubles at once.
        ((0.45, 0.1, 0, 0.1, 0), Stake(ours=3, theirs=1), Decision.DOUBLE_TAKE, Answer.TAKE),
        ((0.9, 0.1, 0, 0, 0), Stake(ours=3, theirs=1, is_crawford=True), Decision.NO_DOUBLE, None),
        ((0.9, 0.1, 0, 0, 0), Stake(ours=1, theirs=3), Decision.NO_DOUBLE, None),
        (
            (0.9, 0.1, 0, 0, 0),
            Stake(cube=2, owner=Owner.US, ours=2, theirs=4),
            Decision.NO_DOUBLE,
            None,
        ),
        # Two away each: what is dead for both is doubled early.
        ((0.6, 0.15, 0, 0.1, 0), Stake(ours=2, theirs=2), Decision.DOUBLE_TAKE, Answer.TAKE),
        # The free drop: 1 away, the other side 2 away, and a little behind.
        ((0.53, 0.1, 0, 0.1, 0), Stake(ours=2, theirs=1), Decision.DOUBLE_DROP, Answer.DROP),
        ((0.9, 0.1, 0, 0, 0), Stake(has_cube=False), Decision.NO_DOUBLE, None),
    ],
    ids=str,
)
def test_decisions_as_they_stand(
    chances: tuple[float, ...], stake: Stake, decision: Decision, answer: Answer | None
) -> None:
    verdict = decide(CONTACT, stake, fake(*chances))
    assert verdict.decision is decision
    assert answer is None or verdict.answer is answer
    assert verdict.doubles == decision.startswith("double")


def test_values_are_told_in_games_at_the_present_cube() -> None:
    search = fake(0.7, 0.2, 0.01, 0.05, 0)
    once = decide(CONTACT, Stake(), search)
    assert once.double_drop == 1.0
    assert once.match_chance is None
    owned = decide(CONTACT, Stake(cube=8, owner=Owner.US), search)
    assert owned.double_drop == 1.0
    again = decide(CONTACT, Stake(cube=2, owner=Owner.US), search)
    assert owned.no_double == pytest.approx(again.no_double)
    match = decide(CONTACT, Stake(ours=7, theirs=7), search)
    assert match.double_drop == pytest.approx(1.0)
    assert match.no_double == pytest.approx(once.no_double, abs=0.15)
    assert match.match_chance is not None
    assert 0.5 < match.match_chance < 0.65


def test_every_score_has_its_decision() -> None:
    search = fake(0.72, 0.2, 0.01, 0.05, 0)
    for ours in range(1, 26):
        for theirs in (1, 2, 3, 7, 13, 25):
            for is_crawford in {False, 1 in (ours, theirs) and ours != theirs}:
                stake = Stake(ours=ours, theirs=theirs, is_crawford=is_crawford)
                verdict = decide(CONTACT, stake, search)
                assert np.isfinite([verdict.no_double, verdict.double_take]).all()
                assert verdict.may_double == (ours > 1 and not is_crawford)
                if is_crawford:
                    assert verdict.decision is Decision.NO_DOUBLE


# --- looking ahead ---


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_small_races_are_exact_at_every_depth(ply: int) -> None:
    """One checker on the six point against a side that is through next turn: 27 of 36."""
    search = Search(RULES)
    verdict = decide(lay("6:1", "1:2"), Stake(), search, ply)
    assert verdict.no_double == pytest.approx(0.5, abs=1e-6)
    assert verdict.double_take == pytest.approx(1.0, abs=1e-6)
    assert verdict.doubles
    # At 5-2 each with one throw: 19 of 36 win, doubled and taken.
    close = decide(lay("5:1 2:1", "1:1"), Stake(), search, ply)
    assert close.decision is Decision.DOUBLE_TAKE
    assert close.no_double == pytest.approx(2 / 36, abs=1e-6)


def test_a_game_that_is_over_is_not_played_on() -> None:
    search = Search(RULES)
    over = lay("6:15", "off:15")
    for ply in (0, 1, 2):
        (value,) = looked_ahead(over[None], [Stake(cube=2, owner=Owner.US)], search, ply)[0]
        assert value == pytest.approx(-4.0)


def test_looking_ahead_at_a_match_gives_chances() -> None:
    search = Search(RULES)
    stake = Stake(ours=3, theirs=5)
    one = decide(CONTACT, stake, search, 1)
    assert one.match_chance is not None
    assert 0.5 < one.match_chance < 0.8
    assert -1.0 < one.no_double < 1.0


# --- plays at a score ---


def test_plays_count_by_cube_and_score() -> None:
    bold = Choice(0, CONTACT, np.array([0.50, 0.30, 0, 0.10, 0], np.float32), 0.20, 1)
    safe = Choice(1, CONTACT, np.array([0.55, 0.05, 0, 0.05, 0], np.float32), 0.10, 1)
    glanced = Choice(2, CONTACT, np.array([0.9, 0.1, 0, 0.0, 0], np.float32), 0.9, 0)
    plays = [bold, safe, glanced]

    def order(stake: Stake) -> list[int]:
        return [each.nth for each in by_stake(plays, stake, RULES)]

    assert order(Stake(ours=1, theirs=1)) == [1, 0, 2]  # the last game: only wins count
    assert order(Stake(ours=2, theirs=1, is_crawford=True)) == [0, 1, 2]  # a gammon is the match
    assert order(Stake(jacoby=True, limit=1)) == [1, 0, 2]  # no gammon counts before a double
    assert order(Stake(cube=2, owner=Owner.THEM)) == [0, 1, 2]
    assert by_stake(plays, Stake(has_cube=False), RULES) is plays


# --- from positions of the game ---


def test_the_stake_is_what_the_position_says() -> None:
    side = checkers("24:2 13:5 8:3 6:5")
    money = Position(rules=RULES, first=side, second=side, phase=Phase.CHOICE, turn=Seat.SECOND)
    money = replace(money, score=Score("open", 1), cube=Cube(4, Seat.SECOND))
    told = stake_of(money, Seat.SECOND)
    assert told == Stake(cube=4, owner=Owner.US, jacoby=True, beavers=True, limit=RULES.cube_limit)
    assert stake_of(money, Seat.FIRST).owner is Owner.THEM
    match = replace(money, score=Score("first-to", 7, 6, 2, is_crawford=True), cube=Cube())
    told = stake_of(match, Seat.SECOND)
    assert (told.ours, told.theirs, told.is_crawford) == (5, 1, True)
    assert not told.jacoby
    assert not told.may_double
    far = replace(money, score=Score("first-to", 99, 3, 90))
    assert (stake_of(far, Seat.FIRST).ours, stake_of(far, Seat.FIRST).theirs) == (25, 9)
    games = replace(money, score=Score("best-of", 5))
    assert not stake_of(games, Seat.FIRST).has_cube
    plain = replace(money, rules=rules("best-of"))
    assert not stake_of(plain, Seat.FIRST).has_gammons
