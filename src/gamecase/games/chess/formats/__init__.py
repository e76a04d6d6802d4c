"""The file formats of chess: PGN."""

from collections.abc import Mapping

from gamecase.games.chess.formats.pgn import AnnotatedGame, read_pgn, result_of, write_pgn
from gamecase.games.chess.position import START, Position
from gamecase.games.chess.rules import Chess
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.tagged_games import split_games
from gamecase.kernel.transcript import (
    KEPT,
    Format,
    TranscribedGame,
    Transcript,
    read_date,
    write_date,
)
from gamecase.registry import find

_GAME = Chess()
_RULESET = "fide"  # the rules of games in PGN files
_RESULTS: Mapping[str, Outcome | None] = {
    "1-0": Outcome((Seat.FIRST,), "resigned"),
    "0-1": Outcome((Seat.SECOND,), "resigned"),
    "1/2-1/2": Outcome((), "agreed"),
    "*": None,
}


def _read(text: str) -> list[Transcript]:
    """Read every game of a PGN text as a transcript of its own."""
    rules = find(_GAME.key).rules(_RULESET)
    transcripts = []
    for game in read_pgn(rules, text):
        position = game.position
        transcribed = TranscribedGame(
            actions=tuple(position.moves.split()),
            outcome=_GAME.outcome(position) or _RESULTS[game.result],
            start="" if position.start == START else _GAME.write(Position(rules, position.start)),
            notes=game.notes,
        )
        headers = dict(game.headers)
        names = tuple(headers.pop(side, "") for side in ("White", "Black"))
        transcripts.append(
            Transcript(
                ruleset=_RULESET,
                names=names,
                games=(transcribed,),
                made=read_date(headers.get("Date", "")),
                headers=headers,
                losses=game.doubts,
            )
        )
    return transcripts


def _write(transcript: Transcript) -> str:
    """Write all games of a table as PGN."""
    rules = find(_GAME.key).rules(transcript.ruleset, transcript.switches)
    texts = []
    for number, game in enumerate(transcript.games, start=1):
        moves = [action for action in game.actions if not action.startswith("claim")]
        headers = {
            **({} if transcript.headers else {"Round": str(number)}),
            **({"Date": write_date(transcript.made)} if transcript.made else {}),
            **transcript.headers,
            "White": transcript.name(game, 0) or "?",
            "Black": transcript.name(game, 1) or "?",
        }
        start = _GAME.read_position(rules, game.start).start if game.start else START
        position = Position(rules, start, " ".join(moves))
        result = result_of(game.outcome)
        texts.append(write_pgn(AnnotatedGame(position, headers, game.notes, result)))
    return "\n".join(texts)


FORMATS = (
    Format(name="PGN", suffix="pgn", read=_read, write=_write, split=split_games, keeps=KEPT),
)
