"""Plays found on bit masks are those that the readable rules list, in the same order."""

from random import Random

import pytest

from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import BAR, OFF, Board, Side
from gamecase.games.backgammon.play_codes import has_play_codes, listed_plays
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, legal_plays
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.registry import find

PACKAGE = find("backgammon")
RULESETS = [rules for key in PACKAGE.booklets if has_play_codes(rules := PACKAGE.rules(key))]


def random_side(random: Random, taken: set[int], highest: int) -> Side:
    """Fifteen checkers on places that the other side does not hold."""
    counts = [0] * 26
    free = [place for place in range(1, highest + 1) if 25 - place not in taken]
    favourites = random.sample(free, min(len(free), random.randint(1, 9)))
    if highest > 6 and random.random() < 0.2:
        favourites.append(BAR)
    if random.random() < 0.5:
        favourites.append(OFF)
    for _ in range(15):
        counts[random.choice(favourites)] += 1
    return tuple(counts)


def random_board(random: Random) -> Board:
    highest = 6 if random.random() < 0.3 else 24
    ours = random_side(random, set(), highest)
    taken = {place for place in range(1, 25) if ours[place]}
    return Board(ours, random_side(random, taken, 24))


def readable(rules: Ruleset, board: Board, dice: tuple[int, ...]) -> list[Play]:
    return [*map(Play, legal_plays(RolledTurn(rules, board, dice)).results.values())]


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: str(rules.key))
def test_codes_find_the_same_plays_in_the_same_order(rules: Ruleset) -> None:
    random = Random(19)
    for _ in range(1500):
        board = random_board(random)
        high, low = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
        dice = dice_to_play(rules, high, low)
        found = [*listed_plays(rules, board, dice).values()]
        assert found == readable(rules, board, dice), f"{board} {dice}"


def test_most_booklets_share_these_rules() -> None:
    assert "tournament" in {rules.key for rules in RULESETS}
