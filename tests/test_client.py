"""The client for programs and the example bot, against a real server process."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from gamecase.client import (
    ApiState,
    EventClient,
    EventSettings,
    NewTableRequest,
    PlayerRequest,
    RequestFailed,
    TableClient,
    answer_exercise,
    create_event,
    create_table,
    drills,
    join,
    next_exercise,
    own_events,
    random_action,
)
from gamecase.events.commands import CloseEvent, PairRound, StartRound
from gamecase.kernel.errors import BadInput
from gamecase.messages.api_types import ApiRange
from gamecase.registry import all_games
from tables.server_process import ENGLISH, ServerProcess

EXAMPLE = Path(__file__).parents[1] / "examples" / "random_bot.py"

HERE = PlayerRequest("here", "Ann")
AWAY = NewTableRequest("tictactoe", players=[HERE, PlayerRequest("away")])
SHARED = NewTableRequest("tictactoe", players=[HERE, PlayerRequest("here", "Ben")], starts="first")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("client") / "database.sqlite3")
    process.start()
    yield process
    process.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    process = ServerProcess(tmp_path / "database.sqlite3")
    process.start()
    yield process
    process.kill()


def invitation(player: TableClient) -> str:
    (free,) = player.invitations
    return free.address


def test_the_example_bot_plays_a_game_and_lost_streams_are_opened_again(
    own_server: ServerProcess,
) -> None:
    with create_table(own_server.address, AWAY) as player:
        command = [sys.executable, str(EXAMPLE), invitation(player), "Robot"]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENGLISH)
        acted = 0
        for state in player.states():
            if state.is_over:
                break
            if state.is_yours:
                assert state.actions is not None
                player.act(state, state.actions[0])
                acted += 1
                if acted == 2:
                    own_server.kill()
                    own_server.start()
        assert [seated.name for seated in state.players] == ["Ann", "Robot"]
        assert bot.communicate(timeout=30)[0].strip() == state.status
        assert [entry.n for entry in player.entries] == [*range(1, len(player.entries) + 1)]
        assert sum(entry.kind == "act" for entry in player.entries) >= 5


def test_no_action_is_lost_or_repeated_when_the_server_restarts(own_server: ServerProcess) -> None:
    with create_table(own_server.address, SHARED) as player:
        has_restarted = False
        for state in player.states():
            if state.is_over:
                break
            if state.is_yours:
                if not has_restarted:
                    has_restarted = True
                    own_server.kill()
                    own_server.start()
                assert state.actions is not None
                player.act(state, state.actions[0])
        acts = [entry.text for entry in player.entries if entry.kind == "act"]
        assert len(acts) == len(set(acts)) >= 5


def test_a_command_to_a_dead_server_returns_an_error(own_server: ServerProcess) -> None:
    with create_table(own_server.address, SHARED) as player:
        state = player.state()
        own_server.kill()
        error = player.act(state, "b2")
        assert error is not None
        assert error.code == "unreachable"


@pytest.mark.parametrize("game", all_games())
def test_random_actions_play_every_game(server: ServerProcess, game: str) -> None:
    random = Random(20)
    players = [PlayerRequest("here")] * 2
    with create_table(server.address, NewTableRequest(game, players=players)) as player:
        actions = 0
        for state in player.states():
            if state.is_over:
                break
            if state.is_yours and actions >= 12:
                assert player.resign() is None
            elif state.is_yours:
                actions += play_randomly(player, state, random)
        assert {entry.by for entry in player.entries if entry.kind == "act"} >= {1, 2}
        assert sum(entry.kind == "act" for entry in player.entries) >= min(actions, 12)


def play_randomly(player: TableClient, state: ApiState, random: Random) -> int:
    """Play an action; 0 when the state is outdated already."""
    for _ in range(100):
        action = random_action(state, random)
        assert action is not None, state
        error = player.act(state, action)
        if error is None:
            return 1
        if error.code == "stale":
            return 0
        assert (error.code, state.actions) == ("refused", None), error
    raise AssertionError(f"no action from {state.range} was allowed")


def some_state(**changes: object) -> ApiState:
    """A state with a few fields that matter."""
    fields: dict[str, object] = {
        "type": "state",
        "clock": None,
        "offer": None,
        "outcome": None,
        "actions": None,
        "range": None,
    }
    fields |= dict.fromkeys(("table", "game", "ruleset", "match", "dice"), "")
    fields |= dict.fromkeys(("clock_rule", "position", "status"), "")
    fields |= dict.fromkeys(("n", "after", "nth_game", "to_act"), 0)
    fields |= {"players": [], "you": [1], "may": [], "speak": [], "switches": {}}
    fields |= {"is_yours": True, "is_match_over": False}
    return msgspec.convert({**fields, **changes}, ApiState)


def test_a_random_action_is_never_a_resignation() -> None:
    random = Random(1)
    state = some_state(actions=["resign 1", "roll", "resign 3"])
    assert {random_action(state, random) for _ in range(50)} == {"roll"}
    assert random_action(some_state(actions=["resign 1"]), random) is None
    assert random_action(some_state(), random) is None


def test_a_random_action_from_a_range_lies_between_its_corners() -> None:
    random = Random(1)
    state = some_state(range=msgspec.to_builtins(ApiRange("flick -45 -9.5 0", "flick 45 -9 4000")))
    for _ in range(50):
        action = random_action(state, random)
        assert action is not None
        name, place, bearing, speed = action.split()
        assert name == "flick"
        assert -45 <= float(place) <= 45
        assert -9.5 <= float(bearing) <= -9
        assert 0 <= float(speed) <= 4000


def test_offers_are_made_answered_and_declined(server: ServerProcess) -> None:
    request = msgspec.structs.replace(AWAY, starts="first")
    with create_table(server.address, request) as ann, join(invitation(ann), "Ben") as ben:
        assert ann.offer("draw") is None
        offer = ben.state().offer
        assert offer is not None
        assert ben.decline(offer) is None
        assert ben.offer("draw") is None
        offer = ann.state().offer
        assert offer is not None
        assert ann.accept(offer) is None
        outcome = ben.state().outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ([], "agreed")


def test_the_next_game_of_a_match_is_begun(server: ServerProcess) -> None:
    match = msgspec.structs.replace(SHARED, match="best-of-3")
    with create_table(server.address, match) as player:
        assert player.resign() is None
        assert player.next_game() is None
        assert player.state().nth_game == 2


def test_programs_of_two_accounts_play_a_rated_game(server: ServerProcess) -> None:
    tokens = [account_token(server, name) for name in ("Ann", "Ben")]
    rated = msgspec.structs.replace(AWAY, rated=True, starts="first")
    with create_table(server.address, rated, tokens[0]) as ann:
        with join(invitation(ann), "Somebody else", tokens[1]) as ben:
            state = next(ben.states())
            assert [player.name for player in state.players] == ["Ann", "Ben"]
            ben.resign()
            assert next(state for state in ben.states() if state.is_over).you == [2]
        late = account_token(server, "Cleo")
        with pytest.raises(RequestFailed, match="chair-taken"):
            join(invitation(ann), token=late)


def test_a_token_without_a_chair_gets_no_states(server: ServerProcess) -> None:
    with create_table(server.address, AWAY) as ann:
        stranger = TableClient(type(ann._api)(server.address, ""), ann.table)
        with pytest.raises(BadInput, match="holds no chair"):
            next(stranger.states())


def account_token(server: ServerProcess, name: str) -> str:
    """A token for programs of a new account."""
    with httpx.Client(base_url=server.address) as browser:
        form = {"name": name, "password": f"the password of {name}"}
        assert browser.post("/register", data=form).status_code == 303
        page = browser.post("/account/tokens", data={"label": "bot", "scope": "play"}).text
    return page.split('id="token">')[1].split("<")[0]


def test_a_refused_command_returns_the_clause(server: ServerProcess) -> None:
    with create_table(server.address, SHARED) as player:
        state = player.state()
        assert player.act(state, "b2") is None
        stale = player.act(state, "a1")
        assert stale is not None
        assert stale.code == "stale"
        refused = player.act(player.state(), "b2")
        assert refused is not None
        assert (refused.code, refused.clause) == ("refused", "empty-square")
        assert refused.told


@pytest.mark.parametrize("address", ["", "ftp://x", "gamecase"])
def test_an_address_that_is_no_url_is_an_error(address: str) -> None:
    with pytest.raises(BadInput, match="is not a server"):
        create_table(address, AWAY)


@pytest.mark.parametrize("link", ["http://x", "http://x/table/abc", "http://x/join/abc"])
def test_a_link_that_is_no_invitation_is_an_error(link: str) -> None:
    with pytest.raises(BadInput, match="is not an invitation"):
        join(link)


def test_a_bad_request_and_a_taken_chair_are_errors(server: ServerProcess) -> None:
    with pytest.raises(RequestFailed, match="bad-input: unknown game 'go'") as raised:
        create_table(server.address, NewTableRequest("go"))
    assert raised.value.error.code == "bad-input"
    with create_table(server.address, AWAY) as player:
        join(invitation(player), "Ben").close()
        with pytest.raises(RequestFailed, match="chair-taken"):
            join(invitation(player), "Cleo")


def test_importing_the_client_loads_neither_the_server_nor_the_games() -> None:
    code = "import sys, gamecase.client; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    modules = subprocess.run(command, capture_output=True, text=True, check=True, env=ENGLISH)
    loaded = {name.partition(".")[0] for name in modules.stdout.split()}
    assert not loaded & {"starlette", "uvicorn", "websockets", "numpy", "numba", "jinja2", "fluent"}
    assert "gamecase.tables" not in modules.stdout.split()


def test_an_event_is_directed_and_played(server: ServerProcess) -> None:
    settings = EventSettings(name="Club", format="round-robin", game="tictactoe", place="online")
    organiser = create_event(server.address, settings, "Olga")
    players = [EventClient(server.address, organiser.event) for _ in range(2)]
    for player, name in zip(players, ("Ann", "Ben"), strict=True):
        player.join(name)
    with pytest.raises(RequestFailed):
        players[0].do(PairRound(round=1))
    organiser.do(PairRound(round=1))
    organiser.do(StartRound(round=1))
    seated = [player.play(1, 1) for player in players]
    for turn, action in enumerate(("a1", "b1", "a2", "b2", "a3")):
        chair = seated[turn % 2]
        assert chair.act(chair.state(), action) is None
    while organiser.state().rounds[0].pairings[0].results == (None,):
        time.sleep(0.05)
    assert [line.score for line in organiser.standings().standings] == [1, 0]
    assert organiser.file("csv").startswith(b"rank,")
    assert [*organiser.codes()] == ["entrant-1", "entrant-2"]
    assert [*organiser.add_players("Cem").refused] == ["Cem"]
    claimed = EventClient(server.address, organiser.event).claim(organiser.codes()["entrant-1"])
    assert claimed.you.entrants == [1]
    helper = EventClient(server.address, organiser.event)
    assert helper.claim(organiser.name_helper("Hal").code).you.helper == "helper-1"
    helper.do(CloseEvent())
    assert organiser.state().is_closed
    assert [each.event for each in own_events(server.address, organiser.token)] == [organiser.event]


def test_a_team_event_and_one_begun_elsewhere(server: ServerProcess) -> None:
    settings = EventSettings(name="Teams", format="swiss", game="crokinole", boards=2)
    teams = create_event(server.address, settings, "Olga")
    for name in ("A", "B"):
        teams.add(name, members=[f"{name}1", f"{name}2"])
    assert [len(team.members) for team in teams.state().entrants] == [2, 2]
    assert b'"batch": true' in teams.file("cmn")
    settings = EventSettings(name="Open", format="swiss", game="chess")
    first = create_event(server.address, settings, "Olga")
    first.add_players("name,rating\nAnn,1800\nBen,1700")
    for command in (PairRound(round=1), StartRound(round=1)):
        first.do(command)
    second = create_event(server.address, settings, "Olga")
    assert len(second.import_event(first.file("trf").decode()).rounds) == 1


def test_an_exercise_of_a_drill_is_answered(server: ServerProcess) -> None:
    token, drill = "a-program-that-practises", ("backgammon", "cube-action")
    assert drill in {(each.game, each.drill) for each in drills(server.address, token)}
    exercise = next_exercise(server.address, token, *drill)
    assert exercise.asks == "choice"
    keys = [choice.key for choice in exercise.choices]
    verdict = answer_exercise(server.address, token, drill, exercise.exercise, keys[0])
    assert verdict.is_counted
    assert verdict.solution[0] in keys
    assert verdict.is_right == (verdict.solution[0] == keys[0])
    with pytest.raises(RequestFailed, match="expected one of"):
        answer_exercise(server.address, token, drill, exercise.exercise, "pass")
    with pytest.raises(RequestFailed, match="has no drill"):
        next_exercise(server.address, token, "chess", "none")
