"""TRF, the tournament report file of FIDE, which draughts programs read as well.

Each player has one line of fixed columns: number, name, rating, points, rank and a block of ten
characters for each round. The columns are those of the FIDE Handbook C.04.A, Annex 2 (TRF16).
"""

from datetime import UTC, datetime

from gamecase.events.commands import AddEntrant
from gamecase.events.formats.registry import format_of
from gamecase.events.pairing_types import EventRound, Pairing
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput

_NAME, _RATING, _IDENTITY, _RESULTS = slice(14, 47), slice(48, 52), slice(57, 68), 91
_SHORTEST_LINE = 47
_LONGEST_NAME = 33


def write_trf(state: EventState) -> str:
    """The event as a TRF; `BadInput` for teams and pairs, for which it has no lines."""
    settings = state.settings
    if settings.boards > 1 or settings.people > 1:
        raise BadInput("TRF is for single players")
    rounds = [each for each in state.rounds if each.is_started]
    day = datetime.fromtimestamp(state.header.made / 1000, UTC).strftime("%Y/%m/%d")
    rated = sum(entrant.rating > 0 for entrant in state.entrants.values())
    lines = [
        f"012 {settings.name}",
        f"022 {settings.location}",
        f"042 {day}",
        f"052 {day}",
        f"062 {len(state.entrants)}",
        f"072 {rated}",
        f"092 {settings.format}",
        f"102 {state.header.organiser}",
        f"XXR {max(format_of(state).rounds(state), len(rounds))}",
    ]
    absent = [str(each.number) for each in state.entrants.values() if each.is_withdrawn]
    if absent:
        lines.append(f"XXZ {' '.join(absent)}")
    standings = {line.entrant: line for line in format_of(state).standings(state)}
    for number, entrant in state.entrants.items():
        line = standings[number]
        identity = entrant.identity if entrant.identity.isdecimal() else ""
        blocks = "  ".join(_block(each, number) for each in rounds)
        lines.append(
            f"001 {number:4d}      {entrant.name[:_LONGEST_NAME]:33} "
            f"{entrant.rating or '':>4}     {identity[:11]:>11}            "
            f"{line.score:4.1f} {line.rank:4d}  {blocks}".rstrip()
        )
    return "\n".join(lines) + "\n"


def _block(each: EventRound, entrant: int) -> str:
    """What an entrant did in a round: opponent, colour, and the result once it is known."""
    pairing = each.pairing_of(entrant)
    if pairing is None:
        return "0000 - Z"
    if pairing.is_bye:
        sign = "H" if pairing.is_half_bye else "Z" if pairing.is_zero_bye else "U"
        return f"0000 - {sign}"
    colour = "w" if pairing.first == entrant else "b"
    return f"{pairing.opponent_of(entrant):4d} {colour} {_sign(pairing, entrant)}"


def _sign(pairing: Pairing, entrant: int) -> str:
    if not pairing.is_done:
        return " "
    if not pairing.is_played:
        return "+" if pairing.winner == entrant else "-"
    if pairing.winner == 0:
        return "="
    return "1" if pairing.winner == entrant else "0"


def read_trf_players(text: str) -> list[AddEntrant]:
    """The players of a TRF, in its order."""
    players = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith("001"):
            continue
        if len(line) < _SHORTEST_LINE and not line[_NAME].strip():
            raise BadInput(f"line {number}: a player's line has a name in columns 15 to 47")
        rating = line[_RATING].strip()
        players.append(
            AddEntrant(
                name=line[_NAME].strip(),
                rating=int(rating) if rating.isdecimal() else 0,
                identity=line[_IDENTITY].strip(),
            )
        )
    if not players:
        raise BadInput("no line begins with 001: this is no TRF, or it has no players")
    return players
