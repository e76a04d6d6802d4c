"""Stockfish behind a pipe, for many short searches: only scores and first moves are read."""

import subprocess
from dataclasses import dataclass

MATE = 100_000  # the score of a mate in n is this less n


@dataclass(frozen=True)
class ScoredMove:
    """A move and its score in centipawns for the side that makes it."""

    move: str
    score: int


class EnginePipe:
    """One engine process with one thread."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            [command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self._lines = 1
        self._send("uci", "setoption name Hash value 32", "isready")
        self._read_until("readyok")

    def search(self, fen: str, limit: str, lines: int) -> list[ScoredMove]:
        """The best moves, the best first; the limit is as in `go nodes 4000`."""
        if lines != self._lines:
            self._send(f"setoption name MultiPV value {lines}")
            self._lines = lines
        self._send(f"position fen {fen}", f"go {limit}")
        found: dict[int, ScoredMove] = {}
        for line in self._read_until("bestmove"):
            words = line.split()
            if "pv" in words and "multipv" in words:
                at = words.index("score")
                score = int(words[at + 2])
                if words[at + 1] == "mate":
                    score = MATE - score if score > 0 else -MATE - score
                number = int(words[words.index("multipv") + 1])
                found[number] = ScoredMove(words[words.index("pv") + 1], score)
        return [found[number] for number in sorted(found)]

    def close(self) -> None:
        self._send("quit")
        self._process.wait()

    def _send(self, *lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def _read_until(self, word: str) -> list[str]:
        assert self._process.stdout is not None
        lines: list[str] = []
        for line in self._process.stdout:
            if line.startswith(word):
                return lines
            lines.append(line)
        raise RuntimeError("the engine has stopped")
