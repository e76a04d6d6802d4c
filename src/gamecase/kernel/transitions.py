"""One step of a course for each kind of entry: what must hold, and what comes of it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, get_args

from gamecase.kernel.dice import check_words, commitment
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.history import Moment, Offer
from gamecase.kernel.log import HOUSE, Entry, Kind
from gamecase.kernel.match import Match, Standing
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.kernel.match_state import Course

OFFER_MILLISECONDS = 60_000  # an offer nobody answers lapses

#: All that can be said; `say-<phrase>` are the words.
Saying = Literal[
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
PHRASES: tuple[str, ...] = get_args(Saying)
MOST_PHRASES = 30  # by one player in one game: a log is no place for a flood


def _sit(course: "Course", entry: Entry) -> "Course":
    _demand(entry, entry.by in course.missing, f"chair {entry.by} is taken")
    _demand(entry, len(entry.text) <= 40 and entry.text.isprintable(), "a name is one short line")
    names = list(course.names)
    names[entry.by - 1] = entry.text
    return course._replace(names=tuple(names), seated=course.seated | {entry.by})


def _begin(course: "Course", entry: Entry) -> "Course":
    if course.nth_game:
        _demand(entry, course.outcome is not None, "the game before it is not over")
        _demand(entry, not course.owes_reveal, "the dice are not revealed yet")
        if course.match.is_over:
            _demand_offer(course, entry, "rematch")
    _demand(entry, _is_pledge(course.header.dice, entry.text), "not the dice the header promises")
    _demand(entry, entry.text not in course.spent, "these dice were used before")
    spent = {entry.text} if course.header.dice == "verifiable" else set()
    chairs = tuple(range(1, course.chairs + 1))
    seating = chairs if course.header.seating == "given" else ()
    if course.nth_game:
        seating = course.seating
        if course.game.swaps_seats:
            seating = (*seating[1:], seating[0])
    match = Match(course.header.match, course.chairs) if course.match.is_over else course.match
    begun = course._replace(
        nth_game=course.nth_game + 1,
        pledge=entry.text,
        spent=course.spent | spent,
        words=(),
        seating=seating,
        rolls=0,
        outcome=None,
        secret="",
        offer=None,
        match=match,
        said=(),
    )
    return begun._replace(moment=_opening(begun, entry)) if seating else begun._replace(moment=None)


def _is_pledge(dice: str, text: str) -> bool:
    match dice:
        case "verifiable":
            return len(text) == 64 and set(text) <= set("0123456789abcdef")
        case "seeded":
            return text.isascii() and text.isdecimal() and len(text) <= 20
        case _:
            return text == ""


def _opening(course: "Course", entry: Entry) -> Moment:
    by_seat = tuple(
        tuple(score[chair - 1] for chair in course.seating) for score in course.match.scores
    )
    position = course.game.opening(course.rules, Standing(course.header.match, by_seat))
    to_act = course.game.to_act(position)
    return Moment(entry.number, HOUSE, "", position, None, to_act, course.chair_of(to_act))


def _words(course: "Course", entry: Entry) -> "Course":
    check_words(entry.text)
    _demand(entry, entry.by in course.silent, "words for the dice come once, before the first roll")
    return course._replace(words=(*course.words, (entry.by, entry.text)))


def _lot(course: "Course", entry: Entry) -> "Course":
    _demand(entry, course.awaits_lot, "no lots are to be drawn")
    _demand(entry, course.is_manual is (entry.by != HOUSE), "lots are drawn by the dice")
    _demand(entry, not course.silent, "a player has not added words yet")
    parts = entry.text.split(" ")
    _demand(
        entry,
        sorted(parts) == [str(c) for c in range(1, course.chairs + 1)],
        f"{entry.text!r} is no order of the chairs",
    )
    drawn = course._replace(seating=tuple(int(part) for part in parts))
    return drawn._replace(moment=_opening(drawn, entry))


def _act(course: "Course", entry: Entry) -> "Course":
    game, before = course.game, course.moment
    action = game.read_action(entry.text)
    refusal = course.judge_action(entry.by, action)
    if refusal is not None:
        raise BadRecord(entry.number, f"{entry.text!r} is refused: {refusal.clause}", refusal)
    by_nature = course.to_act is Seat.NATURE
    _demand(entry, not (by_nature and course.silent), "a player has not added words yet")
    assert before is not None  # refused before the opening
    written = game.write(action)
    if entry.text != written:
        raise BadRecord(entry.number, f"it is written {written!r}")
    position = game.apply(before.position, action)
    to_act = game.to_act(position)
    turn = course.chair_of(to_act)
    by = HOUSE if by_nature else entry.by
    moved = course._replace(
        moment=Moment(entry.number, by, entry.text, position, before, to_act, turn),
        rolls=course.rolls + by_nature,
        offer=None,
    )
    return _ended(moved, game.outcome(position))


def _offer(course: "Course", entry: Entry) -> "Course":
    what, _, rest = entry.text.partition(" ")
    _demand(entry, course.offer is None, "another offer waits for an answer")
    _demand(entry, entry.by != HOUSE, "the house makes no offers")
    _demand(entry, not course.missing, "somebody is missing")
    match what:
        case "takeback":
            _demand(entry, course.outcome is None, "the game is over")
            point = course.takeback_point(entry.by)
            _demand(
                entry,
                point is not None and rest == str(point),
                f"there is no action of chair {entry.by} to take back to {rest!r}",
            )
        case "draw":
            _demand(entry, course.to_act is not Seat.NOBODY and not rest, "no game is under way")
        case "rematch":
            _demand(
                entry,
                course.outcome is not None and course.match.is_over and not rest,
                "the match is not over",
            )
        case _:
            raise BadRecord(entry.number, f"unknown offer {entry.text!r}")
    return course._replace(offer=Offer(entry.number, entry.by, entry.text, entry.at))


def _decline(course: "Course", entry: Entry) -> "Course":
    # The one who made an offer may withdraw it: that too is a decline.
    offer = course.offer
    if offer is None:
        raise BadRecord(entry.number, "there is no offer")
    _demand(entry, entry.text == str(offer.number), "that offer is gone")
    lapsed = entry.at >= offer.at + OFFER_MILLISECONDS
    _demand(entry, entry.by != HOUSE or lapsed, "the house lets no offer lapse before its time")
    return course._replace(offer=None)


def _takeback(course: "Course", entry: Entry) -> "Course":
    offer = _demand_offer(course, entry, "takeback")
    _demand(entry, offer.text == f"takeback {entry.text}", "another takeback was offered")
    moment = course.moment
    while moment is not None and str(moment.number) != entry.text:
        moment = moment.before
    _demand(entry, moment is not None, f"there is nothing to go back to at {entry.text!r}")
    return course._replace(moment=moment, offer=None)


def _draw(course: "Course", entry: Entry) -> "Course":
    _demand_offer(course, entry, "draw")
    _demand(entry, not entry.text, "an agreed draw needs no text")
    return _ended(course, Outcome((), "agreed"))


def _resign(course: "Course", entry: Entry) -> "Course":
    seat = course.seat_of(entry.by)
    _demand(entry, seat.is_player, f"chair {entry.by} holds no seat")
    _demand(entry, not entry.text, "resigning needs no text")
    _demand(entry, not course.missing, "somebody is missing")
    _demand(entry, course.to_act is not Seat.NOBODY, "no game is under way")
    return _ended(course, course.game.resigned(course.position, seat))


def _flag(course: "Course", entry: Entry) -> "Course":
    clock = course.clock
    _demand(entry, entry.by == HOUSE, "the house alone sees a flag fall")
    if clock is None or not clock.is_out(entry.at):
        raise BadRecord(entry.number, "nobody's time is up")
    _demand(entry, entry.text == str(clock.turn), f"it is the time of chair {clock.turn}")
    outcome = _out_of_time(course, course.seat_of(clock.turn))
    if clock.rule.lasts_a_match and outcome.winners:
        # The reserve was for the whole match: with it the match is lost, not one game of it.
        score = max(course.match.score[course.chair_of(seat) - 1] for seat in outcome.winners)
        outcome = replace(outcome, points=max(outcome.points, course.header.match.number - score))
    return _ended(course, outcome)


def _out_of_time(course: "Course", seat: Seat) -> Outcome:
    """As if the seat had resigned, unless the game knows better: nobody wins who cannot."""
    own = getattr(course.game, "out_of_time", None)
    if own is not None:
        found: Outcome = own(course.position, seat)
        return found
    return replace(course.game.resigned(course.position, seat), reason="time")


def _claim(course: "Course", entry: Entry) -> "Course":
    """Whether the other side has left is for the house to know; the log tells what came of it."""
    seat, left = course.seat_of(entry.by), course.to_act
    _demand(entry, entry.text in ("win", "draw"), f"one claims a win or a draw, not {entry.text!r}")
    _demand(entry, course.chairs == 2 and seat.is_player, f"chair {entry.by} has no other side")
    _demand(entry, not course.missing, "somebody is missing")
    _demand(entry, left.is_player and left is not seat, "the other side is not to act")
    if entry.text == "draw":
        return _ended(course, Outcome((), "left-draw"))
    return _ended(course, replace(course.game.resigned(course.position, left), reason="left"))


def _say(course: "Course", entry: Entry) -> "Course":
    _demand(entry, entry.text in PHRASES, f"no phrase {entry.text!r}")
    _demand(entry, entry.by != HOUSE, "the house says nothing")
    _demand(entry, entry.by in course.seated, f"nobody sits at chair {entry.by}")
    _demand(entry, course.said.count(entry.by) < MOST_PHRASES, "enough is said in one game")
    return course._replace(said=(*course.said, entry.by))


def _reveal(course: "Course", entry: Entry) -> "Course":
    _demand(entry, course.outcome is not None, "the secret stays hidden until the game is over")
    _demand(entry, course.owes_reveal, "there is nothing to reveal")
    try:
        opened = commitment(entry.text)
    except ValueError:
        raise BadRecord(entry.number, "the secret is not hexadecimal") from None
    _demand(entry, opened == course.pledge, "the secret is not the one committed to")
    _demand(entry, entry.text == bytes.fromhex(entry.text).hex(), "the secret is plain hexadecimal")
    return course._replace(secret=entry.text)


def _ended(course: "Course", outcome: Outcome | None) -> "Course":
    if outcome is None:
        return course
    points = tuple(
        outcome.points if course.seat_of(chair) in outcome.winners else outcome.shared
        for chair in range(1, course.chairs + 1)
    )
    match = course.match.with_result(points)
    tally = course.tally
    if match.is_over:
        leaders = match.leaders
        tally = (*tally, leaders if len(leaders) < course.chairs else ())
    return course._replace(outcome=outcome, match=match, tally=tally, offer=None)


def _demand(entry: Entry, holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadRecord(entry.number, otherwise)


def _demand_offer(course: "Course", entry: Entry, what: str) -> Offer:
    offer = course.offer
    if offer is None or offer.what != what:
        raise BadRecord(entry.number, f"no {what} was offered")
    _demand(entry, entry.by not in (HOUSE, offer.by), "an offer is accepted by somebody else")
    return offer


STEPS: Mapping[Kind, Callable[["Course", Entry], "Course"]] = {
    Kind.SIT: _sit,
    Kind.BEGIN: _begin,
    Kind.WORDS: _words,
    Kind.LOT: _lot,
    Kind.ACT: _act,
    Kind.OFFER: _offer,
    Kind.DECLINE: _decline,
    Kind.TAKEBACK: _takeback,
    Kind.DRAW: _draw,
    Kind.RESIGN: _resign,
    Kind.FLAG: _flag,
    Kind.LEFT: _claim,
    Kind.SAY: _say,
    Kind.REVEAL: _reveal,
}
