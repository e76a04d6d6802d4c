"""Shots simulated per CPU second on one core, against pymunk and Box2D on the same boards.

Twelve discs at rest, a shooter at 1 to 3 m/s; friction 0.1, restitution 0.8 between discs, 0.7 at
pegs, nothing tangential, no hole. The other engines run with a step of 0.125 ms, where their median
error against the exact end is just below a millimetre. Only ratios within one run mean anything.

    pip install pymunk Box2D
    python benchmarks/crokinole_shots.py
"""

import sys
import time
from collections.abc import Callable
from math import dist, hypot, nan
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.physics import kernel
from games.crokinole.reference import BOARD, plain_parameters, scene
from games.crokinole.setups import touching_setup

STEP = 0.000125
OTHER_SHOTS = 24
BOARDS, REPEATS = 1000, 100
SLOWING, RADIUS, PEG = 981.0, BOARD.disc_radius, BOARD.peg_radius

Vector = tuple[float, float]
Ends = list[Vector]  # a disc that left the board is at (nan, nan)


class Kernel:
    """The compiled kernel, many shots per call."""

    def __init__(self) -> None:
        self._run = compiled()["settle_shots"]
        self._board = np.array(plain_parameters())
        self._real = np.zeros(kernel.REALS)
        self._whole = np.zeros(kernel.WHOLES, dtype=np.int64)

    def simulate(self, places: list[Vector], velocity: Vector, repeats: int) -> Ends:
        count = len(places)
        finals = np.zeros(2 * count * repeats)
        states = np.zeros(count * repeats, dtype=np.int64)
        shots = np.tile(np.array([*places[0], *velocity]), repeats)
        sides = np.zeros(count + 1, dtype=np.int64)
        self._run(
            count,
            np.array(places).ravel(),
            sides,
            shots,
            self._board,
            self._real,
            self._whole,
            finals,
            states,
        )
        ends = finals[: 2 * count].reshape(-1, 2).tolist()
        return [
            (x, y) if state == kernel.REST else (nan, nan)
            for (x, y), state in zip(ends, states[:count].tolist(), strict=True)
        ]


def with_pymunk(places: list[Vector], velocity: Vector) -> Ends:
    import pymunk  # noqa: PLC0415 - a peer that may be missing

    space = pymunk.Space()
    space.iterations = 20
    share = 0.8**0.5  # pymunk multiplies the two elasticities

    bodies = []
    for place in places:
        body = pymunk.Body(1.0, float("inf"))
        body.position = place
        shape = pymunk.Circle(body, RADIUS)
        shape.elasticity, shape.friction = share, 0.0
        space.add(body, shape)
        bodies.append(body)
    for peg in BOARD.pegs():
        shape = pymunk.Circle(space.static_body, PEG, peg)
        shape.elasticity, shape.friction = 0.7 / share, 0.0
        space.add(shape)
    bodies[0].velocity = velocity
    moving, out = {bodies[0]}, set()

    def wake(arbiter: Any, _space: Any, _data: Any) -> None:
        moving.update(s.body for s in arbiter.shapes if s.body is not space.static_body)

    space.on_collision(begin=wake)
    while moving:
        space.step(STEP)
        for body in [*moving]:
            speed = body.velocity.length
            left = speed - SLOWING * STEP
            if left <= 0:
                body.velocity = (0, 0)
                moving.discard(body)
                continue
            body.velocity = body.velocity * (left / speed)
            if body.position.length > BOARD.surface_radius:
                out.add(body)
                moving.discard(body)
                space.remove(body, *body.shapes)
    return [(nan, nan) if body in out else (body.position.x, body.position.y) for body in bodies]


