"""What the opening explorer keeps of a game: names, result, and its first positions by digest."""

from __future__ import annotations  # types of a game's parts are not imported before the parts are

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from gamecase.kernel.position_history import walk_back

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gamecase.kernel.log import Entry
    from gamecase.kernel.match_state import MatchState
    from gamecase.kernel.position_history import PositionNode
    from gamecase.registry import GamePackage

#: Who won: the seat that begins in the explorer, the other one, nobody; empty: not known.
GameResult = Literal["first", "second", "drawn", ""]

#: What stands for the name of a computer player, before its level.
BOT_PREFIX = "bot:"


@dataclass(frozen=True, slots=True)
class IndexedPosition:
    """A position of a game and the action that followed."""

    key: int  # a digest of 64 bits with a sign, as databases store it
    entry: int  # the number of the action's entry in the log
    action: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexedGame:
    """A game as the explorer counts it. The first seat is the one that begins."""

    nth_game: int
    ruleset: str
    names: tuple[str, str]  # of the first and the second seat
    chairs: tuple[int, int]
    result: GameResult
    played_at: int
    digest: str  # of players and play, by which the same game is found again
    positions: tuple[IndexedPosition, ...]


def position_digest(ruleset: str, position_key: str) -> int:
    """The key of a position: the same for all games of a ruleset that reach it."""
    digest = hashlib.sha256(f"{ruleset}\n{position_key}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def indexed_game(
    package: GamePackage, state: MatchState, entries: Sequence[Entry]
) -> IndexedGame | None:
    """A game of two sides that has been played; `state` is the one at its end."""
    seats = package.game.seats(state.rules)
    if state.node is None or state.node.before is None or len(seats) != 2:
        return None
    nodes = [*walk_back(state.node)][::-1]
    actions, is_swapped = [node.action for node in nodes[1:]], False
    if package.explorer is not None:
        swapped, is_swapped = package.explorer.seats_swapped(actions)
        actions = [*swapped]
    first, second = seats[::-1] if is_swapped else seats
    chairs = (state.chair_of(first), state.chair_of(second))
    result: GameResult = ""
    if state.outcome is not None:
        winners = state.outcome.winners
        result = "drawn" if not winners else "first" if first in winners else "second"
    names = (_name(state, chairs[0]), _name(state, chairs[1]))
    return IndexedGame(
        nth_game=state.nth_game,
        ruleset=state.header.ruleset,
        names=names,
        chairs=chairs,
        result=result,
        played_at=state.at,
        digest=_game_digest(names, nodes, {entry.number: entry.after for entry in entries}),
        positions=_positions(package, state.header.ruleset, nodes, actions),
    )


def _positions(
    package: GamePackage, ruleset: str, nodes: Sequence[PositionNode], actions: Sequence[str]
) -> tuple[IndexedPosition, ...]:
    """The first positions of a game, each once, with the action that followed at first."""
    if package.explorer is None:
        return ()
    found: dict[int, IndexedPosition] = {}
    for at in range(min(len(actions), package.explorer.DEPTH)):
        position, after = nodes[at].position, nodes[at + 1]
        action = actions[at]
        if action == after.action:  # not swapped
            parsed = after.parsed_action or package.game.read_action(action)
            action = package.game.write(package.game.usual_spelling(position, parsed))
        key = position_digest(ruleset, package.explorer.position_key(position))
        found.setdefault(key, IndexedPosition(key, after.number, action))
    return tuple(found.values())


def _game_digest(
    names: tuple[str, str], nodes: Sequence[PositionNode], digests: Mapping[int, str]
) -> str:
    """A digest of players and positions, so that the spelling of moves makes no difference."""
    parts = [folded_name(name) for name in names]
    parts += [digests.get(node.number, "") or node.action for node in nodes[1:]]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def folded_name(name: str) -> str:
    """A name without differences of case and spaces; computers as files name them.

    >>> folded_name(" Anna  LEE "), folded_name("bot:strong") == folded_name("computer (strong)")
    ('anna lee', True)
    """
    if name.startswith(BOT_PREFIX):
        name = f"computer ({name.removeprefix(BOT_PREFIX)})"
    return " ".join(name.casefold().split())


def _name(state: MatchState, chair: int) -> str:
    bot = state.header.players[chair - 1].bot
    return f"{BOT_PREFIX}{bot}" if bot else state.names[chair - 1]
