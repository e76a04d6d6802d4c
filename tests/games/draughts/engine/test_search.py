"""The search: shots, unfinished depths, and what is kept from one move to the next."""

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.root_search import (
    RootSearch,
    ScoredPlay,
    SearchCache,
    SearchLimits,
    largest_table_bits,
    unfinished_order,
)
from gamecase.games.draughts.engine.transposition import BUCKET, make_transposition_table
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position
from gamecase.kernel.match import MatchScore
from games.draughts.boards import DAME, rules

#: Positions of equal material in which giving men away wins some back: rules, position, line.
SHOTS = [
    (
        "international",
        "W:Wi1,b2,d2,f2,a3,c3,d4,c5,c7,j8:Bi3,a5,b6,a7,e7,d8,f8,h8,e9,b10",
        "d4-e5 b6xd4xf6 a3-b4 d8xb6 b4-c5 b6xd4 c3xe5xg7xi9",
    ),
    ("dame", "B:We1,g1,h2,c3,d4,f4:Ba5,d6,f6,c7,b8,f8", "a5-b4 c3xa5 d6-e5 f4xd6 c7xe5xc3"),
    (
        "english",
        "B:Wg1,f2,a3,c3,g3,c5:Bh4,e5,h6,c7,e7,d8",
        "e5-f4 g3xe5 e7-d6 c5xe7 d8xf6xd4xb2",
    ),
    ("russian", "B:Wc1,h2,e3,a5:Bh4,e5,g5,c7", "g5-f4 e3xg5 h4xf6"),
    (
        "brazilian",
        "W:Wa1,c1,e1,g1,f2,h2,a3,b4,a5:Bf4,b6,d6,f6,c7,b8,d8,f8,h8",
        "b4-c5 d6xb4 a3xc5xa7",
    ),
]


@pytest.mark.parametrize(("key", "text", "line"), SHOTS)
def test_a_shot_is_found_and_legal(key: str, text: str, line: str) -> None:
    position = GAME.read_position(rules(key), text)
    first, *_ = line.split()
    scored_plays = RootSearch(position, SearchLimits(nodes=30_000)).run()
    assert scored_plays[0].play.move.text == first
    assert scored_plays[0].value > 100, "it wins a man or more"
    for action in line.split():
        position = GAME.apply(position, GAME.read_action(action))


def test_a_search_that_is_broken_off_uses_what_it_has_found() -> None:
    """The move that was best so far turns out bad; the second is better, the third not searched."""
    plays = legal_moves(DAME, GAME.opening(DAME, MatchScore()).cells, DAME.starter).plays[:3]
    before = [ScoredPlay(play, value) for play, value in zip(plays, (30, 20, 10), strict=True)]
    deeper = [ScoredPlay(plays[0], -80), ScoredPlay(plays[1], 15)]
    after = unfinished_order(before, deeper, margin=3)
    assert [scored.play for scored in after] == [plays[1], plays[0], plays[2]]
    assert after[0].value == 15
    assert max(scored.value for scored in after[1:]) < 15 - 3, "they are not as good as the first"
    assert unfinished_order(before, [], margin=3) == before
    # The first move alone was searched: values of the depth before stand, for variety.
    assert unfinished_order(before, deeper[:1], margin=3) == before


def searched(position: Position, memory: SearchCache, depth: int) -> int:
    """The number of positions that a search to a depth visits."""
    root_search = RootSearch(position, SearchLimits(depth=depth), memory=memory)
    root_search.run()
    return root_search.nodes


def test_a_memory_saves_work_at_the_next_move() -> None:
    memory = SearchCache(100_000)
    position = GAME.opening(rules("russian"), MatchScore())
    line = RootSearch(position, SearchLimits(depth=10), memory=memory)
    best = line.run()[0].play
    reply = line.line(best)[1]
    after = GAME.apply(GAME.apply(position, best.move), reply)
    assert searched(after, memory, 7) < searched(after, SearchCache(100_000), 7) / 2


def test_the_transposition_table_begins_with_a_cache_line() -> None:
    for bits in (12, 16):
        table = make_transposition_table(bits)
        assert len(table) == 1 << bits
        assert len(table) % BUCKET == 0
        assert table.ctypes.data % 64 == 0
    assert 10 < largest_table_bits() <= 24
