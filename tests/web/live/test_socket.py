"""The socket of a table: every client sees the same, in its own language, and nothing twice."""

import pytest
from starlette.websockets import WebSocketDisconnect

from gamecase.kernel.log import read_record
from gamecase.words import speaker
from web.site import AWAY, HERE, Browser, Site, create_table, invitation, open_socket, record
from web.test_security import FOREIGN, OURS


def two_players(site: Site) -> tuple[Browser, Browser, str]:
    """Ann and Ben in browsers of their own, at one table, Ann to move."""
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, AWAY, name="Ann")
    assert ben.post(invitation(ann, table), data={"name": "Ben"}).status_code == 303
    return ann, ben, table


# --- joining ---


def test_joining_sends_all_entries_and_the_state(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE, name="Ann")) as socket:
        assert [socket.receive()["type"] for _ in range(3)] == ["entries", "art", "state"]
        entries, art, state = socket.received
        assert [each["n"] for each in entries["entries"]] == [1, 2, 3]
        assert art["key"] == state["scene"]["art"]
        assert state["you"] == [1, 2]


def test_the_socket_of_a_missing_table_is_closed(site: Site) -> None:
    with site.browser().websocket_connect("/table/nowhere/socket") as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_socket_from_another_site_is_refused(site: Site, headers: dict[str, str]) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        ann.websocket_connect(f"{table}/socket", headers=headers),
    ):
        pass
    assert closed.value.code == 1008


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_a_socket_from_a_page_of_this_site_is_accepted(site: Site, headers: dict[str, str]) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    with ann.websocket_connect(f"{table}/socket", headers=headers) as socket:
        socket.send_json({"type": "join"})
        assert '"type":"entries"' in socket.receive_text()


def test_a_reconnecting_socket_gets_exactly_the_missing_entries(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    with open_socket(ann, table) as socket:
        state = socket.state()
        for action in ("b2", "a1", "c3"):
            state = socket.act(action, state)
        everything = socket.entries
    assert [each["n"] for each in everything] == [*range(1, state["n"] + 1)]
    for since in range(state["n"] + 1):
        with open_socket(ann, table, since=since) as socket:
            assert socket.state()["n"] == state["n"]
            assert socket.entries == everything[since:]
    with open_socket(ann, table, since=9999) as socket:  # more than there is: nothing is missing
        socket.state()
        assert socket.entries == []
        state = socket.act("a3", state)
        assert [each["text"] for each in socket.entries] == ["a3"]


def test_joining_comes_first_and_once(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    with open_socket(ann, table, since=None) as socket:
        for kind, fields in (("ping", {}), ("act", {"action": "b2", "after": 1}), ("resign", {})):
            socket.command(kind, **fields)
            answer = socket.answer()
            assert (answer["type"], answer["code"]) == ("error", "bad-message")
            assert answer["detail"] == "the first message must be a join"
        socket.command("join")
        socket.state()
        socket.command("join")
        assert socket.answer()["detail"] == "this socket has joined already"
    assert [e.kind.value for e in read_record(record(ann, table))[1]] == ["begin", "sit", "sit"]


# --- playing ---


def test_two_sockets_see_the_same_entries(site: Site) -> None:
    ann, ben, table = two_players(site)
    with (
        open_socket(ann, table) as ann_socket,
        open_socket(ben, table) as ben_socket,
        open_socket(site.browser(), table) as other,
    ):
        states = {socket: socket.state() for socket in (ann_socket, ben_socket, other)}
        for socket, action in (
            (ann_socket, "b2"),
            (ben_socket, "a1"),
            (ann_socket, "a3"),
            (ben_socket, "c1"),
        ):
            number = states[socket]["n"]
            socket.command("act", action=action, after=states[socket]["after"])
            states = {
                each: each.state(at_least=number + 1) for each in (ann_socket, ben_socket, other)
            }
        assert ann_socket.entries == ben_socket.entries == other.entries
        kept = read_record(record(ann, table))[1]
        assert [each["text"] for each in ann_socket.entries] == [each.text for each in kept]
        assert states[ann_socket]["is_yours"]
        assert not states[ben_socket]["is_yours"]
        assert states[ann_socket]["you"] == [1]
        assert states[ben_socket]["you"] == [2]
        assert states[other]["you"] == []


@pytest.mark.parametrize("language", ["en", "de", "ar", "pl"])
def test_an_occupied_square_is_refused_by_its_clause_in_the_readers_language(
    site: Site, language: str
) -> None:
    ann = site.browser(language)
    with open_socket(ann, create_table(ann, HERE)) as socket:
        state = socket.act("b2", socket.state())
        for command in ({"type": "act", "action": "b2"}, {"type": "touch", "spots": ["b2"]}):
            socket.session.send_json({**command, "after": state["after"]})
            facts = {"square": "b2", "holder": "first"}
            assert socket.answer() == {
                "type": "refusal",
                "clause": "empty-square",
                "told": speaker(language, "tictactoe")("refusal-empty-square", **facts),
                "where": ["b2"],
            }


def test_the_chosen_language_counts_on_sockets_too(site: Site) -> None:
    ann = site.browser("fr")
    ann.post("/settings", data={"language": "sv"})
    with open_socket(ann, create_table(ann, HERE)) as socket:
        socket.state()
        socket.command("touch", spots=["nowhere"], after=1)
        assert socket.answer()["told"] == speaker("sv")("refusal-means-nothing")


def test_a_touch_that_means_a_legal_action_is_that_action(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE)) as socket:
        state = socket.state()
        socket.command("touch", spots=["b2"], after=state["after"])
        socket.state(at_least=state["n"] + 1)
        assert socket.entries[-1]["text"] == "b2"


def test_an_action_for_an_older_position_is_stale(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE)) as socket:
        old = socket.state()
        new = socket.act("b2", old)
        for command in ({"type": "act", "action": "a1"}, {"type": "touch", "spots": ["a1"]}):
            socket.session.send_json({**command, "after": old["after"]})
            answer = socket.answer()
            assert (answer["type"], answer["code"]) == ("error", "stale")
            assert answer["detail"] == f"the table is at entry {new['n']}"


