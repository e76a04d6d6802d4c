"""The analysis of a game: for everybody once it is over, before that only for its sole player."""

from typing import Any

import pytest

from gamecase.games.backgammon.actions import Roll, Start
from gamecase.games.backgammon.notation import write
from gamecase.words import LANGUAGES, speaker
from web.site import AWAY, HERE, Browser, Page, Site, create_table, invitation, open_socket

X_WINS = ("a1", "b1", "a2", "b2", "a3")
BY_HAND = {"game": "backgammon", "player-2": "here", "dice": "manual"}
LIGHT_THREE_ONE = write(Start(3, 1))
DARK_TWO_ONE = write(Roll(2, 1))


def play(browser: Browser, table: str, *actions: str, other: Browser | None = None) -> None:
    """Actions in turn, each by the browser whose turn it is."""
    for nth, action in enumerate(actions):
        actor = other if other is not None and nth % 2 else browser
        with open_socket(actor, table) as one:
            one.act(action, one.state())


def found(browser: Browser, table: str, **query: Any) -> dict[str, Any]:
    answer = browser.get(f"{table}/analysis/found", params=query)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def all_found(browser: Browser, table: str) -> list[dict[str, Any]]:
    evaluations: list[dict[str, Any]] = []
    while True:
        news = found(browser, table, since=len(evaluations))
        assert not news["has_failed"]
        evaluations += news["found"]
        if len(evaluations) >= news["wanted"]:
            return evaluations


def test_everybody_sees_the_analysis_of_a_finished_game(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE, name="Ann")
    play(ann, table, *X_WINS)
    stranger = site.browser()
    page = Page(stranger.get(f"{table}/analysis").text)
    assert page.values("button", "data-at") == ["1", "2", "3", "4", "5"]
    assert "Ann" in page.text
    evaluations = all_found(stranger, table)
    assert [seen["bar"] for seen in evaluations] == [0.0, 0.0, 1.0, 1.0, 1.0, 1.0]
    assert evaluations[0]["judged"] is None
    assert evaluations[2]["judged"] == {
        "seat": "second",
        "lost": 0.5,
        "verdict": "blunder",
        "why": [],
    }
    assert evaluations[1]["lines"][0]["told"][0]["told"]
    assert evaluations[1]["lines"][0]["spots"] == ["b2"]
    assert evaluations[0]["standing"] == speaker("en")("analysis-even")
    assert evaluations[5]["standing"] == speaker("en")("analysis-winning", seat="X")
    assert evaluations[5]["lines"] == []
    assert evaluations[5]["worth"] == {"first": "1–0", "second": "1–0"}
    assert '"ending": "X wins' in page.text


