"""The file formats of chess: PGN."""

from collections.abc import Mapping
from datetime import UTC, datetime

from gamecase.games.chess.formats.pgn import AnnotatedGame, BadPgn, read_pgn, result_of, write_pgn
from gamecase.games.chess.position import START, Position
from gamecase.games.chess.rules import Chess
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Format, TranscribedGame, Transcript
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
    for number, game in enumerate(read_pgn(rules, text), start=1):
        if game.position.start != START:
            raise BadPgn(f"game {number}: it does not start from the initial position")
        transcribed = TranscribedGame(
            actions=tuple(game.position.moves.split()),
            outcome=_GAME.outcome(game.position) or _RESULTS[game.result],
        )
        names = tuple(game.headers.get(side, "") for side in ("White", "Black"))
        transcripts.append(Transcript(ruleset=_RULESET, names=names, games=(transcribed,)))
    return transcripts


def _write(transcript: Transcript) -> str:
    """Write all games of a table as PGN."""
    rules = find(_GAME.key).rules(transcript.ruleset, transcript.switches)
    texts = []
    for number, game in enumerate(transcript.games, start=1):
        moves = [action for action in game.actions if not action.startswith("claim")]
        headers = {
            "White": transcript.name(game, 0) or "?",
            "Black": transcript.name(game, 1) or "?",
            "Round": str(number),
        }
        if transcript.made:
            date = datetime.fromtimestamp(transcript.made // 1000, UTC)
            headers["Date"] = f"{date:%Y.%m.%d}"
        position = Position(rules, START, " ".join(moves))
        texts.append(write_pgn(AnnotatedGame(position, headers, {}, result_of(game.outcome))))
    return "\n".join(texts)


FORMATS = (Format(name="PGN", suffix="pgn", read=_read, write=_write),)
