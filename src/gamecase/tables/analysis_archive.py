"""Stores the analyses of finished games, and finds them again."""

import asyncio
import logging
from collections.abc import Sequence

from gamecase.engines.analyst_module import Evaluation
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat, opponent
from gamecase.study.analyses import (
    AnalysisState,
    GameAnalysis,
    Result,
    StudiedGame,
    StudyStore,
)
from gamecase.study.evaluation_text import read_evaluations, write_evaluations
from gamecase.study.game_record import EvaluatedGame
from gamecase.study.indexed_game import BOT_PREFIX
from gamecase.study.own_names import owned_chairs
from gamecase.tables.loaded_tables import CLOSED_HOLDER
from gamecase.tables.played_game import PlayedGame
from gamecase.tables.table import Table

log = logging.getLogger(__name__)


class AnalysisArchive:
    """The stored analyses as the tables of a process need them."""

    def __init__(self, study: StudyStore) -> None:
        self._study = study

    async def load(self, table: Table, game: PlayedGame) -> tuple[Evaluation, ...]:
        """The stored evaluations of a game; none if it has changed since."""
        stored = await self._study.find(table.id, game.state.nth_game)
        if stored is None or stored.last_entry != game.nodes[-1].number:
            return ()
        try:
            return await asyncio.to_thread(read_evaluations, stored.evaluations)
        except BadInput as error:
            log.warning("table %s: %s", table.id, error)
            return ()

    async def save(
        self, table: Table, game: PlayedGame, found: Sequence[Evaluation], state: AnalysisState
    ) -> None:
        """Store what was found of a finished game, for all who played it."""
        study = table.package.study
        if study is None or not game.is_over or not found:
            return
        if state != "done" and await self._is_done(table, game):
            return  # a complete analysis is replaced by a complete one only
        evaluated = EvaluatedGame(table.package, game.state, game.nodes, [*found])
        header, evaluations = game.state.header, [*found]
        analysis = GameAnalysis(
            table=table.id,
            nth_game=game.state.nth_game,
            game=header.game,
            ruleset=header.ruleset,
            engine=await asyncio.to_thread(study.engine_version),
            last_entry=game.nodes[-1].number,
            state=state,
            wanted=len(game.nodes),
            found=len(evaluations),
            created_at=self._study.now(),
            evaluations=await asyncio.to_thread(write_evaluations, evaluations),
        )
        if state == "running":
            await self._study.save(analysis, ())
            return
        decisions = await asyncio.to_thread(lambda: evaluated.decisions)
        chairs = await self._owned_chairs(table)
        owned = [_studied(table, game, evaluated, chair) for chair in chairs]
        await self._study.save(analysis, decisions, owned)

    async def _owned_chairs(self, table: Table) -> list[int]:
        """The chairs whose play counts as the holder's own, also where one holder has several."""
        names = dict(enumerate(table.state.names, start=1))
        held: dict[str, list[int]] = {}
        for chair in _held_chairs(table):
            held.setdefault(table.chairs[chair].holder or "", []).append(chair)
        owned = list[int]()
        for holder, chairs in held.items():
            own = await self._study.own_names.of_holder(holder) if len(chairs) > 1 else []
            owned += owned_chairs(chairs, names, own)
        return sorted(owned)

    async def _is_done(self, table: Table, game: PlayedGame) -> bool:
        states = await self._study.states([table.id])
        return states.get((table.id, game.state.nth_game)) == "done"


def _held_chairs(table: Table) -> list[int]:
    """The chairs of people who are still there."""
    return [
        number
        for number, chair in table.chairs.items()
        if chair.holder and chair.holder != CLOSED_HOLDER
        if not table.state.header.players[number - 1].bot
    ]


def _studied(table: Table, game: PlayedGame, evaluated: EvaluatedGame, chair: int) -> StudiedGame:
    seat, header = game.state.seat_of(chair), game.state.header
    analyst = table.package.analyst
    opening = analyst.opening_name(game.nodes[-1].position) if analyst is not None else None
    return StudiedGame(
        holder=table.chairs[chair].holder or "",
        table=table.id,
        nth_game=game.state.nth_game,
        chair=chair,
        game=header.game,
        ruleset=header.ruleset,
        opponent=_name(table, game.state.chair_of(opponent(seat))),
        result=_result(game, seat),
        opening=str(opening.facts.get("name", "")) if opening is not None else "",
        played_at=game.state.at,
        tally=evaluated.tally(seat),
    )


def _name(table: Table, chair: int) -> str:
    player = table.state.header.players[chair - 1]
    return f"{BOT_PREFIX}{player.bot}" if player.bot else table.state.names[chair - 1]


def _result(game: PlayedGame, seat: Seat) -> Result:
    outcome = game.state.outcome
    if outcome is None:
        return ""
    if outcome.is_draw:
        return "drawn"
    return "won" if seat in outcome.winners else "lost"
