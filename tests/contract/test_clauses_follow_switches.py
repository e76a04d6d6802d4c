"""Text and behaviour cannot differ: examples are played under each choice of switches."""

from typing import Any

import pytest

from contract.switch_cases import every_booklet, switch_choices
from gamecase.kernel.booklet import Booklet
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.game import AnyGame
from gamecase.kernel.rulebook import Example, play_example
from gamecase.registry import GamePackage

BOOKLETS = [
    pytest.param(package, booklet, id=f"{package.game.key}-{booklet.key}")
    for package, booklet in every_booklet()
]


@pytest.mark.parametrize(("package", "booklet"), BOOKLETS)
def test_no_clause_in_force_says_what_the_game_does_not_do(
    package: GamePackage, booklet: Booklet
) -> None:
    """What an example refuses stays refused, and what it shows is not refused by its clause.

    Another clause may come in between; the page then leaves the example out.
    """
    for switches in switch_choices(package, booklet):
        rules = package.rules(booklet.key, switches)
        for clause in booklet.clauses_in_force(switches):
            for example in package.rulebook.examples_of(clause.key, booklet, switches):
                refusals = played(package.game, rules, example)
                if refusals is None:
                    continue  # there is no such position with these switches
                is_refused = any(refusals)
                told = f"{switches}: {clause.key}: {example}"
                assert is_refused or not example.is_refused, told
                assert example.is_refused or clause.key not in refusals, told
                assert bool(play_example(package.game, rules, example)) is (
                    example.is_refused == is_refused and (not is_refused or clause.key in refusals)
                ), told


@pytest.mark.parametrize(("package", "booklet"), BOOKLETS)
def test_an_example_that_a_switch_makes_impossible_is_replaced(
    package: GamePackage, booklet: Booklet
) -> None:
    for switches in switch_choices(package, booklet):
        rules = package.rules(booklet.key, switches)
        for clause in booklet.clauses_in_force(switches):
            examples = [*package.rulebook.examples_of(clause.key, booklet, switches)]
            can_play = [play_example(package.game, rules, example) for example in examples]
            assert any(can_play) or not examples, f"{switches}: {clause.key}"


def played(game: AnyGame, rules: Any, example: Example) -> list[str] | None:
    """The clause that refuses each action of an example; empty for what is allowed."""
    try:
        position = game.read_position(game.example_rules(rules), example.position)
    except BadPosition:
        return None
    refusals = []
    for text in example.actions:
        action = game.read_action(text)
        refusal = game.judge(position, action)
        refusals.append(refusal.clause if refusal else "")
        if refusal:
            break
        position = game.apply(position, action)
    return refusals


@pytest.mark.parametrize(("package", "booklet"), BOOKLETS)
def test_clauses_in_force_are_numbered_once_and_in_a_chapter(
    package: GamePackage, booklet: Booklet
) -> None:
    arranged = {key for chapter in package.rulebook.chapters for key in chapter.clauses}
    for switches in switch_choices(package, booklet):
        clauses = booklet.clauses_in_force(switches)
        numbers = [clause.number for clause in clauses]
        assert len(numbers) == len({*numbers}), f"{switches}: {numbers}"
        assert {clause.key for clause in clauses} <= arranged


@pytest.mark.parametrize(("package", "booklet"), BOOKLETS)
def test_every_switch_of_the_letter_bears_on_a_clause(
    package: GamePackage, booklet: Booklet
) -> None:
    """What "exactly as printed" changes can be read in the rule book."""
    usual = {clause.key for clause in booklet.clauses_in_force({})}
    for name, value in booklet.printed.items():
        letter = {clause.key for clause in booklet.clauses_in_force({name: value})}
        is_named = any(name in clause.switches for clause in booklet.clauses)
        assert usual != letter or is_named, name