def test_acting_out_of_turn_is_refused(site: Site) -> None:
    _, ben, table = two_players(site)
    with open_socket(ben, table) as socket:
        state = socket.state()
        socket.command("act", action="b2", after=state["after"])
        assert socket.answer()["clause"] == "not-your-turn"
        socket.command("pick", spots=["b2"], after=state["after"])
        assert socket.answer()["clause"] == "not-your-turn"


def test_picked_spots_are_shown_to_the_player_who_picks(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE)) as socket:
        old = socket.state()
        state = socket.act("b2", old)
        socket.command("pick", spots=[], after=state["after"])
        shown = socket.answer()
        assert (shown["type"], shown["after"], shown["spots"]) == ("picking", state["after"], [])
        assert shown["scene"] == state["scene"]
        assert shown["gestures"] == state["gestures"]
        socket.command("pick", spots=["a1"], after=state["after"])  # one touch is a whole move
        assert socket.answer()["code"] == "bad-message"
        socket.command("pick", spots=[], after=old["after"])
        assert socket.answer()["code"] == "stale"


def test_touches_before_the_lots_are_drawn_are_refused(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, {**HERE, "starts": "lot"})) as socket:
        assert socket.state()["after"] == 0
        for kind, clause in (("touch", "not-begun"), ("pick", "not-your-turn")):
            socket.command(kind, spots=["b2"], after=0)
            assert socket.answer()["clause"] == clause
        socket.command("act", action="b2", after=0)
        assert socket.answer()["clause"] == "not-begun"


