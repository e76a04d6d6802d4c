"""How hands play backgammon: checkers picked one by one, dice and cube touched, words said."""

from itertools import permutations, product

from gamecase.games.backgammon import unassisted
from gamecase.games.backgammon.actions import FACES, Action, Call, Play, Resign, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, Step, spot
from gamecase.games.backgammon.notation import write, write_steps
from gamecase.games.backgammon.outcome import counted_kind
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import Backgammon, turn_of
from gamecase.games.backgammon.table.turn_builder import CUBE, DICE, SWAP, Picking, picking, touched
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Button, Gestures, Path

_GAME = Backgammon()


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
            return Gestures(paths=ROLLS)
        case Phase.PLAY:
            return playing_by_hand(position)
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


ROLLS = tuple(
    Path((face(one), face(two)), write(Roll(max(one, two), min(one, two))))
    for one, two in product(FACES, repeat=2)
)

STARTS = tuple(
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
    return Gestures(paths=STARTS, undo=())


# --- words ---


def _calls(position: Position) -> tuple[Action, ...]:
    return tuple(_GAME.choices(position).actions)


#: Where each button always is: going on, the cube, what is rare; below them the three losses.
_PLACES = {
    **dict.fromkeys((Call.THROW, Call.TAKE, Call.ACCEPT, Call.DONE), 1),
    **dict.fromkeys((Call.DOUBLE, Call.DROP, Call.DECLINE, Call.CORRECT), 2),
    **dict.fromkeys((Call.BEAVER, Call.RACCOON, Call.CHECK), 3),
}
_CLAIMS = (Call.CORRECT, Call.CHECK)
_ENDING_PLACE = 1
_LOSSES_PLACE = 3


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
            label = Phrase("act-resign", {"kind": kind})
            return Button(write(action), label, is_grave=True, place=_LOSSES_PLACE + kind)
    text = write(action)
    place = _PLACES[action] if isinstance(action, Call) else 0
    return Button(
        text,
        Phrase(f"act-{text}", facts),
        is_grave=action is Call.DROP,
        is_claim=action in _CLAIMS,
        place=place,
    )


def _choosing(position: Position) -> Gestures:
    """Throw or double; reaching for the dice throws, touching the cube twice doubles."""
    calls = _calls(position)
    paths = [Path((die,), Call.THROW.value) for die in DICE]
    if Call.DOUBLE in calls:
        paths.append(Path((CUBE, CUBE), Call.DOUBLE.value))
    said = [_said(position, call) for call in calls if call not in _CLAIMS]
    if position.rules.may_be_corrected and position.before is not None:
        # Offered after every turn: were they there only after a wrong one, they would tell.
        said += [_said(position, claim) for claim in _CLAIMS]
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
        label = Phrase("act-forced", {"play": forced})
        buttons.append(Button(forced, label, place=_ENDING_PLACE))
    if not picked:
        buttons += _resignations(position)
    return Gestures(paths=tuple(paths), buttons=tuple(buttons), undo=done.undo)


def _ending(done: Picking) -> Button:
    key = "act-no-move" if done.is_whole else "act-stop" if done.hops else "act-pass"
    return Button(done.text, Phrase(key), place=_ENDING_PLACE)


def playing_by_hand(position: Position) -> Gestures:
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
    return unassisted.why_not_step(position, play) is None
