"""The computer at backgammon keeps every booklet's rules and plays better the higher its level."""

from random import Random

import pytest

from backgammon.laying_out import BOOKLETS, play_out, rules, then, to_play
from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Call
from gamecase.games.backgammon.bot import LEVELS, bot
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchRule, Standing
from gamecase.kernel.seat import Seat
from gamecase.search.bot import Advice, Bot, Occasion


class Chance:
    """Dice out of a seeded generator."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def throw(self, sides: int) -> int:
        return self._random.randint(1, sides)


class Thoughtless:
    """Takes any action there is, but does not give a game away by the cube."""

    def advise(self, position: Position, occasion: Occasion) -> Advice:
        actions = GAME.choices(position).actions
        wise = [each for each in actions if each not in (Call.DOUBLE, Call.DROP)]
        return Advice(occasion.random.choice(wise))


def play(using: Ruleset, bots: dict[Seat, Bot], random: Random) -> Position:
    position = GAME.opening(using, Standing(MatchRule("open")))
    while GAME.outcome(position) is None:
        seat = GAME.to_act(position)
        if seat is Seat.NATURE:
            action = GAME.nature(position, Chance(random))
        else:
            action = bots[seat].advise(position, Occasion(random=random)).action
            refusal = GAME.judge(position, action)
            assert refusal is None, f"{GAME.write(position)}: {action} {refusal}"
        position = GAME.apply(position, action)
    return position


def wins(using: Ruleset, better: Bot, worse: Bot, games: int) -> int:
    random = Random(7)
    won = 0
    for number in range(games):
        seat, seat_of_other = (Seat.FIRST, Seat.SECOND)[:: 1 if number % 2 else -1]
        outcome = GAME.outcome(play(using, {seat: better, seat_of_other: worse}, random))
        assert outcome is not None
        won += seat in outcome.winners
    return won


@pytest.mark.parametrize(
    "using",
    [
        *(rules(booklet) for booklet in BOOKLETS),
        rules("case", stake=1),
        rules("case", assisted=False),
        rules("collection", assisted=False),
        rules("tournament", setup="hypergammon", raccoons=True),
    ],
    ids=lambda using: f"{using.key}-{using.setup}-{using.assisted}-{using.stake}",
)
def test_every_level_keeps_the_rules(using: Ruleset) -> None:
    for number, level in enumerate(LEVELS):
        play(using, {Seat.FIRST: bot(level.key), Seat.SECOND: bot("steady")}, Random(number))


def test_each_level_is_better_than_the_one_below() -> None:
    using = rules("tournament", cube="off")
    assert wins(using, bot("beginner"), Thoughtless(), 10) >= 8
    assert wins(using, bot("casual"), bot("beginner"), 24) >= 14
    assert wins(using, bot("steady"), bot("casual"), 40) >= 22


def test_there_is_no_other_level() -> None:
    with pytest.raises(BadInput, match="no level 'grandmaster'"):
        bot("grandmaster")


def asked(position: Position) -> object:
    return bot("steady").advise(position, Occasion(random=Random(1))).action


def test_it_doubles_when_well_ahead_and_drops_when_far_behind() -> None:
    using = rules("tournament")
    behind = to_play(using, "18:5 8:5 7:5", "24:2 23:2 22:2", (2, 1), Seat.SECOND)
    ahead = GAME.apply(behind, GAME.choices(behind).actions[0])
    assert (ahead.phase, ahead.turn) == (Phase.CHOICE, Seat.FIRST)
    assert asked(ahead) is Call.DOUBLE
    assert asked(then(ahead, "double")) is Call.DROP
    level = play_out(using, "start 5-3", "13/8 13/10")
    assert asked(level) is Call.THROW
    assert asked(then(level, "double")) in (Call.TAKE, Call.BEAVER)


def test_who_trails_after_the_crawford_game_doubles_at_once() -> None:
    standing = Standing(MatchRule("first-to", 5), ((4, 0), (4, 1)))
    position = play_out(rules("tournament"), "start 5-3", "13/8 13/10", standing=standing)
    assert position.turn is Seat.SECOND
    assert asked(position) is Call.DOUBLE


def test_it_calls_an_error_while_it_can() -> None:
    position = play_out(rules("collection", assisted=False), "start 5-3", "13/7", "done")
    assert asked(position) is Call.CORRECT


@pytest.mark.parametrize(("loser", "answer"), [("18:15", Call.DECLINE), ("6:15", Call.ACCEPT)])
def test_it_takes_no_single_game_for_a_sure_gammon(loser: str, answer: Call) -> None:
    position = to_play(rules("tournament"), loser, "24:1 23:1", (2, 1))
    assert asked(then(position, "resign 1")) is answer
    assert asked(then(position, "resign 2")) is Call.ACCEPT
