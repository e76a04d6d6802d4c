"""Answer requests inside GNU Backgammon's own Python; `gnubg_bridge.Gnubg` starts it.

One JSON object a line in, one out, over the socket whose number is in GNUBG_SOCKET. Positions are
Position IDs with the side to move on roll, and all numbers are from its point of view.
"""

import ctypes
import json
import os
import random
import re
import socket
import sys
import tempfile
import time

import gnubg

sys.path.insert(0, os.environ["GNUBG_FOLDER"])
import gnubg_boards as boards

LIBC = ctypes.CDLL(None)


def context(ply=0, cubeful=0, prune=1, noise=0.0):
    """How GNU Backgammon evaluates."""
    return {
        "cubeful": cubeful,
        "plies": ply,
        "deterministic": int(not noise),
        "prune": prune,
        "noise": noise,
    }


def money(cube=1, owner=-1):
    """A cube for money without Jacoby rule; it belongs to nobody (-1), the mover (0) or not (1)."""
    return {
        "cube": cube,
        "cubeowner": owner,
        "move": 0,
        "matchto": 0,
        "score": (0, 0),
        "crawford": 0,
        "jacoby": 0,
        "beavers": 0,
        "gammonprice": ((1.0, 1.0), (1.0, 1.0)),
        "bgv": 0,
    }


def run_commands(commands):
    """What text commands print."""
    sys.stdout.flush()
    LIBC.fflush(None)
    with tempfile.TemporaryFile() as file:
        kept = os.dup(1)
        os.dup2(file.fileno(), 1)
        try:
            for command in commands:
                gnubg.command(command)
            sys.stdout.flush()
            LIBC.fflush(None)
        finally:
            os.dup2(kept, 1)
            os.close(kept)
        file.seek(0)
        return file.read().decode("utf-8", "replace")


def evaluate(positions, ply=0):
    """Wins, gammons, backgammons, both losses and the equity of each position, without a cube."""
    settings, cube = context(ply), money()
    values = [gnubg.evaluate(gnubg.positionfromid(text), cube, settings) for text in positions]
    return {"values": [[round(number, 6) for number in row] for row in values]}


def at_score(away, cube, owner):
    """A cube in a match, by the points that the mover and the opponent still need."""
    length = max(away)
    return gnubg.cubeinfo(cube, owner, 0, length, tuple(length - needed for needed in away), 0)


def cube_actions(positions, ply=0, cube=1, owner=-1, away=None):
    """The equities of not doubling, of double and take and of double and drop."""
    settings = context(ply, 1)
    info = at_score(away, cube, owner) if away else money(cube, owner)
    values = []
    for text in positions:
        row = gnubg.cfevaluate(gnubg.positionfromid(text), info, settings)
        names = ("optimal", "no_double", "double_take", "double_pass")
        values.append(dict(zip(names, (round(number, 6) for number in row[:4]), strict=True)))
        values[-1]["text"] = row[5]
    return {"values": values}


def best_board(board, dice, settings):
    move = gnubg.findbestmove(board, money(), settings, tuple(dice))
    return boards.board_after(board, move), move


def best_plays(items, ply=0, noise=0.0, cubeful=0):
    """The play of each position and roll: the board after it, as the mover sees it."""
    settings, values = context(ply, cubeful, noise=noise), []
    for text, dice in items:
        after, move = best_board(gnubg.positionfromid(text), dice, settings)
        values.append({"position": boards.position_id(after), "move": list(move)})
    return {"values": values}


def selfplay(games, seed=1, ply=0, *, noise=(0.0,), **options):
    """Games against itself; with `record`, every decision: position, dice, game and turn.

    Each side draws a noise for a game, and plays at random with the chance `stray`.
    """
    stray, record = options.get("stray", 0.0), options.get("record", 0)
    generator, decisions, points = random.Random(seed), [], 0
    began, turns = time.perf_counter(), 0
    for game in range(games):
        settings = [context(ply, noise=generator.choice(noise)) for _ in range(2)]
        board, side, turn, dice = boards.board_of(boards.OPENING_ID), 1, 0, (0, 0)
        while dice[0] == dice[1]:
            dice = (generator.randint(1, 6), generator.randint(1, 6))
        while True:
            if record:
                decisions.append([boards.position_id(board), *dice, game, turn])
            if stray and generator.random() < stray:
                board = generator.choice(boards.boards_after(board, *dice))
            else:
                board, _ = best_board(board, dice, settings[turn % 2])
            turn += 1
            if won := boards.points_won(board):
                points += won * side
                break
            board, side = boards.turned(board), -side
            dice = (generator.randint(1, 6), generator.randint(1, 6))
        turns += turn
    seconds = time.perf_counter() - began
    return {"games": games, "plies": turns, "seconds": seconds, "points": points} | (
        {"record": decisions} if record else {}
    )


