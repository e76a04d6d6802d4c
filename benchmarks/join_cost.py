"""What creating, joining and opening a table costs the server, beside a move.

Processor time of the whole server for each step, one step after the other, so that the load of the
machine does not matter much. The last column compares with a move that two players see.

    python benchmarks/join_cost.py [--count 400] [--game tictactoe] [--database ADDRESS]
"""

import argparse
import asyncio
import http.client
import json
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from seat import Seat, open_seat
from tables_load import Server, gamecase, read_state, work_of

WARM_UP = 40  # steps of each kind before anything is counted


@dataclass(slots=True)
class Visit:
    """One table on its way from being created to being played at."""

    table: str = ""
    invite: str = ""
    tokens: list[str] = field(default_factory=lambda: ["", ""])
    seats: list[Seat] = field(default_factory=list)


class Pages:
    """Requests over one connection, as if they came from many addresses through a proxy."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)
        self._number = 0

    def request(
        self, method: str, path: str, token: str = "", body: object = None, form: str = ""
    ) -> bytes:
        self._number += 1
        headers = {"X-Forwarded-For": f"10.1.{self._number >> 8 & 255}.{self._number & 255}"}
        headers |= {"Accept-Encoding": "gzip", "Accept-Language": "en"}
        if token:
            headers["Cookie"] = f"gamecase-seat={token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        if form:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        data = json.dumps(body) if body is not None else form or None
        self._connection.request(method, path, data, headers)
        answer = self._connection.getresponse()
        self.cookie = (answer.headers["set-cookie"] or "").partition(";")[0].partition("=")[2]
        content = answer.read()
        assert answer.status < 400, (method, path, answer.status, content[:200])
        return content


async def measure(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"{folder}/games.sqlite3"
        async with gamecase("gamecase", database) as server:
            pages = Pages(server.port)
            steps = steps_of(pages, server, arguments.game)
            await run(steps, server, WARM_UP)
            costs = await run(steps, server, arguments.count)
    move = costs["a move (seen by two)"]
    for name, cost in costs.items():
        print(f"{name:36} {cost * 1000:6.2f} ms of processor time   {cost / move:5.1f} moves")


async def run(
    steps: dict[str, Callable[[Visit], Awaitable[None]]], server: Server, count: int
) -> dict[str, float]:
    """Each step at so many tables; the seconds of processor time of one."""
    visits = [Visit() for _ in range(count)]
    costs = {}
    for name, step in steps.items():
        await asyncio.sleep(0.3)  # what the step before has left to do
        before = work_of(server.pid)
        for visit in visits:
            await step(visit)
        costs[name] = (work_of(server.pid) - before) / count
    for visit in visits:
        for seat in visit.seats:
            seat.close()
    return costs


def steps_of(
    pages: Pages, server: Server, game: str
) -> dict[str, Callable[[Visit], Awaitable[None]]]:
    async def create(visit: Visit) -> None:
        players = [{"kind": "here", "name": "Ann"}, {"kind": "away"}]
        body = {"game": game, "players": players, "starts": "first"}
        created = json.loads(pages.request("POST", "/api/tables", body=body))
        visit.table, visit.tokens[0] = created["table"], created["token"]
        visit.invite = created["invitations"][0]["invite"]

    async def show_invitation(visit: Visit) -> None:
        pages.request("GET", f"/join/{visit.table}/{visit.invite}")

    async def join(visit: Visit) -> None:
        body = {"invite": visit.invite, "name": "Ben"}
        joined = json.loads(pages.request("POST", f"/api/table/{visit.table}/join", body=body))
        visit.tokens[1] = joined["token"]

    async def show_page(visit: Visit) -> None:
        pages.request("GET", f"/table/{visit.table}", visit.tokens[1])

    async def open_socket(visit: Visit) -> None:
        token = visit.tokens[len(visit.seats)]
        path, cookie = f"/table/{visit.table}/socket", {"Cookie": f"gamecase-seat={token}"}
        seat = await open_seat(server.port, path, cookie, read_state)
        seat.send(b'{"type": "join"}')
        await seat.until(0)
        visit.seats.append(seat)

    async def move(visit: Visit) -> None:
        server.move(visit.seats[0], 0, 0, visit.table)
        for seat in visit.seats:
            await seat.until(1)

    steps = {
        "create a table (API)": create,
        "show the page of an invitation": show_invitation,
        "join (API)": join,
        "show the page of a table": show_page,
        "open the first socket": open_socket,
        "open the second socket": open_socket,
    }
    return {**steps, "a move (seen by two)": move} if game == "tictactoe" else steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--game", default="tictactoe")
    parser.add_argument("--database", default="")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
