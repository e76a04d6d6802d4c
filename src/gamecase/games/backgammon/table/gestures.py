"""The gestures of backgammon: checkers picked one by one, dice and cube touched, buttons."""

from itertools import permutations, product

from gamecase.games.backgammon import unassisted_moves
from gamecase.games.backgammon.actions import FACES, Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, CheckerStep, spot
from gamecase.games.backgammon.notation import write, write_steps
from gamecase.games.backgammon.outcome import scored_kind
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import Backgammon, rolled_turn
from gamecase.games.backgammon.table.turn_builder import (
    CUBE,
    DICE,
    SWAP,
    PartialTurn,
    build_turn,
    touch_spots,
)
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Button, Gestures, Path

_GAME = Backgammon()


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """The gestures for the seat to act; a turn is picked step by step."""
    match position.phase:
        case Phase.DRAW:
            return _draw_gestures(picked)
        case Phase.PLAY if position.rules.assisted:
            return _play_gestures(position, picked)
    if picked:
        raise BadAction(f"{' '.join(picked)}: nothing can be picked in phase {position.phase}")
    match position.phase:
        case Phase.THROW:
            return Gestures(paths=ROLLS)
        case Phase.PLAY:
            return unassisted_gestures(position)
        case Phase.CHOICE:
            return _choice_gestures(position)
        case Phase.RESIGNING:
            calls = (Call.ACCEPT, Call.DECLINE)
            buttons = tuple(_button(position, call) for call in calls)
            return Gestures(buttons=buttons, task=Phrase("task-resignation"))
        case Phase.OFFERED | Phase.BEAVERED | Phase.RACCOONED:
            buttons = tuple(_button(position, call) for call in _legal_calls(position))
            paths = (Path((CUBE, CUBE), Call.TAKE.value),)
            return Gestures(paths, buttons=buttons, task=Phrase("task-double"))
        case _:
            return Gestures()


# --- dice entered by hand ---


def face_spot(value: int, owner: Seat = Seat.NOBODY) -> str:
    """The spot of a die face, for tables at which real dice are rolled."""
    return f"face-{owner.value}-{value}" if owner.is_player else f"face-{value}"


ROLLS = tuple(
    Path((face_spot(one), face_spot(two)), write(Roll(max(one, two), min(one, two))))
    for one, two in product(FACES, repeat=2)
)

STARTS = tuple(
    Path(spots, write(Start(one, two)))
    for one, two in product(FACES, repeat=2)
    for spots in permutations((face_spot(one, Seat.FIRST), face_spot(two, Seat.SECOND)))
)


def _draw_gestures(picked: tuple[str, ...]) -> Gestures:
    """One die per side; the faces are shown once a player touches the dice."""
    if not picked:
        return Gestures(paths=tuple(Path((die,)) for die in DICE))
    if len(picked) > 1 or picked[0] not in DICE:
        raise BadAction(f"{' '.join(picked)}: touch one die first to enter the draw")
    return Gestures(paths=STARTS, undo=())


# --- buttons ---


def _legal_calls(position: Position) -> tuple[Action, ...]:
    return tuple(_GAME.choices(position).actions)


#: The fixed place of each button: continuing, the cube, rare calls; resignations below them.
_BUTTON_PLACES = {
    **dict.fromkeys((Call.THROW, Call.TAKE, Call.ACCEPT, Call.DONE), 1),
    **dict.fromkeys((Call.DOUBLE, Call.DROP, Call.DECLINE, Call.CORRECT), 2),
    **dict.fromkeys((Call.BEAVER, Call.RACCOON, Call.CHECK), 3),
}
_CLAIMS = (Call.CORRECT, Call.CHECK)
_END_TURN_PLACE = 1
_RESIGNATION_PLACE = 3


def _button(position: Position, action: Action) -> Button:
    """The button of an action."""
    facts: dict[str, Fact] = {}
    match action:
        case Call.DOUBLE:
            facts = {"value": position.cube.value * 2}
        case Call.TAKE:
            facts = {"value": position.at_stake}
        case Call.BEAVER | Call.RACCOON:
            facts = {"value": position.at_stake * 2}
        case Resignation(kind):
            label = Phrase("act-resign", {"kind": kind})
            return Button(write(action), label, is_grave=True, place=_RESIGNATION_PLACE + kind)
    text = write(action)
    place = _BUTTON_PLACES[action] if isinstance(action, Call) else 0
    return Button(
        text,
        Phrase(f"act-{text}", facts),
        is_grave=action is Call.DROP,
        is_claim=action in _CLAIMS,
        place=place,
    )