def rollout(position, trials=1296, ply=0, threads=1, seed=1):
    """A cubeless rollout to the end with variance reduction: its values and standard errors."""
    run_commands(
        [
            f"set threads {threads}",
            "set jacoby off",
            "set beavers 0",
            f"set rollout trials {trials}",
            "set rollout varredn on",
            "set rollout cubeful off",
            "set rollout initial off",
            "set output digits 5",
            "set rollout quasirandom on",
            f"set rollout seed {seed}",
            "set rollout jsd stop off",
            "set rollout limit enable off",
            "set rollout truncation enable off",
            f"set rollout chequerplay plies {ply}",
            "set rollout chequerplay cubeful off",
            f"set rollout cubedecision plies {ply}",
            "set rollout bearofftruncation exact on",
            "set rollout bearofftruncation onesided off",
            "set player 0 human",
            "set player 1 human",
            "set automatic roll off",
            "set automatic game off",
            "set display off",
            "new session",
            "set turn 1",
            f"set board {position}",
        ]
    )
    began, before = time.perf_counter(), time.process_time()
    text = run_commands(["rollout"])
    result = {"seconds": time.perf_counter() - began, "cpu": time.process_time() - before}
    lines = re.findall(r"^\s*\[?\s*((?:[+-]?\d+\.\d+\s+(?:-\s+)?){6}.*)$", text, re.MULTILINE)
    if len(lines) < 2:
        raise ValueError(f"no result in what the rollout printed: {text[-300:]!r}")
    names = ("win", "wg", "wbg", "lose", "lg", "lbg", "equity")
    for name, line in (("values", lines[-2]), ("stderr", lines[-1])):
        numbers = [float(number) for number in re.findall(r"[+-]?\d+\.\d+", line)]
        result[name] = dict(zip(names, numbers, strict=False))
    return result


def match_decisions():
    """What both sides did in the match that was imported and analysed, and what each play cost.

    All values are equities normalised at the present cube: of plays the cost and how far the worst
    is behind the best, of cube decisions rolling and doubling if that is taken, for the roller.
    """
    decisions, match = [], gnubg.match(1, 1, 0, 1)
    length = match["match-info"]["match-length"]
    for nth, record in enumerate(match["games"], start=1):
        turn, cube, info = 0, 1, record["info"]
        for action in record["game"]:
            analysis, player = action.get("analysis") or {}, action["player"]
            row = {"game": nth, "action": action["action"], "player": player}
            row["board"] = action.get("board", "")
            turn += action["action"] == "move"
            row["turn"] = turn
            cube *= 2 if action["action"] == "take" else 1
            if plays := analysis.get("moves"):
                scores = [play["score"] for play in plays]
                row["plays"] = len(plays)
                row["error"] = max(scores) - scores[analysis["imove"]]
                row["spread"] = max(scores) - min(scores)
            if "nd-cubeful-eq" in analysis:
                other = "O" if player == "X" else "X"
                score = (info["score-" + player], info["score-" + other])
                state = gnubg.cubeinfo(cube, -1, 0, length, score, 0) if length else money(cube)
                row["roll"] = gnubg.mwc2eq(analysis["nd-cubeful-eq"], state)
                row["taken"] = gnubg.mwc2eq(analysis["dt-cubeful-eq"], state)
            decisions.append(row)
    return {"decisions": decisions}


OPERATIONS = {
    "match": match_decisions,
    "eval": evaluate,
    "cube": cube_actions,
    "best": best_plays,
    "selfplay": selfplay,
    "rollout": rollout,
    "command": lambda commands: {"output": run_commands(commands)},
}


def serve(connection):
    """Answer requests until the other end closes the socket."""
    requests = connection.makefile("r", encoding="utf-8")
    replies = connection.makefile("w", encoding="utf-8")
    for line in requests:
        request = json.loads(line)
        try:
            reply = OPERATIONS[request.pop("operation")](**request)
        except Exception as error:  # the other end raises it
            reply = {"error": f"{type(error).__name__}: {error}"}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


def main():
    # Results of rollouts are printed only where standard output was a terminal at the start.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    sys.stdout.flush()
    LIBC.fflush(None)
    os.dup2(nowhere, 1)
    gnubg.command("set jacoby off")
    serve(socket.socket(fileno=int(os.environ["GNUBG_SOCKET"])))
    os._exit(0)  # without the questions that GNU Backgammon asks at its end


main()
