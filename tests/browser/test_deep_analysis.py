"""Deeper analysis in the browser: it shrinks, stops, compares, and survives a dying engine."""

import json
from urllib.parse import quote

from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:3:10"
PATIENCE_MS = 120_000  # the engine is loaded first


def open_position(visit: Visit, **options: object) -> Page:
    # Answers cannot be replaced once the service worker handles the requests of the page.
    path = f"position/backgammon?position={quote(XGID)}"
    page = visit(path, service_workers="block", **options)
    expect(page.locator("#deep")).to_be_visible()
    return page


def message(state: str, games: int, half: float, problem: str = "") -> dict[str, object]:
    """A line of the stream as the server sends it."""
    line = {
        "key": "24/18 13/10",
        "told": [{"told": "Dark: 24/18 13/10", "symbols": ""}],
        "worth": {"first": "-0.015", "second": "+0.015"},
        "interval": f"±{half:.3f}",
        "value": 0.015,
        "low": 0.015 - half,
        "high": 0.015 + half,
        "games": f"{games} games",
        "is_live": True,
    }
    other = {**line, "key": "24/15", "value": 0.0, "low": -half, "high": half}
    return {
        "level": "2T",
        "state": state,
        "seat": "second",
        "steps": games // 36,
        "wanted": 11,
        "progress": f"{games} games",
        "sure": "63% likely that the first one is best",
        "problem": problem,
        "lines": [line, other],
    }


def answer_with(page: Page, *messages: dict[str, object]) -> list[dict[str, object]]:
    """Let streams send these lines; returns what the page asks for."""
    asked: list[dict[str, object]] = []

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        body = "\n".join(json.dumps(one) for one in messages)
        route.fulfill(body=f"\n{body}\n", content_type="application/x-ndjson")

    page.route("**/position/backgammon/deep", answer)
    return asked


def width(page: Page) -> float:
    box = page.locator(".deep-interval").first.bounding_box()
    assert box is not None
    return box["width"]


def test_a_rollout_is_watched_and_stopped(visit: Visit) -> None:
    page = open_position(visit)
    page.select_option("#deep-level", "3T")
    page.locator("#deep-toggle").click()
    expect(page.locator("#deep-toggle")).to_have_text("Stop")
    expect(page.locator("#deep-level")).to_be_disabled()
    status = page.locator("#deep-status")
    expect(status).to_contain_text("36 games", timeout=PATIENCE_MS)
    expect(page.locator(".deep-line")).to_have_count(2)
    first = page.locator(".deep-worth small").first.inner_text()
    expect(status).not_to_contain_text("36 games", timeout=PATIENCE_MS)
    assert float(page.locator(".deep-worth small").first.inner_text()[1:]) < float(first[1:])
    page.locator("#deep-toggle").click()
    expect(page.locator("#deep-toggle")).to_have_text("Start")
    stopped = status.inner_text()
    assert "likely" in stopped
    page.wait_for_timeout(1500)
    assert status.inner_text() == stopped
    expect(page.locator("#deep-problem")).to_be_empty()


def test_intervals_shrink_on_one_scale_and_chosen_plays_are_compared(visit: Visit) -> None:
    page = open_position(visit)
    asked = answer_with(page, message("running", 36, 0.05))
    page.locator("#deep-toggle").click()
    expect(page.locator("#deep-problem")).to_contain_text("The engine stopped")  # no end was sent
    before = width(page)
    page.unroute("**/position/backgammon/deep")
    asked = answer_with(page, message("running", 36, 0.05), message("done", 72, 0.03))
    page.get_by_role("checkbox").nth(1).uncheck()
    page.locator("#deep-toggle").click()
    expect(page.locator("#deep-status")).to_contain_text("72 games")
    expect(page.locator("#deep-problem")).to_be_empty()
    page.wait_for_timeout(400)  # the bars move
    assert width(page) < before
    assert asked == [
        {
            "ruleset": "tournament",
            "switches": asked[0]["switches"],
            "text": asked[0]["text"],
            "level": "1-ply",
            "compared": ["24/18 13/10"],
        }
    ]


def test_what_was_found_stays_when_the_engine_dies(visit: Visit) -> None:
    page = open_position(visit)
    problem = "The engine stopped. What it found stays here. Start again to go on."
    answer_with(page, message("running", 72, 0.05), message("failed", 72, 0.05, problem))
    page.locator("#deep-toggle").click()
    expect(page.locator("#deep-problem")).to_have_text(problem)
    expect(page.locator("#deep-status")).to_contain_text("72 games")
    expect(page.locator(".deep-line")).to_have_count(2)
    expect(page.locator("#deep-toggle")).to_have_text("Start")


def test_another_position_has_another_analysis(visit: Visit) -> None:
    page = open_position(visit)
    answer_with(page, message("done", 72, 0.05))
    page.locator("#deep-toggle").click()
    expect(page.locator(".deep-line")).to_have_count(2)
    page.locator("[data-edit=clear]").click()
    expect(page.locator("#deep")).to_be_hidden()
    page.locator("#undo").click()
    expect(page.locator(".deep-line")).to_have_count(2)


def test_it_works_by_keyboard_on_a_narrow_phone(visit: Visit) -> None:
    page = open_position(visit, viewport={"width": 320, "height": 640})
    answer_with(page, message("done", 72, 0.05))
    page.locator("#deep-level").focus()
    page.keyboard.press("End")
    page.keyboard.press("Tab")
    expect(page.locator("#deep-toggle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".deep-line")).to_have_count(2)
    page.keyboard.press("Tab")
    expect(page.get_by_role("checkbox").first).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("checkbox").first).not_to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("#deep").bounding_box()
    assert box is not None
    assert box["width"] <= 320
