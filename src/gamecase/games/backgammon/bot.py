"""The computer players of backgammon, from a beginner to a grandmaster."""

from gamecase.engines.bot import Bot, Level
from gamecase.games.backgammon.actions import Action
from gamecase.games.backgammon.position import Position
from gamecase.kernel.errors import BadInput

LEVELS: tuple[Level, ...] = (
    Level("beginner"),
    Level("casual"),
    Level("steady"),
    Level("expert"),
    Level("master"),
    Level("grandmaster"),
)

#: Plies searched, the standard deviation of the noise added to equities, the most equity that a
#: chosen play may lose, and the rollouts that decide. The resulting loss per decision is in
#: docs/backgammon-strength.md.
_SKILLS = {
    "beginner": (0, 0.16, 0.3, ""),
    "casual": (0, 0.07, 0.16, ""),
    "steady": (0, 0.025, 0.08, ""),
    "expert": (1, 0.0, 0.0, ""),
    "master": (2, 0.0, 0.0, ""),
    "grandmaster": (2, 0.0, 0.0, "2T"),
}


def bot(level: str) -> Bot[Position, Action]:
    if level not in _SKILLS:
        raise BadInput(f"no level {level!r}; there are {[known.key for known in LEVELS]}")
    # Imported late: the compiler is slow to load, and pages need only the levels.
    from gamecase.games.backgammon.engine.analysis import HintingPlayer  # noqa: PLC0415
    from gamecase.games.backgammon.engine.player import LevelPlayer, StrengthSettings  # noqa: PLC0415

    return HintingPlayer(LevelPlayer(StrengthSettings(*_SKILLS[level])))
