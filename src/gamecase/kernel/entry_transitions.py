"""One function per kind of entry: checks that it may follow a state, and gives the next state."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, get_args

from gamecase.kernel.clock import chair_out_of_time
from gamecase.kernel.dice import check_client_seed, commitment_of
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.hash_chains import (
    begin_chain,
    chain_of,
    is_digest,
    may_add_words,
    open_part,
    without_parts,
)
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind
from gamecase.kernel.match import Match, MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.position_history import Offer, PositionNode, walk_back
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.kernel.match_state import MatchState

OFFER_MILLISECONDS = 60_000  # an unanswered offer lapses after this

#: The phrases of the chat; `say-<phrase>` are their messages in the word files.
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
MAX_PHRASES_PER_GAME = 30  # by one player in one game


def _sit(state: "MatchState", entry: Entry) -> "MatchState":
    _require(entry, entry.by in state.missing, f"chair {entry.by} is taken")
    _require(entry, len(entry.text) <= 40 and entry.text.isprintable(), "a name is one short line")
    names = list(state.names)
    names[entry.by - 1] = entry.text
    return state._replace(names=tuple(names), seated=state.seated | {entry.by})


def _begin(state: "MatchState", entry: Entry) -> "MatchState":
    if state.nth_game:
        _require(entry, state.outcome is not None, "the game before it is not over")
        _require(entry, not state.must_reveal, "the dice are not revealed yet")
        if state.match.is_over:
            _require_offer(state, entry, "rematch")
    _require(
        entry, _is_commitment(state.header.dice, entry.text), "not the dice the header promises"
    )
    _require(entry, entry.text not in state.used_commitments, "these dice were used before")
    used = {entry.text} if state.has_secret else set()
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
        used_commitments=state.used_commitments | used,
        client_seeds=(),
        # The server chooses a secret without knowing any number that it will be mixed with.
        chains=without_parts(state.chains),
        seating=seating,
        rolls=0,
        outcome=None,
        secret="",
        offer=None,
        match=match,
        chat_senders=(),
    )
    return begun._replace(node=_opening(begun, entry)) if seating else begun._replace(node=None)


def _is_commitment(dice: str, text: str) -> bool:
    match dice:
        case "verifiable" | "chains" | "deposits":
            return is_digest(text)
        case "seeded":
            return text.isascii() and text.isdecimal() and len(text) <= 20
        case _:
            return text == ""


def _opening(state: "MatchState", entry: Entry) -> PositionNode:
    by_seat = tuple(
        tuple(score[chair - 1] for chair in state.seating) for score in state.match.scores
    )
    if state.header.start:
        position = state.game.read_position(state.rules, state.header.start)
    else:
        position = state.game.opening(state.rules, MatchScore(state.header.match, by_seat))
    to_act = state.game.to_act(position)
    return PositionNode(entry.number, NO_CHAIR, "", position, None, to_act, state.chair_of(to_act))


def _client_seed(state: "MatchState", entry: Entry) -> "MatchState":
    check_client_seed(entry.text)
    _require(
        entry,
        entry.by in state.missing_seeds or may_add_words(state, entry.by),
        "a client seed is added once, before the first roll",
    )
    return state._replace(client_seeds=(*state.client_seeds, (entry.by, entry.text)))


def _lot(state: "MatchState", entry: Entry) -> "MatchState":
    _require(entry, state.awaits_lot, "no lots are to be drawn")
    _require(entry, state.is_manual is (entry.by != NO_CHAIR), "lots are drawn by the dice")
    _require(entry, not state.missing_seeds, "a client seed is missing")
    _require(entry, not state.owed_parts, "the part of a player is missing")
    parts = entry.text.split(" ")
    _require(
        entry,
        sorted(parts) == [str(c) for c in range(1, state.chairs + 1)],
        f"{entry.text!r} is no order of the chairs",
    )
    chains = without_parts(state.chains, after_roll=True)
    drawn = state._replace(seating=tuple(int(part) for part in parts), chains=chains)
    return drawn._replace(node=_opening(drawn, entry))


def act(state: "MatchState", entry: Entry, action: Any = None) -> "MatchState | Refusal":
    """The state after an action, or the refusal of the rules.

    `action` is the parsed text of the entry; without it, the text is parsed here and must be in
    the game's own spelling.
    """
    game, before = state.game, state.node
    if action is None:
        action = game.read_action(entry.text)
        spelling = game.write(action)
    else:
        spelling = entry.text
    refusal = state.judge_action(entry.by, action)
    if refusal is not None:
        return refusal
    by_nature = state.to_act is Seat.NATURE
    chains = state.chains
    if by_nature:
        _require(entry, not state.missing_seeds, "a client seed is missing")
        _require(entry, not state.owed_parts, "the part of a player is missing")
        if chains and game.throws_dice(state.position):
            chains = without_parts(chains, after_roll=True)
    assert before is not None  # refused before the opening
    _require(entry, entry.text == spelling, f"it is written {spelling!r}")
    position = game.apply(before.position, action)
    to_act = game.to_act(position)
    turn = state.chair_of(to_act)
    by = NO_CHAIR if by_nature else entry.by
    node = PositionNode(entry.number, by, entry.text, position, before, to_act, turn, action)
    moved = state._replace(node=node, rolls=state.rolls + by_nature, offer=None, chains=chains)
    return _ended(moved, game.outcome(position))


def _offer(state: "MatchState", entry: Entry) -> "MatchState":
    what, _, rest = entry.text.partition(" ")
    _require(entry, state.offer is None, "another offer waits for an answer")
    _require(entry, entry.by != NO_CHAIR, "only a player can make an offer")
    _require(entry, not state.missing, "a chair is still free")
    match what:
        case "takeback":
            _require(entry, state.outcome is None, "the game is over")
            point = state.takeback_point(entry.by)
            _require(
                entry,
                point is not None and rest == str(point),
                f"there is no action of chair {entry.by} to take back to {rest!r}",
            )
        case "draw":
            _require(entry, state.to_act is not Seat.NOBODY and not rest, "no game is under way")
        case "rematch":
            _require(
                entry,
                state.outcome is not None and state.match.is_over and not rest,
                "the match is not over",
            )
        case _:
            raise BadRecord(entry.number, f"unknown offer {entry.text!r}")
    return state._replace(offer=Offer(entry.number, entry.by, entry.text, entry.at))


def _decline(state: "MatchState", entry: Entry) -> "MatchState":
    # A player who withdraws an offer declines it, too.
    offer = state.offer
    if offer is None:
        raise BadRecord(entry.number, "there is no offer")
    _require(entry, entry.text == str(offer.number), "that offer is gone")
    has_lapsed = entry.at >= offer.at + OFFER_MILLISECONDS
    _require(entry, entry.by != NO_CHAIR or has_lapsed, "an offer cannot lapse before its time")
    return state._replace(offer=None)


def _takeback(state: "MatchState", entry: Entry) -> "MatchState":
    offer = _require_offer(state, entry, "takeback")
    _require(entry, offer.text == f"takeback {entry.text}", "another takeback was offered")
    node = next((n for n in walk_back(state.node) if str(n.number) == entry.text), None)
    _require(entry, node is not None, f"there is nothing to go back to at {entry.text!r}")
    return state._replace(node=node, offer=None, chains=without_parts(state.chains))


def _draw(state: "MatchState", entry: Entry) -> "MatchState":
    _require_offer(state, entry, "draw")
    _require(entry, not entry.text, "an agreed draw needs no text")
    return _ended(state, Outcome((), "agreed"))


def _resign(state: "MatchState", entry: Entry) -> "MatchState":
    seat = state.seat_of(entry.by)
    _require(entry, seat.is_player, f"chair {entry.by} holds no seat")
    _require(entry, not entry.text, "resigning needs no text")
    _require(entry, not state.missing, "a chair is still free")
    _require(entry, state.to_act is not Seat.NOBODY, "no game is under way")
    return _ended(state, state.game.resigned(state.position, seat))


def _flag(state: "MatchState", entry: Entry) -> "MatchState":
    clock = state.clock
    chair = chair_out_of_time(state, entry.at)
    _require(entry, entry.by == NO_CHAIR, "a flag entry belongs to no chair")
    if clock is None or chair == NO_CHAIR:
        raise BadRecord(entry.number, "nobody's time is up")
    _require(entry, entry.text == str(chair), f"it is the time of chair {chair}")
    outcome = state.game.out_of_time(state.position, state.seat_of(chair))
    if clock.rule.lasts_a_match and outcome.winners:
        # The reserve was for the whole match, so running out of it loses the match.
        score = max(state.match.score[state.chair_of(seat) - 1] for seat in outcome.winners)
        outcome = replace(outcome, points=max(outcome.points, state.header.match.number - score))
    return _ended(state, outcome)


def _claim(state: "MatchState", entry: Entry) -> "MatchState":
    """Whether the other side was absent is checked by the table; the log has the result only."""
    seat, left = state.seat_of(entry.by), state.to_act
    owed = state.owed_parts
    own = chain_of(state, entry.by)
    if owed and entry.by not in owed:
        # Not to answer for the dice is like not to move; but who began a new chain made the
        # other player give up a number that was there already.
        _require(entry, own is None or not own.is_renewed, "a new chain waits for the opponent")
        left = state.seat_of(owed[0])
    _require(entry, entry.text in ("win", "draw"), f"no claim {entry.text!r}")
    _require(entry, state.chairs == 2 and seat.is_player, f"chair {entry.by} has no opponent")
    _require(entry, not state.missing, "a chair is still free")
    _require(entry, left.is_player and left is not seat, "the opponent is not to act")
    if entry.text == "draw":
        return _ended(state, Outcome((), "left-draw"))
    return _ended(state, replace(state.game.resigned(state.position, left), reason="left"))


def _say(state: "MatchState", entry: Entry) -> "MatchState":
    _require(entry, entry.text in CHAT_PHRASES, f"no phrase {entry.text!r}")
    _require(entry, entry.by != NO_CHAIR, "only a player can chat")
    _require(entry, entry.by in state.seated, f"nobody sits at chair {entry.by}")
    _require(
        entry,
        state.chat_senders.count(entry.by) < MAX_PHRASES_PER_GAME,
        f"chat limit reached ({MAX_PHRASES_PER_GAME} messages per game)",
    )
    return state._replace(chat_senders=(*state.chat_senders, entry.by))


def _reveal(state: "MatchState", entry: Entry) -> "MatchState":
    _require(entry, state.outcome is not None, "the secret stays hidden until the game is over")
    _require(entry, state.must_reveal, "there is nothing to reveal")
    try:
        revealed = commitment_of(entry.text)
    except ValueError:
        raise BadRecord(entry.number, "the secret is not hexadecimal") from None
    _require(entry, revealed == state.commitment, "the secret is not the one committed to")
    _require(
        entry, entry.text == bytes.fromhex(entry.text).hex(), "the secret is not in lower case"
    )
    return state._replace(secret=entry.text)


def _ended(state: "MatchState", outcome: Outcome | None) -> "MatchState":
    if outcome is None:
        return state
    points = tuple(
        outcome.points if state.seat_of(chair) in outcome.winners else outcome.shared
        for chair in range(1, state.chairs + 1)
    )
    match = state.match.with_result(points)
    winners = state.match_winners
    if match.is_over:
        leaders = match.leaders
        winners = (*winners, leaders if len(leaders) < state.chairs else ())
    return state._replace(outcome=outcome, match=match, match_winners=winners, offer=None)


def _require(entry: Entry, holds: bool, reason: str) -> None:
    if not holds:
        raise BadRecord(entry.number, reason)


def _require_offer(state: "MatchState", entry: Entry, what: str) -> Offer:
    offer = state.offer
    if offer is None or offer.what != what:
        raise BadRecord(entry.number, f"no {what} was offered")
    _require(entry, entry.by not in (NO_CHAIR, offer.by), "an offer is accepted by another player")
    return offer


#: For every kind of entry but ACT, which has `act`.
TRANSITIONS: Mapping[EntryKind, Callable[["MatchState", Entry], "MatchState"]] = {
    EntryKind.SIT: _sit,
    EntryKind.BEGIN: _begin,
    EntryKind.CLIENT_SEED: _client_seed,
    EntryKind.CHAIN: begin_chain,
    EntryKind.RENEWAL: begin_chain,
    EntryKind.PART: open_part,
    EntryKind.LOT: _lot,
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
