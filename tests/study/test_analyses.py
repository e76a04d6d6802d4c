"""Stored analyses, on both databases: who finds them, and when they go."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.accounts.service import AccountService
from gamecase.engines.study_module import EngineVersion
from gamecase.study.analyses import GameAnalysis, StudiedGame, StudyStore
from gamecase.study.tally import tally_of
from log_builder import NOON
from study.examples import decision

pytestmark = pytest.mark.anyio

ANALYSIS = GameAnalysis(
    table="first",
    nth_game=1,
    game="backgammon",
    ruleset="modern",
    engine=EngineVersion("own", "1", "2 plies"),
    last_entry=9,
    state="done",
    wanted=4,
    found=4,
    created_at=NOON,
    evaluations="text",
)
DECISIONS = [
    decision(3, chair=1, error=0.1, verdict="mistake"),
    decision(5, chair=2, kind="double", error=0.02),
    decision(7, chair=1, is_forced=True),
]


def studied(holder: str, chair: int = 1, analysis: GameAnalysis = ANALYSIS) -> StudiedGame:
    return StudiedGame(
        holder=holder,
        table=analysis.table,
        nth_game=analysis.nth_game,
        chair=chair,
        game=analysis.game,
        ruleset=analysis.ruleset,
        opponent="Ben",
        result="won",
        opening="",
        played_at=NOON,
        tally=tally_of(DECISIONS, chair),
    )


@asynccontextmanager
async def open_study(database: str) -> AsyncIterator[tuple[StudyStore, AccountService]]:
    async with open_account_service(database) as accounts:
        yield StudyStore(accounts.store, lambda: NOON), accounts


async def test_an_analysis_is_found_again(database: str) -> None:
    async with open_study(database) as (study, _):
        await study.save(ANALYSIS, DECISIONS, [studied("ann")])
    async with open_study(database) as (study, _):  # after a restart
        assert await study.find("first", 1) == ANALYSIS
        assert await study.find("first", 2) is None
        assert await study.decisions("first", 1) == DECISIONS
        assert await study.studied("ann") == [studied("ann")]
        assert await study.states(["first", "second"]) == {("first", 1): "done"}


async def test_a_stronger_engine_replaces_an_analysis(database: str) -> None:
    stronger = replace(ANALYSIS, engine=EngineVersion("own", "2", "3 plies"), created_at=NOON + 1)
    async with open_study(database) as (study, _):
        await study.save(ANALYSIS, DECISIONS, [studied("ann")])
        await study.save(stronger, DECISIONS[:1], [studied("ann")])
        assert await study.find("first", 1) == stronger
        assert await study.decisions("first", 1) == DECISIONS[:1]
        assert len(await study.studied("ann")) == 1


async def test_players_find_only_their_own_games_and_decisions(database: str) -> None:
    other = replace(ANALYSIS, table="second")
    async with open_study(database) as (study, _):
        await study.save(ANALYSIS, DECISIONS, [studied("ann"), studied("ben", 2)])
        await study.save(other, DECISIONS, [studied("cy", 1, other)])
        assert await study.studied("ann") == [studied("ann")]
        assert await study.studied("ann", game="draughts") == []
        assert await study.own_decisions("ann", "first", 1) == [DECISIONS[0], DECISIONS[2]]
        assert await study.own_decisions("ben", "first", 1) == [DECISIONS[1]]
        assert await study.own_decisions("ann", "second", 1) == []


async def test_an_analysis_goes_with_the_last_account_that_owns_it(database: str) -> None:
    async with open_study(database) as (study, accounts):
        ann = await accounts.register("Ann", PASSWORD)
        await study.save(ANALYSIS, DECISIONS, [studied(ann.holder), studied("ben", 2)])
        await study.set_analyses_all(ann.holder, wanted=True)
        await accounts.accounts.delete(ann.id)
        assert await study.studied(ann.holder) == []
        assert not await study.analyses_all(ann.holder)
        assert await study.find("first", 1) == ANALYSIS  # Ben's as well

        cy = await accounts.register("Cy", PASSWORD)
        other = replace(ANALYSIS, table="second")
        await study.save(other, DECISIONS, [studied(cy.holder, 1, other)])
        await accounts.accounts.delete(cy.id)
        assert await study.find("second", 1) is None
        assert await study.decisions("second", 1) == []


async def test_an_analysis_goes_with_its_table(database: str) -> None:
    async with open_study(database) as (study, accounts):
        await study.save(ANALYSIS, DECISIONS, [studied("ann")])
        await accounts.administration.remove_tables("test", ["first"])
        assert await study.find("first", 1) is None
        assert await study.decisions("first", 1) == []
        assert await study.studied("ann") == []


async def test_a_guest_who_signs_in_keeps_the_analyses(database: str) -> None:
    async with open_study(database) as (study, accounts):
        ann = await accounts.register("Ann", PASSWORD)
        other = replace(ANALYSIS, table="second")
        await study.save(ANALYSIS, DECISIONS, [studied("guest"), studied(ann.holder)])
        await study.save(other, DECISIONS, [studied("guest", 1, other)])
        await accounts.sessions.start(ann, "a phone", guest="guest")
        found = await study.studied(ann.holder)
        assert {game.table for game in found} == {"first", "second"}
        assert await study.studied("guest") == []


async def test_every_holder_decides_whether_all_games_are_analysed(database: str) -> None:
    async with open_study(database) as (study, _):
        assert not await study.analyses_all("ann")
        await study.set_analyses_all("ann", wanted=True)
        assert await study.analyses_all("ann")
        assert not await study.analyses_all("ben")
        await study.set_analyses_all("ann", wanted=False)
        assert not await study.analyses_all("ann")
