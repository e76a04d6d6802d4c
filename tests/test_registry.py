"""The registry: games in folders, games of other distributions, and errors for unknown ones."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.kernel.errors import BookletError, UnknownGame
from gamecase.registry import ENTRY_POINTS, GamePackage, all_games, find
from log_builder import PEBBLE, TICTACTOE, header

AddGame = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AddGame]:
    """Puts a distribution on the path whose entry point names a game's package."""

    def add(package: str) -> None:
        info = tmp_path / "somebodys_game-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-game\nVersion: 1.0")
        (info / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\nany = {package}\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        all_games.cache_clear()

    yield add
    all_games.cache_clear()


def test_every_folder_of_games_is_registered() -> None:
    games = Path(__file__).parents[2] / "src" / "gamecase" / "games"
    folders = {path.parent.name for path in games.glob("*/__init__.py")}
    packages = {package.module.removeprefix("gamecase.games.") for package in all_games().values()}
    assert folders <= packages
    assert "tictactoe" in all_games()


def test_a_game_is_registered_under_its_own_key() -> None:
    for key, package in all_games().items():
        assert package.game.key == key
    assert [*all_games()] == sorted(all_games())


def test_the_game_of_the_tests_is_not_registered() -> None:
    assert "pebble" not in all_games()


def test_another_distribution_adds_a_game_by_entry_point(install: AddGame) -> None:
    before = {*all_games()}
    install("pebble")
    assert {*all_games()} == before | {"pebble"}
    assert find("pebble") == PEBBLE
    assert find("pebble").game is PEBBLE.game


def test_two_games_of_one_name_are_refused_by_their_packages(install: AddGame) -> None:
    install("gamecase.games.tictactoe")
    with pytest.raises(BookletError, match=r"two games are called 'tictactoe': gamecase\.games"):
        all_games()


def test_the_error_of_an_unknown_game_lists_the_games() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'go'; installed are \[.*'tictactoe'"):
        find("go")


@pytest.mark.parametrize("package", [TICTACTOE, PEBBLE], ids=lambda package: package.module)
def test_a_package_contains_all_parts_of_its_game(package: GamePackage) -> None:
    assert (package.folder / "__init__.py").is_file()
    assert (package.folder / "booklets").is_dir()
    assert package.booklets
    assert callable(package.table.draw)
    assert callable(package.bot.bot)


def test_the_first_booklet_is_the_default() -> None:
    assert [*PEBBLE.booklets] == ["pair", "trio", "party"]
    assert PEBBLE.rules() == PEBBLE.rules("pair")
    assert PEBBLE.rules().players == 2
    assert PEBBLE.rules("party").players == 4


def test_switches_reach_the_rules() -> None:
    assert (PEBBLE.rules().rounds, PEBBLE.rules("pair", {"rounds": 1}).rounds) == (2, 1)
    state = PEBBLE.open(header(PEBBLE, switches={"rounds": 1}))
    assert state.rules.rounds == 1


def test_the_error_of_an_unknown_booklet_lists_the_booklets() -> None:
    error = r"pebble has no booklet 'solo'; it has \['pair', 'trio', 'party'\]"
    with pytest.raises(BookletError, match=error):
        PEBBLE.booklet("solo")
    with pytest.raises(BookletError, match=error):
        PEBBLE.open(replace(header(PEBBLE), ruleset="solo"))


def test_a_booklet_that_makes_no_ruleset_is_refused() -> None:
    booklet = PEBBLE.booklet("pair")
    crowded = replace(booklet, flags={**booklet.flags, "players": 5})
    with pytest.raises(BookletError, match="pair: 5 players; pebble is for 2 to 4"):
        PEBBLE.game.ruleset(crowded, {})
