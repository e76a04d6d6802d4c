"""Rule books on A4 paper: numbers stand clear of the text, and diagrams can be read."""

import pytest

from browser.conftest import Visit
from gamecase.registry import all_games

A4_WIDTH = 718  # CSS pixels between margins of 10 mm
_OVERLAPS = """() => [...document.querySelectorAll(".clause > p")].filter((clause) => {
    const boxOf = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects()[0];
    };
    const number = clause.querySelector(".number");
    const text = [...clause.childNodes].find((node) => node !== number && node.textContent.trim());
    if (!number || !text) return false;
    const [left, right] = [boxOf(number), boxOf(text)];
    return left.right > right.left && left.top < right.bottom && left.bottom > right.top;
}).length"""
_DIAGRAMS = """() => [...document.querySelectorAll(".frames .small-board")]
    .map((board) => board.getBoundingClientRect().width)"""


@pytest.mark.parametrize("game", all_games())
def test_a_rule_book_is_readable_on_paper(visit: Visit, game: str) -> None:
    page = visit(f"rules/{game}", viewport={"width": A4_WIDTH, "height": 1040})
    page.emulate_media(media="print")
    assert page.locator(".clause").count() > 3
    assert page.evaluate(_OVERLAPS) == 0
    assert min(page.evaluate(_DIAGRAMS), default=200) > 150  # four centimetres
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
