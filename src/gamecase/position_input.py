"""The start of a board: a position in any notation, the rules it implies, and the match score."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput, BadPosition
from gamecase.kernel.input_checks import (
    check_mapping,
    check_sequence,
    check_text,
    check_whole,
    shown,
)
from gamecase.kernel.match import MatchScore, read_match
from gamecase.kernel.other_notation import OWN, PositionNotation
from gamecase.registry import GamePackage, all_games

_MAX_POINTS = 1_000_000


@dataclass(frozen=True, slots=True)
class StartOfGame:
    """A position to start from, and the rules it is played by."""

    position: Any
    rules: Any
    ruleset: str
    switches: Mapping[str, SwitchValue]


def read_position(
    package: GamePackage,
    ruleset: str,
    switches: Mapping[str, SwitchValue] | None,
    text: str,
    match_score: MatchScore,
) -> StartOfGame:
    """The position of a text, or the opening where it is empty.

    Texts in the game's own notation come first; others are recognised by their pattern. Those of
    other programs may name a booklet and imply switches, unless the caller names them.
    """
    check_text("ruleset", ruleset, "the key of a booklet")
    check_text("position", text, "the text of a position")
    chosen: Mapping[str, Any] = {} if switches is None else check_mapping("switches", switches)
    own_key = ruleset or next(iter(package.booklets))
    rules = package.rules(own_key, chosen)
    seats = len(package.game.seats(rules))
    if match_score.scores and len(match_score.score) != seats:
        raise BadInput(f"scores: {match_score.score} is not the points of {seats} seats")
    if not text:
        return StartOfGame(package.game.opening(rules, match_score), rules, own_key, chosen)
    try:
        position = package.game.read_position(rules, text)
    except BadInput as error:
        notation = _recognise(package, text)
        if notation is None:
            known = [*package.position_notations]
            also = f"; {', '.join(known)} can be read too" if known else ""
            raise BadPosition(f"position: {error}{also}") from error
    else:
        return StartOfGame(position, rules, own_key, chosen)
    key = ruleset or notation.ruleset or own_key
    used: list[tuple[Any, Mapping[str, Any]]] = []

    def choose(implied: Mapping[str, SwitchValue]) -> Any:
        switches = chosen or ({} if ruleset else implied)
        used.append((package.rules(key, switches), switches))
        return used[-1][0]

    position = notation.read(choose, text.strip())
    return StartOfGame(position, used[-1][0], key, used[-1][1])


def _recognise(package: GamePackage, text: str) -> PositionNotation | None:
    plain = text.strip()
    notations = package.position_notations.values()
    return next((each for each in notations if each.pattern.fullmatch(plain)), None)


def notation_of(package: GamePackage, text: str) -> str:
    """The key of the notation that a readable text is in."""
    notation = _recognise(package, text)
    return notation.key if notation else OWN


def identify(text: str) -> str:
    """The game that the text of a position belongs to."""
    for key, package in all_games().items():
        if _recognise(package, text) is not None:
            return key
    for key, package in all_games().items():
        try:
            package.game.read_position(package.rules(), text)
        except BadInput:
            continue
        return key
    known = {key: [*package.position_notations] for key, package in all_games().items()}
    raise BadPosition(f"text: {shown(text)} is no position of any game; notations are {known}")


def read_match_score(
    package: GamePackage, match: str, scores: Sequence[Sequence[int]]
) -> MatchScore:
    """The match rule and the running score after each game so far, by seat."""
    check_text("match", match, "a match such as first-to-7")
    rows = check_sequence(
        "scores", scores, "the running score after each game, as [(1, 0), (1, 2)]"
    )
    read = []
    for row in rows:
        points = check_sequence("scores", row, "the points of each seat, as (1, 0)")
        read.append(tuple(check_whole("scores", each, 0, _MAX_POINTS) for each in points))
    seats = {len(row) for row in read}
    if len(seats) > 1 or seats - {2, 3, 4}:
        raise BadInput(f"scores: {shown(scores)}; expected the points of each seat, as (1, 0)")
    rule = read_match(match) if match else MatchScore().rule
    return MatchScore(rule, tuple(read))
