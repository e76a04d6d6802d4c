"""Match state: chairs, turns, ends of games and matches, entry by entry."""

from random import Random

import pytest
from hypothesis import given, settings

from gamecase.games.tictactoe.position import Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadRecord
from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.position_history import PositionNode
from gamecase.kernel.seat import Seat
from kernel.sample_logs import (
    DRAWN,
    X_WINS,
    current_state,
    pebble_log,
    position_text,
    tictactoe_log,
)
from log_builder import TICTACTOE, LogBuilder, header, make_entry, random_action
from random_logs import random_logs

# --- chairs ---


def test_people_take_chairs_and_bots_are_seated_from_the_start() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, bots={2: "perfect"}))
    assert current_state(builder).missing == (1,)
    builder.add(1, EntryKind.SIT, "Ann")
    assert builder.state.names == ("Ann", "")
    assert current_state(builder).missing == ()


@pytest.mark.parametrize("chair", [1, 2, NO_CHAIR])
def test_a_taken_chair_stays_taken(chair: int) -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, bots={2: "perfect"}))
    builder.add(1, EntryKind.SIT, "Ann")
    assert builder.rejection(chair, EntryKind.SIT, "Ben") == f"chair {chair} is taken"


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "\u2028", "\x00"])
def test_a_name_is_one_short_line(name: str) -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    assert builder.rejection(1, EntryKind.SIT, name) == "a name is one short line"


@pytest.mark.parametrize("by", [-1, 3])
def test_a_missing_chair_cannot_act(by: int) -> None:
    assert tictactoe_log().rejection(by, EntryKind.ACT, "b2") == f"there is no chair {by}"


# --- turns ---


def test_seats_act_in_turn() -> None:
    builder = tictactoe_log()
    assert current_state(builder).to_act is Seat.FIRST
    builder.act("b2")
    assert current_state(builder).to_act is Seat.SECOND
    builder.act("a1")
    assert current_state(builder).to_act is Seat.FIRST
    assert [entry.by for entry in builder.entries if entry.kind is EntryKind.ACT] == [1, 2]


def test_an_action_out_of_turn_is_refused_with_whose_turn_it_is() -> None:
    builder = tictactoe_log()
    assert builder.state.judge(2, "b2") == Refusal("not-your-turn", {"seat": "first"})
    assert builder.state.judge(1, "b2") is None
    assert builder.rejection(2, EntryKind.ACT, "b2") == "'b2' is refused: not-your-turn"


def test_the_server_cannot_act_for_a_player() -> None:
    assert tictactoe_log().state.judge(NO_CHAIR, "b2") == Refusal(
        "not-your-turn", {"seat": "first"}
    )


def test_actions_before_all_chairs_are_taken_are_refused() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    builder.add(1, EntryKind.SIT, "Ann")
    builder.add(NO_CHAIR, EntryKind.BEGIN)
    assert builder.state.judge(1, "b2") == Refusal("not-begun")
    builder.add(2, EntryKind.SIT, "Ben")
    assert builder.state.judge(1, "b2") is None


def test_actions_before_the_first_game_are_refused() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    assert builder.state.judge(1, "b2") == Refusal("not-begun")
    assert (builder.state.to_act, builder.state.position) == (Seat.NOBODY, None)


def test_actions_after_the_game_are_refused() -> None:
    builder = tictactoe_log()
    builder.act(*X_WINS)
    assert current_state(builder).to_act is Seat.NOBODY
    for chair in (1, 2):
        assert builder.state.judge(chair, "c3") == Refusal("game-over")
        assert builder.rejection(chair, EntryKind.ACT, "c3") == "'c3' is refused: game-over"


def test_the_error_of_an_unreadable_action_says_what_was_expected() -> None:
    builder = tictactoe_log()
    with pytest.raises(BadAction, match="'j9' is no square; expected a1 to c3"):
        builder.state.judge(1, "j9")
    assert "'j9' is no square" in builder.rejection(1, EntryKind.ACT, "j9")


def test_a_refused_entry_leaves_the_state_unchanged() -> None:
    builder = tictactoe_log()
    builder.act("b2")
    before = builder.state
    builder.rejection(2, EntryKind.ACT, "b2")
    assert builder.state == before
    assert position_text(builder) == ".../.X./..."


