"""How hands play backgammon: checkers picked one by one, dice and cube touched, words said.

A turn is picked step by step. `Picking` is a turn in the making; it leads on until it is whole.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import permutations, product

from gamecase.games.backgammon import hands
from gamecase.games.backgammon.actions import FACES, PASS, Action, Call, Play, Resign, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, Board, Step, spot
from gamecase.games.backgammon.notation import MOST_STEPS, write, write_steps
from gamecase.games.backgammon.plays import Steps, Turn, legal_plays
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position
from gamecase.games.backgammon.rules import Backgammon, turn_of
from gamecase.games.backgammon.steps import steps_with
from gamecase.games.backgammon.table_layout import point_at
from gamecase.games.backgammon.winning import counted_kind
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Button, Gestures, Path

DICE = ("die-1", "die-2")
SWAP = "die-2"
CUBE = "cube"

Numbers = tuple[int, ...]

_GAME = Backgammon()

# --- a turn in the making ---


class Lines:
    """Which boards on the way can still become a legal play of the throw."""

    def __init__(self, turn: Turn) -> None:
        self.goals: Mapping[Board, Steps] = legal_plays(turn).results
        self._turn = turn
        self._hops: dict[tuple[Board, Numbers], Steps] = {}

    def hops(self, board: Board, left: Numbers) -> Steps:
        """What may be done with the first of the numbers left, so that a legal play comes of it."""
        found = self._hops.get((board, left))
        if found is None:
            found = self._hops[board, left] = tuple(
                hop
                for hop in steps_with(self._turn.rules, board, left[0], self._turn.dice)
                if self._lead(board.after(hop), left[1:])
            )
        return found

    def _lead(self, board: Board, left: Numbers) -> bool:
        return board in self.goals or bool(left and self.hops(board, left))


@lru_cache(maxsize=32)
def lines_of(turn: Turn) -> Lines:
    return Lines(turn)


@dataclass(frozen=True, slots=True)
class Picking:
    """What a hand has done of its turn, and what it may do next."""

    turn: Turn
    lines: Lines = field(compare=False)
    dice: Numbers  # in the order in which the hand wants them used
    board: Board
    lefts: tuple[Numbers, ...]  # the numbers left, in each order that is still possible
    hops: Steps = ()
    undo: tuple[str, ...] | None = None  # what was picked before the last thing done

    # --- what has come of it ---

    @property
    def may_end(self) -> bool:
        return self.board in self.lines.goals

    @property
    def is_whole(self) -> bool:
        """Nothing can follow."""
        return not any(left and self.lines.hops(self.board, left) for left in self.lefts)

    @property
    def text(self) -> str:
        """The play as the rules write it, when the turn may end here; else the steps so far."""
        return write(Play(self.lines.goals.get(self.board, self.hops)))

    @property
    def left(self) -> Numbers:
        """The numbers left: of those that could have been used, the first of the dice were."""
        wanted = self.dice[len(self.hops) :]
        if wanted in self.lefts or not self.lefts:
            return wanted
        return self.lefts[0]

    @property
    def used(self) -> tuple[bool, ...]:
        """Of each die, whether it has been played."""
        return spent(self.dice, self.left)

    # --- what may be done ---

    def ways(self) -> dict[Step, Steps]:
        """Each start and end that a hand may touch, and the steps this makes.

        A checker may go on at once with further numbers, where it does not matter which of them
        comes first. A checker touched twice goes by the first of the dice that it can use.
        """
        single = dict.fromkeys(
            hop for left in self.lefts if left for hop in self.lines.hops(self.board, left)
        )
        found: dict[Step, Steps] = {hop: (hop,) for hop in single}
        further: dict[Step, dict[Board, Steps]] = {}
        for hop in single:
            for steps, board in self.after(hop).strides(hop.end):
                stride = Step(hop.start, steps[-1].end)
                further.setdefault(stride, {}).setdefault(board, (hop, *steps))
        for stride, boards in further.items():
            if stride not in found and len(boards) == 1:
                found[stride] = next(iter(boards.values()))
        for start in dict.fromkeys(hop.start for hop in single):
            ends = (Step(start, max(start - die, OFF)) for die in self.dice)
            twice = next(end for end in ends if end in single)
            found[Step(start, start)] = (twice,)
        return found

    def strides(self, start: int) -> list[tuple[Steps, Board]]:
        """How the checker that has just moved may go on, as far as the numbers carry it."""
        found: list[tuple[Steps, Board]] = []
        for left in self.lefts:
            for hop in self.lines.hops(self.board, left) if left else ():
                if hop.start == start:
                    then = self.after(hop)
                    found.append(((hop,), then.board))
                    found += [((hop, *steps), board) for steps, board in then.strides(hop.end)]
        return found

    @property
    def may_swap(self) -> bool:
        """Whether the dice may change places: once, before anything is moved with them."""
        is_fresh = not self.hops and self.dice == self.turn.dice
        return is_fresh and len(self.lefts) == 2 and not self.is_whole

    # --- doing it ---

    def after(self, hop: Step) -> "Picking":
        lefts = dict.fromkeys(
            left[1:] for left in self.lefts if left and hop in self.lines.hops(self.board, left)
        )
        return replace(
            self, board=self.board.after(hop), lefts=tuple(lefts), hops=(*self.hops, hop)
        )

    def swapped(self) -> "Picking":
        return replace(self, dice=self.dice[::-1])


def spent(dice: Numbers, left: Numbers) -> tuple[bool, ...]:
    """Of each die, whether its number is no longer among those left.

    >>> spent((4, 4, 4, 4), (4, 4, 4))
    (True, False, False, False)
    """
    unused, found = [*left], []
    for die in reversed(dice):
        found.append(die not in unused)
        if die in unused:
            unused.remove(die)
    return tuple(reversed(found))


def begun(turn: Turn) -> Picking:
    dice = turn.dice[::-1] if turn.keeps_order else turn.dice
    return Picking(turn, lines_of(turn), dice, turn.board, turn.orders())


@lru_cache(maxsize=64)
def picking(turn: Turn, seat: Seat, picked: tuple[str, ...]) -> Picking:
    """The turn as far as it was picked; BadAction if that cannot be."""
    done, rest = furthest(turn, seat, picked)
    if rest:
        raise BadAction(f"{' '.join(picked)}: {' '.join(rest)} cannot be picked now")
    return done


def furthest(turn: Turn, seat: Seat, spots: tuple[str, ...]) -> tuple[Picking, tuple[str, ...]]:
    """The turn as far as spots can be picked, and the spots that cannot."""
    done, at = begun(turn), 0
    while at < len(spots):
        if spots[at] == SWAP and done.may_swap:
            then, count = done.swapped(), 1
        else:
            stride = _stride(seat, spots[at : at + 2])
            steps = done.ways().get(stride) if stride else None
            if steps is None:
                break
            then, count = done, 2
            for hop in steps:
                then = then.after(hop)
        done = replace(then, undo=spots[:at])
        at += count
    return done, spots[at:]


def _stride(seat: Seat, spots: tuple[str, ...]) -> Step | None:
    points = [point_at(seat, name) for name in spots]
    if len(points) != 2 or points[0] is None or points[1] is None:
        return None
    return Step(points[0], points[1])


def touched(seat: Seat, stride: Step) -> tuple[str, ...]:
    """The spots a hand touches for a start and an end."""
    return spot(seat, stride.start), spot(seat, stride.end)


# --- all that may be done ---


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """A turn is picked step by step; what is said has its buttons, always in the same order."""
    match position.phase:
        case Phase.DRAW:
            return _drawing(picked)
        case Phase.PLAY if position.rules.assisted:
            return _playing(position, picked)
    if picked:
        raise BadAction(f"{' '.join(picked)}: nothing is picked in phase {position.phase}")
    match position.phase:
        case Phase.THROW:
            return Gestures(paths=_ROLLS)
        case Phase.PLAY:
            return _playing_by_hand(position)
        case Phase.CHOICE:
            return _choosing(position)
        case Phase.RESIGNING:
            return Gestures(buttons=tuple(_said(position, c) for c in (Call.ACCEPT, Call.DECLINE)))
        case Phase.OFFERED | Phase.BEAVERED | Phase.RACCOONED:
            said = tuple(_said(position, call) for call in _calls(position))
            return Gestures(paths=(Path((CUBE, CUBE), Call.TAKE.value),), buttons=said)
        case _:
            return Gestures()


# --- dice entered by hand ---


def face(value: int, owner: Seat = Seat.NOBODY) -> str:
    """The spot of a die's face, for a table where people throw real dice."""
    return f"face-{owner.value}-{value}" if owner.is_player else f"face-{value}"


