"""Random positions of every kind, and random moves that are mostly not legal in them."""

from collections.abc import Iterator
from random import Random

from gamecase.games.draughts import GAME
from gamecase.games.draughts.board import EMPTY, owner
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from games.draughts.boards import crowded


def random_positions(ruleset: Ruleset, random: Random) -> Iterator[Position]:
    """Positions of random play, and crowded ones with many kings; without end."""
    while True:
        position = GAME.opening(ruleset, MatchScore())
        for _ in range(random.randint(0, 60)):
            moves = GAME.choices(position).actions
            if not moves:
                break
            position = GAME.apply(position, random.choice(moves))
        yield position
        yield crowded(ruleset, random.randrange(100_000))


def random_move(position: Position, random: Random) -> Move:
    """A legal move with something changed, or any squares at all."""
    legal = GAME.choices(position).actions
    if not legal or random.random() < 0.4:
        return _any_move(position, random)
    move = random.choice(legal)
    squares = [*move.squares]
    match random.randrange(7):
        case 0:
            squares[random.randrange(len(squares))] = _square(position, random)
        case 1:
            squares.append(_square(position, random))
        case 2 if len(squares) > 2:
            squares.pop()
        case 3:
            squares[-1] = squares[0]
        case 4:
            squares.append(_on_a_diagonal(position, squares[-1], random))
        case 5:
            return Move(tuple(squares[:2]), takes=not move.takes)
        case _:
            return _any_jump(position, random)
    return Move(tuple(squares), takes=len(squares) > 2 or move.takes)


def _any_jump(position: Position, random: Random) -> Move:
    """Jumps along diagonals over pieces of the other side, as far as there are any."""
    names, rays, cells = position.board.names, position.board.rays, position.cells
    path = [random.choice(position.squares_of(position.turn))]
    for _ in range(random.choice((1, 1, 2, 3))):
        landings = []
        for line in rays[path[-1]]:
            over = [nth for nth, at in enumerate(line) if owner(cells[at]) is position.turn.other]
            landings += [at for at in line[over[0] + 1 :] if cells[at] == EMPTY] if over else []
        if not landings:
            break
        path.append(random.choice(landings))
    if len(path) == 1:
        return Move((names[path[0]], _on_a_diagonal(position, names[path[0]], random)), takes=False)
    return Move(tuple(names[at] for at in path), takes=True)


def _on_a_diagonal(position: Position, start: str, random: Random) -> str:
    lines = position.board.rays[position.board.indices[start]]
    return position.board.names[random.choice([at for line in lines for at in line])]


def _any_move(position: Position, random: Random) -> Move:
    own = [position.board.names[at] for at in position.squares_of(position.turn)]
    start = random.choice(own) if own and random.random() < 0.9 else _square(position, random)
    count = random.choice((1, 1, 1, 2))
    squares = (start, *(_square(position, random) for _ in range(count)))
    return Move(squares, takes=count > 1 or random.random() < 0.5)


def _square(position: Position, random: Random) -> str:
    if random.random() < 0.05:
        return random.choice("abcdefghij") + str(random.randint(1, 10))
    return random.choice(position.board.names)
