"""Every game by the same hands: against the computer to the end, by keys alone, and by a link
between a desk and an Arabic phone.

The hands know no game: they do the first thing that the page offers.
"""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit

#: What makes a game short: few pieces, one round, or an opponent who is soon done with us.
SHORT = {
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

games = pytest.mark.parametrize("game", SHORT)

#: The first thing offered: a button that is not grave, a spot, or a disc to be flicked as it lies.
HAND = """
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
  {HAND}
  while (!document.querySelector(".status.is-over")) {{
    if (document.querySelector(".status.is-yours")) act();
    await new Promise((done) => setTimeout(done, 20));
  }}
}}"""

#: Where the focus is, and the keys that may bring it to the first thing offered, the likeliest
#: first; no key: it is there.
KEYS = """() => {
  const button = document.querySelector("#buttons button:not(.irreversible):enabled");
  const board = document.querySelector("#board");
  const aims = board.classList.contains("aiming");
  const wanted = button ?? (aims ? board : document.querySelector(".spot.target"));
  const at = document.activeElement;
  if (!wanted) return ["", ["wait"]];
  if (at === wanted) return ["", []];
  if (!wanted.dataset?.spot || !at.dataset?.spot) return ["", ["Tab"]];
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [dx, dy] = middle(wanted).map((there, nth) => there - middle(at)[nth]);
  const ways = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy };
  return [at.dataset.spot, Object.keys(ways).sort((a, b) => ways[b] - ways[a])];
}"""


def create_table(page: Page, game: str, **choices: str) -> None:
    """Send the form of a new table, without filling it field by field."""
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
    return page.locator("#moves li[data-kind=act]").count()


@games
def test_a_person_plays_the_computer_to_the_end(visit: Visit, game: str) -> None:
    page = visit("", reduced_motion="reduce")
    create_table(page, game, starts="me", **SHORT[game])
    page.evaluate(PLAY_TO_THE_END)
    expect(page.locator("[data-may=rematch]")).to_be_visible()
    assert acts(page) >= 5


def press(page: Page) -> None:
    """Do the first thing that is offered, by keys alone."""
    pressed: Counter[tuple[str, str]] = Counter()
    for _ in range(120):
        spot, keys = page.evaluate(KEYS)
        if not keys:
            return page.keyboard.press("Enter")
        if keys == ["wait"]:
            page.wait_for_timeout(30)
            continue
        # Somebody who sees no way on tries the key he has tried least from here.
        key = min(keys, key=lambda each: pressed[spot, each])
        pressed[spot, key] += 1
        page.keyboard.press(key)
    raise AssertionError("no key leads to what is offered")


@games
def test_two_people_at_one_screen_play_by_keys_alone(visit: Visit, game: str) -> None:
    page = visit("", reduced_motion="reduce")
    create_table(page, game, starts="me", **{**SHORT[game], "player-2": "here"})
    wanted = 5 if game == "tictactoe" else 6
    while acts(page) < wanted:
        press(page)
        page.wait_for_timeout(60)


def touch(page: Page) -> None:
    """Do the first thing that is offered by a finger, or by a mouse where there is none."""
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
    """Put a finger on the disc that waits, pull it away from the middle, and let go."""
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
def test_a_desk_and_an_arabic_phone_play_by_a_link(visit: Visit, game: str) -> None:
    desk = visit("", reduced_motion="reduce")
    create_table(desk, game, starts="me", **{**SHORT[game], "player-2": "away"})
    phone = visit(
        desk.locator(".address").input_value(),
        locale="ar",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    phone.locator("form button.primary").tap()
    expect(phone.locator("html")).to_have_attribute("dir", "rtl")
    expect(phone.locator("#board .art")).to_be_attached()
    done = {desk: 0, phone: 0}
    while min(done.values()) < 2 and not desk.locator(".status.is-over").count():
        for page in done:
            before = acts(page)
            while page.locator(".status.is-yours").count():
                touch(page)
                page.wait_for_timeout(40)
            done[page] += acts(page) > before
        desk.wait_for_timeout(40)
    assert min(done.values()) >= 1
    expect(phone.locator("#moves li[data-kind=act]")).to_have_count(acts(desk))
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    board = phone.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] > 330
    assert board["x"] + board["width"] <= 390
    # Arabic is read from the right, but no board is ever mirrored.
    assert phone.evaluate("document.querySelector('#board').getScreenCTM().a") > 0
