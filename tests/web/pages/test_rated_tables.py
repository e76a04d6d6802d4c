"""Rated tables in a browser: for two accounts, and nobody else."""

import pytest

from web.logins import RATED, register_browser
from web.site import Browser, Page, Site, create_table, invitation, open_socket, record


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


#: A game of ten half-moves, as it is played and as it is written.
MOVES = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7")
WRITTEN = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 "


def _analysis_of(browser: Browser, text: str) -> int:
    """The status of the analysis page of an imported game."""
    answer = browser.post("/written", data={"game": "chess", "text": text})
    assert answer.status_code == 303, answer.text
    return int(browser.get(answer.headers["location"]).status_code)


def _helps(browser: Browser) -> list[int | str]:
    """What comes of the position after `MOVES`: evaluated, played on with, and asked a hint for."""
    position = "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 4 6"
    evaluated = browser.post("/position/chess/evaluation", json={"text": position})
    played = browser.post("/position/chess/table", data={"position": position, "against": "here"})
    answer = browser.post("/written", data={"game": "chess", "text": WRITTEN + "*"})
    with open_socket(browser, answer.headers["location"].removesuffix("/analysis")) as socket:
        socket.command("hint", after=socket.state()["after"])
        while (message := socket.answer())["type"] not in ("hint", "refusal"):
            pass
    return [evaluated.status_code, played.status_code, message["type"]]


def test_a_copy_of_a_running_rated_game_is_not_analysed(site: Site) -> None:
    ann, ben = register_browser(site, "Ann"), register_browser(site, "Ben")
    table = create_table(ann, {**RATED, "game": "chess"})
    assert ben.post(invitation(ann, table), data={}).status_code == 303
    other = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O *"
    with open_socket(ann, table) as first, open_socket(ben, table) as second:
        state = first.state()
        for nth, move in enumerate(MOVES):
            mover = second if nth % 2 else first
            state = mover.act(move, mover.state(at_least=state["n"]) if nth else state)
        assert _analysis_of(ann, other) == 200
        assert _analysis_of(ann, WRITTEN + "*") == 403
        assert _analysis_of(ben, WRITTEN + "6. Re1 b5 7. Bb3 *") == 403
        transposed = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O a6 5. Ba4 Be7 *"
        assert _analysis_of(ann, transposed) == 403
        cleo = register_browser(site, "Cleo")
        assert _analysis_of(cleo, WRITTEN + "*") == 200
        assert [_helps(browser) for browser in (ann, ben, cleo)] == [
            [403, 403, "refusal"],
            [403, 403, "refusal"],
            [200, 303, "hint"],
        ]
        first.command("resign")
        while not first.state()["is_over"]:
            pass
    assert _analysis_of(ann, WRITTEN + "*") == 200
