"""What pieces are worth, square by square: tuned by self-play (`training/draughts_weights.py`)."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gamecase.games.draughts.engine.desk import (
    BLACK_KINGS,
    BLACK_MEN,
    TEMPO,
    WHITE_KINGS,
    WHITE_MEN,
)
from gamecase.games.draughts.engine.law import Numbers, bits_of
from gamecase.games.draughts.ruleset import Ruleset

FILE = Path(__file__).with_name("data") / "weights.json"

PARTS = ("early_men", "late_men", "early_kings", "late_kings")

#: Those that have no numbers of their own use a relative's, which won against untuned ones.
_LIKE = {"italian": "english"}
_USUAL = "dame"


@dataclass(frozen=True, slots=True)
class Weights:
    """Hundredths of a man, for White's pieces by square; Black's are the same turned round.

    `early` counts on a full board and `late` on an empty one, with every mixture between.
    """

    early_men: tuple[int, ...]
    late_men: tuple[int, ...]
    early_kings: tuple[int, ...]
    late_kings: tuple[int, ...]
    tempo: int  # for being the one to move


@cache
def weights_of(rules: Ruleset) -> Weights:
    """The tuned numbers of a ruleset."""
    known = json.loads(FILE.read_text("utf-8"))
    told = known[rules.key if rules.key in known else _LIKE.get(rules.key, _USUAL)]
    squares = {part: tuple(told[part]) for part in PARTS}
    return Weights(**squares, tempo=told["tempo"])


def lay_down(weights: Weights, rules: Ruleset, desk: Numbers) -> None:
    """Write them on a desk, both halves of a number together."""
    bits = bits_of(rules.size)
    for white, black, early, late in (
        (WHITE_MEN, BLACK_MEN, weights.early_men, weights.late_men),
        (WHITE_KINGS, BLACK_KINGS, weights.early_kings, weights.late_kings),
    ):
        for at, bit in enumerate(bits):
            both = (late[at] << 32) + early[at]
            desk[white + bit.bit_length() - 1] = both
            desk[black + bits[-1 - at].bit_length() - 1] = -both
    desk[TEMPO] = weights.tempo
