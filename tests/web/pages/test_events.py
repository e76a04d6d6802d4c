"""Pages of events: creating, entering, pairing, results, sheets and the big screen."""

import re

import pytest

from events.test_files import played
from gamecase.events.files.trf import write_trf
from web.logins import register_browser
from web.site import Browser, Page, Site

ROUND_ROBIN = {
    "name": "Club evening",
    "game": "backgammon",
    "format": "round-robin",
    "place": "real",
    "may_join": "yes",
    "players_report": "yes",
    "organiser": "Olga",
}


def create_event(browser: Browser, **more: str) -> str:
    """Create an event; returns its path."""
    answer = browser.post("/events", data={**ROUND_ROBIN, **more})
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    return path


def give(browser: Browser, event: str, kind: str, /, **fields: str) -> int:
    """Send a command of the page; returns the status."""
    status: int = browser.post(f"{event}/commands", data={"type": kind, **fields}).status_code
    return status


def add_players(browser: Browser, event: str, *names: str) -> None:
    answer = browser.post(f"{event}/players", data={"players": "\n".join(names)})
    assert answer.status_code == 303, answer.text


def begin_round(browser: Browser, event: str, number: int = 1) -> None:
    assert give(browser, event, "pair", round=str(number)) == 303
    assert give(browser, event, "start", round=str(number)) == 303


def table_of(browser: Browser, event: str, name: str) -> str:
    """The table at which somebody plays in the newest round, from the page."""
    rows = re.findall(r"<tr.*?</tr>", browser.get(event).text, re.DOTALL)
    (row,) = [row for row in rows if f"<bdi>{name}</bdi>" in row and "table-number" in row][:1]
    found = re.search(r'aria-hidden="true">(\d+)<', row)
    assert found is not None
    return found[1]


@pytest.fixture
def olga(site: Site) -> Browser:
    return site.browser()


def test_an_event_is_listed_while_it_comes_runs_and_is_over(olga: Browser) -> None:
    event = create_event(olga)
    assert "Coming up" in olga.get("/events").text
    add_players(olga, event, "Anna", "Bo")
    begin_round(olga, event)
    assert "In progress" in olga.get("/events").text
    olga.post(f"{event}/rounds/1/tables/1", data={"winner": "1"})
    assert give(olga, event, "close") == 303
    page = olga.get("/events").text
    assert "Finished" in page
    assert "Club evening" in page


def test_the_form_offers_every_game_and_format(olga: Browser) -> None:
    page = Page(olga.get("/events/new").text)
    assert {"chess", "backgammon", "crokinole"} <= set(page.values("input", "value"))
    assert {"round-robin", "knockout"} <= set(page.values("input", "value"))


def test_guests_enter_by_the_link_and_see_their_own_game(site: Site, olga: Browser) -> None:
    event = create_event(olga)
    assert "<svg" in olga.get(event).text, "a QR code for the link"
    guests = {name: site.browser() for name in ("Gil", "Hana")}
    for name, guest in guests.items():
        assert guest.post(f"{event}/join", data={"name": name}).status_code == 303
    begin_round(olga, event)
    page = guests["Gil"].get(event).text
    assert "Your game: table 1 against Hana" in page
    assert re.search(r"Your code is [A-Z2-9]{8}", page)
    assert "Pair round" not in page, "only the organiser pairs"


