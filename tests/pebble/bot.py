"""The computer at pebble: it slides any old how."""

from dataclasses import dataclass

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.kernel.errors import BadInput
from pebble.position import Drift, Position, Slide
from pebble.rules import HIGH, LOW, PebbleGame

LEVELS = (Level("carefree"),)

_GAME = PebbleGame()


def bot(level: str) -> Bot[Position, Slide | Drift]:
    if level != "carefree":
        raise BadInput(f"no level {level!r}; there are {[each.key for each in LEVELS]}")
    return Carefree()


@dataclass(frozen=True, slots=True)
class Carefree:
    """Slides from anywhere to anywhere, as long as the rules let it."""

    def advise(self, position: Position, context: MoveContext) -> Advice[Slide | Drift]:
        while True:
            slide = Slide(
                context.random.uniform(LOW.place, HIGH.place),
                context.random.uniform(LOW.bearing, HIGH.bearing),
                context.random.uniform(LOW.strength, HIGH.strength),
            )
            if _GAME.judge(position, slide) is None:
                return Advice(slide)
