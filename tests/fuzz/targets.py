"""Every function that reads foreign text, each with texts to begin with."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from contract.cases import Case, play_random_game
from gamecase.kernel.clock import read_clock
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry, Header, read_record, write_record
from gamecase.kernel.match import read_match
from gamecase.kernel.transcript import TranscribedGame, Transcript
from gamecase.registry import GamePackage, all_games
from gamecase.tables.commands import read_command
from gamecase.tables.import_pool import log_of, read_log

CORPUS = Path(__file__).parent / "corpus"

_SECONDS = 30  # after which a text that is read for ever ends the process
_ACTIONS = 12  # of the games to begin with


@dataclass(frozen=True)
class Target:
    """A reader: it returns, or raises BadInput; anything else is a fault."""

    name: str
    read: Callable[[str], object]
    samples: Callable[[], Iterator[str]]

    def run(self, text: str) -> None:
        """Read a text as a stranger may send it."""
        with suppress(BadInput):
            self.read(text)

    @property
    def folder(self) -> Path:
        """Where texts are kept that once caused a fault, or lead to rare places."""
        return CORPUS / self.name

    def corpus(self) -> Iterator[str]:
        """The texts to begin with, and those that were kept."""
        yield from self.samples()
        for path in sorted(self.folder.glob("*")):
            yield path.read_bytes().decode(errors="replace")


def all_targets() -> dict[str, Target]:
    """All targets by name."""
    return {target.name: target for target in _targets()}


def _targets() -> Iterator[Target]:
    yield Target("command", read_command, _commands)
    yield Target("clock", read_clock, lambda: iter(("fischer 300+5", "none", "days 3")))
    yield Target("match", read_match, lambda: iter(("points 5", "best-of 3", "money")))
    yield Target("record", read_record, _records)
    for package in all_games().values():
        key, game = package.game.key, package.game
        rules = package.rules()
        yield Target(
            f"{key}-position", partial(game.read_position, rules), partial(_positions, package)
        )
        yield Target(f"{key}-action", game.read_action, partial(_actions, package))
        if any(each.can_be_read for each in package.formats.values()):
            read = partial(_upload, key)
            yield Target(f"{key}-upload", read, partial(_uploads, package))


def _upload(game: str, text: str) -> object:
    """Read and replay an uploaded text in all formats of a game."""
    return read_log(game, text, 0, _SECONDS)


def _commands() -> Iterator[str]:
    yield '{"type": "join", "since": 0}'
    yield '{"type": "act", "action": "b2", "after": 7}'
    yield '{"type": "view", "look": "", "ahead": 1}'
    yield '{"type": "pick", "spots": ["a1"], "after": 3}'


def _case(package: GamePackage) -> Case:
    return Case(package, next(iter(package.booklets)))


def _positions(package: GamePackage) -> Iterator[str]:
    for played in play_random_game(_case(package), 0).played[:_ACTIONS]:
        yield package.game.write(played.position)


def _actions(package: GamePackage) -> Iterator[str]:
    for played in play_random_game(_case(package), 0).played[:_ACTIONS]:
        yield package.game.write(played.action)


def _uploads(package: GamePackage) -> Iterator[str]:
    """The beginning of a game, as each format writes it."""
    case = _case(package)
    played = play_random_game(case, 0).played[:_ACTIONS]
    actions = tuple(package.game.write(each.action) for each in played)
    game = TranscribedGame(actions=actions)
    transcript = Transcript(ruleset=case.booklet, names=("Ann", "Ben"), games=(game,))
    for each in package.formats.values():
        if each.can_be_read:
            with suppress(BadInput):
                yield each.write(transcript)


def _records() -> Iterator[str]:
    """A record of two entries; the kept texts have more."""
    yield write_record(*_small_log())


def _small_log() -> tuple[Header, list[Entry]]:
    package = all_games()["tictactoe"]
    game = TranscribedGame(actions=("b2", "a1"))
    transcript = Transcript(ruleset=next(iter(package.booklets)), names=("", ""), games=(game,))
    return log_of(package, transcript, 0)
