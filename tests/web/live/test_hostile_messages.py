"""Hostile socket messages: answered with errors or a closed socket, never executed."""

import json
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from gamecase.kernel.log import read_record
from gamecase.tables.commands import LONGEST_MESSAGE
from web.site import (
    AWAY,
    HERE,
    Browser,
    Site,
    SocketClient,
    create_table,
    invitation,
    open_socket,
    record,
)

ANSWERS = ("error", "refusal")

# --- messages that are no commands ---

_LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["join", "act", "b2", "__proto__", "\x00", "first"])
)
_JSON = st.recursive(
    _LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
_TYPES = st.sampled_from(
    ["act", "touch", "pick", "words", "offer", "accept", "decline", "resign", "next", "view"]
)
_NAMES = st.sampled_from(
    ["action", "after", "spots", "words", "chair", "what", "offer", "since", "seen_by", "look", "x"]
)

#: A command with fields of another one, unknown fields, or invalid values.
MISSHAPEN = st.builds(
    lambda kind, fields: {**fields, "type": kind},
    _TYPES | st.text(max_size=10),
    st.dictionaries(_NAMES, _JSON, max_size=5),
)

#: A well-formed command with arbitrary values.
WELL_FORMED = st.one_of(
    st.builds(
        lambda action, after: {"type": "act", "action": action, "after": after},
        st.text(max_size=30) | st.sampled_from(["a1", "b2", "z9", "5"]),
        st.integers(0, 12),
    ),
    st.builds(
        lambda kind, spots, after: {"type": kind, "spots": spots, "after": after},
        st.sampled_from(["touch", "pick"]),
        st.lists(st.text(max_size=8) | st.sampled_from(["a1", "b2"]), max_size=5),
        st.integers(0, 12),
    ),
    st.builds(
        lambda chair, words: {"type": "words", "chair": chair, "words": words},
        st.integers(0, 4),
        st.text(max_size=80),
    ),
    st.builds(
        lambda what, chair: {"type": "offer", "what": what, "chair": chair},
        st.text(max_size=12) | st.sampled_from(["draw", "takeback", "rematch", "takeback 4"]),
        st.integers(0, 4),
    ),
    st.builds(
        lambda kind, offer, chair: {"type": kind, "offer": offer, "chair": chair},
        st.sampled_from(["accept", "decline"]),
        st.integers(0, 20),
        st.integers(0, 4),
    ),
    st.builds(
        lambda kind, chair: {"type": kind, "chair": chair},
        st.sampled_from(["resign", "next"]),
        st.integers(0, 4),
    ),
)

_ENDLESS = "[" * 4000
_LARGE = json.dumps({"type": "act", "action": "x" * LONGEST_MESSAGE, "after": 1})

RAW = (
    st.text(max_size=60)
    | st.binary(max_size=60)
    | st.sampled_from([_ENDLESS, _LARGE, "", "null", "\x00", "{" * 300, '{"a":' * 500])
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all examples: it has to outlive them."""
    folder: Path = tmp_path_factory.mktemp("besieged")
    with Site(folder / "house.sqlite3") as made:
        yield made


@pytest.fixture(scope="module")
def players(site: Site) -> tuple[Browser, Browser, str]:
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY, name="Ann")
    assert ben.post(invitation(ann, table), data={"name": "Ben"}).status_code == 303
    return ann, ben, table


def send(socket: SocketClient, message: Any) -> None:
    if isinstance(message, bytes):
        socket.session.send_bytes(message)
    elif isinstance(message, str):
        socket.session.send_text(message)
    else:
        socket.session.send_text(json.dumps(message))


@given(st.lists(RAW | _JSON | MISSHAPEN, min_size=1, max_size=6))
@example([b"\xff"])
@example(['{"type":"words","chair":1,"words":"\\ud800"}'])
@example([{"type": "join", "since": -1}, {"type": "join", "since": True}])
def test_before_joining_everything_but_a_join_is_an_error(
    site: Site, players: tuple[Browser, Browser, str], messages: list[Any]
) -> None:
    ann, _, table = players
    before = record(ann, table)
    with open_socket(ann, table, since=None) as socket:
        for message in messages:
            send(socket, message)
            answer = socket.receive()
            assert (answer["type"], answer["code"]) == ("error", "bad-message"), message
            assert answer["detail"]
            assert answer["told"]
        socket.command("join")  # joining still works afterwards
        socket.state()
    assert record(ann, table) == before


@given(st.lists(RAW | _JSON, min_size=1, max_size=6))
def test_a_message_that_is_no_command_is_an_error(
    site: Site, players: tuple[Browser, Browser, str], messages: list[Any]
) -> None:
    ann, _, table = players
    before = record(ann, table)
    with open_socket(ann, table) as socket:
        socket.state()
        for message in messages:
            send(socket, message)
            answer = socket.answer()
            assert (answer["type"], answer["code"]) == ("error", "bad-message"), message
        socket.command("ping")
        assert socket.answer() == {"type": "pong"}
    assert record(ann, table) == before


@given(st.lists(MISSHAPEN | WELL_FORMED, min_size=1, max_size=6))
@example([{"type": "view", "seen_by": "second"}])
def test_a_watcher_changes_nothing_with_any_message(
    site: Site, players: tuple[Browser, Browser, str], messages: list[Any]
) -> None:
    ann, _, table = players
    before = record(ann, table)
    with open_socket(site.browser(), table) as socket:
        socket.state()
        for message in messages:
            send(socket, message)
            socket.command("ping")
            answer = socket.answer()
            if answer["type"] != "pong":  # only changing the view is allowed
                assert answer["type"] in ANSWERS
                assert socket.answer() == {"type": "pong"}
            else:
                assert message["type"] == "view"
    assert record(ann, table) == before


@settings(max_examples=100)
@given(st.booleans(), st.lists(MISSHAPEN | WELL_FORMED, min_size=1, max_size=6))
@example(True, [{"type": "touch", "spots": [], "after": 3}])
@example(True, [{"type": "pick", "spots": ["b2", "b2"], "after": 3}])
def test_a_player_makes_entries_for_their_own_chair_only(
    site: Site,
    players: tuple[Browser, Browser, str],
    is_ann: bool,
    messages: list[Any],
) -> None:
    ann, ben, table = players
    chair = 1 if is_ann else 2
    before = read_record(record(ann, table))[1]
    with open_socket(ann if is_ann else ben, table) as socket:
        socket.state()
        for message in messages:
            send(socket, message)
            socket.command("ping")
            while socket.answer()["type"] != "pong":
                pass
    after = read_record(record(ann, table))[1]
    assert after[: len(before)] == before
    assert {entry.by for entry in after[len(before) :]} <= {chair}


def test_the_server_still_plays_after_hostile_messages(
    site: Site, players: tuple[Browser, Browser, str]
) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE)) as socket:
        state = socket.state()
        for action in ("a1", "b1", "a2", "b2", "a3"):
            state = socket.act(action, state)
        assert state["is_over"]


# --- floods ---


@pytest.mark.parametrize("joins", [True, False])
def test_a_flood_gets_errors_and_is_then_disconnected(site: Site, joins: bool) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    with open_socket(ann, table, since=0 if joins else None) as socket:
        if joins:
            socket.state()
        for _ in range(300):
            socket.command("ping")
        with pytest.raises(WebSocketDisconnect) as closed:
            deque(iter(socket.receive, None), maxlen=0)
        assert closed.value.code == 1008
    codes = [each.get("code", each["type"]) for each in socket.received]
    first = codes.index("too-fast")
    assert codes.count("too-fast") == 20
    assert first >= 39  # short bursts are allowed
    assert {*codes[3:first]} == {"pong" if joins else "bad-message"}
    with open_socket(ann, table) as socket:  # a new socket has a new limit
        assert socket.state()["you"] == [1, 2]


def test_the_flood_of_one_client_does_not_delay_others(site: Site) -> None:
    ann, stranger = site.browser(), site.browser()
    table = create_table(ann, HERE)
    with open_socket(ann, table) as hers, open_socket(stranger, table) as theirs:
        state = hers.state()
        for _ in range(100):
            theirs.session.send_text("?")
        hers.act("b2", state)
