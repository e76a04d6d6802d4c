"""The course of play: chairs, turns, ends and matches, entry by entry."""

from random import Random

import pytest
from hypothesis import given, settings

from gamecase.games.tictactoe.position import Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadRecord
from gamecase.kernel.history import Moment
from gamecase.kernel.log import HOUSE, Kind
from gamecase.kernel.match import MatchRule, Standing
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from kernel.desks_at_play import DRAWN, X_WINS, board, noughts, now, pebbles
from playing import TICTACTOE, Desk, header, some_action
from wandering import desks

# --- chairs ---


def test_people_take_chairs_and_bots_have_theirs() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE, bots={2: "perfect"}))
    assert now(desk).missing == (1,)
    desk.add(1, Kind.SIT, "Ann")
    assert desk.course.names == ("Ann", "")
    assert now(desk).missing == ()


@pytest.mark.parametrize("chair", [1, 2, HOUSE])
def test_a_taken_chair_stays_taken(chair: int) -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE, bots={2: "perfect"}))
    desk.add(1, Kind.SIT, "Ann")
    assert desk.why_not(chair, Kind.SIT, "Ben") == f"chair {chair} is taken"


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "\u2028", "\x00"])
def test_a_name_is_one_short_line(name: str) -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    assert desk.why_not(1, Kind.SIT, name) == "a name is one short line"


@pytest.mark.parametrize("by", [-1, 3])
def test_nobody_acts_from_a_chair_that_is_not_there(by: int) -> None:
    assert noughts().why_not(by, Kind.ACT, "b2") == f"there is no chair {by}"


# --- turns ---


def test_seats_act_in_turn() -> None:
    desk = noughts()
    assert now(desk).to_act is Seat.FIRST
    desk.act("b2")
    assert now(desk).to_act is Seat.SECOND
    desk.act("a1")
    assert now(desk).to_act is Seat.FIRST
    assert [entry.by for entry in desk.entries if entry.kind is Kind.ACT] == [1, 2]


def test_a_chair_out_of_turn_is_told_whose_turn_it_is() -> None:
    desk = noughts()
    assert desk.course.judge(2, "b2") == Refusal("not-your-turn", {"seat": "first"})
    assert desk.course.judge(1, "b2") is None
    assert desk.why_not(2, Kind.ACT, "b2") == "'b2' is refused: not-your-turn"


def test_the_house_takes_no_turn_of_a_player() -> None:
    assert noughts().course.judge(HOUSE, "b2") == Refusal("not-your-turn", {"seat": "first"})


def test_nobody_acts_before_everybody_sits() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    desk.add(1, Kind.SIT, "Ann")
    desk.add(HOUSE, Kind.BEGIN)
    assert desk.course.judge(1, "b2") == Refusal("not-begun")
    desk.add(2, Kind.SIT, "Ben")
    assert desk.course.judge(1, "b2") is None


def test_before_the_first_game_nobody_acts() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    assert desk.course.judge(1, "b2") == Refusal("not-begun")
    assert (desk.course.to_act, desk.course.position) == (Seat.NOBODY, None)


def test_after_the_game_nobody_acts() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    assert now(desk).to_act is Seat.NOBODY
    for chair in (1, 2):
        assert desk.course.judge(chair, "c3") == Refusal("game-over")
        assert desk.why_not(chair, Kind.ACT, "c3") == "'c3' is refused: game-over"


def test_a_text_that_is_no_action_says_what_was_expected() -> None:
    desk = noughts()
    with pytest.raises(BadAction, match="'j9' is no square; expected a1 to c3"):
        desk.course.judge(1, "j9")
    assert "'j9' is no square" in desk.why_not(1, Kind.ACT, "j9")


def test_a_refused_entry_leaves_the_course_as_it_was() -> None:
    desk = noughts()
    desk.act("b2")
    before = desk.course
    desk.why_not(2, Kind.ACT, "b2")
    assert desk.course == before
    assert board(desk) == ".../.X./..."


def test_an_entry_is_never_older_than_the_one_before() -> None:
    desk = noughts()
    entry = desk.course.entry(0, 1, Kind.ACT, "b2")
    assert entry.at == desk.course.at
    desk.course.after(entry)