def _choice_gestures(position: Position) -> Gestures:
    """Roll or double: touching the dice rolls, touching the cube twice doubles."""
    calls = _legal_calls(position)
    paths = [Path((die,), Call.THROW.value) for die in DICE]
    if Call.DOUBLE in calls:
        paths.append(Path((CUBE, CUBE), Call.DOUBLE.value))
    buttons = [_button(position, call) for call in calls if call not in _CLAIMS]
    if position.rules.can_be_corrected and position.turn_start is not None:
        # Offered after every turn: shown only after an illegal one, they would give it away.
        buttons += [_button(position, claim) for claim in _CLAIMS]
    task = Phrase("task-roll-or-double" if Call.DOUBLE in calls else "task-roll")
    return Gestures(tuple(paths), buttons=(*buttons, *_resignations(position)), task=task)


def _resignations(position: Position) -> tuple[Button, ...]:
    """The resignations that may be offered: losses that are still possible and would count."""
    if not position.rules.resignation:
        return ()
    most = 1 if position.board.ours[OFF] else 3
    kinds = (kind for kind in range(1, most + 1) if scored_kind(position, kind) == kind)
    return tuple(_button(position, Resignation(kind)) for kind in kinds)


# --- checkers ---


def _play_gestures(position: Position, picked: tuple[str, ...]) -> Gestures:
    seat, turn = position.turn, build_turn(rolled_turn(position), position.turn, picked)
    paths, buttons = [], []
    moves = turn.moves()
    for move, hops in moves.items():
        following = turn
        for hop in hops:
            following = following.with_hop(hop)
        action = following.text if following.is_complete else ""
        paths.append(Path(touch_spots(seat, move), action))
    if turn.can_swap_dice and paths:
        paths.append(Path((SWAP,)))
    if turn.can_end:
        buttons.append(_end_turn_button(turn))
        if turn.hops or turn.is_complete:  # picking up the dice ends the turn
            paths += [Path((die,), turn.text) for die in DICE]
    elif not turn.hops and len(turn.legal_steps.goals) == 1:
        forced = write_steps(next(iter(turn.legal_steps.goals.values())))
        label = Phrase("act-forced", {"play": forced})
        buttons.append(Button(forced, label, place=_END_TURN_PLACE))
    if not picked:
        buttons += _resignations(position)
    task = Phrase("task-move" if moves else "task-end")
    return Gestures(tuple(paths), buttons=tuple(buttons), undo=turn.undo, task=task)


def _end_turn_button(turn: PartialTurn) -> Button:
    key = "act-no-move" if turn.is_complete else "act-stop" if turn.hops else "act-pass"
    return Button(turn.text, Phrase(key), place=_END_TURN_PLACE)


def unassisted_gestures(position: Position) -> Gestures:
    """Moves of any checker by the distance of a die, legal or not."""
    seat, choices = position.turn, _legal_calls(position)
    paths: dict[tuple[str, ...], Path] = {}
    for start in range(BAR, OFF, -1):
        for die in dict.fromkeys(position.dice) if position.board.ours[start] else ():
            play = Play((CheckerStep(start, max(start - die, OFF)),))
            if play not in choices and not _is_possible_by_hand(position, play):
                continue
            for spots in (touch_spots(seat, play.steps[0]), (spot(seat, start),) * 2):
                paths.setdefault(spots, Path(spots, write(play)))
    buttons = tuple(_button(position, call) for call in choices if call is Call.DONE)
    return Gestures(paths=tuple(paths.values()), buttons=(*buttons, *_resignations(position)))


def _is_possible_by_hand(position: Position, play: Play) -> bool:
    """Whether an illegal step can be made at an unassisted table."""
    step = play.steps[0]
    is_closed = step.end != OFF and position.board.is_closed(step.end, position.rules)
    if not is_closed and not position.rules.can_be_corrected:
        return False  # the dice are checked, so the step would be refused
    return unassisted_moves.judge_step(position, play) is None
