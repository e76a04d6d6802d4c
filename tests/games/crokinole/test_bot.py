"""Crokinole bots: as steady as their level says, and stronger from level to level."""

from math import cos, sin
from random import Random

import numpy as np
import pytest

from gamecase.engines.bot import MoveContext
from gamecase.games.crokinole import first_game_guide
from gamecase.games.crokinole.bot import LEVELS, CrokinoleBot, bot
from gamecase.games.crokinole.engine.candidates import hiding_places
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.engine.shot_search import (
    CrokinoleLevel,
    opponent_starts,
    value_scales,
)
from gamecase.games.crokinole.engine.shot_values import hidden_share
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.simulation import kernel_parameters
from gamecase.games.crokinole.position import Action, Disc, Position, rotate
from gamecase.kernel.seat import PLAYERS, Seat
from games.crokinole.boards import GAME, opening, rules
from games.crokinole.setups import BOARD, random_setup

#: Open twenties per hundred shots of each level at its best speed. Casual players make 20 to 50,
#: tournament players 55 on average, and the best of a season made 76.
OPEN_TWENTIES = {
    "beginner": 18,
    "casual": 33,
    "club": 54,
    "tournament": 64,
    "champion": 74,
    "machine": 99,
}


def settings_of(level: str) -> CrokinoleLevel:
    player = bot(level)
    assert isinstance(player, CrokinoleBot)
    return player.level


@pytest.mark.parametrize("level", OPEN_TWENTIES)
def test_a_level_makes_as_many_open_twenties_as_it_should(level: str) -> None:
    settings, random, tries = settings_of(level), Random(level), 3000
    slips = [
        (random.gauss(0, settings.turn_slip), random.gauss(1, settings.speed_slip))
        for _ in range(tries)
    ]
    best = 0.0
    for speed in range(840, 1000, 20):
        shots = [
            (0.0, -BOARD.line_radius, speed * factor * sin(turn), speed * factor * cos(turn))
            for turn, factor in slips
        ]
        states = np.zeros(tries, dtype=np.int64)
        compiled()["settle_shots"](
            1,
            np.zeros(2),
            np.zeros(2, dtype=np.int64),
            np.array(shots).ravel(),
            np.array(kernel_parameters(BOARD)),
            np.zeros(kernel.REALS),
            np.zeros(kernel.WHOLES, dtype=np.int64),
            np.zeros(2 * tries),
            states,
        )
        best = max(best, 100 * float(np.mean(states == kernel.SUNK)))
    assert best == pytest.approx(OPEN_TWENTIES[level], abs=4)


def play_round(levels: tuple[str, str], nth_round: int, seed: int) -> int:
    """Play a round between two levels; the lead of Light, who shoots first in even rounds."""
    random = Random(seed)
    position = opening(rules("tournament"), nth_round)
    while GAME.outcome(position) is None:
        if GAME.to_act(position) is Seat.NATURE:
            action: Action = GAME.nature(position, None)  # type: ignore[arg-type]
        else:
            level = levels[position.rules.side(position.shooter)]
            action = bot(level).advise(position, MoveContext(random=random)).action
        position = GAME.apply(position, action)
    return position.points_of(0) - position.points_of(1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [("casual", "beginner"), ("club", "casual"), ("champion", "casual"), ("machine", "champion")],
)
def test_a_better_level_wins_more_rounds(better: str, worse: str) -> None:
    leads = [play_round((better, worse), nth % 2, nth) for nth in range(12)]
    assert sum(lead > 0 for lead in leads) >= 8, leads


def crowded(seed: int) -> Position:
    """A position with up to twenty discs on the board, and four still to play."""
    setup = random_setup(Random(seed), most=20)
    counts = dict.fromkeys(PLAYERS[:2], 0)
    discs = []
    for nth, place in enumerate(setup.places[1:]):
        seat = PLAYERS[nth % 2]
        counts[seat] += 1
        discs.append(Disc(seat, counts[seat], *place))
    discs.sort(key=lambda disc: (disc.seat.value, disc.number))
    base = opening(rules())
    return Position(base.rules, 0, 20, (0, 0), tuple(discs))


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_a_level_simulates_no_more_shots_than_the_kernel_does_in_a_second(level: str) -> None:
    """For touching discs, the slowest case; see `benchmarks/crokinole_shots.py`."""
    assert settings_of(level).max_simulations < 36_000


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_every_level_finds_a_shot_on_a_crowded_board(level: str) -> None:
    for seed in range(3):
        position = crowded(seed)
        advice = bot(level).advise(position, MoveContext(random=Random(seed)))
        assert GAME.judge(position, advice.action) is None


def test_a_disc_behind_a_peg_is_hidden_from_the_opponents() -> None:
    base = opening(rules())
    scale = [*value_scales(base, settings_of("champion"))]
    places = hiding_places(BOARD, opponent_starts(base))
    assert len(places) >= 4
    assert min(hidden_share(x, y, scale) for x, y in places) >= 0.2
    assert hidden_share(0.0, 150.0, scale) == 0  # in front of the pegs


@pytest.mark.parametrize("booklet", ["collection", "trio", "teams"])
def test_the_opponents_shoot_from_their_own_quarter(booklet: str) -> None:
    position = opening(rules(booklet))
    quarters = 2 if booklet == "collection" else 1  # from the opposite side, or from the left
    middle = opponent_starts(position)[2]
    assert middle == pytest.approx(rotate((0.0, -BOARD.line_radius), quarters))


def test_the_machine_removes_an_unprotected_disc() -> None:
    """In the last shot of the round, removing the only opposing disc is best."""
    base = opening(rules())
    discs = (Disc(PLAYERS[0], 1, 0.0, 60.0),)
    position = Position(base.rules, 0, 23, (0, 0), discs)
    gone = 0
    for seed in range(10):
        action = bot("machine").advise(position, MoveContext(random=Random(seed))).action
        flicked = GAME.apply(position, action)
        after = GAME.apply(flicked, GAME.nature(flicked, None))  # type: ignore[arg-type]
        gone += after.points_of(1) >= after.points_of(0)
    assert gone >= 9


def test_a_hint_is_the_planned_shot_with_its_result() -> None:
    position = opening(rules())
    context = MoveContext(random=Random(1), wants_reason=True)
    advice = bot("machine").advise(position, context)
    flicked = GAME.apply(position, advice.action)
    after = GAME.apply(flicked, GAME.nature(flicked, None))  # type: ignore[arg-type]
    assert (
        first_game_guide.explain_action(position, advice.action).facts["twenties"]
        == after.twenties_of(0)
        == 1
    )
