"""The client for programs, and the bot of the examples, against a server as it is run."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gamecase.client import Chair, create_table, sit_down
from gamecase.kernel.errors import BadInput
from tables.server_process import ENGLISH, ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"
AWAY = {"game": "tictactoe", "player-2": "away", "starts": "lot", "name": "Ann"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path / "house.sqlite3")
    made.start()
    yield made
    made.kill()


def invitation(server: ServerProcess, chair: Chair) -> str:
    headers = {"authorization": f"Bearer {chair.token}"}
    page = httpx.get(server.address + chair.table, headers=headers).text
    return page.split('class="address"')[0].rpartition('value="')[2].split('"')[0]


def test_the_bot_of_the_examples_plays_a_game_and_a_lost_line_comes_back(
    server: ServerProcess,
) -> None:
    with create_table(server.address, AWAY) as chair:
        command = [sys.executable, str(EXAMPLE), invitation(server, chair), "Robot"]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENGLISH)
        acted = 0
        for state in chair.states():
            if state.is_over:
                break
            if state.is_yours:
                chair.act(state, state.actions[0])
                acted += 1
                if acted == 2:
                    server.kill()  # both ends find each other again by themselves
                    server.start()
        assert [player.name for player in state.players] == ["Ann", "Robot"]
        assert bot.communicate(timeout=30)[0].strip() == state.status
        assert [entry.n for entry in chair.entries] == [*range(1, len(chair.entries) + 1)]
        assert sum(entry.kind == "act" for entry in chair.entries) >= 5


def test_a_wish_that_finds_the_line_lost_is_made_again_by_the_next_state(
    server: ServerProcess,
) -> None:
    with create_table(server.address, {**AWAY, "player-2": "here", "starts": "me"}) as chair:
        is_lost = False
        for state in chair.states():
            if state.is_over:
                break
            if state.is_yours:
                if not is_lost:
                    is_lost = True
                    server.kill()
                    server.start()
                chair.act(state, state.actions[0])
        acts = [entry.text for entry in chair.entries if entry.kind == "act"]
        assert len(acts) == len(set(acts)) >= 5


def test_programs_of_two_accounts_play_a_rated_game(server: ServerProcess) -> None:
    tokens = [account_token(server, name) for name in ("Ann", "Ben")]
    with create_table(server.address, {**AWAY, "starts": "me", "rated": "yes"}, tokens[0]) as ann:
        link = invitation(server, ann)
        with sit_down(link, "Somebody else", tokens[1]) as ben:
            state = next(ben.states())
            assert [player.name for player in state.players] == ["Ann", "Ben"]
            ben.resign()
            assert next(each for each in ben.states() if each.is_over).you == [2]
        late = account_token(server, "Cleo")
        with sit_down(link, token=late) as cleo, pytest.raises(BadInput, match="holds no chair"):
            next(cleo.states())


def account_token(server: ServerProcess, name: str) -> str:
    """A token for programs of a new account."""
    with httpx.Client(base_url=server.address) as browser:
        form = {"name": name, "password": f"the password of {name}"}
        assert browser.post("/register", data=form).status_code == 303
        page = browser.post("/account/tokens", data={"label": "bot", "scope": "play"}).text
    return page.split('id="token">')[1].split("<")[0]


def test_what_is_refused_is_told(server: ServerProcess) -> None:
    form = {"game": "tictactoe", "player-2": "here", "starts": "me"}
    with create_table(server.address, form) as chair:
        states = chair.states()
        state = next(states)
        chair.act(state, "b2")
        while (state := next(states)).n < 4:
            pass
        chair.act(state, "b2")
        chair.offer("draw")  # a shared screen agrees with itself, which ends the game
        while not next(states).is_over:
            pass
        assert chair.refused is not None
        assert getattr(chair.refused, "clause", "") == "empty-square"


@pytest.mark.parametrize("address", ["", "ftp://x", "gamecase"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(BadInput, match="is no address of a house"):
        create_table(address, AWAY)


def test_a_form_that_lays_no_table_and_a_chair_that_is_taken_are_told(
    server: ServerProcess,
) -> None:
    with pytest.raises(BadInput, match="gave no chair: it answered 400"):
        create_table(server.address, {"game": "go"})
    with create_table(server.address, AWAY) as chair:
        link = invitation(server, chair)
        sit_down(link, "Ben").close()
        with pytest.raises(BadInput, match="gave no chair"):
            sit_down(link, "Cleo")
