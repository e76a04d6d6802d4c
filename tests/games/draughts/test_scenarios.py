"""The scenarios DT-1 to DT-27 of the rules; DT-25 to DT-27 are also in the perft files."""

from dataclasses import dataclass

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.perft import perft
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from games.draughts.boards import COLLECTION, DRAUGHTS, at, legal, rules
from log_builder import LogBuilder, header

BLACK, WHITE = Seat.FIRST, Seat.SECOND  # in the collection's booklet Black begins
ANYWHERE = {"king_lands_anywhere": True}
AFTER = {"removal": "after"}


@dataclass(frozen=True)
class DraughtsScenario:
    """A position and all its legal moves."""

    id: str
    position: str
    moves: str
    rules: Ruleset = COLLECTION

    def __str__(self) -> str:
        return self.id


SCENARIOS = [
    DraughtsScenario("DT-3", "b:d6 w:e5, Black", "d6-c5 d6xf4"),
    DraughtsScenario("DT-3-dame", "b:d6 w:e5, Black", "d6xf4", rules("dame")),
    DraughtsScenario("DT-4", "w:d4 b:c3, White", "d4-c5 d4-e5"),
    DraughtsScenario("DT-4-russian", "w:d4 b:c3, White", "d4xb2", rules("russian")),
    DraughtsScenario("DT-5", "w:c3 b:d4,f6, White", "c3-b4 c3xe5 c3xe5xg7"),
    DraughtsScenario("DT-5-english", "w:c3 b:d4,f6, White", "c3xe5xg7", rules("english")),
    DraughtsScenario("DT-6", "w:c3 b:d4,d6, White", "c3-b4 c3xe5 c3xe5xc7"),
    DraughtsScenario(
        "DT-6-straight",
        "w:c3 b:d4,d6, White",
        "c3-b4 c3xe5",
        rules("collection", men_turn=False),
    ),
    DraughtsScenario("DT-7", "w:c3 b:d4,e5, White", "c3-b4"),
    DraughtsScenario("DT-8", "w:c3 b:b4,d4, White", "c3xa5 c3xe5"),
    DraughtsScenario("DT-9", "w:d6 b:e7,g7, White", "d6-c7 d6xf8"),
    DraughtsScenario("DT-9-russian", "w:d6 b:e7,g7, White", "d6xf8xh6", rules("russian")),
    DraughtsScenario("DT-11", "W:a1 b:h6, White", "a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8"),
    DraughtsScenario("DT-12", "W:a1 b:d4, White", "a1-b2 a1-c3 a1xe5"),
    DraughtsScenario(
        "DT-12-anywhere",
        "W:a1 b:d4, White",
        "a1-b2 a1-c3 a1xe5 a1xf6 a1xg7 a1xh8",
        rules("collection", **ANYWHERE),
    ),
    DraughtsScenario("DT-12-english", "W:a1 b:d4, White", "a1-b2", rules("english")),
    DraughtsScenario("DT-13", "W:a1 b:c3,d4, White", "a1-b2"),
    DraughtsScenario("DT-14", "W:a1 b:c3,e3, White", "a1-b2 a1xd4 a1xd4xf2"),
    DraughtsScenario(
        "DT-15",
        "W:d4 b:e5,c3, White",
        "d4-c5 d4-b6 d4-a7 d4-e3 d4-f2 d4-g1 d4xf6 d4xf6xb2 d4xb2 d4xb2xf6",
    ),
    DraughtsScenario(
        "DT-15-after",
        "W:d4 b:e5,c3, White",
        "d4-c5 d4-b6 d4-a7 d4-e3 d4-f2 d4-g1 d4xf6 d4xb2",
        rules("collection", **AFTER),
    ),
    DraughtsScenario("DT-16", "W:a1 b:d4,g7, White", "a1-b2 a1-c3 a1xe5 a1xe5xh8"),
    DraughtsScenario("DT-17", "W:a1 w:c3 b:d4, White", "a1-b2 c3-b4 c3xe5"),
    DraughtsScenario("DT-18", "w:c3 B:d4, White", "c3-b4 c3xe5"),
    DraughtsScenario("DT-20", "w:a3 b:b4, White", "a3xc5"),
    DraughtsScenario("DT-24", "W:a1 w:g3 b:d4,f4,f6, White", "a1xe5xg7 a1xe5xh8", rules("czech")),
]


@pytest.mark.parametrize("case", SCENARIOS, ids=str)
def test_dt_the_legal_moves_are_exactly_these(case: DraughtsScenario) -> None:
    assert legal(at(case.position, case.rules)) == {*case.moves.split()}


def test_dt_1_black_has_seven_first_moves() -> None:
    opening = GAME.opening(COLLECTION, MatchScore())
    assert GAME.to_act(opening) is BLACK
    assert legal(opening) == {"b6-a5", "b6-c5", "d6-c5", "d6-e5", "f6-e5", "f6-g5", "h6-g5"}


