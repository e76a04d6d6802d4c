"""Laws of physics, on random boards and flicks."""

from collections.abc import Callable
from itertools import combinations, pairwise
from math import dist, hypot, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.kernel import DISC, DITCH, PEG, REST, STOP, SUNK
from gamecase.games.crokinole.physics.simulation import SimulatedShot, kernel_parameters, simulate
from games.crokinole.boards import rules
from games.crokinole.setups import BOARD, Setup, random_setup, touching_setup

PARAMETERS = kernel_parameters(BOARD)
SEEDS = st.integers(0, 2**32)


def run(setup: Setup, board: tuple[float, ...] = PARAMETERS) -> SimulatedShot:
    return simulate(board, setup.places, setup.sides, setup.velocity)


def motions(setup: Setup, shot: SimulatedShot) -> dict[int, list[tuple[float, ...]]]:
    """The glides of each disc (time, place, velocity), with its place before the first."""
    glides: dict[int, list[tuple[float, ...]]] = {
        disc: [(0.0, *place, 0.0, 0.0)] for disc, place in enumerate(setup.places)
    }
    for point in shot.track:
        glides[point.disc].append((point.time, point.x, point.y, point.vx, point.vy))
    return glides


def place_at(glides: list[tuple[float, ...]], time: float) -> tuple[float, float]:
    start, x, y, vx, vy = [glide for glide in glides if glide[0] <= time][-1]
    speed = hypot(vx, vy)
    if speed == 0:
        return x, y
    passed = min(time - start, speed / BOARD.slowing)
    share = (speed - BOARD.slowing * passed / 2) * passed / speed
    return x + vx * share, y + vy * share


def speed_at(glides: list[tuple[float, ...]], time: float) -> float:
    start, _, _, vx, vy = [glide for glide in glides if glide[0] <= time][-1]
    return max(hypot(vx, vy) - BOARD.slowing * (time - start), 0.0)


# --- every shot ends ---


@settings(max_examples=10_000)
@given(SEEDS)
@pytest.mark.slow
def test_every_shot_ends_with_every_disc_at_a_possible_place(seed: int) -> None:
    setup = random_setup(Random(seed))
    shot = run(setup)
    assert shot.events < 2000, setup
    for state, place in zip(shot.states, shot.places, strict=True):
        assert state in (REST, SUNK, DITCH), setup
        if state == REST:
            assert BOARD.tipping_radius - 1e-9 <= hypot(*place) <= BOARD.surface_radius, setup


@settings(max_examples=300)
@given(SEEDS, st.sampled_from([0.3, 0.6, 0.8, 0.95, 1.0]))
def test_shots_at_touching_discs_end(seed: int, share: float) -> None:
    board = list(PARAMETERS)
    board[kernel.SLOW_RESTITUTION], board[kernel.RESTITUTION_SLOPE] = share, 0.0
    shot = run(touching_setup(Random(seed)), tuple(board))
    assert shot.events < kernel.MAX_EVENTS


# --- no overlap, no energy gain, conserved momentum ---


@settings(max_examples=250)
@given(SEEDS, st.booleans())
def test_no_disc_ever_overlaps_another_or_a_peg(seed: int, touching: bool) -> None:
    setup = touching_setup(Random(seed)) if touching else random_setup(Random(seed))
    shot = run(setup)
    glides_of = motions(setup, shot)
    gone = {
        point.disc: point.time for point in shot.track if shot.states[point.disc] in (SUNK, DITCH)
    }
    times = sorted({point.time for point in shot.track})
    times += [(one + two) / 2 for one, two in pairwise(times)]
    for time in times:
        here = {
            disc: place_at(glides, time)
            for disc, glides in glides_of.items()
            if time < gone.get(disc, 1e9)
        }
        for one, two in combinations(here.values(), 2):
            assert dist(one, two) >= 2 * BOARD.disc_radius - 1e-6, (setup, time)
        for place in here.values():
            for peg in BOARD.pegs():
                assert dist(place, peg) >= BOARD.disc_radius + BOARD.peg_radius - 1e-6, setup


