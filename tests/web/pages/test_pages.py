"""The pages: complete and safe in every language and theme, for players and watchers."""

import json
from collections.abc import Iterator

import pytest

from gamecase.kernel.log import read_record
from gamecase.kernel.verify import verify
from gamecase.registry import all_games, find
from gamecase.scene.themes import THEMES
from gamecase.words import LANGUAGES, speaker
from web.logins import register_browser
from web.site import AWAY, HERE, Browser, Page, Site, create_table, invitation, open_socket, record


def every_path(site: Site) -> Iterator[tuple[Browser, str, int]]:
    """Every kind of page, as somebody comes to see it, with the status it should have."""
    ann = site.browser()
    shared, waiting = create_table(ann, HERE, name="Ann"), create_table(ann, AWAY, name="Ann")
    stranger = site.browser()
    for path in ("/", *(f"/new/{game}" for game in all_games())):
        yield stranger, path, 200
    yield ann, "/", 200
    for table in (shared, waiting):
        yield ann, table, 200
        yield stranger, table, 200
    yield stranger, invitation(ann, waiting), 200
    yield stranger, "/nowhere", 404


@pytest.mark.parametrize(
    "path", ["/table/nowhere", "/table/nowhere/record", "/new/go", "/join/nowhere/x", "/table/é"]
)
def test_missing_pages_are_a_404(site: Site, path: str) -> None:
    answer = site.browser().get(path)
    assert answer.status_code == 404
    assert speaker("en")("problem-not-found") in Page(answer.text).text


def test_every_page_exists_in_every_language(site: Site) -> None:
    for browser, path, status in every_path(site):
        for code, language in LANGUAGES.items():
            answer = browser.get(path, headers={"accept-language": code})
            assert answer.status_code == status, (path, code)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            page = Page(answer.text)
            assert page.values("html", "lang") == [code]
            assert page.values("html", "dir") == [language.direction]
            assert speaker(code)("nav-settings") in page.text, (path, code)


def test_every_page_has_every_theme(site: Site) -> None:
    for browser, path, status in every_path(site):
        assert Page(browser.get(path).text).values("html", "data-theme") == []
        for theme in THEMES:
            browser.cookies.set("gamecase-theme", theme)
            answer = browser.get(path)
            assert answer.status_code == status
            assert Page(answer.text).values("html", "data-theme") == [theme]
        browser.cookies.delete("gamecase-theme")


def test_no_page_has_inline_scripts_styles_or_handlers(site: Site) -> None:
    for browser, path, _ in every_path(site):
        page = Page(browser.get(path).text)
        for tag, attributes in page.elements:
            where = f"{path}: <{tag} {attributes}>"
            assert tag not in ("style", "iframe", "object", "embed", "base"), where
            assert not any(name.startswith("on") for name in attributes), where
            assert "style" not in attributes, where
            if tag == "script":
                ours = attributes.get("src", "").startswith("/static/js/")
                assert ours or attributes.get("type") == "application/json", where
            for name in ("href", "src", "action"):
                address = attributes.get(name, "/")
                assert address.startswith(("/", "#")), where
                assert not address.startswith("//"), where


def test_every_file_a_page_needs_exists(site: Site) -> None:
    asked: set[str] = set()
    for browser, path, _ in every_path(site):
        page = Page(browser.get(path).text)
        asked.update(page.values("link", "href"), page.values("script", "src"))
        asked.update(page.values("img", "src"))
    assert {"/styles.css", "/static/js/table.js"} <= asked
    stranger = site.browser()
    for path in asked:
        assert stranger.get(path).status_code == 200, path


def test_ids_are_unique_and_every_reference_resolves(site: Site) -> None:
    for browser, path, _ in every_path(site):
        page = Page(browser.get(path).text)
        ids = [
            attributes["id"]
            for tag, attributes in page.elements
            # Two small boards of one game define their colours under one name, and alike.
            if "id" in attributes and not tag.endswith("gradient")
        ]
        assert len(ids) == len({*ids}), path
        for _, attributes in page.elements:
            for name in ("aria-labelledby", "aria-describedby"):
                for reference in attributes.get(name, "").split():
                    assert reference in ids, (path, reference)


def test_every_picture_and_field_has_a_name(site: Site) -> None:
    for browser, path, _ in every_path(site):
        for tag, attributes in Page(browser.get(path).text).elements:
            if tag == "img":
                assert "alt" in attributes, path
            if attributes.get("role") == "img":
                assert attributes.get("aria-label"), (path, attributes)


