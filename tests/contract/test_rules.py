"""The contract of the rules of every game."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gamecase.kernel
from contract.cases import (
    MAX_ACTIONS,
    Case,
    played_actions,
    positions,
    random_games,
    sample_positions,
)
from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.game import ListedActions, RangedActions
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import PLAYERS, Seat
from log_builder import random_action_within

MAX_PAIRS = 20_000  # of positions and actions in one test

#: The clauses that are in no booklet, because they apply at every table.
KERNEL_CLAUSES = {"game-over", "not-begun", "not-your-turn", "dice-not-yours", "dice-by-hand"}


def actions_seen(case: Case) -> list[Any]:
    """Every action that was played in a random game, or was listed in one."""
    actions = dict.fromkeys(played.action for played in played_actions(case))
    for position in positions(case):
        choices = case.game.choices(position)
        if isinstance(choices, ListedActions):
            actions |= dict.fromkeys(choices.actions)
    return [*actions]


def pairs(case: Case) -> Iterator[tuple[Any, Any]]:
    """Every position with every action seen, evenly thinned if there are too many."""
    every, seen = positions(case), actions_seen(case)
    thin = len(every) * len(seen) // MAX_PAIRS + 1
    return ((pair[0], pair[1]) for pair in islice(product(every, seen), 0, None, thin))


def refusals(case: Case) -> list[tuple[Any, Any, Refusal]]:
    """Every refusal of an action seen, with its position and action."""
    game = case.game
    return [
        (position, action, refusal)
        for position, action in pairs(case)
        if (refusal := game.judge(position, action)) is not None
    ]


def is_frozen(thing: Any) -> bool:
    """Whether it is a dataclass that cannot be changed."""
    if not is_dataclass(thing):
        return False
    try:
        setattr(thing, fields(thing)[0].name, None)
    except AttributeError:
        return True
    return False


# --- play ---


def test_random_games_end(case: Case) -> None:
    for game in random_games(case):
        outcome = case.game.outcome(game.end)
        message = f"{len(game.played)} of {MAX_ACTIONS} actions led to {case.game.write(game.end)}"
        assert outcome is not None, message


def test_an_outcome_names_seats_that_took_part(case: Case) -> None:
    seats = case.game.seats(case.rules)
    for game in random_games(case):
        outcome = case.game.outcome(game.end)
        assert outcome is not None
        assert {*outcome.winners} <= {*seats}, outcome
        assert len(outcome.winners) < len(seats), f"{outcome}: when all win, nobody does"
        assert outcome.points >= 1, outcome
        assert outcome.reason, outcome


def test_no_seat_is_to_act_exactly_when_there_is_an_outcome(case: Case) -> None:
    game = case.game
    for position in positions(case):
        nobody = game.to_act(position) is Seat.NOBODY
        over = game.outcome(position) is not None
        assert nobody == over, f"{game.write(position)}: {game.to_act(position)}"


def test_only_seats_that_take_part_act(case: Case) -> None:
    seats = case.game.seats(case.rules)
    assert len({*seats}) == len(seats)
    assert {*seats} <= {*PLAYERS}
    acting = {case.game.to_act(played.position) for played in played_actions(case)}
    assert acting - {Seat.NATURE} <= {*seats}
    assert (Seat.NATURE in acting) == case.game.has_chance(case.rules)


def test_the_same_actions_give_the_same_game(case: Case) -> None:
    for game in random_games(case):
        position = case.opening
        for played in game.played:
            assert position == played.position, case.game.write(position)
            position = case.game.apply(position, played.action)
        assert position == game.end


def test_applying_an_action_does_not_change_the_old_position(case: Case) -> None:
    for played in played_actions(case):
        before = case.game.write(played.position)
        after = case.game.apply(played.position, played.action)
        assert case.game.write(played.position) == before
        # An action of nature may change nothing, as a tied draw for the start; a player's may not.
        is_nature = case.game.to_act(played.position) is Seat.NATURE
        message = f"{before}: {case.game.write(played.action)} does nothing"
        assert is_nature or after != played.position, message


def test_nature_acts_legally(case: Case) -> None:
    """Nature's actions are legal wherever it acts."""
    for played in played_actions(case):
        if case.game.to_act(played.position) is Seat.NATURE:
            message = f"{case.game.write(played.position)}: {case.game.write(played.action)}"
            assert case.game.judge(played.position, played.action) is None, message


