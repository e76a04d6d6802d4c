"""What one viewer sees of a table, in his language: the messages that go out over a socket."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import msgspec

from gamecase.kernel.course import Course
from gamecase.kernel.log import HOUSE
from gamecase.kernel.match import Standing
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.scene.gesture import Path
from gamecase.scene.motion import Motion
from gamecase.scene.scene import Art
from gamecase.search.bot import bots_play
from gamecase.tables.drawn import (
    Message,
    gestures_message,
    laid,
    offered,
    scene_message,
)
from gamecase.tables.helping import may_do
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker, speaker


@dataclass(slots=True)
class Viewer:
    """Somebody at a table, or watching it: his language, his chairs, and where he looks from."""

    language: str
    chairs: tuple[int, ...]
    seen_by: Seat | None = None  # None: from his own seat
    look: str = ""  # one of the game's ways to lay its table
    ahead: bool = False  # he likes to plan his next action before his turn

    @property
    def sees(self) -> tuple[Hashable, ...]:
        """All there is to a viewer."""
        return self.language, self.chairs, self.seen_by, self.look, self.ahead

    def speaker(self, table: Table) -> Speaker:
        return speaker(self.language, table.course.header.game)

    def may_act(self, course: Course) -> bool:
        """It is his turn, or the dice's where people enter them."""
        if not self.chairs or course.missing:
            return False
        return course.turn in self.chairs or (course.to_act is Seat.NATURE and course.is_manual)

    def may_be_helped(self, course: Course) -> bool:
        """It is his turn, and nobody else plays who could mind a hint."""
        people = [player for player in course.header.players if not player.bot]
        if len(self.chairs) < len(people) or not course.to_act.is_player:
            return False
        return self.may_act(course) and bots_play(course.game, course.rules)

    def seat(self, course: Course) -> Seat:
        """The seat the board is seen from."""
        if self.seen_by is not None:
            return self.seen_by
        own = course.seat_of(self.chairs[0]) if len(self.chairs) == 1 else Seat.NOBODY
        return own if own.is_player else Seat.FIRST


def entries_message(table: Table, viewer: Viewer, since: int) -> Message:
    """The entries past a number, each with what is to be said of it."""
    words = viewer.speaker(table)
    return {
        "type": "entries",
        "entries": [
            {
                "n": entry.number,
                "by": entry.by,
                "kind": entry.kind.value,
                "text": entry.text,
                "told": _told(table, words, told) if told else "",
                "symbols": _in_symbols(words, told) if told else "",
            }
            for entry, told in zip(table.entries[since:], table.told[since:], strict=True)
        ],
    }


def entries_text(table: Table, viewer: Viewer, since: int) -> bytes:
    """The message as it is sent: readers of one language are told the same, made once."""
    key = ("entries", viewer.language, since)
    found: bytes | None = table.views.get(key)
    if found is None:
        message = entries_message(table, viewer, since)
        found = table.views[key] = msgspec.json.encode(message)
    return found


def player_name(table: Table, words: Speaker, chair: int) -> str:
    """What a player is called: a bot by its level, a person without a name by the chair."""
    player = table.course.header.players[chair - 1]
    if player.bot:
        return words("player-bot", level=words(f"level-{player.bot}"))
    return table.course.names[chair - 1] or words("player-unnamed", number=chair)


def _told(table: Table, words: Speaker, told: Phrase) -> str:
    """What happened, in words; whoever did it is named by chair until now."""
    chair = told.facts.get("chair")
    if isinstance(chair, int) and chair > 0:
        facts = {**told.facts, "name": player_name(table, words, chair)}
        if "phrase" in facts:
            facts["words"] = words(f"say-{facts['phrase']}")
        return words(told.key, **facts)
    return words.say(told)


def told_message(words: Speaker, told: Phrase) -> Message:
    """An action in words, and in symbols where the game knows some."""
    return {"told": words.say(told), "symbols": _in_symbols(words, told)}


def _in_symbols(words: Speaker, told: Phrase) -> str:
    """The same in symbols that readers of every language know; empty where nothing differs."""
    key = f"{told.key}-symbols"
    if not words.has(key):
        return ""
    said = words(key, **told.facts)
    return "" if said == words.say(told) else said


def state_text(table: Table, viewer: Viewer) -> tuple[bytes, Art]:
    """How things stand now, as it is sent, and the art that its scene is drawn with.

    Who sees the same gets the same: it is made once for all.
    """
    key = viewer.sees  # all there is to a viewer: nobody is sent what another asked for
    found = table.views.get(key)
    if found is None:
        found = _state(table, viewer)
        if table.course.clock is None:  # a clock says something else every moment
            table.views[key] = found
    return found


