"""Posted forms: each creates the table it requests, or gets an explanation."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamecase.kernel.booklet import USUAL_MATCHES, box_questions
from gamecase.kernel.clock import ClockRule
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import read_record
from gamecase.kernel.match import MatchRule, read_match
from gamecase.registry import all_games, find
from gamecase.tables.table_factory import PlayerSlot, TableRequest
from gamecase.web.forms import box_shown, clocks, read_table_request, switch_text
from web.site import HERE, Page, Site, create_table, record

GAME = {"game": "tictactoe"}

WRONG: dict[str, str] = {
    "": "unknown game ''",
    "game=go": "unknown game 'go'; installed are",
    "game=Tictactoe": "unknown game 'Tictactoe'",
    "game=tictactoe&game=go": "unknown game 'go'",
    "game=tictactoe&ruleset=mine": "no booklet 'mine'; it has ['collection']",
    "game=tictactoe&switch-ends_when_dead=maybe": "cannot be 'maybe'; it can be ['no', 'yes']",
    "game=tictactoe&switch-ends_when_dead=": "cannot be ''",
    "game=tictactoe&player-2=ghost": "unknown kind of player 'ghost'",
    "game=tictactoe&player-2=": "unknown kind of player ''",
    "game=tictactoe&player-2=bot&level-2=divine": "no level 'divine'; there are ['beginner'",
    "game=tictactoe&starts=never": "lot, me or other, not 'never'",
    "game=tictactoe&match=best-of-2": "no match 'best-of-2'; there are ['best-of-1'",
    "game=tictactoe&match=first-to-9999999": "no match",
    "game=tictactoe&dice=loaded": "verifiable or manual, not 'loaded'",
    "game=tictactoe&dice=seeded": "not 'seeded'",  # a seed would tell the future
    "game=tictactoe&dice=none": "not 'none'",
    "&".join(f"field{number}=x" for number in range(101)): "not a form",
}


@pytest.mark.parametrize("body", WRONG, ids=lambda body: body[:50] or "empty")
def test_a_form_that_creates_no_table_gets_an_explanation(site: Site, body: str) -> None:
    browser = site.browser()
    answer = browser.post("/tables", content=body.encode())
    assert answer.status_code == 400
    assert WRONG[body] in Page(answer.text).text
    assert "Something in that form wasn’t right." in answer.text
    assert "set-cookie" not in answer.headers
    assert site.count_tables() == 0


@pytest.mark.parametrize("body", [b"\xff\xfe", b"game=\xff", b"\x00" * 10, b"{}", b"=" * 50])
def test_bytes_that_are_not_a_form_are_an_error(site: Site, body: bytes) -> None:
    for path in ("/tables", "/settings"):
        answer = site.browser().post(path, content=body)
        assert answer.status_code in (400, 303)
        assert (answer.status_code == 400) or path == "/settings"
    assert site.count_tables() == 0


def test_typed_text_is_escaped(site: Site) -> None:
    answer = site.browser().post("/tables", data={"game": "<script>alert(1)</script>"})
    assert answer.status_code == 400
    assert "<script>alert(1)" not in answer.text
    assert "<script>alert(1)</script>" in Page(answer.text).text


def test_an_error_page_is_in_the_readers_language(site: Site) -> None:
    answer = site.browser("de").post("/tables", data={"game": "go"})
    assert Page(answer.text).values("html", "lang") == ["de"]
    assert "Something in that form wasn’t right" not in answer.text


_VALUES = st.text(max_size=30) | st.sampled_from(["tictactoe", "bot", "here", "lot", "me", "yes"])
_FIELDS = st.sampled_from(
    ["game", "ruleset", "name", "player-2", "level-2", "starts", "match", "dice", "switch-x", "é"]
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
@given(st.dictionaries(_FIELDS, _VALUES))
def test_any_form_creates_a_table_or_gets_an_explanation(site: Site, form: dict[str, str]) -> None:
    before = site.count_tables()
    answer = site.browser().post("/tables", data={"player-2": "here", **form})
    assert answer.status_code in (303, 400, 429)
    assert site.count_tables() == before + (answer.status_code == 303)


# --- what a form means ---


def test_every_field_has_a_default() -> None:
    assert read_table_request(GAME) == TableRequest(
        game="tictactoe",
        ruleset="collection",
        switches={},
        slots=(PlayerSlot("here"), PlayerSlot("bot", "", "casual")),
        match=MatchRule("best-of", 1),
        dice="verifiable",
        seating="lot",
    )


@pytest.mark.parametrize(
    ("starts", "seating", "kinds"),
    [("lot", "lot", "here bot"), ("me", "given", "here bot"), ("other", "given", "bot here")],
)
def test_who_starts_sits_first(starts: str, seating: str, kinds: str) -> None:
    table_request = read_table_request({**GAME, "starts": starts})
    assert table_request.seating == seating
    assert " ".join(each.kind for each in table_request.slots) == kinds


def test_every_match_on_offer_can_be_requested() -> None:
    for key in USUAL_MATCHES:
        rule = read_table_request({**GAME, "match": key}).match
        assert key == f"{rule.kind}-{rule.number}"


def test_a_booklet_offers_the_matches_it_knows(site: Site) -> None:
    browser = site.browser()
    page = browser.get("/new/backgammon").text
    for name, booklet in find("backgammon").booklets.items():
        assert len(booklet.matches) <= 13
        for match in booklet.matches:
            assert f'value="{match}"' in page.split(f'name="{name}/match"', 1)[1]
        for match in booklet.all_matches:
            form = {"game": "backgammon", "ruleset": name, f"{name}/match": match}
            assert read_table_request(form).match == read_match(match)
    assert {"First to 7 points", "First to 1 point", "As many games as you like"} <= {
        line.strip() for line in Page(page).text.splitlines()
    }


def test_where_the_dice_decide_who_begins_the_form_offers_a_side(site: Site) -> None:
    page = Page(site.browser().get("/new/backgammon").text)
    sides = [a["value"] for tag, a in page.elements if tag == "input" and a.get("name") == "starts"]
    assert sides == ["me", "other"]
    assert "Which side will you play?" in page.text
    wanted = {"game": "backgammon", "starts": "other", "player-2": "here"}
    assert [each.name for each in read_table_request({**wanted, "name": "Ann"}).slots] == [
        "",
        "Ann",
    ]


def test_a_switch_with_the_value_of_the_booklet_is_left_out() -> None:
    assert read_table_request({**GAME, "switch-ends_when_dead": "no"}).switches == {}
    assert read_table_request({**GAME, "switch-ends_when_dead": "yes"}).switches == {
        "ends_when_dead": True
    }


def test_switch_values_are_written_as_message_ids_name_them() -> None:
    assert [switch_text(value) for value in (True, False, 3, "long")] == ["yes", "no", "3", "long"]


def test_an_unknown_game_is_bad_input() -> None:
    with pytest.raises(BadInput, match="unknown game 'go'"):
        read_table_request({"game": "go"})


def test_every_choice_of_the_form_creates_a_table(site: Site) -> None:
    browser = site.browser()
    page = Page(browser.get("/new/tictactoe").text)
    offered: dict[str, set[str]] = {}
    select = ""
    for tag, attributes in page.elements:
        if tag == "input" and attributes.get("type") == "radio":
            offered.setdefault(attributes["name"], set()).add(attributes["value"])
        elif tag == "select":
            select = attributes["name"]
        elif tag == "option" and select.startswith(("switch-", "match")):
            offered.setdefault(select, set()).add(attributes["value"])
    assert offered.keys() >= {"ruleset", "player-2", "level-2", "match", "starts"}
    assert offered["player-2"] == {"bot", "here", "away", "anyone"}
    for field, values in offered.items():
        for value in values - {"bot"}:
            form = {**GAME, "player-2": "here", field: value}
            assert browser.post("/tables", data=form).status_code == 303, (field, value)


def test_the_table_is_the_one_the_form_requested(site: Site) -> None:
    ann = site.browser()
    wanted = {**HERE, "starts": "other", "match": "best-of-5", "switch-ends_when_dead": "yes"}
    header, entries = read_record(
        record(ann, create_table(ann, wanted, name="Ann", **{"name-2": "Ben"}))
    )
    assert header.match == MatchRule("best-of", 5)
    assert header.switches == {"ends_when_dead": True}
    assert [(e.by, e.text) for e in entries if e.kind == "sit"] == [(1, "Ben"), (2, "Ann")]


# --- clocks ---


@pytest.mark.parametrize(
    ("clock", "match", "rule"),
    [
        ("none", "", None),
        ("fischer-180-2", "", ClockRule("fischer", 180, 2)),
        ("days-259200-0", "", ClockRule("days", 259_200)),
        ("delay", "best-of-3", ClockRule("delay", 360, 12)),
    ],
)
def test_a_clock_is_chosen_on_the_form(clock: str, match: str, rule: ClockRule | None) -> None:
    form = {"game": "tictactoe", "clock": clock, "match": match}
    assert read_table_request(form).clock == rule


@pytest.mark.parametrize("clock", ["", "hourglass", "fischer-0-0", "fischer-1e9-0", "delay-1"])
def test_an_unknown_clock_is_an_error(clock: str) -> None:
    with pytest.raises(BadInput, match="clock"):
        read_table_request({"game": "tictactoe", "clock": clock})


def test_a_reserve_per_point_needs_a_match_for_points() -> None:
    with pytest.raises(BadInput, match="points"):
        read_table_request({"game": "crokinole", "clock": "delay", "match": "first-to-100"})


def test_a_reserve_per_point_is_offered_where_matches_are_for_a_few_points() -> None:
    offered = {
        key: "delay" in clocks(package.booklets.values()) for key, package in all_games().items()
    }
    assert any(offered.values())
    assert not offered["chess"]


def test_every_printed_booklet_is_found_by_its_box_answers() -> None:
    booklets = find("backgammon").booklets.values()
    said = box_questions(booklets)["says"]
    found = [
        [each.key for each in booklets if saying in (each.box_answers("says") or ())]
        for saying in said
    ]
    assert found == [[each.key] for each in booklets]


def test_box_answers_say_whether_capturing_is_compulsory() -> None:
    for booklet in find("draughts").booklets.values():
        assert booklet.box_answers("must_take") == (booklet.flags["duty"] != "free",), booklet.key


@pytest.mark.parametrize("game", all_games())
def test_every_answer_that_fits_a_booklet_can_be_given(game: str, site: Site) -> None:
    """The form offers each answer that fits a booklet."""
    booklets = find(game).booklets.values()
    questions = box_questions(booklets)
    page = site.browser().get(f"/new/{game}").text
    for booklet in booklets:
        for question, fit in box_shown(booklet, questions).items():
            for answer in fit:
                assert f'name="box-{question}" value="{answer}"' in page
