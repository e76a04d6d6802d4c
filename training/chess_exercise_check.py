"""Check candidates for chess exercises deeper than they were found, and follow their solutions.

The second stage, after `chess_exercise_games.py`. A candidate stays if searches of 30,000 and then
of 250,000 positions say that its first move is the only one that wins or mates; mates in one and
two are proved by trying everything. The solution goes on while the solver has only one good move.
Each candidate makes one line in the file, so that the command continues where it was stopped.

    python training/chess_exercise_check.py --kind mates candidates.jsonl mates.jsonl
    python training/chess_exercise_check.py --kind tactics candidates.jsonl tactics.jsonl
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import chess
import chess.engine
from chess_engine_pipe import MATE
from chess_exercise_games import ENGINE, MATED, NOT_WON, WON, Scores
from chess_exercise_themes import themes_of
from chess_mate_proof import mating_moves

FIRST_NODES = 30_000
DEEP_NODES = 250_000
MATE_NODES = 100_000  # a mate in three is five half-moves deep
LATER_NODES = 40_000  # for the later moves of the solution
LATER_MATE_NODES = 20_000
LATER_GAP = 150  # centipawns between the best move and the second, later in the solution
PROVED = 2  # moves of mates that are proved by trying everything
MOST_MOVES = 5  # of the solver
DEEPEST = 10  # half-moves of the searches that estimate the difficulty


@dataclass(frozen=True)
class Checked:
    """A solution that was confirmed."""

    line: list[chess.Move]
    scores: Scores
    depth: int  # from which on a search prefers the solution


def score_best(
    engine: chess.engine.SimpleEngine, board: chess.Board, nodes: int, game: object
) -> tuple[Scores, list[chess.engine.InfoDict]]:
    """The scores of the two best moves, and what the engine said."""
    infos = engine.analyse(board, chess.engine.Limit(nodes=nodes), multipv=2, game=game)
    values = [info["score"].relative.score(mate_score=MATE) for info in infos]
    return Scores(values[0], values[1] if len(values) > 1 else -MATE), infos


class Checker:
    """Checks candidates with one engine."""

    def __init__(self) -> None:
        self.engine = chess.engine.SimpleEngine.popen_uci(ENGINE)
        self.engine.configure({"Threads": 1, "Hash": 64})
        self.game = object()

    def check(self, board: chess.Board) -> Checked | None:
        """The solution of a position; None if it is no exercise."""
        self.game = object()  # the engine forgets what it knows
        depth, mate_in, solution = self._look_shortly(board)
        nodes = (MATE_NODES,) if mate_in else (FIRST_NODES, DEEP_NODES)
        for number in nodes:
            scores, infos = score_best(self.engine, board, number, self.game)
            if not (scores.has_only_mate if mate_in else scores.has_only_win):
                return None
        if solution != infos[0]["pv"][0]:
            depth = DEEPEST
        if not has_proof(board, infos[0]["pv"][0], scores.mate_in):
            return None
        line = self._follow(board, infos[0]["pv"], scores.mate_in)
        if not line or is_plain_recapture(board, line):
            return None
        return Checked(line, scores, depth)

    def _look_shortly(self, board: chess.Board) -> tuple[int, int, chess.Move]:
        """The depth from which on a search prefers its final move, the mate it sees, the move."""
        with self.engine.analysis(
            board, chess.engine.Limit(depth=DEEPEST), game=self.game
        ) as analysis:
            firsts = [
                (info["depth"], info["pv"][0])
                for info in analysis
                if "pv" in info and "depth" in info
            ]
            mate_in = analysis.info["score"].relative.mate() or 0
        solution = firsts[-1][1]
        others = [depth for depth, move in firsts if move != solution]
        return (max(others) + 1 if others else 1), max(0, mate_in), solution

    def _follow(
        self, board: chess.Board, expected: list[chess.Move], mate_in: int
    ) -> list[chess.Move]:
        """The solution move by move, while the solver has one good move; empty if a mate is not."""
        board, line = board.copy(), [expected[0]]
        nodes = LATER_MATE_NODES if mate_in else LATER_NODES
        board.push(expected[0])
        while not board.is_game_over() and len(line) < 2 * MOST_MOVES - 1:
            reply = expected[1] if len(expected) > 1 else self._best(board)
            board.push(reply)
            if board.is_game_over():
                break
            scores, infos = score_best(self.engine, board, nodes, self.game)
            left = mate_in - (len(line) + 1) // 2
            if mate_in and scores.mate_in != left:
                return []
            if left > 1 and not has_proof(board, infos[0]["pv"][0], left):
                return []
            if not mate_in and not is_only_good(scores):
                break
            expected = infos[0]["pv"]
            line += [reply, expected[0]]
            board.push(expected[0])
        return line if board.is_checkmate() or not mate_in else []

    def _best(self, board: chess.Board) -> chess.Move:
        info = self.engine.analyse(
            board, chess.engine.Limit(nodes=LATER_MATE_NODES), game=self.game
        )
        return info["pv"][0]


def has_proof(board: chess.Board, move: chess.Move, mate_in: int) -> bool:
    """Whether a move is the only one that mates so soon, if that is soon enough to try it all."""
    if not 0 < mate_in <= PROVED:
        return True
    return mating_moves(board.copy(stack=False), mate_in) == [move]


def is_only_good(scores: Scores) -> bool:
    """Whether later in a solution only one move wins."""
    return scores.best >= WON and scores.second <= min(NOT_WON, scores.best - LATER_GAP)


def is_plain_recapture(board: chess.Board, line: list[chess.Move]) -> bool:
    """Whether the whole solution is to take back what has just taken something."""
    last = board.move_stack[-1]
    before = board.copy()
    before.pop()
    takes_back = before.is_capture(last) and line[0].to_square == last.to_square
    return takes_back and len(line) == 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("candidates", type=Path)
    parser.add_argument("checked", type=Path)
    parser.add_argument("--kind", choices=("mates", "tactics"), required=True)
    options = parser.parse_args()
    rows = [json.loads(line) for line in options.candidates.read_text("utf-8").splitlines()]
    rows = [row for row in rows if (row["scores"][0] > MATED) == (options.kind == "mates")]
    options.checked.touch()
    done = len(options.checked.read_text("utf-8").splitlines())
    checker, kept = Checker(), 0
    for number, row in enumerate(rows[done:], done):
        board = chess.Board(row["fen"])
        board.push_uci(row["last"])
        checked = checker.check(board)
        found: dict[str, object] = {"candidate": number}
        if checked is not None:
            kept += 1
            found |= {
                "fen": row["fen"],
                "last": row["last"],
                "game": row["game"],
                "line": [move.uci() for move in checked.line],
                "mate": checked.scores.mate_in,
                "scores": [checked.scores.best, checked.scores.second],
                "themes": themes_of(board, checked.line),
                "depth": checked.depth,
            }
        with options.checked.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found, separators=(",", ":")) + "\n")
        if number % 20 == 19:
            print(f"{number + 1} candidates, {kept} of {number + 1 - done} kept", flush=True)
    checker.engine.quit()


if __name__ == "__main__":
    main()
