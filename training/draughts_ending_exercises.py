"""Choose endings of draughts from the tables and write the files that come with the game.

Positions of three and four pieces are drawn at random. A won one is taken if few first moves win
and if it can be won within some moves against the opponent of the drill; a drawn one if few first
moves hold it. The difficulty is estimated from how small the share of right moves is along the
solution. Everything is seeded, and takes a minute.

    python training/draughts_ending_exercises.py
"""

from dataclasses import dataclass
from hashlib import sha256
from math import log2
from random import Random

from gamecase.engines.exercise_file import Row, write_exercises
from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.combination_drill import FOLDER
from gamecase.games.draughts.drills import ENDING_BOOKLETS
from gamecase.games.draughts.ending_drill import MOVES_TO_HOLD, best_reply, value_reached
from gamecase.games.draughts.ending_values import EndingValue, table_of
from gamecase.games.draughts.engine.root_search import SearchLimits
from gamecase.games.draughts.engine.tablebase_files import find_tablebase
from gamecase.games.draughts.engine.tablebase_play import score_by_tablebase
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.notation import read_move, write_pieces
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.registry import find

WON, DRAWN = 80, 40  # exercises of each booklet
LONGEST, SHORTEST = 12, 2  # moves of the player in a won ending
EASIEST, HARDEST = 500, 2500
_GAME = Draughts()


@dataclass(frozen=True)
class Step:
    """A turn of the player: the move of the solution, and how many moves are right among all."""

    move: str
    right: int
    moves: int


def random_position(rules: Ruleset, random: Random) -> Position:
    """Three or four pieces on a board of 64 squares, men not on their last row."""
    board, cells = board_of(rules.size, rules.mirrored), ["."] * 32
    marks = ["w", "b", random.choice("wb"), random.choice(["w", "b", ""])]
    for at, mark in zip(random.sample(range(32), 4), marks, strict=True):
        colour = Colour.WHITE if mark == "w" else Colour.BLACK
        is_crowned = random.random() < 0.45 or board.row(at) == board.far_row(colour)
        cells[at] = (mark.upper() if is_crowned else mark) or "."
    return Position(rules, "".join(cells), random.choice([*Colour]))


def plays_of(position: Position) -> tuple[Play, ...]:
    return legal_moves(position.rules, position.cells, position.turn).plays


def right_plays(position: Position, goal: EndingValue) -> list[Play]:
    return [
        play
        for play in plays_of(position)
        if value_reached(_GAME.apply(position, play.move)) == goal
    ]


def fastest(position: Position, right: list[Play]) -> Play:
    """The right move that wins soonest."""
    tablebase = find_tablebase(position.rules)
    assert tablebase is not None
    moves = {play.move: play for play in right}
    scored = score_by_tablebase(position, tablebase, SearchLimits(nodes=2_000)) or []
    return next((moves[each.play.move] for each in scored if each.play.move in moves), right[0])


def solve(position: Position, goal: EndingValue) -> list[Step]:
    """The player's turns until the exercise is solved; none if it takes too long or fails."""
    steps: list[Step] = []
    is_win = goal is EndingValue.WIN
    while len(steps) < (LONGEST if is_win else MOVES_TO_HOLD):
        right = right_plays(position, goal)
        if not right:
            return []
        play = fastest(position, right) if is_win else right[0]
        steps.append(Step(play.move.text, len(right), len(plays_of(position))))
        position = _GAME.apply(position, play.move)
        if _GAME.outcome(position):
            return steps
        position = _GAME.apply(position, read_move(best_reply(position)))
        if _GAME.outcome(position):
            return [] if is_win else steps
    return [] if is_win else steps


def difficulty_of(steps: list[Step]) -> int:
    """An estimate on the scale of ratings: how unlikely it is to move right by chance."""
    bits = sum(log2(step.moves / step.right) for step in steps)
    return round(max(EASIEST, min(HARDEST, 350 + 430 * log2(1 + bits))))


def is_worth_asking(position: Position, goal: EndingValue) -> bool:
    """Whether few first moves are right, none of them takes, and nothing can be taken back."""
    plays = plays_of(position)
    if len(plays) < 3 or any(play.taken for play in plays):
        return False
    other = Position(position.rules, position.cells, position.turn.other)
    if any(play.taken for play in plays_of(other)):
        return False
    return len(right_plays(position, goal)) * 2 <= len(plays)


def exercises(rules: Ruleset) -> list[Row]:
    """The endings of one booklet, the easiest first."""
    random, rows = Random(f"endings {rules.key}"), dict[str, Row]()
    left = {EndingValue.WIN: WON, EndingValue.DRAW: DRAWN}
    while any(left.values()):
        position = random_position(rules, random)
        goal = table_of(rules).value(position)
        if goal is None or not left.get(goal) or not is_worth_asking(position, goal):
            continue
        steps = solve(position, goal)
        if len(steps) < SHORTEST:
            continue
        text = write_pieces(rules, position.cells, position.turn)
        name = sha256(f"{rules.key} {text}".encode()).hexdigest()[:8]
        moves = " ".join(step.move for step in steps)
        rows[name] = (name, str(difficulty_of(steps)), text, goal.name.lower(), moves)
        left[goal] -= 1
    return sorted(rows.values(), key=lambda row: int(row[1]))


def main() -> None:
    for key in ENDING_BOOKLETS:
        rows = exercises(find("draughts").rules(key))
        write_exercises(FOLDER / f"endings-{key}.tsv", rows)
        print(f"{key}: {len(rows)}, difficulty {rows[0][1]} to {rows[-1][1]}", flush=True)


if __name__ == "__main__":
    main()
