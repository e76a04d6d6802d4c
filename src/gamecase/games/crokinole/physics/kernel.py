"""Event-driven simulation of one flick, exact in time.

A sliding disc keeps its direction and decelerates evenly (Coulomb friction), so its path up to the
next event has a closed form. A contact with anything at rest is a quadratic in path length; only
two discs that both move need an iteration, which never steps over their first contact.

The functions use only + - * / and square roots, in a fixed order, on flat sequences. So the same
code gives the same bits in plain Python on lists and compiled on arrays (`engine/compiled.py`).
Units are millimetres and seconds; every disc has mass 1. Spin is not modelled: the tangential
impulse of a contact slows the discs down, but paths stay straight between events.
"""

from collections.abc import MutableSequence
from math import sqrt

Reals = MutableSequence[float]
Wholes = MutableSequence[int]

MAX_DISCS = 26
MAX_EVENTS = 20_000  # a shot is cut off there; no known shot comes near

# The workspaces have a row of 26 discs for each quantity: floats in the first ...
X, Y, UX, UY, SPEED, BASE, DUE = 0, 26, 52, 78, 104, 130, 156
REALS = 182
# ... and integers in the second.
STATE, EVENT, PARTNER, ZONE, TOUCHED, RIMMED, SIDE = 0, 26, 52, 78, 104, 130, 156
HIT, FROZEN = 182, 183  # an opposing disc was touched; some discs touched before the shot
WHOLES = 184

GONE, REST, MOVING, SUNK, DITCH = 0, 1, 2, 3, 4
STOP, DISC, PEG, EDGE, ENTER, LEAVE, RECHECK = 1, 2, 3, 4, 5, 6, 7

# Indices of the parameters of a board and its surface.
SLOWING, RADIUS, EDGE_RADIUS, PEG_REACH, PEG_FAR, PEG_NEAR = 0, 1, 2, 3, 4, 5
SLOW_SPEED, SLOW_RESTITUTION, FAST_SPEED, RESTITUTION_SLOPE, PEG_RESTITUTION = 6, 7, 8, 9, 10
DISC_FRICTION, PEG_FRICTION, HOLE, SINKING, RIM, RIM_RESTITUTION = 11, 12, 13, 14, 15, 16
PARAMETERS = 17

ROW = 8  # of the track: disc, time, x, y, velocity x and y, kind of event, strength

NEVER = 1e300
TOUCHING = 1e-10  # mm; a smaller gap is a contact
TOUCHING_AT_REST = 1e-6
MICRO = 0.5  # mm/s: the least separation speed, or pressing discs would collide endlessly


def advance(disc: int, now: float, real: Reals, board: Reals) -> None:
    """Move a disc to where it is at `now`."""
    passed = now - real[BASE + disc]
    if passed > 0.0:
        slowing = board[SLOWING]
        speed = real[SPEED + disc]
        length = passed * (speed - 0.5 * slowing * passed)
        real[X + disc] += real[UX + disc] * length
        real[Y + disc] += real[UY + disc] * length
        left = speed - slowing * passed
        real[SPEED + disc] = left if left > 0.0 else 0.0
    real[BASE + disc] = now


def travel_time(length: float, speed: float, slowing: float) -> float:
    """The time a sliding disc takes for a length it can reach, in a numerically stable form."""
    under = speed * speed - 2.0 * slowing * length
    return 2.0 * length / (speed + sqrt(under if under > 0.0 else 0.0))


def distance_to_circle(away_x: float, away_y: float, ux: float, uy: float, radius: float) -> float:
    """The path length to a circle whose centre is `away`; NEVER if it misses, 0 if it touches."""
    along = away_x * ux + away_y * uy
    if along <= 0.0:
        return NEVER
    aside = away_x * uy - away_y * ux
    spare = radius * radius - aside * aside
    if spare <= 0.0:
        return NEVER
    outside = away_x * away_x + away_y * away_y - radius * radius
    if outside <= 0.0:
        return 0.0
    return outside / (along + sqrt(spare))


def distance_to_edge(x: float, y: float, ux: float, uy: float, radius: float) -> float:
    """The path length from inside a circle around the origin to its edge."""
    along = x * ux + y * uy
    spare = along * along - (x * x + y * y - radius * radius)
    if spare <= 0.0:
        return 0.0 if along > 0.0 else NEVER
    length = sqrt(spare) - along
    return length if length > 0.0 else 0.0