def test_an_entry_follows_the_last_number() -> None:
    desk = noughts()
    entry = desk.course.entry(desk.course.at, 1, Kind.ACT, "b2")
    course = desk.course.after(entry)
    with pytest.raises(BadRecord, match=f"entry {entry.number}: expected entry"):
        course.after(entry)
    with pytest.raises(BadRecord, match="expected entry"):
        desk.course.after(entry._replace(number=entry.number + 1))


def test_an_entry_of_another_log_does_not_link() -> None:
    one, other = noughts(), noughts(match=MatchRule("open"))
    with pytest.raises(BadRecord, match="the link does not fit"):
        one.course.after(other.course.entry(other.course.at, 1, Kind.ACT, "b2"))


def test_nature_acts_between_the_seats() -> None:
    desk = pebbles(ruleset="trio")
    turns = []
    for place in (1, 2, 3):
        turns.append(desk.course.to_act)
        desk.act(f"slide {place} 0 4")
        turns.append(desk.course.to_act)
        desk.chance()
    nature = Seat.NATURE
    assert turns == [Seat.FIRST, nature, Seat.SECOND, nature, Seat.THIRD, nature]
    assert now(desk).to_act is Seat.NOBODY
    assert desk.course.rolls == 3


# --- how games end ---


@pytest.mark.parametrize(("chair", "winner"), [(1, Seat.SECOND), (2, Seat.FIRST)])
def test_who_resigns_loses_in_turn_or_not(chair: int, winner: Seat) -> None:
    desk = noughts()
    desk.act("b2")
    desk.add(chair, Kind.RESIGN)
    assert desk.course.outcome == Outcome((winner,), "resigned")
    assert desk.course.match.leaders == (3 - chair,)
    for again in (1, 2):
        assert desk.why_not(again, Kind.RESIGN) == "no game is under way"


def test_the_house_does_not_resign() -> None:
    assert noughts().why_not(HOUSE, Kind.RESIGN) == "chair 0 holds no seat"


def test_nobody_resigns_before_the_game() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    assert desk.why_not(1, Kind.RESIGN) == "chair 1 holds no seat"


def test_a_line_wins_the_game_and_the_single_match() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    assert desk.course.outcome == Outcome((Seat.FIRST,), "three-in-a-row")
    assert now(desk).match.is_over
    assert desk.course.tally == ((1,),)


def test_a_drawn_match_is_tallied_without_a_winner() -> None:
    desk = noughts()
    desk.act(*DRAWN)
    assert desk.course.outcome == Outcome((), "board-full")
    assert desk.course.tally == ((),)


def test_points_of_a_game_count_in_a_match_to_points() -> None:
    desk = pebbles(match=MatchRule("first-to", 2), dice="manual", switches={"rounds": 1})
    desk.act("slide 0 0 6")
    desk.add(1, Kind.ACT, "drift 6")
    desk.act("slide 1 0 1")
    desk.add(1, Kind.ACT, "drift 1")
    assert desk.course.outcome == Outcome((Seat.FIRST,), "farthest", points=2)
    assert desk.course.match.score == (2, 0)
    assert now(desk).match.is_over


# --- one game after another ---


class Watched(TicTacToe):
    """Tic-tac-toe that remembers the standings its games were opened with."""

    def __init__(self) -> None:
        self.standings: dict[Standing, None] = {}  # a set that keeps its order

    def opening(self, rules: Ruleset, standing: Standing) -> Position:
        self.standings[standing] = None
        return super().opening(rules, standing)


def test_the_next_game_swaps_the_seats_where_the_first_seat_begins() -> None:
    desk = noughts(match=MatchRule("open"))
    holders = [desk.course.chair_of(Seat.FIRST)]
    for _ in range(3):
        desk.act(*X_WINS)
        desk.begin()
        holders.append(desk.course.chair_of(Seat.FIRST))
    assert holders == [1, 2, 1, 2]
    assert desk.course.seat_of(1) is Seat.SECOND


