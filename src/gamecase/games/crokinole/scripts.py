"""Crokinole for scripts: shots by JSON lines, in and out."""

import json
import sys
from collections.abc import Callable
from typing import Any, Literal

from gamecase.games.crokinole.board import Board, board
from gamecase.games.crokinole.engine import kernel
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.engine.shooting import lying_together, parameters, shoot
from gamecase.games.crokinole.lying import fault_of_places
from gamecase.games.crokinole.position import Place
from gamecase.kernel.errors import BadInput

FASTEST = 20_000.0  # mm/s: beyond what any finger does
FEW = 300  # lines that are not worth loading the compiled kernel for; the bits are the same

Answer = dict[str, Any]


def shots(
    *,
    law: Literal["plain", "game"] = "plain",
    profile: str = "tournament",
    surface: str = "normal",
) -> None:
    """Simulate crokinole shots by JSON lines: questions on standard input, answers on output.

    A question is {"discs": [[x, y], ...], "velocity": [vx, vy], "hole": false} in mm and mm/s from
    the middle of the board; disc 0 is flicked, the others are at rest. The answer is
    {"discs": [[x, y] | null, ...], "events": n}; null has left the board or is sunk.

    Parameters
    ----------
    law
        plain: restitution 0.8, at pegs 0.7, nothing tangential. game: as discs behave at the table.
    profile
        tournament or compact.
    surface
        fast, normal or slow.
    """
    table = board(profile, surface, law)
    for nth, line in enumerate(sys.stdin):
        if line.strip():
            try:
                answer = _answer(table, line, _plain if nth < FEW else _compiled)
            except BadInput as error:
                answer = {"error": str(error)}
            sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def _answer(
    table: Board,
    line: str,
    run: Callable[[tuple[float, ...], list[Place], Place], tuple[Any, Any, int]],
) -> Answer:
    places, velocity, has_hole = _read(table, line)
    given = list(parameters(table))
    if not has_hole:
        given[kernel.HOLE] = 0.0
    ends, states, events = run(tuple(given), places, velocity)
    discs = [
        list(place) if state == kernel.REST else None
        for place, state in zip(ends, states, strict=True)
    ]
    return {"discs": discs, "events": events}


def _plain(
    given: tuple[float, ...], places: list[Place], velocity: Place
) -> tuple[tuple[Place, ...], tuple[int, ...], int]:
    shot = shoot(given, places, [0] * len(places), velocity)
    return shot.places, shot.states, shot.events


def _compiled(
    given: tuple[float, ...], places: list[Place], velocity: Place
) -> tuple[list[list[float]], list[int], int]:
    import numpy as np  # noqa: PLC0415 - slow to load, and only long inputs want it

    count = len(places)
    sides = np.zeros(count + 1, dtype=np.int64)
    sides[count] = lying_together(places[1:], given[kernel.RADIUS])
    ends, states = np.zeros(2 * count), np.zeros(count, dtype=np.int64)
    events = compiled()["settle_many"](
        count,
        np.array(places).ravel(),
        sides,
        np.array([*places[0], *velocity]),
        np.array(given),
        np.zeros(kernel.REALS),
        np.zeros(kernel.WHOLES, dtype=np.int64),
        ends,
        states,
    )
    return ends.reshape(-1, 2).tolist(), states.tolist(), int(events)


def _read(table: Board, line: str) -> tuple[list[Place], Place, bool]:
    try:
        raw = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from error
    if not isinstance(raw, dict) or not {"discs", "velocity"} <= set(raw):
        raise BadInput('expected an object with "discs" and "velocity"')
    if unknown := set(raw) - {"discs", "velocity", "hole"}:
        raise BadInput(f"unknown {sorted(unknown)}; expected discs, velocity and hole")
    has_hole = raw.get("hole", False)
    if not isinstance(has_hole, bool):
        raise BadInput(f"hole is {has_hole!r}; expected true or false")
    discs = raw["discs"]
    if not isinstance(discs, list) or not 1 <= len(discs) <= kernel.MOST_DISCS:
        raise BadInput(f"expected a list of 1 to {kernel.MOST_DISCS} discs")
    places = [_pair(each, "a disc", table.surface_radius) for each in discs]
    fault = fault_of_places(table, places, table.surface_radius, has_hole=has_hole)
    if fault:
        raise BadInput(f"discs cannot lie so: {fault}")
    return places, _pair(raw["velocity"], "the velocity", FASTEST), has_hole


def _pair(value: object, what: str, most: float) -> Place:
    if isinstance(value, list) and len(value) == 2:
        x, y = value
        are_numbers = isinstance(x, int | float) and isinstance(y, int | float)
        # A comparison with what is not a number is false, so that it is refused.
        if are_numbers and abs(x) <= most and abs(y) <= most:
            return float(x), float(y)
    raise BadInput(f"{what} is {value!r}; expected two numbers no greater than {most:g}")


COMMANDS = {"shots": shots}