def _state(table: Table, viewer: Viewer) -> tuple[bytes, Art]:
    course = table.course
    words = viewer.speaker(table)
    company, players = _company(table, words)
    # Until lots are drawn the board lies ready, but nobody's turn has come.
    position = course.position or course.game.opening(course.rules, Standing())
    art, scene = _shown(table, viewer, position, words)
    may_act, may = viewer.may_act(course), may_ask(table, viewer)
    own = {
        "type": "state",
        "n": course.number,
        "after": course.moment.number if course.moment else 0,
        "nth_game": course.nth_game,
        "is_over": course.outcome is not None,
        "aside": words.say(table.aside) if table.aside else "",
        "you": viewer.chairs,
        "seen_by": viewer.seat(course),
        "players": [
            {**each, "is_you": chair in viewer.chairs, "is_to_act": chair == course.turn}
            for chair, each in players.items()
        ],
        "status": status_line(table, viewer, words),
        "is_yours": may_act,
        "offer": _offer(table, viewer, words),
        "clock": clock_message(table),
        "may": may,
        "speak": [chair for chair in course.silent if chair in viewer.chairs],
        "scene": scene,
        "motion": _motion(table, viewer),
        "gestures": offered(table.boxed, course.position, words) if may_act else None,
        "ahead": _ahead(table, viewer),
        "guide": may_do(table, words) if "hint" in may else "",
    }
    return msgspec.json.encode(own)[:-1] + b"," + company[1:], art  # one object of two


def _company(table: Table, words: Speaker) -> tuple[bytes, dict[int, Message]]:
    """What all readers of a language are told alike, as it is sent, and the players by chair.

    No action changes it but one that ends the game, so that most moves find it ready.
    """
    found: tuple[bytes, dict[int, Message]] | None = table.company.get(words.language.code)
    if found is None:
        course = table.course
        alike = {
            "score": _score(table, words),
            "watchers": _watchers(table, words),
            "dice": {
                "kind": course.header.dice,
                "pledge": course.pledge,
                "secret": course.secret,
                "words": [{"chair": chair, "words": text} for chair, text in course.words],
            },
        }
        players = {chair: _player(table, words, chair) for chair in table.chairs}
        found = table.company[words.language.code] = msgspec.json.encode(alike), players
    return found


def _shown(table: Table, viewer: Viewer, position: Any, words: Speaker) -> tuple[Art, msgspec.Raw]:
    """The scene as it is sent, and its art: the same for all who look from one side."""
    seat = viewer.seat(table.course) if table.turns else Seat.FIRST
    return laid(table.boxed, position, seat, viewer.look, words)


def picking_message(table: Table, viewer: Viewer, spots: tuple[str, ...]) -> Message:
    """What the spots picked so far come to, for the one whose hand it is; BadAction if nothing."""
    course = table.course
    words = viewer.speaker(table)
    gestures = table.boxed.table.gestures(course.position, spots)
    scene = table.boxed.table.lay(course.position, viewer.seat(course), spots, viewer.look)
    return {
        "type": "picking",
        "after": course.moment.number if course.moment else 0,
        "spots": list(spots),
        "scene": scene_message(scene, words),
        "gestures": gestures_message(gestures, words),
    }


def past_message(table: Table, viewer: Viewer, at: int) -> Message | None:
    """The position after an earlier entry of this game; None when it is no moment of it."""
    moment = table.course.moment
    while moment is not None and moment.number > at:
        moment = moment.before
    if moment is None or moment.number != at:
        return None
    words = viewer.speaker(table)
    scene = table.boxed.table.lay(moment.position, viewer.seat(table.course), (), viewer.look)
    return {"type": "past", "at": at, "scene": scene_message(scene, words)}


def refusal_message(table: Table, viewer: Viewer, refusal: Refusal) -> Message:
    return {
        "type": "refusal",
        "clause": refusal.clause,
        "told": _refused(viewer.speaker(table), refusal),
        "where": list(refusal.where),
    }


def _refused(words: Speaker, refusal: Refusal) -> str:
    """Why not; what somebody else did wrong is not told as if the reader had done it."""
    told = words.say(refusal.phrase)
    return words("refusal-theirs", rule=told) if refusal.is_theirs else told


def error_message(viewer: Viewer, code: str, detail: str) -> Message:
    """A fault of the client's: a sentence for the reader, the detail for its programmer."""
    told = speaker(viewer.language)(f"error-{code}")
    return {"type": "error", "code": code, "told": told, "detail": detail}


# --- parts of the state ---


