"""The engine: exact, the same bits plain and compiled, and in agreement with the referee."""

import json
import os
import subprocess
import sys
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from gamecase.engines.numba_dispatcher import source_folders
from gamecase.games.crokinole import table
from gamecase.games.crokinole.bot import CrokinoleBot, bot
from gamecase.games.crokinole.engine import random_rounds, round_batch, shot_values
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.engine.shot_search import value_scales
from gamecase.games.crokinole.nature import HAND_SLIP, slip_deviations
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.kernel import DITCH, REST
from gamecase.games.crokinole.physics.simulation import any_touching, kernel_parameters, simulate
from gamecase.games.crokinole.position import Flick, Position, Settle
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.seat import Seat
from games.crokinole.boards import GAME, LIGHT, board, rules
from games.crokinole.reference import finals, plain_parameters, scene, stepped
from games.crokinole.setups import BOARD, random_setup, touching_setup


def test_final_places_agree_with_the_exact_reference() -> None:
    for seed, expected in enumerate(finals()):
        places, velocity = scene(seed)
        shot = simulate(plain_parameters(), places, [0] * 13, velocity)
        for state, place, wanted in zip(shot.states, shot.places, expected, strict=True):
            if wanted[0] is None:
                assert state == DITCH, seed
            else:
                assert state == REST, seed
                assert dist(place, wanted) < 1e-6, seed  # type: ignore[arg-type]


def test_shots_with_few_contacts_agree_with_a_stepped_integrator() -> None:
    compared = 0
    for seed in range(40):
        places, velocity = scene(1000 + seed, count=4)
        exact = simulate(plain_parameters(), places, [0] * 5, velocity)
        contacts = sum(point.event in (kernel.DISC, kernel.PEG) for point in exact.track)
        if contacts > 3:
            continue
        ends, _ = stepped(places, velocity, plain_parameters(), 5e-6)
        compared += 1
        for state, place, end in zip(exact.states, exact.places, ends, strict=True):
            assert (state == DITCH) == (end is None), seed
            assert end is None or dist(place, end) < 1.0, (seed, place, end)
        if compared == 3:
            return
    raise AssertionError(f"only {compared} shots with few contacts")


# --- compiled ---


def compiled_shots(board_: tuple[float, ...], setups: list[Any]) -> list[tuple[Any, ...]]:
    run = compiled()["settle_shots"]
    real, whole = np.zeros(kernel.REALS), np.zeros(kernel.WHOLES, dtype=np.int64)
    results = []
    for setup in setups:
        count = len(setup.places)
        has_contact = int(any_touching(setup.places[1:], BOARD.disc_radius))
        ends, states = np.zeros(2 * count), np.zeros(count, dtype=np.int64)
        events = run(
            count,
            np.array(setup.places).ravel(),
            np.array([*setup.sides, has_contact]),
            np.array([*setup.places[0], *setup.velocity]),
            np.array(board_),
            real,
            whole,
            ends,
            states,
        )
        places = tuple((float(x), float(y)) for x, y in ends.reshape(-1, 2))
        touched = tuple(bool(whole[kernel.TOUCHED + disc]) for disc in range(count))
        results.append((places, tuple(map(int, states)), touched, bool(whole[kernel.HIT]), events))
    return results


@pytest.mark.parametrize("rim", [False, True])
def test_compiled_and_plain_give_the_same_bits(rim: bool) -> None:
    board_ = kernel_parameters(BOARD, rim)
    setups = [random_setup(Random(seed)) for seed in range(400)]
    setups += [touching_setup(Random(seed)) for seed in range(60)]
    for setup, (places, states, touched, hit, events) in zip(
        setups, compiled_shots(board_, setups), strict=True
    ):
        plain = simulate(board_, setup.places, setup.sides, setup.velocity)
        assert (plain.places, plain.states) == (places, states), setup
        assert (plain.touched, plain.hit, plain.events) == (touched, hit, events), setup


_DIGEST = """
import hashlib
from random import Random
from games.crokinole.setups import BOARD, random_setup
from gamecase.games.crokinole.physics.simulation import kernel_parameters, simulate
digest = hashlib.sha256()
for seed in range(100):
    setup = random_setup(Random(seed))
    shot = simulate(kernel_parameters(BOARD), setup.places, setup.sides, setup.velocity)
    digest.update(repr((shot.places, shot.states)).encode())
print(digest.hexdigest())
"""

#: Of a hundred shots; a change of it is a change of the physics and needs a new game version.
DIGEST = "06a637e8d8cabf70954c87f7f0aee005b0d28f0c7e54baf01e87d703a300f7b3"


def test_another_process_gives_the_same_bits() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", _DIGEST], capture_output=True, text=True, check=True, env=env
    )
    assert done.stdout.strip() == DIGEST


def test_cached_machine_code_depends_on_the_text_of_physics_and_engine() -> None:
    functions = compiled()
    files = {function.py_func.__code__.co_filename for function in functions.values()}  # type: ignore[attr-defined]
    assert files == {
        module.__file__ for module in (kernel, shot_values, random_rounds, round_batch)
    }
    folders = {Path(kernel.__file__).parent, Path(shot_values.__file__).parent}
    assert source_folders(functions["mean_values"].py_func) == folders  # type: ignore[attr-defined]


def test_kernel_and_shot_values_share_no_name_with_two_meanings() -> None:
    """Compiled, they share one namespace."""
    ours, theirs = vars(kernel), vars(shot_values)
    shared = {name for name in ours.keys() & theirs.keys() if not name.startswith("__")}
    assert {name for name in shared if ours[name] is not theirs[name]} == set()


# --- slips ---


