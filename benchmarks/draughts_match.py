"""Our engine against the players of other packages, each of which gets ten times our time.

`openspiel` is OpenSpiel's Monte Carlo search at English draughts; `turbo` and `simple` are the two
engines of py-draughts, both at international draughts, `simple` at Russian and Brazilian as well.
(pydraughts has no player of its own, only a way to talk to programs that speak Hub.) Openings are a
few random turns, each played from both sides. The bar is to win every match. What is told at the
end is the time that was used: a single legal turn needs none, so `--times` may have to be more.

    pip install open_spiel            # or: pip install py-draughts, in a place of its own, for its
    python benchmarks/draughts_match.py openspiel --openings 4 --seconds 0.1   # name is taken twice
"""

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol

from gamecase.games.draughts.engine.root_search import SearchLimits
from gamecase.games.draughts.engine.tablebase_play import score_moves
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find

PACKAGE = find("draughts")
GAME = PACKAGE.game
LONGEST = 240  # turns; beyond, it is a draw
MOST = 1_000_000  # simulations; a search that has proved its win needs no more
SPEED = 4_000_000  # positions our engine is allowed for each second of the processor


class Theirs(Protocol):
    """A player of another package, with the game as that package keeps it."""

    def begin(self, seed: int) -> None: ...
    def follow(self, position: Position, move: Move) -> None: ...
    def choose(self, position: Position) -> Move: ...
    def is_over(self) -> bool: ...


class OpenSpiel:
    """Monte Carlo tree search with random rollouts, simulations until its time is over."""

    ruleset = "english"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self, seed: int) -> None:
        import numpy as np  # noqa: PLC0415 - peers are loaded only when they play
        import pyspiel  # noqa: PLC0415

        self.random = np.random.RandomState(seed)
        self.state = pyspiel.load_game("checkers").new_initial_state()

    def follow(self, _position: Position, move: Move) -> None:
        """Play a turn of ours over there, jump by jump."""
        for start, end in zip(move.squares, move.squares[1:], strict=False):
            wanted = _turned(start) + _turned(end)
            legal = {self.state.action_to_string(each): each for each in self.state.legal_actions()}
            self.state.apply_action(legal[wanted])

    def is_over(self) -> bool:
        return bool(self.state.is_terminal())  # they call a draw after forty turns without capture

    def choose(self, position: Position) -> Move:
        squares: list[str] = []
        state = self.state.clone()
        player = state.current_player()
        while not state.is_terminal() and state.current_player() == player:
            action = self._action(state)
            text = state.action_to_string(action)
            squares = squares or [_turned(text[:2])]
            squares.append(_turned(text[2:]))
            state.apply_action(action)
        wanted = tuple(squares)
        return next(move for move in GAME.choices(position).actions if move.squares == wanted)

    def _action(self, state: Any) -> int:
        from open_spiel.python.algorithms import mcts  # noqa: PLC0415

        rollouts = mcts.RandomRolloutEvaluator(1, self.random)
        count, began = 60, time.process_time()
        while True:
            bot = mcts.MCTSBot(state.get_game(), 2, count, rollouts, random_state=self.random)
            action = int(bot.step(state))
            spent = time.process_time() - began
            if spent > self.seconds / 2 or count > MOST or len(state.legal_actions()) == 1:
                return action
            count = int(count * max(2.0, 0.8 * self.seconds / max(spent, 1e-3)))


def _turned(square: str) -> str:
    """Their first player sits at our Black's side of the board."""
    return "hgfedcba"["abcdefgh".index(square[0])] + str(9 - int(square[1]))


