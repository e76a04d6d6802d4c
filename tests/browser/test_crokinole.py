"""Crokinole in the browser: aiming by mouse, touch and keys, against people and bots."""

import json
import re
from dataclasses import asdict, replace
from math import hypot, radians
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import create_table, open_more
from gamecase.games.crokinole.nature import simulate_flick
from gamecase.games.crokinole.physics.kernel import ENTER, LEAVE, SUNK
from gamecase.games.crokinole.position import Flick
from gamecase.games.crokinole.rules import HIGH, LOW
from gamecase.games.crokinole.table import CURVE, REACH, gestures, showcase
from gamecase.games.crokinole.table.art import scale_of
from gamecase.registry import find

#: The place of the disc to be aimed, in the scene: on the start line, below the middle.
MIDDLE, LINE, SIDE = 430.0, 304.64, 860.0


def pull_length(page: Page, speed: float, room: float) -> float:
    """How many pixels to pull for a speed, with so many pixels of screen behind."""
    board = page.locator("#board").bounding_box()
    assert board is not None
    full = min(REACH * board["width"] / SIDE, max(44.0, 0.94 * room))
    return float(full * ((speed - LOW.speed) / (HIGH.speed - LOW.speed)) ** (1 / CURVE))


def pull(page: Page, speed: float, *, aside: float = 0.0, is_top: bool = False) -> None:
    """Pull back by mouse for a speed, from the middle of the board, and let go.

    `aside` is a share of the pull that goes to the right.
    """
    board, screen = page.locator("#board").bounding_box(), page.viewport_size
    assert board is not None
    assert screen is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    length = pull_length(page, speed, y if is_top else screen["height"] - y)
    page.mouse.move(x, y)
    page.mouse.down()
    down = length * (1 - aside**2) ** 0.5
    page.mouse.move(x + aside * length, y + (-down if is_top else down), steps=6)
    page.mouse.up()


