"""Texts that are meant to take long to read, for positions of crokinole."""

from contract.hostile_texts import Read, Write
from games.crokinole.boards import CROKINOLE, GAME


def read_position(text: str) -> object:
    return GAME.read_position(CROKINOLE.rules(), text)


HOSTILE: dict[str, tuple[Read, Write]] = {
    "position": (
        read_position,
        lambda n: "round 0 shot 1 twenties 0,0 discs " + "a" * min(n, 3900) + "  !",
    ),
}

ENDLESS_NUMBERS: list[tuple[Read, str]] = []