def contact_time(one: int, two: int, now: float, real: Reals, board: Reals) -> float:
    """The time when two moving discs touch, or NEVER; `one` has been advanced to `now`.

    For two discs that slide side by side the iteration may not finish: then the negative of a time
    up to which they do not touch.
    """
    slowing = board[SLOWING]
    near = 2.0 * board[RADIUS]
    passed = now - real[BASE + two]
    speed_two = real[SPEED + two]
    length = passed * (speed_two - 0.5 * slowing * passed)
    speed_two -= slowing * passed
    speed_two = max(speed_two, 0.0)
    speed_one = real[SPEED + one]
    rx = (real[X + two] + real[UX + two] * length) - real[X + one]
    ry = (real[Y + two] + real[UY + two] * length) - real[Y + one]
    reach = near + (speed_one * speed_one + speed_two * speed_two) / (2.0 * slowing)
    if rx * rx + ry * ry > reach * reach:
        return NEVER
    wx = speed_two * real[UX + two] - speed_one * real[UX + one]
    wy = speed_two * real[UY + two] - speed_one * real[UY + one]
    ax = -slowing * (real[UX + two] - real[UX + one])
    ay = -slowing * (real[UY + two] - real[UY + one])
    bend = sqrt(ax * ax + ay * ay)
    slower = speed_one if speed_one < speed_two else speed_two
    limit = slower / slowing
    time = 0.0
    # The gap g has g'' >= -bend: the first zero of g + g't - bend t^2/2 comes before any contact.
    for _ in range(200):
        px = rx + time * (wx + 0.5 * ax * time)
        py = ry + time * (wy + 0.5 * ay * time)
        square = px * px + py * py
        far = sqrt(square)
        gap = (square - near * near) / (far + near)
        rate = (px * (wx + ax * time) + py * (wy + ay * time)) / far
        if gap <= TOUCHING:
            if rate < 0.0:
                return now + time
            gap = gap if gap > 0.0 else 0.0
        root = sqrt(rate * rate + 2.0 * bend * gap)
        if rate < 0.0:
            step = 2.0 * gap / (root - rate)
        elif bend > 0.0:
            # Within the least step they can come no nearer than 1e-9 mm: bend t^2/2 is no more.
            step = (rate + root) / bend
            least = sqrt(2e-9 / bend)
            step = step if step > least else least
        else:
            return NEVER
        time += step if step > 1e-13 else 1e-13
        if time > limit:
            break
    if time <= limit:
        return -(now + time)
    # One of them has stopped by then; the other may still reach it.
    return contact_time_after_stop(one, two, now, limit, real, board)


def contact_time_after_stop(
    one: int, two: int, now: float, limit: float, real: Reals, board: Reals
) -> float:
    """The time when the faster of two discs touches the other, which stops after `limit`."""
    slowing = board[SLOWING]
    passed = now - real[BASE + two]
    speed_one = real[SPEED + one]
    speed_two = real[SPEED + two] - slowing * passed
    to_one = limit * (speed_one - 0.5 * slowing * limit)
    later = passed + limit
    to_two = later * (real[SPEED + two] - 0.5 * slowing * later)
    rx = (real[X + two] + real[UX + two] * to_two) - (real[X + one] + real[UX + one] * to_one)
    ry = (real[Y + two] + real[UY + two] * to_two) - (real[Y + one] + real[UY + one] * to_one)
    near = 2.0 * board[RADIUS]
    if speed_one > speed_two:
        left = speed_one - slowing * limit
        length = distance_to_circle(rx, ry, real[UX + one], real[UY + one], near)
    else:
        left = speed_two - slowing * limit
        length = distance_to_circle(-rx, -ry, real[UX + two], real[UY + two], near)
    if left <= 0.0 or length >= left * left / (2.0 * slowing):
        return NEVER
    return now + limit + travel_time(length, left, slowing)


def distance_to_peg(disc: int, most: float, real: Reals, board: Reals) -> float:
    """The path length to the first of the eight pegs, if it is less than `most`."""
    x, y = real[X + disc], real[Y + disc]
    ux, uy = real[UX + disc], real[UY + disc]
    far, near, reach = board[PEG_FAR], board[PEG_NEAR], board[PEG_REACH]
    aside = x * uy - y * ux
    ring = far + near  # no less than the radius of the circle of pegs
    if aside > ring + reach or -aside > ring + reach:
        return most
    best = most
    for turn in range(8):
        one = far if turn & 1 else near
        two = near if turn & 1 else far
        peg_x = one if turn & 2 else -one
        peg_y = two if turn & 4 else -two
        length = distance_to_circle(peg_x - x, peg_y - y, ux, uy, reach)
        best = min(best, length)
    return best


