"""The physics and the values of shots compiled by Numba.

The results are those of plain Python to the bit.
"""

from collections.abc import Callable
from functools import lru_cache
from types import FunctionType
from typing import Any

from gamecase.games.crokinole.engine import random_rounds, round_batch, shot_values
from gamecase.games.crokinole.physics import kernel

_I, _F, _IS, _FS = "int64", "float64", "int64[::1]", "float64[::1]"

#: The return type and the argument types of every compiled function.
_SIGNATURES: dict[str, tuple[str, ...]] = {
    "advance": ("void", _I, _F, _FS, _FS),
    "travel_time": (_F, _F, _F, _F),
    "distance_to_circle": (_F, _F, _F, _F, _F, _F),
    "distance_to_edge": (_F, _F, _F, _F, _F, _F),
    "contact_time_after_stop": (_F, _I, _I, _F, _F, _FS, _FS),
    "contact_time": (_F, _I, _I, _F, _FS, _FS),
    "distance_to_peg": (_F, _I, _F, _FS, _FS),
    "predict_event": ("void", _I, _F, _I, _FS, _IS, _FS),
    "launch": ("void", _I, _F, _F, _FS, _IS),
    "separation_speed": (_F, _F, _F),
    "disc_restitution": (_F, _F, _FS),
    "collide": (_F, _I, _I, _FS, _IS, _FS),
    "bounce": (_F, _I, _F, _F, _F, _F, _FS, _IS),
    "hit_peg": (_F, _I, _FS, _IS, _FS),
    "record_touch": ("void", _I, _I, _I, _FS, _IS, _FS),
    "sink_if_slow": ("void", _I, _FS, _IS, _FS),
    "earliest_event": (_I, _I, _FS, _IS),
    "apply_event": (_F, _I, _I, _F, _I, _FS, _IS, _FS),
    "record_track": (_I, _FS, _I, _I, _F, _I, _F, _FS, _IS),
    "settle": ("UniTuple(int64, 2)", _I, _FS, _IS, _FS, _FS),
    "place_discs": ("void", _I, _FS, _IS, _FS, _FS, _IS),
    "settle_shots": (_I, _I, _FS, _IS, _FS, _FS, _FS, _IS, _FS, _IS),
    "has_opposing_discs": ("boolean", _I, _IS),
    "is_good": ("boolean", _I, _FS, _IS, _FS),
    "hidden_share": (_F, _F, _F, _FS),
    "shot_value": (_F, _I, _FS, _IS, _FS),
    "mean_values": ("void", _I, _FS, _IS, _FS, _FS, _FS, _FS, _FS, _IS, _FS, _FS),
    "free_places": (_I, _I, _I, _FS, _FS, _F, _IS),
    "any_contact": (_I, _I, _FS, _F),
    "clear_up": (_I, _I, _I, _FS, _IS, _FS, _FS, _IS, _IS, _IS),
    "shoot": (_I, *[_I] * 6, *[_FS] * 6, _IS, _FS, _IS),
    "add_points": ("void", _I, _FS, _IS, _FS, _IS, _I),
    "list_free": ("void", _I, _IS, _FS, _FS, _FS, _IS, _IS),
    "observe_rounds": ("void", _I, _I, _F, _IS, _IS, _FS, _IS, _FS),
    "shoot_all": ("void", _I, _I, _I, _IS, *[_FS] * 6, _IS, _IS, _FS, _IS),
    "count_rounds": ("void", _IS, _FS, _IS, _FS, _IS),
    "play_rounds": ("void", _IS, *[_FS] * 7, _IS, _FS, *[_IS] * 4),
}


@lru_cache(maxsize=1)
def compiled() -> dict[str, Callable[..., Any]]:
    """Every function of the kernel, compiled when it is first called."""
    # Numba is slow to import, and only bots and benchmarks need it.
    from gamecase.engines.cached_njit import cached_njit  # noqa: PLC0415

    names: dict[str, Any] = {}
    for module in (kernel, shot_values, random_rounds, round_batch):
        names |= vars(module)
    for name, (returns, *takes) in _SIGNATURES.items():
        plain = names[name]
        twin = FunctionType(plain.__code__, names, name)  # so that it calls its compiled siblings
        twin.__module__ = plain.__module__
        names[name] = cached_njit(f"{returns}({', '.join(takes)})")(twin)
    return {name: names[name] for name in _SIGNATURES}
