"""Junk for every public function: whatever is wrong is said by `BadInput` or a subclass of it."""

import asyncio
import inspect
import math
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamecase
from gamecase import BadInput, Board, Limit, Seat
from gamecase.registry import all_games
from gamecase.rl.policy_games import play_policy_games
from gamecase.rl.random_games import play_random_games
from gamecase.rl.self_play import self_play

GAMES = sorted(all_games())

#: Texts that nearly mean something, in any game.
NEARLY = (
    "", " ", "e2e4", "e9", "e2e4e6", "Nf3", "O-O-O", "e8=Q", "claim repetition", "32-28", "b6-a5",
    "1x2x3", "a1-a1", "99-99", "8/5 6/5", "bar/off", "52: 24/22 13/8", "roll 6-6", "roll 9-9",
    "start 1-1", "resign 4", "double", "(no play)", "8/5(9)", "b2", "10", "flick 0 0 900",
    "flick a b c", "settle a1:sunk", "count", "put a15", "startpos moves e2e5",
    "8/8/8/8/8/8/8/8 w - - 0 1", "W:W31-50:B1-20", "W:W1-99:B", "X.O/.X./...", "XXX/OOO/...",
    "4HPwATDgc/ABMA", "4HPwATDgc/ABMA:cIkFAAAAAAAA", "cIkFAAAAAAAA", "4HPwATDgc/ABM!",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10",
    "XGID=" + "p" * 26 + ":0:0:1:31:0:0:3:0:10", "XGID=:::::::::",
    "11ccccchhhjjjjj:66666888dddddoo:N0N:13:B:R:0:0:7:0", "OGID=::", "round 0 shot 5",
    "W" + "w" * 50, "fide", "tournament", "chess", "draughts", "master", "xgid", "fen", "san",
    "pgn", "first-to-7", "best-of-2", "open", "light", "de", "\0", "\ud800", "é" * 300,
    "x" * 5000, "[red]:-1:", "first", "../x.pgn",
)  # fmt: skip


THREE: Any = 3


class Odd:
    """An object whose own representation fails."""

    def __repr__(self) -> str:
        raise ValueError("no text")


JUNK = st.one_of(
    st.sampled_from(NEARLY),
    st.text(max_size=40),
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.binary(max_size=8),
    st.builds(Odd),
    st.builds(object),
    st.just(int),
    st.sampled_from(Seat),
    st.lists(st.one_of(st.integers(-3, 3), st.sampled_from(NEARLY)), max_size=3),
    st.dictionaries(st.sampled_from(NEARLY), st.one_of(st.integers(-3, 9), st.booleans())),
    st.dictionaries(st.integers(), st.integers(), max_size=2),
)


def refuses(call: Callable[..., Any], *arguments: Any, **named: Any) -> None:
    """The call works, or is refused by an error of the hierarchy that has something to say."""
    try:
        call(*arguments, **named)
    except BadInput as error:
        assert str(error)  # noqa: PT017 - a call may also work


@cache
def begun(game: str) -> Board:
    board = Board(game, seed=4)
    while board.turn is Seat.NATURE:
        board.chance()
    return board


QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

