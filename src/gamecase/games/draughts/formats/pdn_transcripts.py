"""Conversion between PDN and transcripts of tables."""

from datetime import UTC, datetime

from gamecase.games.draughts.formats.pdn import PdnGame, line_of, write_game
from gamecase.games.draughts.formats.pdn_parser import read_games
from gamecase.games.draughts.notation import read_move
from gamecase.games.draughts.position import Position, opening_cells
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.transcript import TranscribedGame, Transcript
from gamecase.registry import find

_SIDES = (("White", Colour.WHITE), ("Black", Colour.BLACK))
_TWO_POINTS = ("international",)  # https://pdn.fmjd.org/gametype.html: 2-0, 1-1, 0-2


def read_transcripts(text: str) -> list[Transcript]:
    """Every game of a PDN text as the transcript of a table of its own."""
    transcripts = []
    for number, game in enumerate(read_games(text), start=1):
        rules = game.rules
        if (game.start.cells, game.start.turn) != (opening_cells(rules), rules.starter):
            raise BadInput(f"game {number}: it begins from another position than the set-up")
        by_colour = {colour: game.tags.get(tag, "") for tag, colour in _SIDES}
        names = (by_colour[rules.starter], by_colour[rules.starter.other])
        transcribed = TranscribedGame(
            actions=tuple(move.text for move in game.moves),
            outcome=_read_result(rules, game.result),
        )
        transcripts.append(Transcript(ruleset=rules.key, names=names, games=(transcribed,)))
    return transcripts


def _read_result(rules: Ruleset, result: str) -> Outcome | None:
    """The outcome of a result, by resignation or agreement unless the position decides it."""
    white, _, black = result.partition("-")
    if result in ("*", "0-0"):
        return None
    if white == black:
        return Outcome((), "agreed")
    winner = Colour.BLACK if white == "0" else Colour.WHITE
    return Outcome((rules.seat_of(winner),), "resigned")


def write_transcript(transcript: Transcript) -> str:
    """All games of a table as PDN."""
    rules: Ruleset = find("draughts").rules(transcript.ruleset, transcript.switches)
    opening = Position(rules, opening_cells(rules), rules.starter)
    written = []
    for number, game in enumerate(transcript.games, start=1):
        tags = {}
        if transcript.made:
            made = datetime.fromtimestamp(transcript.made // 1000, UTC)
            tags["Date"] = f"{made:%Y.%m.%d}"
        tags["Round"] = str(number)
        for tag, colour in _SIDES:
            seat = 0 if colour is rules.starter else 1
            tags[tag] = " ".join(transcript.name(game, seat).split()) or "?"
        line = line_of(read_move(text) for text in game.actions)
        written.append(write_game(PdnGame(opening, line, _write_result(rules, game.outcome), tags)))
    return "\n".join(written)


def _write_result(rules: Ruleset, outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    win, half = ("2", "1") if rules.key in _TWO_POINTS else ("1", "1/2")
    if outcome.is_draw:
        return f"{half}-{half}"
    is_white = rules.seat_of(Colour.WHITE) in outcome.winners
    return f"{win}-0" if is_white else f"0-{win}"
