"""Browsers that are logged in, and programs with tokens of accounts."""

from accounts.fixtures import PASSWORD
from web.site import AWAY, Browser, Site

RATED = {**AWAY, "rated": "yes"}


def register_browser(site: Site, name: str, **how: str) -> Browser:
    """A browser that has just registered an account."""
    browser = site.browser(**how)
    answer = browser.post(
        "/register", data={"name": name, "password": PASSWORD, "back": "/account"}
    )
    assert answer.status_code == 303, answer.text
    assert answer.headers["location"] == "/welcome?back=/account"
    return browser


def log_in_browser(site: Site, name: str, password: str = PASSWORD) -> Browser:
    browser = site.browser()
    assert browser.post("/signin", data={"name": name, "password": password}).status_code == 303
    return browser


def is_logged_in(browser: Browser) -> bool:
    return bool(browser.get("/account").status_code == 200)


def new_token(browser: Browser, scope: str) -> str:
    answer = browser.post("/account/tokens", data={"label": "my bot", "scope": scope})
    assert answer.status_code == 200
    token: str = answer.text.split('id="token">')[1].split("<")[0]
    assert token not in browser.get("/account").text, "shown once only"
    return token


def program_browser(site: Site, token: str) -> Browser:
    program = site.browser()
    program.headers["authorization"] = f"Bearer {token}"
    return program
