"""The bracket of a knockout as a picture: a column of matches for each round."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gamecase.web.pages.events.picture_canvas import QUIET, EventPicture, TextLook

_WIDTH, _LINE, _GAP, _BETWEEN, _HEAD, _EDGE = 220.0, 26.0, 18.0, 44.0, 34.0, 8.0
_MATCH = 2 * _LINE


@dataclass(frozen=True, slots=True)
class BracketSide:
    """One side of a match; without a name it is not known yet."""

    name: str = ""
    score: str = ""
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match of the bracket; one side plays nobody where it has a bye."""

    first: BracketSide
    second: BracketSide


@dataclass(frozen=True, slots=True)
class BracketRound:
    """The matches of a round, from the top of the bracket to its foot."""

    head: str
    matches: Sequence[BracketMatch]


def bracket_svg(rounds: Sequence[BracketRound], title: str, *, is_mirrored: bool = False) -> str:
    """Draw a bracket; lines lead from each match to the one its winner goes to."""
    most = max((len(each.matches) for each in rounds), default=1)
    height = most * (_MATCH + _GAP)
    width = len(rounds) * (_WIDTH + _BETWEEN) - _BETWEEN + 2 * _EDGE
    picture = EventPicture(max(width, _WIDTH), height + _HEAD + 2 * _EDGE, is_mirrored)
    for column, each in enumerate(rounds):
        x = _EDGE + column * (_WIDTH + _BETWEEN)
        picture.text(x + _WIDTH / 2, _EDGE + _HEAD / 2, each.head, QUIET)
        later = rounds[column + 1].matches if column + 1 < len(rounds) else ()
        for nth, match in enumerate(each.matches):
            y = _middle(nth, len(each.matches), height)
            if later:
                to = nth * len(later) // len(each.matches)
                _lead(
                    picture,
                    x,
                    y,
                    _middle(to, len(later), height),
                )
            _draw_match(picture, x, y, match)
    return picture.svg(title)


def _middle(nth: int, count: int, height: float) -> float:
    """The height of the middle of a match: matches of a round share the bracket's height."""
    return _EDGE + _HEAD + (nth + 0.5) * height / count


def _lead(picture: EventPicture, x: float, y: float, to: float) -> None:
    half = x + _WIDTH + _BETWEEN / 2
    picture.line((x + _WIDTH, y), (half, y), (half, to), (x + _WIDTH + _BETWEEN, to))


def _draw_match(picture: EventPicture, x: float, y: float, match: BracketMatch) -> None:
    top = y - _LINE
    picture.box((x, top), (_WIDTH, _MATCH), "card", "edge")
    picture.line((x, y), (x + _WIDTH, y))
    for nth, side in enumerate((match.first, match.second)):
        middle = top + _LINE * (nth + 0.5)
        colour = "ink" if side.is_winner or not match_is_over(match) else "ink-soft"
        look = TextLook("start", is_bold=side.is_winner, colour=colour, most=20)
        picture.text(x + 10, middle, side.name, look)
        picture.text(x + _WIDTH - 10, middle, side.score, replace(look, anchor="end"))


def match_is_over(match: BracketMatch) -> bool:
    """Whether somebody has won."""
    return match.first.is_winner or match.second.is_winner
