"""Scoring of a real board: legal notes, their result, and refusals (§26)."""

from collections.abc import Iterable
from random import Random

import pytest

from gamecase.engines.bot import MoveContext
from gamecase.games.crokinole.bot import bot
from gamecase.games.crokinole.position import CountRound, Flick, NoteDisc, Position
from gamecase.kernel.errors import BadAction, BadInput, BadPosition
from gamecase.kernel.game import ListedActions
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.web.forms import read_table_request
from games.crokinole.boards import CROKINOLE, DARK, GAME, LIGHT, opening, rules
from log_builder import LogBuilder, header

CARD = rules(played="real-board")
BOOKLETS = ("collection", "trio", "teams", "tournament", "doubles")


def note(position: Position, texts: Iterable[str]) -> Position:
    for text in texts:
        action = GAME.read_action(text)
        refusal = GAME.judge(position, action)
        assert refusal is None, f"{GAME.write(position)}: {text}: {refusal}"
        position = GAME.apply(position, action)
    return position


def test_a_round_of_a_real_board_is_scored_by_the_booklet() -> None:
    """The round of CT-24: 20 + 15 + 10 against 5 + 15."""
    position = note(opening(CARD), ["put a20", "put a15", "put a10", "put b5", "put b15"])
    assert GAME.outcome(position) is None
    over = note(position, ["count"])
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((LIGHT,), 25)
    assert GAME.to_act(over) is Seat.NOBODY


def test_by_tournament_rules_a_round_counts_two_points_and_a_level_one_is_shared() -> None:
    card = opening(rules("tournament", played="real-board"))
    won = GAME.outcome(note(card, ["put b5", "count"]))
    level = GAME.outcome(note(card, ["put a10", "put b5", "put b5", "count"]))
    assert won is not None
    assert level is not None
    assert (won.winners, won.points) == ((DARK,), 2)
    assert (level.winners, level.shared) == ((), 1)


def test_a_note_can_be_taken_back() -> None:
    position = note(opening(CARD), ["put a15", "put a15", "lift a15"])
    assert GAME.write(position) == "round 0 noted 0,1,0,0 0,0,0,0"


@pytest.mark.parametrize(("booklet", "discs"), [*zip(BOOKLETS, (12, 12, 12, 8, 12), strict=True)])
def test_a_side_has_no_more_discs_than_it_plays(booklet: str, discs: int) -> None:
    position = note(opening(rules(booklet, played="real-board")), ["put b10"] * discs)
    expected = Refusal("counted", {"fault": "all", "discs": discs})
    assert GAME.judge(position, NoteDisc(1, 5)) == expected
    assert GAME.judge(position, NoteDisc(0, 5)) is None
    none = Refusal("counted", {"fault": "none", "discs": discs})
    assert GAME.judge(position, NoteDisc(1, 15, adds=False)) == none


def test_flicks_and_notes_are_refused_where_they_do_not_belong() -> None:
    real = Refusal("counted", {"fault": "real-board", "discs": 12})
    assert GAME.judge(opening(CARD), Flick(0, 0, 900)) == real
    screen = Refusal("settled", {"fault": "screen"})
    for action in (NoteDisc(0, 15), CountRound()):
        assert GAME.judge(opening(rules()), action) == screen


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_exactly_the_listed_notes_are_legal(booklet: str) -> None:
    random = Random(booklet)
    every = [
        NoteDisc(side, zone, adds)
        for side in (0, 1)
        for zone in (20, 15, 10, 5)
        for adds in (True, False)
    ]
    for _ in range(20):
        position = opening(rules(booklet, played="real-board"))
        while GAME.outcome(position) is None:
            choices = GAME.choices(position)
            assert isinstance(choices, ListedActions)
            legal = {action for action in every if GAME.judge(position, action) is None} | {
                CountRound()
            }
            assert set(choices.actions) == legal, GAME.write(position)
            assert GAME.read_position(position.rules, GAME.write(position)) == position
            position = GAME.apply(position, random.choice(choices.actions))


def test_every_note_can_be_made_by_touching_the_card() -> None:
    table = CROKINOLE.table
    position = note(opening(CARD), ["put a20"] * 12 + ["put b5"])
    offered = {path.action for path in table.gestures(position).paths}
    offered |= {button.action for button in table.gestures(position).buttons}
    choices = GAME.choices(position)
    assert isinstance(choices, ListedActions)
    assert offered == {GAME.write(action) for action in choices.actions}
    spots = {spot.id for spot in table.draw(position, LIGHT).spots}
    assert {spot for path in table.gestures(position).paths for spot in path.spots} <= spots
    assert table.interpret_touch(position, ("light-15",)) == "put a15"
    assert table.interpret_touch(position, ("light-15-fewer",)) == "lift a15"
    assert table.interpret_touch(position, ("light-16",)) is None
    assert table.interpret_touch(position, ()) is None


def test_a_match_on_a_real_board_has_a_valid_record() -> None:
    head = header(
        CROKINOLE,
        switches={"played": "real-board"},
        match=MatchRule("first-to", 50),
        dice="verifiable",
        seating="lot",
    )
    builder = LogBuilder(CROKINOLE, head)
    starters = []
    for _ in range(10):
        builder.begin()
        if builder.state.awaits_lot:
            builder.add_chance()
        starters.append(builder.state.to_act)
        builder.act("put a20", "put b10", "put a5", "put b10", "count")
        builder.reveal()
    assert starters[:4] == [LIGHT, DARK, LIGHT, DARK]  # the last to shoot starts the next round
    assert builder.state.match.is_over
    assert max(builder.state.match.score) == 50
    builder.verify()


@pytest.mark.parametrize("text", ["put a7", "put c15", "put a15 ", "lift", "count 3", "put"])
def test_invalid_notes_are_errors(text: str) -> None:
    with pytest.raises(BadAction):
        GAME.read_action(text)


@pytest.mark.parametrize(
    "text",
    [
        "round 0 noted 1,2,3 0,0,0,0",
        "round 0 noted 13,0,0,0 0,0,0,0",
        "round 0 noted -1,0,0,0 0,0,0,0",
        "round 0 shot 0 twenties 0,0",
        "round 0 noted 0,0,0,0 0,0,0,0 over",
    ],
)
def test_invalid_cards_are_errors(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.read_position(CARD, text)


def test_no_bot_plays_on_a_real_board() -> None:
    assert not GAME.bots_play(CARD)
    with pytest.raises(BadInput):
        bot("club").advise(opening(CARD), MoveContext(random=Random(1)))


def test_a_form_for_a_real_board_seats_people_instead_of_bots() -> None:
    form = {"game": "crokinole", "switch-played": "real-board", "player-2": "bot"}
    assert [slot.kind for slot in read_table_request(form).slots] == ["here", "here"]
    assert [slot.kind for slot in read_table_request({"game": "crokinole"}).slots] == [
        "here",
        "bot",
    ]
