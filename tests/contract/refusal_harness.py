"""Illegal actions by random play and mutation, and whether the reasons given for them are true.

A game's `refusal_judge` module, written apart from the refusals, has `judge(position, action,
refusal)`: what is wrong with a refusal, or None. It may have `illegal_actions(position, random)`
with actions that are worth trying. From the command line, for a larger run:

    python -m contract.refusal_harness [game] [number of refusals of each case]
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from contract.cases import Case, played_actions, sample_positions
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Refusal
from gamecase.registry import all_games

#: Refusals judged over all cases in a test run, and positions of each case they are spread over.
TOTAL = 24_000
POSITIONS = 60

Judge = Callable[[Any, Any, Refusal], str | None]


@dataclass
class JudgedRefusals:
    """The refusals of one case: how many, by clause, and those the judge disagrees with."""

    clauses: Counter[str] = field(default_factory=Counter)
    disagreements: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        return self.clauses.total()


def judge_module(game: str) -> ModuleType | None:
    """The module of a game's judge; None where it has none."""
    name = f"games.{game}.refusal_judge"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:  # a game without tests of its own
        return None


def judged_cases() -> list[Case]:
    """Every booklet of the games that have a judge, and each value of each switch."""
    cases = []
    for package in all_games().values():
        for booklet in package.booklets.values() if judge_module(package.game.key) else ():
            cases.append(Case(package, booklet.key))
            for name, values in booklet.switches.items():
                others = [value for value in values if value != booklet.flags[name]]
                are_numbers = all(type(value) is int for value in others)
                cases += [
                    Case(package, booklet.key, ((name, value),))
                    for value in (others[:1] if are_numbers else others)
                ]
    return cases


def judge_refusals(case: Case, count: int, seed: int = 1) -> JudgedRefusals:
    """Try actions until so many were refused, and let the judge check each refusal."""
    module, random, found = judge_module(case.game.key), Random(seed), JudgedRefusals()
    assert module is not None
    in_force = {clause.key for clause in case.package.clauses(case.booklet, dict(case.switches))}
    # After the end every action is refused, by no clause of the booklet.
    positions = [p for p in sample_positions(case, POSITIONS) if case.game.outcome(p) is None]
    while found.count < count:
        before = found.count
        for position in positions:
            for action in _attempts(case, module, position, random):
                refusal = case.game.judge(position, action)
                if refusal is None:
                    continue
                found.clauses[refusal.clause] += 1
                wrong = module.judge(position, action, refusal)
                if wrong is None and refusal.clause not in in_force:
                    wrong = f"cites {refusal.clause}, which is not in force"
                if wrong is not None:
                    where = f"{case.game.write(position)}: {case.game.write(action)}"
                    found.disagreements.append(f"{where}: {wrong}")
            if found.count >= count:
                break
        if found.count == before:
            break  # nothing can be refused here
    return found


def _attempts(case: Case, module: ModuleType, position: Any, random: Random) -> Iterator[Any]:
    """Actions of other positions, such actions with a sign changed, and the game's own ideas."""
    played = played_actions(case)
    for _ in range(3):
        action = random.choice(played).action
        yield action
        yield from _mutation(case, action, random)
    if hasattr(module, "illegal_actions"):
        yield from module.illegal_actions(position, random)


def _mutation(case: Case, action: Any, random: Random) -> Iterator[Any]:
    """An action with one sign of its text changed, if that is an action at all."""
    text = case.game.write(action)
    at = random.randrange(len(text))
    signs = "0123456789" if text[at].isdigit() else "abcdefgh" if text[at].isalpha() else "-/ x"
    try:
        yield case.game.read_action(text[:at] + random.choice(signs) + text[at + 1 :])
    except BadAction:
        return


def main(arguments: list[str]) -> None:
    """Judge many refusals of a game, or of all, and print the disagreements."""
    wanted, count = arguments[0] if arguments else "", int(arguments[1]) if arguments[1:] else 5000
    for case in judged_cases():
        if wanted in ("", "all", case.game.key):
            found = judge_refusals(case, count)
            lines = [f"{case}: {found.count} refusals, {len(found.disagreements)} disagreements"]
            lines += [f"  {line}" for line in found.disagreements[:20]]
            sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
