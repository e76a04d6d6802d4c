"""Find texts for people in templates, scripts and modules, and the message keys they use."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import gamecase

SOURCE = Path(gamecase.__file__).parent
TEMPLATES = sorted((SOURCE / "web" / "templates").glob("*.html"))
SCRIPTS = sorted((SOURCE / "web" / "static" / "js").glob("*.js"))


def _is_checked(path: Path) -> bool:
    """Whether a module belongs to the application or to its smallest game.

    Formats and engines of the larger games have many English error messages for programmers, which
    cannot be distinguished from sentences for players; their own tests check their words.
    """
    parts = path.relative_to(SOURCE).parts
    return parts[0] != "games" or len(parts) < 3 or parts[1] == "tictactoe"


#: With the command line, which is in English only, and without it.
ALL_MODULES = sorted(path for path in SOURCE.rglob("*.py") if _is_checked(path))
MODULES = [path for path in ALL_MODULES if "cli" not in path.relative_to(SOURCE).parts]

_TEXT_ATTRIBUTES = {"alt", "title", "aria-label", "placeholder", "aria-description"}


@dataclass(frozen=True, slots=True)
class SourceText:
    """A text in a source file."""

    line: int
    text: str


# --- templates ---


class _TextParser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[SourceText] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in _TEXT_ATTRIBUTES:
                self._add(value or "")

    def handle_data(self, data: str) -> None:
        self._add(data)

    def _add(self, text: str) -> None:
        if re.search(r"[^\W\d_]{2,}", text):
            self.texts.append(SourceText(self.getpos()[0], text.strip()))


def untranslated_in_template(text: str) -> list[SourceText]:
    """Literal text between tags and in attributes for people, outside of `{{ }}`."""
    bare = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", _same_lines, text, flags=re.DOTALL)
    parser = _TextParser()
    parser.feed(bare)
    parser.close()
    return parser.texts


def _same_lines(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


# --- scripts ---

_SCRIPT_PARTS = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)"""
    r"""|(?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)""",
    re.DOTALL,
)
_SENTENCE = re.compile(r"[^\w<]*[A-Z][a-z']*[,:;]? [A-Za-z]*[a-z]\b")


def script_texts(text: str) -> Iterator[SourceText]:
    """Every string of a script, except in comments and calls of the console."""
    for part in _SCRIPT_PARTS.finditer(text):
        if part["text"] is None:
            continue
        before = text[: part.start()].rpartition("\n")[2]
        if "console." not in before:
            yield SourceText(text.count("\n", 0, part.start()) + 1, part["text"][1:-1])


def untranslated_in_script(text: str) -> list[SourceText]:
    """Strings of two or more words that begin with a capital letter."""
    return [string for string in script_texts(text) if _SENTENCE.match(string.text)]


# --- modules ---

_WORDS_IN_A_ROW = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
_MARKUP_OR_SQL = re.compile(r"[^\w]*<|\s*(?:[A-Z]{3,}\b)")
_FOR_PROGRAMMERS = {"_require", "api_error", "exception", "info", "warning", "error", "debug"}


def untranslated_in_module(text: str, *, is_seen: bool) -> list[SourceText]:
    """Literals that look like a sentence for people.

    Ignored are docstrings, messages of exceptions and assertions, reasons of `_require`, errors of
    the API, log lines, markup and SQL. In a module whose texts people see (`is_seen`), two words
    in a row are a sentence; elsewhere only if they begin with a capital letter.
    """
    tree = ast.parse(text)
    ignored: set[int] = set()
    for node in ast.walk(tree):
        is_error = isinstance(node, ast.Raise | ast.Assert)
        if is_error or _is_for_programmers(node) or _is_docstring(node):
            ignored.update(id(child) for child in ast.walk(node))
        elif isinstance(node, ast.JoinedStr):
            # An f-string is checked as a whole, and the expressions in it by themselves.
            ignored.update(id(part) for part in node.values if isinstance(part, ast.Constant))
    texts = []
    for node in ast.walk(tree):
        literal = _literal(node)
        if not literal or id(node) in ignored or _MARKUP_OR_SQL.match(literal):
            continue
        if _SENTENCE.match(literal) or (is_seen and _WORDS_IN_A_ROW.search(literal)):
            texts.append(SourceText(getattr(node, "lineno", 0), literal))
    return texts


def _literal(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values]
        # An expression at the beginning may be a name, which has a capital letter.
        return "".join(["X" if parts[0] == "0" else parts[0], *parts[1:]])
    return ""


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _is_for_programmers(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in _FOR_PROGRAMMERS


# --- message keys ---


@dataclass(slots=True)
class UsedMessages:
    """The message keys that sources use, as a whole or by a prefix."""

    keys: set[str] = field(default_factory=set)  # "table-draw"
    prefixes: set[str] = field(default_factory=set)  # "home-state-"
    texts: set[str] = field(default_factory=set)  # every other string, for the ends of prefixes

    def __or__(self, other: "UsedMessages") -> "UsedMessages":
        return UsedMessages(
            self.keys | other.keys, self.prefixes | other.prefixes, self.texts | other.texts
        )

    def uses(self, key: str) -> bool:
        """Whether a key is used, as a whole or by a prefix and an end that occurs somewhere."""
        if key in self.keys or key in self.texts:
            return True
        return any(
            key.startswith(prefix) and key.removeprefix(prefix) in self.texts
            for prefix in self.prefixes
        )


_IN_TEMPLATE = re.compile(r"""\b(?:say|words)\(\s*"([\w-]+)"\s*(~)?""")


def used_by_templates() -> UsedMessages:
    used = UsedMessages()
    for path in TEMPLATES:
        text = path.read_text("utf-8")
        for match in _IN_TEMPLATE.finditer(text):
            (used.prefixes if match[2] else used.keys).add(match[1])
        used.texts.update(re.findall(r'"([\w-]+)"', text))
    return used


def used_by_scripts() -> UsedMessages:
    used = UsedMessages()
    for path in SCRIPTS:
        text = path.read_text("utf-8")
        used.keys.update(re.findall(r"""\bwords\[["']([\w-]+)["']\]""", text))
        used.keys.update(re.findall(r"\bwords\.([a-z]\w*)\b(?!\()", text))
    return used


def used_by_modules() -> UsedMessages:
    """The keys in calls of a speaker and in phrases, including the command line."""
    used = UsedMessages()
    for path in ALL_MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                used.prefixes.update(re.findall(r"^([a-z][a-z-]*-)0", _literal(node)))
            elif isinstance(node, ast.Call) and _is_speaker_call(node) and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    used.keys.add(key.value)
    return used


def _is_speaker_call(node: ast.Call) -> bool:
    called = node.func
    return isinstance(called, ast.Name) and called.id in ("words", "Phrase", "say")


def string_arguments(name: str, position: int = 0) -> set[str]:
    """The strings passed to a function or class in any module, at one position."""
    strings = set()
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and (getattr(node.func, "id", "") or getattr(node.func, "attr", "")) == name
                and len(node.args) > position
            ):
                argument = node.args[position]
                # `Refusal("a" if x else "b")` names two.
                for child in ast.walk(argument):
                    if isinstance(child, ast.Constant) and isinstance(child.value, str):
                        strings.add(child.value)
    return strings
