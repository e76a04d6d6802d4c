"""Games and matches played at random, and what match files can tell of them."""

from dataclasses import replace
from random import Random

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Action, Call, Resign, Start
from gamecase.games.backgammon.formats.record import GameRecord, Record, without_giving_up
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat


def some_action(position: Position, random: Random) -> Action:
    actions = GAME.choices(position).actions
    if position.phase is Phase.DRAW:
        return random.choice([a for a in actions if isinstance(a, Start) and a.first != a.second])
    if position.phase is Phase.CHOICE:
        return random.choice([Call.THROW] * 12 + [Call.DOUBLE])
    if position.phase is Phase.PLAY and position.rules.resignation and random.random() < 0.004:
        return Resign(random.randint(1, 3))
    if position.phase is Phase.OFFERED:
        return random.choice([Call.TAKE, *actions])
    return random.choice(actions)


def some_game(using: Ruleset, match_score: MatchScore, random: Random, most: int) -> GameRecord:
    position = GAME.opening(using, match_score)
    actions: list[Action] = []
    while GAME.outcome(position) is None and len(actions) < most:
        action = some_action(position, random)
        if GAME.judge(position, action) is not None:
            continue
        actions.append(action)
        position = GAME.apply(position, action)
    outcome = GAME.outcome(position)
    if outcome is None:
        return GameRecord(tuple(actions))
    return GameRecord(tuple(actions), outcome.winners[0], outcome.points)


def told_by_files(record: Record) -> Record:
    """A record without what files leave out: resignations, and a throw nobody played yet."""
    games = []
    for game in map(without_giving_up, record.games):
        kept = list(game.actions)
        while kept and game.winner is Seat.NOBODY and _is_untold(kept[-1]):
            kept.pop()
        games.append(replace(game, actions=tuple(kept)))
    return replace(record, games=tuple(games))


def _is_untold(action: Action) -> bool:
    return action is Call.THROW or GAME.write(action).startswith(("roll", "start"))


def untold_ends(record: Record) -> Record:
    """The same where a game given up or broken off may end in a throw."""
    games = []
    for game in record.games:
        kept = list(game.actions)
        while kept and _is_untold(kept[-1]):
            kept.pop()
        games.append(replace(game, actions=tuple(kept)))
    return replace(record, games=tuple(games))
