"""The course of play: chairs, turns, ends and matches, entry by entry."""

from random import Random

import pytest
from hypothesis import given, settings

from gamecase.games.tictactoe.position import Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadRecord
from gamecase.kernel.history import PositionNode
from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.match import MatchRule, MatchScore
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
    desk.add(1, EntryKind.SIT, "Ann")
    assert desk.state.names == ("Ann", "")
    assert now(desk).missing == ()


@pytest.mark.parametrize("chair", [1, 2, NO_CHAIR])
def test_a_taken_chair_stays_taken(chair: int) -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE, bots={2: "perfect"}))
    desk.add(1, EntryKind.SIT, "Ann")
    assert desk.why_not(chair, EntryKind.SIT, "Ben") == f"chair {chair} is taken"


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "\u2028", "\x00"])
def test_a_name_is_one_short_line(name: str) -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    assert desk.why_not(1, EntryKind.SIT, name) == "a name is one short line"


@pytest.mark.parametrize("by", [-1, 3])
def test_nobody_acts_from_a_chair_that_is_not_there(by: int) -> None:
    assert noughts().why_not(by, EntryKind.ACT, "b2") == f"there is no chair {by}"


# --- turns ---


def test_seats_act_in_turn() -> None:
    desk = noughts()
    assert now(desk).to_act is Seat.FIRST
    desk.act("b2")
    assert now(desk).to_act is Seat.SECOND
    desk.act("a1")
    assert now(desk).to_act is Seat.FIRST
    assert [entry.by for entry in desk.entries if entry.kind is EntryKind.ACT] == [1, 2]


def test_a_chair_out_of_turn_is_told_whose_turn_it_is() -> None:
    desk = noughts()
    assert desk.state.judge(2, "b2") == Refusal("not-your-turn", {"seat": "first"})
    assert desk.state.judge(1, "b2") is None
    assert desk.why_not(2, EntryKind.ACT, "b2") == "'b2' is refused: not-your-turn"


def test_the_house_takes_no_turn_of_a_player() -> None:
    assert noughts().state.judge(NO_CHAIR, "b2") == Refusal("not-your-turn", {"seat": "first"})


def test_nobody_acts_before_everybody_sits() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    desk.add(1, EntryKind.SIT, "Ann")
    desk.add(NO_CHAIR, EntryKind.BEGIN)
    assert desk.state.judge(1, "b2") == Refusal("not-begun")
    desk.add(2, EntryKind.SIT, "Ben")
    assert desk.state.judge(1, "b2") is None


def test_before_the_first_game_nobody_acts() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    assert desk.state.judge(1, "b2") == Refusal("not-begun")
    assert (desk.state.to_act, desk.state.position) == (Seat.NOBODY, None)


def test_after_the_game_nobody_acts() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    assert now(desk).to_act is Seat.NOBODY
    for chair in (1, 2):
        assert desk.state.judge(chair, "c3") == Refusal("game-over")
        assert desk.why_not(chair, EntryKind.ACT, "c3") == "'c3' is refused: game-over"


def test_a_text_that_is_no_action_says_what_was_expected() -> None:
    desk = noughts()
    with pytest.raises(BadAction, match="'j9' is no square; expected a1 to c3"):
        desk.state.judge(1, "j9")
    assert "'j9' is no square" in desk.why_not(1, EntryKind.ACT, "j9")


def test_a_refused_entry_leaves_the_course_as_it_was() -> None:
    desk = noughts()
    desk.act("b2")
    before = desk.state
    desk.why_not(2, EntryKind.ACT, "b2")
    assert desk.state == before
    assert board(desk) == ".../.X./..."


def test_an_entry_is_never_older_than_the_one_before() -> None:
    desk = noughts()
    entry = desk.state.entry(0, 1, EntryKind.ACT, "b2")
    assert entry.at == desk.state.at
    desk.state.after(entry)


