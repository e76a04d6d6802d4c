"""Random games and matches, and what match files can express of them."""

from dataclasses import replace
from random import Random

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Action, Call, Resignation, Start
from gamecase.games.backgammon.formats.record import GameRecord, MatchRecord, without_resignation
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat


def random_action(position: Position, random: Random) -> Action:
    actions = GAME.choices(position).actions
    if position.phase is Phase.DRAW:
        return random.choice(
            [
                action
                for action in actions
                if isinstance(action, Start) and action.first != action.second
            ]
        )
    if position.phase is Phase.CHOICE:
        return random.choice([Call.THROW] * 12 + [Call.DOUBLE])
    if position.phase is Phase.PLAY and position.rules.resignation and random.random() < 0.004:
        return Resignation(random.randint(1, 3))
    if position.phase is Phase.OFFERED:
        return random.choice([Call.TAKE, *actions])
    return random.choice(actions)


def random_game(using: Ruleset, match_score: MatchScore, random: Random, most: int) -> GameRecord:
    position = GAME.opening(using, match_score)
    actions: list[Action] = []
    while GAME.outcome(position) is None and len(actions) < most:
        action = random_action(position, random)
        if GAME.judge(position, action) is not None:
            continue
        actions.append(action)
        position = GAME.apply(position, action)
    outcome = GAME.outcome(position)
    if outcome is None:
        return GameRecord(tuple(actions))
    return GameRecord(tuple(actions), outcome.winners[0], outcome.points)


def without_implicit_actions(record: MatchRecord) -> MatchRecord:
    """The record without what files leave out: resignations, and a roll that was not played."""
    games = []
    for game in map(without_resignation, record.games):
        actions = list(game.actions)
        while actions and game.winner is Seat.NOBODY and _is_implicit(actions[-1]):
            actions.pop()
        games.append(replace(game, actions=tuple(actions)))
    return replace(record, games=tuple(games))


def _is_implicit(action: Action) -> bool:
    return action is Call.THROW or GAME.write(action).startswith(("roll", "start"))


def without_final_rolls(record: MatchRecord) -> MatchRecord:
    """The record without the rolls after which a game was resigned or broken off."""
    games = []
    for game in record.games:
        actions = list(game.actions)
        while actions and _is_implicit(actions[-1]):
            actions.pop()
        games.append(replace(game, actions=tuple(actions)))
    return replace(record, games=tuple(games))
