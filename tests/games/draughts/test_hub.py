"""The engine in conversation with other programs."""

import re
import sys
from pathlib import Path
from random import Random
from subprocess import run

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.draughts.boards import DAME, DRAUGHTS, at, rules
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.hub import Hub
from gamecase.games.draughts.formats.hub import (
    NUMBERINGS,
    as_hub,
    read_hub,
    read_hub_move,
    write_hub,
    write_hub_move,
)
from gamecase.games.draughts.moves import turns
from gamecase.games.draughts.position import Position
from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.match import MatchScore

KEYS = [*DRAUGHTS.booklets]
START_64 = "b" * 12 + "e" * 8 + "w" * 12
START_100 = "b" * 20 + "e" * 10 + "w" * 20


def talk(*lines: str) -> list[str]:
    """Everything the engine says when it is told these lines, one answer after the other."""
    told: list[str] = []
    engine = Hub(told.append)

    def paced() -> object:
        for line in lines:
            yield line + "\n"
            if line.startswith("go think"):
                engine.wait()

    engine.serve(paced())  # type: ignore[arg-type]  # a generator of lines
    return told


def test_it_tells_its_name_and_what_it_can_play() -> None:
    told = talk("hub", "init", "ping", "quit", "hub")
    assert told[0].startswith("id name=Gamecase version=")
    assert 'values="normal collection dame' in told[1]
    assert told[2] == 'param name=squares value=hub type=enum values="hub pdn"'
    assert told[3:] == ["wait", "ready", "pong"]


def test_it_plays_a_game_of_moves() -> None:
    told = talk(f'pos pos=W{START_100} moves="32-28 19-23 28x19x23"', "level depth=4", "go think")
    infos = [line for line in told if line.startswith("info ")]
    assert [int(re.findall(r"depth=(\d+)", line)[0]) for line in infos] == [*range(1, 5)]
    # Two ways to take back, and both must be taken: 14x23 or 13x24.
    assert re.fullmatch(r"done move=(14x23x19|13x24x19) ponder=\S+", told[-1])


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_every_draughts_to_the_end(key: str) -> None:
    ruleset = rules(key)
    random = Random(1)
    position = GAME.opening(ruleset, MatchScore())
    for _ in range(6):
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
    placed = write_hub(position, as_hub(ruleset))
    told = talk(f"set-param name=variant value={key}", f"pos pos={placed}",
                "level nodes=3000", "go think")  # fmt: skip
    answer = told[-1].split("=")[1].split()[0]
    assert read_hub_move(position, answer, as_hub(ruleset)).move in GAME.choices(position).actions


def test_hub_itself_says_normal() -> None:
    assert talk("set-param name=variant value=normal", f"pos pos=W{START_100}") == []


def test_stop_ends_an_endless_thought() -> None:
    told: list[str] = []
    engine = Hub(told.append)
    engine.hear("set-param name=variant value=dame")
    engine.hear("go analyze")
    engine.hear("ping")
    with pytest.raises(ValueError, match="say stop first"):
        engine.hear("go think")
    engine.hear("stop")
    engine.wait()
    assert "pong" in told
    assert told[-1].startswith("done move=")


def test_whoever_hears_the_answer_may_go_on_at_once() -> None:
    told: list[str] = []

    def tell(line: str) -> None:
        told.append(line)
        if line.startswith("done"):
            engine.hear(f"pos pos=W{START_100}")  # still in the thread that thought

    engine = Hub(tell)
    engine.hear("level depth=1")
    engine.hear("go think")
    engine.wait()
    assert told[-1].startswith("done move=")


def test_a_known_ending_is_played_without_a_mistake() -> None:
    placed = "W" + "e" * 3 + "B" + "e" * 24 + "WWWe"
    told = talk("set-param name=variant value=dame", f"pos pos={placed}", "go think")
    assert len(told) == 1
    assert told[0].startswith("done move=")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("hello", "no command 'hello'"),
        ("pos pos=W" + "e" * 5, "expected W or B and 50 letters"),
        (f"pos pos=X{START_100}", "expected W or B and 50 letters"),
        (f"pos pos=W{START_64}", "expected W or B and 50 letters"),
        (f"pos pos=Ww{'e' * 48}b", "on its last row it would be a king"),
        (f'pos pos=W{START_100} moves="32-26"', "'32-26' is not legal in W"),
        (f'pos pos=W{START_100} moves="32"', "'32' is no move"),
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
def test_a_wrong_line_is_answered_and_changes_nothing(line: str, told: str) -> None:
    answer = talk(line, "ping")
    assert answer[0].startswith('error message="')
    assert told in answer[0]
    assert answer[1] == "pong"


def test_a_game_that_is_over_has_no_move() -> None:
    blocked = write_hub(at("w:a5 b:b6,c7, White"), as_hub(DAME))
    told = talk("set-param name=variant value=collection", f"pos pos={blocked}", "go think")
    assert told == ['error message="go: the game is over"']


@given(st.text('hubpos ="wWbBe-x0123456789\x00é', max_size=60))
def test_any_line_is_answered_or_refused(line: str) -> None:
    for told in talk(line):
        assert told.startswith(("error message=", "id ", "param ", "wait"))


def test_a_game_drawn_by_counting_is_played_on_when_asked() -> None:
    moves = " ".join(["4-8 32-28 8-4 28-32"] * 3)
    told = talk("set-param name=variant value=dame",
                f'pos pos=W{"eeeW" + "e" * 27 + "B"} moves="{moves}"', "go think")  # fmt: skip
    assert told[-1].startswith("done move=4-")


@pytest.mark.parametrize(
    ("key", "first"), [("english", "9-13"), ("russian", "9-13"), ("italian", "21-17")]
)
def test_squares_may_be_numbered_as_in_pdn(key: str, first: str) -> None:
    # These are moves of pydraughts in the position it sends as the beginning of each game.
    told = talk(f"set-param name=variant value={key}", "set-param name=squares value=pdn",
                f"pos pos=W{START_64} moves={first}", "level depth=1", "go think")  # fmt: skip
    assert told[-1].startswith("done move=")


def test_pydraughts_plays_whole_games_with_it() -> None:
    """Its package has the name of this folder, so it plays in a process of its own."""
    script = Path(__file__).with_name("pydraughts_games.py")
    told = run([sys.executable, script], capture_output=True, text=True, timeout=300, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.split() == ["english", "russian", "brazilian", "italian", "standard"]


@given(st.sampled_from(KEYS), st.sampled_from([*NUMBERINGS]), st.integers(0, 10**6))
def test_positions_and_moves_read_back(key: str, squares: str, seed: int) -> None:
    numbering = NUMBERINGS[squares](rules(key))
    random = Random(seed)
    position = GAME.opening(rules(key), MatchScore())
    for _ in range(random.randrange(60)):
        if GAME.outcome(position):
            break
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
    bare = Position(position.rules, position.cells, position.turn)
    assert read_hub(position.rules, write_hub(position, numbering), numbering) == bare
    for play in turns(position.rules, position.cells, position.turn).plays:
        text = write_hub_move(play, numbering)
        again = read_hub_move(position, text, numbering)
        assert (again.path[0], again.path[-1], again.after) == (
            play.path[0],
            play.path[-1],
            play.after,
        )


def test_what_is_no_move_or_position_is_told() -> None:
    opening = GAME.opening(DAME, MatchScore())
    with pytest.raises(BadAction, match="expected one like 32-28"):
        read_hub_move(opening, "a3-b4", as_hub(DAME))
    with pytest.raises(BadPosition, match="32 letters"):
        read_hub(DAME, "", as_hub(DAME))
