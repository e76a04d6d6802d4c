"""Conversion between records and the file formats of other programs."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import read_record, write_record
from gamecase.kernel.transcript import Transcript, entries_of, header_of, transcript_of
from gamecase.registry import GamePackage, all_games, find

RECORD_SUFFIX = "jsonl"


def convert(source: Path, target: Path, game: str, number: int) -> int:
    """Convert one file into another; returns how many games were written."""
    package, transcripts = _read(source, game)
    if number:
        if not 1 <= number <= len(transcripts):
            raise BadInput(f"{source}: no number {number}; there are 1 to {len(transcripts)}")
        transcripts = [transcripts[number - 1]]
    suffix = _suffix(target)
    if suffix == RECORD_SUFFIX:
        if len(transcripts) > 1:
            count = len(transcripts)
            raise BadInput(f"{source}: {count} games, but a record holds one: choose --number")
        text = _record(package, transcripts[0])
    elif suffix in package.formats:
        format_ = package.formats[suffix]
        text = "\n".join(format_.write(transcript) for transcript in transcripts)
    else:
        formats = [RECORD_SUFFIX, *package.formats]
        raise BadInput(f"{target}: {package.game.key} can be written as {formats}")
    target.write_text(text, "utf-8")
    return sum(len(transcript.games) for transcript in transcripts)


def _suffix(file: Path) -> str:
    return file.suffix.removeprefix(".").lower()


def _read(source: Path, game: str) -> tuple[GamePackage, Sequence[Transcript]]:
    """The games of a file, and what game they are."""
    try:
        text = source.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{source}: not UTF-8 text: {error}") from error
    suffix = _suffix(source)
    try:
        if suffix == RECORD_SUFFIX:
            header, entries = read_record(text)
            package = find(header.game)
            return package, [transcript_of(package.open(header), entries)]
        package = _game_of_format(suffix, game)
        return package, package.formats[suffix].read(text)
    except (BadRecord, BadInput) as error:
        raise BadInput(f"{source}: {error}") from error


def _game_of_format(suffix: str, game: str) -> GamePackage:
    """The game whose format has this suffix; where several have it, the one named."""
    candidates = {key: package for key, package in all_games().items() if suffix in package.formats}
    if game:
        if game not in candidates:
            raise BadInput(f"{find(game).game.key} has no .{suffix} format")
        return candidates[game]
    if len(candidates) != 1:
        known = sorted({name for package in all_games().values() for name in package.formats})
        hint = (
            f"choose --game of {[*candidates]}"
            if candidates
            else f"there are {[RECORD_SUFFIX, *known]}"
        )
        raise BadInput(f".{suffix} is a format of {len(candidates)} games; {hint}")
    return next(iter(candidates.values()))


def _record(package: GamePackage, transcript: Transcript) -> str:
    made = transcript.made or time.time_ns() // 1_000_000
    header = header_of(package.game, transcript, secrets.token_urlsafe(9), made)
    return write_record(header, entries_of(package.open(header), transcript))
