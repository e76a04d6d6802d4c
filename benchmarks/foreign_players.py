"""Players of other programs for matches in our own rules: GNU Backgammon and Open Sage.

Both play a game to its end, where GNU Backgammon by itself resigns, and choose plays without a
cube and doubles by their equities at the score (Open Sage: for money). They are made weaker by a
share of plays that are drawn from the better half of the legal ones.
"""

from dataclasses import dataclass

from gnubg_bridge import Gnubg
from sage_bridge import Sage, sage_board

from gamecase.engines.bot import Advice
from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.cube import judge_double
from gamecase.games.backgammon.engine.cube_decisions import cube_state_of
from gamecase.games.backgammon.engine.moves import board_of, row_of
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.plays import legal_plays
from gamecase.games.backgammon.position import Phase
from gamecase.games.backgammon.rules import rolled_turn

#: By name: the noise of evaluations, and the share of plays drawn at random.
LEVELS = {"weak": (0.06, 0.12), "fair": (0.03, 0.05), "good": (0.015, 0.02), "best": (0.0, 0.0)}


@dataclass
class ForeignPlayer:
    """A player that asks another program."""

    level: str

    def advise(self, position, context):
        if position.phase is Phase.PLAY:
            return Advice(self._play(position, context.random), None)
        no_double, double_take, double_drop = self.cube(position)
        if position.phase is Phase.CHOICE:
            may_double = judge_double(position, position.turn) is None
            doubles = may_double and min(double_take, double_drop) > no_double
            return Advice(Call.DOUBLE if doubles else Call.THROW, None)
        return Advice(Call.TAKE if double_take < double_drop else Call.DROP, None)

    def _play(self, position, random):
        turn = rolled_turn(position)
        plays = legal_plays(turn).results
        if len(plays) > 1 and random.random() < LEVELS[self.level][1]:
            return Play(plays[random.choice([*plays])])
        after = self.best(turn.board, turn.dice)
        return Play(next(steps for board, steps in plays.items() if _is_same(board, after)))


def _is_same(board, other):
    """Whether two boards are the same but for the checkers that are off, which IDs leave out."""
    return [side[1:] for side in board] == [side[1:] for side in other]


class GnubgPlayer(ForeignPlayer):
    """GNU Backgammon without search, with noise."""

    program = None

    def _ask(self, *arguments, **named):
        GnubgPlayer.program = GnubgPlayer.program or Gnubg()
        return GnubgPlayer.program.call(*arguments, **named)["values"][0]

    def best(self, board, dice):
        items = [[write_position_id(board), [dice[0], dice[-1]]]]
        reply = self._ask("best", items=items, ply=0, noise=LEVELS[self.level][0])
        return read_position_id(reply["position"])

    def cube(self, position):
        state = cube_state_of(position, position.turn)
        owner = {0: -1, 1: 0, -1: 1}[int(state.owner)]
        away = [state.ours, state.theirs] if state.ours else None
        reply = self._ask(
            "cube",
            positions=[write_position_id(position.board)],
            cube=state.cube,
            owner=owner,
            away=away,
        )
        names = ("no_double", "double_take", "double_pass")
        return [reply[name] for name in names]


class SagePlayer(ForeignPlayer):
    """Open Sage without search; a neighbour of neither program."""

    program = None

    def best(self, board, dice):
        SagePlayer.program = SagePlayer.program or Sage()
        row, _ = SagePlayer.program.best(row_of(board), (dice[0], dice[-1]), "1ply")
        return board_of(row)

    def cube(self, position):
        SagePlayer.program = SagePlayer.program or Sage()
        reply = SagePlayer.program.ask(level="1ply", board=sage_board(row_of(position.board)))
        return reply["no_double"], reply["double_take"], 1.0


PLAYERS = {"gnubg": GnubgPlayer, "sage": SagePlayer}
