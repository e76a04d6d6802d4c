"""The computer at backgammon, from a friendly beginner to one who hardly errs."""

from gamecase.engines.bot import Bot, Level
from gamecase.games.backgammon.actions import Action
from gamecase.games.backgammon.position import Position
from gamecase.kernel.errors import BadInput

LEVELS = (
    Level("beginner"),
    Level("casual"),
    Level("steady"),
    Level("expert"),
    Level("master"),
)

#: How far each looks ahead, by how much it misjudges a play (the standard deviation), and the
#: most that a play it makes may cost; both in points. What each gives away a decision is measured
#: in docs/backgammon-strength.md.
_SKILLS = {
    "beginner": (0, 0.16, 0.3),
    "casual": (0, 0.07, 0.16),
    "steady": (0, 0.025, 0.08),
    "expert": (1, 0.0, 0.0),
    "master": (2, 0.0, 0.0),
}


def bot(level: str) -> Bot[Position, Action]:
    if level not in _SKILLS:
        raise BadInput(f"no level {level!r}; there are {[each.key for each in LEVELS]}")
    # Not before somebody plays: the compiler is slow to come, and pages only ask for the levels.
    from gamecase.games.backgammon.engine.analysis import Teacher  # noqa: PLC0415
    from gamecase.games.backgammon.engine.player import Player, Skill  # noqa: PLC0415

    return Teacher(Player(Skill(*_SKILLS[level])))
