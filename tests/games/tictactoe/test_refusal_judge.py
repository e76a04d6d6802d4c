"""Refusals in every position, against an independent judge."""

import pytest

from gamecase.games.tictactoe import GAME
from gamecase.games.tictactoe.position import Move, Position
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from games.tictactoe.refusal_judge import broken_clause, judge

SQUARES = [file + rank for file in "abc" for rank in "123"]


def every_position(position: Position, seen: set[Position]) -> set[Position]:
    """Every position that can come from one."""
    if position not in seen:
        seen.add(position)
        for move in GAME.choices(position).actions:
            every_position(GAME.apply(position, move), seen)
    return seen


@pytest.mark.parametrize("ends_when_dead", [False, True])
def test_every_refusal_cites_the_clause_that_is_broken(ends_when_dead: bool) -> None:
    rules = find("tictactoe").rules("collection", {"ends_when_dead": ends_when_dead})
    refusals = 0
    for position in every_position(GAME.opening(rules, MatchScore()), set()):
        for move in map(Move, SQUARES):
            refusal = GAME.judge(position, move)
            if refusal is None:
                assert not broken_clause(position, move)
                continue
            refusals += 1
            assert judge(position, move, refusal) is None
    assert refusals > 20_000
