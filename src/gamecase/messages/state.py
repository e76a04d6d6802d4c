"""How things stand at a table, as one viewer is told it after every change.

The message is put together from what changes at different times and is the same for different
people: what an action alone does not change, what is the same for all who look from one side, and
the rest, which is made for each viewer anew.
"""

import msgspec

from gamecase.kernel.history import Offer
from gamecase.kernel.log import NO_CHAIR
from gamecase.kernel.match import MatchScore
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.messages.hints import may_do
from gamecase.messages.scene import laid, offered
from gamecase.messages.types import (
    BoardState,
    ChairMessage,
    ClockMessage,
    OfferMessage,
    OwnState,
    ScoreMessage,
    SeatingState,
    SharedState,
)
from gamecase.messages.viewer import Viewer, player_name, told_line
from gamecase.scene.gestures import Path
from gamecase.scene.motion import Motion
from gamecase.scene.scene import Art
from gamecase.scene.table_module import no_motion
from gamecase.tables.subscribers import WATCHING
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def state_text(table: Table, viewer: Viewer) -> tuple[bytes, Art]:
    """How things stand now, as it is sent, and the art that its scene is drawn with.

    Who sees the same gets the same: it is made once for all.
    """
    key = viewer.sees  # all there is to a viewer: nobody is sent what another asked for
    found: tuple[bytes, Art] | None = table.views.get(key)
    if found is None:
        words = viewer.speaker(table)
        acts = viewer.may_act(table.state)
        company, players = _company(table, words)
        shown, art = _shown(table, viewer, words)
        own = _own(table, viewer, words, acts=acts)
        seating = _seating(table, viewer, words, players, acts=acts)
        found = b"%s,%s,%s,%s}" % (shown, own, seating, company), art  # the fields of one object
        if table.state.clock is None:  # a clock says something else every moment
            table.views[key] = found
    return found


def _fields(message: SharedState | SeatingState | OwnState) -> bytes:
    """The fields of a JSON object, to be put into another."""
    return msgspec.json.encode(message)[1:-1]


def _company(table: Table, words: Speaker) -> tuple[bytes, dict[int, ChairMessage]]:
    """What all readers of a language are told alike, and the players by chair.

    No action changes it but one that ends the game, so that most moves find it ready.
    """
    found: tuple[bytes, dict[int, ChairMessage]] | None = table.company.get(words.language.code)
    if found is None:
        state = table.state
        alike: SharedState = {
            "score": _score(table, words),
            "watchers": _watchers(table, words),
            "dice": {
                "kind": state.header.dice,
                "pledge": state.commitment,
                "secret": state.secret,
                "words": [{"chair": chair, "words": text} for chair, text in state.client_seeds],
            },
        }
        players = {chair: _player(table, words, chair) for chair in table.chairs}
        found = table.company[words.language.code] = _fields(alike), players
    return found


def _seating(
    table: Table, viewer: Viewer, words: Speaker, players: dict[int, ChairMessage], *, acts: bool
) -> bytes:
    """Who sits here and whose turn it is: the same whenever it is the same one's turn again."""
    state = table.state
    key = viewer.sees, state.turn, state.to_act, state.missing_seeds
    found: bytes | None = table.company.get(key)
    if found is None:
        found = table.company[key] = _fields(
            {
                "you": viewer.chairs,
                "seen_by": viewer.seat(state),
                "players": [
                    {**each, "is_you": chair in viewer.chairs, "is_to_act": chair == state.turn}
                    for chair, each in players.items()
                ],
                "status": status_line(table, viewer, words),
                "is_yours": acts,
                "speak": [chair for chair in state.missing_seeds if chair in viewer.chairs],
            }
        )
    return found


def _shown(table: Table, viewer: Viewer, words: Speaker) -> tuple[bytes, Art]:
    """What lies on the table, the opening brace before it: alike for all who look from one side."""
    state = table.state
    seat = viewer.seat(state) if table.turns else Seat.FIRST
    key = "shown", words.language.code, seat, viewer.look
    found: tuple[bytes, Art] | None = table.views.get(key)
    if found is None:
        # Until lots are drawn the board lies ready, but nobody's turn has come.
        position = state.position or state.game.opening(state.rules, MatchScore())
        art, scene = laid(table.package, position, seat, viewer.look, words)
        message: BoardState = {
            "type": "state",
            "n": state.number,
            "after": state.node.number if state.node else 0,
            "nth_game": state.nth_game,
            "is_over": state.outcome is not None,
            "aside": words.say(table.remark) if table.remark else "",
            "scene": scene,
            "motion": _motion(table, seat),
        }
        found = table.views[key] = msgspec.json.encode(message)[:-1], art
    return found


