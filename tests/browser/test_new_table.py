"""The form for a new table, and the layout of a table on a phone on its side."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table_page import create_table, touch
from browser.test_every_game import create_table as send_table
from tables.server_process import ServerProcess


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
    expect(page.locator("#box-result")).to_contain_text("No rules match")
    expect(page.locator("[name=ruleset]:visible")).to_have_count(5)  # none fits: show all
    page.check("[name=box-cube_inside][value='']", force=True)
    page.click("button.large")
    expect(page.locator("#table")).to_have_attribute("data-booklet", "small-first")


def test_the_first_time_a_game_is_opened_the_rules_are_asked_for_and_remembered(
    visit: Visit,
) -> None:
    page = visit("new/backgammon", unfolds=False)
    line = page.locator("#rules-name")
    name = page.locator("[name=ruleset][value=case] + span b").text_content()
    assert name
    expect(line).to_have_text(name)
    page.get_by_role("radio", name="As most people play today").check()
    expect(page.locator("[name=ruleset]:checked")).to_have_value("tournament")
    page.locator("[name=level-2][value=beginner] + span").click()
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#table")).to_have_attribute("data-booklet", "tournament")
    page.goto(page.url.split("/table/")[0] + "/new/backgammon")
    expect(page.locator("[name=rules]")).to_have_count(0)
    expect(page.locator("[name=ruleset]:checked")).to_have_value("tournament")
    expect(page.locator("[name=level-2]:checked")).to_have_value("beginner")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_home_begins_with_the_tables_to_go_on_with(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("", viewport={"width": size[0], "height": size[1]})
    send_table(page, "tictactoe", starts="me")
    page.goto(page.url.split("/table")[0])
    table, cards = page.locator("#continue .table-link"), page.locator(".game")
    expect(table).to_contain_text("Your turn")
    expect(cards).to_have_count(5)
    (strip, card) = (table.bounding_box(), cards.first.bounding_box())
    assert strip is not None
    assert card is not None
    assert strip["y"] + strip["height"] < min(card["y"], 300)
    table.click()
    expect(page.locator(".spot.target")).to_have_count(9)


def test_both_answers_about_the_rules_have_the_same_width(visit: Visit) -> None:
    page = visit("new/crokinole", unfolds=False, viewport={"width": 1280, "height": 720})
    boxes = [choice.bounding_box() for choice in page.locator(".rules-question .choice").all()]
    box, usual = (found["width"] if found else 0 for found in boxes)
    assert abs(box - usual) < 1


def test_the_play_button_is_in_sight_on_any_screen(visit: Visit) -> None:
    for size in ((1280, 720), (390, 844), (320, 568), (844, 390)):
        page = visit("new/draughts", unfolds=False, viewport={"width": size[0], "height": size[1]})
        button = page.locator("button.large").bounding_box()
        assert button is not None
        assert 0 < button["y"] < size[1] - button["height"] + 1, size
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size


def test_a_rule_that_differs_is_told_at_the_board_once(visit: Visit) -> None:
    page = visit("new/draughts")
    create_table(page, "collection", player_2="here", starts="me")
    notice = page.locator("#rule-notice")
    for start, end in (("b6", "c5"), ("a3", "b4")):
        expect(notice).to_be_hidden()
        touch(page, start, end)
    expect(notice).to_contain_text("capture")
    assert "#clause-duty-free" in (notice.locator("a").get_attribute("href") or "")
    page.reload()
    expect(page.locator("#board .piece").first).to_be_visible()
    expect(notice).to_be_hidden()


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


def test_games_are_imported_from_several_files(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = visit(f"{server.address}/new/chess", unfolds=False, allows_errors=True)
    page.locator("#import summary").click()
    good, bad = tmp_path / "good.pgn", tmp_path / "bad.pgn"
    good.write_text("1. f3 e5 2. g4 Qh4# 0-1")
    bad.write_text("1. e4 e5 2. Ke3 *")
    page.set_input_files("#import-files input", [good, bad])
    expect(page.locator(".import-problem h2")).to_contain_text("Ke3")
    expect(page.locator(".import-problem .small-board .reason").first).to_be_attached()
    expect(page.locator("ol a[href$='/analysis']")).to_have_count(1)
    page.locator(".import-problem form button.primary").click()
    expect(page.locator("#analysis")).to_be_visible()


_DROP = """(files) => {
    const data = new DataTransfer();
    for (const [name, text] of files) data.items.add(new File([text], name));
    const send = (kind) => {
        const options = { dataTransfer: data, bubbles: true, cancelable: true };
        const event = new DragEvent(kind, options);
        document.querySelector("h1").dispatchEvent(event);
        return event.defaultPrevented;
    };
    const form = document.querySelector(".import-form");
    const isDropping = () => form.classList.contains("is-dropping");
    const seen = [send("dragenter"), send("dragover"), isDropping()];
    return [...seen, send("drop"), isDropping()];
}"""


def test_files_dropped_anywhere_on_the_page_are_imported(visit: Visit) -> None:
    page = visit("new/chess", unfolds=False)
    game = "1. f3 e5 2. g4 Qh4# 0-1"
    assert page.evaluate(_DROP, [["one.pgn", game], ["two.pgn", game]]) == [
        True,  # the browser does not open the files itself
        True,
        True,  # the page shows that they may be dropped
        True,
        False,
    ]
    expect(page.locator("ol a[href$='/analysis']")).to_have_count(2)
