"""Reads templates, scripts and modules for what they say themselves instead of asking the words."""

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
#: The command line speaks English; the rest of the house speaks every language.
MODULES = sorted(p for p in SOURCE.rglob("*.py") if "cli" not in p.relative_to(SOURCE).parts)

_SPOKEN_ATTRIBUTES = {"alt", "title", "aria-label", "placeholder", "aria-description"}


@dataclass(frozen=True, slots=True)
class Said:
    """A text in a source file that a person would read."""

    line: int
    text: str


# --- templates ---


class _Spoken(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Said] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in _SPOKEN_ATTRIBUTES:
                self._note(value or "")

    def handle_data(self, data: str) -> None:
        self._note(data)

    def _note(self, text: str) -> None:
        if re.search(r"[^\W\d_]{2,}", text):
            self.found.append(Said(self.getpos()[0], text.strip()))


def said_by_template(text: str) -> list[Said]:
    """Text between tags, and in attributes that are read aloud, that no `{{ }}` put there."""
    bare = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", _same_lines, text, flags=re.DOTALL)
    reader = _Spoken()
    reader.feed(bare)
    reader.close()
    return reader.found


def _same_lines(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


# --- scripts ---

_SCRIPT_PARTS = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)"""
    r"""|(?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)""",
    re.DOTALL,
)
_SENTENCE = re.compile(r"[^\w<]*[A-Z][a-z']*[,:;]? [A-Za-z]*[a-z]\b")


def script_texts(text: str) -> Iterator[Said]:
    """Every string of a script outside of comments and of what goes to the console."""
    for part in _SCRIPT_PARTS.finditer(text):
        if part["text"] is None:
            continue
        before = text[: part.start()].rpartition("\n")[2]
        if "console." not in before:
            yield Said(text.count("\n", 0, part.start()) + 1, part["text"][1:-1])


def said_by_script(text: str) -> list[Said]:
    """Strings of two words or more that begin with a capital letter."""
    return [each for each in script_texts(text) if _SENTENCE.match(each.text)]


# --- modules ---

_WORDS_IN_A_ROW = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
_MARKUP_OR_SQL = re.compile(r"[^\w]*<|\s*(?:[A-Z]{3,}\b)")
_NOT_FOR_PEOPLE = {"_demand", "exception", "info", "warning", "error", "debug"}


def said_by_module(text: str, *, is_seen: bool) -> list[Said]:
    """Literals that look like a sentence to a person.

    Not counted: docstrings, what is raised or asserted, reasons of `_demand`, log lines, markup
    and SQL. In a module whose texts people see, two words in a row are a sentence; elsewhere only
    if they begin with a capital letter, for notes to programmers do not.
    """
    tree = ast.parse(text)
    passed_over: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert) or _is_note(node) or _is_docstring(node):
            passed_over.update(id(each) for each in ast.walk(node))
        elif isinstance(node, ast.JoinedStr):
            # Judged as a whole; only what is put in is looked at again.
            passed_over.update(id(each) for each in node.values if isinstance(each, ast.Constant))
    found = []
    for node in ast.walk(tree):
        literal = _literal(node)
        if not literal or id(node) in passed_over or _MARKUP_OR_SQL.match(literal):
            continue
        if _SENTENCE.match(literal) or (is_seen and _WORDS_IN_A_ROW.search(literal)):
            found.append(Said(getattr(node, "lineno", 0), literal))
    return found


def _literal(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [str(each.value) if isinstance(each, ast.Constant) else "0" for each in node.values]
        # What is put in at the beginning may be a name, which has a capital letter.
        return "".join(["X" if parts[0] == "0" else parts[0], *parts[1:]])
    return ""


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _is_note(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in _NOT_FOR_PEOPLE


# --- which messages are asked for ---


@dataclass(slots=True)
class Asked:
    """Message keys that sources name, whole or by their beginning."""

    keys: set[str] = field(default_factory=set)  # "table-draw"
    families: set[str] = field(default_factory=set)  # "home-state-", to be followed by something
    texts: set[str] = field(default_factory=set)  # every other text, for the ends of families

    def __or__(self, other: "Asked") -> "Asked":
        return Asked(
            self.keys | other.keys, self.families | other.families, self.texts | other.texts
        )

    def asks_for(self, key: str) -> bool:
        """By its whole key, or by the beginning of a family and an end that is named somewhere."""
        if key in self.keys or key in self.texts:
            return True
        return any(
            key.startswith(family) and key.removeprefix(family) in self.texts
            for family in self.families
        )


_IN_TEMPLATE = re.compile(r"""\b(?:say|words)\(\s*"([\w-]+)"\s*(~)?""")


def asked_by_templates() -> Asked:
    asked = Asked()
    for path in TEMPLATES:
        text = path.read_text("utf-8")
        for found in _IN_TEMPLATE.finditer(text):
            (asked.families if found[2] else asked.keys).add(found[1])
        asked.texts.update(re.findall(r'"([\w-]+)"', text))
    return asked


def asked_by_scripts() -> Asked:
    asked = Asked()
    for path in SCRIPTS:
        text = path.read_text("utf-8")
        asked.keys.update(re.findall(r"""\bwords\[["']([\w-]+)["']\]""", text))
        asked.keys.update(re.findall(r"\bwords\.([a-z]\w*)\b(?!\()", text))
    return asked


def asked_by_modules() -> Asked:
    """Keys said by calling a speaker or making a phrase; the command line is heard too."""
    asked = Asked()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked.texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                asked.families.update(re.findall(r"^([a-z][a-z-]*-)0", _literal(node)))
            elif isinstance(node, ast.Call) and _speaks(node) and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    asked.keys.add(key.value)
    return asked


def _speaks(node: ast.Call) -> bool:
    called = node.func
    return isinstance(called, ast.Name) and called.id in ("words", "Phrase", "say")


def first_arguments(name: str, position: int = 0) -> set[str]:
    """The texts given to a function or class anywhere in the house, as one of its arguments."""
    found = set()
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and (getattr(node.func, "id", "") or getattr(node.func, "attr", "")) == name
                and len(node.args) > position
            ):
                argument = node.args[position]
                # `Refusal("a" if x else "b")` names two.
                for each in ast.walk(argument):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        found.add(each.value)
    return found
