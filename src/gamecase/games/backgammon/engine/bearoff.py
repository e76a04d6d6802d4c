"""Races with every checker home, from tables: each side alone, and both when few are left.

The tables of a set of rules are made in a few seconds when they are first wanted and kept in the
user's cache. They are not shipped: every rule about bearing off has its own, five to forty
megabytes each, and making one takes no longer than fetching it would.
"""

import hashlib
import os
import tempfile
import zipfile
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.board import checkers_in_all
from gamecase.games.backgammon.engine.bearoff_tables import (
    HOME,
    SMALL,
    Tables,
    count_homes,
    make_tables,
)
from gamecase.games.backgammon.engine.chances import (
    KINDS,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Rows,
)
from gamecase.games.backgammon.engine.kernel import (
    BAR,
    BLOCK,
    PAST_BAND_BARRED,
    SMALL_ENTERS,
    THEIR_BAR,
    Row,
)
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.ranking import WAYS
from gamecase.games.backgammon.ruleset import Ruleset

_VERSION = 4  # of what the files hold; raised when a table of the same name means something else


def race_chances(rows: Rows, rules: Ruleset) -> tuple[NDArray[np.bool_], Chances]:
    """Which boards the tables know, and the five chances of the side to throw in those.

    They reach as far as every checker of both sides is home or off. Each side plays to be through
    in the fewest turns, or, with nothing off and the game lost, to save the gammon; with six
    checkers or fewer on both sides, each plays for its best chance to win. The chances of the other
    boards are zero.
    """
    reached = np.zeros(len(rows), np.bool_)
    chances = np.zeros((len(rows), KINDS), np.float32)
    if _are_home(rows).any():
        _look_up(rows, tables_of(rules), reached, chances)
    return reached, chances


def race_points(rows: Rows, rules: Ruleset) -> tuple[NDArray[np.bool_], NDArray[np.float32]]:
    """Which boards are known with the cube, and the points of the side to throw in those.

    For money, at a cube of 1, when the side to throw does not double before it; a column each for
    the cube in the middle, ours and theirs. They reach six checkers a side, with some
    off already, and only rules by which every turn changes something.
    """
    reached = np.zeros(len(rows), np.bool_)
    points = np.zeros((len(rows), 3), np.float32)
    if _are_home(rows).any():  # else there is nothing to look up, and no table to be made for it
        _look_up_points(rows, tables_of(rules), reached, points)
    return reached, points


def _are_home(rows: Rows) -> NDArray[np.bool_]:
    """Of which boards every checker of both sides is home or off."""
    ours = (rows[:, HOME + 1 : THEIR_BAR] <= 0).all(axis=1)
    found: NDArray[np.bool_] = ours & (rows[:, 1:19] >= 0).all(axis=1) & (rows[:, THEIR_BAR] == 0)
    return found


def tables_of(rules: Ruleset) -> Tables:
    """The tables of these rules: at hand, read from where they were kept, or made now."""
    flags = flags_of(rules).copy()
    # No enemy is near: what it may block is no question, and rules that differ in it share.
    flags[[BLOCK, PAST_BAND_BARRED, SMALL_ENTERS]] = 2, 0, 0
    return _tables(tuple(flags.tolist()), checkers_in_all(rules.setup))


@lru_cache(maxsize=8)
def _tables(flags: tuple[int, ...], checkers: int) -> Tables:
    path = _path(flags, checkers)
    known = _load(path, checkers)
    if known is None:
        known = make_tables(np.array(flags, np.int64), checkers)
        _save(known, path)
    return known


# --- keeping them ---


def folder() -> Path:
    """Where made tables are kept: the user's cache."""
    chosen = os.environ.get("GAMECASE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".cache") / "gamecase" / "backgammon"


def _path(flags: tuple[int, ...], checkers: int) -> Path:
    told = repr((_VERSION, flags, checkers))
    return folder() / f"bearoff-{hashlib.sha256(told.encode()).hexdigest()[:16]}.npz"


def _save(tables: Tables, path: Path) -> None:
    """Write them so that a half-written file is never read; without a cache nothing is kept."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as part:
            np.savez(part, **tables._asdict())
        Path(part.name).replace(path)
    except OSError:
        return


def _load(path: Path, checkers: int) -> Tables | None:
    """What was kept; None when there is nothing, or something damaged: then it is made again."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            found = Tables(**{name: kept[name] for name in Tables._fields})
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None
    homes = count_homes(checkers)
    fits = len(found.finish) == homes and len(found.first_off) == homes - count_homes(checkers - 1)
    fits = fits and len(found.fled) == count_homes(min(SMALL, checkers))
    return found if fits and all(each.dtype == np.float32 for each in found) else None


# --- looking up ---


@cached_njit
def home_of(row: Row, theirs: int) -> int:
    """The number of a home board, ours or theirs; -1 when a checker is elsewhere."""
    if row[THEIR_BAR if theirs else BAR] > 0:
        return -1
    for point in range(HOME + 1, 25):
        if (theirs and row[25 - point] < 0) or (not theirs and row[point] > 0):
            return -1
    number, below = 0, 0
    for nth in range(1, HOME + 1):
        point = HOME + 1 - nth
        below += max(-row[25 - point], 0) if theirs else max(row[point], 0)
        if below + nth > WAYS.shape[0]:
            return -1
        number += WAYS[below + nth - 1, nth]
    return number


@cached_njit
def first_by(ours: NDArray[np.float32], theirs: NDArray[np.float32], lead: int) -> float:
    """The chance to need no more turns than they do, less the lead."""
    likely, beyond = 0.0, 1.0
    for turns in range(lead):
        beyond -= theirs[turns]
    for turns in range(len(ours)):
        likely += ours[turns] * max(beyond, 0.0)
        if turns + lead < len(theirs):
            beyond -= theirs[turns + lead]
    return likely


@cached_njit
def _look_up(rows: Rows, tables: Tables, reached: NDArray[np.bool_], chances: Chances) -> None:
    finish, first_off, both = tables.finish, tables.first_off, tables.both
    homes = finish.shape[0]
    full = homes - first_off.shape[0]
    for each in range(len(rows)):
        ours, theirs = home_of(rows[each], 0), home_of(rows[each], 1)
        if ours < 0 or theirs < 0 or ours >= homes or theirs >= homes:
            continue
        reached[each] = True
        is_whole = ours >= full or theirs >= full
        if max(ours, theirs) < both.shape[0] and not is_whole:
            chances[each, WIN] = both[ours, theirs]
            continue
        chances[each, WIN] = first_by(finish[ours], finish[theirs], 0)
        if theirs >= full:
            chances[each, WIN_GAMMON] = first_by(finish[ours], first_off[theirs - full], 0)
        if ours >= full:
            chances[each, LOSE_GAMMON] = first_by(finish[theirs], first_off[ours - full], 1)


@cached_njit
def _look_up_points(
    rows: Rows, tables: Tables, reached: NDArray[np.bool_], points: NDArray[np.float32]
) -> None:
    cubed = tables.cubed
    full = tables.finish.shape[0] - tables.first_off.shape[0]
    known = min(cubed.shape[1], full)
    for each in range(len(rows)):
        ours, theirs = home_of(rows[each], 0), home_of(rows[each], 1)
        if 0 <= ours < known and 0 <= theirs < known:
            reached[each] = True
            for owner in range(3):
                points[each, owner] = cubed[owner, ours, theirs]
