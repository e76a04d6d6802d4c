"""The contract of the bots of every game."""

from random import Random
from typing import Any

import pytest

from contract.cases import Case, sample_positions
from gamecase.engines.bot import Advice, MoveContext
from gamecase.kernel.errors import BadInput

SECONDS = 0.2  # enough for a legal move at any level


def advice(case: Case, level: str, position: Any, nth_game: int) -> Advice[Any]:
    context = MoveContext(random=Random(nth_game), nth_game=nth_game, seconds=SECONDS)
    result: Advice[Any] = case.package.bot.bot(level).advise(position, context)
    return result


def turns(case: Case) -> list[Any]:
    """Positions in which a player is to act, from all stages of play."""
    return [p for p in sample_positions(case, 12) if case.game.to_act(p).is_player]


def test_levels_have_unique_names(case: Case) -> None:
    keys = [level.key for level in case.package.bot.LEVELS]
    assert keys
    assert len({*keys}) == len(keys)


def test_every_level_gives_legal_advice(case: Case) -> None:
    for level in case.package.bot.LEVELS:
        for position in turns(case):
            result = advice(case, level.key, position, nth_game=1)
            refusal = case.game.judge(position, result.action)
            message = (
                f"{level.key} in {case.game.write(position)}: {case.game.write(result.action)}"
            )
            assert refusal is None, f"{message}: {refusal}"
            assert result.value is None or -1 <= result.value <= 1, f"{message}: {result.value}"


def test_the_same_context_gets_the_same_advice(case: Case) -> None:
    for level in case.package.bot.LEVELS:
        for nth_game, position in enumerate(turns(case)[:6]):
            first, second = (advice(case, level.key, position, nth_game) for _ in range(2))
            assert first == second, f"{level.key} in {case.game.write(position)}"


def test_an_unknown_level_is_an_error(case: Case) -> None:
    with pytest.raises(BadInput, match="'no such level'"):
        case.package.bot.bot("no such level")
