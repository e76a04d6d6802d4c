"""Every rule-book page opens, whatever players have agreed on."""

from itertools import product
from urllib.parse import urlencode

import pytest

from contract.switch_cases import Switches, every_booklet, switch_choices
from gamecase.kernel.booklet import Booklet, box_questions
from gamecase.registry import GamePackage, all_games, find
from gamecase.web.forms import read_table_request, switch_text
from gamecase.words import speaker
from web.site import Page, Site

#: One language with every message, one with long words, one from right to left.
LANGUAGES = ("en", "de", "ar")

#: The printed booklets that came in a box, by their letter.
BOXES = ("A", "B", "C", "C-de", "D")

BOOKLETS = [
    pytest.param(package, booklet, id=f"{package.game.key}-{booklet.key}")
    for package, booklet in every_booklet()
]


def address(package: GamePackage, booklet: Booklet, switches: Switches) -> str:
    query = urlencode({f"switch-{name}": switch_text(value) for name, value in switches.items()})
    return f"/rules/{package.game.key}/{booklet.key}?{query}"


@pytest.mark.slow
@pytest.mark.parametrize(("package", "booklet"), BOOKLETS)
def test_every_page_opens_under_every_switch_in_three_languages(
    site: Site, package: GamePackage, booklet: Booklet
) -> None:
    browsers = {code: site.browser(code) for code in LANGUAGES}
    for switches in switch_choices(package, booklet):
        for code, browser in browsers.items():
            answer = browser.get(address(package, booklet, switches))
            assert answer.status_code == 200, f"{code}: {switches}"


@pytest.mark.parametrize(
    ("game", "booklet", "switch"),
    [
        ("backgammon", "case", "assisted=no"),
        ("backgammon", "collection", "assisted=no"),
        ("backgammon", "tournament", "setup=hypergammon"),
    ],
)
def test_the_pages_that_failed_open(site: Site, game: str, booklet: str, switch: str) -> None:
    assert site.browser().get(f"/rules/{game}/{booklet}?switch-{switch}").status_code == 200


def test_a_clause_has_a_mark_and_a_footnote_about_its_origin(site: Site) -> None:
    text = Page(site.browser().get("/rules/backgammon/case").text).text
    words = speaker("en", "backgammon")
    assert words("origin-case-closed-point") in text
    assert words("provenance-silent") in text


def test_the_letter_is_one_link_away(site: Site) -> None:
    ann = site.browser()
    page = Page(ann.get("/rules/backgammon/case").text)
    assert "/rules/backgammon/case?printed=yes" in page.values("a", "href")
    text = Page(ann.get("/rules/backgammon/case?printed=yes").text).text
    words = speaker("en", "backgammon")
    assert words("clause-closed-by-three") in text
    assert words("clause-win-kinds-far-back") in text


def test_a_clause_that_needs_another_table_opens_one(site: Site) -> None:
    ann = site.browser()
    text = ann.get("/rules/backgammon/case").text
    assert 'name="switch-assisted" value="no"' in text
    answer = ann.post(
        "/tables", data={"game": "backgammon", "ruleset": "case", "switch-assisted": "no"}
    )
    assert answer.status_code in (200, 303)


def test_the_booklets_stand_side_by_side(site: Site) -> None:
    for game, package in all_games().items():
        answer = site.browser("de").get(f"/rules/{game}/compare")
        if len(package.booklets) < 2:
            assert answer.status_code == 404
            continue
        assert answer.status_code == 200
        words = speaker("de", game)
        page = Page(answer.text)
        for key in package.booklets:
            assert words(f"booklet-{key}") in page.text
            assert f"/rules/{game}/{key}" in page.values("a", "href")


def test_side_by_side_shows_who_starts_bearing_off_and_the_cube(site: Site) -> None:
    text = Page(site.browser().get("/rules/backgammon/compare").text).text
    words = speaker("en", "backgammon")
    for key in ("white-starts", "starter-high", "exact-number", "any-sufficient", "no-cube"):
        assert words(f"clause-{key}") in text
    assert words("clause-aim") not in text  # all booklets have it


def test_the_form_says_what_is_printed_and_plays_the_letter(site: Site) -> None:
    ann = site.browser()
    text = Page(ann.get("/new/backgammon").text).text
    words = speaker("en", "backgammon")
    letter = words("switch-block_min-3")
    assert words("switch-value-printed", value=letter) in text
    assert words("switch-value-differs", value=words("switch-block_min-2")) in text
    assert words("rules-exactly") in text
    assert words("switch-stake-note") in text
    assert words("box-says-more-than-two-note") in text


@pytest.mark.parametrize(("package", "booklet"), BOOKLETS)
def test_the_finder_leads_from_every_box_to_its_own_booklet(
    package: GamePackage, booklet: Booklet
) -> None:
    questions = box_questions(package.booklets.values())
    answers = {question: booklet.box_answers(question) for question in questions}
    known = {question: values for question, values in answers.items() if values}
    if not booklet.sources or not known:
        return  # no box has this booklet, or the game has only one
    for chosen in product(*known.values()):
        fitting = [
            other.key
            for other in package.booklets.values()
            if all(
                (fits := other.box_answers(question)) is None or answer in fits
                for question, answer in zip(known, chosen, strict=True)
            )
        ]
        # Rules of federations may be told apart by what no box shows; the finder then names all.
        is_boxed = not {*booklet.sources}.isdisjoint(BOXES)
        found = fitting[:1] if is_boxed else fitting
        assert booklet.key in found, dict(zip(known, chosen, strict=True))


def test_exactly_as_printed_creates_a_table_by_the_letter() -> None:
    request = read_table_request(
        {"game": "backgammon", "ruleset": "case", "case/printed": "yes", "player-2": "here"}
    )
    assert dict(request.switches) == dict(find("backgammon").booklet("case").printed)
