"""Chess bots: each level chooses moves as its settings say."""

from collections import Counter
from pathlib import Path
from random import Random

import chess
import pytest

from gamecase.engines.bot import MoveContext
from gamecase.engines.requests import BotRequest, run_bot
from gamecase.games.chess import GAME
from gamecase.games.chess.bot import (
    LEVEL_SETTINGS,
    LEVELS,
    ChessBot,
    ChessLevel,
    bot,
    explain_best_move,
)
from gamecase.games.chess.engine.engine_chain import EngineChain
from gamecase.games.chess.engine.search_types import EngineMove, mate_score
from gamecase.games.chess.human_error import SEES_ALL, choose_move
from gamecase.games.chess.position import DrawClaim, Position
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from gamecase.words import speaker

RULES = find("chess").rules()
WORDS = (Path(find("chess").folder) / "words" / "en.ftl").read_text("utf-8")


def scored(*scores: int) -> list[EngineMove]:
    """Moves with these scores; which moves they are does not matter."""
    moves = [*chess.Board().legal_moves]
    return [EngineMove(move, score) for move, score in zip(moves, scores, strict=False)]


def chosen(level: ChessLevel, *scores: int) -> Counter[int]:
    """How often each score is chosen in 500 choices."""
    moves = scored(*scores)
    random = Random(1)
    board = chess.Board()
    return Counter(choose_move(board, moves, level.attention, random).score for _ in range(500))


def test_levels_are_listed_weakest_first() -> None:
    limited = [LEVEL_SETTINGS[level.key] for level in LEVELS[:-1]]
    depths = [level.depth for level in limited]
    assert depths == sorted(depths)
    for see in ("forgets", "overlooks", "error"):
        shares = [getattr(level.attention, see) for level in limited]
        assert shares == sorted({*shares}, reverse=True), see
    assert LEVEL_SETTINGS[LEVELS[-1].key].attention == SEES_ALL


def test_every_level_is_judged_by_a_sound_search() -> None:
    """Deep enough that a queen left hanging does not hang on after a quiet move."""
    assert all(level.depth >= 6 for key, level in LEVEL_SETTINGS.items() if key != "unbeatable")


def test_the_strongest_level_plays_only_the_best_move() -> None:
    assert chosen(LEVEL_SETTINGS["unbeatable"], 30, 29, 28) == {30: 500}


@pytest.mark.parametrize("key", [level.key for level in LEVELS[:-1]])
def test_the_less_a_move_loses_the_likelier_it_is(key: str) -> None:
    level = LEVEL_SETTINGS[key]
    small, large = int(level.attention.error), 3 * int(level.attention.error)
    counts = chosen(level, 0, -small, -large)
    assert counts[0] > counts[-small] > counts[-large]


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_every_level_avoids_a_mate_it_sees(level: str) -> None:
    counts = chosen(LEVEL_SETTINGS[level], 0, mate_score(-1))
    assert counts[0] >= 495


def test_a_mate_in_one_is_preferred_to_a_queen() -> None:
    for level in ("casual", "hobby", "club", "strong-club", "expert", "unbeatable"):
        counts = chosen(LEVEL_SETTINGS[level], mate_score(1), 900)
        assert counts[mate_score(1)] >= 490, level


def test_a_lost_game_is_saved_by_a_claim() -> None:
    """Black is a queen down, and the position has occurred three times."""
    shuffle = "d1e1 g8f8 e1d1 f8g8"
    text = f"6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1 moves {shuffle} {shuffle} d1e1"
    position = GAME.read_position(RULES, text)
    advice = bot("casual").advise(position, MoveContext(random=Random(1), seconds=1.0))
    assert advice.action == DrawClaim("repetition")
    winning = GAME.read_position(RULES, text.removesuffix(" d1e1"))
    advice = bot("casual").advise(winning, MoveContext(random=Random(1), seconds=1.0))
    assert not isinstance(advice.action, DrawClaim)


def test_a_request_gets_the_same_reply_again() -> None:
    position: Position = GAME.opening(RULES, MatchScore())
    request = BotRequest(
        game="chess",
        ruleset="collection",
        position=GAME.write(position),
        level="hobby",
        seed="7",
        seconds=1.0,
    )
    reply = run_bot(request)
    assert reply == run_bot(request)
    assert GAME.judge(position, GAME.read_action(reply.action)) is None
    assert reply.value is not None


def test_the_words_name_a_strength_for_every_limited_level() -> None:
    for level in LEVELS[:-1]:
        about = next(
            row for row in WORDS.splitlines() if row.startswith(f"level-{level.key}-about")
        )
        assert about.rstrip(".")[-3:].isdecimal(), about


def test_a_remark_tells_when_only_the_built_in_engine_plays() -> None:
    position: Position = GAME.opening(RULES, MatchScore())
    context = MoveContext(random=Random(1), seconds=1.0)
    assert bot("casual").advise(position, context).remark is None
    remark = ChessBot(LEVEL_SETTINGS["casual"], EngineChain([])).advise(position, context).remark
    assert remark is not None
    assert "Gamecase’s own plays" in speaker("en", "chess").say(remark)


@pytest.mark.parametrize(
    ("scores", "facts"),
    [
        ((mate_score(1), 300), None),
        ((mate_score(3), 300), {"why": "mate", "count": 3}),
        ((-40,), {"why": "forced"}),
        ((40, 30, -200), None),
        ((40, -200), {"why": "only", "pawns": 2.4}),
        ((40, -20), None),
        ((40, mate_score(-2)), None),
        ((mate_score(-4), mate_score(-2)), None),
    ],
)
def test_a_hint_says_only_what_the_scores_show(
    scores: tuple[int, ...], facts: dict[str, object] | None
) -> None:
    reason = explain_best_move(scored(*scores))
    assert (dict(reason.facts) if reason else None) == facts
