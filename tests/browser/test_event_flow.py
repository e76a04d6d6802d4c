"""An event from its creation to its end, in browsers of the organiser and of two guests."""

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.test_accessibility import violations
from tables.server_process import ServerProcess


def _create(page: Page, name: str) -> str:
    """Create a round robin at real boards from the list of events; returns its address."""
    page.get_by_role("link", name="New event").click()
    page.get_by_label("Name of the event").fill(name)
    page.locator("label.chip", has_text="Draughts").click()
    page.get_by_role("button", name="Create the event").click()
    expect(page.locator("h1")).to_have_text(name)
    return page.url


def _join(visit: Visit, address: str, name: str) -> Page:
    guest = visit(f"{address}/join")
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator(".event-code")).to_contain_text("Your code is")
    return guest


def _enter(page: Page, number: int, table: int, winner: int) -> None:
    """Enter a result as the organiser."""
    base = page.url
    page.goto(f"{base}/rounds/{number}/tables/{table}")
    page.locator(f"button[name=winner][value='{winner}']").click()
    expect(page).to_have_url(base)


def test_a_round_robin_of_four_with_two_guests(visit: Visit, server: ServerProcess) -> None:
    olga = visit("events", bypass_csp=True)  # axe-core injects a script
    address = _create(olga, "Club evening")
    olga.locator("textarea[name=players]").fill("Anna\nBo")
    olga.get_by_role("button", name="Add players").click()
    expect(olga.locator(".standings")).to_contain_text("Bo")
    gil, hana = (_join(visit, address, name) for name in ("Gil", "Hana"))
    expect(olga.locator(".standings")).to_contain_text("Hana")  # without loading the page again

    olga.get_by_role("button", name="Pair round 1").click()
    olga.get_by_role("button", name="Start round 1").click()
    own = gil.locator(".own-game")
    expect(own).to_contain_text("Your game: table")
    screen = visit(f"{address}/screen")
    expect(screen.locator(".screen-panel.is-shown")).to_contain_text("Round 1")
    screen.keyboard.press("ArrowRight")
    expect(screen.locator(".screen-panel.is-shown")).to_contain_text("Standings")

    own.get_by_role("link", name="Enter the result").click()
    gil.get_by_role("button", name="Gil won").click()
    expect(gil.locator(".own-game")).to_contain_text("–")
    row = olga.locator(".pairings tr", has_text="Gil")
    expect(row.locator(".score-cell")).to_have_text("1–0" if _is_first(row) else "0–1")

    row.get_by_role("link", name="Correct the result").click()
    olga.get_by_label("Reason").fill("It was a draw")
    olga.get_by_role("button", name="Draw", exact=True).click()
    expect(olga.locator(".pairings tr", has_text="Gil").locator(".score-cell")).to_have_text("½–½")
    expect(gil.locator(".own-game")).to_contain_text("½–½")

    for number in (1, 2, 3):
        if number > 1:
            olga.get_by_role("button", name=f"Pair round {number}").click()
            olga.get_by_role("button", name=f"Start round {number}").click()
        for table in (1, 2):
            open_link = olga.locator(f"a[href$='/rounds/{number}/tables/{table}']")
            if open_link.inner_text() == "Enter the result":
                _enter(olga, number, table, winner=1)
    assert violations(olga) == []
    olga.locator("#next-step").get_by_role("button", name="End the event").click()
    expect(olga.locator(".event-heading")).to_contain_text("Finished")
    expect(olga.locator(".event-picture").first).to_be_visible()
    expect(hana.locator(".own-game")).to_have_count(0)
    olga.locator("#log summary").click()
    expect(olga.locator(".event-log")).to_contain_text("It was a draw")


def _is_first(row: Locator) -> bool:
    return row.locator("td").nth(1).inner_text() == "Gil"


def _new(page: Page, server: ServerProcess, name: str, format_key: str, **choices: str) -> str:
    """Create an event by its form; returns its address."""
    page.goto(f"{server.address}/events/new")
    page.get_by_label("Name of the event").fill(name)
    page.locator(f"label.choice:has(input[name=format][value={format_key}])").click()
    for field, value in choices.items():
        page.locator(f"label:has(input[name={field}][value={value}])").click()
    page.get_by_role("button", name="Create the event").click()
    expect(page.locator("h1")).to_have_text(name)
    return page.url


