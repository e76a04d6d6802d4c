"""State messages for each viewer: whose turn it is, the status, and the commands allowed."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from gamecase.kernel.match import MatchRule
from gamecase.kernel.seat import Seat
from gamecase.messages.cache import message_cache
from gamecase.messages.entries import entries_message
from gamecase.messages.state import state_text
from gamecase.messages.viewer import Viewer
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot
from log_builder import random_action
from tables.service_fixture import (
    ALL_CHAIR_SETS,
    ANN,
    AWAY,
    BEN,
    BOT,
    BROWSER,
    OTHER_BROWSER,
    hanging_engines,
    open_service,
    play,
    position_number,
    read_state,
    table_request,
)

pytestmark = pytest.mark.anyio

# --- whose turn ---


def gestures_of(table: Table, *chairs: int) -> object:
    state = read_state(table, Viewer("en", chairs))
    assert (state["gestures"] is not None) is state["is_yours"]
    return state["gestures"]


async def test_only_the_player_to_act_gets_gestures(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        assert gestures_of(table, 1) is None  # no opponent yet
        await table.sit(2, OTHER_BROWSER, "Ben")
        for _ in range(2):
            for mine, theirs in ((1, 2), (2, 1)):
                assert gestures_of(table, mine)
                assert gestures_of(table, 1, 2)
                assert gestures_of(table, theirs) is None
                assert gestures_of(table) is None
                square = random_action(table.state.game, table.state.position, Random(1))
                await play(table, table.state.game.write(square))
        await table.resign(1)
        assert [gestures_of(table, *chairs) for chairs in ALL_CHAIR_SETS] == [None] * 4


async def test_gestures_offer_exactly_the_legal_actions(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2", "a1")
        state = read_state(table, Viewer("en", (1, 2)))
        offered = {path["action"] for path in state["gestures"]["paths"]}
        assert offered == {"a2", "a3", "b1", "b3", "c1", "c2", "c3"}
        assert state["after"] == position_number(table)


async def test_there_are_no_gestures_before_the_lots_are_drawn(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, BEN, seating="lot"), BROWSER)
        assert [gestures_of(table, *chairs) for chairs in ALL_CHAIR_SETS] == [None] * 4
        state = read_state(table, Viewer("en", (1,)))
        assert state["speak"] == [1]
        assert state["after"] == 0
        assert state["scene"]["spots"]  # the board is drawn already


async def test_dice_rolled_by_hand_are_entered_by_any_player_and_no_watcher(
    tmp_path: Path, pebble: str
) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(
            table_request(ANN, BEN, game=pebble, dice="manual"), BROWSER
        )
        assert gestures_of(table, 1)
        await play(table, "slide 0 0 4")
        assert table.state.to_act is Seat.NATURE
        for chairs in ((1,), (2,), (1, 2)):
            state = read_state(table, Viewer("en", chairs))
            assert len(state["gestures"]["buttons"]) == 6
            assert state["status"] == "Roll your dice and enter the numbers"
        assert gestures_of(table) is None
        assert await table.act([2], "drift 3", position_number(table)) is None
        assert table.state.game.write(table.state.position) == "first 0,0,4+3"


async def test_dice_to_choose_from_are_drawn_only_where_they_are_entered_by_hand(
    tmp_path: Path,
) -> None:
    def dice_drawn(table: Table) -> list[str]:
        pieces = read_state(table, Viewer("en", (1, 2)))["scene"]["pieces"]
        return [piece["kind"] for piece in pieces if piece["kind"].startswith("die")]

    async with open_service(tmp_path / "logs") as service:
        for dice, drawn in (("chains", []), ("manual", ["die-blank", "die-blank"])):
            table = await service.create_table(
                table_request(ANN, BEN, game="backgammon", dice=dice), BROWSER
            )
            assert not table.state.to_act.is_player
            assert dice_drawn(table) == drawn


# --- status, names and descriptions ---


async def test_the_status_names_whose_turn_it_is_for_each_viewer(tmp_path: Path) -> None:
    def status(*chairs: int) -> str:
        said: str = read_state(table, Viewer("en", chairs))["status"]
        return said

    async with open_service(tmp_path / "logs", hanging_engines()) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        assert status(1) == "Waiting for the other player"
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert (status(1), status(2), status()) == ("Your turn: X", "X to move", "X to move")
        assert status(1, 2) == "X to move"
        await table.resign(1)
        assert status(1) == status(2) == "O wins by resignation."
        table = await service.create_table(table_request(BOT, ANN), BROWSER)
        assert status(2) == status() == "The computer is thinking"
        table = await service.create_table(table_request(ANN, BEN, seating="lot"), BROWSER)
        assert status(1, 2) == "Choosing who goes first"


async def test_players_are_called_by_name_by_level_or_by_chair(tmp_path: Path) -> None:
    def names(language: str) -> list[str]:
        state = read_state(table, Viewer(language, (1,)))
        return [player["name"] for player in state["players"]]

    async with open_service(tmp_path / "logs", hanging_engines()) as service:
        table = await service.create_table(
            table_request(PlayerSlot("here", ""), PlayerSlot("here", "Ben")), BROWSER
        )
        assert names("en") == ["Player 1", "Ben"]
        assert names("de") == ["Spieler 1", "Ben"]
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        assert names("en")[0] == "Ann"
        assert names("en")[1] == "Chalk (computer)"


async def test_a_viewer_may_send_only_commands_possible_now(tmp_path: Path) -> None:
    def may(*chairs: int) -> list[str]:
        asked: list[str] = read_state(table, Viewer("en", chairs))["may"]
        return asked

    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(
            table_request(ANN, AWAY, match=MatchRule("best-of", 3)), BROWSER
        )
        assert may(1) == []
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert may(1) == ["resign", "draw"]
        await play(table, "b2")
        assert may(1) == ["resign", "draw", "takeback"]
        assert may(2) == ["resign", "draw"]
        assert may() == []
        await table.offer(2, "draw")
        assert may(1) == may(2) == []  # the offer must be answered first
        await play(table, "a1")
        await table.resign(1)
        assert may(1) == may(2) == ["next"]
        await table.begin(2)
        await table.resign(1)
        assert may(1) == ["rematch"]
        await table.offer(2, "rematch")
        assert may(1) == []


async def test_the_score_is_by_chair_and_not_by_seat(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(
            table_request(ANN, BEN, match=MatchRule("best-of", 3)), BROWSER
        )
        await table.resign(2)
        await table.begin(1)
        await table.resign(2)
        state = read_state(table, Viewer("en", (1,)))
        assert state["score"]["points"] == [2, 0]
        assert state["score"]["won"] == [1, 0]
        assert state["score"]["drawn"] == 0
        assert [player["score"] for player in state["players"]] == [2, 0]
        assert [player["seat_name"] for player in state["players"]] == ["O", "X"]


async def test_subscribed_players_and_bots_are_present(tmp_path: Path) -> None:
    def here() -> list[bool]:
        state = read_state(table, Viewer("en", ()))
        return [player["is_here"] for player in state["players"]]

    async with open_service(tmp_path / "logs", hanging_engines()) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        assert here() == [False, True]
        news = table.subscribe([1])
        again = table.subscribe([1])
        assert here() == [True, True]
        table.unsubscribe(news, [1])
        assert here() == [True, True]  # the other window is still open
        table.unsubscribe(again, [1])
        assert here() == [False, True]


async def test_entries_after_a_number_have_descriptions(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2")
        viewer = Viewer("en", ())
        entries = entries_message(table, viewer, 0)["entries"]
        assert [each["told"] for each in entries] == [
            "A new game starts.",
            "Ann joined.",
            "Ben joined.",
            "X on b2",
        ]
        assert entries[3] == {
            "n": 4,
            "by": 1,
            "kind": "act",
            "text": "b2",
            "told": "X on b2",
            "symbols": "",
            "seat": "first",
            "written": "b2",
            "sound": "move",
        }
        for since in range(5):
            assert entries_message(table, viewer, since)["entries"] == entries[since:]


async def test_planned_gestures_are_sent_to_viewers_who_want_them(tmp_path: Path) -> None:
    """Other viewers do not get them, though they see the same board."""
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, AWAY, game="chess"), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await play(table, "e2e4")
        for ahead in (False, True, False):
            text, _ = state_text(table, Viewer("en", (1,), ahead=ahead))
            assert bool(msgspec.json.decode(text)["ahead"]) is ahead
        for chairs in ((), (2,), (1, 2)):  # a watcher, the player to act, a player of both sides
            text, _ = state_text(table, Viewer("en", chairs, ahead=True))
            assert msgspec.json.decode(text)["ahead"] is None


async def test_a_move_also_updates_the_spectators_of_a_crowd(tmp_path: Path) -> None:
    """A crowd gets new spectators in batches, and a move alone does not change their number."""
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        viewer = Viewer("en", ())
        for _ in range(30):
            table.subscribe([])
        assert "30" in read_state(table, viewer)["watchers"]
        table.subscribe([])
        await play(table, "b2")
        assert "31" in read_state(table, viewer)["watchers"]
        assert [each["is_to_act"] for each in read_state(table, viewer)["players"]] == [False, True]


async def test_a_state_message_is_built_once_per_kind_of_viewer_and_never_stale(
    tmp_path: Path,
) -> None:
    async with open_service(tmp_path / "logs", hanging_engines()) as service:
        table = await service.create_table(table_request(ANN, BEN, game="chess"), BROWSER)
        viewers = [
            Viewer("en", ()),
            Viewer("de", ()),
            Viewer("en", (1,)),
            Viewer("en", (2,)),
            Viewer("en", (2,), ahead=True),
            Viewer("en", (), seen_by=Seat.SECOND),
        ]
        for action in ("e2e4", "e7e5"):
            for viewer in viewers * 2:
                sent, _ = state_text(table, viewer)
                message_cache(table).views.clear()
                assert state_text(table, viewer)[0] == sent
            assert state_text(table, viewers[0])[0] is state_text(table, viewers[0])[0]
            await play(table, action)
