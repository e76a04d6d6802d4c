"""Matches against the players of other packages, which get ten times the time of our engine.

`openspiel` is OpenSpiel's Monte Carlo search at English draughts; `turbo` and `simple` are the two
engines of py-draughts, both at international draughts, `simple` at Russian and Brazilian as well.
(pydraughts has no player of its own, only a client for programs that speak Hub.) Openings are a few
random moves, each played from both sides. The goal is to win every match. The time used is printed
at the end: a single legal move needs none, so `--times` may have to be larger.

py-draughts needs a virtual environment without pydraughts: both install a package `draughts`.

    pip install open_spiel
    python benchmarks/draughts_match.py openspiel --openings 4 --seconds 0.1
"""

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol

from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.root_search import SearchLimits
from gamecase.games.draughts.engine.tablebase_play import score_moves
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find

LONGEST_GAME = 240  # moves; a longer game is a draw
MAX_SIMULATIONS = 1_000_000  # a search that has proved its win needs no more
SPEED = 4_000_000  # positions that our engine may search per second of CPU time

#: Start and end, and the squares of the pieces taken, by number.
MoveKey = tuple[tuple[int, int], frozenset[int]]


class PeerPlayer(Protocol):
    """A player of another package, with its own representation of the game."""

    def begin(self, seed: int) -> None: ...
    def follow(self, position: Position, move: Move) -> None: ...
    def choose(self, position: Position) -> Move: ...
    def is_over(self) -> bool: ...


class OpenSpielPlayer:
    """Monte Carlo tree search with random rollouts and a time limit."""

    ruleset = "english"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self, seed: int) -> None:
        import numpy as np  # noqa: PLC0415 - other packages are imported only when they play
        import pyspiel  # noqa: PLC0415

        self.random = np.random.RandomState(seed)
        self.state = pyspiel.load_game("checkers").new_initial_state()

    def follow(self, _position: Position, move: Move) -> None:
        """Apply a move, jump by jump."""
        for start, end in pairwise(move.squares):
            actions = self.state.legal_actions()
            by_text = {self.state.action_to_string(action): action for action in actions}
            self.state.apply_action(by_text[_rotate(start) + _rotate(end)])

    def is_over(self) -> bool:
        return bool(self.state.is_terminal())  # also after forty moves without a capture

    def choose(self, position: Position) -> Move:
        squares: list[str] = []
        state = self.state.clone()
        player = state.current_player()
        while not state.is_terminal() and state.current_player() == player:
            action = self._action(state)
            text = state.action_to_string(action)
            squares = squares or [_rotate(text[:2])]
            squares.append(_rotate(text[2:]))
            state.apply_action(action)
        return next(move for move in legal_moves(position) if move.squares == tuple(squares))

    def _action(self, state: Any) -> int:
        from open_spiel.python.algorithms import mcts  # noqa: PLC0415

        rollouts = mcts.RandomRolloutEvaluator(1, self.random)
        count, began = 60, time.process_time()
        while True:
            bot = mcts.MCTSBot(state.get_game(), 2, count, rollouts, random_state=self.random)
            action = int(bot.step(state))
            spent = time.process_time() - began
            is_forced = len(state.legal_actions()) == 1
            if is_forced or spent > self.seconds / 2 or count > MAX_SIMULATIONS:
                return action
            count = int(count * max(2.0, 0.8 * self.seconds / max(spent, 1e-3)))


def _rotate(square: str) -> str:
    """A square as seen from Black's side, where OpenSpiel's first player sits."""
    return "hgfedcba"["abcdefgh".index(square[0])] + str(9 - int(square[1]))


def legal_moves(position: Position) -> tuple[Move, ...]:
    return GAME.choices(position).actions


