"""Messages as they are sent have the fields and types that are declared for them."""

import dataclasses
import json
import types
import typing
import warnings
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Literal, Union

import msgspec
import pytest

from gamecase.kernel.phrase import Phrase
from gamecase.messages import types as messages
from gamecase.registry import all_games
from gamecase.web.app import make_app
from gamecase.web.services import AppConfig

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # Starlette's test client recommends another HTTP library
    from starlette.testclient import TestClient

#: The declared type of each message of the socket, by its `type`.
DECLARED = {
    typing.get_args(typing.get_type_hints(message)["type"])[0]: message
    for message in typing.get_args(messages.ServerMessage)
}


def check(value: Any, declared: Any, path: str) -> None:
    """Fail where decoded JSON is not what a type declares."""
    origin, arguments = typing.get_origin(declared), typing.get_args(declared)
    if origin is typing.NotRequired:
        check(value, arguments[0], path)
    elif origin is Literal:
        assert value in arguments, path
    elif origin in (Union, types.UnionType):
        if value is None:
            assert type(None) in arguments, path
        else:
            (part,) = (part for part in arguments if part not in (type(None), msgspec.Raw))
            check(value, part, path)
    elif origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        for index, item in enumerate(value):
            check(item, arguments[0], f"{path}[{index}]")
    elif origin is tuple:
        for index, (item, part) in enumerate(zip(value, arguments, strict=True)):
            check(item, part, f"{path}[{index}]")
    elif origin in (dict, Mapping):
        for key, item in value.items():
            check(item, arguments[1], f"{path}.{key}")
    elif typing.is_typeddict(declared) or dataclasses.is_dataclass(declared):
        check_object(value, declared, path)
    elif issubclass(declared, Enum):
        declared(value)
    else:
        assert isinstance(value, (int, float) if declared is float else declared), path


def check_object(value: Any, declared: Any, path: str) -> None:
    if declared is Phrase:  # sent in the reader's language
        assert isinstance(value, str), path
        return
    fields = typing.get_type_hints(declared, include_extras=True)
    optional = {
        name for name, hint in fields.items() if typing.get_origin(hint) is typing.NotRequired
    }
    assert fields.keys() - optional <= value.keys() <= fields.keys(), path
    for name, item in value.items():
        check(item, fields[name], f"{path}.{name}")


@pytest.mark.parametrize("game", sorted(all_games()))
def test_messages_are_what_their_types_declare(game: str, tmp_path: Path) -> None:
    app = make_app(AppConfig(str(tmp_path / "tables.sqlite3")))
    with TestClient(app, follow_redirects=False) as client:
        form = {"game": game, "player-2": "here", "starts": "me", "clock": "fischer-300-3"}
        table = client.post("/tables", data=form).headers["location"]
        with client.websocket_connect(f"{table}/socket") as socket:
            socket.send_json({"type": "join"})
            socket.send_json({"type": "ping"})
            socket.send_json({"type": "act", "action": "?", "after": 10_000})
            received: set[str] = set()
            while not {"entries", "art", "state", "pong", "error"} <= received:
                for line in socket.receive_text().split("\n"):
                    message = json.loads(line)
                    check(message, DECLARED[message["type"]], message["type"])
                    received.add(message["type"])
