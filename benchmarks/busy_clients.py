"""Clients that import games, have them analysed and join tables while the server is killed.

They remember what was acknowledged. Afterwards it must be there, whole and once; of what was not
acknowledged, all or nothing.
"""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from gamecase.kernel.log import EntryKind, read_record
from gamecase.kernel.verify import verify
from gamecase.registry import find

#: Short games with a result, so that an analysis of one ends between two kills.
GAMES = {
    "chess": '[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n'
    "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n",
    "draughts": '[White "Ann"]\n[Black "Ben"]\n[GameType "20"]\n[Result "2-0"]\n\n'
    "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 2-0\n",
}
_SECONDS = 20.0  # for one request

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Import:
    """An upload under a token of its own, which shows afterwards what became of it."""

    game: str
    token: str
    table: str  # empty: not acknowledged


@dataclass(frozen=True, slots=True)
class Join:
    """Two rivals for one chair."""

    table: str
    tokens: tuple[str, str]
    names: tuple[str, str]
    seated: tuple[bool, bool]  # whom the server told so


@dataclass(slots=True)
class BusyClients:
    """Keeps importing, analysing and joining, and checks what is stored of it."""

    address: str
    imports: list[Import] = field(default_factory=list)
    joins: list[Join] = field(default_factory=list)
    analyses: dict[str, list[Json]] = field(default_factory=dict)  # complete ones, by table
    under_way: Counter[str] = field(default_factory=Counter)
    records: dict[str, str] = field(default_factory=dict)  # as they were first read
    _clients: Iterator[int] = field(default_factory=lambda: count(1))
    # A connection to a server that was killed is of no use for the next request.
    _http: httpx.AsyncClient = field(
        default_factory=lambda: httpx.AsyncClient(
            timeout=_SECONDS, verify=False, limits=httpx.Limits(max_keepalive_connections=0)
        )
    )

    def start(self) -> list[asyncio.Task[None]]:
        work = [self._import, self._import, self._analyse, self._join, self._join]
        return [asyncio.create_task(self._repeat(each)) for each in work]

    async def first_analysis(self, seconds: float) -> None:
        """Wait until an analysis was completed, up to a time limit."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.analyses:
                    await asyncio.sleep(0.1)

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(httpx.HTTPError, OSError):  # the server was killed
                await work()
            await asyncio.sleep(0.5)

    @contextmanager
    def _doing(self, kind: str) -> Iterator[None]:
        self.under_way[kind] += 1
        try:
            yield
        finally:
            self.under_way[kind] -= 1

    async def _request(
        self, method: str, path: str, token: str, body: Json | None = None
    ) -> httpx.Response:
        number = next(self._clients)  # as if through a proxy: limits are counted by address
        headers = {
            "Authorization": f"Bearer {token}",
            "X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}",
        }
        answer = await self._http.request(method, self.address + path, json=body, headers=headers)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        return answer

    async def _import(self) -> None:
        token, game = secrets.token_urlsafe(24), secrets.choice([*GAMES])
        table = ""
        try:
            with self._doing("import"):
                body = {"game": game, "text": GAMES[game]}
                answer = await self._request("POST", "/api/tables/written", token, body)
                table = answer.json()["table"] if answer.status_code == 201 else ""
        finally:
            self.imports.append(Import(game, token, table))

    async def _analyse(self) -> None:
        wanted = [each for each in self.imports if each.table and each.table not in self.analyses]
        if not wanted:
            return
        each = wanted[-1]
        found: list[Json] = []
        with self._doing("analysis"):
            while True:
                path = f"/api/table/{each.table}/analysis?since={len(found)}"
                answer = await self._request("GET", path, each.token)
                if answer.status_code != 200:
                    return
                message = answer.json()
                found += message["found"]
                if len(found) >= message["wanted"]:
                    self.analyses[each.table] = found
                    return

    async def _join(self) -> None:
        host, *rivals = (secrets.token_urlsafe(24) for _ in range(3))
        players = [{"kind": "here", "name": "Host"}, {"kind": "away"}]
        with self._doing("join"):
            created = await self._request(
                "POST", "/api/tables", host, {"game": "tictactoe", "players": players}
            )
            if created.status_code != 201:
                return
            table, invite = created.json()["table"], created.json()["invitations"][0]["invite"]
            names = [f"Rival {secrets.token_hex(4)}" for _ in rivals]
            answers = await asyncio.gather(
                *(
                    self._request(
                        "POST",
                        f"/api/table/{table}/join",
                        token,
                        {"invite": invite, "name": name},
                    )
                    for token, name in zip(rivals, names, strict=True)
                ),
                return_exceptions=True,
            )
        seated = [
            isinstance(answer, httpx.Response) and answer.status_code == 200 for answer in answers
        ]
        self.joins.append(
            Join(table, (rivals[0], rivals[1]), (names[0], names[1]), (seated[0], seated[1]))
        )

    # --- checks ---

    async def check(self, latest: int | None = None) -> Counter[str]:
        """Compare what was acknowledged with what is stored, all or the latest of each kind."""
        first = -latest if latest else None
        for each in self.imports[first:]:
            await self._check_import(each)
        for join in self.joins[first:]:
            await self._check_join(join)
        for table, found in [*self.analyses.items()][first:]:
            await self._check_analysis(table, found)
        return Counter(
            imports=sum(bool(each.table) for each in self.imports),
            joins=sum(any(each.seated) for each in self.joins),
            analyses=len(self.analyses),
        )

    async def _check_import(self, each: Import) -> None:
        answer = await self._request("GET", "/api/tables", each.token)
        tables = [summary["table"] for summary in answer.json()["tables"]]
        assert len(tables) <= 1, f"an import is there {len(tables)} times"
        assert not each.table or tables == [each.table], f"the import {each.table} is lost"
        for table in tables:
            record = await self._record(table, each.token)
            assert self.records.setdefault(table, record) == record, f"{table} has changed"
            acts = sum(entry.kind is EntryKind.ACT for entry in read_record(record)[1])
            assert acts == len(_moves(GAMES[each.game])), f"{table} is cut short: {acts} actions"

    async def _check_join(self, join: Join) -> None:
        record = await self._record(join.table, join.tokens[0])
        names = [
            entry.text
            for entry in read_record(record)[1]
            if entry.kind is EntryKind.SIT and entry.by == 2
        ]
        assert len(names) <= 1, f"{join.table}: a chair was taken by {names}"
        assert sum(join.seated) <= 1, f"{join.table}: two were told that the chair is theirs"
        for token, name, is_seated in zip(join.tokens, join.names, join.seated, strict=True):
            answer = await self._request("GET", f"/api/table/{join.table}", token)
            holds = answer.json()["you"] == [2]
            assert holds == (names == [name]), f"{join.table}: the log and the chair differ"
            assert holds or not is_seated, f"{join.table}: a chair was lost"

    async def _check_analysis(self, table: str, found: list[Json]) -> None:
        token = next(each.token for each in self.imports if each.table == table)
        answer = await self._request("GET", f"/api/table/{table}/analysis", token)
        again = answer.json()["found"]
        assert json.dumps(again) == json.dumps(found), f"{table}: another analysis"

    async def _record(self, table: str, token: str) -> str:
        answer = await self._request("GET", f"/api/table/{table}/record", token)
        assert answer.status_code == 200, f"{table}: {answer.status_code}"
        header, entries = read_record(answer.text)
        package = find(header.game)
        verify(package.game, package.rules(header.ruleset, header.switches), header, entries)
        return answer.text


def _moves(text: str) -> list[str]:
    body = text.rpartition("\n\n")[2].split()
    return [word for word in body[:-1] if not word.endswith(".")]