def test_an_entry_is_never_older_than_the_one_before() -> None:
    builder = tictactoe_log()
    entry = make_entry(builder.state, 1, EntryKind.ACT, "b2", at=1)
    assert entry.at == builder.state.at
    builder.state.after(entry)


def test_an_entry_follows_the_last_number() -> None:
    builder = tictactoe_log()
    entry = make_entry(builder.state, 1, EntryKind.ACT, "b2", at=builder.state.at)
    state = builder.state.after(entry)
    with pytest.raises(BadRecord, match=f"entry {entry.number}: expected entry"):
        state.after(entry)
    with pytest.raises(BadRecord, match="expected entry"):
        builder.state.after(entry._replace(number=entry.number + 1))


def test_an_entry_of_another_log_does_not_link() -> None:
    one, other = tictactoe_log(), tictactoe_log(match=MatchRule("open"))
    with pytest.raises(BadRecord, match="the link does not fit"):
        one.state.after(make_entry(other.state, 1, EntryKind.ACT, "b2", at=other.state.at))


def test_nature_acts_between_the_seats() -> None:
    builder = pebble_log(ruleset="trio")
    turns = []
    for place in (1, 2, 3):
        turns.append(builder.state.to_act)
        builder.act(f"slide {place} 0 4")
        turns.append(builder.state.to_act)
        builder.add_chance()
    nature = Seat.NATURE
    assert turns == [Seat.FIRST, nature, Seat.SECOND, nature, Seat.THIRD, nature]
    assert current_state(builder).to_act is Seat.NOBODY
    assert builder.state.rolls == 3


# --- how games end ---


@pytest.mark.parametrize(("chair", "winner"), [(1, Seat.SECOND), (2, Seat.FIRST)])
def test_a_player_may_resign_in_turn_or_not_and_loses(chair: int, winner: Seat) -> None:
    builder = tictactoe_log()
    builder.act("b2")
    builder.add(chair, EntryKind.RESIGN)
    assert builder.state.outcome == Outcome((winner,), "resigned")
    assert builder.state.match.leaders == (3 - chair,)
    for again in (1, 2):
        assert builder.rejection(again, EntryKind.RESIGN) == "no game is under way"


def test_the_server_cannot_resign() -> None:
    assert tictactoe_log().rejection(NO_CHAIR, EntryKind.RESIGN) == "chair 0 holds no seat"


def test_resigning_before_the_game_is_refused() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    assert builder.rejection(1, EntryKind.RESIGN) == "chair 1 holds no seat"


def test_a_line_wins_the_game_and_the_single_match() -> None:
    builder = tictactoe_log()
    builder.act(*X_WINS)
    assert builder.state.outcome == Outcome((Seat.FIRST,), "three-in-a-row")
    assert current_state(builder).match.is_over
    assert builder.state.match_winners == ((1,),)


def test_a_drawn_match_has_no_winner() -> None:
    builder = tictactoe_log()
    builder.act(*DRAWN)
    assert builder.state.outcome == Outcome((), "board-full")
    assert builder.state.match_winners == ((),)


def test_points_of_a_game_count_in_a_match_to_points() -> None:
    builder = pebble_log(match=MatchRule("first-to", 2), dice="manual", switches={"rounds": 1})
    builder.act("slide 0 0 6")
    builder.add(1, EntryKind.ACT, "drift 6")
    builder.act("slide 1 0 1")
    builder.add(1, EntryKind.ACT, "drift 1")
    assert builder.state.outcome == Outcome((Seat.FIRST,), "farthest", points=2)
    assert builder.state.match.score == (2, 0)
    assert current_state(builder).match.is_over


# --- one game after another ---


class StandingRecorder(TicTacToe):
    """Tic-tac-toe that remembers the standings its games were opened with."""

    def __init__(self) -> None:
        self.standings: dict[MatchScore, None] = {}  # a set that keeps its order

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        self.standings[match_score] = None
        return super().opening(rules, match_score)