def _own(table: Table, viewer: Viewer, words: Speaker, *, acts: bool) -> bytes:
    """What the viewer may do, and what the clock shows this moment."""
    state, may = table.state, may_ask(table, viewer)
    return _fields(
        {
            "offer": _offer(table, viewer, words, state.offer) if state.offer else None,
            "clock": clock_message(table) if state.clock else None,
            "may": may,
            "gestures": offered(table.package, state.position, words) if acts else None,
            "ahead": _ahead(table, viewer) if viewer.ahead and not acts else None,
            "guide": may_do(table, words) if "hint" in may else "",
        }
    )


def _player(table: Table, words: Speaker, chair: int) -> ChairMessage:
    state = table.state
    player = state.header.players[chair - 1]
    seat = state.seat_of(chair)
    return {
        "chair": chair,
        "name": player_name(table, words, chair),
        "seat": seat,
        "seat_name": words.seat(seat, state.header.ruleset),
        "is_bot": bool(player.bot),
        "is_here": bool(player.bot) or table.is_here(chair),
        "is_seated": chair in state.seated,
        "score": state.match.score[chair - 1],
        **table.ratings.shown(state, chair),
    }


def status_line(table: Table, viewer: Viewer, words: Speaker) -> str:
    phrase = _standing(table, viewer)
    seat = table.state.to_act
    if table.state.outcome is not None and table.state.outcome.winners:
        seat = table.state.outcome.winners[0]
    named = words.seat(seat, table.state.header.ruleset)
    return words(phrase.key, **{**phrase.facts, "seat": named})


def _standing(table: Table, viewer: Viewer) -> Phrase:
    state = table.state
    if state.missing:
        return Phrase("status-waiting")
    if state.outcome is not None:
        return state.outcome.phrase
    if state.missing_seeds or state.awaits_lot:
        return Phrase("status-drawing-lots")
    if state.to_act is Seat.NATURE:
        return Phrase("status-by-hand" if state.is_manual else "status-chance")
    chair = state.turn
    if len(viewer.chairs) == 1 and chair in viewer.chairs:
        return Phrase("status-your-turn")
    if chair != NO_CHAIR and state.header.players[chair - 1].bot:
        return Phrase("status-bot-thinks")
    return Phrase("status-turn")


def _score(table: Table, words: Speaker) -> ScoreMessage:
    """The match as it stands, and how often each player has won at this table."""
    state = table.state
    rule = state.header.match
    won = [0] * state.chairs
    for winners in state.match_winners:
        for chair in winners:
            won[chair - 1] += 1
    drawn = state.match_winners.count(())
    line = ""
    if not rule.is_single:
        line = words(f"match-{rule.kind}", number=rule.number, game=len(state.match.results) + 1)
    return {"match": line, "points": list(state.match.score), "won": won, "drawn": drawn}


def _offer(table: Table, viewer: Viewer, words: Speaker, offer: Offer) -> OfferMessage:
    return {
        "number": offer.number,
        "by": offer.by,
        "what": offer.what,
        "is_yours": offer.by in viewer.chairs,
        "told": told_line(table, words, Phrase(f"told-offer-{offer.what}", {"chair": offer.by})),
    }


def _watchers(table: Table, words: Speaker) -> str:
    count = table.subscribers.count(WATCHING)
    return words("table-watchers", count=count) if count else ""


def clock_message(table: Table) -> ClockMessage | None:
    """What the clock shows now, in milliseconds; the client lets the running hand go on."""
    clock = table.state.clock
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
    state = table.state
    if not viewer.chairs or state.missing:
        return []
    if state.outcome is not None:
        if not state.match.is_over:
            return ["next"]
        return [] if state.offer else ["rematch"]
    if state.node is None or state.offer:
        return []
    found = ["resign", "draw"]
    if state.turn not in viewer.chairs and table.timers.is_left:
        found += ["claim", "claim-draw"]
    if viewer.may_be_helped(state):
        found.append("hint")
    for chair in viewer.chairs:
        if state.takeback_point(chair) is not None:
            return [*found, "takeback"]
    return found


def _motion(table: Table, seat: Seat) -> Motion | None:
    """How the pieces came to lie so, where the game can tell."""
    state = table.state
    node = state.node
    motion = table.package.table.motion
    if motion is no_motion or node is None or node.before is None:
        return None
    return motion(node.before.position, node.parsed_action, seat)


def _ahead(table: Table, viewer: Viewer) -> tuple[Path, ...] | None:
    """The paths of actions that can be planned while the other side is to act."""
    state = table.state
    if len(viewer.chairs) != 1 or not state.to_act.is_player or state.missing:
        return None
    return table.package.table.premoves(state.position, state.seat_of(viewer.chairs[0]))