def test_an_entry_follows_the_last_number() -> None:
    desk = noughts()
    entry = desk.state.entry(desk.state.at, 1, EntryKind.ACT, "b2")
    state = desk.state.after(entry)
    with pytest.raises(BadRecord, match=f"entry {entry.number}: expected entry"):
        state.after(entry)
    with pytest.raises(BadRecord, match="expected entry"):
        desk.state.after(entry._replace(number=entry.number + 1))


def test_an_entry_of_another_log_does_not_link() -> None:
    one, other = noughts(), noughts(match=MatchRule("open"))
    with pytest.raises(BadRecord, match="the link does not fit"):
        one.state.after(other.state.entry(other.state.at, 1, EntryKind.ACT, "b2"))


def test_nature_acts_between_the_seats() -> None:
    desk = pebbles(ruleset="trio")
    turns = []
    for place in (1, 2, 3):
        turns.append(desk.state.to_act)
        desk.act(f"slide {place} 0 4")
        turns.append(desk.state.to_act)
        desk.chance()
    nature = Seat.NATURE
    assert turns == [Seat.FIRST, nature, Seat.SECOND, nature, Seat.THIRD, nature]
    assert now(desk).to_act is Seat.NOBODY
    assert desk.state.rolls == 3


# --- how games end ---


@pytest.mark.parametrize(("chair", "winner"), [(1, Seat.SECOND), (2, Seat.FIRST)])
def test_who_resigns_loses_in_turn_or_not(chair: int, winner: Seat) -> None:
    desk = noughts()
    desk.act("b2")
    desk.add(chair, EntryKind.RESIGN)
    assert desk.state.outcome == Outcome((winner,), "resigned")
    assert desk.state.match.leaders == (3 - chair,)
    for again in (1, 2):
        assert desk.why_not(again, EntryKind.RESIGN) == "no game is under way"


def test_the_house_does_not_resign() -> None:
    assert noughts().why_not(NO_CHAIR, EntryKind.RESIGN) == "chair 0 holds no seat"


def test_nobody_resigns_before_the_game() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    assert desk.why_not(1, EntryKind.RESIGN) == "chair 1 holds no seat"


def test_a_line_wins_the_game_and_the_single_match() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    assert desk.state.outcome == Outcome((Seat.FIRST,), "three-in-a-row")
    assert now(desk).match.is_over
    assert desk.state.tally == ((1,),)


def test_a_drawn_match_is_tallied_without_a_winner() -> None:
    desk = noughts()
    desk.act(*DRAWN)
    assert desk.state.outcome == Outcome((), "board-full")
    assert desk.state.tally == ((),)


def test_points_of_a_game_count_in_a_match_to_points() -> None:
    desk = pebbles(match=MatchRule("first-to", 2), dice="manual", switches={"rounds": 1})
    desk.act("slide 0 0 6")
    desk.add(1, EntryKind.ACT, "drift 6")
    desk.act("slide 1 0 1")
    desk.add(1, EntryKind.ACT, "drift 1")
    assert desk.state.outcome == Outcome((Seat.FIRST,), "farthest", points=2)
    assert desk.state.match.score == (2, 0)
    assert now(desk).match.is_over


# --- one game after another ---


class Watched(TicTacToe):
    """Tic-tac-toe that remembers the standings its games were opened with."""

    def __init__(self) -> None:
        self.standings: dict[MatchScore, None] = {}  # a set that keeps its order

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        self.standings[match_score] = None
        return super().opening(rules, match_score)


def test_the_next_game_swaps_the_seats_where_the_first_seat_begins() -> None:
    desk = noughts(match=MatchRule("open"))
    holders = [desk.state.chair_of(Seat.FIRST)]
    for _ in range(3):
        desk.act(*X_WINS)
        desk.begin()
        holders.append(desk.state.chair_of(Seat.FIRST))
    assert holders == [1, 2, 1, 2]
    assert desk.state.seat_of(1) is Seat.SECOND


def test_seats_stay_where_the_game_says_so() -> None:
    desk = pebbles(match=MatchRule("open"))
    desk.finish(Random(1))
    desk.begin()
    assert desk.state.seating == (1, 2)
    assert now(desk).to_act is Seat.SECOND, "the opening knows that it is the second game"


