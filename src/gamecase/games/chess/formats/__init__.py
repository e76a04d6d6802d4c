"""The formats that chess programs understand: PGN."""

from collections.abc import Mapping
from datetime import UTC, datetime

from gamecase.games.chess.formats.pgn import BadPgn, Noted, read_pgn, result_of, write_pgn
from gamecase.games.chess.position import START, Position
from gamecase.games.chess.rules import Chess
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Format, TranscribedGame, Transcript
from gamecase.registry import find

_GAME = Chess()
_RULESET = "fide"  # what the rest of the world plays by
_RESULTS: Mapping[str, Outcome | None] = {
    "1-0": Outcome((Seat.FIRST,), "resigned"),
    "0-1": Outcome((Seat.SECOND,), "resigned"),
    "1/2-1/2": Outcome((), "agreed"),
    "*": None,
}


def _read(text: str) -> list[Transcript]:
    """Every game of a PGN text, each a table of its own."""
    rules = find(_GAME.key).rules(_RULESET)
    found = []
    for number, noted in enumerate(read_pgn(rules, text), start=1):
        if noted.position.start != START:
            raise BadPgn(f"game {number}: it begins from another position than the set-up")
        told = TranscribedGame(
            actions=tuple(noted.position.moves.split()),
            outcome=_GAME.outcome(noted.position) or _RESULTS[noted.result],
        )
        names = tuple(noted.headers.get(side, "") for side in ("White", "Black"))
        found.append(Transcript(ruleset=_RULESET, names=names, games=(told,)))
    return found


def _write(transcript: Transcript) -> str:
    """All games of a table, one after the other."""
    rules = find(_GAME.key).rules(transcript.ruleset, transcript.switches)
    written = []
    for number, told in enumerate(transcript.games, start=1):
        moves = [each for each in told.actions if not each.startswith("claim")]
        headers = {
            "White": transcript.name(told, 0) or "?",
            "Black": transcript.name(told, 1) or "?",
            "Round": str(number),
        }
        if transcript.made:
            made = datetime.fromtimestamp(transcript.made // 1000, UTC)
            headers["Date"] = f"{made:%Y.%m.%d}"
        position = Position(rules, START, " ".join(moves))
        written.append(write_pgn(Noted(position, headers, {}, result_of(told.outcome))))
    return "\n".join(written)


FORMATS = (Format(name="PGN", suffix="pgn", read=_read, write=_write),)
