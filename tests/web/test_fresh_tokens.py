"""Limits hold for a client that comes with a new token each time, which costs nothing."""

import secrets
from collections.abc import Callable

import httpx
import pytest

from web.site import Browser, Site

Send = Callable[[Browser, dict[str, str], str], httpx.Response]


def _event(browser: Browser) -> str:
    body = {"settings": {"game": "tictactoe", "name": "Cup", "format": "swiss", "rounds": 3}}
    answer = browser.post("/api/events", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["event"])


def _json(path: str, body: object) -> Send:
    return lambda browser, headers, event: browser.post(
        path.replace("EVENT", event), json=body, headers=headers
    )


def _form(path: str, form: dict[str, str]) -> Send:
    return lambda browser, headers, event: browser.post(
        path, data=form, headers=headers, follow_redirects=False
    )


@pytest.mark.parametrize(
    "send",
    [
        pytest.param(_json("/api/events/EVENT/claim", {"code": "AAAAAAAA"}), id="code"),
        pytest.param(_json("/api/events/EVENT/join", {"name": "Eve"}), id="entry"),
        pytest.param(_json("/api/studies", {"game": "tictactoe"}), id="study"),
        pytest.param(_json("/api/lessons", {"title": "x", "exercises": []}), id="lesson"),
        pytest.param(_json("/api/import/names", {"names": ["Eve"]}), id="names"),
        pytest.param(_form("/study/import/names", {"names": "Eve"}), id="names page"),
        pytest.param(_form("/study/settings", {"automatic": "yes"}), id="settings page"),
    ],
)
def test_a_new_token_for_each_request_does_not_help(site: Site, send: Send) -> None:
    browser = site.browser()
    event = _event(site.browser())
    codes = []
    for _ in range(60):
        browser.cookies.clear()
        headers = {"Authorization": f"Bearer {secrets.token_urlsafe(24)}"}
        codes.append(send(browser, headers, event).status_code)
    assert codes[-1] == 429, codes
    assert codes[0] < 500
    assert codes[0] != 404, codes
