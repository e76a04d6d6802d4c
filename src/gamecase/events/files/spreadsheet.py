"""CSV: the crosstable of an event, and lists of players."""

import csv
import io

from gamecase.events.commands import AddEntrant
from gamecase.events.entrants import Member
from gamecase.events.formats.registry import format_of
from gamecase.events.pairing_types import EventRound
from gamecase.events.scores import pairing_score
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput

_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")
_COLUMNS = {"name", "rating", "club", "identity", "members"}
_MOST_PLAYERS = 2000


def write_crosstable(state: EventState) -> str:
    """Everybody in order of rank, with a column for each round.

    A round reads `12w1`: number of the opponent, first or second side, what it counted.
    """
    lines = format_of(state).standings(state)
    tie_breaks = [*lines[0].tie_breaks] if lines else []
    rounds = [each for each in state.rounds if each.is_started]
    output = io.StringIO()
    writer = csv.writer(output, lineterminator="\r\n")
    heading = ["rank", "number", "name", "club", "rating", "score", *tie_breaks]
    writer.writerow([*heading, *(f"round {each.number}" for each in rounds)])
    for line in lines:
        entrant = state.entrants[line.entrant]
        values = [f"{value:g}" for value in line.tie_breaks.values()]
        row = [line.rank, line.entrant, _safe(entrant.name), _safe(entrant.club)]
        row += [entrant.rating or "", f"{line.score:g}", *values]
        writer.writerow(row + [_cell(state, each, line.entrant) for each in rounds])
    return output.getvalue()


def _cell(state: EventState, each: EventRound, entrant: int) -> str:
    pairing = each.pairing_of(entrant)
    if pairing is None:
        return ""
    if pairing.is_bye:
        return "bye/2" if pairing.is_half_bye else "bye/0" if pairing.is_zero_bye else "bye"
    side = "w" if pairing.first == entrant else "b"
    if not pairing.is_done:
        return f"{pairing.opponent_of(entrant)}{side}?"
    score = pairing_score(state.settings, pairing, entrant)
    forfeit = "" if pairing.is_played else "f"
    return f"{pairing.opponent_of(entrant)}{side}{score:g}{forfeit}"


def _safe(text: str) -> str:
    """A text that spreadsheets do not take for a formula."""
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) else text


def read_csv_players(text: str) -> list[AddEntrant]:
    """The players of a list with a heading of `name`, and any of rating, club, identity, members.

    Commas, semicolons or tabs separate columns; members of a team are separated by `|`. A list
    without a heading has one name in each line.
    """
    text = text.removeprefix("\ufeff")
    first = text.split("\n", 1)[0]
    separator = max(",;\t", key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=separator))
    except csv.Error as error:
        raise BadInput(f"not a list: {error}") from error
    rows = [row for row in rows if any(cell.strip() for cell in row)]
    if not rows:
        raise BadInput("the list is empty")
    if len(rows) > _MOST_PLAYERS:
        raise BadInput(f"a list has at most {_MOST_PLAYERS} players")
    heading = [cell.strip().casefold() for cell in rows[0]]
    if "name" not in heading:
        return [_player({"name": row[0]}, number) for number, row in enumerate(rows, start=1)]
    players = []
    for number, row in enumerate(rows[1:], start=2):
        cells = {key: cell for key, cell in zip(heading, row, strict=False) if key in _COLUMNS}
        players.append(_player(cells, number))
    return players


def _player(cells: dict[str, str], line: int) -> AddEntrant:
    values = {key: cell.strip() for key, cell in cells.items()}
    name, rating = values.get("name", ""), values.get("rating", "")
    if not name or len(name) > 80:
        raise BadInput(f"line {line}: a name has 1 to 80 characters")
    if rating and not (rating.isdecimal() and len(rating) <= 4):
        raise BadInput(f"line {line}: {rating[:20]!r} is not a rating")
    members = [member.strip() for member in values.get("members", "").split("|")]
    return AddEntrant(
        name=name,
        rating=int(rating) if rating else 0,
        club=values.get("club", "")[:200],
        identity=values.get("identity", "")[:200],
        members=tuple(Member(name=member[:80]) for member in members if member)[:12],
    )
