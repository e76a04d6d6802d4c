"""Signing in with an OpenID Connect provider: a real one runs in a process of its own."""

import io
import json
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from gamecase.config.settings import Oidc, Settings
from tables.server_process import free_port
from web.logins import is_logged_in, register_browser
from web.site import Browser, Site

_SECONDS = 60


@pytest.fixture(scope="module")
def provider() -> Iterator[str]:
    """The address of a provider at which anybody is who they say."""
    port = free_port()
    command = [sys.executable, "-W", "ignore", "-m", "oidc_provider_mock", "--port", str(port)]
    address = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(f"{address}/.well-known/openid-configuration")
        yield address
    finally:
        process.terminate()
        process.wait(_SECONDS)


def _wait_for(address: str) -> None:
    deadline = time.monotonic() + _SECONDS
    while True:
        try:
            httpx.get(address).raise_for_status()
        except httpx.HTTPError:
            assert time.monotonic() < deadline, "the provider has not started"
            time.sleep(0.1)
        else:
            return


@pytest.fixture
def settings(provider: str) -> Settings:
    oidc = Oidc(
        issuer=provider,
        client_id="gamecase",
        client_secret="secret",
        label="My School",
        admins=("head",),
    )
    return Settings(registration="closed", guests=False, oidc=oidc)


@pytest.fixture
def school(settings: Settings, tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "database.sqlite3", settings=settings) as site:
        yield site


def leave(browser: Browser, back: str = "/rules") -> str:
    """Press the button; returns the address at the provider."""
    assert "My School" in browser.get("/signin").text
    answer = browser.get(f"/oidc/start?back={back}")
    assert answer.status_code == 303
    location: str = answer.headers["location"]
    return location


def consent(address: str, subject: str, name: str = "", **form: str) -> str:
    """Sign in at the provider; returns the path it sends the browser back to."""
    base = address.partition("/oauth2")[0]
    if name:
        claims = {"preferred_username": name}
        httpx.put(f"{base}/users/{subject}", json=claims).raise_for_status()
    answer = httpx.post(address, data={"sub": subject, **form})
    assert answer.status_code == 302, answer.text
    parts = urlsplit(answer.headers["location"])
    return f"{parts.path}?{parts.query}"


def sign_in(site: Site, subject: str, name: str = "") -> Browser:
    browser = site.browser()
    answer = browser.get(consent(leave(browser), subject, name))
    assert (answer.status_code, answer.headers.get("location")) == (303, "/rules"), answer.text
    return browser


def account_name(browser: Browser) -> str:
    html = browser.get("/account").text
    return str(html.partition("<title>")[2].partition(" ·")[0])


def test_a_person_of_the_provider_gets_an_account_and_keeps_it(school: Site) -> None:
    first = sign_in(school, "ann-1", "Ann Bell")
    assert is_logged_in(first)
    assert account_name(first) == "Ann Bell"
    again = sign_in(school, "ann-1", "Ann Married")
    assert account_name(again) == "Ann Bell", "the account is found by its subject"


def test_an_export_names_the_provider(school: Site, provider: str) -> None:
    browser = sign_in(school, "ann-1", "Ann Bell")
    with zipfile.ZipFile(io.BytesIO(browser.get("/account/export").content)) as archive:
        data = json.loads(archive.read("account.json"))
    assert data["providers"] == [{"issuer": provider, "subject": "ann-1"}]
    assert (data["role"], data["email"], data["recovery_codes_left"]) == ("", "", 0)


def test_another_person_of_the_same_name_gets_another_account(school: Site) -> None:
    sign_in(school, "ben-1", "Ben")
    assert account_name(sign_in(school, "ben-2", "Ben")) == "Ben 2"
    assert account_name(sign_in(school, "odd", "<!>")).startswith("Player ")


def test_the_request_to_the_provider_is_bound_to_the_browser(school: Site) -> None:
    address = leave(school.browser())
    query = parse_qs(urlsplit(address).query)
    assert query["response_type"] == ["code"]
    assert query["code_challenge_method"] == ["S256"]
    assert query["redirect_uri"] == ["http://testserver/oidc/callback"]
    assert len(query["state"][0]) > 30
    assert len(query["nonce"][0]) > 30


def test_coming_back_to_another_browser_or_twice_fails(school: Site) -> None:
    browser, other = school.browser(), school.browser()
    path = consent(leave(browser), "eve")
    leave(other)  # has an attempt of its own
    for stranger in (school.browser(), other):
        answer = stranger.get(path)
        assert answer.status_code == 400
        assert not is_logged_in(stranger)
    assert browser.get(path).status_code == 303
    assert browser.get(path).status_code == 400, "a code works once"


def test_a_refusal_at_the_provider_is_told(school: Site) -> None:
    browser = school.browser()
    answer = browser.get(consent(leave(browser), "eve", action="deny"))
    assert answer.status_code == 400
    assert "That sign-in didn’t work" in answer.text
    assert not is_logged_in(browser)


def test_the_settings_name_administrators(school: Site) -> None:
    assert sign_in(school, "head", "Head").get("/admin").status_code == 200
    assert sign_in(school, "ann-1", "Ann").get("/admin").status_code == 404


def test_a_token_for_another_client_or_attempt_is_refused(
    settings: Settings, tmp_path: Path
) -> None:
    with Site(tmp_path / "database.sqlite3", settings=settings) as site:
        browser = site.browser()
        address = leave(browser)
        nonce = parse_qs(urlsplit(address).query)["nonce"][0]
        changed = address.replace(nonce, "x" * len(nonce))
        answer = browser.get(consent(changed, "eve"))
        assert answer.status_code == 400
        assert not is_logged_in(browser)


def test_a_provider_that_cannot_be_reached_is_told(settings: Settings, tmp_path: Path) -> None:
    gone = replace(settings.oidc, issuer=f"http://127.0.0.1:{free_port()}")
    with Site(tmp_path / "database.sqlite3", settings=replace(settings, oidc=gone)) as site:
        answer = site.browser().get("/oidc/start")
        assert answer.status_code == 400
        assert "That sign-in didn’t work" in answer.text


def test_without_a_provider_there_is_no_button(site: Site) -> None:
    register_browser(site, "Ann")
    browser = site.browser()
    assert "/oidc/" not in browser.get("/signin").text
    assert browser.get("/oidc/start").status_code == 404
    assert browser.get("/oidc/callback").status_code == 404
