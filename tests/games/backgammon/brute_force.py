"""Legal turns counted by brute force, written from the text of the rules alone.

For tests only, sharing nothing with the game but the flags of the ruleset: a signed board, every
sequence of steps enumerated, and only then the rules about whole turns.
"""

from collections.abc import Iterator

from gamecase.games.backgammon.ruleset import Ruleset

#: Our checkers positive, theirs negative, on our points 1 to 24; then our bar, our off, their bar.
State = tuple[int, ...]
OUR_BAR, OUR_OFF, THEIR_BAR = 25, 26, 27


def state(ours: tuple[int, ...], theirs: tuple[int, ...]) -> State:
    cells = [0] * 28
    for point in range(1, 25):
        cells[point] = ours[point] - theirs[25 - point]
    cells[OUR_BAR], cells[OUR_OFF], cells[THEIR_BAR] = ours[25], ours[0], theirs[25]
    return tuple(cells)


def all_home(cells: State) -> bool:
    return cells[OUR_BAR] == 0 and all(cells[point] <= 0 for point in range(7, 25))


def can_bear_off(using: Ruleset, cells: State, point: int, die: int, roll: tuple[int, int]) -> bool:
    """Whether a checker on this point may be borne off with this die."""
    if not all_home(cells) or die < point:
        return False
    behind = any(cells[rear] > 0 for rear in range(point + 1, 7))
    if using.bearoff_rule == "exact-only" and die != point:
        return False
    if using.bearoff_rule == "exact-or-highest" and die > point and behind:
        return False
    if using.bearoff_rule == "rearmost-only" and behind:
        return False
    if using.bearoff_past_block == "forbidden" and any(cells[low] <= -2 for low in range(1, point)):
        return False
    return not (using.bearoff_six_needs_double_six and point == 6 and roll != (6, 6))


def after_step(cells: State, start: int, end: int) -> State:
    board = list(cells)
    board[start] -= 1
    if end == OUR_OFF:
        board[OUR_OFF] += 1
    elif board[end] == -1:
        board[end] = 1
        board[THEIR_BAR] += 1
    else:
        board[end] += 1
    return tuple(board)


def steps(using: Ruleset, cells: State, die: int, roll: tuple[int, int]) -> Iterator[State]:
    if cells[OUR_BAR]:
        if cells[25 - die] > -2:
            yield after_step(cells, OUR_BAR, 25 - die)
        return
    for point in range(1, 25):
        if cells[point] <= 0:
            continue
        if point - die >= 1:
            if cells[point - die] > -2:
                yield after_step(cells, point, point - die)
        elif can_bear_off(using, cells, point, die, roll):
            yield after_step(cells, point, OUR_OFF)


Sequence = tuple[tuple[int, ...], State]  # the dice used in order, and the state after them


def sequences(
    using: Ruleset, cells: State, numbers: tuple[int, ...], roll: tuple[int, int]
) -> Iterator[Sequence]:
    """Every sequence of steps with the dice in this order, including incomplete ones."""
    yield (), cells
    if numbers:
        for reached in steps(using, cells, numbers[0], roll):
            for used, end in sequences(using, reached, numbers[1:], roll):
                yield (numbers[0], *used), end


def turns(
    using: Ruleset, ours: tuple[int, ...], theirs: tuple[int, ...], high: int, low: int
) -> set[State]:
    """Every state in which a legal turn may end."""
    start, roll = state(ours, theirs), (high, low)
    is_double = high == low
    small_steps = any(True for _ in steps(using, start, low, roll))
    orders: list[tuple[int, ...]] = [(high, low), (low, high)]
    if is_double:
        orders = [(high,) * 4]
    elif start[OUR_BAR] and using.bar_die == "smaller-or-lose-roll" and not small_steps:
        orders = []
    elif using.dice_order == "smaller-first":
        orders = [(low, high)] if small_steps else [(high,)]
    reached = {sequence for order in orders for sequence in sequences(using, start, order, roll)}
    most = max((len(used) for used, _ in reached), default=0)
    total = sum(ours)
    if is_double and using.doubles_partial == "all-or-nothing":
        legal = {end for used, end in reached if len(used) == 4 or (used and end[OUR_OFF] == total)}
    else:
        legal = {end for used, end in reached if len(used) == most}
    firsts = {used[0] for used, _ in reached if len(used) == 1}
    chooses_higher = most == 1 and firsts == {high, low} and not is_double
    chooses_higher = chooses_higher and using.dice_either_or == "higher"
    if chooses_higher:
        legal = {end for used, end in reached if used == (high,)}
    if using.compulsion == "until-mover-home" or using.bearoff_may_pass:
        free_from_start = all_home(start)
        for used, end in reached:
            wrong_die = chooses_higher and used == (low,) and not free_from_start
            if all_home(end) and not wrong_die:
                legal.add(end)
    return legal or {start}
