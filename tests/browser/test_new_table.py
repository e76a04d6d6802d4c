"""The form for a new table, and the layout of a table on a phone on its side."""

from playwright.sync_api import expect

from browser.conftest import Visit


def test_a_booklet_is_found_by_the_box_it_came_in(visit: Visit) -> None:
    page = visit("new/backgammon")
    chosen = page.locator("[name=ruleset]:checked")
    expect(chosen).to_have_value("case")
    page.locator("#box summary").click()
    page.check("[name=box-languages][value='7']", force=True)
    expect(page.locator("#box-result")).to_have_text("Best of · Smaller number first")
    expect(chosen).to_have_value("best-of")
    page.check("[name=box-says][value=smaller]", force=True)
    expect(chosen).to_have_value("small-first")
    expect(page.locator("[name=ruleset]:visible")).to_have_count(1)
    page.check("[name=box-cube_inside][value=yes]", force=True)
    expect(page.locator("#box-result")).to_contain_text("No booklet fits")
    expect(page.locator("[name=ruleset]:visible")).to_have_count(5)  # none fits: show all
    page.check("[name=box-cube_inside][value='']", force=True)
    page.click("button.large")
    expect(page.locator("summary", has_text="Smaller number first")).to_be_visible()


def test_on_a_phone_on_its_side_the_board_has_the_whole_height(visit: Visit) -> None:
    page = visit("new/chess", viewport={"width": 844, "height": 390}, has_touch=True)
    page.check("input[name=player-2][value=here]")
    page.click("button.large")
    expect(page.locator("#board .piece").first).to_be_visible()
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["y"] >= 0
    assert 360 < board["height"] <= 390 - board["y"]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