# --- language ---


def lang(browser: Browser, path: str = "/", **headers: str) -> str:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    (code,) = Page(browser.get(path, headers=named).text).values("html", "lang")
    return code


def test_the_language_comes_from_the_browser_until_one_is_chosen(site: Site) -> None:
    browser = site.browser()
    assert lang(browser) == "en"
    assert lang(browser, accept_language="fr-CA, fr;q=0.9, en;q=0.5") == "fr"
    assert lang(browser, accept_language="ja, uk;q=0.3, de;q=0.2") == "uk"
    browser.post("/settings", data={"language": "fi"})
    assert lang(browser, accept_language="fr") == "fi"
    browser.post("/settings", data={"language": "nowhere"})  # no choice at all
    assert lang(browser, accept_language="fr") == "fi"
    browser.post("/settings", data={"language": "en"})
    assert lang(browser, accept_language="fr") == "en"


@pytest.mark.parametrize("cookie", ["xx", "", "../../etc/passwd", "EN", "de; evil"])
def test_a_language_cookie_that_names_none_is_ignored(site: Site, cookie: str) -> None:
    answer = site.browser().get(
        "/", headers={"cookie": f"gamecase-language={cookie}", "accept-language": "it"}
    )
    assert Page(answer.text).values("html", "lang") == ["it" if cookie != "de; evil" else "de"]


def test_a_theme_is_remembered_until_it_is_reset(site: Site) -> None:
    browser = site.browser()
    browser.post("/settings", data={"theme": "contrast"})
    assert Page(browser.get("/").text).values("html", "data-theme") == ["contrast"]
    browser.post("/settings", data={"theme": ""})
    assert Page(browser.get("/").text).values("html", "data-theme") == []
    browser.post("/settings", data={"theme": '"><script>'})
    assert Page(browser.get("/").text).values("html", "data-theme") == []


def test_settings_return_to_the_page_they_were_made_on(site: Site) -> None:
    browser = site.browser()
    table = create_table(browser, HERE)
    for path in ("/", "/new/tictactoe", table):
        assert Page(browser.get(path).text).values("input", "value")[0] == path
        answer = browser.post("/settings", data={"language": "de", "back": path})
        assert answer.status_code == 303
        assert answer.headers["location"] == path


def test_settings_on_a_response_to_a_post_return_to_the_home_page(site: Site) -> None:
    browser = site.browser()
    problem = browser.post("/tables", data={"game": "go"})
    assert Page(problem.text).values("input", "value")[0] == "/"


# --- names ---

NAMES = {
    "<b onclick=alert(1)>Ann</b>": "<b onclick=alert(1)>Ann</b>",
    "\"><script>alert('x')</script>": "\"><script>alert('x')</script>",
    "{{ 7 * 7 }}": "{{ 7 * 7 }}",
    "\u202egnireeenigne\u202c": "gnireeenigne",
    "Ann\r\nSet-Cookie: x=1": "AnnSet-Cookie: x=1",
    "a\x00b\x1b[2J": "ab[2J",
    "x" * 500: "x" * 40,
    "آن": "آن",
    "Zoë; Path=/": "Zoë; Path=/",
}


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_names_are_escaped(site: Site, name: str) -> None:
    ann = site.browser()
    table = create_table(ann, AWAY, name=name)
    ben = site.browser()
    page = Page(ben.get(invitation(ann, table)).text)
    assert NAMES[name] in page.text
    assert not any("onclick" in attributes for _, attributes in page.elements)
    assert ben.post(invitation(ann, table), data={"name": name}).status_code == 303
    assert NAMES[name] in Page(ben.get("/").text).text  # among one's tables, as the other player
    (own,) = Page(ann.get("/new/tictactoe").text).values("input", "value")[-1:]
    assert own == NAMES[name]  # remembered for next time
    _, entries = read_record(record(ann, table))
    assert [e.text for e in entries if e.kind == "sit"] == [NAMES[name]] * 2


# --- home ---


def test_the_home_page_lists_own_tables_and_whose_turn_it_is(site: Site) -> None:
    ann, stranger = site.browser(), site.browser()
    assert "table-link" not in ann.get("/").text
    waiting = create_table(ann, AWAY)
    mine = create_table(ann, HERE)
    page = Page(ann.get("/").text)
    assert page.values("a", "href", class_="table-link") == [mine, waiting]
    assert page.values("a", "class", class_="table-link") == [
        "table-link is-yours",
        "table-link is-waiting",
    ]
    assert "table-link" not in stranger.get("/").text
    with open_socket(ann, mine) as socket:
        socket.command("resign")
        while not socket.state()["is_over"]:
            pass
    classes = Page(ann.get("/").text).values("a", "class", class_="table-link")
    assert classes == ["table-link is-waiting", "table-link is-over"]  # those to go on with first