def test_a_human_hand_slips_by_dice_and_the_record_has_the_slip() -> None:
    played = rules(steadiness="human")
    position = board(played, {})
    slips = []
    for seed in range(300):
        settled = GAME.nature(position, DerivedDice(secret_of_seed(seed), [], 1))
        assert settled.slip is not None
        assert GAME.read_action(GAME.write(settled)) == settled
        slips.append(settled.slip)
    assert np.std(slips, axis=0) == pytest.approx(slip_deviations(HAND_SLIP), rel=0.1)
    assert np.mean(slips, axis=0) == pytest.approx([0, 0], abs=0.006)
    again = GAME.nature(position, DerivedDice(secret_of_seed(7), [], 1))
    assert again.slip == slips[7]


# --- values of shots ---


def test_every_player_sets_the_slip_of_the_own_hand() -> None:
    """At the same table one hand is exact and needs no dice, and another slips."""

    def settled(played: Any, slip: int) -> Settle:
        position = board(played, {}, flick=Flick(0, 0, 930, slip))
        return GAME.nature(position, DerivedDice(secret_of_seed(3), [], 1))

    exact, shaky, shakier = (settled(rules(), slip) for slip in (0, 10, 40))
    assert exact.slip is None
    assert shaky.slip is not None
    assert shakier.slip is not None
    assert shakier.slip == pytest.approx([4 * part for part in shaky.slip], abs=1e-8)
    # Under the switch, a steadier setting has no effect.
    human = settled(rules(steadiness="human"), 6)
    assert human.slip == pytest.approx([1.2 * part for part in shaky.slip])


@pytest.mark.parametrize("booklet", ["collection", "tournament"])
def test_the_engine_and_the_referee_agree_on_the_value_of_a_shot(booklet: str) -> None:
    """In the last shot of a round the value is the points."""
    played = rules(booklet)
    random = Random(booklet)
    player = bot("club")
    assert isinstance(player, CrokinoleBot)
    tried = 0
    while tried < 150:
        setup = random_setup(random, most=9)
        names = {
            f"{'ba'[side == 0]}{nth}": place
            for nth, (side, place) in enumerate(
                zip(setup.sides[1:], setup.places[1:], strict=True), start=1
            )
        }
        flick = Flick(random.uniform(-40, 40), random.gauss(0, 8), random.uniform(500, 2500))
        try:
            before = board(played, names, shooter=LIGHT, flick=flick)
            text = GAME.write(before)
            before = GAME.read_position(played, text.replace(f"shot {before.shots}", last(played)))
        except ValueError:
            continue
        tried += 1
        settle = GAME.nature(before, None)  # type: ignore[arg-type]
        after = GAME.apply(before, settle)
        side = played.side(before.shooter)
        gained = (after.points_of(side) - after.points_of(1 - side)) - 20 * (
            before.twenties_of(side) - before.twenties_of(1 - side)
        )
        scale = list(value_scales(before.without_flick(), player.level))
        scale[shot_values.HALF_WON] = 0.0
        assert engine_value(before, scale) == pytest.approx(gained), text


def last(played: Any) -> str:
    return f"shot {2 * played.discs_a_side - 1}"


def engine_value(position: Position, scale: list[float]) -> float:
    """The engine's value of the flick under way, in plain Python."""
    flick, played = position.flick, position.rules
    assert flick is not None
    quarter = played.quarter(position.shooter)
    places = [flick.start(BOARD.line_radius, quarter), *(d.place for d in position.discs)]
    own = played.side(position.shooter)
    sides = [0, *(int(played.side(d.seat) != own) for d in position.discs), 0]
    real, whole = [0.0] * kernel.REALS, [0] * kernel.WHOLES
    flat = [coordinate for place in places for coordinate in place]
    kernel.place_discs(
        len(places), flat, sides, [*places[0], *flick.velocity(quarter)], real, whole
    )
    kernel.settle(len(places), real, whole, list(kernel_parameters(BOARD)), [])
    return shot_values.shot_value(len(places), real, whole, scale)


# --- motion ---


def test_the_motion_of_a_shot_is_below_two_kilobytes() -> None:
    sizes = []
    for seed in range(200):
        setup = random_setup(Random(seed), most=12)
        names = {f"b{nth}": place for nth, place in enumerate(setup.places[1:], start=1)}
        position = board(rules(), names, flick=Flick(5, -3, 800 + 10 * seed))
        settle = GAME.nature(position, None)  # type: ignore[arg-type]
        motion = table.motion(position, settle, Seat.FIRST)
        sizes.append(len(msgspec.json.encode(motion)))
    assert max(sizes) < 2048, sorted(sizes)[-5:]
    assert json.loads(msgspec.json.encode(motion))["tracks"]


def test_a_motion_ends_where_the_discs_are() -> None:
    for seed in range(60):
        setup = random_setup(Random(seed), most=10)
        names = {f"b{nth}": place for nth, place in enumerate(setup.places[1:], start=1)}
        position = board(rules(), names, flick=Flick(-7, 4, 900 + 20 * seed))
        settle = GAME.nature(position, None)  # type: ignore[arg-type]
        motion = table.motion(position, settle, Seat.FIRST)
        assert motion is not None
        scene_ = table.draw(GAME.apply(position, settle), Seat.FIRST)
        final = {piece.id: (piece.x, piece.y) for piece in scene_.pieces}
        for track in motion.tracks:
            if track.id not in final:
                continue
            time, x, y, vx, vy = track.glides[-1]
            speed = (vx * vx + vy * vy) ** 0.5
            reach = speed / (2 * motion.slowing) if speed else 0.0
            assert dist((x + vx * reach, y + vy * reach), final[track.id]) < 0.2, (seed, track)
            assert time + speed / motion.slowing <= motion.seconds + 0.01
