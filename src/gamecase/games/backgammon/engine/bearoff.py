"""Exact evaluation of bear-offs from tables: of one side alone, and of both with few checkers.

The tables of a set of rules are computed once, in a few seconds, and stored in the user's cache.
They are not shipped: every bear-off rule has its own, of 5 to 40 MB, and computing one takes no
longer than downloading it. The server computes them in the background when a table with these
rules opens; until they are there, `ready_tables` has none, and races are evaluated by nets.
"""

import hashlib
import tempfile
import zipfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cache_folder import cache_folder
from gamecase.engines.cached_njit import cached_njit, is_interpreted
from gamecase.engines.preparation import MissingPreparation, Progress, miss
from gamecase.games.backgammon.board import checkers_per_side
from gamecase.games.backgammon.engine.bearoff_table_builder import (
    HOME,
    SMALL,
    BearoffTables,
    count_homes,
    make_tables,
)
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Rows,
)
from gamecase.games.backgammon.engine.compiled_moves import (
    BAR,
    BLOCK,
    PAST_BAND_BARRED,
    SMALL_ENTERS,
    THEIR_BAR,
    Row,
)
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.position_index import BINOMIALS
from gamecase.games.backgammon.ruleset import Ruleset

_VERSION = 4  # of the file format; raised when the meaning of a table changes


def bearoff_chances(rows: Rows, rules: Ruleset) -> tuple[NDArray[np.bool_], Chances]:
    """Which boards the tables cover, and the five chances of the side to roll in those.

    Covered are boards with all checkers of both sides home or off. Each side plays to finish in the
    fewest turns or, with no checker off and the game lost, to save the gammon; with six checkers or
    fewer on both sides, each maximises its chance to win. The chances of other boards are zero.
    While tables are not ready, no board is covered.
    """
    is_covered = np.zeros(len(rows), np.bool_)
    chances = np.zeros((len(rows), CHANCE_COUNT), np.float32)
    if _are_home(rows).any() and (tables := ready_tables(rules)) is not None:
        _look_up(rows, tables, is_covered, chances)
    return is_covered, chances


def bearoff_cube_points(
    rows: Rows, rules: Ruleset
) -> tuple[NDArray[np.bool_], NDArray[np.float32]]:
    """Which boards are covered with the cube, and the points of the side to roll in those.

    For money at a cube of 1, when the side to roll does not double now; one column each for the
    cube centred, ours and theirs. Covered are six checkers a side with some already off, under
    rules by which every turn changes the board.
    """
    is_covered = np.zeros(len(rows), np.bool_)
    points = np.zeros((len(rows), 3), np.float32)
    # Where no board is home, the tables are not needed and not computed.
    if _are_home(rows).any() and (tables := ready_tables(rules)) is not None:
        _look_up_points(rows, tables, is_covered, points)
    return is_covered, points


def _are_home(rows: Rows) -> NDArray[np.bool_]:
    """Of which boards all checkers of both sides are home or off."""
    ours = (rows[:, HOME + 1 : THEIR_BAR] <= 0).all(axis=1)
    both_home: NDArray[np.bool_] = (
        ours & (rows[:, 1:19] >= 0).all(axis=1) & (rows[:, THEIR_BAR] == 0)
    )
    return both_home


def tables_of(rules: Ruleset) -> BearoffTables:
    """The tables of these rules: from memory, from the cache on disk, or computed now."""
    key = _key(rules)
    if key not in _loaded:
        tables = _load(_path(*key), key[1])
        if tables is None:
            flags, checkers = key
            tables = make_tables(np.array(flags, np.int64), checkers)
            _save(tables, _path(*key))
        _remember(key, tables)
    return _loaded[key]


def ready_tables(rules: Ruleset) -> BearoffTables | None:
    """The tables of these rules; None where they are still to be computed and nobody may wait."""
    key = _key(rules)
    if key in _loaded:
        return _loaded[key]
    tables = None if is_interpreted() else _load(_path(*key), key[1])
    if tables is not None:
        _remember(key, tables)
        return tables
    return None if miss(MissingPreparation.TABLES) else tables_of(rules)


def build_tables(rules: Ruleset, progress: Progress) -> None:
    """Compute and store the tables of these rules where they are missing."""
    flags, checkers = key = _key(rules)
    if _load(_path(*key), checkers) is None:
        _save(make_tables(np.array(flags, np.int64), checkers, progress), _path(*key))


_Key = tuple[tuple[int, ...], int]  # the flags of the rules, and the checkers a side has

_loaded: dict[_Key, BearoffTables] = {}
_MOST_LOADED = 8