def test_a_game_is_opened_with_the_standing_by_seat() -> None:
    """Chair 1 wins as X, then chair 2 has X: the score goes with the people."""
    rule = MatchRule("best-of", 3)
    game = Watched()
    desk = noughts(match=rule)
    desk.state = desk.state._replace(game=game)
    desk.act(*X_WINS)
    desk.begin()
    desk.act(*DRAWN)
    desk.begin()
    assert [*game.standings] == [MatchScore(rule, ((0, 1),)), MatchScore(rule, ((1, 0), (1, 0)))]


def test_a_match_goes_on_until_it_is_decided() -> None:
    desk = noughts(match=MatchRule("best-of", 3))
    desk.act(*X_WINS)  # chair 1
    assert desk.why_not(1, EntryKind.OFFER, "rematch") == "the match is not over"
    desk.begin()
    desk.act(*X_WINS)  # chair 2
    assert desk.state.match.score == (1, 1)
    assert not now(desk).match.is_over
    desk.begin()
    desk.act(*DRAWN)
    assert desk.state.match.score == (1, 1)
    assert now(desk).match.is_over
    assert (desk.state.nth_game, desk.state.tally) == (3, ((),))


def test_a_game_does_not_begin_before_the_last_is_over() -> None:
    assert noughts().why_not(NO_CHAIR, EntryKind.BEGIN) == "the game before it is not over"


def test_a_rematch_needs_an_offer_by_one_and_acceptance_by_another() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    for by in (NO_CHAIR, 1, 2):
        assert desk.why_not(by, EntryKind.BEGIN) == "no rematch was offered"
    desk.add(2, EntryKind.OFFER, "rematch")
    for by in (NO_CHAIR, 2):
        assert desk.why_not(by, EntryKind.BEGIN) == "an offer is accepted by somebody else"
    desk.begin(by=1)
    assert desk.state.nth_game == 2
    assert desk.state.match.results == (), "a rematch is a new match"
    assert desk.state.tally == ((1,),), "but the table remembers the old one"
    assert desk.state.seating == (2, 1)
    assert now(desk).offer is None


def test_a_declined_rematch_begins_nothing() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    offer = desk.add(2, EntryKind.OFFER, "rematch")
    desk.add(1, EntryKind.DECLINE, str(offer.number))
    assert desk.why_not(1, EntryKind.BEGIN) == "no rematch was offered"


# --- laws ---


@settings(max_examples=80)
@given(desks())
def test_a_course_holds_together_whatever_happened(desk: Desk) -> None:
    state, game = desk.state, desk.package.game
    told = desk.record()
    assert state.number == len(desk.entries), told
    if state.outcome:
        assert state.to_act is Seat.NOBODY, told
        assert state.offer is None or state.offer.what == "rematch", told
    if state.seating:
        assert sorted(state.seating) == [*range(1, state.chairs + 1)], told
        for seat in game.seats(state.rules):
            assert state.seat_of(state.chair_of(seat)) is seat, told
    if state.to_act is not Seat.NOBODY:
        assert game.outcome(state.position) is None, told
    if state.to_act.is_player and not state.missing:
        text = game.write(some_action(game, state.position, Random(1)))
        for chair in {*range(state.chairs + 1)} - {state.turn}:
            turn = Refusal("not-your-turn", {"seat": state.to_act.value})
            assert state.judge(chair, text) == turn, told


def test_long_games_can_be_compared() -> None:
    """A game of a thousand actions is deeper than Python recurses."""

    def long_game(last: str) -> PositionNode:
        node = PositionNode(0, 0, "", "opening", None)
        for number in range(1, 3000):
            node = PositionNode(number, 1, "on", "somewhere", node)
        return PositionNode(3000, 1, last, "end", node)

    assert long_game("x") == long_game("x")
    assert hash(long_game("x")) == hash(long_game("x"))
    assert long_game("x") != long_game("y")
    assert long_game("x") != long_game("x").before
    assert long_game("x") != "x"
