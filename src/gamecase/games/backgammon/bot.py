"""The computer at backgammon: it looks at what each play leaves, and no further."""

from dataclasses import dataclass

from gamecase.games.backgammon import cube, hands
from gamecase.games.backgammon.actions import Action, Call, Play
from gamecase.games.backgammon.appraisal import Temper, loses_double, winning_chance, worth
from gamecase.games.backgammon.board import Board, Step
from gamecase.games.backgammon.plays import Turn, legal_plays
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position, other
from gamecase.games.backgammon.rules import Backgammon, turn_of
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.search.bot import Advice, Bot, Level, Occasion

LEVELS = (Level("beginner"), Level("casual"), Level("steady"))

_GAME = Backgammon()


def bot(level: str) -> Bot:
    match level:
        case "beginner":
            return Player(Temper(blots=0.1, points=0.2, hits=0.3), wavers=18.0)
        case "casual":
            return Player(Temper(blots=0.6, points=0.5), wavers=6.0)
        case "steady":
            return Player(Temper(), wavers=0.0)
        case _:
            raise BadInput(f"no level {level!r}; there are {[each.key for each in LEVELS]}")


@dataclass(frozen=True, slots=True)
class Player:
    """Plays what looks best one turn ahead, and handles the cube by a rough count of chances."""

    temper: Temper
    wavers: float  # how far it may misjudge a play, in pips

    def advise(self, position: Position, occasion: Occasion) -> Advice:
        if position.phase is not Phase.PLAY:
            return _answer(position)
        if not position.rules.assisted:
            return Advice(self._next_by_hand(position, occasion))
        steps = self._best(turn_of(position), (), occasion)
        return Advice(Play(steps or ()), _value(position))

    def _best(
        self, turn: Turn, made: tuple[Step, ...], occasion: Occasion
    ) -> tuple[Step, ...] | None:
        """The best of the plays that begin with the steps made; None when none does."""
        candidates = {
            board: steps
            for board, steps in legal_plays(turn).results.items()
            if steps[: len(made)] == made
        }
        if not candidates:
            return None
        looks = {
            board: worth(turn.rules, board, self.temper)
            + occasion.random.uniform(-self.wavers, self.wavers)
            for board in candidates
        }
        return candidates[max(looks, key=lambda board: looks[board])]

    def _next_by_hand(self, position: Position, occasion: Occasion) -> Action:
        """The next single step where checkers are moved one by one."""
        made = hands.made(position)
        steps = self._best(hands.turn_of(position, position.turn), made, occasion)
        if steps is None:  # somebody else began this turn in another order
            return hands.choices(position)[0]
        return Play((steps[len(made)],)) if len(steps) > len(made) else Call.DONE


def _view(position: Position, seat: Seat) -> Board:
    return Board(position.of(seat), position.of(other(seat)))


def _chance(position: Position, seat: Seat) -> float:
    """The chance of a seat, whoever throws next."""
    if position.turn is seat:
        return winning_chance(position.rules, _view(position, seat))
    return 1.0 - winning_chance(position.rules, _view(position, other(seat)))


def _value(position: Position) -> float:
    return 2.0 * _chance(position, position.turn) - 1.0


def _answer(position: Position) -> Advice:
    """Everything but moving checkers: the cube, corrections and resignations."""
    seat = _GAME.to_act(position)
    chance = _chance(position, seat)
    match position.phase:
        case phase if phase in CUBE_WAITS:
            return Advice(_cube_answer(position, chance), 2.0 * chance - 1.0)
        case Phase.RESIGNING:
            may_win_more = loses_double(position.of(seat), position.of(other(seat)))
            call = Call.DECLINE if may_win_more and position.resigning < 2 else Call.ACCEPT
            return Advice(call, 1.0)
        case _ if Call.CORRECT in _GAME.choices(position).actions:
            return Advice(Call.CORRECT)
        case _:
            doubles = _GAME.judge(position, Call.DOUBLE) is None and _wants_double(position, chance)
            return Advice(Call.DOUBLE if doubles else Call.THROW, 2.0 * chance - 1.0)


def _cube_answer(position: Position, chance: float) -> Call:
    said = cube.answers(position)
    for stronger in (Call.BEAVER, Call.RACCOON):
        if stronger in said and chance > 0.55:
            return stronger
    return Call.TAKE if chance >= 0.24 else Call.DROP


def _wants_double(position: Position, chance: float) -> bool:
    score, seat = position.score, position.turn
    if score.is_points_match:
        if score.needs(seat) <= position.cube.value:
            return False  # this game is enough already
        if score.is_post_crawford and score.needs(other(seat)) == 1:
            return True  # whoever trails then has nothing to lose
    too_good = loses_double(position.of(seat), position.of(other(seat))) and chance > 0.85
    jacoby = position.rules.jacoby and position.cube.is_centred and not score.is_points_match
    return chance >= 0.72 and (jacoby or not too_good)
