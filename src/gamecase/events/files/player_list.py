"""Read an uploaded list of players or a TRF, in a process of its own."""

from gamecase.events.files.spreadsheet import read_csv_players
from gamecase.events.files.trf_reader import TrfEvent, read_trf_event
from gamecase.kernel.errors import BadInput
from gamecase.tables.import_pool import Unreadable, time_limit


def read_players_text(_game: str, text: str, seconds: int) -> TrfEvent | Unreadable:
    """The players of a text, with their rounds where it is a TRF, or why there are none."""
    with time_limit(seconds):
        try:
            if is_trf(text):
                return read_trf_event(text)
            return TrfEvent(players=tuple(read_csv_players(text)), rounds=())
        except BadInput as error:
            return Unreadable(str(error))


def is_trf(text: str) -> bool:
    """Whether a text has a line of a player as TRF has them.

    >>> is_trf("012 Open\\n001    1      Ann"), is_trf("name,rating\\nAnn,1800")
    (True, False)
    """
    return any(line.startswith("001 ") for line in text.splitlines())
