"""Positions laid out as the scenarios tell them, and what can be played from them."""

from collections.abc import Iterable
from dataclasses import replace

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import BAR, OFF, Board, Side, checkers_in_all, side
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
from gamecase.games.backgammon.position import Cube, Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.validation import check
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.game import Listed
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat, opponent
from gamecase.registry import find

BACKGAMMON = find("backgammon")
BOOKLETS = ("case", "best-of", "small-first", "collection", "tournament")

#: Where the scenarios let the opponent stand when it does not matter.
FAR_OFF = "12:5 17:5 19:5"


def rules(booklet: str, **switches: SwitchValue) -> Ruleset:
    found: Ruleset = BACKGAMMON.rules(booklet, switches)
    return found


#: Every booklet, with every switch that changes the legal plays.
VARIANTS: dict[str, Ruleset] = {
    **{booklet: rules(booklet) for booklet in BOOKLETS},
    "best-of may pass": rules("best-of", bearoff_may_pass=True),
    "small-first double six": rules("small-first", bearoff_six_needs_double_six=True),
    "collection modern": rules("collection", bearoff_rule="exact-or-highest"),
    "hypergammon": rules("tournament", setup="hypergammon"),
}


def checkers(told: str, *, turned: bool = False, total: int = 15) -> Side:
    """`24:2 bar:1`; what is not told is off. Turned, the points are the opponent's numbers."""
    counts = {}
    for item in told.split():
        name, _, count = item.partition(":")
        at = {"bar": BAR, "off": OFF}.get(name) if not name.isdecimal() else int(name)
        assert at is not None
        counts[25 - at if turned and 1 <= at <= 24 else at] = int(count)
    counts[OFF] = total - sum(n for at, n in counts.items() if at != OFF)
    return side(counts)


def to_play(
    using: Ruleset, mover: str, enemy: str, dice: tuple[int, int], seat: Seat = Seat.FIRST
) -> Position:
    """A seat to play a throw; both sides are told on the mover's numbers."""
    bare = Position(
        rules=using, first=side({}), second=side({}), turn=seat, starter=seat, throws=4
    ).with_board(Board(checkers(mover), checkers(enemy, turned=True)))
    thrown = GAME.apply(
        # The seat that does not play has just ended its turn, and the dice are about to fall.
        GAME.read_position(using, GAME.write(bare).replace("draw", "throw", 1)),
        GAME.read_action(f"roll {dice[0]}-{dice[1]}"),
    )
    check(thrown)
    return thrown


def listed(position: Position) -> tuple[Play, ...]:
    choices = GAME.choices(position)
    assert isinstance(choices, Listed)
    return choices.actions  # type: ignore[return-value]  # asked for only while plays are due


def written(position: Position) -> set[str]:
    return {GAME.write(play) for play in listed(position)}


def boards_after(position: Position, texts: Iterable[str]) -> dict[Board, str]:
    """The board each text leads to; every one of them must be allowed."""
    found = {}
    for text in texts:
        action = GAME.read_action(text)
        refusal = GAME.judge(position, action)
        assert refusal is None, f"{text!r} is refused: {refusal}"
        after = GAME.apply(position, action)
        found[Board(after.of(position.turn), after.of(opponent(position.turn)))] = text
    return found


def expect_exactly(position: Position, *texts: str) -> None:
    """These plays and no others, an order of steps that comes to the same being the same play."""
    assert position.phase is Phase.PLAY
    expected = boards_after(position, texts)
    offered = boards_after(position, (GAME.write(play) for play in listed(position)))
    missing = sorted(text for board, text in expected.items() if board not in offered)
    extra = sorted(text for board, text in offered.items() if board not in expected)
    assert (missing, extra) == ([], []), f"missing {missing}, too many {extra}"


def expect_refused(position: Position, text: str, clause: str) -> None:
    refusal = GAME.judge(position, GAME.read_action(text))
    assert refusal is not None, f"{text!r} is allowed"
    assert refusal.clause == clause, f"{text!r}: {refusal}"


def results(using: Ruleset, board: Board, high: int, low: int) -> set[Board]:
    return set(legal_plays(Turn(using, board, numbers(using, high, low))).results)


def total_checkers(using: Ruleset) -> int:
    return checkers_in_all(using.setup)


def play_out(using: Ruleset, *texts: str, match_score: MatchScore | None = None) -> Position:
    """A game from its opening through actions, each of which must be allowed."""
    position = GAME.opening(using, match_score or MatchScore(MatchRule("open", 1)))
    for text in texts:
        position = then(position, text)
    return position


def then(position: Position, text: str) -> Position:
    action = GAME.read_action(text)
    refusal = GAME.judge(position, action)
    assert refusal is None, f"{text!r} is refused: {refusal}"
    return GAME.apply(position, action)


def won(using: Ruleset, loser: str, cube: Cube | None = None) -> tuple[str, int]:
    """The reason and points of a game the first seat has just won; the loser's own numbers."""
    position = to_play(using, "1:1", "19:1", (2, 1))
    position = replace(position, second=checkers(loser), cube=cube or Cube())
    outcome = GAME.outcome(GAME.apply(position, GAME.read_action("1/off")))
    assert outcome is not None
    assert outcome.winners == (Seat.FIRST,)
    return outcome.reason, outcome.points
