"""The messages of the opening explorer."""

import msgspec


class OpeningCollection(msgspec.Struct):
    """A collection of games that you have uploaded."""

    id: int
    game: str
    name: str
    games: int
    bytes: int
    created_at: int


class OpeningCollectionList(msgspec.Struct):
    """Your collections, by name."""

    collections: list[OpeningCollection]


class OpeningMoveInfo(msgspec.Struct):
    """What was played in a position, how often, and how the games ended."""

    action: str
    written: str  # as players of the game write it
    games: int
    first_wins: int  # of the side that begins
    draws: int
    second_wins: int
    average_loss: float | None  # of the move, in the unit of the game's analyses
    analysed: int
    last_played_at: int


class OpeningGameInfo(msgspec.Struct):
    """A game that reached a position."""

    table: str  # empty for a game of a collection
    nth_game: int
    first: str
    second: str
    result: str  # first, second, drawn; empty: not known
    played_at: int
    id: int


class OpeningReport(msgspec.Struct):
    """A position, what was played in it, and the games that reached it."""

    game: str
    ruleset: str
    line: list[str]
    position: str
    moves: list[OpeningMoveInfo]
    games: list[OpeningGameInfo]  # at most 20, the newest first
    pending: int  # tables of yours that are still to be looked at
    name: str = ""  # of the opening
