"""The state of a table, sent to each viewer after every change.

The message consists of parts that change at different times and are shared by different viewers:
what a mere action does not change, what is the same for all who see the board from one side, and
what is computed for each viewer.
"""

import msgspec

from gamecase.kernel.clock import PART_GRACE
from gamecase.kernel.log import NO_CHAIR
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.position_history import Offer
from gamecase.kernel.seat import Seat
from gamecase.messages.cache import MessageCache, message_cache
from gamecase.messages.characters import character_message
from gamecase.messages.dice import chain_messages, dice_message
from gamecase.messages.hints import options_text
from gamecase.messages.result import result_message
from gamecase.messages.scene import (
    BoardView,
    gestures_json,
    last_arrows,
    last_player_node,
    scene_json,
)
from gamecase.messages.types import (
    ChairMessage,
    ClockMessage,
    LastActionMessage,
    NoticeMessage,
    OfferMessage,
    OwnState,
    RatingMessage,
    ScoreMessage,
    SeatingState,
    SharedState,
    SideState,
)
from gamecase.messages.viewer import Viewer, event_text, player_name
from gamecase.scene.gestures import Path
from gamecase.scene.motion import Motion
from gamecase.scene.scene import Art
from gamecase.scene.table_module import no_motion
from gamecase.tables.subscribers import WATCHING
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def state_text(table: Table, viewer: Viewer) -> tuple[bytes, Art]:
    """The encoded state, and the art that its scene is drawn with; shared by equal viewers."""
    cache, key = message_cache(table), viewer.key
    message: tuple[bytes, Art] | None = cache.views.get(key)
    if message is None:
        words = viewer.speaker(table)
        can_act = viewer.can_act(table.state)
        shared, players = _shared_fields(table, cache, words)
        board, art = _board_fields(table, cache, viewer, words)
        own = _own_fields(table, viewer, words, can_act=can_act)
        seating = _seating_fields(table, cache, viewer, words, players)
        message = b"%s,%s,%s,%s}" % (board, own, seating, shared), art  # one JSON object
        if table.state.clock is None:  # clocks show another time in every message
            cache.views[key] = message
    return message


def _encode_fields(message: SharedState | SeatingState | OwnState) -> bytes:
    """The fields of a JSON object without its braces, to be joined with others."""
    return msgspec.json.encode(message)[1:-1]


def _shared_fields(
    table: Table, cache: MessageCache, words: Speaker
) -> tuple[bytes, dict[int, ChairMessage]]:
    """The fields that are the same for all readers of a language, and the players by chair."""
    key = words.language.code, _known_as(table, Seat.FIRST)
    shared: tuple[bytes, dict[int, ChairMessage]] | None = cache.roster.get(key)
    if shared is None:
        message: SharedState = {
            "score": _score(table, words),
            "watchers": _watchers(table, words),
            "dice": dice_message(table, words),
        }
        players = {chair: _player(table, words, chair) for chair in table.chairs}
        shared = cache.roster[key] = _encode_fields(message), players
    return shared


def _seating_fields(
    table: Table,
    cache: MessageCache,
    viewer: Viewer,
    words: Speaker,
    players: dict[int, ChairMessage],
) -> bytes:
    """The players and whose turn it is, which are the same whenever that turn comes again."""
    state = table.state
    named = _known_as(table, Seat.FIRST)
    key = viewer.key, state.turn, state.to_act, state.missing_seeds, state.owed_parts, named
    fields: bytes | None = cache.roster.get(key)
    if fields is None:
        fields = cache.roster[key] = _encode_fields(
            {
                "you": viewer.chairs,
                "seen_by": viewer.seat(state),
                "players": [
                    {**player, "is_you": chair in viewer.chairs, "is_to_act": chair == state.turn}
                    for chair, player in players.items()
                ],
                "status": status_text(table, viewer, words),
                "is_yours": viewer.can_act(state),
                "speak": [chair for chair in state.missing_seeds if chair in viewer.chairs],
            }
        )
    return fields


