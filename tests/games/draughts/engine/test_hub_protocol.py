"""The Hub protocol, and its notation of positions and moves."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import run

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.hub_protocol import HubSession
from gamecase.games.draughts.formats.hub_notation import (
    NUMBERINGS,
    hub_numbering,
    read_hub,
    read_hub_move,
    write_hub,
    write_hub_move,
)
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position
from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.match import MatchScore
from games.draughts.boards import DAME, DRAUGHTS, at, rules

KEYS = [*DRAUGHTS.booklets]
START_64 = "b" * 12 + "e" * 8 + "w" * 12
START_100 = "b" * 20 + "e" * 10 + "w" * 20


def answers_to(*lines: str) -> list[str]:
    """All lines that the engine sends in answer to these, after each search is done."""
    answers: list[str] = []
    engine = HubSession(answers.append)

    def paced_lines() -> Iterator[str]:
        for line in lines:
            yield line + "\n"
            if line.startswith("go think"):
                engine.wait()

    engine.serve(paced_lines())
    return answers


def test_it_sends_its_name_and_its_variants() -> None:
    answers = answers_to("hub", "init", "ping", "quit", "hub")
    assert answers[0].startswith("id name=Gamecase version=")
    assert 'values="normal collection dame' in answers[1]
    assert answers[2] == 'param name=squares value=hub type=enum values="hub pdn"'
    assert answers[3:] == ["wait", "ready", "pong"]


def test_it_answers_after_a_list_of_moves() -> None:
    answers = answers_to(
        f'pos pos=W{START_100} moves="32-28 19-23 28x19x23"', "level depth=4", "go think"
    )
    infos = [line for line in answers if line.startswith("info ")]
    assert [int(re.findall(r"depth=(\d+)", line)[0]) for line in infos] == [*range(1, 5)]
    # It must recapture by 14x23 or 13x24.
    assert re.fullmatch(r"done move=(14x23x19|13x24x19) ponder=\S+", answers[-1])


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_every_variant(key: str) -> None:
    ruleset = rules(key)
    random = Random(1)
    position = GAME.opening(ruleset, MatchScore())
    for _ in range(6):
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
    text = write_hub(position, hub_numbering(ruleset))
    answers = answers_to(f"set-param name=variant value={key}", f"pos pos={text}",
                "level nodes=3000", "go think")  # fmt: skip
    answer = answers[-1].split("=")[1].split()[0]
    assert (
        read_hub_move(position, answer, hub_numbering(ruleset)).move
        in GAME.choices(position).actions
    )


def test_normal_is_international_draughts() -> None:
    assert answers_to("set-param name=variant value=normal", f"pos pos=W{START_100}") == []


def test_stop_ends_an_unlimited_search() -> None:
    answers: list[str] = []
    engine = HubSession(answers.append)
    engine.handle("set-param name=variant value=dame")
    engine.handle("go analyze")
    engine.handle("ping")
    with pytest.raises(ValueError, match="send stop first"):
        engine.handle("go think")
    engine.handle("stop")
    engine.wait()
    assert "pong" in answers
    assert answers[-1].startswith("done move=")


def test_a_command_may_follow_the_answer_at_once() -> None:
    answers: list[str] = []

    def send(line: str) -> None:
        answers.append(line)
        if line.startswith("done"):
            engine.handle(f"pos pos=W{START_100}")  # in the thread of the search

    engine = HubSession(send)
    engine.handle("level depth=1")
    engine.handle("go think")
    engine.wait()
    assert answers[-1].startswith("done move=")


def test_a_tablebase_ending_is_played_without_a_search() -> None:
    text = "W" + "e" * 3 + "B" + "e" * 24 + "WWWe"
    answers = answers_to("set-param name=variant value=dame", f"pos pos={text}", "go think")
    assert len(answers) == 1
    assert answers[0].startswith("done move=")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hello", "no command 'hello'"),
        ("pos pos=W" + "e" * 5, "expected W or B and 50 letters"),
        (f"pos pos=X{START_100}", "expected W or B and 50 letters"),
        (f"pos pos=W{START_64}", "expected W or B and 50 letters"),
        (f"pos pos=Ww{'e' * 48}b", "on its last row it would be a king"),
        (f'pos pos=W{START_100} moves="32-26"', "'32-26' is not legal in W"),
        (f'pos pos=W{START_100} moves="32"', "'32' is not a move"),
        ("set-param name=threads value=2", "no parameter 'threads'"),
        ("set-param name=variant value=poker", "no booklet 'poker'"),
        ("set-param", "no parameter ''"),
        ("set-param name=squares value=upside", "expected one of ['hub', 'pdn']"),
        ("level time=soon", "expected a number"),
        ("level move-time=-1", "expected a number"),
        ("level depth=nan", "expected a number"),
        ("level speed=1", "unknown ['speed']"),
        ('level time="', "neither name nor name=value"),
        (f"pos pos=W{'W' + 'e' * 49}", "black has no pieces"),
    ],
)
def test_an_invalid_line_is_answered_by_an_error(line: str, message: str) -> None:
    error, pong = answers_to(line, "ping")
    assert error.startswith('error message="')
    assert message in error
    assert pong == "pong"


def test_a_game_that_is_over_has_no_move() -> None:
    blocked = write_hub(at("w:a5 b:b6,c7, White"), hub_numbering(DAME))
    answers = answers_to(
        "set-param name=variant value=collection", f"pos pos={blocked}", "go think"
    )
    assert answers == ['error message="go: the game is over"']


@given(st.text('hubpos ="wWbBe-x0123456789\x00é', max_size=60))
def test_any_line_is_answered_or_refused(line: str) -> None:
    for answers in answers_to(line):
        assert answers.startswith(("error message=", "id ", "param ", "wait"))


def test_a_drawn_game_is_continued_on_request() -> None:
    moves = " ".join(["4-8 32-28 8-4 28-32"] * 3)
    answers = answers_to("set-param name=variant value=dame",
                f'pos pos=W{"eeeW" + "e" * 27 + "B"} moves="{moves}"', "go think")  # fmt: skip
    assert answers[-1].startswith("done move=4-")


@pytest.mark.parametrize(
    ("key", "first"), [("english", "9-13"), ("russian", "9-13"), ("italian", "21-17")]
)
def test_squares_may_be_numbered_as_in_pdn(key: str, first: str) -> None:
    # Moves that pydraughts sends from the opening of each game.
    answers = answers_to(f"set-param name=variant value={key}", "set-param name=squares value=pdn",
                f"pos pos=W{START_64} moves={first}", "level depth=1", "go think")  # fmt: skip
    assert answers[-1].startswith("done move=")


def test_pydraughts_plays_whole_games_with_it() -> None:
    script = Path(__file__).with_name("pydraughts_games.py")
    answers = run(
        [sys.executable, script], capture_output=True, text=True, timeout=300, check=False
    )
    assert answers.returncode == 0, answers.stdout + answers.stderr
    assert answers.stdout.split() == ["english", "russian", "brazilian", "italian", "standard"]


@given(st.sampled_from(KEYS), st.sampled_from([*NUMBERINGS]), st.integers(0, 10**6))
def test_positions_and_moves_read_back(key: str, squares: str, seed: int) -> None:
    numbering = NUMBERINGS[squares](rules(key))
    random = Random(seed)
    position = GAME.opening(rules(key), MatchScore())
    for _ in range(random.randrange(60)):
        if GAME.outcome(position):
            break
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
    without_history = Position(position.rules, position.cells, position.turn)
    assert read_hub(position.rules, write_hub(position, numbering), numbering) == without_history
    for play in legal_moves(position.rules, position.cells, position.turn).plays:
        text = write_hub_move(play, numbering)
        again = read_hub_move(position, text, numbering)
        assert (again.path[0], again.path[-1], again.after) == (
            play.path[0],
            play.path[-1],
            play.after,
        )


def test_invalid_moves_and_positions_are_refused() -> None:
    opening = GAME.opening(DAME, MatchScore())
    with pytest.raises(BadAction, match="expected one like 32-28"):
        read_hub_move(opening, "a3-b4", hub_numbering(DAME))
    with pytest.raises(BadPosition, match="32 letters"):
        read_hub(DAME, "", hub_numbering(DAME))
