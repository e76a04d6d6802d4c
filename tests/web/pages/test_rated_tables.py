"""Rated tables in a browser: for two accounts, and nobody else."""

import pytest

from web.logins import RATED, register_browser
from web.site import Page, Site, create_table, invitation, open_socket, record


def test_a_rated_table_is_for_two_accounts_and_not_for_guests(site: Site) -> None:
    ann, ben, guest = register_browser(site, "Ann"), register_browser(site, "Ben"), site.browser()
    table = create_table(ann, RATED)
    link = invitation(ann, table)
    page = guest.get(link).text
    assert f"/signin?back={link}" in Page(page).values("a", "href")
    assert guest.post(link, data={"name": "Guest"}).status_code == 403
    assert ann.post(link, data={}).status_code == 403
    assert ben.post(link, data={}).status_code == 303
    with open_socket(ben, table) as socket:
        assert [each["rating"] for each in socket.state()["players"]] == ["1500 ± 700"] * 2
        socket.command("resign")
        while not (state := socket.state())["is_over"]:
            pass
        assert [each["rating_change"] for each in state["players"]] == ["+162", "−162"]
    assert "1662 ± 581" in Page(ann.get("/account").text).text
    for browser, result in ((ann, "Won"), (ben, "Lost")):
        text = Page(browser.get("/account/history").text).text
        assert result in text
        assert "Rated" in text
    listed = Page(guest.get("/ratings/tictactoe").text).text
    assert listed.index("Ann") < listed.index("Ben")
    assert guest.get("/ratings/ludo").status_code == 404


def test_open_rated_tables_are_listed_with_the_rating(site: Site) -> None:
    ann, guest = register_browser(site, "Ann"), site.browser()
    table = create_table(ann, {**RATED, "player-2": "anyone"})
    with open_socket(ann, table) as socket:
        socket.state()
        page = Page(guest.get("/").text).text
    assert "Ann (1500 ± 700)" in page
    assert "Rated" in page


def test_a_guest_cannot_create_a_rated_table(site: Site) -> None:
    answer = site.browser().post("/tables", data=RATED)
    assert answer.status_code == 400
    assert "name=rated" not in site.browser().get("/new/chess").text.replace('"', "")
    assert "name=rated" in register_browser(site, "Ann").get("/new/chess").text.replace('"', "")


@pytest.mark.parametrize("more", [{"player-2": "bot"}, {"player-2": "here"}, {"rated": "no"}])
def test_what_cannot_be_rated_is_not_rated(site: Site, more: dict[str, str]) -> None:
    ann = register_browser(site, "Ann")
    assert '"rated"' not in record(ann, create_table(ann, {**RATED, **more}))
    assert '"rated": true' in record(ann, create_table(ann, RATED))
