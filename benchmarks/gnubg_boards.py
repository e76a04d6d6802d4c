"""Boards as GNU Backgammon writes them: Position IDs, legal plays, results and kinds of game.

A board is a pair of sides, the opponent's first and then that of the side to move. A side has 25
counts, points 1 to 24 as its owner counts them and the bar last. The module needs nothing but the
standard library, since it also runs in the Python of GNU Backgammon.
"""

import base64

OPENING_ID = "4HPwATDgc/ABMA"
CHECKERS = 15
BAR = 24  # the index of the bar on a side


def position_id(board):
    """The Position ID of a board: a one for each checker of a point, then a zero."""
    bits = length = 0
    for side in board:
        for count in side:
            bits |= ((1 << count) - 1) << length
            length += count + 1
    return base64.b64encode(bits.to_bytes(10, "little"))[:14].decode()


def board_of(text):
    """The board of a Position ID."""
    bits = int.from_bytes(base64.b64decode(text + "=="), "little")
    counts = []
    for _ in range(50):
        count = 0
        while bits & 1:
            count, bits = count + 1, bits >> 1
        bits >>= 1
        counts.append(count)
    return tuple(counts[:25]), tuple(counts[25:])


def turned(board):
    """The board with the other side to move."""
    return board[1], board[0]


def points_won(board):
    """The points of the side to move, negative where the opponent has won; 0: not over."""
    for sign, winner, loser in ((1, board[1], board[0]), (-1, board[0], board[1])):
        if any(winner):
            continue
        if sum(loser) < CHECKERS:
            return sign
        return 3 * sign if loser[BAR] or any(loser[18:BAR]) else 2 * sign
    return 0


def board_after(board, move):
    """The board after a move of GNU Backgammon: pairs of points, 25 for the bar and 0 for off."""
    theirs, ours = list(board[0]), list(board[1])
    for start, end in zip(move[::2], move[1::2], strict=False):
        if start <= 0:
            break
        ours[start - 1] -= 1
        if end > 0:
            ours[end - 1] += 1
            theirs[BAR] += theirs[24 - end]
            theirs[24 - end] = 0
    return tuple(theirs), tuple(ours)


# --- legal plays ---


def boards_after(board, first, second):
    """The boards after every legal play of a roll, each once; a pass is the unchanged board."""
    orders = [(first,) * 4] if first == second else [(first, second), (second, first)]
    by_order = {order: _played(board, order) for order in orders}
    longest = max(used for used, _ in by_order.values())
    reached = {order: boards for order, (used, boards) in by_order.items() if used == longest}
    if longest == 1 and first != second:
        larger = (max(first, second), min(first, second))
        reached = {larger: reached[larger]} if larger in reached else reached
    return list(dict.fromkeys(after for boards in reached.values() for after in boards))


def _played(board, order):
    """How many dice can be played in an order, and the boards after that."""
    boards, used = [board], 0
    for die in order:
        after = list(dict.fromkeys(step for reached in boards for step in _steps(reached, die)))
        if not after:
            break
        boards, used = after, used + 1
    return used, boards


def _steps(board, die):
    """The boards after moving one checker by a die."""
    theirs, ours = board
    starts = [BAR] if ours[BAR] else [point for point in range(BAR) if ours[point]]
    for start in starts:
        end = start - die
        if end >= 0:
            if theirs[23 - end] < 2:
                yield board_after(board, (start + 1, end + 1))
        elif not any(ours[6:]) and (end == -1 or not any(ours[start + 1 : 6])):
            yield board_after(board, (start + 1, 0))


# --- kinds of game ---


def game_plan(board, nth):
    """A rough name for the kind of game at the nth turn, by which samples are balanced."""
    theirs, ours = board
    if not _has_contact(board):
        return "bearoff" if not any(ours[6:]) else "race"
    if nth < 8:
        return "opening"
    if not any(ours[6:]) or not any(theirs[6:]):
        return "bearoff_contact"
    sides = ((ours, theirs), (theirs, ours))
    for name, fits in _PLANS:
        if any(fits(side, other) for side, other in sides):
            return name
    return "middle"


def _has_contact(board):
    rearmost = [max((at for at, count in enumerate(side) if count), default=-1) for side in board]
    return sum(rearmost) > 22


def _pips(side):
    return sum((at + 1) * count for at, count in enumerate(side))


def _anchors(side):
    return [point for point in range(18, BAR) if side[point] >= 2]


def _is_back_game(side, other):
    return len(_anchors(other)) >= 2 and _pips(other) - _pips(side) >= 25


def _is_blitz(side, other):
    loose = other[BAR] or sum(other[point] == 1 for point in range(18, BAR)) >= 2
    return (
        not _anchors(other)
        and loose
        and sum(side[point] >= 2 for point in range(6)) >= 3
        and sum(side[:12]) >= 10
    )


def _is_prime(side, other):
    length = longest = 0
    top = -1
    for point in range(BAR):
        length = length + 1 if side[point] >= 2 else 0
        if length > longest:
            longest, top = length, point
    behind = sum(other[23 - point] for point in range(top - longest + 2)) + other[BAR]
    return longest >= 4 and top >= 4 and behind >= 1


def _is_crashed(side, other):
    return side[0] + side[1] >= 7 or (sum(side) < CHECKERS and sum(side[:3]) >= 8)


def _is_bear_in(side, other):
    return not any(side[8:]) and any(other[18:])


def _is_holding_game(side, other):
    holds = any(other[point] >= 2 for point in range(17, 22))
    return not any(side[18:]) and holds and not other[BAR]


_PLANS = (
    ("backgame", _is_back_game),
    ("blitz", _is_blitz),
    ("prime", _is_prime),
    ("crashed", _is_crashed),
    ("bearin", _is_bear_in),
    ("holding", _is_holding_game),
)
