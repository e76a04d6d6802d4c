"""Records of ours, and games as other programs write them, made into each other."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import read_record, write_record
from gamecase.kernel.transcript import Transcript, entries_of, header_of, transcript_of
from gamecase.registry import GamePackage, all_games, find

RECORD = "jsonl"


def convert(source: Path, target: Path, game: str, number: int) -> int:
    """Write what one file tells into another; how many games of a table that were."""
    package, transcripts = _read(source, game)
    if number:
        if not 1 <= number <= len(transcripts):
            raise BadInput(f"{source}: no number {number}; there are 1 to {len(transcripts)}")
        transcripts = [transcripts[number - 1]]
    suffix = _suffix(target)
    if suffix == RECORD:
        if len(transcripts) > 1:
            told = f"{source}: {len(transcripts)} games, and a record holds one: choose --number"
            raise BadInput(told)
        text = _record(package, transcripts[0])
    elif suffix in package.formats:
        text = "\n".join(package.formats[suffix].write(each) for each in transcripts)
    else:
        raise BadInput(f"{target}: {package.game.key} is written as {[RECORD, *package.formats]}")
    target.write_text(text, "utf-8")
    return sum(len(each.games) for each in transcripts)


def _suffix(file: Path) -> str:
    return file.suffix.removeprefix(".").lower()


def _read(source: Path, game: str) -> tuple[GamePackage, Sequence[Transcript]]:
    try:
        text = source.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{source}: not UTF-8 text: {error}") from error
    suffix = _suffix(source)
    try:
        if suffix == RECORD:
            header, entries = read_record(text)
            package = find(header.game)
            return package, [transcript_of(package.open(header), entries)]
        package = _game_of(source, suffix, game)
        return package, package.formats[suffix].read(text)
    except (BadRecord, BadInput) as error:
        raise BadInput(f"{source}: {error}") from error


def _game_of(source: Path, suffix: str, game: str) -> GamePackage:
    """Whose format a file is; where several games use it, the one that was named."""
    able = {key: package for key, package in all_games().items() if suffix in package.formats}
    if game:
        if game not in able:
            raise BadInput(f"{find(game).game.key} does not know .{suffix} files")
        return able[game]
    if len(able) != 1:
        known = sorted({each for package in all_games().values() for each in package.formats})
        told = f"choose --game of {[*able]}" if able else f"there are {[RECORD, *known]}"
        raise BadInput(f".{suffix} can be read as {len(able)} games; {told}")
    return next(iter(able.values()))


def _record(package: GamePackage, transcript: Transcript) -> str:
    made = transcript.made or time.time_ns() // 1_000_000
    header = header_of(package.game, transcript, secrets.token_urlsafe(9), made)
    return write_record(header, entries_of(package.open(header), transcript))
