"""Sequences of socket messages: random, hostile, reordered, repeated, for chairs of others.

The server answers every message that requires an answer; the log only grows, is always a legal
game, and contains no entry for a chair by a client that does not hold it.
"""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from gamecase.kernel.log import read_record
from gamecase.registry import find
from gamecase.tables.commands import LONGEST_MESSAGE, AnyCommand
from web.site import AWAY, Browser, Message, Site, create_table, invitation, open_socket, record

SQUARES = [f"{column}{row}" for column in "abc" for row in "123"]
CHAIRS = {"ann": (1,), "ben": (2,), "stranger": ()}

texts = st.text(max_size=30) | st.sampled_from(["", "b2", "draw", "takeback", "rematch", "\0"])
numbers = st.integers(-3, 60) | st.sampled_from([2**31, 2**63, 2**70])
anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | texts,
    lambda some: st.lists(some, max_size=4) | st.dictionaries(texts, some, max_size=4),
    max_leaves=6,
)
COMMANDS = get_args(AnyCommand)
kinds = st.sampled_from([each.__struct_config__.tag for each in COMMANDS])
fields = sorted({field for each in COMMANDS for field in each.__struct_fields__})
misshapen = st.builds(
    lambda kind, more: json.dumps({"type": kind, **more}),
    kinds,
    st.dictionaries(st.sampled_from(fields), anything, max_size=4),
)
nonsense = st.one_of(
    texts,
    anything.map(json.dumps),
    st.sampled_from(["{", "[" * 2000, '{"type":"act"}' * 2, "x" * (LONGEST_MESSAGE + 1)]),
)


@st.composite
def plausible_command(draw: st.DrawFn, state: Message) -> str:
    """A command that is valid if the right player sends it at the right time."""
    after = draw(st.sampled_from([state["after"]] * 6 + [state["after"] - 1, state["n"], 0]))
    offer = state["offer"]["number"] if state["offer"] else 0
    chair = draw(st.sampled_from([0, 0, 0, 1, 2, 3]))
    what = draw(st.sampled_from(["takeback", "draw", "rematch"]))
    act = {"type": "act", "action": draw(st.sampled_from(SQUARES)), "after": after}
    command: Message = draw(
        st.sampled_from(
            [
                *[act] * 8,
                {"type": "touch", "spots": [draw(st.sampled_from(SQUARES))], "after": after},
                {"type": "offer", "what": what, "chair": chair},
                {"type": "accept", "offer": offer, "chair": chair},
                {"type": "decline", "offer": offer, "chair": chair},
                {"type": "resign", "chair": chair},
                {"type": "next", "chair": chair},
                {"type": "words", "chair": chair, "words": "any"},
                {"type": "past", "at": after},
                {"type": "view", "seen_by": draw(st.sampled_from(["first", "second", "", "x"]))},
            ]
        )
    )
    return json.dumps(command)


class MessageStateMachine(RuleBasedStateMachine):
    """Two players and strangers at one table of a server."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.site = Site(Path(self.folder.name) / "house.sqlite3")
        self.site.__enter__()
        names = ("ann", "ben", "stranger")
        self.browsers: dict[str, Browser] = {name: self.site.browser() for name in names}
        self.table = create_table(self.browsers["ann"], AWAY, match="best-of-3")
        self.browsers["ben"].post(invitation(self.browsers["ann"], self.table), data={})
        self.state = self.read_state()
        self.log = record(self.browsers["ann"], self.table)
        self.sent: list[str] = []

    def read_state(self) -> Message:
        with open_socket(self.browsers["ann"], self.table) as opened:
            return opened.state()

    def teardown(self) -> None:
        self.site.__exit__(None, None, None)
        self.folder.cleanup()

    def send(self, who: str, messages: list[str]) -> None:
        """Send all at once over one socket, and wait until all are answered."""
        with open_socket(self.browsers[who], self.table) as opened:
            opened.state()
            for each in messages:
                opened.session.send_text(each)
            fence = f"after {len(self.sent) + len(messages)}"
            opened.command("view", seen_by=fence)  # answered in order: all before it have been read
            while fence not in opened.answer().get("detail", ""):
                pass
        self.sent += messages

    def check_new_entries(self, who: str) -> None:
        """Check that new entries are by the server or by a chair of the sender."""
        before = len(self.log.splitlines()) - 2
        text = record(self.browsers["ann"], self.table)
        _, entries = read_record(text)
        fresh = entries[before:]
        if who == "stranger":
            assert text == self.log, f"a stranger did {fresh}"
        for entry in fresh:
            assert entry.by in (0, *CHAIRS[who]), f"{who} did {entry}"
        assert text.splitlines()[: before + 1] == self.log.splitlines()[: before + 1]
        self.log = text
        self.state = self.read_state()

    @rule(who=st.sampled_from(["ann", "ben", "ann", "ben", "stranger"]), data=st.data())
    def commands(self, who: str, data: st.DataObject) -> None:
        count = data.draw(st.integers(1, 4))
        messages = [data.draw(plausible_command(self.state)) for _ in range(count)]
        messages = data.draw(st.permutations(messages + messages[:1]))
        self.send(who, messages)
        self.check_new_entries(who)

    @precondition(lambda self: self.sent)
    @rule(who=st.sampled_from([*CHAIRS]), data=st.data())
    def repeat(self, who: str, data: st.DataObject) -> None:
        """Send earlier messages again, from any client."""
        self.send(who, data.draw(st.lists(st.sampled_from(self.sent), min_size=1, max_size=4)))
        self.check_new_entries(who)

    @rule(who=st.sampled_from([*CHAIRS]), messages=st.lists(misshapen | nonsense, max_size=5))
    def malformed(self, who: str, messages: list[str]) -> None:
        self.send(who, messages)
        self.check_new_entries(who)

    @invariant()
    def the_log_is_a_legal_game(self) -> None:
        header, entries = read_record(self.log)
        state = find(header.game).open(header)
        for entry in entries:
            state = state.after(entry)
        assert state.number == self.state["n"]


def test_no_sequence_of_messages_does_harm() -> None:
    run_state_machine_as_test(
        MessageStateMachine,
        settings=settings(
            max_examples=12,
            stateful_step_count=12,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=[*HealthCheck],
        ),
    )
