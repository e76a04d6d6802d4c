"""The characters of the computer's levels, and the special rules that players are told."""

import re

import pytest

from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.draughts import GAME as DRAUGHTS
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.messages.characters import character_message
from gamecase.registry import GamePackage, all_games, find
from gamecase.web.bot_faces import draw_face
from gamecase.words import speaker

PACKAGES = all_games().values()


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_every_level_has_a_name_a_face_and_words_of_its_own(package: GamePackage) -> None:
    words = speaker("en", package.game.key)
    characters = [character_message(package, words, level.key) for level in package.bot.LEVELS]
    assert all(character and all(character.values()) for character in characters)
    assert len({str(character) for character in characters}) == len(characters)
    faces = {draw_face(package.game.key, level.key) for level in package.bot.LEVELS}
    assert len(faces) == len(characters)
    assert not any(re.search(r"<script|href|style=", face) for face in faces)
    assert character_message(package, words, "retired") is None


def side(**checkers: int) -> tuple[int, ...]:
    """So many checkers on the points named p1, p2, and so on; the others are off."""
    counts = [0] * 26
    for point, count in checkers.items():
        counts[int(point[1:])] = count
    counts[0] = 15 - sum(counts)
    return tuple(counts)


@pytest.mark.parametrize(
    ("booklet", "checkers", "dice", "clauses"),
    [
        ("case", {"p4": 2}, (6, 1), ("exact-number", "stop-at-home")),
        ("case", {"p6": 2}, (6, 1), ("stop-at-home",)),
        ("case", {"p6": 2, "p9": 1}, (6, 1), ()),
        ("tournament", {"p4": 2}, (6, 1), ()),
        ("collection", {"p6": 1, "p2": 1}, (4, 1), ("any-sufficient",)),
        ("small-first", {"p6": 1, "p9": 1}, (4, 1), ("smaller-first",)),
        ("small-first", {"p6": 1, "p9": 1}, (4, 4, 4, 4), ("whole-double",)),
        ("small-first", {"p6": 1, "p2": 1}, (2, 2, 2, 2), ("whole-double", "rear-first")),
    ],
)
def test_backgammon_says_which_clauses_matter(
    booklet: str, checkers: dict[str, int], dice: tuple[int, ...], clauses: tuple[str, ...]
) -> None:
    package = find("backgammon")
    position = Position(
        rules=package.rules(booklet),
        first=side(**checkers),
        second=side(p1=2),
        phase=Phase.PLAY,
        turn=Seat.FIRST,
        dice=dice,
    )
    assert Backgammon().clauses_at_issue(position) == clauses
    special = package.booklet(booklet).special
    assert {*clauses} <= {*special}


def test_draughts_says_that_capturing_is_optional() -> None:
    package = find("draughts")
    for booklet, clauses in (("collection", ("duty-free",)), ("english", ())):
        rules = package.rules(booklet)
        position = DRAUGHTS.opening(rules, MatchScore())
        assert DRAUGHTS.clauses_at_issue(position) == ()
        for move in ("b6-c5", "a3-b4"):
            position = DRAUGHTS.apply(position, DRAUGHTS.read_action(move))
        assert DRAUGHTS.clauses_at_issue(position) == clauses
