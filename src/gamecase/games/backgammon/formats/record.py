"""A match as programs hand it on: names, games, and every action of each game.

Match files leave out what follows from the rules: the draw, and the words `throw` and `roll`. Here
they are put back, and every action is judged, so that a record is a match that was played.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from gamecase.games.backgammon.actions import Action, Call, Play, Resign, Roll, Start
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.position import ENDED, Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.backgammon.ruleset import FirstRoll, Ruleset
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat

GAME = Backgammon()
MOST_GAMES = 500  # in one file


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: what was done, and who won how much; nobody where it was broken off."""

    actions: tuple[Action, ...]
    winner: Seat = Seat.NOBODY
    points: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match for points, or a session when its length is 0."""

    names: tuple[str, str] = ("", "")
    length: int = 0
    games: tuple[GameRecord, ...] = ()
    begins_at: tuple[int, int] = (0, 0)  # the score before the first game told
    details: Mapping[str, str] = field(default_factory=dict)  # where, when and how it was played

    @property
    def rule(self) -> MatchRule:
        return MatchRule("first-to", self.length) if self.length else MatchRule("open")

    def standings(self) -> Iterator[MatchScore]:
        """How the match stood before each game."""
        scores = self._scores()
        told = len(scores) - len(self.games)  # before the first game
        for number in range(len(self.games)):
            yield MatchScore(self.rule, tuple(scores[: told + number]))

    def next_match_score(self) -> MatchScore:
        """How the match stands after all games told, and before the next one."""
        return MatchScore(self.rule, tuple(self._scores()))

    def _scores(self) -> list[tuple[int, int]]:
        """The score after each game, and the one before the first where it is not nothing."""
        scores = [self.begins_at] if any(self.begins_at) else []
        first, second = self.begins_at
        for game in self.games:
            first += game.points if game.winner is Seat.FIRST else 0
            second += game.points if game.winner is Seat.SECOND else 0
            scores.append((first, second))
        return scores


def positions_of(rules: Ruleset, match_score: MatchScore, game: GameRecord) -> Iterator[Position]:
    """The position before each action of a game, and the one after the last."""
    position = GAME.opening(rules, match_score)
    for action in game.actions:
        yield position
        position = GAME.apply(position, action)
    yield position


@dataclass(slots=True)
class Replay:
    """A game put together from what a file tells, each part judged where it stands."""

    position: Position
    actions: list[Action] = field(default_factory=list)

    @classmethod
    def begin(cls, rules: Ruleset, match_score: MatchScore) -> "Replay":
        return cls(GAME.opening(rules, match_score))

    def act(self, action: Action, line: int, column: int) -> None:
        refusal = GAME.judge(self.position, action)
        if refusal is not None:
            told = f"{GAME.write(action)!r} is not allowed: {refusal.clause} {dict(refusal.facts)}"
            raise BadFormat(line, column, told)
        self.position = GAME.apply(self.position, action)
        self.actions.append(action)

    def throw(self, seat: Seat, dice: tuple[int, int], line: int, column: int) -> None:
        """A seat has thrown: with the draw before it, or with the cube left alone."""
        high, low = max(dice), min(dice)
        if self.position.phase in (Phase.BEAVERED, Phase.RACCOONED):
            self.act(Call.TAKE, line, column)  # a beaver that was not dropped was taken
        is_first_throw = self.position.phase is Phase.DRAW
        if is_first_throw:
            drawn = self.position.rules.start_first_roll is FirstRoll.DRAWN_PAIR
            if drawn and high == low:
                raise BadFormat(line, column, f"the first throw is drawn, so not {high}-{low}")
            big, small = (high, low) if drawn else (6, 1)
            pair = (big, small) if seat is Seat.FIRST else (small, big)
            self.act(Start(*pair), line, column)
        if self.position.phase is Phase.CHOICE:
            self._expect(seat, line, column)
            self.act(Call.THROW, line, column)
        if self.position.phase is Phase.THROW:
            self.act(Roll(high, low), line, column)
        self._expect(seat, line, column)
        if self.position.phase is not Phase.PLAY:
            raise BadFormat(line, column, "no throw is due here")

    def play(self, play: Play, line: int, column: int) -> None:
        """The steps after a throw. None of them, where some could be made, is a game broken off."""
        if play.steps or GAME.judge(self.position, play) is None:
            self.act(play, line, column)

    def call(self, seat: Seat, call: Call, line: int, column: int) -> None:
        if GAME.to_act(self.position) is not seat:
            raise BadFormat(line, column, f"{call.value}: it is not the turn of the {seat} seat")
        if call is Call.BEAVER and self.position.phase is Phase.BEAVERED:
            call = Call.RACCOON  # a beaver to a beaver, as some programs call it
        self.act(call, line, column)

    def double_by_draw(self, times: int, line: int, column: int) -> None:
        """Equal dice in the draw have doubled the stake so often."""
        before = self.position.cube.value
        for _ in range(times):
            self.act(Start(1, 1), line, column)
        if self.position.cube.value != before << times:
            raise BadFormat(line, column, f"the cube starts at {before << times}; the rules say 1")

    def ended(self, winner: Seat, points: int, line: int, column: int) -> GameRecord:
        """The whole game, once a file has told its result."""
        outcome = GAME.outcome(self.position)
        if outcome is not None and (outcome.winners, outcome.points) != ((winner,), points):
            told = f"{winner} wins {points}, but by the rules {outcome.winners} {outcome.points}"
            raise BadFormat(line, column, told)
        return GameRecord(tuple(self.actions), winner, points)

    def broken_off(self) -> GameRecord:
        outcome = GAME.outcome(self.position)
        if outcome is None or outcome.is_draw:
            return GameRecord(tuple(self.actions))
        return GameRecord(tuple(self.actions), outcome.winners[0], outcome.points)

    def _expect(self, seat: Seat, line: int, column: int) -> None:
        if self.position.turn is not seat or self.position.phase in ENDED:
            raise BadFormat(line, column, f"it is not the turn of the {seat} seat")


def without_giving_up(game: GameRecord) -> GameRecord:
    """A game without the words of a resignation, which match files tell by the result alone."""
    said = (Call.ACCEPT, Call.DECLINE)
    kept = tuple(a for a in game.actions if a not in said and not isinstance(a, Resign))
    return GameRecord(kept, game.winner, game.points)
