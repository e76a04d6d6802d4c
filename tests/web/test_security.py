"""Security: headers, origins, sizes of bodies, cookies, redirects and ids."""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gamecase.tables.service import TableService
from gamecase.web.security import MAX_BODY_BYTES
from web.site import AWAY, HERE, Browser, Site, create_table, invitation, open_socket

FORM = {"content-type": "application/x-www-form-urlencoded"}


# --- headers ---


def every_answer(site: Site) -> Iterator[Any]:
    """An answer of every kind the server gives."""
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY)
    link = invitation(ann, table)
    for method, path in (
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/new/tictactoe"),
        ("GET", "/new/go"),
        ("GET", "/nowhere"),
        ("GET", table),
        ("GET", f"{table}/record"),
        ("GET", link),
        ("GET", f"/join{table.removeprefix('/table')}/wrong"),
        ("GET", "/themes.css"),
        ("GET", "/health"),
        ("GET", "/styles.css"),
        ("GET", "/static/css/layout.css"),
        ("GET", "/static/js/table.js"),
        ("GET", "/static/nothing.js"),
        ("GET", "/static/../app.py"),
        ("GET", "/static"),
        ("GET", "/tables"),
        ("DELETE", "/"),
        ("OPTIONS", "/"),
        ("GET", f"{table}/socket"),
    ):
        yield ann.request(method, path)
    yield ann.post("/tables", data=HERE)
    yield ann.post("/tables", data={"game": "go"})
    yield ann.post("/settings", data={"theme": "dark"})
    yield ann.post("/settings", data={"theme": ""})
    yield ben.post(link, data={"name": "Ben"})
    yield ben.post(link, data={"name": "Ben"})
    yield ann.post("/settings", data={}, headers={"origin": "http://evil.example"})
    yield ann.post("/settings", content=b"x" * (MAX_BODY_BYTES + 1))
    yield ann.post("/settings", content=iter([b"theme=dark"]))
    for path in ("/styles.css", "/static/css/layout.css"):
        etag = ann.get(path).headers["etag"]
        yield ann.get(path, headers={"if-none-match": etag})


def test_every_response_has_the_security_headers(site: Site) -> None:
    seen = set()
    for answer in every_answer(site):
        headers = answer.headers
        seen.add(answer.status_code)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "form-action 'self'" in policy
        assert "base-uri 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
    assert seen == {200, 303, 304, 307, 400, 403, 404, 405, 411, 413}


def test_a_server_error_has_the_security_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(TableService, "create_table")
    with Site(tmp_path / "house.sqlite3", raises=False) as site:
        answer = site.browser().post("/tables", data=HERE)
        assert answer.status_code == 500
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "Traceback" not in answer.text


def test_pages_are_not_cached(site: Site) -> None:
    browser = site.browser()
    for path in ("/", "/new/tictactoe", create_table(browser, HERE), "/nowhere"):
        answer = browser.get(path)
        assert answer.headers["cache-control"] == "no-store"
        assert {"Cookie", "Accept-Language"} <= {*answer.headers["vary"].split(", ")}


@pytest.mark.parametrize(
    "path",
    ["/static/../app.py", "/static/..%2fapp.py", "/static/%2e%2e/app.py", "/static//etc/passwd"],
)
def test_nothing_but_static_files_is_served_from_their_folder(site: Site, path: str) -> None:
    assert site.browser().get(path).status_code == 404


# --- other sites ---

FOREIGN = (
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "testserver"},
    {"origin": "http://testserver.evil.example"},
    {"origin": "http://testserver:81"},
    {"origin": "http://evil.example/http://testserver"},
    {"origin": "http://ann@testserver"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)