def test_an_arena_and_a_ladder_by_hand(visit: Visit, server: ServerProcess) -> None:
    olga = visit("events", bypass_csp=True)
    address = _new(olga, server, "Arena", "arena", game="tictactoe")
    olga.locator("textarea[name=players]").fill("Anna\nBo\nCy")
    olga.get_by_role("button", name="Add players").first.click()
    gil = _join(visit, address, "Gil")
    expect(olga.locator(".standings")).to_contain_text("Gil")
    olga.get_by_role("button", name="Pair round 1").click()
    expect(olga.locator("#under-way tr")).to_have_count(2)
    gil.locator(".own-game").get_by_role("link", name="Enter the result").click()
    gil.get_by_role("button", name="Gil won").click()
    expect(olga.locator("#over tr")).to_have_count(1)
    olga.locator("#under-way").get_by_role("link", name="Enter the result").click()
    olga.locator("button[name=winner]").first.click()
    olga.get_by_role("button", name="Pair round 2").click()
    expect(olga.locator("#under-way tr")).to_have_count(2)
    expect(gil.locator(".own-game")).to_contain_text("Your game: table")
    assert violations(olga) == []

    address = _new(olga, server, "Ladder", "ladder", game="tictactoe")
    olga.locator("textarea[name=players]").fill("Anna\nBo\nCy")
    olga.get_by_role("button", name="Add players").first.click()
    gil = _join(visit, address, "Gil")
    challenge = gil.locator("#challenges form")
    expect(challenge.locator("option")).to_have_text(["Cy", "Bo", "Anna"])
    challenge.locator("select").select_option("Bo")
    challenge.get_by_role("button", name="Challenge").click()
    gil.locator(".own-game").get_by_role("link", name="Enter the result").click()
    gil.get_by_role("button", name="Gil won").click()
    expect(olga.locator(".standings tbody th")).to_have_text(["Anna", "Gil", "Bo", "Cy"])
    assert violations(olga) == []


def test_a_file_of_players_and_the_switches_of_the_rules(
    visit: Visit, server: ServerProcess
) -> None:
    olga = visit("events/new", bypass_csp=True, unfolds=False)
    olga.get_by_label("Name of the event").fill("From a file")
    olga.locator("label.chip", has_text="Draughts").click()
    olga.locator(".event-game:not([hidden]) .rules-change summary").click()
    switches = olga.locator(".event-game:not([hidden]) .event-switches select")
    expect(switches.first).to_be_visible()
    first = switches.first.locator("option:not([selected])").first.get_attribute("value")
    switches.first.select_option(first)
    assert violations(olga) == []
    olga.get_by_role("button", name="Create the event").click()
    olga.locator("#players-file input").set_input_files(
        {"name": "club.csv", "mimeType": "text/csv", "buffer": "name;club\nÖdön;Süd\nBo;".encode()}
    )
    expect(olga.locator(".standings tbody th")).to_have_text(["Ödön Süd", "Bo"])
    state = olga.request.get(olga.url.replace("/events/", "/api/events/")).json()
    assert len(state["settings"]["switches"]) == 1


def test_the_score_of_a_real_board_is_kept_on_a_phone(visit: Visit, server: ServerProcess) -> None:
    olga = visit("events")
    address = _new(olga, server, "At real boards", "round-robin", game="tictactoe")
    olga.locator("textarea[name=players]").fill("Anna")
    olga.get_by_role("button", name="Add players").first.click()
    gil = _join(visit, address, "Gil")
    olga.get_by_role("button", name="Pair round 1").click()
    olga.get_by_role("button", name="Start round 1").click()
    gil.locator(".own-game").get_by_role("link", name="Enter the result").click()
    gil.locator("#keep-score summary").click()
    gil.get_by_role("button", name="Keep score here").click()
    for spot in ("a1", "b1", "a2", "b2", "a3"):
        gil.locator(f"[data-spot={spot}]").click()
    expect(olga.locator(".pairings .score-cell")).to_have_text("1–0")