def _player(table: Table, words: Speaker, chair: int) -> Message:
    course = table.course
    player = course.header.players[chair - 1]
    seat = course.seat_of(chair)
    return {
        "chair": chair,
        "name": player_name(table, words, chair),
        "seat": seat,
        "seat_name": words.seat(seat, course.header.ruleset),
        "is_bot": bool(player.bot),
        "is_here": bool(player.bot) or table.is_here(chair),
        "is_seated": chair in course.seated,
        "score": course.match.score[chair - 1],
        **table.scoring.shown(course, chair),
    }


def status_line(table: Table, viewer: Viewer, words: Speaker) -> str:
    phrase = _standing(table, viewer)
    seat = table.course.to_act
    if table.course.outcome is not None and table.course.outcome.winners:
        seat = table.course.outcome.winners[0]
    named = words.seat(seat, table.course.header.ruleset)
    return words(phrase.key, **{**phrase.facts, "seat": named})


def _standing(table: Table, viewer: Viewer) -> Phrase:
    course = table.course
    if course.missing:
        return Phrase("status-waiting")
    if course.outcome is not None:
        return course.outcome.phrase
    if course.silent or course.awaits_lot:
        return Phrase("status-drawing-lots")
    if course.to_act is Seat.NATURE:
        return Phrase("status-by-hand" if course.is_manual else "status-chance")
    chair = course.turn
    if len(viewer.chairs) == 1 and chair in viewer.chairs:
        return Phrase("status-your-turn")
    if chair != HOUSE and course.header.players[chair - 1].bot:
        return Phrase("status-bot-thinks")
    return Phrase("status-turn")


def _score(table: Table, words: Speaker) -> Message:
    """The match as it stands, and how often each player has won at this table."""
    course = table.course
    rule = course.header.match
    won = [0] * course.chairs
    for winners in course.tally:
        for chair in winners:
            won[chair - 1] += 1
    drawn = course.tally.count(())
    line = ""
    if not rule.is_single:
        line = words(f"match-{rule.kind}", number=rule.number, game=len(course.match.results) + 1)
    return {"match": line, "points": list(course.match.score), "won": won, "drawn": drawn}


def _offer(table: Table, viewer: Viewer, words: Speaker) -> Message | None:
    offer = table.course.offer
    if offer is None:
        return None
    return {
        "number": offer.number,
        "by": offer.by,
        "what": offer.what,
        "is_yours": offer.by in viewer.chairs,
        "told": _told(table, words, Phrase(f"told-offer-{offer.what}", {"chair": offer.by})),
    }


def _watchers(table: Table, words: Speaker) -> str:
    count = table.all_watchers
    return words("table-watchers", count=count) if count else ""


def clock_message(table: Table) -> Message | None:
    """What the clock shows now, in milliseconds; the client lets the running hand go on."""
    clock = table.course.clock
    if clock is None:
        return None
    now = table.now()
    return {
        "kind": clock.rule.kind,
        "left": [clock.left_at(chair, now) for chair in table.chairs],
        "running": clock.running,
        "free": clock.free(now) if clock.turn else 0,
    }


def may_ask(table: Table, viewer: Viewer) -> list[str]:
    """What the viewer may ask for besides playing on; the page shows just these."""
    course = table.course
    if not viewer.chairs or course.missing:
        return []
    if course.outcome is not None:
        if not course.match.is_over:
            return ["next"]
        return [] if course.offer else ["rematch"]
    if course.moment is None or course.offer:
        return []
    found = ["resign", "draw"]
    if not may_act_now(table, viewer) and table.manners.is_left:
        found += ["claim", "claim-draw"]
    if viewer.may_be_helped(course):
        found.append("hint")
    if any(course.takeback_point(chair) is not None for chair in viewer.chairs):
        found.append("takeback")
    return found


def may_act_now(table: Table, viewer: Viewer) -> bool:
    """Whether the table waits for the viewer himself."""
    return table.course.turn in viewer.chairs


def _motion(table: Table, viewer: Viewer) -> Motion | None:
    """How the pieces came to lie so, where the game can tell."""
    course = table.course
    moment = course.moment
    shows = getattr(table.boxed.table, "motion", None)
    if shows is None or moment is None or moment.before is None:
        return None
    action = course.game.read_action(moment.action)
    motion: Motion | None = shows(moment.before.position, action, viewer.seat(course))
    return motion


def _ahead(table: Table, viewer: Viewer) -> tuple[Path, ...] | None:
    """The paths of actions that can be planned while the other side is to act."""
    course = table.course
    plan = getattr(table.boxed.table, "ahead", None)
    if plan is None or not viewer.ahead or len(viewer.chairs) != 1:
        return None
    if not course.to_act.is_player or course.missing or viewer.may_act(course):
        return None
    paths: tuple[Path, ...] = plan(course.position, course.seat_of(viewer.chairs[0]))
    return paths
