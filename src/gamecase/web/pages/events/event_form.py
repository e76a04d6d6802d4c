"""The forms for a new event, and the settings that a posted form asks for."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from gamecase.events.formats.registry import FORMATS
from gamecase.events.settings import EventSettings
from gamecase.kernel.booklet import Booklet
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import read_match
from gamecase.registry import GamePackage, all_games, find
from gamecase.web.forms import (
    clock_label,
    clock_of,
    clocks,
    match_label,
    match_of,
    read_switches,
    switch_text,
)
from gamecase.web.pages.clause_sources import value_label
from gamecase.web.preferences import Preferences
from gamecase.words import Speaker

#: Where events are played; the first is the usual one.
PLACES = ("real", "online")
FAMILY_PLACES = ("real", "screen")
MOST_NAMES = 8  # of a family cup
TIE_BREAK_CHOICES = 3  # fields of the form; the API takes any number
_YES_FIELDS = ("is_double", "has_consolation", "has_last_chance", "is_rated", "may_join")
_NUMBER_FIELDS = ("rounds", "playoff", "half_point_byes")
_LISTED_FORMATS = ("round-robin", "swiss", "knockout", "arena", "ladder")


def listed_formats() -> list[str]:
    """The formats that the form offers; the family cup has a form of its own."""
    return [key for key in _LISTED_FORMATS if key in FORMATS]


def game_choices(preferences: Preferences) -> list[dict[str, Any]]:
    """The games with their booklets, matches and clocks, as the form offers them."""
    return [
        _game_choice(package, preferences.speaker(package.game.key))
        for package in all_games().values()
    ]


def _game_choice(package: GamePackage, words: Speaker) -> dict[str, Any]:
    offered: dict[str, list[str]] = {}
    for booklet in package.booklets.values():
        for match in booklet.matches:
            if read_match(match).kind != "open":  # an event needs an end
                offered.setdefault(match, []).append(booklet.key)
    return {
        "key": package.game.key,
        "words": words,
        "booklets": [*package.booklets.values()],
        "matches": [(key, match_label(words, key), " ".join(of)) for key, of in offered.items()],
        "clocks": [(key, clock_label(words, key)) for key in clocks(package.booklets.values())],
    }


def read_event_settings(form: Mapping[str, str]) -> EventSettings:
    """The settings that a form asks for; `BadInput` where they do not fit."""
    package = find(form.get("game", ""))
    game = package.game.key
    booklet = package.booklet(form.get(f"{game}/ruleset") or next(iter(package.booklets)))
    usual = next((each for each in booklet.matches if read_match(each).kind != "open"), "")
    match = match_of(booklet, form.get(f"{game}/match") or usual)
    clock = clock_of(form.get(f"{game}/clock") or "none", match)
    sides = form.get("sides", "1")
    rounds, playoff, byes = (_read_number(form, key) for key in _NUMBER_FIELDS)
    place = form.get("place", "real")
    is_family = form.get("format") == "family-cup"
    fields: dict[str, object] = {
        "name": form.get("name", "").strip(),
        "format": form.get("format", ""),
        "game": game,
        "ruleset": booklet.key,
        "switches": read_switches(booklet, form),
        "match": str(match),
        "clock": str(clock) if clock is not None else "",
        "place": "online" if place == "screen" else place,
        "is_one_screen": place == "screen",
        "rounds": rounds,
        "boards": int(sides) if sides in ("2", "3", "4", "5", "6") else 1,
        "people": 2 if sides == "pairs" else 1,
        "scoring": form.get("scoring", "one"),
        "tie_breaks": _read_tie_breaks(form),
        "playoff": playoff,
        "half_point_byes": byes,
        "players_report": is_family or form.get("players_report") == "yes",
        "starts": form.get("starts", "").strip()[:60],
        **{name: form.get(name) == "yes" for name in _YES_FIELDS},
    }
    try:
        return msgspec.convert(fields, EventSettings)
    except msgspec.ValidationError as error:
        raise BadInput(f"not an event: {error}") from error


def _read_number(form: Mapping[str, str], key: str) -> int:
    text = form.get(key, "").strip() or "0"
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise BadInput(f"{key.replace('_', ' ')}: expected a number, not {text[:20]!r}")
    return int(text)


def _read_tie_breaks(form: Mapping[str, str]) -> list[str]:
    """The tie-breaks chosen as first, second and so on; none twice, and none: the usual ones."""
    chosen = [form.get(f"tie-{nth}", "") for nth in range(1, TIE_BREAK_CHOICES + 1)]
    return list(dict.fromkeys(key for key in chosen if key))


def offered_switches(package: GamePackage, booklet: Booklet) -> Booklet:
    """A booklet without the switches that an event sets by itself: where it is played."""
    own = package.game.real_board_switches
    kept = {key: values for key, values in booklet.switches.items() if key not in own}
    return replace(booklet, switches=kept)


def switch_choices(package: GamePackage, booklet: Booklet, words: Speaker) -> dict[str, Any]:
    """What the template of a booklet's switches needs."""
    return {
        "words": words,
        "booklet": offered_switches(package, booklet),
        "own": "",
        "chosen": {},
        "switch_text": switch_text,
        "is_people_only": lambda *_: False,
        "value_label": value_label,
    }


def read_names(form: Mapping[str, str]) -> list[str]:
    """The names of a family cup, without empty fields."""
    names = [form.get(f"player-{number}", "").strip() for number in range(1, MOST_NAMES + 1)]
    return [name for name in names if name]
