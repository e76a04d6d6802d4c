"""The laws of physics, held on random boards and flicks."""

from collections.abc import Callable
from itertools import combinations, pairwise
from math import dist, hypot, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.kernel import DISC, DITCH, PEG, REST, STOP, SUNK
from gamecase.games.crokinole.physics.simulation import Shot, parameters, shoot
from games.crokinole.boards import rules
from games.crokinole.setups import BOARD, Setup, random_setup, touching_setup

PARAMETERS = parameters(BOARD)
SEEDS = st.integers(0, 2**32)


def run(setup: Setup, board: tuple[float, ...] = PARAMETERS) -> Shot:
    return shoot(board, setup.places, setup.sides, setup.velocity)


def motions(setup: Setup, shot: Shot) -> dict[int, list[tuple[float, ...]]]:
    """For each disc, its glides: time, place and velocity, and where it lay before the first."""
    found: dict[int, list[tuple[float, ...]]] = {
        disc: [(0.0, *place, 0.0, 0.0)] for disc, place in enumerate(setup.places)
    }
    for step in shot.steps:
        found[step.disc].append((step.time, step.x, step.y, step.vx, step.vy))
    return found


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


# --- every shot ends, and ends well ---


@settings(max_examples=10_000)
@given(SEEDS)
def test_every_shot_ends_with_every_disc_where_it_can_lie(seed: int) -> None:
    setup = random_setup(Random(seed))
    shot = run(setup)
    assert shot.events < 2000, setup
    for state, place in zip(shot.states, shot.places, strict=True):
        assert state in (REST, SUNK, DITCH), setup
        if state == REST:
            assert BOARD.tipping_radius - 1e-9 <= hypot(*place) <= BOARD.surface_radius, setup


@settings(max_examples=300)
@given(SEEDS, st.sampled_from([0.3, 0.6, 0.8, 0.95, 1.0]))
def test_clusters_of_touching_discs_end_as_well(seed: int, share: float) -> None:
    board = list(PARAMETERS)
    board[kernel.SLOW_SHARE], board[kernel.SHARE_SLOPE] = share, 0.0
    shot = run(touching_setup(Random(seed)), tuple(board))
    assert shot.events < kernel.MOST_EVENTS


# --- nothing overlaps, energy never grows, momentum stays ---


