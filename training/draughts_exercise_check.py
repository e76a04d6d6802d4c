"""Check candidates for draughts exercises deeper than they were found, and follow their solutions.

The second stage, after `draughts_exercise_positions.py`. A candidate stays if a search of a million
positions, fifty times what found it, says that its first move is the only one that wins, and if its
line gives up a piece, forces every reply, takes more than it gave and ends without a capture to
come. Where a later move of the solver has others as good, they are kept as well. Each candidate
makes one line in the file, so that the command continues where it was stopped.

    python training/draughts_exercise_check.py candidates.jsonl checked.jsonl
"""

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path

from draughts_exercise_positions import PROMISED, has_only_win, search_moves

from gamecase.games.draughts.engine.root_search import RootSearch, ScoredPlay, SearchLimits
from gamecase.games.draughts.engine.search import DECIDED
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.notation import read_position
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.registry import find

DEEP_NODES = 1_000_000
LATER_NODES = 200_000  # for the later moves of the solution
SHORT_NODES = 20_000  # for the estimate of the difficulty
AS_GOOD = 20  # hundredths of a man; a later move so near the best is accepted too
MOST_MOVES = 7  # of the solver
GAIN = 100  # hundredths of a man; what a solution wins at least


@dataclass
class Solution:
    """A line as far as it was followed: moves of the solver, each with those as good, and replies.

    The moves of the solver stand at even places; a reply has no others, and may be the last.
    """

    position: Position
    moves: list[list[str]] = field(default_factory=list)
    given: int = 0  # pieces
    taken: int = 0
    is_complete: bool = False


def material(rules: Ruleset, cells: str, colour: Colour) -> int:
    """Hundredths of a man by which a side is ahead."""
    king = 300 if rules.kings_fly else 150
    ours, theirs = ("wW", "bB") if colour is Colour.WHITE else ("bB", "wW")
    return sum(
        sign * (100 * cells.count(marks[0]) + king * cells.count(marks[1]))
        for marks, sign in ((ours, 1), (theirs, -1))
    )


def after_play(position: Position, play: Play) -> Position:
    return Position(position.rules, play.after, position.turn.other)


def plays_of(position: Position) -> tuple[Play, ...]:
    return legal_moves(position.rules, position.cells, position.turn).plays


def as_good_as_best(scored: list[ScoredPlay]) -> list[ScoredPlay]:
    """The best move and those that are as good."""
    if scored[0].value > DECIDED:
        return [each for each in scored if each.value > DECIDED]
    return [each for each in scored if each.value >= scored[0].value - AS_GOOD]


def follow(position: Position, best: ScoredPlay) -> Solution:
    """The solution from its first move on; `is_complete` says whether it wins what it should."""
    solver, rules = position.turn, position.rules
    start = material(rules, position.cells, solver)
    solution, good = Solution(position), [best]
    for _ in range(MOST_MOVES):
        play = max((each.play for each in good), key=lambda each: len(each.taken))
        others = [each.play.move.text for each in good if each.play is not play]
        solution.moves.append([play.move.text, *others])
        solution.taken += len(play.taken)
        position = after_play(position, play)
        replies = plays_of(position)
        gained = material(rules, position.cells, solver) - start
        if not replies or (gained >= GAIN and not any(reply.taken for reply in replies)):
            solution.is_complete = solution.given > 0
            break
        reply = replies[0]
        if len(replies) > 1:
            reply = search_moves(position, LATER_NODES)[0].play
            if not reply.taken:  # the other side is not forced
                break
        solution.moves.append([reply.move.text])
        solution.given += len(reply.taken)
        position = after_play(position, reply)
        if not plays_of(position):
            break
        scored = search_moves(position, LATER_NODES)
        if scored[0].value < PROMISED:
            break
        good = as_good_as_best(scored)
        gained = material(rules, position.cells, solver) - start
        if gained >= GAIN and len(good) > 1 and not good[0].play.taken:
            solution.is_complete = True  # it was taken back, and nothing else is to be found
            break
    return solution


def depth_needed(position: Position, move: str) -> int:
    """The depth from which on a search prefers a move."""
    firsts: list[str] = []
    search = RootSearch(position, SearchLimits(nodes=SHORT_NODES, uses_tablebase=True))
    search.run(on_depth=lambda scored: firsts.append(scored[0].play.move.text))
    others = [depth for depth, first in enumerate(firsts, 1) if first != move]
    return max(others) + 1 if others else 1


def check(position: Position) -> dict[str, object]:
    """What is kept of a candidate; nothing if it is no exercise."""
    scored = search_moves(position, DEEP_NODES)
    if not has_only_win(scored):
        return {}
    solution = follow(position, scored[0])
    if not solution.is_complete:
        return {}
    first = solution.moves[0][0]
    return {
        "line": solution.moves,
        "given": solution.given,
        "taken": solution.taken,
        "scores": [scored[0].value, scored[1].value],
        "choices": len(scored),
        "depth": depth_needed(position, first),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("candidates", type=Path)
    parser.add_argument("checked", type=Path)
    options = parser.parse_args()
    rows = [json.loads(line) for line in options.candidates.read_text("utf-8").splitlines()]
    options.checked.touch()
    done, kept = len(options.checked.read_text("utf-8").splitlines()), 0
    for number, row in enumerate(rows[done:], done):
        rules = find("draughts").rules(row["rules"])
        found = check(read_position(rules, row["position"]))
        kept += bool(found)
        line = {"candidate": number, "rules": row["rules"], "position": row["position"], **found}
        with options.checked.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
        if number % 50 == 49:
            print(f"{number + 1} candidates, {kept} of {number + 1 - done} kept", flush=True)


if __name__ == "__main__":
    main()