@settings(max_examples=250)
@given(SEEDS, st.booleans())
def test_energy_never_grows(seed: int, touching: bool) -> None:
    setup = touching_setup(Random(seed)) if touching else random_setup(Random(seed))
    shot = run(setup)
    glides_of: dict[int, list[tuple[float, ...]]] = motions(setup, with_track_length(shot, 0))
    energy = hypot(*setup.velocity) ** 2 / 2
    for nth, point in enumerate(shot.track):
        glides_of[point.disc].append((point.time, point.x, point.y, point.vx, point.vy))
        pair = point.event == DISC and nth + 1 < len(shot.track)
        if pair and shot.track[nth + 1].time == point.time and point.strength:
            continue  # a contact has two rows; check after both
        now = sum(speed_at(glides, point.time) ** 2 / 2 for glides in glides_of.values())
        assert now <= energy * (1 + 1e-9) + 0.07, (setup, point)
        energy = now


def with_track_length(shot: SimulatedShot, count: int) -> SimulatedShot:
    return SimulatedShot(
        shot.places, shot.states, shot.touched, shot.rimmed, shot.hit, shot.events,
        shot.track[:count],
    )  # fmt: skip


@settings(max_examples=200)
@given(SEEDS)
def test_a_collision_conserves_momentum_and_follows_restitution(seed: int) -> None:
    random = Random(seed)
    board = list(PARAMETERS)
    board[kernel.DISC_FRICTION] = random.choice([0.0, 0.15])
    real, whole = [0.0] * kernel.REALS, [0] * kernel.WHOLES
    reach = 2 * BOARD.disc_radius
    nx, ny = random.gauss(0, 1), random.gauss(0, 1)
    far = hypot(nx, ny)
    nx, ny = nx / far, ny / far
    real[kernel.X + 1], real[kernel.Y + 1] = nx * reach, ny * reach
    before = [(random.gauss(0, 900), random.gauss(0, 900)) for _ in range(2)]
    closing = (before[0][0] - before[1][0]) * nx + (before[0][1] - before[1][1]) * ny
    if closing < 1:
        before.reverse()
        closing = -closing
    if closing < 1:
        return
    for disc, (vx, vy) in enumerate(before):
        kernel.launch(disc, vx, vy, real, whole)
    result = kernel.collide(0, 1, real, whole, board)
    after = [
        (real[kernel.UX + d] * real[kernel.SPEED + d], real[kernel.UY + d] * real[kernel.SPEED + d])
        for d in range(2)
    ]
    assert result == pytest.approx(closing, rel=1e-9)
    for axis in (0, 1):
        total = before[0][axis] + before[1][axis]
        assert after[0][axis] + after[1][axis] == pytest.approx(total, rel=1e-12, abs=1e-9)
    separation_speed = (after[1][0] - after[0][0]) * nx + (after[1][1] - after[0][1]) * ny
    share = kernel.disc_restitution(closing, board)
    assert separation_speed == pytest.approx(share * closing, rel=1e-9)
    if board[kernel.DISC_FRICTION] == 0:
        slip = [v[0][1] * nx - v[0][0] * ny for v in (before, after)]
        assert slip[0] == pytest.approx(slip[1], rel=1e-9, abs=1e-9)


def test_restitution_falls_from_slow_hits_to_fast_ones() -> None:
    shares = [
        kernel.disc_restitution(speed, list(PARAMETERS)) for speed in (1, 500, 1750, 3000, 9000)
    ]
    assert shares == pytest.approx([0.9, 0.9, 0.8, 0.7, 0.7])


# --- symmetry ---

TURNS: dict[str, Callable[[float, float], tuple[float, float]]] = {
    "mirrored": lambda x, y: (-x, y),
    "upside down": lambda x, y: (x, -y),
    "quarter turn": lambda x, y: (y, -x),
    "half turn": lambda x, y: (-x, -y),
    "diagonal": lambda x, y: (y, x),
}


@pytest.mark.parametrize("name", TURNS)
@settings(max_examples=100)
@given(SEEDS)
def test_a_rotated_flick_settles_rotated_exactly(name: str, seed: int) -> None:
    turn = TURNS[name]
    setup = random_setup(Random(seed))
    plain = run(setup)
    rotated = run(
        Setup([turn(*place) for place in setup.places], setup.sides, turn(*setup.velocity))
    )
    assert [turn(*place) for place in plain.places] == list(rotated.places), setup
    assert (plain.states, plain.touched, plain.hit) == (
        rotated.states,
        rotated.touched,
        rotated.hit,
    )