def test_a_watcher_may_ping_and_nothing_else(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    before = record(ann, table)
    with open_socket(site.browser(), table) as socket:
        after = socket.state()["after"]
        socket.command("ping")
        assert socket.answer() == {"type": "pong"}
        for kind, fields in (
            ("act", {"action": "b2", "after": after}),
            ("touch", {"spots": ["b2"], "after": after}),
            ("pick", {"spots": ["b2"], "after": after}),
            ("words", {"chair": 1, "words": "x"}),
            ("words", {"chair": 0, "words": "x"}),
            ("offer", {"what": "takeback"}),
            ("accept", {"offer": 1}),
            ("decline", {"offer": 1, "chair": 2}),
            ("resign", {}),
            ("next", {}),
        ):
            socket.command(kind, **fields)
            answer = socket.answer()
            assert (answer["type"], answer["clause"]) == ("refusal", "watching"), kind
    assert record(ann, table) == before


def test_a_player_cannot_act_for_the_chair_of_another(site: Site) -> None:
    ann, _, table = two_players(site)
    before = record(ann, table)
    with open_socket(ann, table) as socket:
        socket.state()
        for kind, fields in (
            ("resign", {"chair": 2}),
            ("offer", {"what": "draw", "chair": 2}),
            ("words", {"chair": 2, "words": "x"}),
            ("accept", {"offer": 1, "chair": 2}),
            ("decline", {"offer": 1, "chair": 3}),
            ("next", {"chair": 4}),
        ):
            socket.command(kind, **fields)
            answer = socket.answer()
            assert (answer["type"], answer["code"]) == ("error", "bad-message"), kind
            assert answer["detail"] == f"chair {fields['chair']} is not yours; yours are [1]"
    assert record(ann, table) == before


def test_players_see_each_other_connect_and_disconnect(site: Site) -> None:
    ann, ben, table = two_players(site)
    with open_socket(ann, table) as ann_socket:
        assert [each["is_here"] for each in ann_socket.state()["players"]] == [True, False]
        with open_socket(ben, table) as ben_socket:
            ben_socket.state()
            assert [each["is_here"] for each in ann_socket.state()["players"]] == [True, True]
            ben_socket.session.close()
            assert [each["is_here"] for each in ann_socket.state()["players"]] == [True, False]


def test_offers_pass_between_browsers_and_keep_their_number(site: Site) -> None:
    ann, ben, table = two_players(site)
    with open_socket(ann, table) as ann_socket, open_socket(ben, table) as ben_socket:
        state = ann_socket.act("b2", ann_socket.state())
        ann_socket.command("offer", what="takeback")
        offer = ben_socket.state(at_least=state["n"] + 1)["offer"]
        assert (offer["what"], offer["by"], offer["is_yours"]) == ("takeback", 1, False)
        assert ann_socket.state(at_least=state["n"] + 1)["offer"]["is_yours"]
        ben_socket.command("accept", offer=offer["number"] - 1)
        assert ben_socket.answer()["clause"] == "offer-gone"
        ann_socket.command("accept", offer=offer["number"])
        assert ann_socket.answer()["clause"] == "not-now"
        ben_socket.command("accept", offer=offer["number"])
        after = ann_socket.state(at_least=state["n"] + 2)
        assert after["offer"] is None
        assert after["is_yours"]
        assert after["scene"]["pieces"] == []


def test_at_a_shared_screen_the_last_to_act_takes_back(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE)) as socket:
        state = socket.act("a1", socket.act("b2", socket.state()))
        assert state["may"] == ["resign", "draw", "hint", "takeback"]
        socket.command("offer", what="takeback")
        state = socket.state(at_least=state["n"] + 2)
        assert [piece["kind"] for piece in state["scene"]["pieces"]] == ["X"]
        socket.command("resign")
        state = socket.state(at_least=state["n"] + 1)
        assert (state["is_over"], state["status"]) == (True, "X wins by resignation.")
        socket.command("offer", what="rematch")
        state = socket.state(at_least=state["n"] + 2)
        assert (state["nth_game"], state["is_over"]) == (2, False)
        assert state["players"][0]["seat"] == "second"