def test_the_header_names_whoever_is_signed_in(site: Site) -> None:
    ann, table = register_browser(site, "Ann Bell"), create_table(site.browser(), HERE)
    for path in ("/", "/new/chess", "/rules", "/rules/chess", "/learn", "/learn/chess", table):
        page = Page(ann.get(path).text)
        assert "Ann Bell" in page.text, path
        assert {"/account", "/account#ratings"} <= {*page.values("a", "href")}, path
        assert "/account/signout" in page.values("form", "action"), path
    assert speaker("en")("people-sign-in") in Page(site.browser().get("/").text).text


# --- the table ---


def test_a_table_shows_its_booklet_and_switches(site: Site) -> None:
    browser = site.browser()
    plain = create_table(browser, HERE)
    switched = create_table(browser, HERE, **{"switch-ends_when_dead": "yes"})
    words = speaker("en", "tictactoe")
    for clause in find("tictactoe").clauses("collection"):
        assert words(f"clause-{clause.key}") in Page(browser.get(plain).text).text
    assert words("switch-ends_when_dead-yes") not in Page(browser.get(plain).text).text
    assert words("switch-ends_when_dead-yes") in Page(browser.get(switched).text).text


def test_only_players_see_the_invitation(site: Site) -> None:
    ann, stranger = site.browser(), site.browser()
    table = create_table(ann, AWAY)
    link = invitation(ann, table)
    secret = link.rsplit("/", 1)[1]
    assert secret in ann.get(table).text
    assert "<svg" in ann.get(table).text  # the code to scan
    watched = stranger.get(table).text
    assert secret not in watched
    assert speaker("en")("table-watching") in Page(watched).text
    assert speaker("en")("table-watching") not in Page(ann.get(table).text).text


def test_the_page_passes_texts_to_the_script_as_data(site: Site) -> None:
    browser = site.browser("ar")
    html = browser.get(create_table(browser, HERE)).text
    text = html.split('<script type="application/json" id="words">')[1].split("</script>")[0]
    words = json.loads(text)
    assert words["copied"] == speaker("ar")("copied")
    assert len(words) >= 5


# --- the record ---


def test_a_record_downloaded_at_any_time_reads_back_and_verifies(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, {**HERE, "starts": "lot"}, name="Ann", **{"name-2": "Ben"})
    with open_socket(ann, table) as socket:
        state = socket.state()
        for chair in (1, 2):
            socket.command("words", chair=chair, words=f"words {chair}")
            state = socket.state(at_least=state["n"] + 1)
        check(ann, table, hidden=1)
        for action in ("a1", "b1", "a2", "b2", "a3"):
            state = socket.act(action, state)
        assert state["is_over"]
    check(ann, table, hidden=0)
    check(site.browser(), table, hidden=0)  # whoever watches may check the dice too


def check(browser: Browser, table: str, hidden: int) -> None:
    answer = browser.get(f"{table}/record")
    assert answer.headers["content-type"] == "application/jsonl; charset=utf-8"
    name = f"tictactoe-{table.rsplit('/', 1)[1]}.jsonl"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert answer.headers["cache-control"] == "no-store"
    header, entries = read_record(answer.text)
    package = find(header.game)
    verdict = verify(package.game, package.rules(header.ruleset, header.switches), header, entries)
    assert verdict.state.names == ("Ann", "Ben")
    assert (verdict.rolls_hidden, verdict.rolls_checked) == (hidden, 1 - hidden)
    assert (verdict.state.outcome is None) is bool(hidden)


def test_health_reports_the_version(site: Site) -> None:
    assert site.browser().get("/health").text.startswith("gamecase ")


def test_the_site_can_be_installed_as_an_app(site: Site) -> None:
    """Every icon that is promised is there, and as large as it says."""
    browser = site.browser()
    manifest = browser.get("/static/manifest.webmanifest").json()
    purposes = {each.get("purpose", "any") for each in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = browser.get(icon["src"])
        assert drawn.status_code == 200
        assert drawn.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            side = int.from_bytes(drawn.content[16:20])  # the width stands in the first chunk
            assert icon["sizes"] == f"{side}x{side}"