def test_seats_stay_where_the_game_says_so() -> None:
    desk = pebbles(match=MatchRule("open"))
    desk.finish(Random(1))
    desk.begin()
    assert desk.course.seating == (1, 2)
    assert now(desk).to_act is Seat.SECOND, "the opening knows that it is the second game"


def test_a_game_is_opened_with_the_standing_by_seat() -> None:
    """Chair 1 wins as X, then chair 2 has X: the score goes with the people."""
    rule = MatchRule("best-of", 3)
    game = Watched()
    desk = noughts(match=rule)
    desk.course = desk.course._replace(game=game)
    desk.act(*X_WINS)
    desk.begin()
    desk.act(*DRAWN)
    desk.begin()
    assert [*game.standings] == [Standing(rule, ((0, 1),)), Standing(rule, ((1, 0), (1, 0)))]


def test_a_match_goes_on_until_it_is_decided() -> None:
    desk = noughts(match=MatchRule("best-of", 3))
    desk.act(*X_WINS)  # chair 1
    assert desk.why_not(1, Kind.OFFER, "rematch") == "the match is not over"
    desk.begin()
    desk.act(*X_WINS)  # chair 2
    assert desk.course.match.score == (1, 1)
    assert not now(desk).match.is_over
    desk.begin()
    desk.act(*DRAWN)
    assert desk.course.match.score == (1, 1)
    assert now(desk).match.is_over
    assert (desk.course.nth_game, desk.course.tally) == (3, ((),))


def test_a_game_does_not_begin_before_the_last_is_over() -> None:
    assert noughts().why_not(HOUSE, Kind.BEGIN) == "the game before it is not over"


def test_a_rematch_needs_an_offer_by_one_and_acceptance_by_another() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    for by in (HOUSE, 1, 2):
        assert desk.why_not(by, Kind.BEGIN) == "no rematch was offered"
    desk.add(2, Kind.OFFER, "rematch")
    for by in (HOUSE, 2):
        assert desk.why_not(by, Kind.BEGIN) == "an offer is accepted by somebody else"
    desk.begin(by=1)
    assert desk.course.nth_game == 2
    assert desk.course.match.results == (), "a rematch is a new match"
    assert desk.course.tally == ((1,),), "but the table remembers the old one"
    assert desk.course.seating == (2, 1)
    assert now(desk).offer is None


def test_a_declined_rematch_begins_nothing() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    offer = desk.add(2, Kind.OFFER, "rematch")
    desk.add(1, Kind.DECLINE, str(offer.number))
    assert desk.why_not(1, Kind.BEGIN) == "no rematch was offered"


# --- laws ---


@settings(max_examples=80)
@given(desks())
def test_a_course_holds_together_whatever_happened(desk: Desk) -> None:
    course, game = desk.course, desk.boxed.game
    told = desk.record()
    assert course.number == len(desk.entries), told
    if course.outcome:
        assert course.to_act is Seat.NOBODY, told
        assert course.offer is None or course.offer.what == "rematch", told
    if course.seating:
        assert sorted(course.seating) == [*range(1, course.chairs + 1)], told
        for seat in game.seats(course.rules):
            assert course.seat_of(course.chair_of(seat)) is seat, told
    if course.to_act is not Seat.NOBODY:
        assert game.outcome(course.position) is None, told
    if course.to_act.is_player and not course.missing:
        text = game.write(some_action(game, course.position, Random(1)))
        for chair in {*range(course.chairs + 1)} - {course.turn}:
            turn = Refusal("not-your-turn", {"seat": course.to_act.value})
            assert course.judge(chair, text) == turn, told


def test_long_games_can_be_compared() -> None:
    """A game of a thousand actions is deeper than Python recurses."""

    def long_game(last: str) -> Moment:
        moment = Moment(0, 0, "", "opening", None)
        for number in range(1, 3000):
            moment = Moment(number, 1, "on", "somewhere", moment)
        return Moment(3000, 1, last, "end", moment)

    assert long_game("x") == long_game("x")
    assert hash(long_game("x")) == hash(long_game("x"))
    assert long_game("x") != long_game("y")
    assert long_game("x") != long_game("x").before
    assert long_game("x") != "x"
