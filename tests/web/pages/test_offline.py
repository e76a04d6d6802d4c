"""What a browser keeps to read without a connection."""

import re

from gamecase.words import speaker
from web.logins import register_browser
from web.site import Page, Site


def test_the_service_worker_lies_at_the_root_and_names_its_version(site: Site) -> None:
    answer = site.browser().get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert re.search(r'VERSION = "[0-9a-f]{16}"', answer.text)
    assert site.browser().get("/service-worker.js").text == answer.text


def test_a_copy_to_keep_names_nobody_and_leaves_news_for_the_next_page(site: Site) -> None:
    ann = register_browser(site, "Ann Bell")
    copy = ann.get("/rules/chess", headers={"gamecase-offline": "copy"})
    assert "Ann Bell" not in copy.text
    assert speaker("en")("people-sign-in") in Page(copy.text).text
    assert "Welcome, Ann Bell!" in Page(ann.get("/rules/chess").text).text


def test_the_offline_page_is_in_the_language_of_the_reader(site: Site) -> None:
    page = Page(site.browser("ar").get("/offline").text)
    assert page.values("html", "dir") == ["rtl"]
