"""The computer at draughts: levels in order, endings without a mistake, the same twice."""

from random import Random

import pytest

from draughts.boards import DAME, DRAUGHTS, at, rules
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import endings, library
from gamecase.games.draughts.engine.kernel import make_buffer, perft
from gamecase.games.draughts.engine.law import law_of, pack
from gamecase.games.draughts.engine.thinking import Effort, Thinker
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import Standing
from gamecase.kernel.seat import Seat
from gamecase.search.bot import Occasion


def choose(position: Position, level: str, random: Random, seconds: float = 0.5) -> str:
    occasion = Occasion(random=random, seconds=seconds)
    advice = DRAUGHTS.bot.bot(level).advise(position, occasion)
    return str(advice.action.text)


def play(one: str, other: str, seed: int, ruleset: Ruleset = DAME) -> Seat:
    """The seat that wins when `one` begins against `other`; nobody's a draw."""
    random = Random(seed)
    position = GAME.opening(ruleset, Standing())
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
def test_good_levels_take_what_is_given_for_nothing(level: str) -> None:
    position = at("w:c3,e1 b:d4,h6,a7, White")
    assert choose(position, level, Random(1)).startswith("c3x")


def test_good_levels_do_not_step_into_a_double_jump() -> None:
    # a3-b4 would be taken, and the piece behind it too.
    position = at("w:a3,c1,e1,g1,h2 b:c5,e7,g7,h6,d8, White", DAME)
    for level in ("skilled", "strong", "master"):
        assert choose(position, level, Random(2)) != "a3-b4"


# --- endings ---


@pytest.mark.parametrize("key", [k for k in DRAUGHTS.booklets if k != "international"])
def test_three_piece_endings_agree_with_the_rules(key: str) -> None:
    """Each value follows from those after it: win, loss and draw, and one turn nearer."""
    ruleset = rules(key)
    known = library.make(ruleset, 3)
    random = Random(3)
    for _ in range(150):
        position = few_pieces(ruleset, random, 3)
        value = known.look(position)
        assert value is not None
        after = []
        for move in GAME.choices(position).actions:
            child = GAME.apply(position, move)
            reached = known.look(child)
            after.append(endings.LOST_NOW if reached is None else reached)
        losses = [each for each in after if each % 2]
        if losses:
            expected = value % 2 == 0 and value > min(losses)
        elif after and all(after):
            expected = value % 2 == 1 and value > max(after)
        elif after:
            expected = value == 0
        else:
            expected = value == endings.LOST_NOW
        assert expected, f"{GAME.write(position)}: {value} before {sorted(after)}"


def few_pieces(ruleset: Ruleset, random: Random, count: int) -> Position:
    while True:
        cells = ["."] * 32
        for square in random.sample(range(32), count):
            cells[square] = random.choice("wbWB")
        board = GAME.opening(ruleset, Standing()).board
        wrong = any(
            (mark == "w" and board.row(n) == 7) or (mark == "b" and board.row(n) == 0)
            for n, mark in enumerate(cells)
        )
        position = Position(ruleset, "".join(cells), random.choice([*Colour]))
        if not wrong and all(position.squares_of(colour) for colour in Colour):
            return position


def test_there_are_as_many_endings_as_can_be_counted() -> None:
    """3488 of two pieces and 196032 of three, both sides having some (Chinook's tables)."""
    known = library.make(DAME, 3)
    assert (known.values != endings.NOT_THERE).sum() == 3488 + 196032


@pytest.mark.parametrize("key", ["dame", "collection", "russian", "english"])
def test_the_master_never_fails_a_known_ending(key: str) -> None:
    """Against the longest defence it wins whatever is won within the limit of quiet moves."""
    ruleset = rules(key)
    known = library.make(ruleset, 3)
    random = Random(4)
    won = 0
    while won < 12:
        position = few_pieces(ruleset, random, 3)
        value = known.look(position)
        if not value or value % 2 or value > 2 * ruleset.quiet_moves:
            continue
        won += 1
        winner = GAME.to_act(position)
        while GAME.outcome(position) is None:
            if GAME.to_act(position) is winner:
                text = choose(position, "master", random, seconds=0.05)
                position = GAME.apply(position, GAME.read_action(text))
            else:
                after = [GAME.apply(position, m) for m in GAME.choices(position).actions]
                position = max(after, key=lambda each: known.look(each) or 0)
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert outcome.winners == (winner,), GAME.write(position)


def test_endings_are_kept_and_read_back(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    known = library.make(DAME, 2)
    path = library.path_of(DAME, 2)
    library.save(known, path)
    again = library.load(path, 2)
    assert again is not None
    assert (again.values == known.values).all()
    path.write_bytes(path.read_bytes()[:-20])
    assert library.load(path, 2) is None
    path.write_bytes(b"something else")
    assert library.load(path, 2) is None


def test_endings_of_a_large_board_are_not_made() -> None:
    assert library.endings_of(rules("international")) is None
    with pytest.raises(ValueError, match="on 64 squares"):
        library.make(rules("international"), 3)


# --- thinking ---


def test_thinking_longer_looks_deeper() -> None:
    opening = GAME.opening(DAME, Standing())
    depths = []
    for nodes in (3_000, 30_000, 300_000):
        thinker = Thinker(opening, Effort(nodes=nodes))
        thinker.think()
        depths.append(thinker.depth)
    assert depths == sorted({*depths}), depths


def test_the_kernel_is_told_whose_turn_it_is() -> None:
    for ruleset in (DAME, rules("russian")):
        opening = GAME.opening(ruleset, Standing())
        packed = pack(ruleset, opening.cells, opening.turn)
        assert packed[3] == (ruleset.starter is Colour.BLACK)
        assert perft(*packed, 1, law_of(ruleset), make_buffer(1), 0) == 7
