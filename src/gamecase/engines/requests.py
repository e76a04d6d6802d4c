"""A question for a bot as plain data, so that it can be answered in another process."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from gamecase.engines.bot import Occasion
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.phrase import Phrase
from gamecase.registry import find


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What would a bot of this level do here?"""

    game: str
    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    position: str
    level: str
    nth_game: int = 1
    seed: str = ""  # the same question gets the same answer
    seconds: float = 5.0
    wants_reason: bool = False  # a hint: see the occasion


@dataclass(frozen=True, slots=True)
class Answer:
    """The action's text, what the bot expects from it for its own seat, and what it says of it."""

    action: str
    value: float | None
    aside: Phrase | None = None
    reason: Phrase | None = None
    figures: tuple[Phrase, ...] = ()


def think(question: Question) -> Answer:
    """Ask the bot; everything it needs is in the question."""
    boxed = find(question.game)
    rules = boxed.rules(question.ruleset, question.switches)
    position = boxed.game.read_position(rules, question.position)
    occasion = Occasion(
        random=Random(question.seed),
        nth_game=question.nth_game,
        seconds=question.seconds,
        wants_reason=question.wants_reason,
    )
    advice = boxed.bot.bot(question.level).advise(position, occasion)
    text = boxed.game.write(advice.action)
    return Answer(text, advice.value, advice.aside, advice.reason, advice.figures)
