"""Booklets: the rules of one way to play, with what each rule is based on."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from typing import Any, TypeVar, get_type_hints

from gamecase.kernel.errors import BookletError

#: What a switch can be set to.
SwitchValue = bool | int | str

RulesetType = TypeVar("RulesetType")

#: The matches offered where a booklet names none.
USUAL_MATCHES = ("best-of-1", "best-of-3", "best-of-5", "best-of-7", "best-of-9")


class Origin(StrEnum):
    """What a clause is based on."""

    PRINTED = "printed"  # the printed booklet says so
    SILENT = "silent"  # the printed booklet says nothing; this is our default
    DIFFERS = "differs"  # its passages or languages disagree, or we do not play it to the letter


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule; its words are the message `clause-<key>` of the game."""

    number: str
    key: str
    origin: Origin
    when: Mapping[str, tuple[SwitchValue, ...]] = field(default_factory=dict)  # flags it depends on
    languages: tuple[str, ...] = ()  # printed in these languages only; empty: in all
    sources: tuple[str, ...] = ()  # printed in these booklets only; empty: in all
    switches: tuple[str, ...] = ()  # the switches that change what it says
    needs: Mapping[str, SwitchValue] = field(default_factory=dict)  # to have any effect in play

    def applies(self, flags: Mapping[str, Any]) -> bool:
        """Whether the clause is in force under these flags."""
        return all(flags[name] in values for name, values in self.when.items())

    def missing(self, flags: Mapping[str, Any]) -> dict[str, SwitchValue]:
        """The switches to set so that the clause has an effect in play."""
        return {name: value for name, value in self.needs.items() if flags[name] != value}

    def note_keys(self, booklet: str) -> tuple[str, str]:
        """The messages that may tell more about its origin; the first that exists is used."""
        return f"origin-{booklet}-{self.key}", f"origin-{self.key}"


@dataclass(frozen=True, slots=True)
class Booklet:
    """One way to play a game: its flags, the switches players may set, and its clauses."""

    key: str
    sources: tuple[str, ...]  # the printed booklets it follows, by their letter
    order: int  # its rank in lists of booklets
    flags: Mapping[str, Any]
    switches: Mapping[str, tuple[SwitchValue, ...]]  # the values each switch may take
    clauses: tuple[Clause, ...]
    matches: tuple[str, ...] = USUAL_MATCHES  # the match lengths offered; the first is the default
    more_matches: tuple[str, ...] = ()  # lengths that may be agreed on besides those offered
    is_usual: bool = False  # the way most people play the game today
    special: tuple[str, ...] = ()  # clauses that surprise those who play as most people do
    box: Mapping[str, tuple[SwitchValue, ...]] = field(default_factory=dict)  # see `box_answers`
    #: The switches that play the printed letter, where we play something else by default.
    printed: Mapping[str, SwitchValue] = field(default_factory=dict)
    languages: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of each source
    #: Values of switches that cannot be agreed on together.
    contradictions: tuple[Mapping[str, SwitchValue], ...] = ()

    @property
    def all_matches(self) -> tuple[str, ...]:
        """Every match length that may be agreed on, those offered first."""
        return (*self.matches, *self.more_matches)

    def flags_with(self, switches: Mapping[str, SwitchValue]) -> dict[str, Any]:
        """The flags with these switches set; BookletError for a value that is not allowed."""
        flags = dict(self.flags)
        for name, value in switches.items():
            allowed = self.switches.get(name)
            if allowed is None:
                raise BookletError(
                    f"booklet {self.key} has no switch {name!r}; it has {sorted(self.switches)}"
                )
            if not allows(allowed, value):
                raise BookletError(
                    f"booklet {self.key}: switch {name!r} cannot be {value!r}; "
                    f"it can be {list(allowed)}"
                )
            flags[name] = value
        for together in self.contradictions:
            if all(flags[name] == value for name, value in together.items()):
                values = " and ".join(f"{name} = {value!r}" for name, value in together.items())
                raise BookletError(f"booklet {self.key}: {values} contradict each other")
        return flags

    def box_answers(self, question: str) -> tuple[SwitchValue, ...] | None:
        """The answers to a question about a printed box that fit this booklet; None: any does."""
        if question in self.box:
            return self.box[question]
        if question in self.switches:
            return self.switches[question]
        return (self.flags[question],) if question in self.flags else None

    def clauses_in_force(self, switches: Mapping[str, SwitchValue]) -> tuple[Clause, ...]:
        """The clauses that apply with these switches set."""
        flags = self.flags_with(switches)
        return tuple(clause for clause in self.clauses if clause.applies(flags))

    def clauses_about(self, switch: str) -> tuple[Clause, ...]:
        """The clauses that a switch changes, puts in force or puts out of force."""
        return tuple(
            clause for clause in self.clauses if switch in {*clause.switches, *clause.when}
        )

    def origin_of(self, switch: str, value: SwitchValue) -> Origin | None:
        """What a value of a switch is based on; None where the booklet does not bear on it.

        The printed letter is `PRINTED`. What we play by default is `DIFFERS` where the letter is
        another value, and otherwise the origin of the clauses that the switch bears on.
        """
        if switch in self.printed:
            return {
                self.printed[switch]: Origin.PRINTED,
                self.flags[switch]: Origin.DIFFERS,
            }.get(value)
        if value != self.flags[switch]:
            return None
        origins = {
            clause.origin for clause in self.clauses_about(switch) if clause.applies(self.flags)
        }
        return next((origin for origin in Origin if origin in origins), None)

    def interacting_switches(self) -> tuple[tuple[str, str], ...]:
        """The pairs of switches that bear on the same clause, or contradict each other."""
        groups = [{*clause.switches, *clause.when} & {*self.switches} for clause in self.clauses]
        groups += [{*together} for together in self.contradictions]
        return tuple(
            (one, other)
            for index, one in enumerate(self.switches)
            for other in [*self.switches][index + 1 :]
            if any({one, other} <= group for group in groups)
        )


