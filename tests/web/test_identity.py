"""Authentication: browsers by cookie, programs by token."""

from web.site import AWAY, HERE, Site, create_table, invitation, open_socket

TOKEN = "a-token-of-a-program-of-its-own"


def test_a_program_holds_a_chair_by_its_bearer_token(site: Site) -> None:
    program = site.browser()
    program.headers["authorization"] = f"Bearer {TOKEN}"
    table = create_table(program, HERE)
    assert "gamecase-seat" not in program.cookies
    with open_socket(program, table) as socket:
        assert socket.state()["you"] == [1, 2]
    for said in (f"Bearer {TOKEN}x", "Bearer", f"Basic {TOKEN}", ""):
        stranger = site.browser()
        stranger.headers["authorization"] = said
        with open_socket(stranger, table) as socket:
            assert socket.state()["you"] == []


def test_a_bearer_token_counts_before_cookies(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, AWAY)
    link = invitation(ann, table)
    ann.headers["authorization"] = f"Bearer {TOKEN}"
    assert ann.post(link, data={"name": "Bot"}).status_code == 303
    with open_socket(ann, table) as socket:
        assert socket.state()["you"] == [2]


def test_a_short_token_holds_nothing(site: Site) -> None:
    ann = site.browser()
    ann.headers["authorization"] = "Bearer short"
    ann.cookies.set("gamecase-seat", "short")
    table = create_table(ann, HERE)
    with open_socket(ann, table) as socket:
        assert socket.state()["you"] == [1, 2], "a token was made for the browser"
    thief = site.browser()
    thief.cookies.set("gamecase-seat", "short")
    with open_socket(thief, table) as socket:
        assert socket.state()["you"] == []
