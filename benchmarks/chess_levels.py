"""Measure the strength of the chess levels in small matches against a known scale.

Each level plays Fairy-Stockfish limited by UCI_Elo, a scale that its authors fitted to rated
engines, at the strength that the level's description names. Colours alternate, openings are random,
and a game that is not over after 120 half-moves is adjudicated by the engine. With 20 games the
error is about 150 points. Run it as

    python benchmarks/chess_levels.py --games 20 [--levels casual,hobby] [--elo 2000]
"""

import argparse
import asyncio
import math
import random
import time

import chess
import chess.engine

from gamecase.engines.bot import MoveContext
from gamecase.games.chess import GAME
from gamecase.games.chess.bot import LEVEL_SETTINGS, bot
from gamecase.games.chess.engine.discovery import bundled_engines
from gamecase.games.chess.engine.engine_chain import engine_chain
from gamecase.games.chess.engine.search_types import SearchLimit
from gamecase.games.chess.position import Action, Position, read_move
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

CLAIMED = {
    "first-week": 400,
    "first-month": 600,
    "first-year": 800,
    "casual": 1000,
    "hobby": 1200,
    "club": 1500,
    "strong-club": 1800,
    "expert": 2200,
    "unbeatable": 2850,
}
MAX_PLIES = 120
NODES = 10_000  # of the opponent; UCI_Elo limits its strength, not the nodes


async def start_opponent(elo: int) -> chess.engine.UciProtocol:
    (command,) = bundled_engines()
    _, engine = await chess.engine.popen_uci(str(command))
    await engine.configure({"UCI_LimitStrength": True, "UCI_Elo": elo, "Hash": 16})
    return engine


async def play_game(level: str, engine: chess.engine.UciProtocol, seed: int) -> float:
    """Play one game; 1 if the level wins, 0.5 for a draw."""
    opening_random = random.Random(seed // 2)  # both colours get the same opening
    position: Position = GAME.opening(find("chess").rules(), MatchScore())
    for _ in range(4):
        position = GAME.apply(position, read_move(opening_random.choice([*position.state.legal])))
    is_white = seed % 2 == 0
    bot_random = random.Random(seed)
    for _ in range(MAX_PLIES):
        if GAME.outcome(position):
            break
        board = position.board_with_history()
        if (board.turn == chess.WHITE) == is_white:
            context = MoveContext(random=bot_random, nth_game=seed, seconds=1.0)
            action = choose(level, position, context)
        else:
            played = await engine.play(board, chess.engine.Limit(nodes=NODES), game=seed)
            assert played.move is not None
            action = read_move(played.move.uci())
        position = GAME.apply(position, action)
    return result(position, is_white)


def choose(level: str, position: Position, context: MoveContext) -> Action:
    action: Action = bot(level).advise(position, context).action
    return action


def result(position: Position, is_white: bool) -> float:
    outcome = GAME.outcome(position)
    if outcome:
        if outcome.is_draw:
            return 0.5
        return float((outcome.winners[0].value == "first") == is_white)
    board = position.board_with_history()
    score = engine_chain().score_moves(board, SearchLimit(nodes=50_000), 2.0)[0].score
    own = score if (board.turn == chess.WHITE) == is_white else -score
    return 0.5 if abs(own) < 200 else float(own > 0)


async def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--levels", default=",".join(CLAIMED))
    options.add_argument("--elo", type=int, default=0)
    chosen = options.parse_args()
    for level in chosen.levels.split(","):
        assert level in LEVEL_SETTINGS
        elo = max(500, chosen.elo or CLAIMED[level])
        engine = await start_opponent(elo)
        started = time.perf_counter()
        scores = [await play_game(level, engine, seed) for seed in range(chosen.games)]
        await engine.quit()
        share = min(max(sum(scores) / len(scores), 0.02), 0.98)
        about = elo - 400 * math.log10(1 / share - 1)
        won, lost = scores.count(1.0), scores.count(0.0)
        took = time.perf_counter() - started
        print(
            f"{level:12} v {elo}: +{won} ={len(scores) - won - lost} -{lost}, "
            f"about {about:.0f} ({took:.0f} s)",
            flush=True,
        )
    engine_chain().close()


if __name__ == "__main__":
    asyncio.run(main())
