"""A program that uses the API with a token of its own."""

import secrets
from typing import Any

import httpx

from web.site import Browser, Site

TWO = {"game": "tictactoe", "starts": "first"}
HERE = {**TWO, "players": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}]}
AWAY = {**TWO, "players": [{"kind": "here", "name": "Ann"}, {"kind": "away"}]}
ANYONE = {**TWO, "players": [{"kind": "here", "name": "Ann"}, {"kind": "anyone"}]}


class ApiProgram:
    """A client of the API."""

    def __init__(self, site: Site, token: str | None = None, address: str = "testclient") -> None:
        self.browser: Browser = site.browser(address=address)
        self.token = secrets.token_urlsafe(32) if token is None else token
        if self.token:
            self.browser.headers["authorization"] = f"Bearer {self.token}"

    def get(self, path: str) -> httpx.Response:
        answer: httpx.Response = self.browser.get(f"/api/{path}")
        return answer

    def post(self, path: str, **body: Any) -> httpx.Response:
        answer: httpx.Response = self.browser.post(f"/api/{path}", json=body)
        return answer

    def create_table(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Create a table; returns the response."""
        answer = self.post("tables", **wanted)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def state(self, table: str) -> dict[str, Any]:
        answer = self.get(f"table/{table}")
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def act(self, table: str, action: str) -> httpx.Response:
        """Play an action in answer to the current state."""
        return self.post(f"table/{table}/act", action=action, after=self.state(table)["after"])
