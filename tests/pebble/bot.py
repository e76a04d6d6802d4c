"""The bot of pebble: it plays at random."""

from dataclasses import dataclass

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.kernel.errors import BadInput
from pebble.position import Drift, Position, Slide
from pebble.rules import HIGH, LOW, PebbleGame

LEVELS: tuple[Level, ...] = (Level("carefree"),)

_GAME = PebbleGame()


def bot(level: str) -> Bot[Position, Slide | Drift]:
    if level != "carefree":
        raise BadInput(f"no level {level!r}; there are {[known.key for known in LEVELS]}")
    return RandomPebbleBot()


@dataclass(frozen=True, slots=True)
class RandomPebbleBot:
    """Plays a random legal slide."""

    def advise(self, position: Position, context: MoveContext) -> Advice[Slide | Drift]:
        while True:
            slide = Slide(
                context.random.uniform(LOW.place, HIGH.place),
                context.random.uniform(LOW.bearing, HIGH.bearing),
                context.random.uniform(LOW.strength, HIGH.strength),
            )
            if _GAME.judge(position, slide) is None:
                return Advice(slide)
