"""The numbers of `tests/perft/*.perft`: lines of play from known positions."""

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "perft"


@dataclass(frozen=True)
class PerftCase:
    """One number of a perft file."""

    game: str
    name: str
    ruleset: str
    position: str
    depth: int
    lines: int

    def __str__(self) -> str:
        return f"{self.game}-{self.name}-{self.depth}"


def read_perft(path: Path) -> list[PerftCase]:
    """The cases of a file: `game KEY`, then `name | ruleset | position | depth:lines ...`."""
    game, cases = "", []
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("game "):
            game = line.removeprefix("game ").strip()
        elif line and not line.startswith("#"):
            name, ruleset, position, counts = (part.strip() for part in line.split("|"))
            for count in counts.split():
                depth, lines = map(int, count.split(":"))
                cases.append(PerftCase(game, name, ruleset, position, depth, lines))
    return cases


def perft_cases(game: str = "") -> list[PerftCase]:
    """Every case of a game, or of all games."""
    cases = [case for path in sorted(FOLDER.glob("*.perft")) for case in read_perft(path)]
    return [case for case in cases if game in ("", case.game)]
