"""Check the settings of a new event against the games that are installed."""

from msgspec.structs import replace

from gamecase.events.formats.registry import find_format
from gamecase.events.settings import EventSettings
from gamecase.kernel.booklet import Booklet
from gamecase.kernel.clock import read_clock
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchRule, read_match
from gamecase.registry import GamePackage, find

_MOST_ROUNDS = 200
_LONGEST_NAME, _LONGEST_TEXT = 80, 2000
_MOST_BOARDS = 6
_SIZES_OF_A_KNOCKOUT = (0, 2, 4, 8, 16, 32, 64)


def checked_settings(settings: EventSettings) -> EventSettings:
    """The settings with what they left open filled in; `BadInput` for what is impossible."""
    name = " ".join(settings.name.split())
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise BadInput(f"the name of an event has 1 to {_LONGEST_NAME} characters")
    for text in (settings.starts, settings.location, settings.about):
        if len(text) > _LONGEST_TEXT:
            raise BadInput(f"a text has at most {_LONGEST_TEXT} characters")
    find_format(settings.format)
    package = find(settings.game)
    booklet = package.booklet(settings.ruleset or next(iter(package.booklets)))
    rules = package.rules(booklet.key, settings.switches)
    match = match_of_event(booklet, settings.match)
    if settings.clock:
        read_clock(settings.clock)
    _check_numbers(settings)
    _check_seats(settings, package, rules)
    return replace(settings, name=name, ruleset=booklet.key, match=str(match))


def match_of_event(booklet: Booklet, text: str) -> MatchRule:
    """A match that a booklet offers and that ends; without a name, the first of those."""
    rules = [read_match(match) for match in booklet.all_matches]
    ending = [rule for rule in rules if rule.kind != "open"]
    if not text:
        return ending[0] if ending else MatchRule()
    rule = read_match(text)
    if rule not in ending:
        raise BadInput(f"no match {text!r}; there are {[str(rule) for rule in ending]}")
    return rule


def _check_numbers(settings: EventSettings) -> None:
    if not 0 <= settings.rounds <= _MOST_ROUNDS:
        raise BadInput(f"an event has at most {_MOST_ROUNDS} rounds, not {settings.rounds}")
    if not 1 <= settings.boards <= _MOST_BOARDS:
        raise BadInput(f"a team has 2 to {_MOST_BOARDS} boards, not {settings.boards}")
    if settings.boards > 1 and settings.format not in ("round-robin", "swiss"):
        raise BadInput("teams play round robin or Swiss")
    if not 0 <= settings.half_point_byes <= _MOST_ROUNDS:
        raise BadInput(f"a player has at most {_MOST_ROUNDS} half-point byes")
    if settings.half_point_byes and settings.format != "swiss":
        raise BadInput("only a Swiss has byes that players ask for")
    if settings.playoff not in _SIZES_OF_A_KNOCKOUT:
        raise BadInput(f"a knockout after the rounds is for one of {_SIZES_OF_A_KNOCKOUT[1:]}")
    if settings.playoff and settings.format not in ("round-robin", "swiss"):
        raise BadInput("a knockout follows the rounds of a round robin or a Swiss")


def _check_seats(settings: EventSettings, package: GamePackage, rules: object) -> None:
    if settings.people not in (1, 2):
        raise BadInput("entrants are single players or pairs")
    if settings.people > 1 and settings.boards > 1:
        raise BadInput("a team consists of single players")
    seats = len(package.game.seats(rules))
    if settings.place == "online" and seats != 2 * settings.people:
        raise BadInput(f"a game of {seats} is not for {2 * settings.people} people")
    if settings.is_rated and (settings.people > 1 or settings.is_one_screen):
        raise BadInput("rated games are for two people at different computers")