def usual_booklet(booklets: Iterable[Booklet]) -> Booklet | None:
    """The booklet that most people play by today, where a game names one."""
    return next((booklet for booklet in booklets if booklet.is_usual), None)


def box_questions(booklets: Iterable[Booklet]) -> dict[str, tuple[SwitchValue, ...]]:
    """The questions that tell which booklet is in a printed box, with the possible answers."""
    candidates = tuple(booklets)
    questions = {}
    for question in dict.fromkeys(name for booklet in candidates for name in booklet.box):
        answers = dict.fromkeys(
            answer for booklet in candidates for answer in booklet.box_answers(question) or ()
        )
        if len(answers) > 1:
            questions[question] = _sorted_answers(tuple(answers))
    return questions


def _sorted_answers(answers: tuple[SwitchValue, ...]) -> tuple[SwitchValue, ...]:
    """True before False, numbers ascending, texts in the order of the booklets."""
    kinds = {type(answer) for answer in answers}
    if kinds in ({bool}, {int}):
        return tuple(sorted(answers, reverse=bool in kinds))
    return answers


def allows(allowed: tuple[SwitchValue, ...], value: object) -> bool:
    """Whether a switch may take a value: True is not 1, although Python finds them equal."""
    return any(value == option and type(value) is type(option) for option in allowed)


def build_ruleset(
    kind: type[RulesetType], booklet: Booklet, switches: Mapping[str, SwitchValue]
) -> RulesetType:
    """A ruleset dataclass filled from a booklet's flags; every flag must be a field of its type."""
    flags = booklet.flags_with(switches)
    hints = get_type_hints(kind)
    values: dict[str, Any] = {"key": booklet.key}
    for option in fields(kind):  # type: ignore[arg-type]  # every ruleset is a dataclass
        name = option.name
        if name == "key":
            continue
        if name not in flags:
            if option.default is MISSING:
                raise BookletError(f"{booklet.key}: flag {name!r} is missing")
            continue
        values[name] = _checked_flag(booklet.key, name, hints[name], flags.pop(name))
    if flags:
        raise BookletError(f"{booklet.key}: unknown flags {sorted(flags)}")
    return kind(**values)


def _checked_flag(key: str, name: str, expected: Any, value: Any) -> Any:
    """The value of a flag as its field expects it: an enum member, a tuple, or the value itself."""
    if isinstance(expected, type) and issubclass(expected, StrEnum):
        try:
            return expected(value)
        except ValueError:
            options = [member.value for member in expected]
            raise BookletError(f"{key}: {name} is {value!r}; it can be {options}") from None
    if isinstance(value, list):
        value = tuple(value)
    if isinstance(expected, type) and type(value) is not expected:
        raise BookletError(f"{key}: {name} is {value!r}, which is not {expected.__name__}")
    return value
