"""The opening book of backgammon: first throws, plays of them, and the replies, by rollouts.

The key of a page is a throw, the play of it and the throw that replies, as far as they are given:
`31`, `31.8/5 6/5`, `31.8/5 6/5.64`.
"""

from gamecase.engines.opening_book_module import BookPage, BookRow
from gamecase.games.backgammon.opening_rollouts import (
    OpeningDecision,
    find_decision,
    opening_decisions,
    position_of_decision,
    worth_of,
)
from gamecase.games.backgammon.position import Position, opening
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.table.move_notation import write_action
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

BOOKLET = "tournament"

_GAME = Backgammon()
_ROLL = Phrase("opening-book-roll")


def book_page(rules: Ruleset, key: str) -> BookPage[Position]:
    throw, _, rest = key.partition(".")
    played, _, reply = rest.partition(".")
    if not key:
        return _first_throws(rules)
    if played and not reply:
        return _replies(rules, throw, played)
    decision = find_decision(throw, played, reply)
    if decision is None:
        raise BadInput(f"at={key[:40]!r}: expected a first throw, such as 31, or a reply to it")
    return _plays(rules, decision)


def _first_throws(rules: Ruleset) -> BookPage[Position]:
    """The best play of every first throw."""
    firsts = [decision for decision in opening_decisions() if not decision.reply]
    return BookPage(
        path=(),
        position=opening(rules, MatchScore()),
        seat=Seat.FIRST,
        label=_ROLL,
        rows=tuple(_best(rules, decision, decision.throw) for decision in firsts),
    )


def _replies(rules: Ruleset, throw: str, played: str) -> BookPage[Position]:
    """The best reply with every throw to a play of the first one."""
    first = find_decision(throw)
    replies = [d for d in opening_decisions() if (d.throw, d.played) == (throw, played)]
    if first is None or not replies:
        raise BadInput(f"at={throw[:4]}.{played[:40]!r}: no replies to that were rolled out")
    position = _GAME.apply(position_of_decision(rules, first), _GAME.read_action(played))
    return BookPage(
        path=_path(rules, replies[0])[:-1],
        position=position,
        seat=Seat.SECOND,
        label=_ROLL,
        rows=tuple(_best(rules, d, f"{throw}.{played}.{d.reply}") for d in replies),
    )


def _plays(rules: Ruleset, decision: OpeningDecision) -> BookPage[Position]:
    """The plays of one throw."""
    position = position_of_decision(rules, decision)
    with_replies = {d.played for d in opening_decisions() if d.throw == decision.throw}
    rows = []
    for play in decision.plays:
        leads_on = not decision.reply and play.text in with_replies
        key = f"{decision.throw}.{play.text}" if leads_on else ""
        rows.append(BookRow("", _written(position, play.text), worth_of(play), key))
    return BookPage(
        path=_path(rules, decision), position=position, seat=Seat.FIRST, rows=tuple(rows)
    )


def _best(rules: Ruleset, decision: OpeningDecision, key: str) -> BookRow:
    best, position = decision.plays[0], position_of_decision(rules, decision)
    label = _dice(decision.reply or decision.throw)
    return BookRow(label, _written(position, best.text), worth_of(best), key)


def _path(rules: Ruleset, decision: OpeningDecision) -> tuple[tuple[str, str], ...]:
    path = [(decision.throw, _dice(decision.throw))]
    first = find_decision(decision.throw)
    if decision.reply and first is not None:
        play = _written(position_of_decision(rules, first), decision.played)
        path.append((f"{decision.throw}.{decision.played}", play))
        key = f"{decision.throw}.{decision.played}.{decision.reply}"
        path.append((key, _dice(decision.reply)))
    return tuple(path)


def _dice(throw: str) -> str:
    return "-".join(throw)


def _written(position: Position, text: str) -> str:
    """A play as the list of moves writes it."""
    written = write_action(position, _GAME.read_action(text)).text
    return written if isinstance(written, str) else text