_ROLLS = tuple(
    Path((face(one), face(two)), write(Roll(max(one, two), min(one, two))))
    for one, two in product(FACES, repeat=2)
)

_STARTS = tuple(
    Path(spots, write(Start(one, two)))
    for one, two in product(FACES, repeat=2)
    for spots in permutations((face(one, Seat.FIRST), face(two, Seat.SECOND)))
)


def _drawing(picked: tuple[str, ...]) -> Gestures:
    """One die each. The faces are shown once a hand reaches for the dice."""
    if not picked:
        return Gestures(paths=tuple(Path((die,)) for die in DICE))
    if len(picked) > 1 or picked[0] not in DICE:
        raise BadAction(f"{' '.join(picked)}: one die is touched first, to enter the draw")
    return Gestures(paths=_STARTS, undo=())


# --- words ---


def _calls(position: Position) -> tuple[Action, ...]:
    return tuple(_GAME.choices(position).actions)


def _said(position: Position, action: Action) -> Button:
    facts: dict[str, Fact] = {}
    match action:
        case Call.DOUBLE:
            facts = {"value": position.cube.value * 2}
        case Call.TAKE:
            facts = {"value": position.at_stake}
        case Call.BEAVER | Call.RACCOON:
            facts = {"value": position.at_stake * 2}
        case Resign(kind):
            return Button(write(action), Phrase("act-resign", {"kind": kind}), is_grave=True)
    text = write(action)
    return Button(text, Phrase(f"act-{text}", facts), is_grave=action is Call.DROP)


