"""Conversion between PDN and transcripts of tables."""

from gamecase.games.draughts.formats.pdn import PdnGame, PdnLine, PdnMove, write_game
from gamecase.games.draughts.formats.pdn_parser import read_games
from gamecase.games.draughts.notation import read_move, read_position, write_position
from gamecase.games.draughts.position import Position, opening_cells
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.annotation import Note, Notes, Variation
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.transcript import TranscribedGame, Transcript, read_date, write_date
from gamecase.registry import find

_SIDES = (("White", Colour.WHITE), ("Black", Colour.BLACK))
_TWO_POINTS = ("international",)  # https://pdn.fmjd.org/gametype.html: 2-0, 1-1, 0-2


def read_transcripts(text: str) -> list[Transcript]:
    """Every game of a PDN text as the transcript of a table of its own."""
    transcripts = []
    for game in read_games(text):
        rules = game.rules
        is_opening = (game.start.cells, game.start.turn) == (opening_cells(rules), rules.starter)
        headers = dict(game.tags)
        by_colour = {colour: headers.pop(tag, "") for tag, colour in _SIDES}
        transcribed = TranscribedGame(
            actions=tuple(move.text for move in game.moves),
            outcome=_read_result(rules, game.result),
            start="" if is_opening else write_position(game.start),
            notes=_notes_of(game.line),
        )
        transcripts.append(
            Transcript(
                ruleset=rules.key,
                names=(by_colour[rules.starter], by_colour[rules.starter.other]),
                games=(transcribed,),
                made=read_date(headers.get("Date", "")),
                headers=headers,
            )
        )
    return transcripts


def _notes_of(line: PdnLine) -> dict[int, Note]:
    notes = {0: Note(comments=line.comments)}
    for count, ply in enumerate(line.plies, start=1):
        variations = tuple(
            Variation(actions=tuple(other.move.text for other in each.plies), notes=_notes_of(each))
            for each in ply.lines
        )
        notes[count] = Note(comments=ply.comments, marks=ply.marks, variations=variations)
    return {count: note for count, note in notes.items() if note != Note()}


def _line_of(actions: tuple[str, ...], notes: Notes) -> PdnLine:
    plies = []
    for count, action in enumerate(actions, start=1):
        note = notes.get(count, Note())
        lines = tuple(_line_of(each.actions, each.notes) for each in note.variations)
        plies.append(PdnMove(read_move(action), note.marks, note.comments, lines))
    return PdnLine(tuple(plies), notes[0].comments if 0 in notes else ())


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
        tags = {"Date": write_date(transcript.made)} if transcript.made else {}
        tags |= transcript.headers or {"Round": str(number)}
        for tag, colour in _SIDES:
            seat = 0 if colour is rules.starter else 1
            tags[tag] = " ".join(transcript.name(game, seat).split()) or "?"
        start = read_position(rules, game.start) if game.start else opening
        line = _line_of(game.actions, game.notes)
        written.append(write_game(PdnGame(start, line, _write_result(rules, game.outcome), tags)))
    return "\n".join(written)


def _write_result(rules: Ruleset, outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    win, half = ("2", "1") if rules.key in _TWO_POINTS else ("1", "1/2")
    if outcome.is_draw:
        return f"{half}-{half}"
    is_white = rules.seat_of(Colour.WHITE) in outcome.winners
    return f"{win}-0" if is_white else f"0-{win}"