def predict_event(
    disc: int, now: float, count: int, real: Reals, whole: Wholes, board: Reals
) -> None:
    """Find the next event of a moving disc that has been advanced to `now`."""
    slowing = board[SLOWING]
    x, y = real[X + disc], real[Y + disc]
    ux, uy = real[UX + disc], real[UY + disc]
    speed = real[SPEED + disc]
    best = speed * speed / (2.0 * slowing)
    event, partner = STOP, -1
    middle = x * x + y * y
    inside = board[EDGE_RADIUS] - best
    if inside < 0.0 or middle >= inside * inside:
        length = distance_to_edge(x, y, ux, uy, board[EDGE_RADIUS])
        if length < best:
            best, event = length, EDGE
    pegged = distance_to_peg(disc, best, real, board)
    if pegged < best:
        best, event = pegged, PEG
    if board[HOLE] > 0.0:
        if whole[ZONE + disc] == 1:
            length = distance_to_edge(x, y, ux, uy, board[HOLE])
            if length < best:
                best, event = length, LEAVE
        else:
            length = distance_to_circle(-x, -y, ux, uy, board[HOLE])
            if length < best:
                best, event = length, ENTER
    near = 2.0 * board[RADIUS]
    for other in range(count):
        if whole[STATE + other] == REST:
            length = distance_to_circle(real[X + other] - x, real[Y + other] - y, ux, uy, near)
            if length < best:
                best, event, partner = length, DISC, other
    due = now + (speed / slowing if event == STOP else travel_time(best, speed, slowing))
    for other in range(count):
        if whole[STATE + other] == MOVING and other != disc:
            moment = contact_time(disc, other, now, real, board)
            kind = DISC
            if moment < 0.0:
                moment, kind = -moment, RECHECK
            if moment < due:
                due, event, partner = moment, kind, other
            # The other disc gets the event even if this one has an earlier event.
            if moment < real[DUE + other]:
                real[DUE + other] = moment
                whole[EVENT + other] = kind
                whole[PARTNER + other] = disc
    real[DUE + disc] = due
    whole[EVENT + disc] = event
    whole[PARTNER + disc] = partner


def launch(disc: int, vx: float, vy: float, real: Reals, whole: Wholes) -> None:
    """Set the velocity of a disc; it is at rest if that is zero."""
    speed = sqrt(vx * vx + vy * vy)
    real[DUE + disc] = NEVER
    whole[EVENT + disc] = STOP
    whole[PARTNER + disc] = -1
    if speed > 1e-12:
        real[UX + disc] = vx / speed
        real[UY + disc] = vy / speed
        real[SPEED + disc] = speed
        whole[STATE + disc] = MOVING
    else:
        real[SPEED + disc] = 0.0
        whole[STATE + disc] = REST


def separation_speed(approach: float, share: float) -> float:
    """The speed at which two bodies separate after a contact at the speed `approach`."""
    return share * approach if approach > MICRO else MICRO


def disc_restitution(approach: float, board: Reals) -> float:
    """Restitution between discs, which is lower for faster contacts."""
    if approach <= board[SLOW_SPEED]:
        return board[SLOW_RESTITUTION]
    most = approach if approach < board[FAST_SPEED] else board[FAST_SPEED]
    return board[SLOW_RESTITUTION] - board[RESTITUTION_SLOPE] * (most - board[SLOW_SPEED])


def collide(one: int, two: int, real: Reals, whole: Wholes, board: Reals) -> float:
    """Collide two discs; returns the closing speed."""
    away_x = real[X + two] - real[X + one]
    away_y = real[Y + two] - real[Y + one]
    far = sqrt(away_x * away_x + away_y * away_y)
    nx, ny = away_x / far, away_y / far
    one_x = real[UX + one] * real[SPEED + one]
    one_y = real[UY + one] * real[SPEED + one]
    two_x = real[UX + two] * real[SPEED + two]
    two_y = real[UY + two] * real[SPEED + two]
    approach = (one_x - two_x) * nx + (one_y - two_y) * ny
    closing = approach if approach > 0.0 else 0.0
    impulse = 0.5 * (closing + separation_speed(closing, disc_restitution(closing, board)))
    slip = (one_y - two_y) * nx - (one_x - two_x) * ny
    most = board[DISC_FRICTION] * impulse
    # With I = m r^2 / 2 the impulse that stops the slip is a sixth of it; the rest becomes spin.
    drag = (slip if slip > 0.0 else -slip) / 6.0
    drag = drag if drag < most else most
    drag = drag if slip > 0.0 else -drag
    push_x = impulse * nx - drag * ny
    push_y = impulse * ny + drag * nx
    launch(one, one_x - push_x, one_y - push_y, real, whole)
    launch(two, two_x + push_x, two_y + push_y, real, whole)
    return closing