def with_box2d(places: list[Vector], velocity: Vector) -> Ends:
    import Box2D  # noqa: PLC0415 - a peer that may be missing

    unit = 0.1  # centimetres: Box2D lets nothing bounce below one unit a second

    class Restitution(Box2D.b2ContactListener):  # type: ignore[misc]
        def PreSolve(self, contact: Any, _old: Any) -> None:  # noqa: N802 - Box2D names it
            bodies = (contact.fixtureA.body, contact.fixtureB.body)
            is_peg = any(body.type == Box2D.b2_staticBody for body in bodies)
            contact.restitution = 0.7 if is_peg else 0.8
            moving.update(b.userData for b in bodies if b.type == Box2D.b2_dynamicBody)

    moving, out = {0}, set()
    listener = Restitution()
    world = Box2D.b2World(gravity=(0, 0), doSleep=False, contactListener=listener)
    discs = []
    for nth, (x, y) in enumerate(places):
        body = world.CreateDynamicBody(position=(x * unit, y * unit), fixedRotation=True)
        body.userData = nth
        body.CreateCircleFixture(radius=RADIUS * unit, density=1, friction=0, restitution=0.8)
        discs.append(body)
    for x, y in BOARD.pegs():
        peg = world.CreateStaticBody(position=(x * unit, y * unit))
        peg.CreateCircleFixture(radius=PEG * unit, friction=0, restitution=0.7)
    discs[0].linearVelocity = (velocity[0] * unit, velocity[1] * unit)
    while moving:
        world.Step(STEP, 10, 10)
        for nth in [*moving]:
            body = discs[nth]
            speed = body.linearVelocity.length
            left = speed - SLOWING * unit * STEP
            if left <= 0:
                body.linearVelocity = (0, 0)
                moving.discard(nth)
                continue
            body.linearVelocity *= left / speed
            if body.position.length > BOARD.surface_radius * unit:
                out.add(nth)
                moving.discard(nth)
                body.active = False
    return [
        (nan, nan) if nth in out else (body.position[0] / unit, body.position[1] / unit)
        for nth, body in enumerate(discs)
    ]


def error(one: Ends, two: Ends) -> float:
    """The largest displacement of a disc; one that left the board in one result counts a metre."""
    worst = 0.0
    for first, second in zip(one, two, strict=True):
        off = [hypot(*place) != hypot(*place) for place in (first, second)]
        worst = max(worst, 1000.0 if off[0] != off[1] else 0.0 if off[0] else dist(first, second))
    return worst


def measure_other(name: str, run: Callable[[list[Vector], Vector], Ends], ours: Kernel) -> float:
    errors = []
    began = time.process_time()
    ends = [run(*scene(seed)) for seed in range(OTHER_SHOTS)]
    rate = OTHER_SHOTS / (time.process_time() - began)
    for seed, end in enumerate(ends):
        errors.append(error(end, ours.simulate(*scene(seed), 1)))
    median = float(np.median(errors))
    print(f"{name}: {rate:.1f} shots a CPU second, median error {median:.2f} mm", flush=True)
    return rate


def rate_of(ours: Kernel, boards: list[tuple[list[Vector], Vector]], repeats: int) -> float:
    began = time.process_time()
    for places, velocity in boards:
        ours.simulate(places, velocity, repeats)
    return len(boards) * repeats / (time.process_time() - began)


def main() -> None:
    ours = Kernel()
    boards = [scene(seed) for seed in range(BOARDS)]
    mine = rate_of(ours, boards, REPEATS)
    print(f"kernel, 12 discs and a shooter: {mine:.0f} shots a CPU second", flush=True)
    crowded = [scene(seed, count=25) for seed in range(200)]
    print(f"kernel, 25 discs: {rate_of(ours, crowded, REPEATS):.0f}")
    clusters = [touching_setup(Random(seed)) for seed in range(200)]
    cluster_boards = [(setup.places, setup.velocity) for setup in clusters]
    print(f"kernel, 12 touching discs: {rate_of(ours, cluster_boards, REPEATS):.0f}")
    for name, run in (("pymunk", with_pymunk), ("Box2D", with_box2d)):
        try:
            theirs = measure_other(name, run, ours)
        except ModuleNotFoundError as missing:
            print(f"{name}: not installed ({missing})")
            continue
        print(f"ratio kernel / {name}: {mine / theirs:.0f}")


if __name__ == "__main__":
    main()