# --- legality ---


def test_judge_allows_exactly_what_is_listed(case: Case) -> None:
    game = case.game
    lists: dict[Any, set[Any]] = {}
    for position in positions(case):
        choices = game.choices(position)
        if not isinstance(choices, ListedActions):
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
        if refusal is None and not is_listed:  # it must be another spelling of a listed one
            after = game.apply(position, action)
            is_listed = any(game.apply(position, legal) == after for legal in lists[position])
        if (refusal is None) != is_listed:
            raise AssertionError(f"{game.write(position)}: {game.write(action)}: {refusal}")


def test_a_list_is_empty_exactly_when_the_game_is_over(case: Case) -> None:
    for position in positions(case):
        choices = case.game.choices(position)
        if isinstance(choices, ListedActions):
            over = case.game.outcome(position) is not None
            assert (not choices.actions) == over, case.game.write(position)


def test_nothing_outside_the_range_is_legal(case: Case) -> None:
    game, random = case.game, Random(1)
    for position in positions(case):
        box = game.choices(position)
        if not isinstance(box, RangedActions):
            continue
        for name in (field.name for field in fields(box.low)):
            low, high = getattr(box.low, name), getattr(box.high, name)
            assert low <= high, f"{name} of {box}"
            for beyond in (low - (high - low) / 4 - 1, high + (high - low) / 4 + 1):
                action = replace(random_action_within(box, random), **{name: type(low)(beyond)})
                message = f"{game.write(position)}: {game.write(action)} is outside {box}"
                assert game.judge(position, action) is not None, message


def test_after_the_game_every_action_is_refused(case: Case) -> None:
    for game in random_games(case):
        for action in actions_seen(case):
            refusal = case.game.judge(game.end, action)
            message = f"{case.game.write(game.end)}: {case.game.write(action)}"
            assert refusal == Refusal("game-over"), message


def test_a_refusal_names_a_clause_of_the_booklet(case: Case) -> None:
    in_force = case.package.booklet(case.booklet).clauses_in_force(dict(case.switches))
    clauses = {clause.key for clause in in_force} | KERNEL_CLAUSES
    for position, action, refusal in refusals(case):
        message = f"{case.game.write(position)}: {case.game.write(action)}: {refusal}"
        assert refusal.clause in clauses, f"{message}; clauses are {sorted(clauses)}"
        assert all(isinstance(fact, str | int | float) for fact in refusal.facts.values()), message


def test_a_refusal_highlights_spots_of_the_board(case: Case) -> None:
    spots: dict[Any, set[str]] = {}
    for position, action, refusal in refusals(case):
        if position not in spots:
            scene = case.package.table.draw(position, Seat.NOBODY)
            spots[position] = {spot.id for spot in scene.spots}
        message = f"{case.game.write(position)}: {case.game.write(action)}: {refusal}"
        assert {*refusal.where} <= spots[position], message


def test_the_clauses_of_a_booklet_have_unique_numbers_and_keys(case: Case) -> None:
    clauses = case.package.booklet(case.booklet).clauses_in_force(dict(case.switches))
    assert clauses
    assert len({clause.key for clause in clauses}) == len(clauses)
    assert len({clause.number for clause in clauses}) == len(clauses)


def test_the_kernel_refuses_by_its_own_clauses_and_no_others() -> None:
    (kernel,) = map(Path, gamecase.kernel.__path__)
    clauses = {
        constant.value
        for path in kernel.glob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal"
        for constant in ast.walk(call.args[0])
        if isinstance(constant, ast.Constant)
    }
    assert clauses == KERNEL_CLAUSES | {"not-now"}  # which refuses entries other than actions


# --- values and notation ---


def test_positions_and_actions_are_frozen_and_hashable(case: Case) -> None:
    assert is_frozen(case.rules)
    assert hash(case.rules) == hash(case.rules)
    for played in played_actions(case):
        assert is_frozen(played.position), played.position
        assert hash(played.position) is not None
        assert hash(played.action) is not None
        assert is_frozen(played.action) or isinstance(played.action, str), played.action


def test_positions_read_back(case: Case) -> None:
    for position in sample_positions(case, 120):
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
def test_invalid_texts_are_errors(case: Case, text: str) -> None:
    with pytest.raises(BadPosition):
        case.game.read_position(case.rules, text)
    with pytest.raises(BadAction):
        case.game.read_action(text)
