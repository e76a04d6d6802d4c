"""The page of a table: its layout, touch, the list of moves, looking back and the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import open_more
from browser.test_every_game import create_table

PHONE = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}
GAMES = ("backgammon", "chess", "crokinole", "draughts", "tictactoe")


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def middle(page: Page, spot: str) -> dict[str, float]:
    found = box(page, f"[data-spot='{spot}']")
    return {"x": found["x"] + found["width"] / 2, "y": found["y"] + found["height"] / 2}


def drag_by_touch(page: Page, start: str, end: str) -> None:
    """Drag with a finger, which scrolls the page where the board lets it."""
    finger = page.context.new_cdp_session(page)
    a, b = middle(page, start), middle(page, end)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [a]})
    for share in (0.2, 0.5, 0.8, 1.0):
        at = {key: a[key] + (b[key] - a[key]) * share for key in a}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_the_board_fills_the_height_and_only_the_moves_scroll(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    for game in GAMES:
        page.goto(page.url.split("/table")[0])
        create_table(page, game, starts="me", **{"player-2": "here"})
        board, top, bottom = (box(page, s) for s in ("#board", "#players-top", "#players-bottom"))
        assert 0.845 <= board["height"] / size[1] <= 0.9, (game, board)
        assert abs(top["y"] + top["height"] - board["y"]) < 5
        assert abs(board["y"] + board["height"] - bottom["y"]) < 5
        assert abs(top["width"] - board["width"]) < 2
        overflow = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert overflow == [*size], game
        assert box(page, "#moves")["y"] < 150


def test_a_phone_shows_everything_needed_without_scrolling(visit: Visit) -> None:
    page = visit("", **PHONE, reduced_motion="reduce")
    for game in GAMES:
        page.goto(page.url.split("/table")[0])
        create_table(page, game, starts="me", **{"player-2": "here"})
        assert box(page, "#board")["width"] >= 388, game
        tools = box(page, "#tools")
        assert tools["y"] + tools["height"] <= 700, game
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.set_viewport_size({"width": 320, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, game
        page.set_viewport_size({"width": 844, "height": 390})
        board, panel = box(page, "#board"), box(page, "#panel")
        assert board["height"] > 0.9 * 390, game
        assert 240 <= panel["width"] <= 300
        assert page.evaluate("document.documentElement.scrollWidth") <= 844
        page.set_viewport_size({"width": 390, "height": 700})


#: Notes how much of the page has moved without anybody's doing.
_SHIFTS = """window.shifted = [];
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted.push(value);
}).observe({ type: "layout-shift", buffered: true });"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_nothing_jumps_while_a_table_opens(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    create_table(page, "backgammon", ruleset="collection", **{"player-2": "here"})
    page.add_init_script(_SHIFTS)
    page.reload()
    expect(page.locator("#status")).to_contain_text("Your turn")
    assert sum(page.evaluate("window.shifted")) < 0.02


def test_a_table_that_cannot_connect_says_so(visit: Visit) -> None:
    page = visit("")
    create_table(page, "backgammon", **{"player-2": "here"})
    page.route_web_socket("**/socket", lambda socket: socket.close())
    page.reload()
    expect(page.locator("#toast.is-shown")).to_contain_text("Reconnecting")


def test_a_very_large_screen_has_a_board_of_1400_pixels(visit: Visit) -> None:
    page = visit("", viewport={"width": 3840, "height": 2160})
    create_table(page, "chess", starts="me", **{"player-2": "here"})
    assert round(box(page, "#board")["height"]) == 1400


@pytest.mark.parametrize(
    ("game", "choices", "start", "end", "holds"),
    [
        ("chess", {}, "e2", "e4", "white pawn"),
        ("draughts", {"ruleset": "russian"}, "c3", "d4", "white man"),
        ("backgammon", {"ruleset": "collection", "dice": "manual"}, "24", "18", "light"),
    ],
)
def test_a_piece_is_dragged_on_a_phone(
    visit: Visit, game: str, choices: dict[str, str], start: str, end: str, holds: str
) -> None:
    page = visit("", **PHONE, reduced_motion="reduce")
    create_table(page, game, starts="me", **{"player-2": "here", **choices})
    if game == "backgammon":
        for spot in ("die-1", "face-first-6", "face-second-2"):
            page.locator(f"[data-spot='{spot}'].target").tap()
    expect(page.locator(f"[data-spot='{start}'].target")).to_be_attached()
    drag_by_touch(page, start, end)
    expect(page.locator(f"[data-spot='{end}']")).to_have_attribute("aria-label", re.compile(holds))
    assert page.evaluate("scrollY") == 0