def _key(rules: Ruleset) -> _Key:
    flags = rule_flags(rules).copy()
    # There is no contact, so rules that differ only in blocking share their tables.
    flags[[BLOCK, PAST_BAND_BARRED, SMALL_ENTERS]] = 2, 0, 0
    return tuple(flags.tolist()), checkers_per_side(rules.setup)


def _remember(key: _Key, tables: BearoffTables) -> None:
    if len(_loaded) >= _MOST_LOADED:
        del _loaded[next(iter(_loaded))]
    _loaded[key] = tables


# --- cache on disk ---


def _path(flags: tuple[int, ...], checkers: int) -> Path:
    key = repr((_VERSION, flags, checkers))
    digest = hashlib.sha256(key.encode()).hexdigest()[:16]
    return cache_folder("backgammon") / f"bearoff-{digest}.npz"


def _save(tables: BearoffTables, path: Path) -> None:
    """Write a file atomically; without a writable cache nothing is stored."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as part:
            np.savez(part, **tables._asdict())
        Path(part.name).replace(path)
    except OSError:
        return


def _load(path: Path, checkers: int) -> BearoffTables | None:
    """The stored tables; None when they are missing or damaged."""
    try:
        with path.open("rb") as file, np.load(file) as archive:
            tables = BearoffTables(**{name: archive[name] for name in BearoffTables._fields})
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None
    homes = count_homes(checkers)
    fits = len(tables.finish) == homes and len(tables.first_off) == homes - count_homes(
        checkers - 1
    )
    fits = fits and len(tables.fled) == count_homes(min(SMALL, checkers))
    return tables if fits and all(table.dtype == np.float32 for table in tables) else None


# --- lookup ---


@cached_njit
def home_index(row: Row, theirs: int) -> int:
    """The rank of our or their home board; -1 when a checker is elsewhere."""
    if row[THEIR_BAR if theirs else BAR] > 0:
        return -1
    for point in range(HOME + 1, 25):
        if (theirs and row[25 - point] < 0) or (not theirs and row[point] > 0):
            return -1
    number, below = 0, 0
    for nth in range(1, HOME + 1):
        point = HOME + 1 - nth
        below += max(-row[25 - point], 0) if theirs else max(row[point], 0)
        if below + nth > BINOMIALS.shape[0]:
            return -1
        number += BINOMIALS[below + nth - 1, nth]
    return number


@cached_njit
def chance_to_finish_first(
    ours: NDArray[np.float32], theirs: NDArray[np.float32], lead: int
) -> float:
    """The chance to need at most as many turns as they do, minus the lead."""
    likely, beyond = 0.0, 1.0
    for turns in range(lead):
        beyond -= theirs[turns]
    for turns in range(len(ours)):
        likely += ours[turns] * max(beyond, 0.0)
        if turns + lead < len(theirs):
            beyond -= theirs[turns + lead]
    return likely


@cached_njit
def _look_up(
    rows: Rows, tables: BearoffTables, is_covered: NDArray[np.bool_], chances: Chances
) -> None:
    finish, first_off, both = tables.finish, tables.first_off, tables.both
    homes = finish.shape[0]
    full = homes - first_off.shape[0]
    for nth in range(len(rows)):
        ours, theirs = home_index(rows[nth], 0), home_index(rows[nth], 1)
        if ours < 0 or theirs < 0 or ours >= homes or theirs >= homes:
            continue
        is_covered[nth] = True
        is_whole = ours >= full or theirs >= full
        if max(ours, theirs) < both.shape[0] and not is_whole:
            chances[nth, WIN] = both[ours, theirs]
            continue
        chances[nth, WIN] = chance_to_finish_first(finish[ours], finish[theirs], 0)
        if theirs >= full:
            chances[nth, WIN_GAMMON] = chance_to_finish_first(
                finish[ours], first_off[theirs - full], 0
            )
        if ours >= full:
            chances[nth, LOSE_GAMMON] = chance_to_finish_first(
                finish[theirs], first_off[ours - full], 1
            )


@cached_njit
def _look_up_points(
    rows: Rows, tables: BearoffTables, is_covered: NDArray[np.bool_], points: NDArray[np.float32]
) -> None:
    cubed = tables.cubed
    full = tables.finish.shape[0] - tables.first_off.shape[0]
    known = min(cubed.shape[1], full)
    for nth in range(len(rows)):
        ours, theirs = home_index(rows[nth], 0), home_index(rows[nth], 1)
        if 0 <= ours < known and 0 <= theirs < known:
            is_covered[nth] = True
            for owner in range(3):
                points[nth, owner] = cubed[owner, ours, theirs]
