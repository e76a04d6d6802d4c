"""Tic-tac-toe in the browser: every way to touch the board, every kind of opponent."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import count_pieces, create_table, open_more, touch
from gamecase.kernel.log import read_record
from gamecase.kernel.verify import verify
from gamecase.registry import find
from tables.server_process import ServerProcess


def play(page: Page, *squares: str) -> None:
    """Touch squares one after the other, each when the piece before is on the board."""
    for square in squares:
        touch(page, square)
        expect(page.locator(f"[data-spot={square}]")).to_have_attribute(
            "aria-label", re.compile(": [XO]$")
        )


def test_two_browsers_play_by_invitation_and_one_is_closed_and_returns(
    visit: Visit, tmp_path: Path
) -> None:
    ann = visit("new/tictactoe")
    ann.fill("input[name=name]", "Ann")
    create_table(ann, player_2="away", starts="me")
    expect(ann.locator("#status")).to_have_text("Waiting for the other player")
    expect(ann.locator(".qr svg")).to_be_visible()
    invitation = ann.locator(".address").input_value()

    ben = visit(invitation)
    ben.fill("input[name=name]", "Ben")
    ben.get_by_role("button", name="Join").click()
    expect(ann.locator("#invite")).to_have_count(0)
    expect(ann.locator("#status")).to_have_text("Your turn: put an X on an empty square.")
    expect(ben.locator("#status")).to_have_text("X to move")

    touch(ann, "b2")
    expect(ben.locator("#status")).to_have_text("Your turn: put an O on an empty square.")
    touch(ben, "a1")
    expect(ann.locator("#status")).to_have_text("Your turn: put an X on an empty square.")

    table, cookies = ben.url, ben.context.storage_state()
    ben.context.close()  # everything is lost but the cookies
    expect(ann.locator(".player.is-away")).to_have_count(1)
    touch(ann, "a3")
    ben = visit(table, storage_state=cookies)
    expect(ben.locator("#status")).to_have_text("Your turn: put an O on an empty square.")
    assert count_pieces(ben) == 3
    expect(ann.locator(".player.is-away")).to_have_count(0)

    moves = [(ben, "c1"), (ann, "b1"), (ben, "b3"), (ann, "c3"), (ben, "a2"), (ann, "c2")]
    for page, square in moves:
        expect(page.locator(".status.is-yours")).to_be_visible()
        touch(page, square)
    for page in (ann, ben):
        expect(page.locator("#status")).to_have_text(re.compile("^Draw"))

    with ann.expect_download() as download:
        ann.get_by_role("link", name="Save the file").click()
    path = tmp_path / "record.jsonl"
    download.value.save_as(path)
    header, entries = read_record(path.read_text("utf-8"))
    package = find(header.game)
    verdict = verify(package.game, package.rules(header.ruleset), header, entries)
    assert verdict.state.names == ("Ann", "Ben")
    assert verdict.state.outcome is not None
    assert verdict.state.outcome.is_draw


def test_lots_are_drawn_from_committed_dice_and_verify(visit: Visit, tmp_path: Path) -> None:
    page = visit("new/tictactoe")
    expect(page.locator(".dice-words")).to_have_count(0)  # a game without dice asks for no seed
    create_table(page, player_2="here", starts="lot")
    expect(page.locator("#moves")).to_contain_text("goes first.")
    open_more(page)
    page.locator(".dice summary").click()
    expect(page.locator("#dice-pledge")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(page.locator("#dice-words")).to_contain_text(re.compile("[0-9a-f]{24}"))  # the device's
    expect(page.locator("#dice-secret")).to_be_empty()
    play(page, "a1", "b1", "a2", "b2", "a3")
    expect(page.locator("#status")).to_have_text("X wins with three in a row.")
    expect(page.locator("#dice-secret")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    record = page.request.get(page.url + "/record").text()
    header, entries = read_record(record)
    package = find(header.game)
    assert verify(package.game, package.rules(), header, entries).rolls_checked == 1


def test_a_game_against_each_level_to_the_end(visit: Visit) -> None:
    for level in ("beginner", "casual", "perfect"):
        page = visit("new/tictactoe")
        create_table(page, level_2=level, starts="me")
        for _ in range(5):
            expect(page.locator(".status.is-yours, .status.is-over")).to_be_visible()
            if page.locator(".status.is-over").count():
                break
            acts = page.locator("#moves [data-kind=act]")
            before = acts.count()
            page.locator(".spot.target").first.click()
            expect(acts.nth(before)).to_be_visible()
        expect(page.locator(".status.is-over")).to_be_visible()


def test_two_clicks_on_the_first_visit_and_one_later_play_the_computer(visit: Visit) -> None:
    page = visit("", unfolds=False)
    game = page.locator(".game").filter(has_text="Tic-tac-toe")
    game.get_by_role("link", name="Play").click()
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#board .spot")).to_have_count(9)
    page.goto(page.url.split("/table/")[0])
    expect(page.locator("#continue .table-link")).to_have_count(1)
    expect(game).to_contain_text("Chalk")
    game.get_by_role("button", name="Play").click()
    expect(page.locator("#board .spot")).to_have_count(9)


def test_a_game_is_played_with_the_keyboard(visit: Visit) -> None:
    page = visit("new/tictactoe")
    create_table(page, player_2="here", starts="me")
    page.locator("[data-spot=a3]").focus()
    for keys in (["Enter"], ["ArrowRight", " "], ["ArrowDown", "Enter"], ["ArrowLeft", "Enter"]):
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_timeout(150)
    expect(page.locator("[data-spot=a2]")).to_have_attribute("aria-label", "a2: O")
    expect(page.locator("[data-spot=b2]")).to_have_attribute("aria-label", "b2: X")
    # A square that is taken is refused, and nothing changes.
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_have_text("a3 is taken by an X.")
    expect(page.locator("[data-spot=a3].reason")).to_have_count(1)
    assert count_pieces(page) == 4


def test_every_move_is_announced_to_screen_readers(visit: Visit) -> None:
    page = visit("new/tictactoe")
    create_table(page, player_2="here", starts="me")
    touch(page, "b2")
    expect(page.locator("#announcements")).to_contain_text("b2")
    expect(page.locator("#announcements")).to_contain_text("O · Your turn")
    touch(page, "a1")
    expect(page.locator("#announcements")).to_contain_text("a1")
    expect(page.locator("#board-title")).to_have_text("Tic-tac-toe board. X on b2. O on a1.")


def test_take_back_resign_and_play_again_at_one_screen(visit: Visit) -> None:
    page = visit("new/tictactoe")
    create_table(page, player_2="here", starts="me")
    play(page, "b2", "a1")
    expect(page.locator("#status")).to_contain_text("X · Your turn")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#status")).to_contain_text("O · Your turn")
    expect(page.locator(".is-taken-back")).to_have_text("a1")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator("#status")).to_contain_text("O · Your turn")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("#status")).to_have_text("X wins by resignation.")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("#status")).to_contain_text("X · Your turn")
    assert count_pieces(page) == 0
    expect(page.locator(".player[data-chair='1']")).to_contain_text("1")  # the tally stays


def test_offers_are_made_and_answered_between_two_browsers(visit: Visit) -> None:
    ann = visit("new/tictactoe")
    create_table(ann, player_2="away", starts="me")
    ben = visit(ann.locator(".address").input_value())
    ben.get_by_role("button", name="Join").click()
    expect(ann.locator("#status")).to_have_text("Your turn: put an X on an empty square.")
    touch(ann, "b2")
    ann.get_by_role("button", name="Take back").click()
    expect(ann.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(ben.locator("#offer-text")).to_have_text("Player 1 asks to take back a move.")
    ben.get_by_role("button", name="Decline").click()
    expect(ann.locator("#offer")).to_be_hidden()
    ann.get_by_role("button", name="Offer a draw").click()
    expect(ben.locator("#offer-text")).to_have_text("Player 1 offers a draw.")
    ben.get_by_role("button", name="Accept").click()
    for page in (ann, ben):
        expect(page.locator("#status")).to_have_text("Draw by agreement.")
    ben.get_by_role("button", name="Rematch").click()
    ann.get_by_role("button", name="Accept").click()
    expect(ben.locator("#status")).to_have_text(
        "Your turn: put an X on an empty square."
    )  # players change seats


def test_best_of_three_changes_seats_and_ends(visit: Visit) -> None:
    page = visit("new/tictactoe")
    page.select_option("select[name=match]", "best-of-3")
    create_table(page, player_2="here", starts="me")
    expect(page.locator("#match")).to_have_text("Game 1, best of 3")
    play(page, "a1", "b1", "a2", "b2", "a3")
    page.get_by_role("button", name="Next game").click()
    expect(page.locator("#match")).to_have_text("Game 2, best of 3")
    expect(page.locator(".player[data-chair='2']")).to_have_class(re.compile("is-to-act"))
    play(page, "a1", "b1", "c2", "b2", "c3", "b3")  # O, who is player 1 now, wins again
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_visitor_without_a_chair_watches(visit: Visit) -> None:
    page = visit("new/tictactoe")
    create_table(page, player_2="here", starts="me")
    touch(page, "b2")
    watcher = visit(page.url)
    expect(watcher.locator(".watching")).to_be_visible()
    expect(watcher.locator(".piece")).to_have_count(1)
    touch(watcher, "a1")
    expect(watcher.locator("#toast")).to_have_text("You’re watching. Only the players can do that.")
    touch(page, "a1")
    expect(watcher.locator(".piece")).to_have_count(2)


def test_the_page_reconnects_to_a_restarted_server_and_nothing_is_lost(
    killable_server: ServerProcess, visit: Visit
) -> None:
    page = visit(f"{killable_server.address}/new/tictactoe")
    create_table(page, player_2="here", starts="me")
    touch(page, "b2")
    expect(page.locator("#moves")).to_contain_text("b2")
    killable_server.kill()
    expect(page.locator("#toast")).to_have_text("Connection lost. Reconnecting… Your game is safe.")
    killable_server.start()
    expect(page.locator("#toast")).to_have_text("You’re connected again.")
    touch(page, "a1")
    expect(page.locator("#moves")).to_contain_text("a1")
    record = page.request.get(page.url + "/record").text()
    acts = [json.loads(line)["act"] for line in record.splitlines() if '"act"' in line]
    assert acts == ["b2", "a1"]


def test_arabic_is_right_to_left_and_the_board_is_not_mirrored(visit: Visit) -> None:
    page = visit("new/tictactoe", locale="ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    create_table(page, player_2="here", starts="me")
    touch(page, "a1")
    x = page.locator("[data-spot=a1]").bounding_box()
    other = page.locator("[data-spot=c1]").bounding_box()
    assert x is not None
    assert other is not None
    assert x["x"] < other["x"]


def test_pages_fit_a_small_phone_and_a_huge_screen(visit: Visit) -> None:
    phone = visit("new/tictactoe", viewport={"width": 320, "height": 640}, has_touch=True)
    create_table(phone, player_2="here", starts="me")
    phone.locator("[data-spot=b2]").tap()
    expect(phone.locator("[data-spot=b2]")).to_have_attribute("aria-label", "b2: X")
    huge = visit("", viewport={"width": 2560, "height": 1440})
    for page in (phone, huge):
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert overflow <= 0, f"{page.url} is {overflow} px too wide"


def test_language_and_theme_are_chosen_and_remembered(visit: Visit) -> None:
    page = visit("")
    page.locator(".settings summary").click()
    page.select_option("select[name=language]", "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator(".settings summary").click()
    page.select_option("select[name=theme]", "dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(page.url + "new/tictactoe")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_reduced_motion_is_respected(visit: Visit) -> None:
    page = visit("new/tictactoe", reduced_motion="reduce")
    create_table(page, player_2="here", starts="me")
    touch(page, "b2")
    duration = page.locator(".piece").first.evaluate("e => getComputedStyle(e).transitionDuration")
    assert float(duration.rstrip("s")) < 0.001