@settings(max_examples=60)
@given(SEEDS)
def test_a_disc_far_from_everything_changes_nothing(seed: int) -> None:
    setup = random_setup(Random(seed), most=5)
    plain = run(setup)
    free = [
        (x * 10.0, y * 10.0)
        for x in range(-28, 29, 4)
        for y in range(-28, 29, 4)
        if 20 < hypot(x * 10.0, y * 10.0) < 285
    ]
    glides_of = motions(setup, plain)
    times = [nth * 0.02 for nth in range(200)]
    for spot in free:
        if any(
            dist(place_at(glides, time), spot) < 60
            for glides in glides_of.values()
            for time in times
        ):
            continue
        if any(dist(peg, spot) < 25 for peg in BOARD.pegs()):
            continue
        more = run(Setup([*setup.places, spot], [*setup.sides, 1], setup.velocity))
        assert more.places[:-1] == plain.places
        return


# --- one disc alone ---


@pytest.mark.parametrize("speed", [50.0, 400.0, 700.0])
def test_a_single_disc_slides_by_the_square_of_its_speed(speed: float) -> None:
    places = [(-250.0, -120.0)]
    shot = simulate(PARAMETERS, places, [0], (speed, 0.0))
    length = speed * speed / (2 * BOARD.slowing)
    assert shot.places[0][0] + 250.0 == pytest.approx(length, rel=1e-12)
    assert shot.track[-1].time == pytest.approx(speed / BOARD.slowing, rel=1e-12)


def test_the_launch_speeds_of_the_rules_file() -> None:
    to_middle = sqrt(2 * BOARD.slowing * BOARD.line_radius)
    assert to_middle == pytest.approx(773, abs=1)
    assert sqrt(2) * to_middle == pytest.approx(1094, abs=1)


@pytest.mark.parametrize(("aside", "sinks"), [(7.26, True), (7.29, False)])
def test_a_slow_disc_sinks_within_the_tipping_radius(aside: float, sinks: bool) -> None:
    """The disc stops right beside the middle."""
    far = 60.0
    speed = sqrt(2 * BOARD.slowing * far)
    shot = simulate(PARAMETERS, [(aside, -far)], [0], (0.0, speed))
    assert (shot.states[0] == SUNK) is sinks


@pytest.mark.parametrize(("speed", "sinks"), [(999.0, True), (1001.0, False)])
def test_a_disc_too_fast_for_the_hole_passes_over_it(speed: float, sinks: bool) -> None:
    start = speed**2 + 2 * BOARD.slowing * (60 - BOARD.tipping_radius)
    shot = simulate(PARAMETERS, [(0.0, -60.0)], [0], (0.0, sqrt(start)))
    assert (shot.states[0] == SUNK) is sinks


def test_a_head_on_hit_transfers_the_speed() -> None:
    shot = simulate(PARAMETERS, [(-200.0, 150.0), (-150.0, 150.0)], [0, 1], (400.0, 0.0))
    first = next(point for point in shot.track if point.event == DISC)
    closing = sqrt(400.0**2 - 2 * BOARD.slowing * (50 - 2 * BOARD.disc_radius))
    assert first.strength == pytest.approx(closing, rel=1e-9)
    assert first.vx == pytest.approx(0.05 * closing, rel=1e-9)


def test_a_disc_bounces_off_a_peg() -> None:
    x, y = max(BOARD.pegs())
    shot = simulate(PARAMETERS, [(x + 100, y)], [0], (-600.0, 0.0))
    hit = next(point for point in shot.track if point.event == PEG)
    assert hit.vx == pytest.approx(0.65 * hit.strength, rel=1e-9)
    assert hit.vy == pytest.approx(0, abs=1e-9)


def test_a_slow_surface_stops_discs_sooner() -> None:
    runs = []
    for surface in ("fast", "normal", "slow"):
        board = kernel_parameters(rules(surface=surface).equipment)
        runs.append(simulate(board, [(-250.0, -120.0)], [0], (400.0, 0.0)).places[0][0])
    assert runs == sorted(runs, reverse=True)
    assert STOP not in {DISC, PEG}
