"""The commands for records: checking them, playing them through, and turning them into others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamecase.cli.terminal import out, words_of
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import Entry, Header, read_record
from gamecase.kernel.verify import VerifiedRecord, verify
from gamecase.registry import GamePackage, find


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """Whatever is wrong with a record names its file."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise BadInput(f"{file}: not UTF-8 text: {error}") from error
    except BadRecord as error:
        raise BadInput(f"{file}: {error}") from error


def _record(file: Path) -> tuple[GamePackage, Header, tuple[Entry, ...]]:
    header, entries = read_record(file.read_text("utf-8"))
    return find(header.game), header, entries


def _verified(file: Path) -> VerifiedRecord:
    with _naming(file):
        package, header, entries = _record(file)
        rules = package.rules(header.ruleset, header.switches)
        return verify(package.game, rules, header, entries)


def verify_record(file: Path) -> None:
    """Check a record: every link, every move, every position, and every roll of the dice.

    Parameters
    ----------
    file
        A record as downloaded from a table.
    """
    verdict = _verified(file)
    words = words_of()
    out.print(words("verify-holds", entries=verdict.state.number), style="green")
    for key, count in (
        ("verify-rolls", verdict.rolls_checked),
        ("verify-by-hand", verdict.rolls_by_hand),
        ("verify-hidden", verdict.rolls_hidden),
    ):
        if count:
            out.print(words(key, count=count))


def replay(file: Path, *, audit: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Play a record through: what happened, and where it ended.

    Parameters
    ----------
    file
        A record as downloaded from a table.
    audit
        Let nature act again as well, rolls and shots alike, and compare with the record.
    """
    if audit:
        _verified(file)
    with _naming(file):
        _play_through(*_record(file))


def _play_through(package: GamePackage, header: Header, entries: tuple[Entry, ...]) -> None:
    state = package.open(header)
    words = words_of(header.game)
    for entry in entries:
        told = ""
        if entry.kind == "act":
            action = state.game.read_action(entry.text)
            told = words.say(package.table.describe_action(state.position, action))
        state = state.after(entry)
        who = state.names[entry.by - 1] if entry.by else ""
        line = f"{entry.number:4} {entry.kind.value:8} {entry.text[:40]:12} {told or who}"
        out.print(line.rstrip(), markup=False)
    if state.position is not None:
        out.print(f"position {state.game.write(state.position)}", markup=False)
    if state.outcome:
        winners = " ".join(seat.value for seat in state.outcome.winners) or "nobody"
        out.print(f"outcome {state.outcome.reason}: {winners} ({state.outcome.points})")


def convert_games(source: Path, target: Path, *, game: str = "", number: int = 0) -> None:
    """Make a record of a game that another program wrote down, or the other way round.

    The names of the files say what they are: .jsonl is a record of ours, .pgn a game of chess.

    Parameters
    ----------
    source
        The file to read.
    target
        The file to write.
    game
        The key of a game, where the suffix of a file means several.
    number
        Which one to take, counted from 1, where a file holds several.
    """
    from gamecase.cli.convert import convert  # noqa: PLC0415 - only needed here

    count = convert(source, target, game, number)
    out.print(f"wrote {target}, games: {count}", markup=False)
