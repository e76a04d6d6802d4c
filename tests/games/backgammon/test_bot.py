"""The computer players obey the rules of every booklet, and play better at higher levels."""

from random import Random
from typing import Any

import numpy as np
import pytest

from gamecase.engines.bot import Advice, Bot, MoveContext
from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.bot import LEVELS, bot
from gamecase.games.backgammon.engine.chances import opponent_rows
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.plays import legal_plays
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import rolled_turn
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import BOOKLETS, play_out, rules, then, to_play


class SeededDice:
    """Dice from a seeded generator."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def throw(self, sides: int) -> int:
        return self._random.randint(1, sides)


class RandomPlayer:
    """Plays at random, but does not lose games by the cube."""

    def advise(self, position: Position, context: MoveContext) -> Advice[Any]:
        actions = GAME.choices(position).actions
        allowed = [action for action in actions if action not in (Call.DOUBLE, Call.DROP)]
        return Advice(context.random.choice(allowed))


def play(
    using: Ruleset, bots: dict[Seat, Bot[Any, Any]], random: Random, most_actions: int = 10_000
) -> Position:
    position = GAME.opening(using, MatchScore(MatchRule("open")))
    for _ in range(most_actions):
        if GAME.outcome(position) is not None:
            break
        seat = GAME.to_act(position)
        if seat is Seat.NATURE:
            action = GAME.nature(position, SeededDice(random))
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
def test_every_level_plays_legally(using: Ruleset) -> None:
    finished = play(using, {Seat.FIRST: bot("casual"), Seat.SECOND: bot("steady")}, Random(1))
    assert GAME.outcome(finished) is not None
    for number, level in enumerate(LEVELS):
        most_actions = {"master": 10, "grandmaster": 4}.get(level.key, 30)
        play(
            using,
            {Seat.FIRST: bot(level.key), Seat.SECOND: bot("steady")},
            Random(number),
            most_actions,
        )


def test_a_beginner_beats_random_play() -> None:
    assert wins(rules("tournament", cube="off"), bot("beginner"), RandomPlayer(), 6) >= 5


def mean_loss(level: str, decisions: list[Position]) -> float:
    """The mean loss of a level's plays, as measured by a one-ply search."""
    lost = 0.0
    for number, position in enumerate(decisions):
        chosen = bot(level).advise(position, MoveContext(random=Random(number))).action
        assert isinstance(chosen, Play)
        turn = rolled_turn(position)
        after = {steps: board for board, steps in legal_plays(turn).results.items()}
        boards = opponent_rows(np.array([row_of(board) for board in after.values()]))
        ranked = search_for(turn.rules).rank_boards(boards, 1)
        index = list(after).index(chosen.steps)
        lost += ranked[0].equity - next(play.equity for play in ranked if play.index == index)
    return lost / len(decisions)


def test_each_level_loses_less_than_the_one_below() -> None:
    using = rules("tournament", cube="off")
    decisions = []
    for number in range(3):
        position = GAME.opening(using, MatchScore(MatchRule("open")))
        random = Random(number)
        while GAME.outcome(position) is None:
            if GAME.to_act(position) is Seat.NATURE:
                action = GAME.nature(position, SeededDice(random))
            else:
                if position.phase is Phase.PLAY and len(GAME.choices(position).actions) > 4:
                    decisions.append(position)
                action = bot("casual").advise(position, MoveContext(random=random)).action
            position = GAME.apply(position, action)
    losses = [mean_loss(level.key, decisions[:24]) for level in LEVELS[:4]]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] > 0.03
    assert losses[3] == 0.0


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadInput, match="no level 'champion'"):
        bot("champion")


def chosen_action(position: Position) -> object:
    return bot("steady").advise(position, MoveContext(random=Random(1))).action


def test_it_doubles_when_well_ahead_and_drops_when_far_behind() -> None:
    using = rules("tournament")
    behind = to_play(using, "18:5 8:5 7:5", "24:2 23:2 22:2", (2, 1), Seat.SECOND)
    ahead = GAME.apply(behind, GAME.choices(behind).actions[0])
    assert (ahead.phase, ahead.turn) == (Phase.CHOICE, Seat.FIRST)
    assert chosen_action(ahead) is Call.DOUBLE
    assert chosen_action(then(ahead, "double")) is Call.DROP
    level = play_out(using, "start 5-3", "13/8 13/10")
    assert chosen_action(level) is Call.THROW
    assert chosen_action(then(level, "double")) in (Call.TAKE, Call.BEAVER)


def test_the_trailer_doubles_at_once_after_the_crawford_game() -> None:
    match_score = MatchScore(MatchRule("first-to", 5), ((4, 0), (4, 1)))
    position = play_out(rules("tournament"), "start 5-3", "13/8 13/10", match_score=match_score)
    assert position.turn is Seat.SECOND
    assert chosen_action(position) is Call.DOUBLE


def test_it_demands_a_correction() -> None:
    position = play_out(rules("collection", assisted=False), "start 5-3", "13/7", "done")
    assert chosen_action(position) is Call.CORRECT


@pytest.mark.parametrize(("loser", "answer"), [("18:15", Call.DECLINE), ("6:14", Call.ACCEPT)])
def test_it_declines_a_single_resignation_with_a_certain_gammon(loser: str, answer: Call) -> None:
    position = to_play(rules("tournament"), loser, "24:1 23:1", (2, 1))
    assert chosen_action(then(position, "resign 1")) is answer
    assert chosen_action(then(position, "resign 2")) is Call.ACCEPT
