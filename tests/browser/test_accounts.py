"""Accounts in the browser: a passkey, a password, and a rated game."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from tables.server_process import ServerProcess

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def named_address(server: ServerProcess) -> str:
    """The address of the server with a host name: there are no passkeys for numeric addresses."""
    return server.address.replace("127.0.0.1", "localhost")


def add_authenticator(page: Page) -> Page:
    """Give the page a virtual authenticator whose user is always verified."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return page


def test_two_accounts_one_by_passkey_play_a_rated_game(visit: Visit, server: ServerProcess) -> None:
    ann = add_authenticator(visit(f"{named_address(server)}/register?back=/account"))
    ann.fill("[name=name]", "Annabella Bellweather")
    ann.click("button.passkey")
    ann.click("a.primary")  # the recovery codes are kept
    expect(ann.locator("h1")).to_have_text("Annabella Bellweather")
    ann.click(".account form[action='/account/signout'] button")
    ann.goto(f"{named_address(server)}/account")
    ann.click("form.passkey button")
    expect(ann.locator("h1")).to_have_text("Annabella Bellweather")

    ben = visit(f"{named_address(server)}/register?back=/account")
    ben.fill("[name=name]", "Ben")
    ben.fill("[name=password]", "correct horse battery")
    ben.click("form.card > .button:not(.passkey)")
    ben.click("a.primary")
    expect(ben.locator("h1")).to_have_text("Ben")

    ann.goto(f"{named_address(server)}/new/tictactoe")
    expect(ann.locator(".rated-choice")).to_be_hidden()
    ann.check("[name=player-2][value=away]")
    ann.check("[name=rated]")
    ann.check("[name=starts][value=me]")
    ann.click("button.large")
    ben.goto(ann.locator("input.address").input_value())
    ben.click("button.large")
    ratings = ann.locator(".player-rating")
    expect(ratings).to_have_text(["1500 ± 700", "1500 ± 700"])
    for page, spot in ((ann, "b2"), (ben, "a1"), (ann, "a2"), (ben, "b1"), (ann, "c2")):
        expect(page.locator("#status")).to_have_class("status is-yours")
        page.locator(f"[data-spot={spot}]").click()
    # One's own bar is below the board.
    expect(ratings).to_have_text(["1338 ± 581 −162", "1662 ± 581 +162"])
    expect(ben.locator(".player-rating")).to_have_text(["1662 ± 581 +162", "1338 ± 581 −162"])
    ben.goto(f"{named_address(server)}/account/history")
    expect(ben.locator(".badge").first).to_have_text("Lost")

    # A name in the header makes no page wider than a phone, in either direction of writing.
    ann.context.add_cookies(
        [{"name": "gamecase-language", "value": "ar", "url": named_address(server)}]
    )
    ann.set_viewport_size({"width": 390, "height": 844})
    ann.goto(f"{named_address(server)}/account")
    expect(ann.locator("html")).to_have_attribute("dir", "rtl")
    assert ann.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
