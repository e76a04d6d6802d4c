"""The file formats of chess: PGN."""

from collections.abc import Mapping

from gamecase.games.chess.formats.pgn import AnnotatedGame, read_pgn, result_of, write_pgn
from gamecase.games.chess.position import START, Chess960Start, Move, Position
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
_RULESET, _RULESET_960 = "fide", "chess960"  # the rules of games in PGN files
_RESULTS: Mapping[str, Outcome | None] = {
    "1-0": Outcome((Seat.FIRST,), "resigned"),
    "0-1": Outcome((Seat.SECOND,), "resigned"),
    "1/2-1/2": Outcome((), "agreed"),
    "*": None,
}


def _read(text: str) -> list[Transcript]:
    """Read every game of a PGN text as a transcript of its own."""
    rules, rules_960 = map(find(_GAME.key).rules, (_RULESET, _RULESET_960))
    transcripts = []
    for game in read_pgn(rules, text, rules_960):
        position = game.position
        set_up = _set_up(position)
        is_usual = position.start == START or bool(set_up)
        start = "" if is_usual else _GAME.write(Position(position.rules, position.start))
        transcribed = TranscribedGame(
            actions=(*set_up, *position.moves.split()),
            outcome=_GAME.outcome(position) or _RESULTS[game.result],
            start=start,
            notes={count + len(set_up): note for count, note in game.notes.items()},
        )
        headers = dict(game.headers)
        names = tuple(headers.pop(side, "") for side in ("White", "Black"))
        transcripts.append(
            Transcript(
                ruleset=position.rules.key,
                names=names,
                games=(transcribed,),
                made=read_date(headers.get("Date", "")),
                headers=headers,
                losses=game.doubts,
            )
        )
    return transcripts


def _set_up(position: Position) -> tuple[str, ...]:
    """Nature's action that leads to the start of a game of Chess960; none if no such one does."""
    if not position.rules.chess960:
        return ()
    number = position.first_board().chess960_pos()
    is_start = number is not None and Chess960Start(number).fen == position.start
    return (Chess960Start(number).text,) if number is not None and is_start else ()


def _write(transcript: Transcript) -> str:
    """Write all games of a table as PGN."""
    rules = find(_GAME.key).rules(transcript.ruleset, transcript.switches)
    texts = []
    for number, game in enumerate(transcript.games, start=1):
        actions = [_GAME.read_action(action) for action in game.actions]
        moves = [action.text for action in actions if isinstance(action, Move)]
        set_ups = [action.fen for action in actions if isinstance(action, Chess960Start)]
        headers = {
            **({} if transcript.headers else {"Round": str(number)}),
            **({"Date": write_date(transcript.made)} if transcript.made else {}),
            **transcript.headers,
            "White": transcript.name(game, 0) or "?",
            "Black": transcript.name(game, 1) or "?",
        }
        start = _GAME.read_position(rules, game.start).start if game.start else START
        start = set_ups[0] if set_ups else start
        position = Position(rules, start, " ".join(moves))
        result = result_of(game.outcome)
        notes = {count - len(set_ups): note for count, note in game.notes.items()}
        texts.append(write_pgn(AnnotatedGame(position, headers, notes, result)))
    return "\n".join(texts)


FORMATS = (
    Format(name="PGN", suffix="pgn", read=_read, write=_write, split=split_games, keeps=KEPT),
)
