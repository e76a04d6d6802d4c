"""Texts that are meant to take long to read, for PDN."""

from contract.hostile_texts import DIGITS, Read, Write
from games.draughts.boards import DRAUGHTS

PDN = DRAUGHTS.formats["pdn"].read

HOSTILE: dict[str, tuple[Read, Write]] = {
    "pdn tag": (PDN, lambda n: '[A "' + '\\"' * n),
    "pdn name": (PDN, lambda n: "[" + " " * n + "A" * n),
    "pdn comments": (PDN, lambda n: "1. 32-28 " + "{}" * n + "x"),
    "pdn comment": (PDN, lambda n: "1. 32-28 " + "{" * n),
    "pdn marks": (PDN, lambda n: "1. 32-28 " + "$1" * n + "x"),
    "pdn lines": (PDN, lambda n: "1. 32-28 " + "()" * n + "x"),
    "pdn nesting": (PDN, lambda n: "1. 32-28 " + "(32-28 " * n),
    "pdn digits": (PDN, lambda n: "1" * n + "-"),
    "pdn spaces": (PDN, lambda n: "1" + " " * n + "x"),
    "pdn position": (PDN, lambda n: '[FEN "W:W' + "K" * n + ':B1"]'),
    "pdn squares": (PDN, lambda n: '[FEN "W:W' + "1" * n + ':B1"]'),
}

ENDLESS_NUMBERS: list[tuple[Read, str]] = [
    (PDN, f'[FEN "W:W{DIGITS}:B1"]'),
    (PDN, f'[FEN "W:W1-{DIGITS}:B1"]'),
    (PDN, f"1. {DIGITS}-28"),
]
