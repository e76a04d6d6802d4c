"""Messages to people, independent of the language they will be shown in."""

from collections.abc import Mapping
from dataclasses import dataclass, field

#: A value for a placeholder; numbers select plural forms.
Fact = str | int | float


@dataclass(frozen=True, slots=True)
class Phrase:
    """The key of a message in the word files, and the facts for its placeholders."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: the clause that forbids it and the facts that make it apply."""

    clause: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    where: tuple[str, ...] = ()  # the spots of the board to point at
    is_theirs: bool = False  # the opponent broke the clause: show its text, not a refusal

    @property
    def phrase(self) -> Phrase:
        if self.is_theirs:
            return Phrase(f"clause-{self.clause}")
        return Phrase(f"refusal-{self.clause}", self.facts)