def test_the_next_game_swaps_the_seats_where_the_first_seat_begins() -> None:
    builder = tictactoe_log(match=MatchRule("open"))
    holders = [builder.state.chair_of(Seat.FIRST)]
    for _ in range(3):
        builder.act(*X_WINS)
        builder.begin()
        holders.append(builder.state.chair_of(Seat.FIRST))
    assert holders == [1, 2, 1, 2]
    assert builder.state.seat_of(1) is Seat.SECOND


def test_seats_are_not_swapped_if_the_game_keeps_them() -> None:
    builder = pebble_log(match=MatchRule("open"))
    builder.finish(Random(1))
    builder.begin()
    assert builder.state.seating == (1, 2)
    assert current_state(builder).to_act is Seat.SECOND, (
        "the opening knows that it is the second game"
    )


def test_a_game_is_opened_with_the_standing_by_seat() -> None:
    """Chair 1 wins as X, then chair 2 has X: the score follows the chairs."""
    rule = MatchRule("best-of", 3)
    game = StandingRecorder()
    builder = tictactoe_log(match=rule)
    builder.state = builder.state._replace(game=game)
    builder.act(*X_WINS)
    builder.begin()
    builder.act(*DRAWN)
    builder.begin()
    assert [*game.standings] == [MatchScore(rule, ((0, 1),)), MatchScore(rule, ((1, 0), (1, 0)))]


def test_a_match_continues_until_it_is_decided() -> None:
    builder = tictactoe_log(match=MatchRule("best-of", 3))
    builder.act(*X_WINS)  # chair 1
    assert builder.rejection(1, EntryKind.OFFER, "rematch") == "the match is not over"
    builder.begin()
    builder.act(*X_WINS)  # chair 2
    assert builder.state.match.score == (1, 1)
    assert not current_state(builder).match.is_over
    builder.begin()
    builder.act(*DRAWN)
    assert builder.state.match.score == (1, 1)
    assert current_state(builder).match.is_over
    assert (builder.state.nth_game, builder.state.match_winners) == (3, ((),))


def test_a_game_does_not_begin_before_the_last_is_over() -> None:
    assert tictactoe_log().rejection(NO_CHAIR, EntryKind.BEGIN) == "the game before it is not over"


def test_a_rematch_needs_an_offer_by_one_and_acceptance_by_another() -> None:
    builder = tictactoe_log()
    builder.act(*X_WINS)
    for by in (NO_CHAIR, 1, 2):
        assert builder.rejection(by, EntryKind.BEGIN) == "no rematch was offered"
    builder.add(2, EntryKind.OFFER, "rematch")
    for by in (NO_CHAIR, 2):
        assert builder.rejection(by, EntryKind.BEGIN) == "an offer is accepted by another player"
    builder.begin(by=1)
    assert builder.state.nth_game == 2
    assert builder.state.match.results == (), "a rematch is a new match"
    assert builder.state.match_winners == ((1,),), "but the table remembers the old one"
    assert builder.state.seating == (2, 1)
    assert current_state(builder).offer is None


def test_a_declined_rematch_begins_nothing() -> None:
    builder = tictactoe_log()
    builder.act(*X_WINS)
    offer = builder.add(2, EntryKind.OFFER, "rematch")
    builder.add(1, EntryKind.DECLINE, str(offer.number))
    assert builder.rejection(1, EntryKind.BEGIN) == "no rematch was offered"


# --- invariants ---


@settings(max_examples=80)
@given(random_logs())
def test_a_state_is_consistent_after_any_log(builder: LogBuilder) -> None:
    state, game = builder.state, builder.package.game
    record = builder.record()
    assert state.number == len(builder.entries), record
    if state.outcome:
        assert state.to_act is Seat.NOBODY, record
        assert state.offer is None or state.offer.what == "rematch", record
    if state.seating:
        assert sorted(state.seating) == [*range(1, state.chairs + 1)], record
        for seat in game.seats(state.rules):
            assert state.seat_of(state.chair_of(seat)) is seat, record
    if state.to_act is not Seat.NOBODY:
        assert game.outcome(state.position) is None, record
    if state.to_act.is_player and not state.missing:
        text = game.write(random_action(game, state.position, Random(1)))
        for chair in {*range(state.chairs + 1)} - {state.turn}:
            turn = Refusal("not-your-turn", {"seat": state.to_act.value})
            assert state.judge(chair, text) == turn, record


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