def drag_by_touch(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag a finger, as a real touch screen does it."""
    touch = page.context.new_cdp_session(page)
    steps = 8
    for nth in range(steps + 1):
        x, y = (a + (b - a) * nth / steps for a, b in zip(start, end, strict=True))
        kind = "touchStart" if nth == 0 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def acts(page: Page) -> list[str]:
    record = page.request.get(page.url + "/record").text()
    return [json.loads(line)["act"] for line in record.splitlines() if '"act"' in line]


def create_exact_table(page: Page, **choices: str) -> None:
    """Begin a game in which discs go exactly where they are aimed."""
    page.evaluate("localStorage.setItem('dial crokinole', '100')")
    create_table(page, **choices)


def test_a_straight_pull_makes_an_open_twenty_and_both_sides_flick_at_one_screen(
    visit: Visit,
) -> None:
    page = visit("new/crokinole")
    create_exact_table(page, player_2="here", starts="me")
    expect(page.locator(".aim-help")).to_be_visible()
    pull(page, 950)
    expect(page.locator("#moves")).to_contain_text("Disc 1: twenty! · 20–0")
    expect(page.locator("#announcements")).to_contain_text("Twenty!")
    expect(page.locator("#status")).to_contain_text("Dark · Your turn")
    pull(page, 300, is_top=True)
    expect(page.locator("#moves")).to_contain_text("Disc 1: not in the middle, off · 20–0")
    expect(page.locator(".shot-caption")).to_contain_text("Too short: an open shot must reach")
    expect(page.locator("#status")).to_contain_text("Light · Your turn")
    first, settled, second, _ = acts(page)
    assert re.fullmatch(r"flick 0 -?0(\.\d+)? 9\d\d", first)
    assert settled == "settle a1:sunk"
    assert second.startswith("flick 0 ")


@pytest.mark.parametrize("screen", [(844, 390), (390, 844)], ids=["landscape", "portrait"])
def test_a_thumb_sinks_an_open_twenty_and_can_flick_at_full_strength(
    visit: Visit, screen: tuple[int, int]
) -> None:
    width, height = screen
    page = visit(
        "new/crokinole", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    )
    create_exact_table(page, player_2="here", starts="me")
    page.locator("#board").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('#board').scrollIntoView({ block: 'start' })")
    before = page.evaluate("scrollY")
    board = page.locator("#board").bounding_box()
    assert board is not None
    start = (board["x"] + board["width"] / 2, board["y"] + board["height"] * 0.4)
    length = pull_length(page, 930, height - start[1])
    drag_by_touch(page, start, (start[0], start[1] + length))
    expect(page.locator(".shot-caption")).to_contain_text("Twenty!")
    expect(page.locator("#status")).to_contain_text("Dark · Your turn")
    # The other side pulls upwards; full strength fits between the thumb and the edge of the screen.
    low = (start[0], board["y"] + board["height"] * 0.6)
    full = pull_length(page, HIGH.speed, low[1])
    assert low[1] - full > 0
    drag_by_touch(page, low, (low[0], low[1] - full))
    expect(page.locator(".shot-caption")).to_contain_text("Too far")
    speeds = [float(act.split()[3]) for act in acts(page) if act.startswith("flick")]
    assert speeds[1] > 0.95 * HIGH.speed
    assert page.evaluate("scrollY") == before


def test_a_hard_shot_through_the_board_is_said_to_go_too_far(visit: Visit) -> None:
    page = visit("new/crokinole")
    create_exact_table(page, player_2="here", starts="me")
    expect(page.locator(".shot-caption")).to_contain_text("let go")  # how to shoot, on the board
    pull(page, 3900)
    expect(page.locator(".shot-caption")).to_contain_text("Too far")


def test_the_caption_on_the_board_covers_no_counter(visit: Visit) -> None:
    page = visit("new/crokinole", reduced_motion="reduce")
    create_exact_table(page, player_2="here", starts="me")
    caption, counters = page.locator(".shot-caption"), page.locator("#board .piece:has(text)")
    expect(caption).to_be_visible()
    expect(counters).to_have_count(6)
    for width, height in ((1440, 900), (1280, 720), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        told = caption.bounding_box()
        assert told is not None
        for counter in counters.all():
            box = counter.bounding_box()
            assert box is not None
            is_above = box["y"] + box["height"] <= told["y"]
            is_below = box["y"] >= told["y"] + told["height"]
            is_left = box["x"] + box["width"] <= told["x"]
            is_right = box["x"] >= told["x"] + told["width"]
            assert is_above or is_below or is_left or is_right, (width, box, told)


def test_the_strength_and_the_stop_are_shown_while_pulling(visit: Visit) -> None:
    page = visit("new/crokinole")
    create_exact_table(page, player_2="here", starts="me")
    board = page.locator("#board").bounding_box()
    screen = page.viewport_size
    assert board is not None
    assert screen is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for speed, word, end in (
        (350, "gentle", "stop"),
        (930, "firm", "hole"),
        (2500, "very hard", "edge"),
    ):
        page.mouse.move(x, y + pull_length(page, speed, screen["height"] - y))
        expect(page.locator(".power-word")).to_have_text(word)
        expect(page.locator(f".aim-stop.is-{end}")).to_have_count(1)
    page.mouse.move(x, y)  # called off
    page.mouse.up()
    expect(page.locator(".power-gauge")).to_be_hidden()
    assert acts(page) == []


def test_the_forecast_agrees_with_the_physics_up_to_the_first_touch(visit: Visit) -> None:
    page = visit("new/crokinole")
    rules, random = find("crokinole").rules(), Random(4)
    position = showcase(rules)
    aim = gestures(position).aim
    assert aim is not None
    assert aim.surface is not None
    shots = [
        Flick(random.uniform(-44, 44), random.uniform(-30, 30), random.uniform(150, 2500))
        for _ in range(150)
    ]
    shots += [Flick(0, random.uniform(-1, 1), random.uniform(700, 1300)) for _ in range(20)]
    unit, ends, starts = scale_of(rules.equipment), [], []
    for shot in shots:
        simulated = simulate_flick(replace(position, flick=shot), None)
        is_sunk = simulated.states[0] == SUNK
        first = next(
            point
            for point in simulated.track
            if point.disc == 0
            and point.time > 0
            and (is_sunk or point.event not in (ENTER, LEAVE))  # the hole was crossed
        )
        ends.append((first.x * unit, -first.y * unit))
        start = shot.start(rules.equipment.line_radius, 0)
        starts.append((start[0] * unit, -start[1] * unit))
    asked = [
        (*start, radians(90 + shot.place + 180 + shot.bearing), shot.speed)
        for start, shot in zip(starts, shots, strict=True)
    ]
    found = page.evaluate(
        """async ([surface, shots]) => {
            const { predictPath } = await import("/static/js/aim_preview.js");
            return shots.map(([x, y, ...aim]) => predictPath(surface, { x, y }, ...aim));
        }""",
        [asdict(aim.surface), asked],
    )
    kinds = {end["kind"] for end in found}
    assert kinds == {"stop", "hole", "edge", "peg", "piece"}
    for end, exact in zip(found, ends, strict=True):
        off = hypot(end["x"] - exact[0], end["y"] - exact[1])
        assert off < (10.0 if end["kind"] == "hole" else 1.0), (end, exact)


#: Notes every place of a disc that slides; the one that is being aimed does not count.
_NOTE_PLACES = """() => {
  window.places = new Set();
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target.matches(".piece:not(.ghost)")) window.places.add(target.style.transform);
  }).observe(document.querySelector("#board"), { subtree: true, attributeFilter: ["style"] });
}"""


def test_discs_slide_and_the_last_shot_can_be_replayed(visit: Visit) -> None:
    page = visit("new/crokinole")
    create_exact_table(page, player_2="here", starts="me")
    expect(page.locator("#aim-help")).to_be_visible()
    page.evaluate(_NOTE_PLACES)
    pull(page, 850, aside=0.12)
    expect(page.locator("#status")).to_contain_text("Dark · Your turn")
    assert page.evaluate("window.places.size") > 2  # the disc was between start and end too
    page.locator("#replay").click()
    expect(page.locator("#replay")).to_be_hidden()
    expect(page.locator("#replay")).to_be_visible(timeout=20_000)
    assert len(acts(page)) == 2


def test_a_disc_is_placed_aimed_and_flicked_with_the_keyboard(visit: Visit) -> None:
    page = visit("new/crokinole", reduced_motion="reduce")
    create_exact_table(page, player_2="here", starts="me")
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
    pull(page, 950)
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    flick, settled = acts(page)
    assert flick.endswith(" slip 12")
    assert " slip:" in settled
    page.reload()
    expect(page.locator("#dial")).to_have_value("70")


def test_a_hand_slips_like_a_champions_until_it_is_set(visit: Visit) -> None:
    page = visit("new/crokinole", reduced_motion="reduce")
    create_table(page, player_2="here", starts="me")
    expect(page.locator("#dial")).to_have_value("55")
    pull(page, 950)
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    flick, settled = acts(page)
    assert flick.endswith(" slip 18")
    assert " slip:" in settled


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
    create_exact_table(page, level_2="beginner", starts="me")
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    page.locator("#board").scroll_into_view_if_needed()
    pull(page, 900)
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
        expect(page.locator("#status")).to_contain_text(f"{seat} · Your turn")
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