def bounce(
    disc: int,
    away_x: float,
    away_y: float,
    share: float,
    friction: float,
    real: Reals,
    whole: Wholes,
) -> float:
    """Bounce a disc off something fixed in the direction `away`; returns the closing speed."""
    far = sqrt(away_x * away_x + away_y * away_y)
    nx, ny = away_x / far, away_y / far
    vx = real[UX + disc] * real[SPEED + disc]
    vy = real[UY + disc] * real[SPEED + disc]
    approach = vx * nx + vy * ny
    closing = approach if approach > 0.0 else 0.0
    impulse = closing + separation_speed(closing, share)
    slip = vy * nx - vx * ny
    most = friction * impulse
    drag = (slip if slip > 0.0 else -slip) / 3.0
    drag = drag if drag < most else most
    drag = drag if slip > 0.0 else -drag
    launch(disc, vx - impulse * nx + drag * ny, vy - impulse * ny - drag * nx, real, whole)
    return closing


def hit_peg(disc: int, real: Reals, whole: Wholes, board: Reals) -> float:
    """Bounce a disc off the nearest peg; returns the closing speed."""
    x, y = real[X + disc], real[Y + disc]
    is_wide = (x if x > 0.0 else -x) > (y if y > 0.0 else -y)
    peg_x = board[PEG_FAR] if is_wide else board[PEG_NEAR]
    peg_y = board[PEG_NEAR] if is_wide else board[PEG_FAR]
    peg_x = peg_x if x > 0.0 else -peg_x
    peg_y = peg_y if y > 0.0 else -peg_y
    return bounce(
        disc, peg_x - x, peg_y - y, board[PEG_RESTITUTION], board[PEG_FRICTION], real, whole
    )


def record_touch(one: int, two: int, count: int, real: Reals, whole: Wholes, board: Reals) -> None:
    """Record that two discs touched, unless one of them has bounced off the rim."""
    if whole[RIMMED + one] == 1 or whole[RIMMED + two] == 1:
        return
    whole[TOUCHED + one] = 1
    whole[TOUCHED + two] = 1
    if whole[SIDE + one] != whole[SIDE + two]:
        whole[HIT] = 1
    if whole[FROZEN] == 1:
        # Discs at rest that touch one of them count as touched too.
        near = 2.0 * board[RADIUS] + TOUCHING_AT_REST
        for other in range(count):
            if whole[STATE + other] == REST and whole[TOUCHED + other] == 0:
                for struck in (one, two):
                    away_x = real[X + other] - real[X + struck]
                    away_y = real[Y + other] - real[Y + struck]
                    if away_x * away_x + away_y * away_y <= near * near:
                        whole[TOUCHED + other] = 1
                        if whole[SIDE + other] != whole[SIDE + struck]:
                            whole[HIT] = 1


def sink_if_slow(disc: int, real: Reals, whole: Wholes, board: Reals) -> None:
    """Sink a disc over the hole, unless it is too fast for the rest of its way across."""
    hole = board[HOLE]
    speed = real[SPEED + disc]
    left = 0.0
    if speed > 0.0:
        left = distance_to_edge(
            real[X + disc], real[Y + disc], real[UX + disc], real[UY + disc], hole
        )
    most = board[SINKING] * left / (2.0 * hole)
    if speed * speed <= 2.0 * board[SLOWING] * left or speed <= most:
        whole[STATE + disc] = SUNK
        real[X + disc] = 0.0
        real[Y + disc] = 0.0
        real[SPEED + disc] = 0.0
        real[DUE + disc] = NEVER


def earliest_event(count: int, real: Reals, whole: Wholes) -> int:
    """The moving disc with the first event, or the lower index of two; -1 for none."""
    earliest = -1
    best = NEVER
    for disc in range(count):
        if whole[STATE + disc] == MOVING and real[DUE + disc] < best:
            earliest, best = disc, real[DUE + disc]
    return earliest


