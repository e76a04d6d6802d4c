"""The computer at backgammon keeps every booklet's rules and plays better the higher its level."""

from random import Random
from typing import Any

import numpy as np
import pytest

from gamecase.engines.bot import Advice, Bot, MoveContext
from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.bot import LEVELS, bot
from gamecase.games.backgammon.engine.chances import turned_rows
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.plays import legal_plays
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import turn_of
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import BOOKLETS, play_out, rules, then, to_play


class Chance:
    """Dice out of a seeded generator."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def throw(self, sides: int) -> int:
        return self._random.randint(1, sides)


class Thoughtless:
    """Takes any action there is, but does not give a game away by the cube."""

    def advise(self, position: Position, context: MoveContext) -> Advice[Any]:
        actions = GAME.choices(position).actions
        wise = [each for each in actions if each not in (Call.DOUBLE, Call.DROP)]
        return Advice(context.random.choice(wise))


def play(
    using: Ruleset, bots: dict[Seat, Bot[Any, Any]], random: Random, most_actions: int = 10_000
) -> Position:
    position = GAME.opening(using, MatchScore(MatchRule("open")))
    for _ in range(most_actions):
        if GAME.outcome(position) is not None:
            break
        seat = GAME.to_act(position)
        if seat is Seat.NATURE:
            action = GAME.nature(position, Chance(random))
        else:
            action = bots[seat].advise(position, MoveContext(random=random)).action
            refusal = GAME.judge(position, action)
            assert refusal is None, f"{GAME.write(position)}: {action} {refusal}"
        position = GAME.apply(position, action)
    return position


def wins(using: Ruleset, better: Bot[Any, Any], worse: Bot[Any, Any], games: int) -> int:
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
    whole = play(using, {Seat.FIRST: bot("casual"), Seat.SECOND: bot("steady")}, Random(1))
    assert GAME.outcome(whole) is not None
    for number, level in enumerate(LEVELS):
        some = 10 if level.key == "master" else 30
        play(using, {Seat.FIRST: bot(level.key), Seat.SECOND: bot("steady")}, Random(number), some)


def test_a_beginner_beats_the_thoughtless() -> None:
    assert wins(rules("tournament", cube="off"), bot("beginner"), Thoughtless(), 6) >= 5


def given_away(level: str, decisions: list[Position]) -> float:
    """What a level's plays cost on average, as the engine looking one ply ahead sees it."""
    lost = 0.0
    for number, position in enumerate(decisions):
        chosen = bot(level).advise(position, MoveContext(random=Random(number))).action
        assert isinstance(chosen, Play)
        turn = turn_of(position)
        after = {steps: board for board, steps in legal_plays(turn).results.items()}
        boards = turned_rows(np.array([row_of(board) for board in after.values()]))
        ranked = search_for(turn.rules).ranked(boards, 1)
        which = list(after).index(chosen.steps)
        lost += ranked[0].equity - next(each.equity for each in ranked if each.nth == which)
    return lost / len(decisions)


def test_each_level_gives_away_less_than_the_one_below() -> None:
    using = rules("tournament", cube="off")
    decisions = []
    for number in range(3):
        position = GAME.opening(using, MatchScore(MatchRule("open")))
        random = Random(number)
        while GAME.outcome(position) is None:
            if GAME.to_act(position) is Seat.NATURE:
                action = GAME.nature(position, Chance(random))
            else:
                if position.phase is Phase.PLAY and len(GAME.choices(position).actions) > 4:
                    decisions.append(position)
                action = bot("casual").advise(position, MoveContext(random=random)).action
            position = GAME.apply(position, action)
    losses = [given_away(each.key, decisions[:24]) for each in LEVELS[:4]]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] > 0.03
    assert losses[3] == 0.0


def test_there_is_no_other_level() -> None:
    with pytest.raises(BadInput, match="no level 'grandmaster'"):
        bot("grandmaster")


def asked(position: Position) -> object:
    return bot("steady").advise(position, MoveContext(random=Random(1))).action


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
    match_score = MatchScore(MatchRule("first-to", 5), ((4, 0), (4, 1)))
    position = play_out(rules("tournament"), "start 5-3", "13/8 13/10", match_score=match_score)
    assert position.turn is Seat.SECOND
    assert asked(position) is Call.DOUBLE


def test_it_calls_an_error_while_it_can() -> None:
    position = play_out(rules("collection", assisted=False), "start 5-3", "13/7", "done")
    assert asked(position) is Call.CORRECT


@pytest.mark.parametrize(("loser", "answer"), [("18:15", Call.DECLINE), ("6:14", Call.ACCEPT)])
def test_it_takes_no_single_game_for_a_sure_gammon(loser: str, answer: Call) -> None:
    position = to_play(rules("tournament"), loser, "24:1 23:1", (2, 1))
    assert asked(then(position, "resign 1")) is answer
    assert asked(then(position, "resign 2")) is Call.ACCEPT
