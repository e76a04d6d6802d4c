"""The file formats of draughts: PDN."""

from gamecase.games.draughts.formats.pdn_transcripts import read_transcripts, write_transcript
from gamecase.kernel.tagged_games import split_games
from gamecase.kernel.transcript import KEPT, Format

FORMATS = (
    Format(
        name="PDN",
        suffix="pdn",
        read=read_transcripts,
        write=write_transcript,
        split=split_games,
        keeps=KEPT,
    ),
)
