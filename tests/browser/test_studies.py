"""Studies and lessons by mouse, keyboard and finger."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from tables.server_process import ServerProcess

PGN = "{<b>Trap</b>} 1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4) 3. Bc4 *"
MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"


def spot(page: Page, name: str) -> None:
    page.locator(f"[data-spot='{name}']").click()


def import_study(page: Page, game: str = "chess", text: str = PGN) -> None:
    form = page.locator("form", has=page.locator("textarea[name=text]"))
    form.locator("select").select_option(game)
    form.locator("textarea").fill(text)
    form.locator("button").click()
    expect(page.locator(".study-move").first).to_be_visible()


def move(page: Page, text: str) -> None:
    expect(page.locator(".study-move.is-current")).to_have_text(text)


def saved(page: Page) -> None:
    expect(page.locator("#save-state")).to_have_text("Saved")


def test_a_variation_is_played_annotated_promoted_and_taken_back(visit: Visit) -> None:
    page = visit("studies")
    import_study(page)
    expect(page.locator(".study-comment").first).to_have_text("<b>Trap</b>")
    page.locator(".study-move", has_text="Nf3").click()
    spot(page, "g8")
    spot(page, "f6")
    move(page, "Nf6")
    page.fill("#comment", "The Petrov")
    saved(page)
    page.locator("[data-mark='!?']").click()
    move(page, "Nf6!?")
    expect(page.locator(".study-variation", has_text="Petrov")).to_have_count(1)
    page.locator("#promote").click()
    expect(page.locator(".study-variation", has_text="Petrov")).to_have_count(0)
    page.locator("#undo-change").click()
    expect(page.locator(".study-variation", has_text="Petrov")).to_have_count(1)
    page.locator(".study-move", has_text="Nf6").click()
    page.locator("#delete").click()
    expect(page.locator(".study-move", has_text="Nf6")).to_have_count(0)
    page.locator("#undo-change").click()
    expect(page.locator(".study-move", has_text="Nf6!?")).to_have_count(1)
    page.reload()
    expect(page.locator(".study-move", has_text="Nf6!?")).to_have_count(1)
    expect(page.locator(".study-variation", has_text="The Petrov")).to_have_count(1)


def test_keys_walk_along_the_moves_and_to_variations(visit: Visit) -> None:
    page = visit("studies")
    import_study(page)
    page.locator("#study-moves").focus()
    for text in ("e4", "e5", "Nf3", "Nc6"):
        page.keyboard.press("ArrowRight")
        move(page, text)
    page.keyboard.press("ArrowDown")
    move(page, "d6")
    page.keyboard.press("End")
    move(page, "d4")
    page.keyboard.press("Home")
    expect(page.locator(".study-move.is-current")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.locator("#comment").press("ArrowRight")  # while typing it is for the text
    move(page, "e4")


def test_an_illegal_move_is_refused_with_the_reason(visit: Visit) -> None:
    page = visit("studies")
    import_study(page)
    spot(page, "e2")
    spot(page, "e6")
    expect(page.locator("#toast")).to_have_text(re.compile("pawn", re.IGNORECASE))


def test_of_two_windows_the_second_is_told_and_its_text_stays(
    visit: Visit, server: ServerProcess
) -> None:
    page = visit(f"{server.address}/studies", allows_errors=True)  # a refusal is reported as one
    import_study(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".study-move").first).to_be_visible()
    other.locator(".study-move", has_text="e4").click()
    expect(other.locator("#comment-move")).to_have_text("e4")
    page.locator(".study-move", has_text="e4").click()
    page.fill("#comment", "from one window")
    saved(page)
    other.fill("#comment", "from the other")
    expect(other.locator("#toast")).to_contain_text("changed in another window")
    expect(other.locator("#comment")).to_have_value("from the other")
    expect(other.locator("#study-moves")).to_contain_text("from one window")
    other.get_by_role("button", name="Save again").click()
    saved(other)
    expect(other.locator("#study-moves")).to_contain_text("from the other")


def test_dice_of_a_variation_are_entered_on_the_board(visit: Visit) -> None:
    page = visit("studies")
    page.locator("button[value=backgammon]").click()
    for name in ("die-1", "face-first-3", "face-second-1"):
        spot(page, name)
    move(page, "31:")
    expect(page.locator("#status")).to_contain_text("to move")


def test_a_friend_looks_at_it_on_a_phone(visit: Visit) -> None:
    page = visit("studies")
    import_study(page)
    page.locator("button[name=view]").click()
    link = page.locator("[data-link=view]").text_content() or ""
    phone = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
    friend = visit(link.split("/", 3)[3], **phone)
    friend.locator(".study-move", has_text="Nc6").tap()
    move(friend, "Nc6")
    expect(friend.locator("#comment")).to_have_count(0)
    width = friend.evaluate("document.documentElement.scrollWidth")
    assert width <= 320


def test_a_pupil_solves_a_lesson_of_a_teacher(visit: Visit) -> None:
    page = visit("studies")
    page.fill("#lessons input[name=title]", "Mates")
    page.get_by_role("button", name="New lesson").click()
    form = page.locator("form", has=page.locator("textarea[name=position]"))
    form.locator("select").select_option("chess")
    form.locator("[name=position]").fill(MATE)
    form.locator("[name=task]").fill("Mate in one")
    form.locator("[name=answers]").fill("Ra8#")
    form.locator("[name=explanation]").fill("The back rank")
    form.locator("button").click()
    page.locator("button[name=view]").click()
    link = page.locator(".share-link code").text_content() or ""
    pupil = visit(link.split("/", 3)[3])
    expect(pupil.locator("#status")).to_have_text("Mate in one")
    spot(pupil, "a1")
    spot(pupil, "a7")
    expect(pupil.locator("#answer-title")).to_have_text("There’s something better.")
    pupil.keyboard.press("Enter")  # the focus is on “Try again”
    expect(pupil.locator("#answer")).to_be_hidden()
    spot(pupil, "a1")
    spot(pupil, "a8")
    expect(pupil.locator("#answer-explanation")).to_have_text("The back rank")
    expect(pupil.locator(".is-solved")).to_have_count(1)