def test_dt_2_white_does_not_begin() -> None:
    opening = GAME.opening(COLLECTION, MatchScore())
    refusal = GAME.judge(opening, GAME.read_action("c3-d4"))
    facts = {"square": "c3", "holder": "white", "colour": "black"}
    assert refusal == Refusal("turns", facts, where=("c3",))
    builder = LogBuilder(DRAUGHTS, header(DRAUGHTS))
    builder.begin()
    assert builder.state.judge(2, "c3-d4") == Refusal("not-your-turn", {"seat": "first"})
    assert builder.rejection(2, EntryKind.ACT, "c3-d4")


def test_dt_9_crowning_ends_the_turn() -> None:
    position = at("w:d6 b:e7,g7, White")
    after = GAME.apply(position, GAME.read_action("d6xf8"))
    assert GAME.write(after) == "B:WKf8:Bg7 [d6 f8]"
    refusal = GAME.judge(position, GAME.read_action("d6xf8xh6"))
    assert refusal is not None
    assert refusal.clause == "crowning"


def test_dt_10_a_man_on_the_far_row_is_crowned_and_the_turn_ends() -> None:
    after = GAME.apply(at("w:c7 b:h2, White"), GAME.read_action("c7-b8"))
    assert after.on("b8") == "W"
    assert GAME.to_act(after) is BLACK


def test_dt_15_a_piece_removed_at_once_does_not_block_the_way_back() -> None:
    after = GAME.apply(at("W:d4 b:e5,c3, White"), GAME.read_action("d4xf6xb2"))
    assert GAME.outcome(after) == Outcome((WHITE,), "all-taken")


def test_dt_18_a_man_takes_a_king() -> None:
    after = GAME.apply(at("w:c3 B:d4 b:h6, White"), GAME.read_action("c3xe5"))
    assert "B" not in after.cells


def test_dt_19_a_blocked_side_has_lost() -> None:
    blocked = at("w:a5 b:b6,c7, White")
    assert GAME.outcome(blocked) == Outcome((BLACK,), "blocked")
    drawn = at("w:a5 b:b6,c7, White", rules("collection", blocked="draws"))
    assert GAME.outcome(drawn) == Outcome((), "blocked-draw")


def test_dt_20_a_side_without_pieces_has_lost() -> None:
    after = GAME.apply(at("w:a3 b:b4, White"), GAME.read_action("a3xc5"))
    assert GAME.outcome(after) == Outcome((WHITE,), "all-taken")
    assert GAME.to_act(after) is Seat.NOBODY


def test_dt_21_a_king_lands_directly_behind() -> None:
    position = at("W:c1 b:e3, White")
    assert {move for move in legal(position) if "x" in move} == {"c1xf4"}
    refusal = GAME.judge(position, GAME.read_action("c1xg5"))
    assert refusal is not None
    assert (refusal.clause, refusal.facts["why"]) == ("king-lands-behind", "behind")


def test_dt_22_crowning_needs_no_captured_piece() -> None:
    squares = [name for name in COLLECTION_NAMES if int(name[1]) >= 6][:11]
    position = at(f"w:c7,e1 b:{','.join(n for n in squares if n not in ('b8', 'c7'))}, White")
    assert GAME.apply(position, GAME.read_action("c7-b8")).on("b8") == "W"


COLLECTION_NAMES = GAME.opening(COLLECTION, MatchScore()).board.names


def test_dt_23_the_third_occurrence_is_a_draw() -> None:
    position = at("W:a1 B:h6, White")
    shuffle = ["a1-b2", "h6-g7", "b2-a1", "g7-h6"] * 2
    for nth, text in enumerate(shuffle):
        assert GAME.outcome(position) is None, nth
        assert GAME.judge(position, GAME.read_action(text)) is None
        position = GAME.apply(position, GAME.read_action(text))
    assert position.occurrences == 3
    assert GAME.outcome(position) == Outcome((), "repetition")


def test_dt_24_in_dame_the_man_may_take_as_well() -> None:
    assert "g3xe5xg7" in legal(at("W:a1 w:g3 b:d4,f4,f6, White", rules("dame")))


def count_paths(position: Position, depth: int) -> int:
    """The number of lines in which every path over the board counts, as the scenario counts."""
    plays = legal_moves(position.rules, position.cells, position.turn).all_paths
    if depth == 1:
        return len(plays)
    return sum(
        count_paths(Position(position.rules, play.after, position.turn.other), depth - 1)
        for play in plays
    )


def test_dt_27_landing_anywhere_with_removal_after_the_turn() -> None:
    flags = rules("collection", **ANYWHERE, **AFTER)
    position = at("W:d4 w:c1,e1,g1 b:e7,c7,f6,b6 B:h6, White", flags)
    assert [count_paths(position, depth) for depth in (1, 2, 3, 4)] == [16, 187, 2553, 27884]
    # One of them is the same move with another landing square between two jumps along one line.
    assert [perft(GAME, position, depth) for depth in (1, 2, 3)] == [16, 187, 2552]
