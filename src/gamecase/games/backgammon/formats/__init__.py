"""The match file formats of backgammon, beside modules for the position IDs of other programs.

Readers and writers are imported on first use, so that importing a single format such as
`position_id` stays cheap.
"""

from gamecase.kernel.transcript import BinaryFormat, Format, Transcript


def _read_mat(text: str) -> list[Transcript]:
    from gamecase.games.backgammon.formats import transcript_conversion  # noqa: PLC0415

    return [transcript_conversion.read_mat(text)]


def _write_mat(transcript: Transcript) -> str:
    from gamecase.games.backgammon.formats import transcript_conversion  # noqa: PLC0415

    return transcript_conversion.write_mat(transcript)


def _read_sgf(text: str) -> list[Transcript]:
    from gamecase.games.backgammon.formats import transcript_conversion  # noqa: PLC0415

    return [transcript_conversion.read_sgf(text)]


def _write_sgf(transcript: Transcript) -> str:
    from gamecase.games.backgammon.formats import transcript_conversion  # noqa: PLC0415

    return transcript_conversion.write_sgf(transcript)


def _read_xg(data: bytes) -> list[Transcript]:
    from gamecase.games.backgammon.formats import transcript_conversion  # noqa: PLC0415

    return [transcript_conversion.read_xg(data)]


#: The marks of a move in SGF, and the usual ones that mean the same.
SGF_MARKS = {
    "TE1": "!",
    "TE2": "!!",
    "BM1": "?",
    "BM2": "??",
    "IT": "!?",
    "DO": "?!",
    "DM1": "$10",
    "UC1": "$13",
    "GW1": "$16",
    "GB1": "$17",
    "GW2": "$18",
    "GB2": "$19",
}

FORMATS = (
    Format(
        name="MAT",
        suffix="mat",
        read=_read_mat,
        write=_write_mat,
        keeps=frozenset({"headers", "comments"}),
    ),
    Format(
        name="SGF",
        suffix="sgf",
        read=_read_sgf,
        write=_write_sgf,
        keeps=frozenset({"headers", "comments", "marks", "variations"}),
        header_names=frozenset({"Event", "Site", "Round", "EventDate", "Transcriber"}),
        usual_marks=SGF_MARKS,
    ),
)

BINARY_FORMATS = (BinaryFormat(name="eXtreme Gammon", suffix="xg", read=_read_xg),)
