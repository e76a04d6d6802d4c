"""Find positions of self-play in which a combination may win a man: the candidates for exercises.

The first stage of the draughts exercises: `draughts_exercise_check.py` checks what is found here
deeper. The positions are those of `draughts_positions/`, which the engine recorded while it played
against itself. Those in which the recorded value promises a man more than there is on the board are
searched; a candidate has one move that offers a piece and wins, where no other does. The file is
appended to, and the command continues after the last position in it.

    python training/draughts_exercise_positions.py ~/gamecase-training/draughts/candidates.jsonl
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from draughts_archive import ARCHIVE, read_positions
from draughts_selfplay import BLACK, KINGS, SIDE, VALUE, WHITE

from gamecase.games.draughts.board import EMPTY
from gamecase.games.draughts.board import KINGS as KING_MARKS
from gamecase.games.draughts.board import MEN as MAN_MARKS
from gamecase.games.draughts.engine.packed_rules import IntArray, square_bits
from gamecase.games.draughts.engine.root_search import RootSearch, ScoredPlay, SearchLimits
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.notation import write_pieces
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.registry import find

RULESETS = ("international", "english", "russian", "brazilian", "dame")
NODES = 20_000
FEWEST_PIECES = 8
MOST_KINGS = 1  # of both sides
PROMISED = 80  # hundredths of a man; by which the recorded value exceeds the men on the board
GAP = 80  # hundredths of a man between the best move and the second
NOT_WON = 90  # hundredths of a man; the second best move wins nothing
MOST_AHEAD = 1  # men by which a side may be ahead or behind


@dataclass(frozen=True)
class Candidate:
    """A position that may be an exercise, and where it comes from."""

    key: str
    shard: str
    row: int
    position: Position


def position_of(rules: Ruleset, row: IntArray) -> Position:
    """A recorded position."""
    cells = []
    for bit in square_bits(rules.size):
        colour = Colour.WHITE if row[WHITE] & bit else Colour.BLACK if row[BLACK] & bit else None
        if colour is None:
            cells.append(EMPTY)
        else:
            cells.append((KING_MARKS if row[KINGS] & bit else MAN_MARKS)[colour])
    return Position(rules, "".join(cells), Colour.BLACK if row[SIDE] else Colour.WHITE)


def promises_gain(row: IntArray) -> bool:
    """Whether the recorded value is about a man more than what is on the board."""
    white, black = int(row[WHITE]).bit_count(), int(row[BLACK]).bit_count()
    if white + black < FEWEST_PIECES or int(row[KINGS]).bit_count() > MOST_KINGS:
        return False
    ahead = black - white if row[SIDE] else white - black
    value = int(-row[VALUE] if row[SIDE] else row[VALUE])
    return abs(ahead) <= MOST_AHEAD and value >= 100 * ahead + PROMISED and value >= PROMISED


def has_only_win(scored: list[ScoredPlay]) -> bool:
    """Whether the first move wins something, and no other does."""
    if len(scored) < 2 or scored[0].value < PROMISED:
        return False
    return scored[1].value <= min(NOT_WON, scored[0].value - GAP)


def offers_piece(position: Position, scored: ScoredPlay) -> bool:
    """Whether the other side takes after the move."""
    replies = legal_moves(position.rules, scored.play.after, position.turn.other).plays
    return any(reply.taken for reply in replies)


def search_moves(position: Position, nodes: int) -> list[ScoredPlay]:
    """The moves with their values, the best first; exact for all that come near the best."""
    limits = SearchLimits(nodes=nodes, uses_tablebase=True, margin=2 * GAP)
    return RootSearch(position, limits).run()


def candidates_of(key: str, after: tuple[str, int]) -> Iterator[Candidate]:
    """The candidates of one ruleset that follow a row of a shard."""
    rules = find("draughts").rules(key)
    for path in sorted((ARCHIVE / key).glob("*.xz")):
        if path.stem < after[0]:
            continue
        for number, row in enumerate(read_positions(path.read_bytes())):
            if (path.stem, number) <= after or not promises_gain(row):
                continue
            position = position_of(rules, row)
            scored = search_moves(position, NODES)
            if has_only_win(scored) and offers_piece(position, scored[0]):
                yield Candidate(key, path.stem, number, position)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--wanted", type=int, default=400, help="candidates of each ruleset")
    options = parser.parse_args()
    options.file.parent.mkdir(parents=True, exist_ok=True)
    options.file.touch()
    rows = [json.loads(line) for line in options.file.read_text("utf-8").splitlines()]
    for key in RULESETS:
        known = [row for row in rows if row["rules"] == key]
        after = (known[-1]["shard"], known[-1]["row"]) if known else ("", -1)
        left = options.wanted - len(known)
        for candidate in candidates_of(key, after) if left > 0 else ():
            position = candidate.position
            text = write_pieces(position.rules, position.cells, position.turn)
            row = {"rules": key, "shard": candidate.shard, "row": candidate.row, "position": text}
            with options.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
            left -= 1
            if left <= 0:
                break
        print(key, options.wanted - left, flush=True)


if __name__ == "__main__":
    main()
