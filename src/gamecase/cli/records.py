"""The commands for records: verify, replay and convert."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamecase.cli.console import errors, out, words_of
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import Entry, Header, read_record
from gamecase.kernel.verify import VerifiedRecord, verify
from gamecase.registry import GamePackage, find


@contextmanager
def _errors_name(file: Path) -> Iterator[None]:
    """Add the name of a file to errors about its content."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise BadInput(f"{file}: not UTF-8 text: {error}") from error
    except BadRecord as error:
        raise BadInput(f"{file}: {error}") from error


def _read(file: Path) -> tuple[GamePackage, Header, tuple[Entry, ...]]:
    header, entries = read_record(file.read_text("utf-8"))
    return find(header.game), header, entries


def _verify(file: Path) -> VerifiedRecord:
    with _errors_name(file):
        package, header, entries = _read(file)
        rules = package.rules(header.ruleset, header.switches)
        return verify(package.game, rules, header, entries)


def verify_record(file: Path) -> None:
    """Check a record: every link, every move, every position, and every roll of the dice.

    Parameters
    ----------
    file
        A game record you downloaded.
    """
    verified = _verify(file)
    words = words_of()
    out.print(words("verify-holds", entries=verified.state.number), style="green")
    for key, count in (
        ("verify-rolls", verified.rolls_checked),
        ("verify-by-hand", verified.rolls_by_hand),
        ("verify-hidden", verified.rolls_hidden),
    ):
        if count:
            out.print(words(key, count=count))


def replay(file: Path, *, audit: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Print every entry of a record and the final position.

    Parameters
    ----------
    file
        A game record you downloaded.
    audit
        Also verify the record: recompute every roll and shot, and compare.
    """
    if audit:
        _verify(file)
    with _errors_name(file):
        _print_entries(*_read(file))


def _print_entries(package: GamePackage, header: Header, entries: tuple[Entry, ...]) -> None:
    state = package.open(header)
    words = words_of(header.game)
    for entry in entries:
        description = ""
        if entry.kind == "act":
            action = state.game.read_action(entry.text)
            description = words.say(package.table.describe_action(state.position, action))
        state = state.after(entry)
        name = state.names[entry.by - 1] if entry.by else ""
        line = f"{entry.number:4} {entry.kind.value:8} {entry.text[:40]:12} {description or name}"
        out.print(line.rstrip(), markup=False)
    if state.position is not None:
        out.print(f"position {state.game.write(state.position)}", markup=False)
    if state.outcome:
        winners = " ".join(seat.value for seat in state.outcome.winners) or "nobody"
        out.print(f"outcome {state.outcome.reason}: {winners} ({state.outcome.points})")


def convert_games(source: Path, target: Path, *, game: str = "", number: int = 0) -> None:
    """Convert another program's file to a game record, or the other way round.

    The suffixes of the files name the formats: .jsonl is a record, .pgn a game of chess.

    Parameters
    ----------
    source
        The file to read.
    target
        The file to write.
    game
        The key of a game, if several use the file's suffix.
    number
        Which game to convert, counted from 1, if the file holds several.
    """
    from gamecase.cli.convert import convert  # noqa: PLC0415 - only needed here

    done = convert(source, target, game, number)
    for loss in done.losses:
        errors.print(f"gamecase: not kept: {loss}", style="yellow")
    out.print(f"wrote {target}, games: {done.games}")
