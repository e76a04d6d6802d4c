"""Commands of crokinole: `shots` simulates shots by JSON lines."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from gamecase.games.crokinole.board import Board, board
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.simulation import any_touching, kernel_parameters, simulate
from gamecase.games.crokinole.position import Vector
from gamecase.games.crokinole.validation import placement_fault
from gamecase.kernel.errors import BadInput

MAX_SPEED = 20_000.0  # mm/s: more than any finger can do
FEW = 300  # requests in plain Python before the compiled kernel is loaded; results are the same

_FIELDS = {"discs", "velocity", "hole", "law", "board", "surface"}
_requests = count()


def shots(request: dict[str, Any]) -> dict[str, Any]:
    """Simulate shots by JSON lines: requests on standard input, responses on standard output.

    A request is {"discs": [[x, y], ...], "velocity": [vx, vy], "hole": false} in mm and mm/s from
    the middle of the board; disc 0 is flicked, the others are at rest. The response is
    {"discs": [[x, y] | null, ...], "events": n}; null has left the board or is sunk.

    "law" is "plain" (restitution 0.8, at pegs 0.7, nothing tangential) unless it is "game", as
    discs behave at the table; "board" may be "compact", and "surface" "fast" or "slow".
    """
    if unknown := set(request) - _FIELDS:
        raise BadInput(f"unknown {sorted(unknown)}; expected {sorted(_FIELDS)}")
    profile, surface, law = (
        _text(request, *default)
        for default in (("board", "tournament"), ("surface", "normal"), ("law", "plain"))
    )
    table = board(profile, surface, law)
    places, velocity, has_hole = _read(table, request)
    values = list(kernel_parameters(table))
    if not has_hole:
        values[kernel.HOLE] = 0.0
    run = _simulate_plain if next(_requests) < FEW else _simulate_compiled
    ends, states, events = run(tuple(values), places, velocity)
    discs = [
        list(place) if state == kernel.REST else None
        for place, state in zip(ends, states, strict=True)
    ]
    return {"discs": discs, "events": events}


def _simulate_plain(
    values: tuple[float, ...], places: list[Vector], velocity: Vector
) -> tuple[Sequence[Sequence[float]], Sequence[int], int]:
    shot = simulate(values, places, [0] * len(places), velocity)
    return shot.places, shot.states, shot.events


def _simulate_compiled(
    values: tuple[float, ...], places: list[Vector], velocity: Vector
) -> tuple[Sequence[Sequence[float]], Sequence[int], int]:
    import numpy as np  # noqa: PLC0415 - slow to load, and only long inputs want it

    total = len(places)
    sides = np.zeros(total + 1, dtype=np.int64)
    sides[total] = any_touching(places[1:], values[kernel.RADIUS])
    ends, states = np.zeros(2 * total), np.zeros(total, dtype=np.int64)
    events = compiled()["settle_shots"](
        total,
        np.array(places).ravel(),
        sides,
        np.array([*places[0], *velocity]),
        np.array(values),
        np.zeros(kernel.REALS),
        np.zeros(kernel.WHOLES, dtype=np.int64),
        ends,
        states,
    )
    return ends.reshape(-1, 2).tolist(), states.tolist(), int(events)


def _text(request: dict[str, Any], name: str, default: str) -> str:
    value = request.get(name, default)
    if not isinstance(value, str):
        raise BadInput(f"{name} is {value!r}; expected a string like {default!r}")
    return value


def _read(table: Board, raw: dict[str, Any]) -> tuple[list[Vector], Vector, bool]:
    if not {"discs", "velocity"} <= set(raw):
        raise BadInput('expected "discs" and "velocity"')
    has_hole = raw.get("hole", False)
    if not isinstance(has_hole, bool):
        raise BadInput(f"hole is {has_hole!r}; expected true or false")
    discs = raw["discs"]
    if not isinstance(discs, list) or not 1 <= len(discs) <= kernel.MAX_DISCS:
        raise BadInput(f"expected a list of 1 to {kernel.MAX_DISCS} discs")
    places = [_pair(place, "disc", table.surface_radius) for place in discs]
    fault = placement_fault(table, places, table.surface_radius, has_hole=has_hole)
    if fault:
        raise BadInput(f"impossible places: {fault}")
    return places, _pair(raw["velocity"], "velocity", MAX_SPEED), has_hole


def _pair(value: object, what: str, most: float) -> Vector:
    if isinstance(value, list) and len(value) == 2:
        x, y = value
        are_numbers = isinstance(x, int | float) and isinstance(y, int | float)
        # A comparison with NaN is false, so NaN is refused.
        if are_numbers and abs(x) <= most and abs(y) <= most:
            return float(x), float(y)
    raise BadInput(f"{what} is {value!r}; expected two numbers no greater than {most:g}")


COMMANDS = {"shots": shots}
