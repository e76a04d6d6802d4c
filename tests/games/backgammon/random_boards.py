"""Random boards of every kind: openings, middle games, endings, crowded bars."""

from random import Random

from gamecase.games.backgammon.board import BAR, OFF, Board, side

_REGIONS = {
    "anywhere": range(1, 25),
    "home": range(1, 7),
    "rear": range(13, 25),
    "mixed": (*range(1, 7), *range(1, 7), *range(7, 25)),
}


def random_board(random: Random, total: int = 15) -> Board:
    """A board with both sides unfinished, some checkers off and some on the bar."""
    while True:
        taken: dict[int, int] = {}  # our point -> its owner
        ours = _random_side(random, total, taken, mine=True)
        theirs = _random_side(random, total, taken, mine=False)
        if ours[OFF] < total and theirs[OFF] < total:
            return Board(ours, theirs)


def _random_side(
    random: Random, total: int, taken: dict[int, int], *, mine: bool
) -> tuple[int, ...]:
    region = random.choice([*_REGIONS.values()])
    owner = 1 if mine else 2
    off = random.choice((0, 0, 0, random.randint(0, total)))
    bar = random.choice((0, 0, 0, random.randint(0, min(4, total))))
    counts = {OFF: off, BAR: min(bar, total - off)}
    clump = random.random()
    last = 0
    for _ in range(total - off - counts[BAR]):
        for _ in range(50):
            point = last if last and random.random() < clump else random.choice(region)
            here = point if mine else 25 - point
            if taken.setdefault(here, owner) == owner:
                break
        else:
            counts[OFF] += 1
            continue
        counts[point] = counts.get(point, 0) + 1
        last = point
    return side(counts)
