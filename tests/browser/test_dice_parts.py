"""Dice in the browser: pages add their parts by themselves, also on a new device."""

import hashlib
import re
import time
from itertools import pairwise

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import open_more
from browser.test_backgammon import create_table, play_on
from gamecase.kernel.log import Entry, EntryKind, read_record
from gamecase.kernel.verify import verify
from gamecase.registry import find

PLAYING = 240  # seconds, on a busy machine


def entries_of(page: Page) -> tuple[Entry, ...]:
    return read_record(page.request.get(page.url.partition("?")[0] + "/record").text())[1]


def rolls(page: Page) -> int:
    return sum(e.kind is EntryKind.ACT and not e.by for e in entries_of(page))


def play_until(pages: list[Page], count: int) -> None:
    """Let everybody do what is offered until that many rolls were made."""
    deadline = time.monotonic() + PLAYING
    while rolls(pages[0]) < count:
        for page in pages:
            play_on(page)
        pages[0].wait_for_timeout(60)
        assert time.monotonic() < deadline, pages[0].locator("#status").inner_text()


def open_two_browsers(visit: Visit, clock: str) -> tuple[Page, Page]:
    """A table of two players, each in a browser of their own."""
    ann = visit("new/backgammon")
    create_table(ann, "case", player_2="away", clock=clock)
    ben = visit(ann.locator(".address").input_value())
    ben.get_by_role("button", name="Join").click()
    expect(ben.locator("#board .spot").first).to_be_visible()
    return ann, ben


def test_a_page_hashes_like_everybody_else(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "case", player_2="here")
    chain = page.evaluate(
        """async () => {
          const { makeChain } = await import("/static/js/dice_parts.js");
          return makeChain("0f".repeat(32), 3);
        }"""
    )
    for before, after in pairwise(chain):
        assert hashlib.sha256(bytes.fromhex(after)).hexdigest() == before
    assert chain[-1] == "0f" * 32


def test_one_screen_adds_a_part_for_each_chair_and_the_record_verifies(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "case", player_2="here")
    play_until([page], 3)
    open_more(page)
    page.locator(".dice summary").click()
    expect(page.locator(".dice")).to_contain_text("a number from each player’s own page")
    expect(page.locator(".dice")).to_contain_text("together with your move")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("#dice-secret")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    header, entries = read_record(page.request.get(page.url + "/record").text())
    package = find(header.game)
    assert header.dice == "deposits"
    assert {e.by for e in entries if e.kind is EntryKind.PART} == {1, 2}
    verdict = verify(package.game, package.rules(header.ruleset), header, entries)
    assert verdict.rolls_checked >= 3


def test_a_page_without_its_seed_begins_a_new_chain_and_play_goes_on(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "case", player_2="here")
    play_until([page], 2)
    page.evaluate(
        "Object.keys(localStorage).forEach((k) => k.startsWith('dice ') && delete localStorage[k])"
    )
    page.reload()
    expect(page.locator("#board .spot").first).to_be_visible()
    play_until([page], 4)
    assert any(e.kind is EntryKind.RENEWAL for e in entries_of(page))


def test_two_browsers_with_a_clock_answer_for_every_roll(visit: Visit) -> None:
    ann, ben = open_two_browsers(visit, "fischer-600-5")
    play_until([ann, ben], 4)
    ben.reload()
    expect(ben.locator("#board .spot").first).to_be_visible()
    play_until([ann, ben], 6)
    header, entries = read_record(ann.request.get(ann.url + "/record").text())
    assert header.dice == "chains"
    assert not any(e.kind is EntryKind.RENEWAL for e in entries), "the seed stays in the browser"
    opened = [e.by for e in entries if e.kind is EntryKind.PART]
    assert abs(opened.count(1) - opened.count(2)) <= 1


def play_until_told(page: Page, other: Page, status: str) -> None:
    """Let one player do what is offered until the other is told something."""
    deadline = time.monotonic() + PLAYING
    while not other.locator("#status").inner_text().startswith(status):
        play_on(page)
        page.wait_for_timeout(60)
        assert time.monotonic() < deadline, other.locator("#status").inner_text()


def test_a_player_rolls_while_the_page_of_the_other_is_closed(visit: Visit) -> None:
    ann, ben = open_two_browsers(visit, "none")
    play_until([ann, ben], 2)
    play_until_told(ann, ben, "Your turn")
    count = rolls(ann)
    while sum(e.kind is EntryKind.ACT and e.by == 2 for e in entries_of(ann)[-4:]) == 0:
        play_on(ben)
    ben.close()
    expect(ann.locator("#status")).to_have_text(re.compile("^Your turn"))
    assert rolls(ann) == count + 1
    play_until_told(ann, ann, "The dice wait for")


def test_a_part_that_was_lost_is_sent_again(visit: Visit) -> None:
    page = visit("new/backgammon")
    page.add_init_script(
        """(() => {
          const send = WebSocket.prototype.send;
          let isLost = false;
          WebSocket.prototype.send = function (data) {
            if (!isLost && String(data).includes('"type":"part"')) isLost = window.lostPart = true;
            else send.call(this, data);
          };
        })()"""
    )
    create_table(page, "collection", player_2="here")
    play_until([page], 3)
    assert page.evaluate("window.lostPart")
