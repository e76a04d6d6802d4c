"""Write the types of the messages between page and server for the page's modules.

python tools/generate_message_types.py

The page's JavaScript is checked against them without a build step: `// @ts-check` at the top of a
module is understood by editors and by `npx -p typescript tsc -p jsconfig.json`. A test
fails when the written file is not what this script would write.
"""

import dataclasses
import types
import typing
from collections.abc import Iterator, Mapping
from enum import EnumType
from pathlib import Path
from typing import Any, Literal, NotRequired, Union

import msgspec

from gamecase.kernel.phrase import Phrase
from gamecase.messages import deep_types, editor_types, study_types
from gamecase.messages import types as messages
from gamecase.tables import commands
from gamecase.web.pages.drills import DrillTry
from gamecase.web.pages.lessons import LessonTry
from gamecase.web.pages.position import PositionEdit
from gamecase.web.pages.practice import CardTry
from gamecase.web.pages.pupil_lesson import PupilTry
from gamecase.web.pages.study_board import StudyCommand

FILE = Path(__file__).parents[1] / "src/gamecase/web/static/js/messages.d.ts"

#: The types the page's modules start from; everything they refer to is written as well.
ROOTS: Mapping[str, Any] = {
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": commands.AnyCommand,
    "LessonAttempt": LessonTry,
    "LessonMessage": messages.LessonMessage,
    "CardAttempt": CardTry,
    "DrillAttempt": DrillTry,
    "DrillMessage": messages.DrillMessage,
    "DeckCardMessage": messages.DeckCardMessage,
    "AnalysisMessage": messages.AnalysisMessage,
    "AnalysisSceneMessage": messages.AnalysisSceneMessage,
    "PositionEdit": PositionEdit,
    "StudyCommand": StudyCommand,
    "StudyMessage": study_types.StudyMessage,
    "PupilTry": PupilTry,
    "LessonReplyMessage": study_types.LessonReplyMessage,
    "EditorMessage": editor_types.EditorMessage,
    "PositionEvaluationMessage": editor_types.PositionEvaluationMessage,
    "DeepAnalysisMessage": deep_types.DeepAnalysisMessage,
}

_PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Phrase: "string",  # sent in the reader's language
}

_HEADER = """\
// Written by tools/generate_message_types.py from the server's message types: do not edit.
// docs/messages.md explains the fields.
"""


class TypeWriter:
    """Collects TypeScript declarations of Python types, and of the types they refer to."""

    def __init__(self) -> None:
        self._declarations: dict[str, str] = {}

    def declare(self, name: str, kind: Any) -> None:
        """Declare a type under a name of its own."""
        if isinstance(kind, type) and not _is_enum(kind):
            self._declare_object(name, kind)
        else:
            self._declarations[name] = f"export type {name} = {self.expression(kind)};\n"

    def text(self) -> str:
        """All declarations, in the order of their names."""
        names = sorted(self._declarations)
        return "\n".join([_HEADER, *(self._declarations[name] for name in names)])

    def expression(self, kind: Any) -> str:
        """The TypeScript type of a Python type."""
        if kind in _PLAIN:
            return _PLAIN[kind]
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if origin in (typing.Annotated, NotRequired):
            return self.expression(arguments[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in arguments)
        if origin in (Union, types.UnionType):
            # What was encoded in advance is the other part of its union, as JSON.
            parts = [self.expression(part) for part in arguments if part is not msgspec.Raw]
            return " | ".join(dict.fromkeys(parts))
        if origin is list:
            return _array(self.expression(arguments[0]))
        if origin is tuple:
            return self._tuple(arguments)
        if origin in (dict, Mapping):
            return f"Record<string, {self.expression(arguments[1])}>"
        if _is_enum(kind):
            return " | ".join(f'"{member.value}"' for member in kind)
        if not isinstance(kind, type):
            raise TypeError(f"no TypeScript type for {kind!r}")
        name = _object_name(kind)
        if name not in self._declarations:
            self._declare_object(name, kind)
        return name

    def _tuple(self, arguments: tuple[Any, ...]) -> str:
        if arguments[-1] is Ellipsis:
            return _array(self.expression(arguments[0]))
        return f"[{', '.join(self.expression(part) for part in arguments)}]"

    def _declare_object(self, name: str, kind: type) -> None:
        self._declarations[name] = ""  # a type may refer to itself
        lines = [f"export interface {name} {{"]
        for field, field_type, is_optional in _fields(kind):
            lines.append(f"  {field}{'?' if is_optional else ''}: {self.expression(field_type)};")
        self._declarations[name] = "\n".join([*lines, "}\n"])


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, EnumType)


def _array(element: str) -> str:
    return f"({element})[]" if " | " in element else f"{element}[]"


def _object_name(kind: type) -> str:
    """Commands are named after their tag: as classes, some share names with types of the scene."""
    if issubclass(kind, commands.Command):
        return f"{str(kind.__struct_config__.tag).capitalize()}Command"
    return kind.__name__


def _fields(kind: type) -> Iterator[tuple[str, Any, bool]]:
    """The name and type of each field, and whether a sender may leave it out."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if issubclass(kind, msgspec.Struct):
        if tag := kind.__struct_config__.tag:
            yield "type", Literal[tag], False
        for field in msgspec.structs.fields(kind):
            yield field.name, hints[field.name], not field.required
    elif dataclasses.is_dataclass(kind):
        for dataclass_field in dataclasses.fields(kind):
            yield dataclass_field.name, hints[dataclass_field.name], False
    elif typing.is_typeddict(kind):
        for name, hint in hints.items():
            yield name, hint, typing.get_origin(hint) is NotRequired
    else:
        raise TypeError(f"no TypeScript type for {kind!r}")


def message_types() -> str:
    """The text of the declaration file."""
    writer = TypeWriter()
    for name, kind in ROOTS.items():
        writer.declare(name, kind)
    return writer.text()


if __name__ == "__main__":
    FILE.write_text(message_types(), encoding="utf-8")