class PyDraughts:
    """An alpha-beta engine of py-draughts, on its own board."""

    def __init__(self, seconds: float, name: str, ruleset: str) -> None:
        self.seconds, self.name, self.ruleset = seconds, name, ruleset

    def begin(self, _seed: int) -> None:
        import draughts  # noqa: PLC0415
        from draughts.engines.simple import SimpleEngine  # noqa: PLC0415
        from draughts.engines.turbo import TurboEngine  # noqa: PLC0415

        made = {"turbo": TurboEngine, "simple": SimpleEngine}[self.name]
        # By the processor's clock: where others use the machine, the clock on the wall robs them.
        sys.modules[made.__module__].time = SimpleNamespace(  # type: ignore[attr-defined]
            perf_counter=time.process_time, time=time.process_time
        )
        self.engine = made(depth_limit=40, time_limit=self.seconds)
        boards = {"international": "StandardBoard"}
        self.board = getattr(draughts, boards.get(self.ruleset, f"{self.ruleset.title()}Board"))()

    def follow(self, position: Position, move: Move) -> None:
        wanted = self._key(position, move)
        for each in self.board.legal_moves:
            ends = (each.square_list[0] + 1, each.square_list[-1] + 1)
            if (ends, frozenset(at + 1 for at in each.captured_list)) == wanted:
                self.board.push(each)
                return
        raise AssertionError(f"{move.text} is not among {self.board.legal_moves}")

    def is_over(self) -> bool:
        return False  # our rules decide

    def choose(self, position: Position) -> Move:
        chosen = self.engine.get_best_move(self.board)
        ends = (chosen.square_list[0] + 1, chosen.square_list[-1] + 1)
        wanted = (ends, frozenset(at + 1 for at in chosen.captured_list))
        return next(m for m in GAME.choices(position).actions if self._key(position, m) == wanted)

    def _key(self, position: Position, move: Move) -> tuple[tuple[int, int], frozenset[int]]:
        """Where from, where to and what is taken, by number."""
        board, after = position.board, GAME.apply(position, move)
        theirs = {*position.squares_of(position.turn.other)}
        taken = theirs - {*after.squares_of(position.turn.other)}
        start, end = (board.number(board.indices[move.squares[at]]) for at in (0, -1))
        return (start, end), frozenset(board.number(at) for at in taken)


class Clock:
    """Who has thought how long, by the time of the processor."""

    def __init__(self) -> None:
        self.spent = {"ours": 0.0, "theirs": 0.0}
        self.turns = {"ours": 0, "theirs": 0}

    def timed(self, who: str, choose: Callable[[Position], Move], position: Position) -> Move:
        began = time.process_time()
        move = choose(position)
        self.spent[who] += time.process_time() - began
        self.turns[who] += 1
        return move

    def mean(self, who: str) -> float:
        return self.spent[who] / max(1, self.turns[who])


@dataclass(frozen=True)
class Match:
    """Our engine and theirs, and the clock beside them."""

    rules: Ruleset
    theirs: Theirs
    limits: SearchLimits
    clock: Clock

    def play(self, seat: Seat, seed: int) -> int:
        """1 if we win, -1 if we lose, 0 for a draw; we have the seat."""
        random = Random(seed)
        position = GAME.opening(self.rules, MatchScore())
        self.theirs.begin(seed)
        for turn in range(LONGEST):
            outcome = GAME.outcome(position)
            if outcome:
                return 0 if outcome.is_draw else 1 if seat in outcome.winners else -1
            if self.theirs.is_over():
                return 0
            if turn < 4:
                move = random.choice(GAME.choices(position).actions)
            elif GAME.to_act(position) is seat:
                move = self.clock.timed("ours", self.choose, position)
            else:
                move = self.clock.timed("theirs", self.theirs.choose, position)
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
    chosen = parser.parse_args()
    longer = chosen.times * chosen.seconds
    theirs: OpenSpiel | PyDraughts = OpenSpiel(longer)
    if chosen.peer != "openspiel":
        theirs = PyDraughts(longer, chosen.peer, chosen.ruleset)
    rules = PACKAGE.rules(theirs.ruleset)
    limits = SearchLimits(nodes=int(chosen.seconds * SPEED), uses_tablebase=True)
    score_moves(GAME.opening(rules, MatchScore()), limits)  # compiled before the clock runs
    match, score = Match(rules, theirs, limits, Clock()), {1: 0, 0: 0, -1: 0}
    for seed in range(chosen.openings):
        for seat in (Seat.FIRST, Seat.SECOND):
            score[match.play(seat, seed)] += 1
            told = f"won {score[1]}, drawn {score[0]}, lost {score[-1]}"
            print(f"{chosen.peer}, {theirs.ruleset}: {told}", flush=True)
    ours, other = match.clock.mean("ours"), match.clock.mean("theirs")
    print(f"{ours:.3f} s a turn, against {other:.3f} s: {other / ours:.1f} times")


if __name__ == "__main__":
    main()
