"""Every registered game, played against the computer to the end, by keys alone, and by an
invitation between a desktop and an Arabic phone.

The tests know no game: they do the first thing that the page offers.
"""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from gamecase.registry import all_games

#: Choices that make a game short: few pieces, one round, or an opponent who wins quickly. A game
#: that is not listed is played with its defaults.
SHORT: dict[str, dict[str, str]] = {
    "backgammon": {
        "ruleset": "tournament",
        "tournament/switch-setup": "hypergammon",
        "level-2": "casual",
    },
    "chess": {"level-2": "strong-club"},
    "crokinole": {
        "ruleset": "tournament",
        "tournament/match": "games-1",
        "level-2": "beginner",
    },
    "draughts": {"ruleset": "english", "level-2": "skilled"},
    "tictactoe": {"level-2": "beginner"},
}

games = pytest.mark.parametrize("game", sorted(all_games()))

#: Does the first thing offered: a button that can be undone, a spot, or an aim as it is.
ACT = """
const act = () => {
  const button = document.querySelector("#buttons button:not(.irreversible):enabled");
  const spot = document.querySelector(".spot.target");
  const board = document.querySelector("#board");
  if (button) button.click();
  else if (spot) spot.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  else if (board.classList.contains("aiming"))
    board.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
};
"""

PLAY_TO_THE_END = f"""async () => {{
  {ACT}
  while (!document.querySelector(".status.is-over")) {{
    if (document.querySelector(".status.is-yours")) act();
    await new Promise((done) => setTimeout(done, 20));
  }}
}}"""

#: Returns the spot that has the focus, and the keys that may move the focus to the first thing
#: offered, the likeliest first; no key when it is there.
KEYS = """() => {
  const button = document.querySelector("#buttons button:not(.irreversible):enabled");
  const board = document.querySelector("#board");
  const aims = board.classList.contains("aiming");
  const offered = button ?? (aims ? board : document.querySelector(".spot.target"));
  const at = document.activeElement;
  if (!offered) return ["", ["wait"]];
  if (at === offered) return ["", []];
  if (!offered.dataset?.spot || !at.dataset?.spot) return ["", ["Tab"]];
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [dx, dy] = middle(offered).map((target, index) => target - middle(at)[index]);
  const distances = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy };
  return [at.dataset.spot, Object.keys(distances).sort((a, b) => distances[b] - distances[a])];
}"""


def create_table(page: Page, game: str, **choices: str) -> None:
    """Send the form of a new table without filling in each field."""
    fields = {"game": game, **choices}
    with page.expect_navigation():
        page.evaluate(
            """(fields) => {
              const form = document.createElement("form");
              form.method = "post";
              form.action = "/tables";
              for (const [name, value] of Object.entries(fields)) {
                const field = document.createElement("input");
                [field.name, field.value] = [name, value];
                form.append(field);
              }
              document.body.append(form);
              form.submit();
            }""",
            fields,
        )
    expect(page.locator("#status")).not_to_be_empty()


def acts(page: Page) -> int:
    return page.locator("#moves [data-kind=act]").count()


@games
def test_a_person_plays_the_computer_to_the_end(visit: Visit, game: str) -> None:
    page = visit("", reduced_motion="reduce")
    create_table(page, game, starts="me", **SHORT.get(game, {}))
    page.evaluate(PLAY_TO_THE_END)
    expect(page.locator("[data-may=rematch]")).to_be_visible()
    assert acts(page) >= 5


def press(page: Page) -> None:
    """Do the first thing that is offered, with the keyboard."""
    pressed: Counter[tuple[str, str]] = Counter()
    for _ in range(120):
        spot, keys = page.evaluate(KEYS)
        if not keys:
            return page.keyboard.press("Enter")
        if keys == ["wait"]:
            page.wait_for_timeout(30)
            continue
        # Where the likeliest key did not help, try the one that was tried least from here.
        key = min(keys, key=lambda name: pressed[spot, name])
        pressed[spot, key] += 1
        page.keyboard.press(key)
    raise AssertionError("no key leads to what is offered")


@games
def test_two_people_at_one_screen_play_by_keys_alone(visit: Visit, game: str) -> None:
    page = visit("", reduced_motion="reduce")
    create_table(page, game, starts="me", **{**SHORT.get(game, {}), "player-2": "here"})
    is_over = page.locator(".status.is-over")
    while acts(page) < 6 and not is_over.count():
        press(page)
        page.wait_for_timeout(60)
    assert acts(page) >= (5 if is_over.count() else 6)


def touch(page: Page) -> None:
    """Do the first thing that is offered by touch, or with the mouse where there is no touch."""
    if page.locator("#board.aiming").count():
        return pull(page)
    at = page.evaluate(
        """() => {
          const button = document.querySelector("#buttons button:not(.irreversible):enabled");
          const offered = button ?? document.querySelector(".spot.target");
          offered?.scrollIntoView({ block: "nearest", behavior: "instant" });
          const box = offered?.getBoundingClientRect();
          return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
        }"""
    )
    if at is None:
        return None  # the turn is over
    is_touched = page.evaluate("navigator.maxTouchPoints")
    return page.touchscreen.tap(*at) if is_touched else page.mouse.click(*at)


def pull(page: Page) -> None:
    """Pull the piece that is aimed away from the middle of the board, and let go."""
    page.locator("#board").scroll_into_view_if_needed()
    board, disc = page.locator("#board").bounding_box(), page.locator(".ghost").bounding_box()
    assert board is not None
    assert disc is not None
    x, y = disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2
    middle = board["y"] + board["height"] / 2
    away = board["height"] * (0.12 if y > middle else -0.12)
    if not page.evaluate("navigator.maxTouchPoints"):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + away, steps=4)
        return page.mouse.up()
    finger = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x, "y": y + away / 2}]),
        ("touchMove", [{"x": x, "y": y + away}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    return None


@games
def test_a_desktop_and_an_arabic_phone_play_by_invitation(visit: Visit, game: str) -> None:
    desktop = visit("", reduced_motion="reduce")
    create_table(desktop, game, starts="me", **{**SHORT.get(game, {}), "player-2": "away"})
    phone = visit(
        desktop.locator(".address").input_value(),
        locale="ar",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    phone.locator("form button.primary").tap()
    expect(phone.locator("html")).to_have_attribute("dir", "rtl")
    expect(phone.locator("#board .art")).to_be_attached()
    done = {desktop: 0, phone: 0}
    while min(done.values()) < 2 and not desktop.locator(".status.is-over").count():
        for page in done:
            before = acts(page)
            while page.locator(".status.is-yours").count():
                touch(page)
                page.wait_for_timeout(40)
            done[page] += acts(page) > before
        desktop.wait_for_timeout(40)
    assert min(done.values()) >= 1
    expect(phone.locator("#moves [data-kind=act]")).to_have_count(acts(desktop))
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    board = phone.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] > 330
    assert board["x"] + board["width"] <= 390
    # Arabic is written from right to left, but boards are not mirrored.
    assert phone.evaluate("document.querySelector('#board').getScreenCTM().a") > 0
