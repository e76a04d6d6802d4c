"""What is true of the rules of every game."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gamecase.kernel
from contract.cases import LONGEST, Case, positions, some_positions, steps_of, walks
from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.game import Listed, Ranged
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import PLAYERS, Seat
from log_builder import random_action_within

MOST_PAIRS = 20_000  # of positions and actions that one test tries

#: The clauses that are in no booklet, because they hold at every table.
KERNEL_CLAUSES = {"game-over", "not-begun", "not-your-turn", "dice-not-yours", "dice-by-hand"}


def actions_seen(case: Case) -> list[Any]:
    """Every action anybody took in any game, or could have taken from a list."""
    found = dict.fromkeys(step.action for step in steps_of(case))
    for position in positions(case):
        choices = case.game.choices(position)
        if isinstance(choices, Listed):
            found |= dict.fromkeys(choices.actions)
    return [*found]


def pairs(case: Case) -> Iterator[tuple[Any, Any]]:
    """Every position with every action seen anywhere; evenly thinned where there are too many."""
    every, seen = positions(case), actions_seen(case)
    thin = len(every) * len(seen) // MOST_PAIRS + 1
    return ((pair[0], pair[1]) for pair in islice(product(every, seen), 0, None, thin))


def refusals(case: Case) -> list[tuple[Any, Any, Refusal]]:
    """The refusals that actions seen somewhere meet elsewhere: position, action, refusal."""
    game = case.game
    return [
        (position, action, refusal)
        for position, action in pairs(case)
        if (refusal := game.judge(position, action)) is not None
    ]


def frozen(thing: Any) -> bool:
    """A dataclass that cannot be changed."""
    if not is_dataclass(thing):
        return False
    try:
        setattr(thing, fields(thing)[0].name, None)
    except AttributeError:
        return True
    return False


# --- play ---


def test_random_games_end(case: Case) -> None:
    for walk in walks(case):
        outcome = case.game.outcome(walk.end)
        told = f"{len(walk.steps)} of {LONGEST} actions led to {case.game.write(walk.end)}"
        assert outcome is not None, told


def test_an_outcome_names_seats_that_took_part(case: Case) -> None:
    seats = case.game.seats(case.rules)
    for walk in walks(case):
        outcome = case.game.outcome(walk.end)
        assert outcome is not None
        assert {*outcome.winners} <= {*seats}, outcome
        assert len(outcome.winners) < len(seats), f"{outcome}: when all win, nobody does"
        assert outcome.points >= 1, outcome
        assert outcome.reason, outcome


def test_nobody_is_to_act_exactly_when_there_is_an_outcome(case: Case) -> None:
    game = case.game
    for position in positions(case):
        nobody = game.to_act(position) is Seat.NOBODY
        over = game.outcome(position) is not None
        assert nobody == over, f"{game.write(position)}: {game.to_act(position)}"


def test_seats_that_act_take_part(case: Case) -> None:
    seats = case.game.seats(case.rules)
    assert len({*seats}) == len(seats)
    assert {*seats} <= {*PLAYERS}
    acting = {case.game.to_act(step.position) for step in steps_of(case)}
    assert acting - {Seat.NATURE} <= {*seats}
    assert (Seat.NATURE in acting) == case.game.uses_chance


def test_the_same_actions_give_the_same_game(case: Case) -> None:
    for walk in walks(case):
        position = case.opening
        for step in walk.steps:
            assert position == step.position, case.game.write(position)
            position = case.game.apply(position, step.action)
        assert position == walk.end


def test_applying_an_action_leaves_the_position_as_it_was(case: Case) -> None:
    for step in steps_of(case):
        before = case.game.write(step.position)
        after = case.game.apply(step.position, step.action)
        assert case.game.write(step.position) == before
        # Nature may come to nothing, as when a draw is tied; what a player does never does.
        is_nature = case.game.to_act(step.position) is Seat.NATURE
        told = f"{before}: {case.game.write(step.action)} does nothing"
        assert is_nature or after != step.position, told


def test_nature_is_fair_game(case: Case) -> None:
    """What nature does is legal, and is listed wherever it can be."""
    for step in steps_of(case):
        if case.game.to_act(step.position) is Seat.NATURE:
            told = f"{case.game.write(step.position)}: {case.game.write(step.action)}"
            assert case.game.judge(step.position, step.action) is None, told


# --- what is legal ---


def test_judge_allows_exactly_what_is_listed(case: Case) -> None:
    game = case.game
    lists: dict[Any, set[Any]] = {}
    for position in positions(case):
        choices = game.choices(position)
        if not isinstance(choices, Listed):
            continue
        listed = lists[position] = {*choices.actions}
        assert len(listed) == len(choices.actions), f"{game.write(position)}: listed twice"
        for action in listed:
            refusal = game.judge(position, action)
            assert refusal is None, f"{game.write(position)}: {game.write(action)}: {refusal}"
    for position, action in pairs(case):
        if position not in lists:
            continue
        refusal = game.judge(position, action)
        is_listed = action in lists[position]
        if refusal is None and not is_listed:  # it must be another way to write a listed one
            after = game.apply(position, action)
            is_listed = any(game.apply(position, each) == after for each in lists[position])
        if (refusal is None) != is_listed:
            raise AssertionError(f"{game.write(position)}: {game.write(action)}: {refusal}")


def test_a_list_is_empty_exactly_when_the_game_is_over(case: Case) -> None:
    for position in positions(case):
        choices = case.game.choices(position)
        if isinstance(choices, Listed):
            over = case.game.outcome(position) is not None
            assert (not choices.actions) == over, case.game.write(position)


def test_nothing_outside_the_box_is_allowed(case: Case) -> None:
    game, random = case.game, Random(1)
    for position in positions(case):
        box = game.choices(position)
        if not isinstance(box, Ranged):
            continue
        for each in fields(box.low):
            low, high = getattr(box.low, each.name), getattr(box.high, each.name)
            assert low <= high, f"{each.name} of {box}"
            for beyond in (low - (high - low) / 4 - 1, high + (high - low) / 4 + 1):
                action = replace(
                    random_action_within(box, random), **{each.name: type(low)(beyond)}
                )
                told = f"{game.write(position)}: {game.write(action)} is outside {box}"
                assert game.judge(position, action) is not None, told


def test_after_the_game_every_action_is_refused(case: Case) -> None:
    for walk in walks(case):
        for action in actions_seen(case):
            refusal = case.game.judge(walk.end, action)
            told = f"{case.game.write(walk.end)}: {case.game.write(action)}"
            assert refusal == Refusal("game-over"), told


def test_a_refusal_names_a_clause_of_the_booklet(case: Case) -> None:
    in_force = case.package.booklet(case.booklet).clauses_in_force(dict(case.switches))
    clauses = {each.key for each in in_force} | KERNEL_CLAUSES
    for position, action, refusal in refusals(case):
        told = f"{case.game.write(position)}: {case.game.write(action)}: {refusal}"
        assert refusal.clause in clauses, f"{told}; clauses are {sorted(clauses)}"
        assert all(isinstance(fact, str | int | float) for fact in refusal.facts.values()), told


def test_a_refusal_points_at_spots_of_the_board(case: Case) -> None:
    spots: dict[Any, set[str]] = {}
    for position, action, refusal in refusals(case):
        if position not in spots:
            scene = case.package.table.draw(position, Seat.NOBODY)
            spots[position] = {spot.id for spot in scene.spots}
        told = f"{case.game.write(position)}: {case.game.write(action)}: {refusal}"
        assert {*refusal.where} <= spots[position], told


def test_the_clauses_of_a_booklet_are_numbered_and_differ(case: Case) -> None:
    clauses = case.package.booklet(case.booklet).clauses_in_force(dict(case.switches))
    assert clauses
    assert len({each.key for each in clauses}) == len(clauses)
    assert len({each.number for each in clauses}) == len(clauses)


def test_the_kernel_refuses_by_its_own_clauses_and_no_others() -> None:
    (kernel,) = map(Path, gamecase.kernel.__path__)
    found = {
        constant.value
        for path in kernel.glob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal"
        for constant in ast.walk(call.args[0])
        if isinstance(constant, ast.Constant)
    }
    assert found == KERNEL_CLAUSES


# --- values and texts ---


def test_positions_and_actions_are_values_that_cannot_change(case: Case) -> None:
    assert frozen(case.rules)
    assert hash(case.rules) == hash(case.rules)
    for step in steps_of(case):
        assert frozen(step.position), step.position
        assert hash(step.position) is not None
        assert hash(step.action) is not None
        assert frozen(step.action) or isinstance(step.action, str), step.action


def test_positions_read_back(case: Case) -> None:
    for position in some_positions(case, 120):
        text = case.game.write(position)
        again = case.game.read_position(case.rules, text)
        assert again == position, f"{text!r} reads as {case.game.write(again)!r}"
        assert hash(again) == hash(position), text
        assert case.game.write(again) == text
        assert text.isprintable(), repr(text)


def test_positions_that_differ_are_written_differently(case: Case) -> None:
    written: dict[str, Any] = {}
    for position in positions(case):
        other = written.setdefault(case.game.write(position), position)
        assert other == position, f"{case.game.write(position)!r} is two positions"


def test_actions_read_back(case: Case) -> None:
    texts = set()
    for action in actions_seen(case):
        text = case.game.write(action)
        assert case.game.read_action(text) == action, text
        assert text.isprintable(), repr(text)
        texts.add(text)
    assert len(texts) == len(actions_seen(case)), "two actions are written alike"


@pytest.mark.parametrize("text", ["", " ", "nonsense", "\x00", "🎲", "1" * 1000, "-", "/" * 50])
def test_nonsense_is_refused_at_the_door(case: Case, text: str) -> None:
    with pytest.raises(BadPosition):
        case.game.read_position(case.rules, text)
    with pytest.raises(BadAction):
        case.game.read_action(text)
