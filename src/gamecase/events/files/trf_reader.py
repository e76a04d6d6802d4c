"""Read a whole TRF: players, and the rounds played so far, so that the event can go on here."""

from typing import NamedTuple

import msgspec

from gamecase.events.commands import AddEntrant
from gamecase.events.files.trf import read_trf_players
from gamecase.events.pairing_types import GameResult, Pairing
from gamecase.kernel.errors import BadInput

_NUMBER, _RESULTS, _BLOCK = slice(4, 8), 91, 10
_MOST_ROUNDS = 100
#: The results of a game by the signs of its first and second player.
_GAMES: dict[tuple[str, str], GameResult | None] = {
    ("1", "0"): GameResult(winner=1),
    ("0", "1"): GameResult(winner=2),
    ("=", "="): GameResult(),
    ("+", "-"): GameResult(winner=1, kind="forfeit"),
    ("-", "+"): GameResult(winner=2, kind="forfeit"),
    ("-", "-"): GameResult(kind="forfeit"),
    ("0", "0"): GameResult(kind="forfeit"),  # a loss for both, by decision
    (" ", " "): None,
}
_UNRATED = {"W": "1", "D": "=", "L": "0"}
_FULL_BYES, _HALF_BYE, _ABSENT = "UF", "H", "Z- "


class TrfEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event begun elsewhere. Its players are numbered from 1, in the order of the file."""

    players: tuple[AddEntrant, ...]
    rounds: tuple[tuple[Pairing, ...], ...]
    planned_rounds: int = 0  # 0: the file does not say
    absent: tuple[int, ...] = ()  # those who do not play the next round


class _Block(NamedTuple):
    """What a player's line says about a round."""

    opponent: int  # 0: none
    colour: str
    sign: str
    line: int


def read_trf_event(text: str) -> TrfEvent:
    """The event of a TRF; `BadInput` names the line and the round of what does not fit."""
    players = read_trf_players(text)
    lines = [(n, line) for n, line in enumerate(text.splitlines(), start=1)]
    rows = [(n, line.rstrip("\r\n")) for n, line in lines if line.startswith("001")]
    numbers: dict[int, int] = {}
    for place, (n, line) in enumerate(rows, start=1):
        number = _whole(line[_NUMBER], n, "a player has a number in columns 5 to 8")
        if number in numbers or number == 0:
            raise BadInput(f"line {n}: there are two players with the number {number}")
        numbers[number] = place
    most = max(-(-(len(line) - _RESULTS) // _BLOCK) for _, line in rows)
    if most > _MOST_ROUNDS:
        raise BadInput(f"{most} rounds; at most {_MOST_ROUNDS} are read")
    rounds = []
    for nth in range(max(most, 0)):
        blocks = {
            place: _block(line, n, nth, numbers) for place, (n, line) in enumerate(rows, start=1)
        }
        rounds.append(_round(blocks, nth + 1))
    while rounds and not rounds[-1]:
        rounds.pop()
    planned = [0, *_extension(lines, "XXR")][-1]
    if planned > _MOST_ROUNDS:
        raise BadInput(f"XXR {planned}; an event has at most {_MOST_ROUNDS} rounds")
    return TrfEvent(
        players=tuple(players),
        rounds=tuple(rounds),
        planned_rounds=planned,
        absent=tuple(numbers[number] for number in _extension(lines, "XXZ") if number in numbers),
    )


def _extension(lines: list[tuple[int, str]], code: str) -> list[int]:
    """The numbers of a line that programs of pairing have added to the format."""
    return [
        _whole(word, n, f"{code} has numbers")
        for n, line in lines
        if line.startswith(code)
        for word in line[3:].split()
    ]


def _whole(text: str, line: int, expected: str) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise BadInput(f"line {line}: {expected}, not {text[:20]!r}")
    return int(text)


def _block(line: str, n: int, nth: int, numbers: dict[int, int]) -> _Block:
    start = _RESULTS + nth * _BLOCK
    text = f"{line[start : start + 8]:8}"
    if not text.strip():
        return _Block(0, "-", " ", n)
    number = _whole(text[:4], n, f"round {nth + 1} begins with the opponent's number")
    if number and number not in numbers:
        raise BadInput(f"line {n}, round {nth + 1}: there is no player {number}")
    sign = text[7].upper()
    return _Block(numbers.get(number, 0), text[5].lower(), _UNRATED.get(sign, sign), n)


def _round(blocks: dict[int, _Block], nth: int) -> tuple[Pairing, ...]:
    """The pairings of a round, byes last."""
    games: list[Pairing] = []
    byes: list[Pairing] = []
    for place, block in blocks.items():
        if block.opponent == 0:
            byes += _bye(place, block, nth)
            continue
        other = blocks[block.opponent]
        if other.opponent != place or block.opponent == place:
            raise BadInput(
                f"lines {block.line} and {other.line}, round {nth}: one says that they met, "
                "the other does not"
            )
        if {block.colour, other.colour} not in ({"w", "b"}, {"-"}):
            raise BadInput(f"line {block.line}, round {nth}: one has w, the other b")
        is_first = block.colour == "w" or (block.colour == "-" and place < block.opponent)
        if is_first:
            games.append(_game(place, block, other, nth))
    return tuple(
        msgspec.structs.replace(pairing, table=table)
        for table, pairing in enumerate([*games, *byes], start=1)
    )


def _bye(place: int, block: _Block, nth: int) -> list[Pairing]:
    if block.sign in _ABSENT:
        return []
    if block.sign not in _FULL_BYES + _HALF_BYE:
        raise BadInput(f"line {block.line}, round {nth}: {block.sign!r} is no result of a bye")
    half = (GameResult(kind="bye"),) if block.sign == _HALF_BYE else ()
    return [Pairing(table=0, first=place, second=0, results=half)]


def _game(place: int, block: _Block, other: _Block, nth: int) -> Pairing:
    signs = (block.sign, other.sign)
    if signs not in _GAMES:
        raise BadInput(
            f"lines {block.line} and {other.line}, round {nth}: {signs[0]!r} and {signs[1]!r} "
            "do not make a result"
        )
    return Pairing(table=0, first=place, second=block.opponent, results=(_GAMES[signs],))
