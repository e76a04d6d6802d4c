"""The messages of a word file: their texts, what they select between, and their digests."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_DIGEST_LENGTH = 8  # of a message that is compared with its own source only
# A better apostrophe, quotation mark, minus or space makes no translation outdated.
_SAME_TEXT = str.maketrans("‘’“”−\u00a0\u202f", "''\"\"-  ")


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a word file."""

    key: str
    text: str  # as in the file, without the key
    digest: str  # of value and attributes; layout, comments and typography do not count
    variables: frozenset[str]
    plurals: tuple[frozenset[str], ...]  # the plural forms of each selection by number
    options: tuple[frozenset[str], ...]  # the variants of each other selection
    sentences: tuple[str, ...]  # one for each variant, with `{$name}` for a variable
    choices: Mapping[str, tuple[str, ...]]  # the keys between which each variable selects
    numbers: frozenset[str]  # the variables that are formatted or selected as numbers
    references: frozenset[str]  # the keys of other messages that it contains


@dataclass(frozen=True, slots=True)
class WordFile:
    """The messages of a word file, and what is wrong with its syntax: a key or line, and why."""

    messages: Mapping[str, Message]
    faults: tuple[tuple[str, str], ...]


def read_word_file(path: Path) -> WordFile:
    """Read a word file; one that does not exist has no messages and one fault."""
    if not path.exists():
        return WordFile({}, (("-", "the file is missing"),))
    return parse_words(path.read_text("utf-8"))


def parse_words(text: str) -> WordFile:
    """The messages of a text in Fluent syntax."""
    messages: dict[str, Message] = {}
    faults: list[tuple[str, str]] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "?").strip().partition("\n")[0]
            faults.append((line[:60], "is not Fluent syntax"))
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                faults.append((entry.id.name, "is defined twice"))
            messages[entry.id.name] = _read_message(entry, text)
    return WordFile(messages, tuple(faults))


def _read_message(entry: ast.Message, text: str) -> Message:
    assert entry.span is not None  # the parser records spans by default
    start = entry.id.span.end if entry.id.span else entry.span.start
    parts = _MessageParts()
    parts.visit(entry)
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    return Message(
        key=entry.id.name,
        text=text[start : entry.span.end].partition("=")[2].strip("\n").strip(" "),
        digest=_digest(entry),
        variables=frozenset(parts.variables),
        plurals=tuple(parts.plurals),
        options=tuple(parts.options),
        sentences=tuple(
            sentence for pattern in patterns if pattern for sentence in _sentences(pattern)
        ),
        choices={name: tuple(dict.fromkeys(keys)) for name, keys in parts.choices.items()},
        numbers=frozenset(parts.numbers),
        references=frozenset(parts.references),
    )


def _digest(entry: ast.Message) -> str:
    bare = ast.Message(entry.id, entry.value, entry.attributes)
    written = FluentSerializer().serialize_entry(bare).partition("=")[2].translate(_SAME_TEXT)
    return sha256(written.strip().encode()).hexdigest()[:_DIGEST_LENGTH]


class _MessageParts(Visitor):
    """The variables a message uses, and the variants it selects between."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[frozenset[str]] = []
        self.options: list[frozenset[str]] = []
        self.choices: dict[str, list[str]] = {}
        self.numbers: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {key for key in map(_variant_key, node.variants) if not _is_number(key)}
        if names and names <= _PLURALS:
            self.plurals.append(frozenset(names))
        elif names:
            self.options.append(frozenset(names))
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.choices.setdefault(name, []).extend(map(_variant_key, node.variants))
            if names <= _PLURALS:
                self.numbers.add(name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)


def _variant_key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _is_number(key: str) -> bool:
    return key.lstrip("-").isdecimal()


def _sentences(pattern: ast.Pattern) -> list[str]:
    """The sentences of a pattern: the default ones, then each other variant by itself."""
    choices = [_choices(element) for element in pattern.elements]
    sentences = ["".join(choice[0] for choice in choices)]
    for number, choice in enumerate(choices):
        for other in choice[1:]:
            before = "".join(each[0] for each in choices[:number])
            after = "".join(each[0] for each in choices[number + 1 :])
            sentences.append(before + other + after)
    return sentences


def _choices(element: ast.TextElement | ast.Placeable) -> list[str]:
    """What an element of a pattern may become, its default first."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        variants = sorted(expression.variants, key=lambda variant: not variant.default)
        return [text for variant in variants for text in _sentences(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    return [f"{{{name}}}" for name in _names(expression)] or [""]


def _names(expression: ast.Expression | ast.Placeable) -> Iterator[str]:
    """The name that stands for a variable, a function of one, a number or another message."""
    if isinstance(expression, ast.VariableReference):
        yield f"${expression.id.name}"
    elif isinstance(expression, ast.FunctionReference):
        yield next((name for each in expression.arguments.positional for name in _names(each)), "")
    elif isinstance(expression, ast.MessageReference | ast.TermReference):
        yield expression.id.name
    elif isinstance(expression, ast.NumberLiteral):
        yield str(expression.value)
