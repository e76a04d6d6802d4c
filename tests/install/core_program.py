"""Uses rules, notations, files, words and drawings of every game; see `test_core.py`."""

import sys
from random import Random

from contract.cases import Case, play_random_game
from gamecase.board import Board
from gamecase.kernel.log import read_record
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.rulebook import play_example
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import transcript_of
from gamecase.picture import PositionPicture
from gamecase.registry import GamePackage, all_games
from gamecase.words import speaker
from log_builder import LogBuilder, header


def play(package: GamePackage, booklet: str) -> None:
    """A random game: every text of it is read back, and its end is drawn and described."""
    case = Case(package, booklet)
    played = play_random_game(case, seed=7)
    assert package.game.outcome(played.end) is not None
    for each in played.played:
        text = package.game.write(each.position)
        assert package.game.read_position(case.rules, text) == each.position
        assert package.game.read_action(package.game.write(each.action)) == each.action
    for seat in (Seat.FIRST, Seat.SECOND):
        svg = PositionPicture(package, played.end, seat).svg
        assert svg.startswith("<svg")


def write_files(package: GamePackage) -> None:
    """A finished match as a record and in every format of the game, read back where it can be."""
    booklet = "tournament" if "tournament" in package.booklets else ""  # the rules of .mat files
    builder = LogBuilder(package, header(package, ruleset=booklet, match=MatchRule("open")))
    builder.begin()
    builder.finish(Random(3))
    head, entries = read_record(builder.record())
    transcript = transcript_of(package.open(head), entries)
    for format_ in package.formats.values():
        text = format_.write(transcript)
        if format_.can_be_read:
            (again,) = format_.read(text)
            assert again.games[0].actions == transcript.games[0].actions, format_.name


def say_everything(package: GamePackage) -> None:
    """The rule book, the lessons, and every refusal of an example in three languages."""
    assert package.lessons
    refusals: dict[str, Refusal] = {}
    for example in package.rulebook.examples:
        for booklet in package.booklets.values():
            if example.applies_to(booklet, {}):
                frames = play_example(package.game, package.rules(booklet.key), example)
                refusals |= {each.refusal.clause: each.refusal for each in frames if each.refusal}
    assert refusals, package.game.key
    for code in ("en", "de", "ar"):  # reading all takes long
        for refusal in refusals.values():
            assert speaker(code, package.game.key).say(refusal.phrase)


def use_every_game() -> None:
    """Print the key of each game whose rules, files, words and drawings work."""
    for key, package in all_games().items():
        for booklet in package.booklets:
            play(package, booklet)
        write_files(package)
        say_everything(package)
        assert Board(key, seed=1).clauses
        sys.stdout.write(f"{key}\n")
