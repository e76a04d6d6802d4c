"""An action as players write it, and what a side has won or lost so far."""

from dataclasses import dataclass

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class WrittenMove:
    """An action as the game's players write it down: `Nf3`, `31:`, `8/5 6/5`.

    Actions of one seat that follow each other are written side by side. An empty text is for an
    action that players do not write down.
    """

    seat: Seat  # whose turn it belongs to, also for what nature does in it
    text: Phrase | str  # a text is the same in every language
    sound: str = "move"  # `move`, `capture`, `check`, `dice`, `flick`, `twenty`; empty for none


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What a side has won or still needs, shown beside its player's name."""

    seat: Seat
    value: int  # the side with the higher value is ahead
    text: Phrase | str = ""
    captured: tuple[str, ...] = ()  # kinds of pieces, drawn in a row
