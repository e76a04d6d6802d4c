"""The log of an event: links, and the state as its fold."""

import pytest

from events.event_builder import new_event
from gamecase.events.commands import WithdrawEntrant
from gamecase.events.log import read_event_log, write_event_log
from gamecase.events.state import fold
from gamecase.kernel.errors import BadRecord


def test_the_state_is_the_fold_of_the_log() -> None:
    event = new_event("round-robin", 5)
    event.play_round()
    event.do(WithdrawEntrant(entrant=2, why="ill"))
    event.play_round()
    text = write_event_log(event.state.header, event.log)
    header, entries = read_event_log(text)
    assert fold(header, entries) == event.state


@pytest.mark.parametrize("line", [1, 3])
def test_a_changed_line_is_found(line: int) -> None:
    event = new_event("round-robin", 4)
    lines = write_event_log(event.state.header, event.log).split("\n")
    lines[line] = lines[line].replace('"name":"', '"name":"X')
    with pytest.raises(BadRecord):
        read_event_log("\n".join(lines))


def test_a_missing_line_is_found() -> None:
    event = new_event("round-robin", 4)
    lines = write_event_log(event.state.header, event.log).split("\n")
    with pytest.raises(BadRecord):
        read_event_log("\n".join(lines[:2] + lines[3:]))