def play(page: Page, moves: str) -> None:
    for move in moves.split():
        before = page.locator("#moves [data-kind=act]").count()
        for spot in (move[:2], move[2:]):
            page.locator(f"[data-spot={spot}]").click()
        expect(page.locator("#moves [data-kind=act]")).to_have_count(before + 1)


def test_chess_moves_stand_in_two_columns_and_are_gone_through(visit: Visit) -> None:
    page = visit("", viewport={"width": 1280, "height": 720})
    create_table(page, "chess", starts="me", **{"player-2": "here"})
    play(page, "e2e4 d7d5 e4d5 d8d5 b1c3")
    expect(page.locator("#moves .move-number")).to_have_text(["1.", "2.", "3."])
    expect(page.locator("#moves .is-first")).to_have_text(["e4", "exd5", "Nc3"])
    expect(page.locator("#moves .is-second")).to_have_text(["d5", "Qxd5"])
    current = page.locator("#moves .is-current")
    expect(current).to_have_text("Nc3")
    expect(page.locator(".spot.last")).to_have_count(2)
    # The pieces that each side has captured stand beside its player.
    expect(page.locator("#players-bottom .captured svg")).to_have_count(1)
    expect(page.locator("#players-top .captured svg")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(current).to_have_text("Qxd5")
    expect(page.locator("#past-notice")).to_be_in_viewport()
    expect(page.locator(".spot.target")).to_have_count(0)
    page.locator("[data-go=back]").click()
    expect(current).to_have_text("exd5")
    page.keyboard.press("Home")
    expect(page.locator("[data-spot=e2]")).to_have_attribute("aria-label", "e2: white pawn")
    expect(page.locator("[data-go=back]")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(current).to_have_text("e4")
    page.keyboard.press("End")
    expect(page.locator("#past-notice")).to_be_hidden()
    expect(current).to_have_text("Nc3")


def test_escape_and_space_are_for_the_page_after_a_click_on_the_board(visit: Visit) -> None:
    page = visit("", viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    create_table(page, "chess", starts="me", **{"player-2": "here"})
    play(page, "e2e4 e7e5")  # the focus is on e5 now
    for _ in range(2):  # Escape does not make the arrow keys move the focus
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#past-notice")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#past-notice")).to_be_hidden()
    page.locator("[data-spot=g1]").click()
    expect(page.locator(".spot.picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".spot.picked")).to_have_count(0)
    page.goto(page.url.split("/table")[0])
    manual = {"player-2": "here", "ruleset": "tournament", "dice": "manual"}
    create_table(page, "backgammon", **manual)
    for spot in ("die-1", "face-first-6", "face-second-2", "24", "18", "13", "11"):
        page.locator(f"[data-spot='{spot}'].target").click()
    expect(page.locator("#buttons .primary")).to_have_text("Roll")
    page.keyboard.press("Space")
    expect(page.locator("#status")).to_have_text("Roll your dice and enter the numbers")


def test_backgammon_turns_are_written_with_their_dice(visit: Visit) -> None:
    page = visit("", viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    manual = {"player-2": "here", "ruleset": "collection", "dice": "manual"}
    create_table(page, "backgammon", **manual)
    for spot in ("die-1", "face-first-6", "face-second-2", "24", "18", "13", "11"):
        page.locator(f"[data-spot='{spot}'].target").click()
    first = page.locator("#moves .turn.is-first")
    expect(first).to_have_text(re.compile(r"24/18 13/11$"))
    expect(page.locator("#players-bottom .player-standing")).to_have_text("159 pips")


def test_a_refusal_is_gone_with_the_next_step(visit: Visit) -> None:
    page = visit("")
    create_table(page, "chess", starts="me", **{"player-2": "here"})
    page.locator("[data-spot=e2]").click()
    page.locator("[data-spot=e5]").click()
    expect(page.locator(".spot.reason").first).to_be_attached()
    board, toast = box(page, "#board"), box(page, "#toast")
    assert toast["y"] >= board["y"] + board["height"] - 1  # it hides nothing of the board
    page.locator("[data-spot=e2]").click()
    expect(page.locator(".spot.reason")).to_have_count(0)
    expect(page.locator("#toast.is-shown")).to_have_count(0)
    expect(page.locator(".destination")).to_have_count(2)


def test_pieces_that_can_move_glow_and_their_targets_are_dotted(visit: Visit) -> None:
    page = visit("")
    create_table(page, "chess", starts="me", **{"player-2": "here"})
    expect(page.locator(".piece.is-movable")).to_have_count(10)  # eight pawns and two knights
    page.locator("[data-spot=g1]").click()
    expect(page.locator("circle.destination")).to_have_count(2)
    expect(page.locator(".piece.is-movable")).to_have_count(0)
    page.keyboard.press("Escape")
    glow = "getComputedStyle(document.querySelector('.piece.is-movable')).filter"
    assert page.evaluate(glow) != "none"
    open_more(page)
    page.uncheck("#glow")
    assert page.evaluate(glow) == "none"


@pytest.mark.parametrize(
    ("width", "height"), [(1440, 900), (1280, 720), (390, 844), (844, 390), (320, 640)]
)
def test_names_and_levels_are_whole_beside_the_board(visit: Visit, width: int, height: int) -> None:
    page = visit("", viewport={"width": width, "height": height}, locale="de")
    create_table(page, "crokinole", starts="me", **{"level-2": "casual"})
    expect(page.locator("#players-top .player-note")).to_have_text(re.compile(r"\w+"))
    for text in page.locator(".player-text").all():
        assert text.evaluate("text => text.scrollWidth <= text.clientWidth"), text.inner_text()


def test_the_end_is_told_from_the_players_side_beside_the_board(visit: Visit) -> None:
    page = visit("", reduced_motion="reduce")
    create_table(page, "tictactoe", starts="me", **{"level-2": "beginner"})
    page.locator("[data-spot=b2].target").click()
    expect(page.locator(".status.is-yours")).to_be_visible()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    result = page.locator("#result")
    expect(result.locator("h2")).to_have_text("You lost")
    expect(result).not_to_have_class(re.compile("is-won"))
    expect(page.locator("#next-level")).to_be_hidden()
    board, shown = box(page, "#board"), box(page, "#result")
    assert shown["x"] >= board["x"] + board["width"]
    expect(result.get_by_role("link", name="Save the file")).to_be_visible()
    expect(page.locator("[data-may=rematch]")).to_be_visible()
    for width, height in ((390, 844), (844, 390)):  # a phone shows all of it without scrolling
        page.set_viewport_size({"width": width, "height": height})
        for name in ("[data-may=rematch]", "#result-close"):
            button = box(page, name)
            assert button["y"] + button["height"] <= height, (width, name)


def test_games_without_dice_say_nothing_of_dice(visit: Visit) -> None:
    page = visit("")
    create_table(page, "chess", starts="lot", **{"player-2": "here"})
    open_more(page)
    for summary in page.locator("#view-more summary").all():
        summary.click()
    assert "dice" not in page.locator("#panel").inner_text().lower()


def test_the_computer_says_hello_at_the_start_and_not_in_the_middle(visit: Visit) -> None:
    page = visit()
    create_table(page, "tictactoe", starts="me")
    bubble = page.locator("#players-top .player-bubble")
    expect(bubble).to_have_text(re.compile(r"\w+"))
    page.locator("[data-spot=b2]").click()
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    page.reload()
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    expect(bubble).to_be_hidden()


def test_the_line_under_the_board_says_what_to_do(visit: Visit) -> None:
    page = visit()
    create_table(page, "crokinole", starts="me")
    expect(page.locator("#status")).to_have_text("Your turn: shoot a disc.")
    page = visit()
    create_table(page, "backgammon")
    status = re.compile(
        r"^Your turn: (move a checker|roll the dice(, or double)?|you have no move left)\.$"
    )
    expect(page.locator("#status")).to_have_text(status)


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [
        (390, 700, "en"),
        (320, 700, "en"),
        (390, 700, "de"),
        (320, 700, "el"),
        (1280, 720, "de"),
        (1280, 720, "it"),
        (1440, 900, "it"),
        (844, 390, "de"),
    ],
)
def test_how_to_aim_can_be_read_whole(visit: Visit, width: int, height: int, language: str) -> None:
    page = visit(viewport={"width": width, "height": height}, locale=language)
    create_table(page, "crokinole", starts="me")
    line = page.locator("#aim-help")
    expect(line).to_be_visible()
    is_whole = (
        "line => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight"
    )
    assert line.evaluate(is_whole)
    told, row = box(page, "#aim-help"), box(page, "#status-row")
    assert told["y"] + told["height"] <= row["y"] + row["height"]
    # The computer’s greeting stays within its bubble.
    assert page.locator("#players-top .player-bubble").evaluate(is_whole)
    if width > height:  # upright the rules are under "More" where there is little room
        expect(page.locator(".rules-line a").last).to_be_in_viewport()
