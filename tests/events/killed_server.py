"""Direct an event on a server that is killed again and again, and check what it has kept."""

import threading
import time
from random import Random
from typing import Any

import httpx

from gamecase.events.entries import ResultEntered, RoundPaired, RoundStarted
from gamecase.events.log import read_event_log
from gamecase.events.state import fold
from tables.server_process import ServerProcess

TOKEN = "the token of the organiser, long enough"


class Organiser:
    """Pairs rounds and enters results, whatever happens to the server."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.acknowledged = 0  # the highest entry that the server has acknowledged
        self.event = ""

    def create(self, players: int, rounds: int) -> None:
        settings = {"name": "Kill", "format": "swiss", "game": "tictactoe", "rounds": rounds}
        self.event = str(self._post("/api/events", {"settings": settings})["event"])
        text = "\n".join(f"P{number}" for number in range(1, players + 1))
        self._post(f"/api/events/{self.event}/players", {"format": "csv", "text": text})
        self.acknowledged = players

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {TOKEN}"}
        answer = httpx.post(self._server.address + path, json=body, headers=headers, timeout=30)
        while answer.status_code == 429:
            time.sleep(0.2)
            answer = httpx.post(self._server.address + path, json=body, headers=headers, timeout=30)
        decoded: dict[str, Any] = answer.json()
        assert answer.status_code in (200, 201), decoded
        return decoded

    def _command(self, name: str, body: dict[str, Any]) -> dict[str, Any]:
        state = self._post(f"/api/events/{self.event}/{name}", body)
        self.acknowledged = max(self.acknowledged, int(state["number"]))
        return state

    def state(self) -> dict[str, Any]:
        answer = httpx.get(f"{self._server.address}/api/events/{self.event}", timeout=30)
        state: dict[str, Any] = answer.json()
        return state

    def direct(self) -> None:
        """Go on from wherever the event stands, until it is finished or the server is gone."""
        try:
            state = self.state()
            while not (state["is_finished"] and _is_done(state)):
                state = self._step(state)
        except httpx.TransportError:
            return

    def _step(self, state: dict[str, Any]) -> dict[str, Any]:
        rounds = state["rounds"]
        if not rounds or (rounds[-1]["is_started"] and _is_done(state)):
            return self._command("pair", {"round": len(rounds) + 1})
        if not rounds[-1]["is_started"]:
            return self._command("start", {"round": len(rounds)})
        for pairing in rounds[-1]["pairings"]:
            if None in pairing["results"]:
                result = {"winner": 1 + pairing["table"] % 2}
                body = {"round": len(rounds), "table": pairing["table"], "result": result}
                state = self._command("result", body)
        return state


def _is_done(state: dict[str, Any]) -> bool:
    return not any(None in p["results"] for each in state["rounds"] for p in each["pairings"])


def kill_rounds(server: ServerProcess, kills: int, seed: int) -> str:
    """Kill the server so often while an event is directed; returns the log, which was checked."""
    lots = Random(seed)
    organiser = Organiser(server)
    organiser.create(players=16, rounds=6)
    for _ in range(kills):
        directing = threading.Thread(target=organiser.direct)
        directing.start()
        time.sleep(lots.uniform(0.02, 0.4))
        server.kill()
        directing.join()
        server.start()
        check_log(server, organiser)
    organiser.direct()
    return check_log(server, organiser)


def check_log(server: ServerProcess, organiser: Organiser) -> str:
    """All that was acknowledged is in the log, nothing is there twice, and the links fit."""
    path = f"{server.address}/api/events/{organiser.event}/files/jsonl"
    text = httpx.get(path, timeout=30).text
    header, entries = read_event_log(text)
    fold(header, entries)
    assert len(entries) >= organiser.acknowledged, "an acknowledged entry is lost"
    seen: list[tuple[object, ...]] = []
    for logged in entries:
        match logged.entry:
            case RoundPaired() | RoundStarted() as entry:
                seen.append((type(entry), entry.round))
            case ResultEntered() as entry:
                seen.append((type(entry), entry.round, entry.table, entry.board))
            case _:
                continue
    assert len(seen) == len({*seen}), "something was done twice"
    return text
