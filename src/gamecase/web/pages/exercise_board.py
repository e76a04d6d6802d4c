"""The board of an exercise: drawn for its learner, with the gestures that continue a turn."""

from collections.abc import Callable

import msgspec

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.messages.scene import art_message, gestures_message, scene_message
from gamecase.messages.types import ExerciseMessage
from gamecase.registry import GamePackage
from gamecase.scene.motion import Motion
from gamecase.scene.scene import Scene
from gamecase.scene.table_module import no_motion
from gamecase.words import Speaker

_MAX_SPOTS = 40  # as many as a table accepts


class ExerciseGesture(msgspec.Struct, forbid_unknown_fields=True):
    """What a learner does on the board."""

    picked: list[str] = []  # spots of an incomplete turn
    spots: list[str] = []  # a touch that was not offered
    action: str = ""

    def check(self) -> None:
        if max(len(self.picked), len(self.spots)) > _MAX_SPOTS:
            raise BadInput(f"too many spots; at most {_MAX_SPOTS}")


def learner_seat(package: GamePackage, position: object) -> Seat:
    """The learner's seat: the one to act at the beginning."""
    actor = package.game.to_act(position)
    return actor if actor.is_player else Seat.FIRST


class ExerciseBoard:
    """Draws the positions of an exercise as the learner sees them."""

    def __init__(
        self,
        package: GamePackage,
        learner: Seat,
        words: Speaker,
        retouch: Callable[[Scene], Scene] = lambda scene: scene,
    ) -> None:
        self._package = package
        self._learner = learner
        self._words = words
        self._retouch = retouch  # adds to a scene, or takes away from it

    def message(self, position: object, picked: tuple[str, ...] | None) -> ExerciseMessage:
        """The board with the gestures that continue `picked`; None: without gestures."""
        table = self._package.table
        scene = self._retouch(table.draw(position, self._learner, picked or ()))
        gestures = None
        if picked is not None and self._package.game.to_act(position) is self._learner:
            gestures = table.gestures(position, picked)
        return {
            "art": art_message(scene.art),
            "scene": scene_message(scene, self._words),
            "picked": list(picked or ()),
            "gestures": gestures_message(gestures, self._words) if gestures else None,
        }

    def action(self, position: object, gesture: ExerciseGesture) -> str | None:
        """The action that a gesture stands for, empty if it is not complete; None: no action."""
        if not gesture.spots:
            return gesture.action
        return self._package.table.interpret_touch(position, tuple(gesture.spots))

    def refused(self, position: object, refusal: Refusal | None) -> ExerciseMessage:
        """The board as it was, and why not; None: the touch does not mean anything."""
        if refusal is None:
            reason, where = self._words("refusal-means-nothing"), list[str]()
        else:
            reason, where = self._words.say(refusal.phrase), list(refusal.where)
        return {**self.message(position, ()), "refusal": reason, "where": where}

    def motion(self, before: object, text: str, chance: object) -> Motion | None:
        """The motion that an action sets off, in games that animate it."""
        game, table = self._package.game, self._package.table
        if chance is None or table.motion is no_motion:
            return None
        after = game.apply(before, game.read_action(text))
        return table.motion(after, chance, self._learner)
