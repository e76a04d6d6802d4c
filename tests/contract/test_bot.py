"""What is true of the computer player of every game."""

from random import Random
from typing import Any

import pytest

from contract.cases import Case, some_positions
from gamecase.engines.bot import Advice, MoveContext
from gamecase.kernel.errors import BadInput

SECONDS = 0.2  # enough for a legal move at any level


def advice(case: Case, level: str, position: Any, nth_game: int) -> Advice[Any]:
    context = MoveContext(random=Random(nth_game), nth_game=nth_game, seconds=SECONDS)
    found: Advice[Any] = case.package.bot.bot(level).advise(position, context)
    return found


def turns(case: Case) -> list[Any]:
    """Positions in which a player is to act, early ones and late ones."""
    return [each for each in some_positions(case, 12) if case.game.to_act(each).is_player]


def test_levels_have_names_of_their_own(case: Case) -> None:
    keys = [level.key for level in case.package.bot.LEVELS]
    assert keys
    assert len({*keys}) == len(keys)


def test_every_level_gives_legal_advice(case: Case) -> None:
    for level in case.package.bot.LEVELS:
        for position in turns(case):
            found = advice(case, level.key, position, nth_game=1)
            refusal = case.game.judge(position, found.action)
            told = f"{level.key} in {case.game.write(position)}: {case.game.write(found.action)}"
            assert refusal is None, f"{told}: {refusal}"
            assert found.value is None or -1 <= found.value <= 1, f"{told}: {found.value}"


def test_the_same_occasion_gets_the_same_advice(case: Case) -> None:
    for level in case.package.bot.LEVELS:
        for nth_game, position in enumerate(turns(case)[:6]):
            one, two = (advice(case, level.key, position, nth_game) for _ in range(2))
            assert one == two, f"{level.key} in {case.game.write(position)}"


def test_a_level_there_is_not_is_refused(case: Case) -> None:
    with pytest.raises(BadInput, match="'no such level'"):
        case.package.bot.bot("no such level")
