"""Crokinole in the browser: aiming by mouse, touch and keys, against people and bots."""

import json
import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import create_table, open_more

#: The place of the disc to be aimed, in the scene: on the start line, below the middle.
MIDDLE, LINE, SIDE = 430.0, 304.64, 860.0


def pull(page: Page, length: float, *, aside: float = 0.0, is_top: bool = False) -> None:
    """Pull the disc back by a length in units of the scene, and let go."""
    board = page.locator("#board").bounding_box()
    assert board is not None
    unit = board["width"] / SIDE
    back = -1 if is_top else 1
    x, y = board["x"] + MIDDLE * unit, board["y"] + (MIDDLE + back * LINE) * unit
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + aside * unit, y + back * length * unit, steps=6)
    page.mouse.up()


def acts(page: Page) -> list[str]:
    record = page.request.get(page.url + "/record").text()
    return [json.loads(line)["act"] for line in record.splitlines() if '"act"' in line]


def test_a_straight_pull_makes_an_open_twenty_and_both_sides_flick_at_one_screen(
    visit: Visit,
) -> None:
    page = visit("new/crokinole")
    create_table(page, player_2="here", starts="me")
    expect(page.locator(".aim-help")).to_be_visible()
    pull(page, 200)
    expect(page.locator("#moves")).to_contain_text("Disc 1: twenty! · 20–0")
    expect(page.locator("#announcements")).to_contain_text("Twenty!")
    expect(page.locator("#status")).to_have_text("Dark to move")
    pull(page, 120, is_top=True)
    expect(page.locator("#moves")).to_contain_text("Disc 1: not in the middle, off · 20–0")
    expect(page.locator("#status")).to_have_text("Light to move")
    first, settled, second, _ = acts(page)
    assert re.fullmatch(r"flick 0 0 9\d\d", first)
    assert settled == "settle a1:sunk"
    assert second.startswith("flick 0 0 ")


def test_discs_slide_and_the_last_shot_can_be_replayed(visit: Visit) -> None:
    page = visit("new/crokinole")
    create_table(page, player_2="here", starts="me")
    pull(page, 192, aside=24)
    page.wait_for_timeout(250)
    places = set()
    for _ in range(6):  # the disc is somewhere else each time
        moving = page.locator("#board .pieces .piece").last
        places.add(moving.evaluate("node => node.style.transform"))
        page.wait_for_timeout(60)
    assert len(places) > 2, places
    expect(page.locator("#status")).to_have_text("Dark to move")
    page.locator("#replay").click()
    expect(page.locator("#replay")).to_be_hidden()
    expect(page.locator("#replay")).to_be_visible(timeout=20_000)
    assert len(acts(page)) == 2


def test_a_disc_is_placed_aimed_and_flicked_with_the_keyboard(visit: Visit) -> None:
    page = visit("new/crokinole", reduced_motion="reduce")
    create_table(page, player_2="here", starts="me")
    page.locator("#board").focus()
    for key in (".", ".", "ArrowLeft", "+", "Shift+ArrowUp"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    assert re.fullmatch(r"flick 0\.1 -0\.05 \d+", acts(page)[0])


def test_the_steadiness_of_a_player_is_set_and_remembered(visit: Visit) -> None:
    page = visit("new/crokinole", reduced_motion="reduce")
    create_table(page, player_2="here", starts="me")
    expect(page.locator("#dial-label")).to_have_text("Steadiness")
    open_more(page)
    page.locator("#dial").fill("70")
    pull(page, 200)
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    flick, settled = acts(page)
    assert flick.endswith(" slip 12")
    assert " slip:" in settled
    page.reload()
    expect(page.locator("#dial")).to_have_value("70")


def test_a_real_board_is_scored_by_touch_and_by_keys(visit: Visit) -> None:
    page = visit("new/crokinole", viewport={"width": 390, "height": 800}, has_touch=True)
    page.check("input[name=ruleset][value=tournament]")
    page.select_option("select[name='tournament/switch-played']", "real-board")
    expect(page.locator(".opponent input[value=bot]")).to_have_count(3)
    expect(page.locator(".opponent:visible input[value=bot]:visible")).to_have_count(0)
    page.check("input[name=starts][value=me]")
    page.click("button.large")
    expect(page.locator("#prompt")).to_contain_text("Light starts.")
    expect(page.locator("#aim-line-length")).to_have_count(0)
    for spot, taps in (("light-20", 2), ("dark-15", 3)):
        ring = page.locator(f"[data-spot={spot}]")
        for nth in range(1, taps + 1):
            # near the upper end of the half ring, away from its number
            box = ring.bounding_box()
            assert box is not None
            inner = box["x"] + box["width"] * (0.75 if spot.startswith("light") else 0.25)
            page.touchscreen.tap(inner, box["y"] + box["height"] * 0.15)
            expect(page.locator(f"[data-spot={spot}]")).to_have_attribute(
                "aria-label", re.compile(f": {nth}$")
            )
    page.locator("[data-spot=dark-15-fewer]").focus()
    page.keyboard.press("Enter")
    count = page.locator("#buttons button")
    expect(count).to_have_text("Count: Light 40, Dark 30")
    count.click()
    expect(page.locator("#toast")).to_have_text("Press again to confirm.")
    count.click()
    expect(page.locator("#status")).to_have_text("Light wins the round and scores 2 points.")
    page.locator("[data-may=next]").click()
    expect(page.locator("#prompt")).to_contain_text("Dark starts.")
    assert acts(page)[-2:] == ["lift b15", "count"]


def test_a_phone_flicks_against_the_computer(visit: Visit) -> None:
    page = visit("new/crokinole", viewport={"width": 360, "height": 740}, has_touch=True)
    create_table(page, level_2="beginner", starts="me")
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    page.locator("#board").scroll_into_view_if_needed()
    pull(page, 180)
    # On a new machine, the first move compiles the engine.
    expect(page.locator("#moves [data-kind=act]")).to_have_count(4, timeout=60_000)
    expect(page.locator(".status.is-yours")).to_be_visible(timeout=10_000)


def test_four_players_each_play_from_their_quarter(visit: Visit) -> None:
    page = visit("new/crokinole", reduced_motion="reduce")
    page.check("input[name=ruleset][value=teams]")
    expect(page.locator(".opponent")).to_have_count(3)
    for number in (2, 3, 4):
        page.check(f"input[name=player-{number}][value=here]")
    page.check("input[name=starts][value=me]")
    page.click("button.large")
    seats = ["Light", "Dark", "Light 2", "Dark 2", "Light"]
    for nth, seat in enumerate(seats):
        expect(page.locator("#status")).to_have_text(f"{seat} to move")
        page.locator("#board").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#moves [data-kind=act]")).to_have_count(2 * nth + 2)


def test_only_the_players_and_switches_of_the_chosen_booklet_are_shown(visit: Visit) -> None:
    page = visit("new/crokinole")
    expect(page.locator(".opponent:visible")).to_have_count(1)
    page.check("input[name=ruleset][value=trio]")
    expect(page.locator(".opponent:visible")).to_have_count(2)
    page.check("input[name=ruleset][value=tournament]")
    expect(page.locator(".opponent:visible")).to_have_count(1)
    page.select_option("select[name='tournament/switch-surface']", "fast")
    page.check("input[name=player-2][value=here]")
    page.click("button.large")
    expect(page.locator("#match")).to_have_text("Game 1 of 4")
    header = json.loads(page.request.get(page.url + "/record").text().splitlines()[0])
    assert header["switches"] == {"surface": "fast"}
    assert header["match"] == {"kind": "games", "number": 4}