def _board_fields(
    table: Table, cache: MessageCache, viewer: Viewer, words: Speaker
) -> tuple[bytes, Art]:
    """The opening brace and the fields that are the same for all who see the same side."""
    state = table.state
    seat = viewer.seat(state) if table.is_board_turned else Seat.FIRST
    key = "board", words.language.code, seat, viewer.look
    board: tuple[bytes, Art] | None = cache.views.get(key)
    if board is None:
        # Before the lots are drawn, the opening position is shown without a turn.
        position = state.position or state.game.opening(state.rules, MatchScore())
        can_touch = state.is_manual or state.to_act.is_player
        view = BoardView(seat, viewer.look, can_touch)
        art, scene = scene_json(table.package, position, view, words)
        message: SideState = {
            "type": "state",
            "n": state.number,
            "after": state.node.number if state.node else 0,
            "nth_game": state.nth_game,
            "is_over": state.outcome is not None,
            "aside": words.say(table.bot_remark) if table.bot_remark else "",
            "scene": scene,
            "motion": _motion(table, seat),
            "last": _last_action(table, seat, viewer.look),
        }
        board = cache.views[key] = msgspec.json.encode(message)[:-1], art
    return board


def _own_fields(table: Table, viewer: Viewer, words: Speaker, *, can_act: bool) -> bytes:
    """The fields that are computed for each viewer."""
    state, options = table.state, allowed_requests(table, viewer)
    return _encode_fields(
        {
            "offer": _offer(table, viewer, words, state.offer) if state.offer else None,
            "clock": clock_message(table) if state.clock else None,
            "chains": chain_messages(table, viewer),
            "may": options,
            "gestures": gestures_json(table.package, state.position, words) if can_act else None,
            "ahead": _premoves(table, viewer) if viewer.ahead and not can_act else None,
            "guide": options_text(table, words) if "hint" in options else "",
            "notice": _notice(table, words) if can_act else None,
            "result": result_message(table, viewer, words, status_text(table, viewer, words)),
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
        "seat_name": words.seat(_known_as(table, seat), state.header.ruleset),
        "is_bot": bool(player.bot),
        "is_here": bool(player.bot) or table.is_present(chair),
        "is_seated": chair in state.seated,
        "score": state.match.score[chair - 1],
        "character": character_message(table.package, words, player.bot) if player.bot else None,
        **_rating(table, chair),
    }


def _notice(table: Table, words: Speaker) -> NoticeMessage | None:
    """The special clause of the booklet that matters now, if there is one."""
    state = table.state
    header = state.header
    booklet = table.package.booklet(header.ruleset)
    if not booklet.special or state.position is None:
        return None
    at_issue = state.game.clauses_at_issue(state.position)
    for clause in booklet.clauses_in_force(header.switches) if at_issue else ():
        if clause.key in booklet.special and clause.key in at_issue:
            told = words("notice-special", rule=words(f"clause-{clause.key}"))
            return {"clause": clause.key, "number": clause.number, "told": told}
    return None


def _known_as(table: Table, seat: Seat) -> Seat:
    """The seat by whose name a seat is known, which may depend on the position."""
    position = table.state.position
    return seat if position is None else table.state.game.known_as(position, seat)


def _rating(table: Table, chair: int) -> RatingMessage:
    rating = table.ratings.rating_of(chair)
    change = rating.change if rating and table.state.match.is_over else None
    return {
        "rating": rating.rating if rating else "",
        "rating_change": "" if change is None else f"{change:+d}".replace("-", "−"),
    }


def status_text(table: Table, viewer: Viewer, words: Speaker) -> str:
    """One line about whose turn it is, or how the game ended."""
    phrase = _status(table, viewer)
    seat = table.state.to_act
    if table.state.outcome is not None and table.state.outcome.winners:
        seat = table.state.outcome.winners[0]
    seat_name = words.seat(_known_as(table, seat), table.state.header.ruleset)
    return event_text(table, words, Phrase(phrase.key, {**phrase.facts, "seat": seat_name}))


def _status(table: Table, viewer: Viewer) -> Phrase:
    state = table.state
    if state.missing:
        return Phrase("status-waiting")
    if state.outcome is not None:
        return state.outcome.phrase
    absent = [chair for chair in state.owed_parts if not table.is_present(chair)]
    if absent:
        return Phrase("status-dice-wait", {"chair": absent[0]})
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
    """The score of the match, and how many matches each player has won at this table."""
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
    return {
        "match": line,
        "points": list(state.match.score),
        "won": won,
        "drawn": drawn,
        "target": _target(rule),
    }


def _target(rule: MatchRule) -> int:
    """The points that win the match; 0 where it ends otherwise."""
    if rule.kind == "first-to":
        return rule.number
    return rule.number // 2 + 1 if rule.kind == "best-of" and not rule.is_single else 0


def _offer(table: Table, viewer: Viewer, words: Speaker, offer: Offer) -> OfferMessage:
    return {
        "number": offer.number,
        "by": offer.by,
        "what": offer.what,
        "is_yours": offer.by in viewer.chairs,
        "told": event_text(table, words, Phrase(f"told-offer-{offer.what}", {"chair": offer.by})),
    }


def _watchers(table: Table, words: Speaker) -> str:
    count = table.subscribers.count(WATCHING)
    return words("table-watchers", count=count) if count else ""


def clock_message(table: Table) -> ClockMessage | None:
    """The times left now, in milliseconds; the client counts down from there."""
    clock = table.state.clock
    if clock is None:
        return None
    now = table.now()
    left = [clock.left_at(chair, now) for chair in table.chairs]
    running, free = clock.running, clock.free(now) if clock.turn else 0
    if clock.asked is not None:
        # Whoever is away while the dice wait loses time; a page that is open answers at once.
        absent = [chair for chair in table.state.owed_parts if not table.is_present(chair)]
        running = absent[0] if absent else NO_CHAIR
        free = max(0, clock.asked + PART_GRACE - now)
        if running:
            left[running - 1] -= clock.late(now)
    return {"kind": clock.rule.kind, "left": left, "running": running, "free": free}


def allowed_requests(table: Table, viewer: Viewer) -> list[str]:
    """The requests besides actions that the viewer may make; the page shows these buttons."""
    state = table.state
    if not viewer.chairs or state.missing:
        return []
    if state.outcome is not None:
        if not state.match.is_over:
            return ["next"]
        return [] if state.offer else ["rematch"]
    if state.node is None or state.offer:
        return []
    requests = ["resign", "draw"]
    may_claim = state.turn not in viewer.chairs and not {*state.owed_parts} & {*viewer.chairs}
    if may_claim and table.absence.has_left:
        requests += ["claim", "claim-draw"]
    if viewer.can_get_hint(state):
        requests.append("hint")
    for chair in viewer.chairs:
        if state.takeback_point(chair) is not None:
            return [*requests, "takeback"]
    return requests


def _motion(table: Table, seat: Seat) -> Motion | None:
    """The movement of the last action, for games that show one."""
    state = table.state
    node = state.node
    motion = table.package.table.motion
    if motion is no_motion or node is None or node.before is None:
        return None
    return motion(node.before.position, node.parsed_action, seat)


def _last_action(table: Table, seat: Seat, look: str) -> LastActionMessage:
    """What the last player did, for the marks on the board and to show it step by step."""
    state, drawing = table.state, table.package.table
    node = last_player_node(state.node)
    if node is None or node.before is None:
        return {"by": NO_CHAIR, "arrows": last_arrows(drawing, state.node), "stages": ()}
    return {
        "by": node.by,
        "arrows": last_arrows(drawing, state.node),
        "stages": drawing.stages(node.before.position, node.parsed_action, seat, look),
    }


def _premoves(table: Table, viewer: Viewer) -> tuple[Path, ...] | None:
    """The paths of actions that can be planned during the opponent's turn."""
    state = table.state
    if len(viewer.chairs) != 1 or not state.to_act.is_player or state.missing:
        return None
    return table.package.table.premoves(state.position, state.seat_of(viewer.chairs[0]))