def test_any_position_and_any_line_can_be_shown(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    play(ann, table, *X_WINS)
    evaluations = all_found(ann, table)
    first = ann.get(f"{table}/analysis/scene", params={"at": 0}).json()
    assert first["scene"]["pieces"] == []
    assert first["art"]["key"] == first["scene"]["art"]
    query = {"at": 5, "art": first["art"]["key"], "seen_by": "second"}
    last = ann.get(f"{table}/analysis/scene", params=query).json()
    assert "art" not in last
    assert len(last["scene"]["pieces"]) == 5
    steps = len(evaluations[1]["lines"][0]["told"])
    query = {"at": 1, "line": 0, "step": steps}
    along = ann.get(f"{table}/analysis/scene", params=query).json()
    assert len(along["scene"]["pieces"]) == 1 + steps
    assert along["stages"] == []  # a mark is made in one step


@pytest.mark.parametrize("booklet", ["collection", "tournament"])
def test_no_dice_lie_on_the_board_before_a_roll(site: Site, booklet: str) -> None:
    ann = site.browser()
    table = create_table(ann, BY_HAND, ruleset=booklet)
    play(ann, table, LIGHT_THREE_ONE, "8/5 6/5")
    dice = []
    for at in range(3):
        answer = ann.get(f"{table}/analysis/scene", params={"at": at}).json()
        kinds = [piece["kind"] for piece in answer["scene"]["pieces"]]
        dice.append([kind for kind in kinds if kind.startswith("die")])
    assert [*map(len, dice)] == [0, 2, 0]


def test_an_unfinished_game_has_no_analysis_for_its_players_or_watchers(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY)
    assert ben.post(invitation(ann, table), data={"name": "Ben"}).status_code == 303
    play(ann, table, "a1", "b1", other=ben)
    for browser in (ann, ben, site.browser()):
        for path in ("", "/found", "/scene"):
            answer = browser.get(f"{table}/analysis{path}")
            assert answer.status_code == 403
            assert speaker("en")("problem-not-over") in Page(answer.text).text
    play(ann, table, "a2", "b2", "a3", other=ben)
    assert ben.get(f"{table}/analysis").status_code == 200


def test_a_game_against_a_bot_has_no_analysis_until_it_is_over(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, {"game": "tictactoe", "starts": "me"})
    assert ann.get(f"{table}/analysis").status_code == 403


def test_only_the_holder_of_every_chair_may_analyse_an_unfinished_game(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    play(ann, table, "b2")
    assert ann.get(f"{table}/analysis").status_code == 200
    assert len(all_found(ann, table)) == 2
    assert site.browser().get(f"{table}/analysis").status_code == 403


def test_each_game_of_a_match_is_analysed(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    play(ann, table, *X_WINS)
    with open_socket(ann, table) as one:
        one.state()
        one.command("offer", what="rematch")
        one.state(at_least=10)
    play(ann, table, "c3")
    page = Page(ann.get(f"{table}/analysis?game=1").text)
    assert len(page.values("button", "data-at")) == len(X_WINS)
    assert page.values("a", "href", class_="button")[:2] == ["?game=1", "?game=2"]
    assert len(Page(ann.get(f"{table}/analysis?game=2").text).values("button", "data-at")) == 1
    assert ann.get(f"{table}/analysis?game=3").status_code == 404


WRONG_DOUBLE = """ 3 point match

 Game 1
 Ann : 0                              Ben : 0
  1) 31: 8/5 6/5                      52: 13/8 24/22
  2)  Doubles => 2                     Drops
      Wins 1 point
"""


def test_a_wrong_double_and_a_wrong_answer_count_as_decisions(site: Site) -> None:
    ann = site.browser()
    answer = ann.post("/written", data={"game": "backgammon", "text": WRONG_DOUBLE})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removesuffix("/analysis")
    all_found(ann, table)
    first, second = found(ann, table)["totals"]
    assert first[0].startswith("Decisions: 2.")
    assert second[0].startswith("Decisions: 2.")


BAD = {
    "?game=x": "game=",
    "?game=0": "game=",
    "?game=-1": "game=",
    "?game=9999999999": "game=",
    "?game=²": "game=",
    "/found?since=x": "since=",
    "/scene?at=6": "at=",
    "/scene?at=1&step=999": "step=",
    "/scene?at=0&line=9&step=1": "line=9",
    "/scene?at=0&line=0&step=60": "step=60",
    "/scene?seen_by=nature": "seen_by=",
}


def test_a_bad_query_gets_an_explanation(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    play(ann, table, *X_WINS)
    all_found(ann, table)
    for query, told in BAD.items():
        answer = ann.get(f"{table}/analysis{query}")
        assert answer.status_code == 400, query
        assert told in Page(answer.text).text, query


def test_a_game_without_an_analyst_has_no_analysis(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, {"game": "crokinole", "player-2": "here"})
    assert ann.get(f"{table}/analysis").status_code == 404
    assert "analysis" not in ann.get(table).text


def test_the_analysis_page_exists_in_every_language(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    play(ann, table, *X_WINS)
    for code in LANGUAGES:
        page = Page(ann.get(f"{table}/analysis", headers={"accept-language": code}).text)
        assert speaker(code)("analysis-lines") in page.text, code
