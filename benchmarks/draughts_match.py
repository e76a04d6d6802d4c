"""English draughts against OpenSpiel's Monte Carlo search, which gets ten times our time.

Openings are two random turns, each played from both sides. The bar is to win every match.

    pip install open_spiel
    python benchmarks/draughts_match.py [openings] [seconds a move]
"""

import sys
import time
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from gamecase.games.draughts.engine.thinking import Effort, Thinker
from gamecase.games.draughts.position import Move, Position
from gamecase.kernel.match import Standing
from gamecase.kernel.seat import Seat
from gamecase.kernel.shelf import find

BOXED = find("draughts")
GAME, RULES = BOXED.game, BOXED.rules("english")
LONGEST = 200  # turns; beyond, it is a draw
MOST = 1_000_000  # simulations; a search that has proved its win needs no more


def turned(square: str) -> str:
    """Their first player sits at our Black's side of the board."""
    return "hgfedcba"["abcdefgh".index(square[0])] + str(9 - int(square[1]))


def follow(state: pyspiel.State, move: Move) -> None:
    """Play a turn of ours over there, jump by jump."""
    for start, end in zip(move.squares, move.squares[1:], strict=False):
        wanted = turned(start) + turned(end)
        for action in state.legal_actions():
            if state.action_to_string(action) == wanted:
                state.apply_action(action)
                break
        else:
            told = [state.action_to_string(action) for action in state.legal_actions()]
            raise AssertionError(f"{wanted} is not among {told}")


class Ours:
    """Our engine, held to a time by the number of positions it looks at."""

    def __init__(self, nodes: int) -> None:
        self.effort = Effort(nodes=nodes, knows_endings=True)
        self.seconds = 0.0
        self.turns = 0

    def choose(self, position: Position, _state: pyspiel.State) -> Move:
        began = time.perf_counter()
        best = Thinker(position, self.effort).think()[0].play.move
        self.seconds += time.perf_counter() - began
        self.turns += 1
        return best


class Theirs:
    """Monte Carlo tree search with random rollouts, simulations until its time is over."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.spent = 0.0
        self.turns = 0
        self.random = np.random.RandomState(seed)

    def choose(self, position: Position, state: pyspiel.State) -> Move:
        began_turn = time.perf_counter()
        squares: list[str] = []
        theirs = state.clone()
        player = theirs.current_player()
        while not theirs.is_terminal() and theirs.current_player() == player:
            evaluator = mcts.RandomRolloutEvaluator(1, self.random)
            count, began = 60, time.perf_counter()
            action = None
            while True:
                bot = mcts.MCTSBot(theirs.get_game(), 2, count, evaluator, random_state=self.random)
                action = bot.step(theirs)
                spent = time.perf_counter() - began
                if spent > self.seconds / 2 or count > MOST or len(theirs.legal_actions()) == 1:
                    break
                count = int(count * max(2.0, 0.8 * self.seconds / max(spent, 1e-3)))
            text = theirs.action_to_string(action)
            squares = squares or [turned(text[:2])]
            squares.append(turned(text[2:]))
            theirs.apply_action(action)
        self.spent += time.perf_counter() - began_turn
        self.turns += 1
        return next(
            move for move in GAME.choices(position).actions if move.squares == tuple(squares)
        )


def play(ours: Ours, theirs: Theirs, seat: Seat, seed: int) -> int:
    """1 if we win, -1 if we lose, 0 for a draw."""
    random = Random(seed)
    position = GAME.opening(RULES, Standing())
    state = pyspiel.load_game("checkers").new_initial_state()
    for turn in range(LONGEST):
        outcome = GAME.outcome(position)
        if outcome:
            return 0 if outcome.is_draw else 1 if seat in outcome.winners else -1
        if state.is_terminal():  # they call a draw after forty turns without a capture
            return 0
        if turn < 2:
            move = random.choice(GAME.choices(position).actions)
        else:
            player = ours if GAME.to_act(position) is seat else theirs
            move = player.choose(position, state)
        follow(state, move)
        position = GAME.apply(position, move)
    return 0


def main() -> None:
    openings = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.1
    ours = Ours(nodes=int(seconds * 1_000_000))
    ours.choose(GAME.opening(RULES, Standing()), None)
    spent, turns = 0.0, 0
    score = {1: 0, 0: 0, -1: 0}
    for seed in range(openings):
        for seat in (Seat.FIRST, Seat.SECOND):
            theirs = Theirs(10 * seconds, seed)
            score[play(ours, theirs, seat, seed)] += 1
            spent, turns = spent + theirs.spent, turns + theirs.turns
            print(f"won {score[1]}, drawn {score[0]}, lost {score[-1]}", flush=True)
    print(f"{ours.seconds / ours.turns:.3f} s a turn, against {spent / max(turns, 1):.3f} s")


if __name__ == "__main__":
    main()
