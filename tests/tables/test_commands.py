"""Commands: a message is read as one of the commands, or refused with the reason."""

import contextlib
import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gamecase.tables import commands
from gamecase.tables.commands import LONGEST_MESSAGE, BadMessage, read_command

GOOD = {
    '{"type":"join"}': commands.Subscribe(),
    '{"type":"join","since":7}': commands.Subscribe(since=7),
    '{"type":"view","seen_by":"second"}': commands.View(seen_by="second"),
    '{"type":"act","action":"b2","after":3}': commands.Act(action="b2", after=3),
    '{"type":"pick","spots":["a1"],"after":3}': commands.Pick(spots=["a1"], after=3),
    '{"type":"touch","spots":["a1","b2"],"after":3}': commands.Touch(spots=["a1", "b2"], after=3),
    '{"type":"words","chair":2,"words":"luck"}': commands.AddClientSeed(chair=2, words="luck"),
    '{"type":"chain","chair":1,"anchor":"0f"}': commands.BeginHashChain(chair=1, anchor="0f"),
    '{"type":"part","chair":1,"part":"f0"}': commands.OpenPart(chair=1, part="f0"),
    '{"type":"offer","what":"draw"}': commands.MakeOffer(what="draw"),
    '{"type":"accept","offer":9,"chair":1}': commands.AcceptOffer(offer=9, chair=1),
    '{"type":"decline","offer":9}': commands.DeclineOffer(offer=9),
    '{"type":"resign"}': commands.Resign(),
    '{"type":"say","phrase":"hello"}': commands.Say(phrase="hello"),
    '{"type":"claim","what":"draw"}': commands.Claim(what="draw"),
    '{"type":"next"}': commands.Next(),
    '{"type":"hint","after":3}': commands.Hint(after=3),
    '{"type":"past","at":2}': commands.Past(at=2),
    '{"type":"act","action":"b2","after":3,"lag":40}': commands.Act(action="b2", after=3, lag=40),
    '{"type":"ping"}': commands.Ping(),
}

BAD = {
    "": "truncated",
    "hello": "malformed",
    "null": "Expected `object`",
    "[]": "Expected `object`",
    '"join"': "Expected `object`",
    "{}": "missing required field `type`",
    '{"type":"dance"}': "Invalid value 'dance'",
    '{"type":null}': "Expected `str`",
    '{"type":"join","since":-1}': ">= 0",
    '{"type":"join","since":"1"}': "Expected `int`",
    '{"type":"join","since":1.5}': "Expected `int`",
    '{"type":"join","since":99999999999}': "<= 10000000",
    '{"type":"join","password":"x"}': "unknown field `password`",
    '{"type":"act","action":"b2"}': "missing required field `after`",
    '{"type":"act","after":1}': "missing required field `action`",
    '{"type":"act","action":7,"after":1}': "Expected `str`",
    '{"type":"act","action":"' + "x" * 401 + '","after":1}': "length <= 400",
    '{"type":"touch","spots":"b2","after":1}': "Expected `array`",
    '{"type":"touch","spots":["' + "x" * 25 + '"],"after":1}': "length <= 24",
    '{"type":"touch","spots":' + json.dumps(["b2"] * 41) + ',"after":1}': "length <= 40",
    '{"type":"act","action":"b2","after":1,"lag":-1}': ">= 0",
    '{"type":"act","action":"b2","after":1,"lag":10001}': "<= 10000",
    '{"type":"resign","chair":5}': "<= 4",
    '{"type":"resign","chair":true}': "Expected `int`",
    '{"type":"ping"} {"type":"ping"}': "trailing characters",
    '{"type":"words","chair":1,"words":"\\ud800"}': ".",  # half of a surrogate pair
    "[" * 4000: ".",
    '{"type":"ping"}' + " " * LONGEST_MESSAGE: f"at most {LONGEST_MESSAGE}",
}


def test_every_command_has_an_example() -> None:
    assert {type(command) for command in GOOD.values()} == {*commands.AnyCommand.__args__}


@pytest.mark.parametrize("message", GOOD)
def test_a_command_is_read_from_text_and_from_bytes(message: str) -> None:
    assert read_command(message) == read_command(message.encode()) == GOOD[message]


@pytest.mark.parametrize("message", BAD, ids=lambda message: message[:60])
def test_an_invalid_message_is_refused_with_the_reason(message: str) -> None:
    for form in (message, message.encode()):
        with pytest.raises(BadMessage, match=BAD[message].replace("$", r"\$")):
            read_command(form)


@given(st.binary(max_size=200))
@example(b"\xff\xfe")
@example(b'{"type":"offer","what":"\xff"}')
@example(b"\xef\xbb\xbf{}")
def test_any_bytes_are_a_command_or_a_bad_message(message: bytes) -> None:
    with contextlib.suppress(BadMessage):
        assert isinstance(read_command(message), commands.Command)