class PyDraughtsPlayer:
    """An alpha-beta engine of py-draughts."""

    def __init__(self, seconds: float, name: str, ruleset: str) -> None:
        self.seconds, self.name, self.ruleset = seconds, name, ruleset

    def begin(self, _seed: int) -> None:
        import draughts  # noqa: PLC0415
        from draughts.engines.simple import SimpleEngine  # noqa: PLC0415
        from draughts.engines.turbo import TurboEngine  # noqa: PLC0415

        engine_class = {"turbo": TurboEngine, "simple": SimpleEngine}[self.name]
        # Measured in CPU time, so that other load on the machine does not cost it search time.
        sys.modules[engine_class.__module__].time = SimpleNamespace(  # type: ignore[attr-defined]
            perf_counter=time.process_time, time=time.process_time
        )
        self.engine = engine_class(depth_limit=40, time_limit=self.seconds)
        boards = {"international": "StandardBoard"}
        self.board = getattr(draughts, boards.get(self.ruleset, f"{self.ruleset.title()}Board"))()

    def follow(self, position: Position, move: Move) -> None:
        key = self._key(position, move)
        for their_move in self.board.legal_moves:
            if self._their_key(their_move) == key:
                self.board.push(their_move)
                return
        raise AssertionError(f"{move.text} is not among {self.board.legal_moves}")

    def is_over(self) -> bool:
        return False  # the game ends by our rules

    def choose(self, position: Position) -> Move:
        key = self._their_key(self.engine.get_best_move(self.board))
        return next(move for move in legal_moves(position) if self._key(position, move) == key)

    def _their_key(self, move: Any) -> MoveKey:
        ends = (move.square_list[0] + 1, move.square_list[-1] + 1)
        return ends, frozenset(at + 1 for at in move.captured_list)

    def _key(self, position: Position, move: Move) -> MoveKey:
        board, after = position.board, GAME.apply(position, move)
        theirs = {*position.squares_of(position.turn.other)}
        taken = theirs - {*after.squares_of(position.turn.other)}
        start, end = (board.number(board.indices[move.squares[at]]) for at in (0, -1))
        return (start, end), frozenset(board.number(at) for at in taken)


class CpuTimes:
    """The CPU time and the moves of both players."""

    def __init__(self) -> None:
        self.spent = {"ours": 0.0, "theirs": 0.0}
        self.turns = {"ours": 0, "theirs": 0}

    def measure(self, player: str, choose: Callable[[Position], Move], position: Position) -> Move:
        began = time.process_time()
        move = choose(position)
        self.spent[player] += time.process_time() - began
        self.turns[player] += 1
        return move

    def mean(self, player: str) -> float:
        return self.spent[player] / max(1, self.turns[player])


@dataclass(frozen=True)
class PeerMatch:
    """A match of our engine against another player."""

    rules: Ruleset
    theirs: PeerPlayer
    limits: SearchLimits
    times: CpuTimes

    def play(self, seat: Seat, seed: int) -> int:
        """Play a game with our engine in a seat: 1 if it wins, -1 if it loses, 0 for a draw."""
        random = Random(seed)
        position = GAME.opening(self.rules, MatchScore())
        self.theirs.begin(seed)
        for turn in range(LONGEST_GAME):
            outcome = GAME.outcome(position)
            if outcome:
                return 0 if outcome.is_draw else 1 if seat in outcome.winners else -1
            if self.theirs.is_over():
                return 0
            if turn < 4:
                move = random.choice(legal_moves(position))
            elif GAME.to_act(position) is seat:
                move = self.times.measure("ours", self.choose, position)
            else:
                move = self.times.measure("theirs", self.theirs.choose, position)
            self.theirs.follow(position, move)
            position = GAME.apply(position, move)
        return 0

    def choose(self, position: Position) -> Move:
        return score_moves(position, self.limits)[0].play.move


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=("openspiel", "turbo", "simple"))
    parser.add_argument("--openings", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--times", type=float, default=10.0)
    parser.add_argument(
        "--ruleset", choices=("international", "russian", "brazilian"), default="international"
    )
    options = parser.parse_args()
    their_seconds = options.times * options.seconds
    theirs: OpenSpielPlayer | PyDraughtsPlayer = OpenSpielPlayer(their_seconds)
    if options.peer != "openspiel":
        theirs = PyDraughtsPlayer(their_seconds, options.peer, options.ruleset)
    rules = find("draughts").rules(theirs.ruleset)
    limits = SearchLimits(nodes=int(options.seconds * SPEED), uses_tablebase=True)
    score_moves(GAME.opening(rules, MatchScore()), limits)  # compiles before time is measured
    match, score = PeerMatch(rules, theirs, limits, CpuTimes()), {1: 0, 0: 0, -1: 0}
    for seed in range(options.openings):
        for seat in (Seat.FIRST, Seat.SECOND):
            score[match.play(seat, seed)] += 1
            result = f"won {score[1]}, drawn {score[0]}, lost {score[-1]}"
            print(f"{options.peer}, {theirs.ruleset}: {result}", flush=True)
    our_mean, their_mean = match.times.mean("ours"), match.times.mean("theirs")
    ratio = their_mean / our_mean
    print(f"{our_mean:.3f} s a move, against {their_mean:.3f} s: {ratio:.1f} times")


if __name__ == "__main__":
    main()
