"""One step of a course for each kind of entry: what must hold, and what comes of it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, get_args

from gamecase.kernel.dice import check_client_seed, commitment
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.history import Offer, PositionNode
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind
from gamecase.kernel.match import Match, MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.kernel.match_state import MatchState

OFFER_MILLISECONDS = 60_000  # an offer nobody answers lapses

#: All that can be said; `say-<phrase>` are the words.
ChatPhrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "back",
    "your-turn",
    "oops",
    "good-game",
]
CHAT_PHRASES: tuple[str, ...] = get_args(ChatPhrase)
MAX_PHRASES_PER_GAME = 30  # by one player in one game: a log is no place for a flood


def _sit(state: "MatchState", entry: Entry) -> "MatchState":
    _demand(entry, entry.by in state.missing, f"chair {entry.by} is taken")
    _demand(entry, len(entry.text) <= 40 and entry.text.isprintable(), "a name is one short line")
    names = list(state.names)
    names[entry.by - 1] = entry.text
    return state._replace(names=tuple(names), seated=state.seated | {entry.by})


def _begin(state: "MatchState", entry: Entry) -> "MatchState":
    if state.nth_game:
        _demand(entry, state.outcome is not None, "the game before it is not over")
        _demand(entry, not state.must_reveal, "the dice are not revealed yet")
        if state.match.is_over:
            _demand_offer(state, entry, "rematch")
    _demand(
        entry, _is_commitment(state.header.dice, entry.text), "not the dice the header promises"
    )
    _demand(entry, entry.text not in state.spent, "these dice were used before")
    spent = {entry.text} if state.header.dice == "verifiable" else set()
    chairs = tuple(range(1, state.chairs + 1))
    seating = chairs if state.header.seating == "given" else ()
    if state.nth_game:
        seating = state.seating
        if state.game.swaps_seats:
            seating = (*seating[1:], seating[0])
    match = Match(state.header.match, state.chairs) if state.match.is_over else state.match
    begun = state._replace(
        nth_game=state.nth_game + 1,
        commitment=entry.text,
        spent=state.spent | spent,
        words=(),
        seating=seating,
        rolls=0,
        outcome=None,
        secret="",
        offer=None,
        match=match,
        said=(),
    )
    return begun._replace(node=_opening(begun, entry)) if seating else begun._replace(node=None)


def _is_commitment(dice: str, text: str) -> bool:
    match dice:
        case "verifiable":
            return len(text) == 64 and set(text) <= set("0123456789abcdef")
        case "seeded":
            return text.isascii() and text.isdecimal() and len(text) <= 20
        case _:
            return text == ""


def _opening(state: "MatchState", entry: Entry) -> PositionNode:
    by_seat = tuple(
        tuple(score[chair - 1] for chair in state.seating) for score in state.match.scores
    )
    position = state.game.opening(state.rules, MatchScore(state.header.match, by_seat))
    to_act = state.game.to_act(position)
    return PositionNode(entry.number, NO_CHAIR, "", position, None, to_act, state.chair_of(to_act))


def _words(state: "MatchState", entry: Entry) -> "MatchState":
    check_client_seed(entry.text)
    _demand(
        entry,
        entry.by in state.missing_seeds,
        "words for the dice come once, before the first roll",
    )
    return state._replace(words=(*state.words, (entry.by, entry.text)))


def _lot(state: "MatchState", entry: Entry) -> "MatchState":
    _demand(entry, state.awaits_lot, "no lots are to be drawn")
    _demand(entry, state.is_manual is (entry.by != NO_CHAIR), "lots are drawn by the dice")
    _demand(entry, not state.missing_seeds, "a player has not added words yet")
    parts = entry.text.split(" ")
    _demand(
        entry,
        sorted(parts) == [str(c) for c in range(1, state.chairs + 1)],
        f"{entry.text!r} is no order of the chairs",
    )
    drawn = state._replace(seating=tuple(int(part) for part in parts))
    return drawn._replace(node=_opening(drawn, entry))


def _act(state: "MatchState", entry: Entry) -> "MatchState":
    game, before = state.game, state.node
    action = game.read_action(entry.text)
    refusal = state.judge_action(entry.by, action)
    if refusal is not None:
        raise BadRecord(entry.number, f"{entry.text!r} is refused: {refusal.clause}", refusal)
    by_nature = state.to_act is Seat.NATURE
    _demand(entry, not (by_nature and state.missing_seeds), "a player has not added words yet")
    assert before is not None  # refused before the opening
    written = game.write(action)
    if entry.text != written:
        raise BadRecord(entry.number, f"it is written {written!r}")
    position = game.apply(before.position, action)
    to_act = game.to_act(position)
    turn = state.chair_of(to_act)
    by = NO_CHAIR if by_nature else entry.by
    moved = state._replace(
        node=PositionNode(entry.number, by, entry.text, position, before, to_act, turn),
        rolls=state.rolls + by_nature,
        offer=None,
    )
    return _ended(moved, game.outcome(position))


def _offer(state: "MatchState", entry: Entry) -> "MatchState":
    what, _, rest = entry.text.partition(" ")
    _demand(entry, state.offer is None, "another offer waits for an answer")
    _demand(entry, entry.by != NO_CHAIR, "the house makes no offers")
    _demand(entry, not state.missing, "somebody is missing")
    match what:
        case "takeback":
            _demand(entry, state.outcome is None, "the game is over")
            point = state.takeback_point(entry.by)
            _demand(
                entry,
                point is not None and rest == str(point),
                f"there is no action of chair {entry.by} to take back to {rest!r}",
            )
        case "draw":
            _demand(entry, state.to_act is not Seat.NOBODY and not rest, "no game is under way")
        case "rematch":
            _demand(
                entry,
                state.outcome is not None and state.match.is_over and not rest,
                "the match is not over",
            )
        case _:
            raise BadRecord(entry.number, f"unknown offer {entry.text!r}")
    return state._replace(offer=Offer(entry.number, entry.by, entry.text, entry.at))


def _decline(state: "MatchState", entry: Entry) -> "MatchState":
    # The one who made an offer may withdraw it: that too is a decline.
    offer = state.offer
    if offer is None:
        raise BadRecord(entry.number, "there is no offer")
    _demand(entry, entry.text == str(offer.number), "that offer is gone")
    lapsed = entry.at >= offer.at + OFFER_MILLISECONDS
    _demand(entry, entry.by != NO_CHAIR or lapsed, "the house lets no offer lapse before its time")
    return state._replace(offer=None)


def _takeback(state: "MatchState", entry: Entry) -> "MatchState":
    offer = _demand_offer(state, entry, "takeback")
    _demand(entry, offer.text == f"takeback {entry.text}", "another takeback was offered")
    node = state.node
    while node is not None and str(node.number) != entry.text:
        node = node.before
    _demand(entry, node is not None, f"there is nothing to go back to at {entry.text!r}")
    return state._replace(node=node, offer=None)


def _draw(state: "MatchState", entry: Entry) -> "MatchState":
    _demand_offer(state, entry, "draw")
    _demand(entry, not entry.text, "an agreed draw needs no text")
    return _ended(state, Outcome((), "agreed"))


def _resign(state: "MatchState", entry: Entry) -> "MatchState":
    seat = state.seat_of(entry.by)
    _demand(entry, seat.is_player, f"chair {entry.by} holds no seat")
    _demand(entry, not entry.text, "resigning needs no text")
    _demand(entry, not state.missing, "somebody is missing")
    _demand(entry, state.to_act is not Seat.NOBODY, "no game is under way")
    return _ended(state, state.game.resigned(state.position, seat))


def _flag(state: "MatchState", entry: Entry) -> "MatchState":
    clock = state.clock
    _demand(entry, entry.by == NO_CHAIR, "the house alone sees a flag fall")
    if clock is None or not clock.is_out(entry.at):
        raise BadRecord(entry.number, "nobody's time is up")
    _demand(entry, entry.text == str(clock.turn), f"it is the time of chair {clock.turn}")
    outcome = state.game.out_of_time(state.position, state.seat_of(clock.turn))
    if clock.rule.lasts_a_match and outcome.winners:
        # The reserve was for the whole match: with it the match is lost, not one game of it.
        score = max(state.match.score[state.chair_of(seat) - 1] for seat in outcome.winners)
        outcome = replace(outcome, points=max(outcome.points, state.header.match.number - score))
    return _ended(state, outcome)


def _claim(state: "MatchState", entry: Entry) -> "MatchState":
    """Whether the other side has left is for the house to know; the log tells what came of it."""
    seat, left = state.seat_of(entry.by), state.to_act
    _demand(entry, entry.text in ("win", "draw"), f"one claims a win or a draw, not {entry.text!r}")
    _demand(entry, state.chairs == 2 and seat.is_player, f"chair {entry.by} has no other side")
    _demand(entry, not state.missing, "somebody is missing")
    _demand(entry, left.is_player and left is not seat, "the other side is not to act")
    if entry.text == "draw":
        return _ended(state, Outcome((), "left-draw"))
    return _ended(state, replace(state.game.resigned(state.position, left), reason="left"))


def _say(state: "MatchState", entry: Entry) -> "MatchState":
    _demand(entry, entry.text in CHAT_PHRASES, f"no phrase {entry.text!r}")
    _demand(entry, entry.by != NO_CHAIR, "the house says nothing")
    _demand(entry, entry.by in state.seated, f"nobody sits at chair {entry.by}")
    _demand(entry, state.said.count(entry.by) < MAX_PHRASES_PER_GAME, "enough is said in one game")
    return state._replace(said=(*state.said, entry.by))


def _reveal(state: "MatchState", entry: Entry) -> "MatchState":
    _demand(entry, state.outcome is not None, "the secret stays hidden until the game is over")
    _demand(entry, state.must_reveal, "there is nothing to reveal")
    try:
        opened = commitment(entry.text)
    except ValueError:
        raise BadRecord(entry.number, "the secret is not hexadecimal") from None
    _demand(entry, opened == state.commitment, "the secret is not the one committed to")
    _demand(entry, entry.text == bytes.fromhex(entry.text).hex(), "the secret is plain hexadecimal")
    return state._replace(secret=entry.text)


def _ended(state: "MatchState", outcome: Outcome | None) -> "MatchState":
    if outcome is None:
        return state
    points = tuple(
        outcome.points if state.seat_of(chair) in outcome.winners else outcome.shared
        for chair in range(1, state.chairs + 1)
    )
    match = state.match.with_result(points)
    tally = state.tally
    if match.is_over:
        leaders = match.leaders
        tally = (*tally, leaders if len(leaders) < state.chairs else ())
    return state._replace(outcome=outcome, match=match, tally=tally, offer=None)


def _demand(entry: Entry, holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadRecord(entry.number, otherwise)


def _demand_offer(state: "MatchState", entry: Entry, what: str) -> Offer:
    offer = state.offer
    if offer is None or offer.what != what:
        raise BadRecord(entry.number, f"no {what} was offered")
    _demand(entry, entry.by not in (NO_CHAIR, offer.by), "an offer is accepted by somebody else")
    return offer


TRANSITIONS: Mapping[EntryKind, Callable[["MatchState", Entry], "MatchState"]] = {
    EntryKind.SIT: _sit,
    EntryKind.BEGIN: _begin,
    EntryKind.WORDS: _words,
    EntryKind.LOT: _lot,
    EntryKind.ACT: _act,
    EntryKind.OFFER: _offer,
    EntryKind.DECLINE: _decline,
    EntryKind.TAKEBACK: _takeback,
    EntryKind.DRAW: _draw,
    EntryKind.RESIGN: _resign,
    EntryKind.FLAG: _flag,
    EntryKind.LEFT: _claim,
    EntryKind.SAY: _say,
    EntryKind.REVEAL: _reveal,
}
