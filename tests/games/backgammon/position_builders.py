"""Build backgammon positions for tests, and check what can be played from them."""

from collections.abc import Iterable
from dataclasses import replace

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import BAR, OFF, Board, Side, checkers_per_side, side
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, legal_plays
from gamecase.games.backgammon.position import Cube, Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.validation import check
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.game import ListedActions
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat, opponent
from gamecase.registry import find

BACKGAMMON = find("backgammon")
BOOKLETS = ("case", "best-of", "small-first", "collection", "tournament")

#: The opponent's checkers in scenarios where they do not matter.
FAR_OFF = "12:5 17:5 19:5"


def rules(booklet: str, **switches: SwitchValue) -> Ruleset:
    ruleset: Ruleset = BACKGAMMON.rules(booklet, switches)
    return ruleset


#: Every booklet, with every switch that changes the legal plays.
VARIANTS: dict[str, Ruleset] = {
    **{booklet: rules(booklet) for booklet in BOOKLETS},
    "best-of may pass": rules("best-of", bearoff_may_pass=True),
    "small-first double six": rules("small-first", bearoff_six_needs_double_six=True),
    "collection modern": rules("collection", bearoff_rule="exact-or-highest"),
    "hypergammon": rules("tournament", setup="hypergammon"),
}


def checkers(text: str, *, by_opponent: bool = False, total: int = 15) -> Side:
    """A side written as `24:2 bar:1`; the other checkers are off. With `turned`, points are the
    opponent's numbers.
    """
    counts = {}
    for item in text.split():
        name, _, count = item.partition(":")
        point = {"bar": BAR, "off": OFF}.get(name) if not name.isdecimal() else int(name)
        assert point is not None
        counts[25 - point if by_opponent and 1 <= point <= 24 else point] = int(count)
    counts[OFF] = total - sum(n for point, n in counts.items() if point != OFF)
    return side(counts)


def to_play(
    using: Ruleset, mover: str, enemy: str, dice: tuple[int, int], seat: Seat = Seat.FIRST
) -> Position:
    """A position with a roll to play; both sides are written in the mover's numbers."""
    before_roll = Position(
        rules=using, first=side({}), second=side({}), turn=seat, starter=seat, throws=4
    ).with_board(Board(checkers(mover), checkers(enemy, by_opponent=True)))
    rolled = GAME.apply(
        # The other seat has just ended its turn, and the dice are about to be rolled.
        GAME.read_position(using, GAME.write(before_roll).replace("draw", "throw", 1)),
        GAME.read_action(f"roll {dice[0]}-{dice[1]}"),
    )
    check(rolled)
    return rolled


def listed(position: Position) -> tuple[Play, ...]:
    choices = GAME.choices(position)
    assert isinstance(choices, ListedActions)
    return choices.actions  # type: ignore[return-value]  # only called in phase PLAY


def written(position: Position) -> set[str]:
    return {GAME.write(play) for play in listed(position)}


def boards_after(position: Position, texts: Iterable[str]) -> dict[Board, str]:
    """The board that each text leads to; all of them must be legal."""
    boards = {}
    for text in texts:
        action = GAME.read_action(text)
        refusal = GAME.judge(position, action)
        assert refusal is None, f"{text!r} is refused: {refusal}"
        after = GAME.apply(position, action)
        boards[Board(after.of(position.turn), after.of(opponent(position.turn)))] = text
    return boards


def expect_exactly(position: Position, *texts: str) -> None:
    """Assert that these are the legal plays, where orders of steps with the same result are the
    same play.
    """
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
    return set(legal_plays(RolledTurn(using, board, dice_to_play(using, high, low))).results)


def total_checkers(using: Ruleset) -> int:
    return checkers_per_side(using.setup)


def play_out(using: Ruleset, *texts: str, match_score: MatchScore | None = None) -> Position:
    """Play a game from its opening through these actions, which must be legal."""
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
    """The reason and points of a game that the first seat has just won, given the loser's side."""
    position = to_play(using, "1:1", "19:1", (2, 1))
    position = replace(position, second=checkers(loser), cube=cube or Cube())
    outcome = GAME.outcome(GAME.apply(position, GAME.read_action("1/off")))
    assert outcome is not None
    assert outcome.winners == (Seat.FIRST,)
    return outcome.reason, outcome.points