def test_hints_are_for_the_only_person_at_the_table_when_to_act(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE)) as socket:
        state = socket.state()
        socket.command("hint", after=state["after"] + 1)
        assert socket.answer()["code"] == "stale"
        socket.command("hint", after=state["after"])
        answer = socket.answer()
        assert answer["type"] == "hint"
        assert answer["arrows"][0][1] in answer["told"]
        assert answer["after"] == state["after"]
    table = create_table(ann, AWAY)
    bob = site.browser()
    bob.post(invitation(ann, table), data={"name": "Bob"})
    with open_socket(ann, table) as socket:
        state = socket.state()
        assert "hint" not in state["may"]
        socket.command("hint", after=state["after"])
        assert socket.answer()["clause"] == "no-hint"


def test_anybody_can_see_earlier_positions(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE)
    with open_socket(ann, table) as socket:
        first = socket.act("b2", socket.state())
        socket.act("a1", first)
        with open_socket(site.browser(), table) as watcher:
            watcher.state()
            watcher.command("past", at=first["after"])
            answer = watcher.answer()
            assert (answer["type"], answer["at"]) == ("past", first["after"])
            assert [piece["kind"] for piece in answer["scene"]["pieces"]] == ["X"]
            watcher.command("past", at=1_000)
            assert watcher.answer()["clause"] == "not-now"


def test_the_next_game_of_a_match_begins_by_command(site: Site) -> None:
    ann = site.browser()
    with open_socket(ann, create_table(ann, HERE, match="best-of-3")) as socket:
        state = socket.state()
        socket.command("next")
        assert socket.answer()["clause"] == "not-now"
        socket.command("resign")
        state = socket.state(at_least=state["n"] + 1)
        assert state["may"] == ["next"]
        socket.command("next")
        state = socket.state(at_least=state["n"] + 1)
        assert (state["nth_game"], state["score"]["points"]) == (2, [0, 1])


def test_a_table_can_be_seen_from_any_seat(site: Site) -> None:
    _, ben, table = two_players(site)
    with open_socket(ben, table) as socket:
        assert socket.state()["seen_by"] == "second"
        socket.command("view", seen_by="first")
        assert socket.state()["seen_by"] == "first"
        socket.command("view")
        assert socket.state()["seen_by"] == "second"
        for fields in ({"seen_by": "nature"}, {"seen_by": "third"}, {"look": "upside-down"}):
            socket.command("view", **fields)
            answer = socket.answer()
            assert (answer["type"], answer["code"]) == ("error", "bad-message"), fields


def test_lots_are_drawn_when_all_seeds_are_in_and_the_secret_is_revealed_at_the_end(
    site: Site,
) -> None:
    ann, ben = site.browser(), site.browser()
    table = create_table(ann, {**AWAY, "starts": "lot"})
    ben.post(invitation(ann, table), data={})
    with open_socket(ann, table) as ann_socket, open_socket(ben, table) as ben_socket:
        assert ann_socket.state()["speak"] == [1]
        state = ben_socket.state()
        assert state["speak"] == [2]
        ben_socket.command("words", chair=2, words="his")
        ann_socket.command("words", chair=1, words="hers")
        state = ann_socket.state(at_least=state["n"] + 3)
        assert {each["words"] for each in state["dice"]["words"]} == {"his", "hers"}
        ann_socket.command("resign")
        state = ann_socket.state(at_least=state["n"] + 2)
        secret = state["dice"]["secret"]
        assert len(secret) == 64
        early = [
            each for each in ann_socket.received if each["type"] == "state" and not each["is_over"]
        ]
        assert early
        assert not any(secret in str(each) for each in early)


def test_a_person_plays_a_bot_to_the_end(site: Site) -> None:
    ann = site.browser()
    form = {"game": "tictactoe", "player-2": "bot", "level-2": "beginner", "starts": "other"}
    table = create_table(ann, form)
    with open_socket(ann, table) as socket:
        state = socket.state()
        while not state["is_over"]:
            if state["is_yours"]:
                state = socket.act(state["gestures"]["paths"][0]["action"], state)
            else:
                state = socket.state()
    _, entries = read_record(record(ann, table))
    acts = [e.by for e in entries if e.kind == "act"]
    assert acts == [1 + nth % 2 for nth in range(len(acts))]
