"""Invitations: the first to accept takes the chair; everybody else watches."""

from gamecase.kernel.log import read_record
from gamecase.words import speaker
from web.site import AWAY, HERE, Page, Site, create_table, invitation, open_socket, record

WATCHING = speaker("en")("table-watching")


def test_the_page_of_an_invitation_names_host_and_game(site: Site) -> None:
    ann, ben = site.browser(), site.browser("de")
    link = invitation(ann, create_table(ann, AWAY, name="Ann"))
    page = Page(ben.get(link).text)
    words = speaker("de", "tictactoe")
    assert words("join-by", name="Ann") in page.text
    assert words("join-title", game=words("game-name")) in page.text
    assert page.values("form", "action")[-1] == link


def test_looking_at_an_invitation_takes_no_chair(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY)
    for _ in range(3):
        assert ben.get(invitation(ann, table)).status_code == 200
    assert "set-cookie" not in ben.get(invitation(ann, table)).headers
    assert [e.by for e in read_record(record(ann, table))[1] if e.kind == "sit"] == [1]


def test_the_first_to_accept_takes_the_chair_and_the_second_watches(site: Site) -> None:
    ann, ben, cleo = site.browser(), site.browser(), site.browser()
    table = create_table(ann, AWAY, name="Ann")
    link = invitation(ann, table)
    assert cleo.get(link).status_code == 200  # both look at the invitation
    answer = ben.post(link, data={"name": "Ben"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert WATCHING not in Page(ben.get(table).text).text

    late = cleo.post(link, data={"name": "Cleo"})
    assert (late.status_code, late.headers["location"]) == (303, table)
    assert "gamecase-seat" not in cleo.cookies
    assert WATCHING in Page(cleo.get(table).text).text
    assert cleo.get(link).headers["location"] == table
    assert "invite" not in Page(ann.get(table).text).values("section", "id")

    _, entries = read_record(record(ann, table))
    assert [e.text for e in entries if e.kind == "sit"] == ["Ann", "Ben"]
    with open_socket(ben, table) as socket:
        assert socket.state()["you"] == [2]
    with open_socket(cleo, table) as socket:
        assert socket.state()["you"] == []


def test_of_two_simultaneous_acceptances_one_finds_the_chair_taken(
    site: Site,
) -> None:
    ann = site.browser()
    table = create_table(ann, AWAY)
    assert sorted(site.post_at_once([invitation(ann, table)] * 2)) == [303, 409]
    assert [e.by for e in read_record(record(ann, table))[1] if e.kind == "sit"] == [1, 2]


def test_a_wrong_invitation_redirects_to_the_table(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY)
    right = invitation(ann, table)
    for wrong in (right[:-1], right + "x", right.rsplit("/", 1)[0] + "/é"):
        for answer in (ben.get(wrong), ben.post(wrong, data={"name": "Ben"})):
            assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert "gamecase-seat" not in ben.cookies
    assert ben.post(right, data={}).status_code == 303  # the right one is still good
    assert ben.cookies["gamecase-seat"]


def test_an_invitation_is_valid_at_its_own_table_only(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    one, two = create_table(ann, AWAY), create_table(ann, AWAY)
    code = invitation(ann, one).rsplit("/", 1)[1]
    answer = ben.post(f"/join/{two.rsplit('/', 1)[1]}/{code}", data={"name": "Ben"})
    assert answer.headers["location"] == two
    assert "gamecase-seat" not in ben.cookies
    assert ben.post(f"/join/nowhere/{code}", data={}).status_code == 404


def test_the_host_may_take_the_other_chair_too(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, AWAY)
    assert ann.post(invitation(ann, table), data={}).status_code == 303
    with open_socket(ann, table) as socket:
        assert socket.state()["you"] == [1, 2]


def test_a_malformed_form_takes_no_chair(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY)
    assert ben.post(invitation(ann, table), content=b"\xff").status_code == 400
    assert "gamecase-seat" not in ben.cookies
    assert invitation(ann, table)  # it is still open


def test_the_token_of_one_table_holds_no_chair_at_another(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    create_table(ann, HERE)
    table = create_table(ben, HERE)
    before = record(ben, table)
    with open_socket(ann, table) as socket:
        state = socket.state()
        assert state["you"] == []
        for kind, fields in (
            ("act", {"action": "b2", "after": state["after"]}),
            ("resign", {}),
            ("resign", {"chair": 1}),
            ("offer", {"what": "draw", "chair": 2}),
        ):
            socket.command(kind, **fields)
            assert socket.answer()["clause"] == "watching"
    assert record(ben, table) == before


def test_a_chair_is_found_again_with_the_cookie_alone(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY)
    ben.post(invitation(ann, table), data={"name": "Ben"})
    again = site.browser()
    again.cookies.set("gamecase-seat", ben.cookies["gamecase-seat"])
    with open_socket(again, table) as socket:
        assert socket.state()["you"] == [2]
    for guess in ("", "x", ben.cookies["gamecase-seat"][:-1]):
        thief = site.browser()
        thief.cookies.set("gamecase-seat", guess)
        with open_socket(thief, table) as socket:
            assert socket.state()["you"] == []


def test_an_open_table_is_found_on_the_home_page_and_joined(site: Site) -> None:
    host, guest = site.browser(), site.browser()
    table = create_table(
        host, {**AWAY, "player-2": "anyone", "name": "Ann", "clock": "fischer-300-3"}
    )
    with open_socket(host, table) as waiting:
        waiting.state()
        assert not [each for each in Page(host.get("/").text).values("a", "href") if "join" in each]
        page = Page(guest.get("/").text)
        (path,) = [each for each in page.values("a", "href") if each.startswith("/join/")]
        assert "5 min + 3 s per turn" in page.text.replace("\u2068", "").replace("\u2069", "")
        assert guest.post(path, data={"name": "Ben"}).status_code == 303
        state = waiting.state(at_least=3)
    assert [each["name"] for each in state["players"]] == ["Ann", "Ben"]
    assert "/join/" not in site.browser().get("/").text
