"""How long the analysis of a whole game takes: a 7-point match of backgammon, a game of chess.

    python benchmarks/analysis_speed.py backgammon
    python benchmarks/analysis_speed.py chess --moves 40 --processes 2

A match is played by computer players, and analysed as the server does it: by its pool of worker
processes, as many positions at once as there are processes, after one position has loaded and
compiled the engine. On a busy machine the wall clock says little: the processor seconds of all
processes, divided by the cores, are what the analysis takes on a machine of its own. What the queue
and the processes add is measured beside the same requests answered in this process alone; both
with one thread for matrix products (OPENBLAS_NUM_THREADS=1 before Python starts).
"""

import argparse
import asyncio
import os
import time
from collections import deque
from itertools import islice
from pathlib import Path
from random import Random

from backgammon_pr import PACKAGE, _games, _played

from gamecase.engines.blas_threads import use_one_blas_thread
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.games.chess.engine.engine_chain import engine_chain
from gamecase.games.chess.engine.search_types import SearchLimit
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from gamecase.tables.engine_pool import EnginePool


def backgammon_requests(args):
    """Every position of a match between two levels."""
    text = _played(args.seed, ("steady", "expert"), args.points, PACKAGE.bot.bot)
    (transcript,) = PACKAGE.formats["mat"].read(text)
    requests = []
    for state, nodes in _games(transcript):
        header = state.header
        for at, node in enumerate(nodes):
            requests.append(
                EvaluationRequest(
                    game="backgammon",
                    ruleset=header.ruleset,
                    switches=dict(header.switches),
                    position=state.game.write(node.position),
                    played=nodes[at + 1].action if at + 1 < len(nodes) else "",
                    seconds=30.0,
                )
            )
    return requests


def chess_requests(args):
    """Every position of a game in which both sides choose among the three best moves."""
    package, random = find("chess"), Random(args.seed)
    ruleset = next(iter(package.booklets))
    position = package.game.opening(package.rules(ruleset), MatchScore())
    requests = []
    for _ in range(2 * args.moves):
        if package.game.outcome(position) is not None:
            break
        limit = SearchLimit(lines=3, nodes=3000)
        moves = engine_chain().score_moves(position.board_with_history(), limit, 10.0)
        close = [one for one in moves if one.score > moves[0].score - 40]
        text = random.choice(close).move.uci()
        requests.append(
            EvaluationRequest(
                game="chess",
                ruleset=ruleset,
                position=package.game.write(position),
                played=text,
                seconds=30.0,
            )
        )
        position = package.game.apply(position, package.game.read_action(text))
    return requests


def processor_seconds():
    """Of this process and all that descend from it."""
    parents, ticks = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            parents[int(folder.name)] = int(fields[1])
            ticks[int(folder.name)] = sum(map(int, fields[11:15]))
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(ticks[pid] for pid in ours) / os.sysconf("SC_CLK_TCK")


async def analyse(requests, processes):
    """Seconds by the clock and of the processors, as the server analyses, and what was found."""
    pool = EnginePool(processes)
    warm = requests[len(requests) // 2]
    await asyncio.gather(*(pool.evaluate(warm) for _ in range(2 * processes)))
    began, before = time.perf_counter(), processor_seconds()
    following, ahead, found = iter(requests), deque(), []
    while True:
        for request in islice(following, pool.places + 1 - len(ahead)):
            ahead.append(asyncio.create_task(pool.evaluate(request)))
        if not ahead:
            break
        found.append(await ahead.popleft())
    clock, spent = time.perf_counter() - began, processor_seconds() - before
    pool.close()
    return clock, spent, found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=("backgammon", "chess"))
    parser.add_argument("--points", type=int, default=7)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    use_one_blas_thread()
    requests = (backgammon_requests if args.game == "backgammon" else chess_requests)(args)
    print(f"{args.game}: {len(requests)} positions", flush=True)
    run_analyst(requests[len(requests) // 2])
    began, before = time.perf_counter(), processor_seconds()
    expected = [run_analyst(request) for request in requests]
    alone = processor_seconds() - before
    clock = time.perf_counter() - began
    print(f"in this process: {alone:.1f} processor seconds, {clock:.1f} by the clock", flush=True)
    clock, spent, found = asyncio.run(analyse(requests, args.processes))
    print(f"by {args.processes} processes: {spent:.1f} processor seconds, {clock:.1f} by the clock")
    print(f"processor seconds by {args.processes} cores: {spent / args.processes:.1f}")
    print(f"queue and processes add {spent - alone:+.1f} processor seconds")
    different = sum(one != other for one, other in zip(expected, found, strict=True))
    print(f"evaluations that differ: {different} of {len(found)}")


if __name__ == "__main__":
    main()
