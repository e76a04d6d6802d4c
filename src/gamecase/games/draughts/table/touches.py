"""Moves by hand: the paths that are offered, and what touched squares mean."""

from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.table.capture_in_progress import (
    picked_capture,
    pieces_that_must_take,
    playable_paths,
)
from gamecase.games.draughts.table.pieces import turns_until_draw
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.scene import Button, Gestures, Path


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """Paths from square to square.

    A capture that may stop is ended by touching its last square again, or by a button.
    """
    capture = picked_capture(position, picked)
    if picked and capture is None:
        raise BadAction(f"{' '.join(picked)!r} is not a jump to continue from")
    done = capture.path if capture else ()
    reach = len(done) + (1 if capture else 2)  # squares of a play that the next gesture covers
    open_plays = [play for play in playable_paths(position) if play.path[: len(done)] == done]
    names = position.board.names
    actions: dict[tuple[int, ...], str] = {}
    stop = ""
    for play in open_plays:
        if len(play.path) == len(done):
            stop = play.move.text
            continue
        step = play.path[:reach]
        continues = any(
            len(other.path) > reach and other.path[:reach] == step for other in open_plays
        )
        actions[step] = "" if continues else play.move.text
    paths = [
        Path(tuple(names[at] for at in step[len(done) :]), action)
        for step, action in actions.items()
    ]
    if not stop:
        return Gestures(tuple(paths), undo=_undo(picked), task=_task(position) if paths else None)
    paths.append(Path((picked[-1],), stop))
    button = Button(stop, Phrase("button-end-turn"))
    return Gestures(tuple(paths), buttons=(button,), undo=_undo(picked))


def _task(position: Position) -> Phrase | None:
    """What presses: a capture, a draw that is near."""
    if pieces_that_must_take(position):
        return Phrase("task-capture")
    if position.occurrences > 1:
        return Phrase("scene-repeated", {"count": position.occurrences})
    left = turns_until_draw(position)
    return None if left is None else Phrase("scene-quiet", {"count": left})


def _undo(picked: tuple[str, ...]) -> tuple[str, ...] | None:
    """The squares picked before the last jump; None when nothing is picked."""
    if not picked:
        return None
    return picked[:-1] if len(picked) > 2 else ()


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    """The move that touched squares mean, legal or not; a single square asks about its piece."""
    indices = position.board.indices
    if not spots or any(name not in indices for name in spots):
        return None
    if len(spots) == 1:
        return Move((spots[0], spots[0]), takes=False).text
    if len(spots) > 2 and spots[-1] == spots[-2]:
        spots = spots[:-1]  # touched again to end the capture here
    path = tuple(indices[name] for name in spots)
    for play in playable_paths(position):
        if play.path == path:
            return play.move.text
    return Move(spots, takes=len(spots) > 2 or position.crosses(spots[0], spots[1])).text