def apply_event(
    disc: int, other: int, now: float, count: int, real: Reals, whole: Wholes, board: Reals
) -> float:
    """Apply the event of a disc; returns its strength."""
    event = whole[EVENT + disc]
    strength = 0.0
    if event == STOP:
        speed = real[SPEED + disc]
        advance(disc, now, real, board)
        real[SPEED + disc] = 0.0
        whole[STATE + disc] = REST
        strength = speed
    else:
        advance(disc, now, real, board)
        if event == DISC:
            if whole[STATE + other] == MOVING:
                advance(other, now, real, board)
            real[BASE + other] = now
            strength = collide(disc, other, real, whole, board)
            record_touch(disc, other, count, real, whole, board)
            if whole[ZONE + disc] == 1:
                sink_if_slow(disc, real, whole, board)
            if whole[ZONE + other] == 1:
                sink_if_slow(other, real, whole, board)
        elif event == PEG:
            strength = hit_peg(disc, real, whole, board)
        elif event == EDGE:
            strength = real[SPEED + disc]
            if board[RIM] > 0.0:
                whole[RIMMED + disc] = 1
                bounce(
                    disc, real[X + disc], real[Y + disc], board[RIM_RESTITUTION], 0.0, real, whole
                )
            else:
                whole[STATE + disc] = DITCH
        elif event == ENTER:
            strength = real[SPEED + disc]
            whole[ZONE + disc] = 1
            sink_if_slow(disc, real, whole, board)
        elif event == LEAVE:
            strength = real[SPEED + disc]
            whole[ZONE + disc] = 0
    return strength


def record_track(
    track: Reals,
    rows: int,
    disc: int,
    now: float,
    kind: int,
    strength: float,
    real: Reals,
    whole: Wholes,
) -> int:
    """Append the motion of a disc to the track, if there is room; returns the number of rows."""
    if (rows + 1) * ROW > len(track):
        return rows
    at = rows * ROW
    speed = real[SPEED + disc] if whole[STATE + disc] == MOVING else 0.0
    if whole[STATE + disc] == DITCH:
        speed = real[SPEED + disc]  # the animation continues into the ditch
    track[at] = disc
    track[at + 1] = now
    track[at + 2] = real[X + disc]
    track[at + 3] = real[Y + disc]
    track[at + 4] = real[UX + disc] * speed
    track[at + 5] = real[UY + disc] * speed
    track[at + 6] = kind
    track[at + 7] = strength
    return rows + 1


def place_discs(
    count: int, discs: Reals, sides: Wholes, shot: Reals, real: Reals, whole: Wholes
) -> None:
    """Place the discs on the board and launch disc 0, the one played.

    `sides` has one number more than there are discs: whether some of them touch each other.
    """
    for index in range(WHOLES):
        whole[index] = 0
    for disc in range(count):
        real[X + disc] = discs[2 * disc]
        real[Y + disc] = discs[2 * disc + 1]
        real[UX + disc] = 0.0
        real[UY + disc] = 0.0
        real[SPEED + disc] = 0.0
        real[BASE + disc] = 0.0
        whole[STATE + disc] = REST
        whole[SIDE + disc] = sides[disc]
        whole[PARTNER + disc] = -1
    whole[FROZEN] = sides[count]
    real[X] = shot[0]
    real[Y] = shot[1]
    launch(0, shot[2], shot[3], real, whole)


def settle(count: int, real: Reals, whole: Wholes, board: Reals, track: Reals) -> tuple[int, int]:
    """Run a shot until all discs are at rest; returns the numbers of events and of track rows.

    Disc 0 is the one played, MOVING with its direction and speed; the others are at REST.
    """
    rows = record_track(track, 0, 0, 0.0, 0, 0.0, real, whole)
    predict_event(0, 0.0, count, real, whole, board)
    events = 0
    while events < MAX_EVENTS:
        disc = earliest_event(count, real, whole)
        if disc < 0:
            break
        events += 1
        now = real[DUE + disc]
        event = whole[EVENT + disc]
        other = whole[PARTNER + disc] if event == DISC else -1
        strength = apply_event(disc, other, now, count, real, whole, board)
        if event != RECHECK:
            rows = record_track(track, rows, disc, now, event, strength, real, whole)
        if other >= 0:
            rows = record_track(track, rows, other, now, event, 0.0, real, whole)
        if event == STOP:
            continue  # predictions of other discs take this stop into account
        if whole[STATE + disc] == MOVING:
            predict_event(disc, now, count, real, whole, board)
        if other >= 0 and whole[STATE + other] == MOVING:
            predict_event(other, now, count, real, whole, board)
        # A hit can stop a disc: then the predictions of all others are outdated.
        all_outdated = whole[STATE + disc] == REST or (other >= 0 and whole[STATE + other] == REST)
        for third in range(count):
            if whole[STATE + third] == MOVING and third not in (disc, other):
                partner = whole[PARTNER + third]
                if all_outdated or (partner >= 0 and partner in (disc, other)):
                    advance(third, now, real, board)
                    predict_event(third, now, count, real, whole, board)
    return events, rows
