"""Refusals of random moves, against an independent judge."""

from random import Random

import pytest

from gamecase.games.chess import GAME
from gamecase.games.chess.position import (
    ARRANGEMENTS,
    CLAIMS,
    Action,
    Chess960Start,
    DrawClaim,
    Move,
)
from gamecase.kernel.match import MatchScore
from games.chess.refusal_judge import CHESS, broken_clauses, judge

SQUARES = [file + rank for file in "abcdefgh" for rank in "12345678"]
GAMES = 4
MOVES = 20  # tried in each position


def random_action(random: Random, own: list[str], legal: list[str]) -> Action:
    """Mostly a move of an own piece to some square, sometimes a changed legal move or a claim."""
    if random.random() < 0.02:
        return DrawClaim(random.choice([*CLAIMS]))
    start = random.choice(own) if random.random() < 0.9 else random.choice(SQUARES)
    if legal and random.random() < 0.1:
        start = random.choice(legal)[:2]
    end = random.choice([square for square in SQUARES if square != start])
    if start[1] in "18" and random.random() < 0.15:
        ends = [file + start[1] for file in "abcdefgh"]  # perhaps castling
        end = random.choice([square for square in ends if square != start])
    return Move(start, end, random.choice("qn") if random.random() < 0.05 else "")


@pytest.mark.parametrize(
    ("booklet", "by_claim"),
    [("collection", True), ("collection", False), ("fide", True), ("chess960", True)],
)
def test_every_refusal_cites_the_first_clause_that_is_broken(booklet: str, by_claim: bool) -> None:
    switches = {} if by_claim else {"draws_by_claim": False}
    rules, random = CHESS.rules(booklet, switches), Random(1)
    faults = []
    for _ in range(GAMES):
        position = GAME.opening(rules, MatchScore())
        if not position.is_set_up:
            position = position.after(Chess960Start(random.randrange(ARRANGEMENTS)))
        while GAME.outcome(position) is None and len(position.moves) < 600:
            board = position.state.board
            own = [name for name in SQUARES if board.color_at(SQUARES_BY_NAME[name]) == board.turn]
            for _ in range(MOVES):
                action = random_action(random, own, [*position.state.legal])
                refusal = GAME.judge(position, action)
                if refusal is None:
                    is_claim = isinstance(action, DrawClaim)
                    assert is_claim or not broken_clauses(position, action), action.text
                elif fault := judge(position, action, refusal):
                    faults.append(f"{board.fen()}: {fault}")
            position = position.after(random.choice(GAME.choices(position).actions))
    assert not faults, "\n".join(faults[:20])


SQUARES_BY_NAME = {name: "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1) for name in SQUARES}
