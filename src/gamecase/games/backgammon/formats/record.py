"""A match as it is exchanged with other programs: names, games, and the actions of each game.

Match files leave out what follows from the rules: the draw, and the actions `throw` and `roll`.
`GameReplay` adds them and checks every action, so a record always holds a legal match.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from gamecase.games.backgammon.actions import Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.position import ENDED_PHASES, Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.backgammon.ruleset import FirstRoll, Ruleset
from gamecase.kernel.annotation import Note, Notes
from gamecase.kernel.errors import FirstIllegalMove
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat

GAME = Backgammon()
MAX_GAMES = 500  # in one file


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: its actions, the winner and the points; no winner where it was broken off."""

    actions: tuple[Action, ...]
    winner: Seat = Seat.NOBODY
    points: int = 0
    notes: Notes = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """A match for points, or a session when its length is 0."""

    names: tuple[str, str] = ("", "")
    length: int = 0
    games: tuple[GameRecord, ...] = ()
    initial_score: tuple[int, int] = (0, 0)  # the score before the first game
    details: Mapping[str, str] = field(default_factory=dict)  # the header of the file
    losses: tuple[str, ...] = ()  # what the file has that is not here

    @property
    def rule(self) -> MatchRule:
        return MatchRule("first-to", self.length) if self.length else MatchRule("open")

    def match_scores(self) -> Iterator[MatchScore]:
        """The match score before each game."""
        scores = self._scores()
        offset = len(scores) - len(self.games)  # 1 where the initial score is listed
        for number in range(len(self.games)):
            yield MatchScore(self.rule, tuple(scores[: offset + number]))

    def next_match_score(self) -> MatchScore:
        """The match score after all games."""
        return MatchScore(self.rule, tuple(self._scores()))

    def _scores(self) -> list[tuple[int, int]]:
        """The score after each game, preceded by the initial score unless it is 0-0."""
        scores = [self.initial_score] if any(self.initial_score) else []
        first, second = self.initial_score
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
class GameReplay:
    """A game reconstructed from a file, with every action checked by the rules."""

    position: Position
    actions: list[Action] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)

    @classmethod
    def begin(cls, rules: Ruleset, match_score: MatchScore) -> "GameReplay":
        return cls(GAME.opening(rules, match_score))

    def apply(self, action: Action, line: int, column: int) -> None:
        """Apply an action; BadFormat when it is illegal."""
        refusal = GAME.judge(self.position, action)
        if refusal is not None:
            # Imported late: words are slow to load, and most files are legal.
            from gamecase.words import speaker  # noqa: PLC0415

            reason = f"{refusal.clause}: {speaker('en', GAME.key).say(refusal.phrase)}"
            error = BadFormat(line, column, f"{GAME.write(action)!r} is not allowed: {reason}")
            error.illegal_move = FirstIllegalMove(
                ruleset=self.position.rules.key,
                position=GAME.write(self.position),
                attempt=GAME.write(action),
                written=GAME.write(action),
                actions=tuple(GAME.write(each) for each in self.actions),
            )
            raise error
        self.position = GAME.apply(self.position, action)
        self.actions.append(action)

    def annotate(self, comments: tuple[str, ...], marks: tuple[str, ...] = ()) -> None:
        """Note something about the last action."""
        if comments or marks:
            known = self.notes.get(len(self.actions), Note())
            self.notes[len(self.actions)] = Note(
                comments=(*known.comments, *comments), marks=(*known.marks, *marks)
            )

    def roll(self, seat: Seat, dice: tuple[int, int], line: int, column: int) -> None:
        """Apply a roll of a seat, with the draw or the decision not to double before it."""
        high, low = max(dice), min(dice)
        if self.position.phase in (Phase.BEAVERED, Phase.RACCOONED):
            self.apply(Call.TAKE, line, column)  # a beaver that was not dropped was taken
        is_first_roll = self.position.phase is Phase.DRAW
        if is_first_roll:
            uses_drawn_pair = self.position.rules.start_first_roll is FirstRoll.DRAWN_PAIR
            if uses_drawn_pair and high == low:
                raise BadFormat(
                    line, column, f"the first roll is the drawn pair, so it cannot be {high}-{low}"
                )
            big, small = (high, low) if uses_drawn_pair else (6, 1)
            pair = (big, small) if seat is Seat.FIRST else (small, big)
            self.apply(Start(*pair), line, column)
        if self.position.phase is Phase.CHOICE:
            self._expect_turn_of(seat, line, column)
            self.apply(Call.THROW, line, column)
        if self.position.phase is Phase.THROW:
            self.apply(Roll(high, low), line, column)
        self._expect_turn_of(seat, line, column)
        if self.position.phase is not Phase.PLAY:
            raise BadFormat(line, column, "a roll is not possible here")

    def play(self, play: Play, line: int, column: int) -> None:
        """Apply the steps after a roll; no steps, where some are possible, break the game off."""
        if play.steps or GAME.judge(self.position, play) is None:
            self.apply(play, line, column)

    def call(self, seat: Seat, call: Call, line: int, column: int) -> None:
        """Apply a call of a seat."""
        if GAME.to_act(self.position) is not seat:
            raise BadFormat(line, column, f"{call.value}: it is not the turn of the {seat} seat")
        if call is Call.BEAVER and self.position.phase is Phase.BEAVERED:
            call = Call.RACCOON  # some programs call a raccoon a beaver
        self.apply(call, line, column)

    def apply_automatic_doubles(self, times: int, line: int, column: int) -> None:
        """Apply equal dice in the draw, which double the stake this many times."""
        before = self.position.cube.value
        for _ in range(times):
            self.apply(Start(1, 1), line, column)
        if self.position.cube.value != before << times:
            raise BadFormat(line, column, f"the cube starts at {before << times}; the rules say 1")

    def finish(self, winner: Seat, points: int, line: int, column: int) -> GameRecord:
        """The complete game with the result given by the file."""
        outcome = GAME.outcome(self.position)
        if outcome is not None and (outcome.winners, outcome.points) != ((winner,), points):
            reason = f"{winner} wins {points}, but by the rules {outcome.winners} {outcome.points}"
            raise BadFormat(line, column, reason)
        return GameRecord(tuple(self.actions), winner, points, self.notes)

    def break_off(self) -> GameRecord:
        """The game as far as it was recorded."""
        outcome = GAME.outcome(self.position)
        if outcome is None or outcome.is_draw:
            return GameRecord(tuple(self.actions), notes=self.notes)
        return GameRecord(tuple(self.actions), outcome.winners[0], outcome.points, self.notes)

    def _expect_turn_of(self, seat: Seat, line: int, column: int) -> None:
        if self.position.turn is not seat or self.position.phase in ENDED_PHASES:
            raise BadFormat(line, column, f"it is not the turn of the {seat} seat")


def without_resignation(game: GameRecord) -> GameRecord:
    """The game without the actions of a resignation, which match files express by the result."""
    answers = (Call.ACCEPT, Call.DECLINE)
    actions = tuple(
        action
        for action in game.actions
        if action not in answers and not isinstance(action, Resignation)
    )
    return GameRecord(actions, game.winner, game.points)
