"""Drills of draughts: combinations found in games, and endings against the tables."""

from gamecase.engines.drill_module import Drill, Exercise, ExerciseWish, Verdict
from gamecase.games.draughts import combination_drill, ending_drill
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset

#: Where captures are optional nobody can be forced, so that there are no combinations.
COMBINATION_BOOKLETS = ("dame", "english", "russian", "brazilian", "international")
ENDING_BOOKLETS = ("collection", "dame", "english", "russian", "brazilian")

_COMBINATIONS, _ENDINGS = "combinations", "endings"

DRILLS = (
    *(
        Drill(key=f"{_COMBINATIONS}-{booklet}", words=_COMBINATIONS, booklet=booklet)
        for booklet in COMBINATION_BOOKLETS
    ),
    *(
        Drill(key=f"{_ENDINGS}-{booklet}", words=_ENDINGS, booklet=booklet)
        for booklet in ENDING_BOOKLETS
    ),
)


def pick(rules: Ruleset, drill: str, wish: ExerciseWish) -> str:
    if _is_combination(drill):
        return combination_drill.pick(drill, wish)
    return ending_drill.pick(drill, wish)


def exercise(rules: Ruleset, drill: str, name: str) -> Exercise[Position]:
    if _is_combination(drill):
        return combination_drill.exercise(rules, drill, name)
    return ending_drill.exercise(rules, drill, name)


def judge(rules: Ruleset, drill: str, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    if _is_combination(drill):
        return combination_drill.judge(rules, drill, name, answers)
    return ending_drill.judge(rules, drill, name, answers)


def _is_combination(drill: str) -> bool:
    return drill.startswith(f"{_COMBINATIONS}-")