def test_a_code_on_paper_is_enough_to_be_a_player(site: Site, olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna", "Bo")
    begin_round(olga, event)
    codes = re.findall(r'<code dir="ltr">([A-Z2-9]{8})</code>', olga.get(f"{event}/codes").text)
    assert len(codes) == 2
    phone = site.browser()
    assert phone.post(f"{event}/code", data={"code": "WRONG234"}).status_code == 409
    assert phone.post(f"{event}/code", data={"code": codes[0].lower()}).status_code == 303
    assert "Your game: table 1 against" in phone.get(event).text
    assert site.browser().get(f"{event}/codes").status_code == 404


def test_players_enter_their_result_and_the_organiser_corrects_it(
    site: Site, olga: Browser
) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna")
    gil = site.browser()
    gil.post(f"{event}/join", data={"name": "Gil"})
    begin_round(olga, event)
    result = f"{event}/rounds/1/tables/1"
    page = gil.get(f"{event}/tables/1").text
    assert "Gil won" in page
    assert "didn’t play" not in page
    form = {"winner": "1", "first-points": "7", "second-points": "5"}
    assert gil.post(result, data=form).status_code == 303
    assert "7–5" in olga.get(event).text
    again = gil.post(result, data={"winner": "2"})
    assert again.status_code == 409, "what is entered only the organiser corrects"
    correction = {"correct": "yes", "why": "Typing mistake", "winner": "2"}
    assert gil.post(result, data=correction).status_code == 409
    assert olga.post(result, data=correction).status_code == 303
    page = olga.get(event).text
    assert "7–5 → 0–1" in page
    assert "Typing mistake" in page


def test_a_tablet_at_the_table_takes_results_by_code_only(site: Site, olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna", "Bo")
    begin_round(olga, event)
    codes = re.findall(r'<code dir="ltr">([A-Z2-9]{8})</code>', olga.get(f"{event}/codes").text)
    tablet = site.browser()
    assert "I have a code" in tablet.get(f"{event}/tables/1").text
    result = f"{event}/rounds/1/tables/1"
    assert tablet.post(result, data={"winner": "1"}).status_code == 409
    assert tablet.post(result, data={"winner": "1", "code": "AAAA2222"}).status_code == 409
    answer = tablet.post(result, data={"winner": "1", "code": codes[0]})
    assert answer.status_code == 303
    assert answer.headers["location"] == f"{event}/tables/1"
    assert "1–0" in tablet.get(f"{event}/tables/1").text
    assert "Your game" not in tablet.get(event).text, "the tablet is nobody"


def test_standings_explain_their_tie_breaks(olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna", "Bo", "Cy", "Di")
    begin_round(olga, event)
    for table in ("1", "2"):
        olga.post(f"{event}/rounds/1/tables/{table}", data={"winner": "1"})
    page = olga.get(event).text
    assert "Sonneborn-Berger: The points of everyone you beat" in page
    assert 'class="event-picture"' in page, "the crosstable"
    picture = olga.get(f"{event}/files/crosstable.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "var(" not in picture.text


def test_a_knockout_is_drawn_as_a_bracket(olga: Browser) -> None:
    event = create_event(olga, format="knockout")
    add_players(olga, event, "Anna", "Bo", "Cy")
    begin_round(olga, event)
    assert "Bracket · Main cup" in olga.get(event).text
    assert olga.get(f"{event}/files/main.svg").status_code == 200


def test_the_organiser_pairs_by_hand_forbids_and_withdraws(olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna; 1450; Riverside", "Bo", "Cy", "Di")
    assert "1450 · Riverside" in olga.get(event).text
    assert give(olga, event, "forbid", first="1", second="2") == 303
    answer = olga.post(f"{event}/pairs", data={"round": "1", "pairs": "1-2\n3-4"})
    assert answer.status_code == 303, answer.text
    assert table_of(olga, event, "Anna") == table_of(olga, event, "Bo")
    assert olga.post(f"{event}/pairs", data={"round": "1", "pairs": "x"}).status_code == 400
    assert give(olga, event, "pair", round="1", again="true") == 303
    assert give(olga, event, "withdraw", entrant="4") == 303
    assert "Withdrawn" in olga.get(event).text
    assert give(olga, event, "return", entrant="4") == 303


def test_a_refused_command_says_why(olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna")
    answer = olga.post(f"{event}/commands", data={"type": "pair", "round": "1"})
    assert answer.status_code == 409
    assert 'role="alert"' in answer.text
    assert give(olga, event, "pair", round="first") == 400
    assert give(olga, event, "explode") == 400


def test_helpers_do_what_the_organiser_does(site: Site, olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna", "Bo")
    helper = site.browser()
    assert give(helper, event, "pair", round="1") == 409
    assert olga.post(f"{event}/helpers", data={"name": "Hal"}).status_code == 303
    code = re.findall(r"code\?code=([A-Z2-9]{8})", olga.get(event).text)[0]
    assert helper.post(f"{event}/code", data={"code": code}).status_code == 303
    begin_round(helper, event)
    assert "Hal" in olga.get(event).text


def test_the_sheet_has_a_code_for_each_table(olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna", "Bo", "Cy", "Di", "Eve")
    assert olga.get(f"{event}/sheet").status_code == 404, "nothing is paired yet"
    begin_round(olga, event)
    page = olga.get(f"{event}/sheet").text
    assert page.count('class="paper-card"') == 2
    assert page.count('class="qr"') == 2


def test_the_big_screen_shows_pairings_and_standings(olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, *(f"Player {nth}" for nth in range(1, 19)))
    begin_round(olga, event)
    page = olga.get(f"{event}/screen").text
    assert "Round 1" in page
    assert "Standings" in page
    assert page.count('class="screen-panel"') == 2 + 3


def test_a_page_is_told_that_the_event_went_on(site: Site, olga: Browser) -> None:
    event = create_event(olga)
    before = site.browser().get(f"{event}/number").text
    add_players(olga, event, "Anna")
    assert int(site.browser().get(f"{event}/number").text) == int(before) + 1


def test_an_unknown_event_is_not_found(olga: Browser) -> None:
    for path in ("", "/number", "/screen", "/join", "/code", "/sheet", "/codes", "/tables/1"):
        assert olga.get(f"/events/nothing{path}").status_code == 404, path
    assert give(olga, "/events/nothing", "close") == 404


def test_a_family_cup_needs_one_screen_of_names(olga: Browser) -> None:
    form = {"format": "family-cup", "game": "tictactoe", "place": "real"}
    names = {f"player-{nth}": name for nth, name in enumerate(("Ma", "Pa", "Kim"), 1)}
    answer = olga.post("/events", data={**form, **names})
    assert answer.status_code == 303, answer.text
    page = olga.get(answer.headers["location"]).text
    assert all(f"<bdi>{name}</bdi>" in page for name in names.values())
    assert "Pair round 1" in page


def test_the_standings_of_two_hundred_players_are_light(olga: Browser) -> None:
    event = create_event(olga, format="swiss", rounds="9")
    names = [f"Player Number {nth}; {1200 + nth}" for nth in range(1, 201)]
    add_players(olga, event, *names)
    begin_round(olga, event)
    for path in (event, f"{event}/screen"):
        with olga.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            assert answer.status_code == 200
            assert sum(len(chunk) for chunk in answer.iter_raw()) < 60_000, path


def test_guests_play_a_round_online_and_its_result_comes_by_itself(
    site: Site, olga: Browser
) -> None:
    event = create_event(olga, game="tictactoe", place="online")
    guests = {name: site.browser() for name in ("Gil", "Hana")}
    for name, guest in guests.items():
        assert guest.post(f"{event}/join", data={"name": name}).status_code == 303
    begin_round(olga, event)
    play = f"{event}/rounds/1/tables/1/play"
    tables = set()
    for guest in guests.values():
        assert f'action="{play}"' in guest.get(event).text
        answer = guest.post(play)
        assert answer.status_code == 303, answer.text
        tables.add(answer.headers["location"])
    (table,) = tables
    assert "You’re watching" not in guests["Gil"].get(table).text
    assert olga.post(f"{event}/rounds/1/tables/1", data={"winner": "1"}).status_code == 303
    assert "All games" in olga.get(event).text
    archive = olga.get(f"/api{event}/files/zip")
    assert archive.content.startswith(b"PK")


def test_one_pairing_of_a_round_may_be_played_elsewhere(olga: Browser) -> None:
    event = create_event(olga, game="tictactoe")
    add_players(olga, event, "Anna", "Bo", "Cy", "Di")
    assert give(olga, event, "pair", round="1") == 303
    assert give(olga, event, "place", round="1", table="2", place="online") == 303
    assert give(olga, event, "start", round="1") == 303
    assert olga.get(event).text.count("Go to the game") == 1


def test_a_family_cup_is_played_on_one_screen(olga: Browser) -> None:
    form = {"format": "family-cup", "game": "tictactoe", "place": "screen"}
    names = {f"player-{nth}": name for nth, name in enumerate(("Ma", "Pa", "Kim"), 1)}
    event = olga.post("/events", data={**form, **names}).headers["location"]
    begin_round(olga, event)
    assert "Go to the game" in olga.get(event).text


def test_files_of_an_event_are_linked(olga: Browser) -> None:
    event = create_event(olga, game="chess")
    add_players(olga, event, "Anna", "Bo")
    begin_round(olga, event)
    links = [path for path in Page(olga.get(event).text).values("a", "href") if "/files/" in path]
    assert {path.rpartition("/")[2] for path in links} == {"csv", "json", "trf", "crosstable.svg"}
    for path in links:
        assert olga.get(path).status_code == 200, path


def test_switches_and_tie_breaks_are_chosen_on_the_form(olga: Browser) -> None:
    assert "Sonneborn-Berger" in olga.get("/events/new").text
    part = olga.get("/events/new/switches?game=crokinole&ruleset=tournament").text
    names = set(Page(part).values("select", "name"))
    assert names
    assert "switch-played" not in names, "the event knows where it is played"
    assert olga.get("/events/new/switches?game=crokinole&ruleset=none").status_code == 400
    event = create_event(
        olga,
        **{
            "game": "backgammon",
            "backgammon/ruleset": "case",
            "backgammon/match": "best-of-3",
            "tie-1": "performance-rating",
            "tie-2": "wins",
            "tie-3": "wins",
            **first_switch(olga, "backgammon", "case"),
        },
    )
    state = olga.get(f"/api{event}").json()
    assert state["settings"]["tie_breaks"] == ["performance-rating", "wins"]
    assert len(state["settings"]["switches"]) == 1
    bad = olga.post("/events", data={**ROUND_ROBIN, "tie-1": "luck"})
    assert bad.status_code == 400


def first_switch(browser: Browser, game: str, ruleset: str) -> dict[str, str]:
    """A switch of a ruleset with a value that is not preset."""
    part = browser.get(f"/events/new/switches?game={game}&ruleset={ruleset}").text
    found = re.search(r'<select name="(switch-[a-z_]+)">(.*?)</select>', part, re.DOTALL)
    assert found is not None
    values = re.findall(r'<option value="([^"]+)">', found[2])  # without `selected`
    return {found[1]: values[0]}


def test_players_come_from_a_file(olga: Browser) -> None:
    event = create_event(olga)
    text = "name;rating\nAnn;1500\nBen;\nann;\nCem;"
    answer = olga.post(f"{event}/players", data={"file": text})
    assert answer.status_code == 409
    assert "Someone called Ann is already in." in answer.text
    page = olga.get(event).text
    assert all(name in page for name in ("Ann", "Ben", "Cem")), "all others are in"
    wrong = olga.post(f"{event}/players", data={"file": "name,rating\nDot,strong"})
    assert wrong.status_code == 400
    assert "line 2" in wrong.text
    assert "Dot" not in olga.get(event).text


def test_an_event_begun_elsewhere_goes_on(site: Site, olga: Browser) -> None:
    text = write_trf(played().state)
    event = create_event(olga, format="swiss")
    assert site.browser().post(f"{event}/players", data={"file": text}).status_code == 409
    assert olga.post(f"{event}/players", data={"file": text}).status_code == 303
    page = olga.get(event).text
    assert "Pair round 3" in page
    assert "Continued from a file" in page
    again = olga.post(f"{event}/players", data={"file": text})
    assert again.status_code == 409
    assert "already has players" in again.text
    assert give(olga, event, "pair", round="3") == 303


def test_a_tablet_beside_the_board_keeps_the_score(site: Site, olga: Browser) -> None:
    event = create_event(olga, **{"game": "crokinole", "crokinole/ruleset": "tournament"})
    add_players(olga, event, "Anna", "Bo")
    begin_round(olga, event)
    codes = re.findall(r'<code dir="ltr">([A-Z2-9]{8})</code>', olga.get(f"{event}/codes").text)
    tablet = site.browser()
    assert "Keep score here" in tablet.get(f"{event}/tables/1").text
    play = f"{event}/rounds/1/tables/1/play"
    assert tablet.post(play, data={"board": "1"}).status_code == 409
    assert tablet.post(play, data={"board": "1", "code": "AAAA2222"}).status_code == 409
    answer = tablet.post(play, data={"board": "1", "code": codes[0]})
    assert answer.status_code == 303
    assert tablet.get(answer.headers["location"]).status_code == 200
    assert answer.headers["location"] in olga.get(event).text, "others may watch"
    assert "Your game" not in tablet.get(event).text, "the tablet is nobody"
    assert "CMN" in olga.get(event).text
    assert olga.get(f"/api{event}/files/cmn").json()["batch"] is True
    assert olga.post(f"{event}/rounds/1/tables/1", data={"winner": "1"}).status_code == 303
    assert olga.get(f"/api{event}/files/cmn").json()["matches"][0]["match"]["winner"] == 0


def test_an_arena_shows_what_goes_on_and_pairs_whoever_is_free(site: Site, olga: Browser) -> None:
    event = create_event(olga, format="arena")
    add_players(olga, event, "Anna", "Bo", "Cy")
    gil = site.browser()
    gil.post(f"{event}/join", data={"name": "Gil"})
    assert give(olga, event, "pair", round="1") == 303
    page = olga.get(event).text
    assert "In progress" in page
    assert "Pair round" not in page, "nobody is free"
    own = re.search(r'href="([^"]+/rounds/1/tables/\d+)">Enter the result', gil.get(event).text)
    assert own is not None
    assert olga.post(f"{event}/rounds/1/tables/1", data={"winner": "1"}).status_code == 303
    page = olga.get(event).text
    assert "Finished" in page
    assert "Pair round 2" not in page, "two who have just met wait for others"
    assert olga.post(f"{event}/rounds/1/tables/2", data={"winner": "2"}).status_code == 303
    assert give(olga, event, "pair", round="2") == 303
    assert "Round 2" in olga.get(f"{event}/tables/1").text, "the newest game at a table"
    assert give(olga, event, "close") == 409, "games go on"


def test_on_a_ladder_players_challenge_those_above_them(site: Site, olga: Browser) -> None:
    event = create_event(olga, format="ladder")
    add_players(olga, event, "Anna", "Bo", "Cy")
    gil = site.browser()
    gil.post(f"{event}/join", data={"name": "Gil"})
    page = gil.get(event).text
    form = page[page.index('value="challenge"') :].partition("</form>")[0]
    assert re.findall(r"<option value=\"(\d)\"", form) == ["3", "2", "1"], (
        "those above, nearest first"
    )
    assert give(gil, event, "challenge", first="4", second="2") == 303
    again = gil.post(f"{event}/commands", data={"type": "challenge", "first": "4", "second": "1"})
    assert "hasn’t finished the last game yet" in again.text
    assert give(gil, event, "challenge", first="3", second="1") == 409, "for oneself only"
    assert gil.post(f"{event}/rounds/1/tables/1", data={"winner": "1"}).status_code == 303
    order = [line["name"] for line in olga.get(f"/api{event}/standings").json()["standings"]]
    assert order == ["Anna", "Gil", "Bo", "Cy"]
    assert give(olga, event, "challenge", first="3", second="1") == 303, "for people without phones"
    down = olga.post(f"{event}/commands", data={"type": "challenge", "first": "4", "second": "2"})
    assert "You can only challenge someone above you" in down.text


def refused(browser: Browser, event: str, kind: str, **fields: str) -> str:
    """The page after a command that must be refused."""
    answer = browser.post(f"{event}/commands", data={"type": kind, **fields})
    assert answer.status_code == 409, answer.text
    return str(answer.text)


def test_bad_input_gets_a_clear_message_and_the_organiser_decides(olga: Browser) -> None:
    event = create_event(olga, format="swiss", rounds="3")
    add_players(olga, event, "Anna")
    assert "You need at least 2 players. So far there are 1." in refused(
        olga, event, "pair", round="1"
    )
    add_players(olga, event, "Bo", "Cy")
    begin_round(olga, event)
    assert "Bye" in olga.get(event).text, "an odd number"
    wrong = olga.post(f"{event}/rounds/2/tables/1", data={"winner": "1"})
    assert "There’s no round 2 yet. Round 2 comes next." in wrong.text
    wrong = olga.post(f"{event}/rounds/1/tables/9", data={"winner": "1"})
    assert "There’s no game at table 9 in round 1." in wrong.text
    assert "is still missing" in refused(olga, event, "pair", round="2")
    assert olga.post(f"{event}/rounds/1/tables/1", data={"absent": "2"}).status_code == 303
    assert give(olga, event, "pair", round="2") == 303
    correction = {"correct": "yes", "why": "It was played later", "winner": "2"}
    assert olga.post(f"{event}/rounds/1/tables/1", data=correction).status_code == 303
    page = olga.get(event).text
    assert "+ – → 0–1 · It was played later" in page
    assert "Start round 2" in page, "its pairings stay until they are made again"
    assert "Pair again" in page
    for number in ("1", "2", "3"):
        assert give(olga, event, "withdraw", entrant=number) == 303
    assert "has withdrawn. Pair the round again or by hand." in refused(
        olga, event, "start", round="2"
    )
    assert "You need at least 2 players" in refused(olga, event, "pair", round="2", again="true")
    assert give(olga, event, "close") == 303
    assert give(olga, event, "reopen", why="two came back") == 303
    assert "two came back" in olga.get(event).text


def test_nobody_is_invited_once_nobody_may_enter(olga: Browser) -> None:
    event = create_event(olga, format="knockout")
    add_players(olga, event, "Anna", "Bo")
    assert f"{event}/join" in olga.get(event).text
    begin_round(olga, event)
    page = olga.get(event).text
    assert f"{event}/join" not in page
    assert "Add players" not in page


def test_a_rated_event_of_accounts_changes_their_ratings_when_it_ends(site: Site) -> None:
    ann, ben = (register_browser(site, name) for name in ("Ann", "Ben"))
    guest = site.browser()
    assert 'name="is_rated"' in ann.get("/events/new").text
    assert 'name="is_rated"' not in guest.get("/events/new").text
    assert guest.post("/events", data={**ROUND_ROBIN, "is_rated": "yes"}).status_code == 400
    event = create_event(ann, is_rated="yes", **{"tie-1": "performance-rating"})
    for player in (ann, ben):
        assert player.post(f"{event}/join", data={}).status_code == 303
    begin_round(ann, event)
    assert ben.post(f"{event}/rounds/1/tables/1", data={"winner": "2"}).status_code == 303
    assert "1 rated match" not in ben.get("/account").text
    page = ann.get(event).text
    assert "Rated" in page
    assert '<abbr title="PR">PR</abbr>' in page
    assert give(ann, event, "close") == 303
    assert "Rated · 1" in ann.get(event).text, "the log says what has counted"
    assert "Ben" in ann.get("/ratings/backgammon").text


def test_a_name_or_rating_is_put_right(site: Site, olga: Browser) -> None:
    event = create_event(olga)
    add_players(olga, event, "Anna; 1450; Riverside", "Bo")
    change = {"entrant": "1", "line": "Hanna; 1500"}
    assert site.browser().post(f"{event}/changes", data=change).status_code == 409
    assert olga.post(f"{event}/changes", data=change).status_code == 303
    page = olga.get(event).text
    assert "Hanna" in page
    assert "1500 · Riverside" in page
    taken = olga.post(f"{event}/changes", data={"entrant": "1", "line": "bo"})
    assert "Someone called Bo is already in." in taken.text
    assert olga.post(f"{event}/changes", data={"entrant": "9", "line": "X"}).status_code == 409
    assert olga.post(f"{event}/changes", data={"entrant": "x", "line": "X"}).status_code == 400
    assert olga.post(f"{event}/changes", data={"entrant": "1", "line": " "}).status_code == 400


def test_everybody_of_a_team_plays_online_at_their_own_board(site: Site, olga: Browser) -> None:
    event = create_event(olga, game="tictactoe", place="online", sides="2")
    add_players(olga, event, "Rooks: Ann, Bo", "Pawns: Cy, Di")
    begin_round(olga, event)
    codes = re.findall(r'<code dir="ltr">([A-Z2-9]{8})</code>', olga.get(f"{event}/codes").text)
    seats = set()
    for code, names in zip(codes, (("Ann", "Bo"), ("Cy", "Di")), strict=True):
        for board, name in enumerate(names, start=1):
            phone = site.browser()
            phone.post(f"{event}/code", data={"code": code})
            assert f"{board}. <bdi>{name}</bdi>" in phone.get(event).text
            assert f"{board}. <bdi>{name}</bdi>" in phone.get(f"{event}/tables/1").text
            answer = phone.post(f"{event}/rounds/1/tables/1/play", data={"board": str(board)})
            assert answer.status_code == 303
            seats.add((answer.headers["location"], name))
    assert len(seats) == 4
    assert len({table for table, _ in seats}) == 2


def test_byes_are_asked_for_before_a_round_is_paired(site: Site, olga: Browser) -> None:
    event = create_event(olga, format="swiss", rounds="3", half_point_byes="1")
    add_players(olga, event, "Anna", "Bo", "Cleo", "Dan")
    eve = site.browser()
    eve.post(f"{event}/join", data={"name": "Eve"})
    page = eve.get(event).text
    assert 'id="byes-5"' in page
    assert 'value="half"' in page
    assert give(eve, event, "bye", entrant="5", round="1", kind="half") == 303
    page = eve.get(event).text
    assert "Round 1 · Half-point bye" in page
    assert 'value="half"' not in page  # the only one is taken
    assert give(eve, event, "bye", entrant="1", round="1", kind="zero") == 409
    assert give(olga, event, "bye", entrant="1", round="1", kind="zero") == 303
    assert give(olga, event, "bye", entrant="2", round="2", kind="half") == 303
    assert give(olga, event, "cancel-bye", entrant="2", round="2") == 303
    assert give(olga, event, "pair", round="1") == 303
    assert give(eve, event, "cancel-bye", entrant="5", round="1") == 409
    page = olga.get(event).text
    rows = [row for row in re.findall(r"<tr.*?</tr>", page, re.DOTALL) if "<small>Bye" in row]
    found = [re.findall(r"<bdi>(\w+)|score-cell[^>]*>([^<]*)", row) for row in rows]
    assert [(row[0][0], row[1][1]) for row in found] == [("Dan", "+"), ("Eve", "½"), ("Anna", "0")]
    for line in ("Half-point bye · Eve · Round 1", "Bye cancelled · Bo · Round 2"):
        assert line in page


def test_a_table_of_an_event_leads_back_to_it(olga: Browser) -> None:
    names = {f"player-{nth}": name for nth, name in enumerate(("Oma", "Mia", "Ben"), start=1)}
    form = {"format": "family-cup", "game": "tictactoe", "place": "screen", **names}
    event = olga.post("/events", data=form).headers["location"]
    begin_round(olga, event)
    page = olga.get(event).text
    assert [*re.findall(r"<small>Bye</small></td>\s*<td[^>]*>([^<]*)<", page)] == ["½"]
    table = re.search(r'href="(/table/[^"]+)"', page)
    assert table is not None
    page = olga.get(table[1]).text
    assert f'<a class="button primary" href="{event}">' in page
    assert 'data-may="rematch"' not in page


def test_the_big_screen_adds_up_the_boards_of_teams(olga: Browser) -> None:
    event = create_event(olga, game="chess", sides="2")
    add_players(olga, event, "Rooks: Ann, Ben", "Knights: Cem, Dot")
    begin_round(olga, event)
    for board, winner in (("1", "1"), ("2", "0")):
        olga.post(f"{event}/rounds/1/tables/1", data={"board": board, "winner": winner})
    assert "1–0 · ½–½" in olga.get(event).text
    assert ">1½–½<" in olga.get(f"{event}/screen").text