def _choosing(position: Position) -> Gestures:
    """Throw or double; reaching for the dice throws, touching the cube twice doubles."""
    calls = _calls(position)
    paths = [Path((die,), Call.THROW.value) for die in DICE]
    if Call.DOUBLE in calls:
        paths.append(Path((CUBE, CUBE), Call.DOUBLE.value))
    said = tuple(_said(position, call) for call in calls)
    return Gestures(paths=tuple(paths), buttons=(*said, *_resignations(position)))


def _resignations(position: Position) -> tuple[Button, ...]:
    """The losses that may be offered: those that could still come, and would count so."""
    if not position.rules.resignation:
        return ()
    most = 1 if position.board.ours[OFF] else 3
    kinds = (kind for kind in range(1, most + 1) if counted_kind(position, kind) == kind)
    return tuple(_said(position, Resign(kind)) for kind in kinds)


# --- checkers ---


def _playing(position: Position, picked: tuple[str, ...]) -> Gestures:
    seat, done = position.turn, picking(turn_of(position), position.turn, picked)
    paths, buttons = [], []
    for stride, steps in done.ways().items():
        then = done
        for hop in steps:
            then = then.after(hop)
        paths.append(Path(touched(seat, stride), then.text if then.is_whole else ""))
    if done.may_swap and paths:
        paths.append(Path((SWAP,)))
    if done.may_end:
        buttons.append(_ending(done))
        if done.hops or done.is_whole:  # whoever takes up his dice has ended his turn
            paths += [Path((die,), done.text) for die in DICE]
    elif not done.hops and len(done.lines.goals) == 1:
        forced = write_steps(next(iter(done.lines.goals.values())))
        buttons.append(Button(forced, Phrase("act-forced", {"play": forced})))
    if not picked:
        buttons += _resignations(position)
    return Gestures(paths=tuple(paths), buttons=tuple(buttons), undo=done.undo)