@settings(max_examples=250)
@given(SEEDS, st.booleans())
def test_no_disc_ever_lies_in_another_or_in_a_peg(seed: int, touching: bool) -> None:
    setup = touching_setup(Random(seed)) if touching else random_setup(Random(seed))
    shot = run(setup)
    ways = motions(setup, shot)
    gone = {step.disc: step.time for step in shot.steps if shot.states[step.disc] in (SUNK, DITCH)}
    times = sorted({step.time for step in shot.steps})
    times += [(one + two) / 2 for one, two in pairwise(times)]
    for time in times:
        here = {
            disc: place_at(glides, time)
            for disc, glides in ways.items()
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
    ways: dict[int, list[tuple[float, ...]]] = motions(setup, replace_steps(shot, 0))
    energy = hypot(*setup.velocity) ** 2 / 2
    for nth, step in enumerate(shot.steps):
        ways[step.disc].append((step.time, step.x, step.y, step.vx, step.vy))
        pair = step.event == DISC and nth + 1 < len(shot.steps)
        if pair and shot.steps[nth + 1].time == step.time and step.strength:
            continue  # a contact is two rows: look once both are in
        now = sum(speed_at(glides, step.time) ** 2 / 2 for glides in ways.values())
        assert now <= energy * (1 + 1e-9) + 0.07, (setup, step)
        energy = now


def replace_steps(shot: Shot, count: int) -> Shot:
    return Shot(
        shot.places, shot.states, shot.touched, shot.rimmed, shot.hit, shot.events,
        shot.steps[:count],
    )  # fmt: skip


@settings(max_examples=200)
@given(SEEDS)
def test_two_discs_keep_their_momentum_and_part_as_restitution_says(seed: int) -> None:
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
    told = kernel.collide(0, 1, real, whole, board)
    after = [
        (real[kernel.UX + d] * real[kernel.SPEED + d], real[kernel.UY + d] * real[kernel.SPEED + d])
        for d in range(2)
    ]
    assert told == pytest.approx(closing, rel=1e-9)
    for axis in (0, 1):
        total = before[0][axis] + before[1][axis]
        assert after[0][axis] + after[1][axis] == pytest.approx(total, rel=1e-12, abs=1e-9)
    parting = (after[1][0] - after[0][0]) * nx + (after[1][1] - after[0][1]) * ny
    share = kernel.disc_share(closing, board)
    assert parting == pytest.approx(share * closing, rel=1e-9)
    if board[kernel.DISC_FRICTION] == 0:
        slip = [v[0][1] * nx - v[0][0] * ny for v in (before, after)]
        assert slip[0] == pytest.approx(slip[1], rel=1e-9, abs=1e-9)


def test_restitution_falls_from_slow_hits_to_fast_ones() -> None:
    shares = [kernel.disc_share(speed, list(PARAMETERS)) for speed in (1, 500, 1750, 3000, 9000)]
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
def test_a_turned_flick_settles_turned_to_the_bit(name: str, seed: int) -> None:
    turn = TURNS[name]
    setup = random_setup(Random(seed))
    plain = run(setup)
    turned = run(
        Setup([turn(*place) for place in setup.places], setup.sides, turn(*setup.velocity))
    )
    assert [turn(*place) for place in plain.places] == list(turned.places), setup
    assert (plain.states, plain.touched, plain.hit) == (turned.states, turned.touched, turned.hit)


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
    ways = motions(setup, plain)
    times = [nth * 0.02 for nth in range(200)]
    for spot in free:
        if any(dist(place_at(way, time), spot) < 60 for way in ways.values() for time in times):
            continue
        if any(dist(peg, spot) < 25 for peg in BOARD.pegs()):
            continue
        more = run(Setup([*setup.places, spot], [*setup.sides, 1], setup.velocity))
        assert more.places[:-1] == plain.places
        return


# --- one disc alone ---


@pytest.mark.parametrize("speed", [50.0, 400.0, 700.0])
def test_a_disc_alone_runs_out_by_the_square_of_its_speed(speed: float) -> None:
    places = [(-250.0, -120.0)]
    shot = shoot(PARAMETERS, places, [0], (speed, 0.0))
    length = speed * speed / (2 * BOARD.slowing)
    assert shot.places[0][0] + 250.0 == pytest.approx(length, rel=1e-12)
    assert shot.steps[-1].time == pytest.approx(speed / BOARD.slowing, rel=1e-12)


def test_the_launch_speeds_of_the_rules_file() -> None:
    to_middle = sqrt(2 * BOARD.slowing * BOARD.line_radius)
    assert to_middle == pytest.approx(773, abs=1)
    assert sqrt(2) * to_middle == pytest.approx(1094, abs=1)


@pytest.mark.parametrize(("aside", "sinks"), [(7.26, True), (7.29, False)])
def test_a_disc_tips_into_the_hole_when_its_centre_has_no_wood_below(
    aside: float, sinks: bool
) -> None:
    """It arrives slowly, stopping right beside the middle."""
    far = 60.0
    speed = sqrt(2 * BOARD.slowing * far)
    shot = shoot(PARAMETERS, [(aside, -far)], [0], (0.0, speed))
    assert (shot.states[0] == SUNK) is sinks


@pytest.mark.parametrize(("speed", "sinks"), [(999.0, True), (1001.0, False)])
def test_a_disc_too_fast_for_the_hole_passes_over_it(speed: float, sinks: bool) -> None:
    start = speed**2 + 2 * BOARD.slowing * (60 - BOARD.tipping_radius)
    shot = shoot(PARAMETERS, [(0.0, -60.0)], [0], (0.0, sqrt(start)))
    assert (shot.states[0] == SUNK) is sinks


def test_a_head_on_hit_hands_the_speed_on() -> None:
    shot = shoot(PARAMETERS, [(-200.0, 150.0), (-150.0, 150.0)], [0, 1], (400.0, 0.0))
    first = next(step for step in shot.steps if step.event == DISC)
    closing = sqrt(400.0**2 - 2 * BOARD.slowing * (50 - 2 * BOARD.disc_radius))
    assert first.strength == pytest.approx(closing, rel=1e-9)
    assert first.vx == pytest.approx(0.05 * closing, rel=1e-9)


def test_a_peg_throws_a_disc_back() -> None:
    x, y = max(BOARD.pegs())
    shot = shoot(PARAMETERS, [(x + 100, y)], [0], (-600.0, 0.0))
    hit = next(step for step in shot.steps if step.event == PEG)
    assert hit.vx == pytest.approx(0.65 * hit.strength, rel=1e-9)
    assert hit.vy == pytest.approx(0, abs=1e-9)


def test_a_slow_surface_stops_discs_sooner() -> None:
    runs = []
    for surface in ("fast", "normal", "slow"):
        board = parameters(rules(surface=surface).equipment)
        runs.append(shoot(board, [(-250.0, -120.0)], [0], (400.0, 0.0)).places[0][0])
    assert runs == sorted(runs, reverse=True)
    assert STOP not in {DISC, PEG}
