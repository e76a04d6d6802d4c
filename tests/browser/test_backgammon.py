"""Backgammon in the browser: a game of every booklet, the cube, manual dice and refusals."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import open_more
from gamecase.kernel.log import read_record
from gamecase.kernel.verify import verify
from gamecase.registry import find

BOOKLETS = ("case", "best-of", "small-first", "collection", "tournament")
LONGEST_GAME = 900  # seconds, on a busy machine; dice decide how long a game is


def create_table(page: Page, booklet: str, **choices: str) -> None:
    page.check(f"input[name=ruleset][value={booklet}]")
    for name, value in choices.items():
        page.check(f"input[name={name.replace('_', '-')}][value={value}]")
    page.click("button.large")
    expect(page.locator("#board .spot").first).to_be_visible()


def play_on(page: Page) -> None:
    """Do the first thing that is offered: a button, else a spot."""
    page.evaluate(
        """() => {
          const button = document.querySelector("#buttons button:not(.danger):enabled");
          const spot = document.querySelector(".spot.target");
          const click = new MouseEvent("click", { bubbles: true, detail: 0 });
          if (button) button.click();
          else spot?.dispatchEvent(click);
        }"""
    )


def play_until_double(page: Page) -> None:
    """Play until doubling is offered; checked in the page, so that no touch comes too late."""
    while not page.evaluate(
        """() => {
          const buttons = [...document.querySelectorAll("#buttons button")];
          if (buttons.some((button) => button.textContent.startsWith("Double"))) return true;
          const canClick = (button) =>
            !button.disabled && !button.classList.contains("irreversible");
          const offered = buttons.find(canClick);
          const click = new MouseEvent("click", { bubbles: true, detail: 0 });
          if (offered) offered.click();
          else document.querySelector(".spot.target")?.dispatchEvent(click);
          return false;
        }"""
    ):
        page.wait_for_timeout(30)


def tap(page: Page, *spots: str) -> None:
    """Touch spots that are offered one after the other, by touch where the page has it."""
    has_touch = page.evaluate("navigator.maxTouchPoints > 0")
    for spot in spots:
        target = page.locator(f"[data-spot='{spot}'].target")
        expect(target).to_be_attached()
        if has_touch:
            target.tap()
        else:
            target.click()


def enter_six_and_two(page: Page) -> None:
    """Start a game with dice entered by hand, for a turn whose steps a test names."""
    create_table(page, "collection", player_2="here", dice="manual")
    tap(page, "die-1", "face-first-6", "face-second-2")


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_a_whole_game_of_each_booklet(visit: Visit, booklet: str) -> None:
    page = visit("new/backgammon")
    if booklet == "tournament":  # three checkers each: a short game with the cube
        page.check(f"input[name=ruleset][value={booklet}]")
        page.select_option("select[name='tournament/switch-setup']", "hypergammon")
    create_table(page, booklet, player_2="here")
    deadline = time.monotonic() + LONGEST_GAME
    while not page.locator(".status.is-over").count():
        play_on(page)
        page.wait_for_timeout(15)
        assert time.monotonic() < deadline, page.locator("#moves").inner_text()[-600:]
    expect(page.locator("#status")).to_have_text(re.compile("wins|draw", re.IGNORECASE))


def test_a_checker_is_picked_step_by_step_and_steps_are_undone(visit: Visit) -> None:
    page = visit("new/backgammon")
    enter_six_and_two(page)
    title, acts = page.locator("#board-title"), page.locator("#moves [data-kind=act]")
    expect(page.locator("[data-spot='24'].target")).to_be_attached()
    before, count = title.text_content(), acts.count()
    tap(page, "24")
    expect(page.locator(".spot.picked")).to_have_count(1)
    tap(page, "18")
    expect(page.locator("#undo")).to_be_visible()
    expect(title).not_to_have_text(before or "")
    page.locator("#undo").click()
    expect(title).to_have_text(before or "")
    expect(acts).to_have_count(count)


def test_a_closed_point_is_refused_with_a_reason(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "collection", player_2="here")
    expect(page.locator(".status")).to_have_text(
        re.compile(r"^(Light|Dark) · Your turn: move a checker\.$")
    )
    mover = page.locator(".player.is-to-act .player-name").text_content()
    count = page.locator("#moves [data-kind=act]").count()  # equal numbers are thrown again
    # From the mover's 24-point, five pips on, five enemy checkers stand.
    start, end = ("24", "19") if "1" in (mover or "") else ("1", "6")
    page.locator(f"[data-spot='{start}']").click()
    page.locator(f"[data-spot='{end}']").click()
    expect(page.locator("#toast")).to_have_text(re.compile("blocked|dice|number|smaller|left|away"))
    expect(page.locator("#moves [data-kind=act]")).to_have_count(count)


def test_double_take_and_drop_with_the_cube(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "tournament", player_2="here")
    doubles = page.get_by_role("button", name=re.compile("^Double"))
    play_until_double(page)
    doubles.click()
    page.get_by_role("button", name=re.compile("^Take at")).click()
    expect(page.locator("#moves")).to_contain_text("Takes")


def test_a_players_own_seed_is_mixed_into_dice_that_verify(visit: Visit) -> None:
    page = visit("new/backgammon")
    page.fill(".dice-words", "my lucky words")
    create_table(page, "case", player_2="here")
    expect(page.locator("#moves [data-kind=act]").first).to_be_attached()
    open_more(page)
    page.locator(".dice summary").click()
    expect(page.locator("#dice-pledge")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(page.locator("#dice-words")).to_contain_text("my lucky words")
    expect(page.locator("#dice-secret")).to_be_empty()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("#dice-secret")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    header, entries = read_record(page.request.get(page.url + "/record").text())
    package = find(header.game)
    verdict = verify(package.game, package.rules(header.ruleset), header, entries)
    assert verdict.rolls_checked >= 1


def test_dice_are_entered_by_hand(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "case", player_2="here", dice="manual")
    expect(page.locator("#status")).to_have_text("Roll your dice and enter the numbers")
    for _ in range(12):
        if page.locator("#moves [data-kind=act]").count() >= 2:
            break
        play_on(page)
        page.wait_for_timeout(150)
    record = page.request.get(page.url + "/record").text()
    assert '"by": 1, "act": "start' in record


def test_the_computer_plays_backgammon(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "best-of", level_2="casual")
    for _ in range(400):
        turns = [page.locator(f"#moves .turn.is-{seat}").count() for seat in ("first", "second")]
        if min(turns) >= 2:
            break
        if page.locator(".status.is-yours").count():
            play_on(page)
        page.wait_for_timeout(60)
    expect(page.locator("#moves")).to_contain_text(re.compile(r"\d\d: *(bar|\d+)/"))


#: Notes what is heard: the dice, and each step of another player's turn.
_LISTEN = "window.heard = []; addEventListener('sound', ({ detail }) => window.heard.push(detail))"


def test_the_computers_turn_is_shown_step_by_step_and_marked(visit: Visit) -> None:
    page = visit("new/backgammon")
    page.add_init_script(_LISTEN)
    create_table(page, "collection", level_2="beginner")
    computer = page.locator("#players-top .player").get_attribute("data-seat")
    played = page.locator(f"#moves .turn.is-{computer}", has_text=re.compile(r"\d/"))
    while not played.count():
        if page.locator(".status.is-yours").count():
            play_on(page)
        page.wait_for_timeout(30)
    expect(page.locator(".status.is-yours, .status.is-over")).to_be_visible()
    text = played.first.inner_text()
    steps = sum(int(each or 1) for each in re.findall(r"\d/[\d*/]*(?:off)?(?:\((\d)\))?", text))
    turns = " ".join(page.evaluate("window.heard")).split("dice")
    assert any(turn.split().count("move") >= steps for turn in turns), (text, turns)
    expect(page.locator(".spot.last")).not_to_have_count(0)
    expect(page.locator(".last-frame")).not_to_have_count(0)


def test_a_phone_shows_the_whole_board(visit: Visit) -> None:
    page = visit("new/backgammon", viewport={"width": 360, "height": 740}, has_touch=True)
    create_table(page, "collection", player_2="here")
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] > 320
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def choose(page: Page, booklet: str, **choices: str) -> None:
    """Choose a booklet, and values in its lists: switches, and the length of the match."""
    page.check(f"input[name=ruleset][value={booklet}]")
    for name, value in choices.items():
        page.select_option(f"select[name='{booklet}/{name.replace('__', '-')}']", value)


def place_of(page: Page, name: str) -> list[int]:
    """The place of a button in the layout, without what hovering does to it."""
    button = page.get_by_role("button", name=re.compile(name))
    place: list[int] = button.evaluate("(b) => [b.offsetLeft, b.offsetTop, b.offsetWidth]")
    return place


def test_a_match_for_points_shows_what_is_needed_to_win(visit: Visit) -> None:
    page = visit("new/backgammon")
    choose(page, "tournament", match="first-to-3")
    create_table(page, "tournament", player_2="here")
    signs = page.locator("#signs")
    expect(signs).to_have_text("Points still needed: Light 3, Dark 3.")
    expect(page.locator("#match")).to_have_text("Game 1, first to 3 points")
    doubles = page.get_by_role("button", name=re.compile("^Double"))
    for won in (1, 2):
        play_until_double(page)
        doubles.click()
        page.get_by_role("button", name="Drop").click()
        page.get_by_role("button", name="Drop").click()
        expect(page.locator(".status.is-over")).to_be_visible()
        expect(signs).to_have_text("")
        scores = page.locator(".player-score").all_text_contents()
        assert sum(map(int, scores)) == won
        page.get_by_role("button", name="Next game").click()
        expect(page.locator(".status.is-over")).to_have_count(0)
        if "2" in scores:
            expect(signs).to_contain_text("This is the Crawford game")
            return
    expect(signs).to_have_text("Points still needed: Light 2, Dark 2.")


def test_buttons_keep_their_places(visit: Visit) -> None:
    page = visit("new/backgammon", viewport={"width": 390, "height": 844}, has_touch=True)
    choose(page, "tournament", match="open")
    create_table(page, "tournament", player_2="here")
    doubles = page.get_by_role("button", name=re.compile("^Double"))
    play_until_double(page)
    throw, double = place_of(page, "^Roll"), place_of(page, "^Double")
    page.locator("[data-spot='13']").click()  # refused, below the buttons
    expect(page.locator("#toast.is-shown")).to_be_visible()
    assert (place_of(page, "^Roll"), place_of(page, "^Double")) == (throw, double)
    doubles.click()
    take = page.get_by_role("button", name=re.compile("^Take at"))
    expect(take).to_be_enabled()
    assert (place_of(page, "^Take at"), place_of(page, "^Drop")) == (throw, double)
    take.click()
    expect(page.locator("#moves")).to_contain_text("Takes")


def test_who_resigns_says_how_much_is_given_up(visit: Visit) -> None:
    page = visit("new/backgammon")
    choose(page, "tournament", match="first-to-3")
    create_table(page, "tournament", player_2="here", dice="manual")
    tap(page, "die-1", "face-first-6", "face-second-2")
    expect(page.locator("[data-spot='24'].target")).to_be_attached()
    page.get_by_role("button", name="Resign").click()
    ways = page.locator("#resignations button")
    expect(ways).to_have_text([re.compile("single"), re.compile("double"), re.compile("triple")])
    expect(page.locator("#resign-dialog [data-answer=yes]")).to_be_hidden()  # it gave up the most
    ways.first.click()
    expect(page.get_by_role("button", name=re.compile("^Accept"))).to_be_visible()


def test_the_cloth_and_the_side_of_home_are_chosen_and_remembered(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "collection", player_2="here")
    point = page.locator("[data-spot='1']")
    right = point.bounding_box()
    open_more(page)
    page.select_option("#board-look", "wine-left")
    expect(page.locator("#board [fill='url(#bg-cloth-wine)']").first).to_be_attached()
    left = point.bounding_box()
    assert right is not None
    assert left is not None
    assert left["x"] < right["x"] - 100
    page.reload()
    expect(page.locator("#board [fill='url(#bg-cloth-wine)']").first).to_be_attached()
    expect(page.locator("#board-look")).to_have_value("wine-left")


def test_touching_a_die_plays_its_number_first(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "collection", player_2="here")
    expect(page.locator(".spot.target").first).to_be_visible()
    first = page.locator("[data-spot='die-1']").get_attribute("aria-label")
    page.locator("[data-spot='die-2']").click()
    expect(page.locator("[data-spot='die-2']")).to_have_attribute("aria-label", first or "")
    expect(page.locator("#undo")).to_be_visible()


def test_a_turn_is_confirmed_where_the_player_wants_to(visit: Visit) -> None:
    page = visit("new/backgammon")
    enter_six_and_two(page)
    open_more(page)
    page.check("#confirm-turns")
    tap(page, "24", "18", "13", "11")
    done = page.get_by_role("button", name="No legal move: end turn")
    expect(done).to_be_visible()
    assert not page.locator("#moves li", has_text="/").count()
    expect(page.locator("#undo")).to_be_visible()
    done.click()
    expect(page.locator("#moves")).to_contain_text("24/18 13/11")


def test_an_error_in_unassisted_play_is_called_and_corrected(visit: Visit) -> None:
    page = visit("new/backgammon")
    choose(page, "collection", switch__assisted="no")
    create_table(page, "collection", player_2="here")
    page.get_by_role("button", name="End turn").click()  # nothing was moved
    page.get_by_role("button", name="Was that legal?").click()
    expect(page.locator("#toast")).to_have_text(re.compile("That move was illegal. .+"))
    assert page.locator(".spot.reason").count()
    page.get_by_role("button", name="Call the error").click()
    expect(page.locator("#moves")).to_contain_text(re.compile("error", re.IGNORECASE))
    expect(page.get_by_role("button", name="End turn")).to_be_visible()


def test_a_hit_checker_moves_to_the_bar_and_no_other_is_replaced(visit: Visit) -> None:
    """On a phone, with dice entered by hand: every checker keeps its element."""
    page = visit("new/backgammon", viewport={"width": 390, "height": 844}, has_touch=True)
    enter_six_and_two(page)
    tap(page, "24", "18", "13", "11")
    tap(page, "face-6", "face-1")
    expect(page.locator("[data-spot='18']")).to_have_attribute("aria-label", re.compile("1 light"))
    checkers = """[...document.querySelectorAll(".piece:not(.is-leaving)")]
      .filter((piece) => piece.querySelector("circle[r='16.4']"))"""
    assert page.evaluate(f"(window.before = {checkers}).length") == 30
    tap(page, "12", "18")
    bar = page.locator("[data-spot='bar-first']")
    expect(bar).to_have_attribute("aria-label", "Bar: 1 light checker")
    assert page.evaluate(f"{checkers}.every((piece) => before.includes(piece))")
    assert page.evaluate(f"{checkers}.length") == 30
    tap(page, "17", "18")
    expect(page.locator("#moves")).to_contain_text("13/7* 8/7")