OURS: tuple[dict[str, str], ...] = (
    {},
    {"origin": "http://testserver"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
)


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_post_from_another_site_is_refused(site: Site, headers: dict[str, str]) -> None:
    ann = site.browser()
    table = create_table(ann, AWAY)
    for path in ("/tables", "/settings", invitation(ann, table)):
        answer = ann.post(path, data=HERE, headers=headers)
        assert answer.status_code == 403, path
        assert "set-cookie" not in answer.headers
    assert site.count_tables() == 1


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_a_post_from_a_page_of_this_site_is_accepted(site: Site, headers: dict[str, str]) -> None:
    assert site.browser().post("/tables", data=HERE, headers=headers).status_code == 303


# --- sizes ---


def test_a_form_that_is_too_large_is_refused_unread(site: Site) -> None:
    body = b"game=tictactoe&player-2=here&name=" + b"x" * MAX_BODY_BYTES
    answer = site.browser().post("/tables", content=body, headers=FORM)
    assert answer.status_code == 413
    assert str(MAX_BODY_BYTES) in answer.text
    assert site.count_tables() == 0


def test_a_form_of_the_maximum_size_is_read(site: Site) -> None:
    body = b"game=tictactoe&player-2=here&name="
    body += b"x" * (MAX_BODY_BYTES - len(body))
    assert site.browser().post("/tables", content=body, headers=FORM).status_code == 303


def test_a_form_without_a_content_length_is_refused(site: Site) -> None:
    answer = site.browser().post("/tables", content=iter([b"game=tictactoe"]), headers=FORM)
    assert answer.status_code == 411
    assert site.count_tables() == 0


def test_a_content_length_of_too_many_digits_is_too_large(site: Site) -> None:
    headers = {**FORM, "content-length": "9" * 5000}
    assert site.browser().post("/tables", content=b"x", headers=headers).status_code == 413


def test_a_chunked_form_is_refused_with_any_content_length(site: Site) -> None:
    headers = {**FORM, "content-length": "5", "transfer-encoding": "chunked"}
    assert site.browser().post("/tables", content=b"game=", headers=headers).status_code == 411


@pytest.mark.parametrize("length", ["", "-1", "+5", "0x10", "1e3", "five", "5,5"])
def test_a_content_length_that_is_not_a_number_is_refused(site: Site, length: str) -> None:
    headers = {**FORM, "content-length": length}
    answer = site.browser().post("/tables", content=b"game=tictactoe", headers=headers)
    assert answer.status_code == 411


# --- cookies ---


def cookies_set(site: Site, base_url: str) -> list[str]:
    """Every cookie the server sets, in full."""
    ann = site.browser(base_url=base_url)
    answers = [
        ann.post("/tables", data={**AWAY, "name": "Ann"}),
        ann.post("/settings", data={"language": "de", "theme": "dark"}),
    ]
    link = invitation(ann, answers[0].headers["location"])
    answers.append(site.browser(base_url=base_url).post(link, data={"name": "Ben"}))
    return [each for answer in answers for each in answer.headers.get_list("set-cookie")]


def test_cookies_are_http_only_and_same_site(site: Site) -> None:
    found = cookies_set(site, "http://testserver")
    assert {each.partition("=")[0] for each in found} == {
        "gamecase-seat",
        "gamecase-name",
        "gamecase-language",
        "gamecase-theme",
    }
    for each in found:
        parts = {part.strip().lower() for part in each.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= parts, each
        assert not any(part.startswith("domain") for part in parts), each


def test_cookies_are_secure_exactly_over_https(site: Site) -> None:
    for scheme, is_secure in (("http", False), ("https", True)):
        for each in cookies_set(site, f"{scheme}://testserver"):
            parts = {part.strip().lower() for part in each.split(";")[1:]}
            assert ("secure" in parts) is is_secure, each


def test_a_browser_keeps_its_token_from_table_to_table(site: Site) -> None:
    ann = site.browser()
    create_table(ann, HERE)
    token = ann.cookies["gamecase-seat"]
    assert len(token) >= 40  # nobody guesses it
    create_table(ann, HERE)
    assert ann.cookies["gamecase-seat"] == token
    ben = site.browser()
    create_table(ben, HERE)
    assert ben.cookies["gamecase-seat"] != token


def test_watching_sets_no_cookie(site: Site) -> None:
    table = create_table(site.browser(), HERE)
    stranger = site.browser()
    for path in ("/", table, f"{table}/record"):
        assert "set-cookie" not in stranger.get(path).headers


def test_the_server_stores_no_token(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, AWAY)
    token = ann.cookies["gamecase-seat"].encode()
    with open_socket(ann, table) as socket:
        assert token.decode() not in str(socket.state())
    files = [*site.files()]
    assert files
    assert not any(token in path.read_bytes() for path in files)


# --- where settings lead ---


def leads_to(browser: Browser, back: str) -> str:
    answer = browser.post("/settings", data={"back": back})
    assert answer.status_code == 303
    location: str = answer.headers["location"]
    return location


ASTRAY = (
    "http://evil.example/",
    "//evil.example/",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\nLocation: http://evil.example",
    "/%5cevil.example",
    "javascript:alert(1)",
    " //evil.example",
    "evil.example",
    "",
)


@pytest.mark.parametrize("back", ASTRAY)
def test_settings_never_redirect_to_another_site(site: Site, back: str) -> None:
    location = leads_to(site.browser(), back)
    assert location.startswith("/")
    assert not location.startswith(("//", "/\\"))
    assert not any(character.isspace() for character in location)
    assert urlsplit(urljoin("http://testserver/settings", location)).netloc == "testserver"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(alphabet=st.sampled_from("/\\.:@?#%\t\n\r xé"), max_size=12).map("/".__add__))
@example("//")
def test_a_redirect_to_a_path_stays_on_this_site(site: Site, back: str) -> None:
    location = leads_to(site.browser(), back)
    assert location.startswith("/")
    assert not location.startswith(("//", "/\\"))
    assert location.isascii()
    assert location.isprintable()


# --- rates ---


def test_new_tables_are_rate_limited_by_address(site: Site) -> None:
    browser = site.browser()
    answers: list[int] = []
    while len(answers) < 500 and 429 not in answers:
        answers.append(browser.post("/tables", data={"game": "go"}).status_code)
    assert answers[-1] == 429
    assert answers[:60] == [400] * 60
    assert browser.get("/").status_code == 200  # only laying is held up


# --- ids ---

IDS = [
    "%00",
    "a%00b",
    "%ed%a0%80",
    "%ff",
    "..%2f..",
    "x" * 5000,
    "%F0%9F%8E%B2",
    "a%20b",
    "'; --",
    "%25",
]


@pytest.mark.parametrize("key", IDS, ids=range(len(IDS)))
def test_an_id_of_any_shape_gets_a_404(site: Site, key: str) -> None:
    browser = site.browser()
    for path in (f"/table/{key}", f"/table/{key}/record", f"/join/{key}/x"):
        assert browser.get(path).status_code == 404, path
    assert browser.post(f"/join/{key}/x", data={"name": "Ben"}).status_code == 404


DEEP = "[" * 5000
JSON_ENTRY_POINTS = [
    "/passkey",
    "/passkey/options",
    "/learn/tictactoe/three",
    "/api/tables",
    "/api/tables/written",
    "/api/tables/x/join",
    "/api/tables/x/act",
]


@pytest.mark.parametrize("path", JSON_ENTRY_POINTS)
@pytest.mark.parametrize(
    "body", [DEEP, '{"what": "sign-in", "credential": ' + DEEP, '{"a":' * 2500, '{"made": ' + DEEP]
)
def test_deeply_nested_json_is_refused(tmp_path: Path, path: str, body: str) -> None:
    with Site(tmp_path / "database.sqlite3", raises=False) as site:
        answer = site.browser().post(path, content=body.encode())
        assert 400 <= answer.status_code < 500, (path, answer.status_code)


def test_nested_client_data_of_a_passkey_is_refused(tmp_path: Path) -> None:
    client_data = base64.urlsafe_b64encode(DEEP.encode()).decode()
    body = {"what": "sign-in", "credential": {"response": {"clientDataJSON": client_data}}}
    with Site(tmp_path / "database.sqlite3", raises=False) as site:
        assert site.browser().post("/passkey", json=body).status_code == 400


# --- identity over HTTPS ---


def chairs_held(browser: Browser) -> list[int]:
    """The chairs that a browser holds at its only table."""
    (table,) = browser.get("/api/tables").json()["tables"]
    chairs: list[int] = table["you"]
    return chairs


def test_over_https_identity_cookies_can_only_be_set_by_this_host(site: Site) -> None:
    secure = site.browser(base_url="https://testserver")
    create_table(secure, HERE)
    assert {"__Host-gamecase-seat"} == {name for name in secure.cookies if "seat" in name}
    assert chairs_held(secure) == [1, 2]


def test_a_cookie_from_before_is_still_accepted_and_replaced(site: Site) -> None:
    plain = site.browser()
    table = create_table(plain, HERE)
    token = plain.cookies["gamecase-seat"]
    secure = site.browser(base_url="https://testserver")
    secure.cookies.set("gamecase-seat", token)
    with open_socket(secure, table) as socket:
        assert socket.state()["you"] == [1, 2]
    answer = secure.post("/tables", data=HERE)
    assert [
        each.split(";")[0].replace(token, "TOKEN")
        for each in answer.headers.get_list("set-cookie")
        if "seat" in each
    ] == ['gamecase-seat=""', "__Host-gamecase-seat=TOKEN"]


def test_a_protected_cookie_comes_before_one_that_somebody_planted(site: Site) -> None:
    ann = site.browser(base_url="https://testserver")
    create_table(ann, HERE)
    ann.cookies.set("gamecase-seat", "a token that somebody else has planted")
    assert chairs_held(ann) == [1, 2]


@pytest.mark.parametrize(
    ("page", "origin", "status"),
    [
        ("https://testserver", "https://testserver", 303),
        ("https://testserver", "http://testserver", 403),
        ("http://testserver", "http://testserver", 303),
        ("http://testserver", "https://testserver", 303),  # a proxy that tells no scheme
    ],
)
def test_an_unprotected_page_cannot_act_over_https(
    site: Site, page: str, origin: str, status: int
) -> None:
    browser = site.browser(base_url=page)
    answer = browser.post("/tables", data=HERE, headers={"origin": origin})
    assert answer.status_code == status


# --- files ---


def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    database = tmp_path / "database.sqlite3"
    database.touch()
    database.chmod(0o644)
    with Site(database) as site:
        create_table(site.browser(), HERE)
        assert {oct(path.stat().st_mode & 0o777) for path in site.files()} == {"0o600"}
