"""Something to be said to a person, before it has a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field

#: What a sentence may be told: a number keeps its plural forms, a text its spelling.
Fact = str | int | float


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the word files and the facts that fill it."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a wish is not allowed: the clause it breaks and the facts that make it apply."""

    clause: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    where: tuple[str, ...] = ()  # the spots of the board that show it
    is_theirs: bool = False  # the other side broke it: the asker is told the clause itself

    @property
    def phrase(self) -> Phrase:
        if self.is_theirs:
            return Phrase(f"clause-{self.clause}")
        return Phrase(f"refusal-{self.clause}", self.facts)
