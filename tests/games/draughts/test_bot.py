"""The computer players: their levels in order, and the same reply to the same request."""

from random import Random

import pytest

from gamecase.engines.bot import MoveContext
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.compiled_moves import make_move_buffer
from gamecase.games.draughts.engine.packed_rules import pack_board, pack_rules
from gamecase.games.draughts.engine.perft import perft
from gamecase.games.draughts.engine.root_search import RootSearch, SearchLimits
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from games.draughts.boards import DAME, DRAUGHTS, at, rules


def choose(position: Position, level: str, random: Random, seconds: float = 0.5) -> str:
    context = MoveContext(random=random, seconds=seconds)
    advice = DRAUGHTS.bot.bot(level).advise(position, context)
    return str(advice.action.text)


def play(one: str, other: str, seed: int, ruleset: Ruleset = DAME) -> Seat:
    """The seat that wins when `one` begins against `other`; NOBODY for a draw."""
    random = Random(seed)
    position = GAME.opening(ruleset, MatchScore())
    while GAME.outcome(position) is None:
        level = one if GAME.to_act(position) is Seat.FIRST else other
        text = choose(position, level, random, seconds=0.2)
        position = GAME.apply(position, GAME.read_action(text))
    outcome = GAME.outcome(position)
    assert outcome is not None
    return outcome.winners[0] if outcome.winners else Seat.NOBODY


@pytest.mark.parametrize(
    ("weaker", "stronger"), [("beginner", "casual"), ("casual", "skilled"), ("casual", "strong")]
)
def test_a_higher_level_beats_a_lower_one(weaker: str, stronger: str) -> None:
    score = 0
    for seed in range(4):
        score += {Seat.FIRST: 1, Seat.SECOND: -1}.get(play(stronger, weaker, seed), 0)
        score += {Seat.FIRST: -1, Seat.SECOND: 1}.get(play(weaker, stronger, seed), 0)
    assert score >= 3, score


@pytest.mark.parametrize("level", ["skilled", "strong", "master"])
def test_good_levels_take_a_piece_that_is_given_away(level: str) -> None:
    position = at("w:c3,e1 b:d4,h6,a7, White")
    assert choose(position, level, Random(1)).startswith("c3x")


@pytest.mark.parametrize("level", ["beginner", "master"])
def test_a_hint_is_the_best_move_with_its_reason(level: str) -> None:
    position = at("w:a3 b:b4,h8, White", DAME)
    context = MoveContext(random=Random(1), wants_reason=True)
    advice = DRAUGHTS.bot.bot(level).advise(position, context)
    assert (advice.action.text, advice.reason) == ("a3xc5", Phrase("hint-reason", {"why": "only"}))


def test_good_levels_avoid_a_double_jump() -> None:
    # a3-b4 would be taken, and the piece behind it too.
    position = at("w:a3,c1,e1,g1,h2 b:c5,e7,g7,h6,d8, White", DAME)
    for level in ("skilled", "strong", "master"):
        assert choose(position, level, Random(2)) != "a3-b4"


# --- search ---


def test_more_nodes_search_deeper() -> None:
    opening = GAME.opening(DAME, MatchScore())
    depths = []
    for nodes in (3_000, 30_000, 300_000):
        root_search = RootSearch(opening, SearchLimits(nodes=nodes))
        root_search.run()
        depths.append(root_search.depth)
    assert depths == sorted({*depths}), depths


def test_the_packed_board_names_the_side_to_move() -> None:
    for ruleset in (DAME, rules("russian")):
        opening = GAME.opening(ruleset, MatchScore())
        packed = pack_board(ruleset, opening.cells, opening.turn)
        assert packed[3] == (ruleset.starter is Colour.BLACK)
        assert perft(*packed, 1, pack_rules(ruleset), make_move_buffer(1), 0) == 7


def test_openings_vary() -> None:
    opening = GAME.opening(DAME, MatchScore())
    first = {choose(opening, "strong", Random(seed), seconds=0.1) for seed in range(12)}
    assert len(first) > 1
    assert first <= {move.text for move in GAME.choices(opening).actions}


def test_the_same_request_gets_the_same_reply() -> None:
    opening = GAME.opening(rules("russian"), MatchScore())
    assert choose(opening, "strong", Random(5)) == choose(opening, "strong", Random(5))
