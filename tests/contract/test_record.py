"""The contract of the records of every game."""

from random import Random

import pytest

from contract.cases import Case
from gamecase.kernel.log import digest, read_record
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import replay
from log_builder import LogBuilder, header


@pytest.mark.parametrize(
    ("seating", "dice"), [("given", "seeded"), ("lot", "verifiable"), ("lot", "deposits")]
)
def test_a_match_replays_and_verifies_from_its_record(case: Case, seating: str, dice: str) -> None:
    switches = dict(case.switches)
    builder = LogBuilder(
        case.package,
        header(
            case.package,
            ruleset=case.booklet,
            switches=switches,
            match=MatchRule("open"),
            dice=dice,
            seating=seating,
        ),
    )
    for seed in (1, 2):
        builder.begin()
        if builder.state.awaits_lot:
            builder.add_chance()
        builder.finish(Random(seed))
    text = builder.record()
    head, entries = read_record(text)
    state = case.package.open(head)
    for entry in entries:
        state = state.after(entry)
        if entry.after:
            assert entry.after == digest(case.game.write(state.position)), entry
    assert state == builder.state, text
    assert state == replay(case.package.open(head), entries)
    verdict = builder.verify()
    assert (verdict.rolls_by_hand, verdict.rolls_hidden) == (0, 0)
    assert (verdict.rolls_checked > 0) == builder.state.needs_dice
