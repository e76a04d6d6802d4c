"""Conversion between records and the file formats of other programs."""

from dataclasses import dataclass
from pathlib import Path

from gamecase.files import read_transcripts, suffix_of, write_transcripts
from gamecase.kernel.errors import BadInput


@dataclass(frozen=True, slots=True)
class Conversion:
    """How many games were written, and what of them was not."""

    games: int
    losses: tuple[str, ...]


def convert(source: Path, target: Path, game: str, number: int) -> Conversion:
    """Convert one file into another."""
    package, transcripts = read_transcripts(source, game)
    if number:
        if not 1 <= number <= len(transcripts):
            raise BadInput(f"{source}: no number {number}; there are 1 to {len(transcripts)}")
        transcripts = [transcripts[number - 1]]
    try:
        text, losses = write_transcripts(package, transcripts, suffix_of(target))
    except BadInput as error:
        raise BadInput(f"{source} as {target}: {error}") from error
    target.write_text(text, "utf-8")
    return Conversion(sum(len(transcript.games) for transcript in transcripts), losses)
