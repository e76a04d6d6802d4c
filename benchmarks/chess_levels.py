"""How strong are the levels of the computer at chess? Small matches against a known scale.

Each level plays Fairy-Stockfish limited by UCI_Elo, whose makers fitted that scale to rated
engines, at the strength that the level's words name. Colours change, openings are random, and a
game that is not over after 120 half-moves is judged by the engine. The error is that of the few
games: with 20 of them about 150 points. Run it as

    python benchmarks/chess_levels.py --games 20 [--levels casual,hobby] [--elo 2000]

The level `own` is the small engine of the case at its strongest, which plays only where no other
engine runs.
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
from gamecase.games.chess.bot import SKILLS, bot
from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.discovery import carried
from gamecase.games.chess.engine.fallback import bench
from gamecase.games.chess.engine.scored_moves import Effort
from gamecase.games.chess.position import Action, Position, read_move
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

OWN = "own"
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
    OWN: 1500,
}
LONGEST = 120
NODES = 10_000  # for the yardstick; its limited strength comes from elsewhere


async def yardstick(elo: int) -> chess.engine.UciProtocol:
    (command,) = carried()
    _, engine = await chess.engine.popen_uci(str(command))
    await engine.configure({"UCI_LimitStrength": True, "UCI_Elo": elo, "Hash": 16})
    return engine


async def game(level: str, engine: chess.engine.UciProtocol, seed: int) -> float:
    """One game; 1 when the level wins, 0.5 for a draw."""
    chance = random.Random(seed // 2)  # both colours get the same opening
    position: Position = GAME.opening(find("chess").rules(), MatchScore())
    for _ in range(4):
        position = GAME.apply(position, read_move(chance.choice([*position.ground.legal])))
    is_white = seed % 2 == 0
    thinks = random.Random(seed)
    for _ in range(LONGEST):
        if GAME.outcome(position):
            break
        board = position.with_stack()
        if (board.turn == chess.WHITE) == is_white:
            action = answer(level, position, MoveContext(random=thinks, nth_game=seed, seconds=1.0))
        else:
            played = await engine.play(board, chess.engine.Limit(nodes=NODES), game=seed)
            assert played.move is not None
            action = read_move(played.move.uci())
        position = GAME.apply(position, action)
    return result(position, is_white)


def answer(level: str, position: Position, context: MoveContext) -> Action:
    if level == OWN:
        return read_move(builtin.weigh(position.with_stack(), Effort())[0].move.uci())
    action: Action = bot(level).advise(position, context).action
    return action


def result(position: Position, is_white: bool) -> float:
    outcome = GAME.outcome(position)
    if outcome:
        if outcome.is_draw:
            return 0.5
        return float((outcome.winners[0].value == "first") == is_white)
    board = position.with_stack()
    worth = bench().weigh(board, Effort(nodes=50_000), 2.0)[0].worth
    own = worth if (board.turn == chess.WHITE) == is_white else -worth
    return 0.5 if abs(own) < 200 else float(own > 0)


async def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--levels", default=",".join(CLAIMED))
    options.add_argument("--elo", type=int, default=0)
    chosen = options.parse_args()
    for level in chosen.levels.split(","):
        assert level in (*SKILLS, OWN)
        elo = max(500, chosen.elo or CLAIMED[level])
        engine = await yardstick(elo)
        started = time.perf_counter()
        scores = [await game(level, engine, seed) for seed in range(chosen.games)]
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
    bench().close()


if __name__ == "__main__":
    asyncio.run(main())
