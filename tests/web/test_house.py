"""The name and the colours of a house."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamecase.config.combined_checks import contrast
from gamecase.config.settings import Limits, Settings, SiteSettings
from gamecase.scene.themes import THEMES
from gamecase.web.house import house_css
from web.site import Site


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Site]:
    house = SiteSettings(name="Chess & Co", accent="#1f4e79", accent_dark="#9cc4f0")
    settings = Settings(house=house, limits=Limits(upload_bytes=2048))
    with Site(tmp_path / "database.sqlite3", settings=settings) as site:
        yield site


@pytest.mark.parametrize("path", ["/", "/rules", "/signin", "/nowhere"])
def test_the_name_of_the_house_is_in_the_header_and_the_title(club: Site, path: str) -> None:
    html = club.browser().get(path).text
    assert "<span>Chess &amp; Co</span>" in html
    assert "Chess &amp; Co</title>" in html
    assert "Gamecase</title>" not in html


def test_an_installed_app_has_the_name_of_the_house(club: Site, site: Site) -> None:
    address = "/static/manifest.webmanifest"
    assert club.browser().get(address).json()["name"] == "Chess & Co"
    assert site.browser().get(address).json()["name"] == "Gamecase"


def test_the_colours_of_the_house_come_after_those_of_the_themes(club: Site, site: Site) -> None:
    usual = site.browser().get("/styles.css")
    own = club.browser().get("/styles.css")
    assert own.text.removeprefix(usual.text) == house_css(
        SiteSettings(accent="#1f4e79", accent_dark="#9cc4f0")
    )
    assert own.headers["etag"] != usual.headers["etag"]
    worker = "/service-worker.js"
    assert club.browser().get(worker).text != site.browser().get(worker).text


@pytest.mark.parametrize("accent", ["#1f4e79", "#9cc4f0", "#777777"])
def test_text_on_a_button_can_be_read_on_every_accent(accent: str) -> None:
    css = house_css(SiteSettings(accent=accent))
    ink = css.partition("--accent-ink:")[2][:7]
    assert contrast(accent, ink) >= 4


def test_a_light_accent_alone_leaves_dark_pages_as_they_are() -> None:
    css = house_css(SiteSettings(accent="#1f4e79"))
    assert "@media (prefers-color-scheme:light)" in css
    assert "dark" not in css
    assert house_css(SiteSettings()) == ""


def test_accents_are_checked_against_the_backgrounds_of_the_themes() -> None:
    for theme in ("light", "dark"):
        colours = THEMES[theme]
        assert min(contrast(colours["accent"], colours[page]) for page in ("page", "card")) >= 4.5


def test_the_size_of_uploads_is_a_setting(club: Site, site: Site) -> None:
    form = {"game": "tictactoe", "text": "x" * 3000}
    assert club.browser().post("/written", data=form).status_code == 413
    assert site.browser().post("/written", data=form).status_code == 400