def _ending(done: Picking) -> Button:
    if done.is_whole:
        return Button(done.text, Phrase("act-no-move"))
    return Button(done.text, Phrase("act-stop" if done.hops else "act-pass"))


def _playing_by_hand(position: Position) -> Gestures:
    """Every checker can be grasped and put down where a number takes it, rightly or not."""
    seat, choices = position.turn, _calls(position)
    paths: dict[tuple[str, ...], Path] = {}
    for start in range(BAR, OFF, -1):
        for die in dict.fromkeys(position.dice) if position.board.ours[start] else ():
            play = Play((Step(start, max(start - die, OFF)),))
            if play not in choices and not _can_be_done(position, play):
                continue
            for spots in (touched(seat, play.steps[0]), (spot(seat, start),) * 2):
                paths.setdefault(spots, Path(spots, write(play)))
    done = tuple(_said(position, call) for call in choices if call is Call.DONE)
    return Gestures(paths=tuple(paths.values()), buttons=(*done, *_resignations(position)))


def _can_be_done(position: Position, play: Play) -> bool:
    """A wrong step that a hand can make all the same."""
    step = play.steps[0]
    is_closed = step.end != OFF and position.board.is_closed(step.end, position.rules)
    if not is_closed and not position.rules.may_be_corrected:
        return False  # the numbers are watched; asking why would only take time
    return hands.why_not_step(position, play) is None


# --- what a touch means ---


def meant(position: Position, spots: tuple[str, ...]) -> str | None:
    """The action that spots come to, offered or not, so that the rules can say why not."""
    if not spots:
        return None
    match position.phase:
        case Phase.DRAW:
            offered = _STARTS if spots[0] in DICE else ()
            made = _action(offered, spots[1:])
        case Phase.THROW:
            made = _action(_ROLLS, spots)
        case Phase.PLAY if position.rules.assisted:
            return _meant_turn(position, spots)
        case Phase.PLAY:
            made = _action(_playing_by_hand(position).paths, spots)
        case _:
            made = None
    return made or _meant_call(position, spots) or _meant_step(position, (), spots)


def _action(paths: tuple[Path, ...], spots: tuple[str, ...]) -> str | None:
    return next((path.action for path in paths if path.spots == spots), None)


def _meant_turn(position: Position, spots: tuple[str, ...]) -> str | None:
    done, rest = furthest(turn_of(position), position.turn, spots)
    if not rest:
        return done.text if done.hops else None
    if rest[0] in DICE:
        return _meant_by_dice(done)
    if rest[0] == CUBE:
        return Call.DOUBLE.value
    return _meant_step(position, done.hops, rest, done.left)


def _meant_by_dice(done: Picking) -> str | None:
    """Taking up the dice ends a turn; before it has begun, only where nothing can be played."""
    if done.hops or done.is_whole or not done.may_end:
        return done.text if done.hops else write(PASS)
    return None


def _meant_call(position: Position, spots: tuple[str, ...]) -> str | None:
    if spots[0] in DICE and len(spots) == 1 and position.phase is not Phase.PLAY:
        return Call.THROW.value
    if spots == (CUBE, CUBE) and position.phase in CUBE_WAITS:
        return Call.TAKE.value
    if spots in ((CUBE,), (CUBE, CUBE)) and position.phase not in CUBE_WAITS:
        return Call.DOUBLE.value
    return None


def _meant_step(
    position: Position,
    made: tuple[Step, ...],
    spots: tuple[str, ...],
    left: tuple[int, ...] = (),
) -> str | None:
    """A step from the first spot to the second; by the next number when there is only one."""
    seat = position.turn if position.turn.is_player else Seat.FIRST
    points = [point_at(seat, name) for name in spots]
    start, end = points[0], points[-1]
    if len(spots) > 2 or not start or end is None or len(made) >= MOST_STEPS:
        return None
    if start == end:
        number = (left or position.dice or (1,))[0]
        end = max(start - number, OFF)
    return None if end == BAR else write(Play((*made, Step(start, end))))
