"""Practice: cards of a player's own mistakes, and answers that are good, bad or refused."""

from dataclasses import replace
from functools import partial
from typing import Any

from gamecase.kernel.seat import Seat
from gamecase.study.analyses import GameAnalysis, StudiedGame
from gamecase.study.tally import tally_of
from gamecase.words import speaker
from study.examples import decision
from study.test_analyses import ANALYSIS
from web.site import HERE, Browser, Page, Site, create_table, open_socket

say = speaker("en")
#: O answers a corner at the side: a mistake, because only the centre holds.
X_WINS = ("a1", "b1", "a2", "b2", "a3")


def practise(browser: Browser, status: int = 200, **command: Any) -> dict[str, Any]:
    answer = browser.post("/study/practice", json=command)
    assert answer.status_code == status, answer.text
    message: dict[str, Any] = answer.json()
    return message


def play_and_analyse(site: Site, browser: Browser) -> str:
    """A finished game of tic-tac-toe with one mistake, as the analysis stores it."""
    path = create_table(browser, HERE, name="Ann")
    for action in X_WINS:
        with open_socket(browser, path) as socket:
            socket.act(action, socket.state())
    portal = browser.portal
    assert portal is not None
    services, table_id = site.services, path.rpartition("/")[2]
    table = portal.call(services.tables.table, table_id)
    assert table is not None
    node = next(entry for entry in table.entries if entry.text == "b1")
    holder = table.chairs[2].holder
    assert holder
    mistake = replace(
        decision(node.number, chair=2, kind="move", error=100.0, verdict="blunder"),
        seat=Seat.SECOND,
        position=".../.../X..",
        played="b1",
        best="b2",
    )
    analysis = GameAnalysis(
        table=table_id,
        nth_game=1,
        game="tictactoe",
        ruleset=table.state.header.ruleset,
        engine=ANALYSIS.engine,
        last_entry=len(table.entries),
        state="done",
        wanted=6,
        found=6,
        created_at=services.deck.now(),
    )
    studied = StudiedGame(
        holder=holder,
        table=table_id,
        nth_game=1,
        chair=2,
        game="tictactoe",
        ruleset=analysis.ruleset,
        opponent="Ann",
        result="lost",
        opening="",
        played_at=analysis.created_at,
        tally=tally_of([mistake], 2),
    )
    portal.call(partial(services.study.save, analysis, [mistake], [studied]))
    return path


def test_somebody_without_games_is_told_how_cards_come_about(site: Site) -> None:
    browser = site.browser()
    assert say("practice-title") in Page(browser.get("/study/practice").text).text
    message = practise(browser)
    assert message == {"counts": "", "nothing": say("practice-empty"), "has_more": False}


def test_a_mistake_comes_back_and_every_good_move_is_accepted(site: Site) -> None:
    ann = site.browser()
    play_and_analyse(site, ann)
    shown = practise(ann)
    assert shown["task"] == say("practice-task", seat="O")
    assert shown["counts"] == say("practice-counts", due=0, new=1)
    assert shown["board"]["gestures"]["paths"]
    assert "answer" not in shown
    answer = practise(ann, card=shown["card"], action="b2")["answer"]
    assert answer["is_right"]
    assert answer["title"] == say("practice-right")
    assert answer["best"]["move"]
    assert answer["played"]["move"]  # what it was in the game
    assert answer["why"]
    assert answer["due"] == say("practice-due", when="in 10 minutes")
    done = practise(ann)
    assert done["nothing"] == say("practice-done")
    assert not done["has_more"]
    site.ahead += 11 * 60_000
    assert practise(ann)["card"] == shown["card"]


def test_a_worse_move_is_answered_with_the_best_one_and_comes_back_soon(site: Site) -> None:
    ann = site.browser()
    play_and_analyse(site, ann)
    card = practise(ann)["card"]
    message = practise(ann, card=card, action="a2")
    answer = message["answer"]
    assert not answer["is_right"]
    assert answer["title"] == say("practice-wrong")
    assert answer["chosen"]["move"] != answer["best"]["move"]
    assert message["board"]["gestures"] is None
    assert answer["due"] == say("practice-due", when="in 1 minute")


def test_an_illegal_move_is_refused_and_is_no_answer(site: Site) -> None:
    ann = site.browser()
    play_and_analyse(site, ann)
    card = practise(ann)["card"]
    refused = practise(ann, card=card, spots=["a1"])
    assert refused["board"]["refusal"] == "a1 is taken by an X."
    assert refused["board"]["where"] == ["a1"]
    assert "answer" not in refused
    assert practise(ann)["card"] == card


def test_the_answer_can_be_shown_and_a_card_be_removed(site: Site) -> None:
    ann = site.browser()
    play_and_analyse(site, ann)
    card = practise(ann)["card"]
    answer = practise(ann, card=card, gives_up=True)["answer"]
    assert answer["title"] == say("practice-shown")
    assert "chosen" not in answer
    assert not practise(ann, card=card, is_removed=True)["has_more"]
    site.ahead += 11 * 60_000
    assert practise(ann)["nothing"] == say("practice-empty")


def test_cards_are_of_one_game_if_it_is_asked_for(site: Site) -> None:
    ann = site.browser()
    play_and_analyse(site, ann)
    assert "nothing" in practise(ann, game="chess")
    assert "card" in practise(ann, game="tictactoe")
    assert ann.get("/study/practice?game=chess").status_code == 200
    assert ann.get("/study/practice?game=ludo").status_code == 404


def test_bad_input_and_strangers_are_refused(site: Site) -> None:
    ann, ben = site.browser(), site.browser()
    play_and_analyse(site, ann)
    card = practise(ann)["card"]
    for command in (
        {"card": card},
        {"card": card, "action": "b2"},
        {"card": card, "gives_up": True},
    ):
        assert "not in your deck" in practise(ben, 400, **command)["error"]
    practise(ben, card=card, is_removed=True)
    assert practise(ann)["card"] == card  # it was not his to remove
    for bad in ("x", "a/b/c", "a/1/", "a/1/99999999999", "a/-1/2"):
        assert "card=" in practise(ann, 400, card=bad)["error"]
    assert "ludo" in practise(ann, 400, game="ludo")["error"]
    assert "b9" in practise(ann, 400, card=card, action="b9")["error"]
    assert "spots" in practise(ann, 400, card=card, spots=["a1"] * 50)["error"]
    practise(ann, 400, unknown=1)