#: The methods of a board that take an argument, except those that are tested by themselves.
METHODS = (
    "push", "why_not", "refusal", "is_legal", "text", "format", "resign", "end", "picture",
    "observation", "action_text",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("method", METHODS)
@QUICK
@given(junk=JUNK, other=JUNK)
def test_methods_refuse_junk(game: str, method: str, junk: Any, other: Any) -> None:
    board = begun(game).copy()
    before = board.actions
    refuses(getattr(board, method), junk)
    if method in ("why_not", "format"):
        refuses(getattr(board, method), board.actions[-1] if board.actions else "a1", other)
        refuses(getattr(board, method), junk, other)
    assert board.actions[: len(before)] == before


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(junk=JUNK, other=JUNK)
def test_boards_are_not_built_from_junk(game: str, junk: Any, other: Any) -> None:
    refuses(Board, junk)
    refuses(Board, game, junk)
    refuses(Board, game, position=junk)
    refuses(Board, game, switches=junk)
    refuses(Board, game, match=junk, scores=other)
    refuses(Board, game, scores=[junk, other])
    refuses(Board, game, seed=junk)
    refuses(Board.from_id, junk)
    refuses(Board.from_id, other, game=junk)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("method", ["observation", "action_ids", "action_mask", "chances"])
def test_arrays_are_refused_where_there_are_none(game: str, method: str) -> None:
    unrolled, over = Board(game, seed=4), begun(game).copy()
    over.resign()
    for board in (unrolled, begun(game), over):
        refuses(getattr(board, method))


@QUICK
@given(junk=JUNK, other=JUNK)
def test_play_outs_refuse_junk(junk: Any, other: Any) -> None:
    refuses(play_random_games, junk, games=1)
    refuses(play_random_games, "draughts", other, games=1)
    refuses(play_random_games, "draughts", games=junk if not isinstance(junk, int) else -1)
    refuses(play_random_games, "draughts", games=1, seed=junk)
    refuses(play_random_games, "draughts", games=1, switches=junk)


@pytest.mark.parametrize("play", [play_policy_games, self_play])
@QUICK
@given(junk=JUNK, other=JUNK)
def test_games_by_a_policy_refuse_junk(play: Callable[..., Any], junk: Any, other: Any) -> None:
    refuses(play, junk, policy=lambda *_: other, games=1)
    refuses(play, "draughts", other, policy=lambda *_: junk, games=1)
    refuses(play, "draughts", policy=junk if not callable(junk) else None, games=1)
    refuses(play, "draughts", policy=lambda *_: junk, games=1)
    refuses(play, "draughts", policy=lambda *_: 0, games=junk if not isinstance(junk, int) else -1)
    refuses(play, "draughts", policy=lambda *_: 0, games=1, seed=junk)
    refuses(play, "draughts", policy=lambda *_: 0, games=1, switches=junk)


async def first_of_stream(board: Board, lines: Any, limit: Any) -> None:
    async for _ in board.analyse_stream(lines, limit):
        return


@QUICK
@given(junk=JUNK, other=JUNK)
def test_limits_and_analyses_refuse_junk(junk: Any, other: Any) -> None:
    board = Board("tictactoe")
    refuses(lambda: Limit(nodes=junk, ply=other))
    refuses(lambda: Limit(seconds=junk))
    refuses(board.analyse, junk)
    refuses(board.analyse, 1, junk)
    refuses(lambda: [*board.analyse_iter(junk, other)])
    refuses(lambda: asyncio.run(board.analyse_async(junk, other)))
    refuses(lambda: asyncio.run(first_of_stream(board, junk, other)))
    refuses(board.advise, junk)


@QUICK
@given(junk=JUNK, other=JUNK)
def test_files_refuse_junk(junk: Any, other: Any, tmp_path: Path) -> None:
    for suffix in ("json", "jsonl", "pgn", "pdn", "mat", "sgf", "cmn", "txt"):
        file = tmp_path / f"junk.{suffix}"
        text = junk if isinstance(junk, str) else repr(other) if not isinstance(other, Odd) else ""
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        refuses(gamecase.read, file)
        refuses(Board.load, file, number=junk)
        refuses(gamecase.write, file, junk)
        refuses(gamecase.write, file, [junk, other])
    refuses(gamecase.read, junk if not isinstance(junk, str) else f"/nowhere/{junk}")
    refuses(gamecase.read, tmp_path / "junk.pgn", game=junk)
    path = other if not isinstance(other, str) else f"/nowhere/{other}"
    refuses(gamecase.write, path, Board("chess"))
    refuses(Board("chess").save, path)


@QUICK
@given(junk=JUNK, other=JUNK)
def test_evaluations_refuse_junk(junk: Any, other: Any) -> None:
    refuses(gamecase.evaluate, junk)
    refuses(gamecase.evaluate, [junk])
    refuses(gamecase.evaluate, ["4HPwATDgc/ABMA"], ply=junk if junk not in (1, 2, 3) else -1)
    refuses(gamecase.evaluate, ["4HPwATDgc/ABMA"], ruleset=junk)
    refuses(gamecase.rollout, junk, games=36, truncate=1, workers=1)
    refuses(gamecase.rollout_iter, junk, games=36, truncate=1)
    for name in ("games", "seed", "truncate", "workers"):
        if not isinstance(junk, int):
            refuses(gamecase.rollout, "4HPwATDgc/ABMA", **{"games": 1, "truncate": 1, name: junk})


def test_every_public_function_is_tested_here() -> None:
    source = Path(__file__).read_text("utf-8")
    functions = [name for name in gamecase.__all__ if inspect.isfunction(getattr(gamecase, name))]
    missing = [name for name in functions if f"gamecase.{name}" not in source]
    assert missing in ([], ["list_games"])  # which takes no argument
    without_arguments = {
        "action_ids", "action_mask", "actions", "agree_draw", "chance", "chances", "clauses",
        "copy", "ended", "history", "history_start", "is_over", "legal", "legal_actions", "outcome",
        "pop", "position", "turn",
    }  # fmt: skip
    methods = {name for name in dir(Board) if not name.startswith("_")}
    tested = {*METHODS, "advise", "from_id", "load", "save"}
    tested |= {"analyse", "analyse_async", "analyse_iter", "analyse_stream"}
    assert methods == tested | without_arguments


@pytest.mark.parametrize(
    ("call", "parts"),
    [
        (lambda: Board("chess").push(None), ("action", "None", "the text of an action")),
        (lambda: Board("chess", position=THREE), ("position", "3", "the text of a position")),
        (lambda: Board("ludo"), ("'ludo'", "installed are")),
        (lambda: Board("chess", "ludo"), ("'ludo'", "it has")),
        (lambda: Board("chess", position="8/8"), ("'8/8'", "expected startpos or a FEN")),
        (lambda: Limit(seconds=math.nan), ("seconds", "nan", "0 to 86400")),
        (lambda: Board("chess").text("xgid"), ("notation", "'xgid'", "fen")),
        (lambda: gamecase.read("nowhere.pgn"), ("nowhere.pgn", "cannot be read")),
    ],
)
def test_messages_name_the_part_the_input_and_what_was_expected(
    call: Callable[[], object], parts: tuple[str, ...]
) -> None:
    with pytest.raises(BadInput) as caught:
        call()
    for part in parts:
        assert part in str(caught.value)
