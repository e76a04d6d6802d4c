"""Scripts and the style sheet as they are sent."""

from pathlib import Path

import gamecase.web
from web.site import Site

SCRIPTS = Path(gamecase.web.__file__).parent / "static" / "js"


def test_scripts_are_sent_without_comments(site: Site) -> None:
    browser = site.browser()
    for path in SCRIPTS.glob("*.js"):
        source = path.read_text("utf-8")
        sent = browser.get(f"/static/js/{path.name}").text
        lines = [line for line in sent.split("\n") if line.lstrip().startswith(("//", "* "))]
        assert not lines, path.name
        assert "@ts-check" not in sent
        assert "@type" not in sent, path.name
        left = [line for line in sent.split("\n") if "; // " in line and not {*line} & {*"\"'`"}]
        assert not left, path.name  # after code, unless a string might begin there
        statements = [
            line.partition(" // ")[0]
            for line in source.split("\n")
            if line.startswith(("import ", "export "))
        ]
        assert [line for line in statements if line not in sent] == []


def test_an_unchanged_script_is_not_sent_again(site: Site) -> None:
    browser = site.browser()
    first = browser.get("/static/js/board.js")
    again = browser.get("/static/js/board.js", headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_a_script_that_does_not_exist_is_not_found(site: Site) -> None:
    assert site.browser().get("/static/js/nothing.js").status_code == 404
    assert site.browser().get("/static/js/..%2f..%2fapp.js").status_code == 404
