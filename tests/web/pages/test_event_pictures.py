"""Crosstables and brackets as pictures."""

from xml.etree import ElementTree

from gamecase.web.pages.events.bracket import BracketMatch, BracketRound, BracketSide, bracket_svg
from gamecase.web.pages.events.crosstable import Crosstable, CrosstableRow, crosstable_svg
from gamecase.web.pages.events.picture_canvas import with_own_colours

SVG = "{http://www.w3.org/2000/svg}"

TABLE = Crosstable(
    ("1", "2"),
    (CrosstableRow("Anna", (None, "1"), "1"), CrosstableRow("<Bo>", ("0", None), "0")),
    "Points",
)


def texts(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def places(svg: str, words: str) -> list[float]:
    """Where a text stands, from left to right."""
    root = ElementTree.fromstring(svg)
    return [float(each.get("x", "")) for each in root.iter(f"{SVG}text") if each.text == words]


def test_a_crosstable_shows_each_result_in_the_row_of_its_player() -> None:
    shown = texts(crosstable_svg(TABLE, "Cup"))
    assert shown == ["1", "2", "Points", "1", "Anna", "1", "1", "2", "<Bo>", "0", "0"]


def test_a_crosstable_is_mirrored_for_languages_read_from_the_right() -> None:
    svg = crosstable_svg(TABLE, "Cup", is_mirrored=True)
    assert places(svg, "Anna") > places(svg, "Points")
    assert 'direction="rtl"' in svg


def test_a_long_name_is_cut_and_told_in_full() -> None:
    name = "Maximiliana von Hohenstaufen-Wittelsbach"
    svg = crosstable_svg(Crosstable((), (CrosstableRow(name, (), "3"),)), "Cup")
    assert any(text.endswith("…") for text in texts(svg))
    assert f"<title>{name}</title>" in svg


def test_a_picture_for_a_file_has_colours_of_its_own() -> None:
    svg = with_own_colours(crosstable_svg(TABLE, 'The "big" cup'))
    assert "var(" not in svg
    assert texts(svg)


def test_a_final_stands_between_its_semi_finals() -> None:
    anna, bo = BracketSide("Anna", "5", is_winner=True), BracketSide("Bo", "3")
    semi = BracketRound("Round 1", (BracketMatch(anna, bo), BracketMatch(bo, BracketSide("Cy"))))
    svg = bracket_svg((semi, BracketRound("Final", (BracketMatch(anna, BracketSide()),))), "Cup")
    root = ElementTree.fromstring(svg)
    tops = [float(each.get("y", "")) for each in root.iter(f"{SVG}rect")]
    assert tops[2] == (tops[0] + tops[1]) / 2
    assert places(svg, "Anna")[0] < places(svg, "Anna")[1]


def test_an_empty_bracket_is_a_picture_too() -> None:
    assert bracket_svg((), "Cup").startswith("<svg")
