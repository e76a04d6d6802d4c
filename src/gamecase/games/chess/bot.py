"""The computer at chess: from the first week to one that people do not beat.

One engine weighs the moves; a level is how deep it looks and how it then chooses. Weak levels look
only a move or two ahead and like moves that are nearly as good about as much as the best, so they
err the way people do: by what lies just beyond their sight, not by throwing dice.
"""

from dataclasses import dataclass, replace
from math import exp
from random import Random

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.fallback import Bench, bench
from gamecase.games.chess.engine.scored_moves import Effort, Weighed
from gamecase.games.chess.position import Action, Position, read_move
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase

_WON = 1500  # centipawns: beyond this a level does not tell advantages apart
_MATE = 2000  # but it does tell a mate it sees from an advantage
_FAR = 100  # centipawns: a move that is so much behind the best is no match for it


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """How deep a level looks, and how easily it is content."""

    depth: int = 0
    nodes: int = 40_000
    lines: int = 1
    ease: float = 0.0  # centipawns it hardly minds losing; 0: only the best will do
    most: int = 0  # centipawns it never gives away knowingly
    nodes_a_second: int = 0  # for the level that takes its time

    def effort(self, seconds: float) -> Effort:
        nodes = int(self.nodes_a_second * seconds) or self.nodes
        return Effort(lines=self.lines, depth=self.depth, nodes=nodes)


#: Measured by benchmarks/chess_levels.py; docs/chess.md has the figures.
SKILLS = {
    "first-week": Skill(depth=1, lines=40, ease=400, most=1400),
    "first-month": Skill(depth=1, lines=40, ease=310, most=1200),
    "first-year": Skill(depth=1, lines=30, ease=220, most=1000),
    "casual": Skill(depth=2, lines=14, ease=118, most=500),
    "hobby": Skill(depth=2, lines=12, ease=107, most=420),
    "club": Skill(depth=3, lines=8, ease=50, most=240),
    "strong-club": Skill(depth=5, lines=5, ease=24, most=130),
    "expert": Skill(depth=7, lines=4, ease=15, most=90),
    "unbeatable": Skill(nodes_a_second=150_000),
}

LEVELS = tuple(Level(key) for key in SKILLS)


def bot(level: str) -> Bot[Position, Action]:
    if level not in SKILLS:
        raise BadInput(f"no level {level!r}; there are {[*SKILLS]}")
    return Levelled(SKILLS[level])


@dataclass(frozen=True, slots=True)
class Levelled:
    """Weighs moves as its skill allows, and chooses as people of that skill do."""

    skill: Skill
    asked: Bench | None = None  # other engines than those of this process

    def advise(self, position: Position, context: MoveContext) -> Advice[Action]:
        board = position.with_stack()
        engines = self.asked or bench()
        effort = self.skill.effort(context.seconds)
        if context.wants_reason:  # a move is good because of what the next best is worth
            effort = replace(effort, lines=max(2, effort.lines))
        found = engines.weigh(board, effort, context.seconds)
        remark = Phrase("aside-own-engine") if engines.last == builtin.NAME else None
        if position.claims and found[0].worth <= 0:  # who stands no better takes the draw
            return Advice(position.claims[0], 0.0, remark)
        chosen = choose(found, self.skill, context.random)
        reason = why(found) if context.wants_reason and chosen is found[0] else None
        return Advice(read_move(chosen.move.uci()), chosen.chance, remark, reason)


def why(found: list[Weighed]) -> Phrase | None:
    """What is good about the first of some moves that only their worth tells."""
    best = found[0]
    if best.mate_in > 1:
        return Phrase("hint-reason", {"why": "mate", "count": best.mate_in})
    if len(found) == 1:
        return Phrase("hint-reason", {"why": "forced"})
    lost = best.worth - found[1].worth
    if lost < _FAR or best.mate_in or found[1].mate_in:
        return None
    return Phrase("hint-reason", {"why": "only", "pawns": round(lost / 100, 1)})


def choose(found: list[Weighed], skill: Skill, random: Random) -> Weighed:
    """One of the moves: the less is lost by it, the likelier."""
    best = _felt(found[0])
    if skill.ease == 0:
        return found[0]
    options = [(each, best - _felt(each)) for each in found]
    options = [(each, loss) for each, loss in options if loss <= skill.most]
    weights = [exp(-max(loss, 0) / skill.ease) for _, loss in options]
    return random.choices([each for each, _ in options], weights)[0]


def _felt(weighed: Weighed) -> int:
    """What a move seems worth: people do not count queens they are ahead, but they see mates."""
    if weighed.mate_in:
        return _MATE if weighed.worth > 0 else -_MATE
    return max(-_WON, min(_WON, weighed.worth))
