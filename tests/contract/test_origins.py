"""Rules that the booklets do not print, and languages that disagree, are marked and explained."""

import pytest

from gamecase.kernel.booklet import Origin, SwitchValue
from gamecase.registry import find
from gamecase.words import speaker

SILENT = [
    ("backgammon", "case", "higher-takes-white", {}),
    ("backgammon", "case", "draw-first", {}),
    ("backgammon", "case", "drop-price", {"stake": 1}),
    ("backgammon", "case", "cube-limit", {"stake": 1}),
    ("backgammon", "case", "stalled", {}),
    ("backgammon", "best-of", "first-throw-fresh", {}),
    ("backgammon", "best-of", "must-move", {}),
    ("backgammon", "best-of", "use-all", {}),
    ("backgammon", "small-first", "smaller-lost", {}),
    ("backgammon", "collection", "dice-flat", {}),
    ("backgammon", "collection", "win-values", {}),
    ("draughts", "collection", "crowning", {}),
    ("draughts", "collection", "king-lands-behind", {}),
    ("draughts", "collection", "chain-may-stop", {}),
    ("draughts", "collection", "removal-at-once", {}),
    ("draughts", "collection", "blocked", {}),
    ("draughts", "collection", "repetition", {}),
    ("draughts", "collection", "quiet-40", {}),
    ("draughts", "collection", "agreed", {}),
    ("crokinole", "collection", "equipment", {}),
    ("crokinole", "collection", "free-place", {}),
    ("crokinole", "collection", "strength", {}),
    ("crokinole", "collection", "contact", {}),
    ("crokinole", "collection", "twenty-owner", {}),
    ("tictactoe", "collection", "starter", {}),
]

TOLD = [
    ("backgammon", "case", "closed-point", ("more than two",)),
    ("backgammon", "case", "must-move", ("French", "Russian", "Ukrainian", "Turkish")),
    ("backgammon", "case", "win-kinds", ("Danish",)),
    ("backgammon", "case", "exact-number", ("Swedish",)),
    ("backgammon", "case", "home-first", ("Croatian",)),
    ("backgammon", "case", "stalled", ("best of three",)),
    ("backgammon", "collection", "throw-first", ("Dutch",)),
    ("backgammon", "collection", "any-sufficient", ("French",)),
    ("crokinole", "collection", "next-start", ("French",)),
    ("crokinole", "collection", "open-board", ("Danish",)),
    ("crokinole", "collection", "round-score", ("tied",)),
    ("chess", "collection", "king-safety", ("Polish",)),
    ("chess", "collection", "knight-move", ("French",)),
]


@pytest.mark.parametrize(("game", "booklet", "key", "switches"), SILENT)
def test_a_default_that_no_booklet_prints_is_marked_and_explained(
    game: str, booklet: str, key: str, switches: dict[str, SwitchValue]
) -> None:
    clauses = {clause.key: clause for clause in find(game).clauses(booklet, switches)}
    assert clauses[key].origin is Origin.SILENT
    assert note(game, booklet, key, switches)


@pytest.mark.parametrize(("game", "booklet", "key", "words"), TOLD)
def test_a_difference_between_the_languages_is_told_at_its_clause(
    game: str, booklet: str, key: str, words: tuple[str, ...]
) -> None:
    told = note(game, booklet, key, {})
    assert [word for word in words if word not in told] == []


def note(game: str, booklet: str, key: str, switches: dict[str, SwitchValue]) -> str:
    """The English note about the origin of a clause."""
    clauses = {clause.key: clause for clause in find(game).clauses(booklet, switches)}
    words = speaker("en", game)
    keys = [name for name in clauses[key].note_keys(booklet) if words.has(name)]
    return words(keys[0]) if keys else ""
