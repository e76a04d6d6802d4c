"""Posted forms: decoding, validation, and the table that a form requests."""

from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import parse_qs

from starlette.requests import Request

from gamecase.engines.bot import usual_level
from gamecase.kernel.booklet import Booklet, SwitchValue, usual_booklet
from gamecase.kernel.clock import DAY, ClockRule, read_clock
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import AnyGame
from gamecase.kernel.match import MatchRule, read_match
from gamecase.registry import GamePackage, find
from gamecase.tables.table_factory import PlayerSlot, TableRequest
from gamecase.words import Speaker


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a posted form; of a field sent twice, the last value."""
    return {name: values[-1] for name, values in (await read_fields(request)).items()}


async def read_fields(request: Request) -> dict[str, list[str]]:
    """All values of each field of a posted form."""
    body = await request.body()
    try:
        return parse_qs(body.decode(), keep_blank_values=True, max_num_fields=100)
    except ValueError as error:
        raise BadInput(f"not a form: {error}") from error


def read_table_request(form: Mapping[str, str]) -> TableRequest:
    """The table that a form requests; every field has a default."""
    package = find(form.get("game", ""))
    booklet = ruleset_of(package, form)
    switches = read_switches(booklet, form)
    slots = _read_slots(form, package, package.rules(booklet.key, switches))
    starts = form.get("starts", "lot")
    if starts not in ("lot", "me", "other"):
        raise BadInput(f"who starts is lot, me or other, not {starts!r}")
    if starts == "other":
        slots.append(slots.pop(0))
    rule = match_of(booklet, _match_text(booklet, form))
    dice = dice_of(package.game, form.get("dice", "verifiable"))
    rated = form.get("rated", "no")
    if rated not in ("yes", "no"):
        raise BadInput(f"rated is yes or no, not {rated!r}")
    return TableRequest(
        game=package.game.key,
        ruleset=booklet.key,
        switches=switches,
        slots=tuple(slots),
        match=rule,
        dice=dice,
        seating="lot" if starts == "lot" else "given",
        clock=clock_of(form.get("clock", "none"), rule),
        # The form hides the choice where nothing can be rated, but still sends it.
        is_rated=rated == "yes" and can_be_rated(slots, rule, dice),
    )


def ruleset_of(package: GamePackage, form: Mapping[str, str]) -> Booklet:
    """The booklet that a form asks for: by its name, or the one most people play by today."""
    usual = usual_booklet(package.booklets.values())
    if form.get("rules") == "usual" and usual is not None:
        return usual
    return package.booklet(form.get("ruleset") or next(iter(package.booklets)))


def _read_slots(form: Mapping[str, str], package: GamePackage, rules: object) -> list[PlayerSlot]:
    """The players that a form names, the sender first."""
    default_level = usual_level(package.bot.LEVELS).key
    if form.get("player-1") == "bot":  # bots play every chair, and the sender watches
        slots = [PlayerSlot("bot", "", default_level)]
    else:
        slots = [PlayerSlot("here", form.get("name", ""))]
    for number in range(2, len(package.game.seats(rules)) + 1):
        kind = form.get(f"player-{number}", "bot")
        if kind == "bot" and not package.game.bots_play(rules):
            kind = "here"  # the form hides bots then, but still sends the hidden choice
        level = form.get(f"level-{number}") or default_level
        slots.append(PlayerSlot(kind, form.get(f"name-{number}", ""), level))
    return slots


def _match_text(booklet: Booklet, form: Mapping[str, str]) -> str:
    """The match that a form asks for: a number of points that was typed, or one of the list."""
    points = (_field(booklet, form, "match-points") or "").strip()
    if points and not (points.isdecimal() and len(points) < 5):
        raise BadInput(f"a match is for a number of points, not {points!r}")
    return f"first-to-{int(points)}" if points else _field(booklet, form, "match") or ""


def points_range(booklet: Booklet) -> tuple[int, int, int] | None:
    """The least and the most points of a match and their step, where players may agree on more
    lengths than are listed.
    """
    rules = [read_match(match) for match in booklet.all_matches]
    points = sorted(rule.number for rule in rules if rule.kind == "first-to")
    if not booklet.more_matches or len(points) < 2:
        return None
    return points[0], points[-1], points[1] - points[0]


def match_of(booklet: Booklet, text: str) -> MatchRule:
    """A match that a booklet offers; without a name, its first."""
    text = text or booklet.matches[0]
    if text not in booklet.all_matches:
        raise BadInput(f"no match {text!r}; there are {[*booklet.all_matches]}")
    return read_match(text)


def dice_of(game: AnyGame, text: str) -> str:
    """The source of chance: dice the server commits to, or dice rolled by hand."""
    allowed = ("verifiable", "manual") if rolls_by_hand(game) else ("verifiable",)
    if text not in allowed:
        raise BadInput(f"dice are {' or '.join(allowed)}, not {text!r}")
    return text


def can_be_rated(slots: Sequence[PlayerSlot], match: MatchRule, dice: str) -> bool:
    """Whether a table is for two people at different computers, and its match ends."""
    kinds = sorted(slot.kind for slot in slots)
    ends = match.kind != "open" and dice != "manual"
    return ends and kinds in (["away", "here"], ["anyone", "here"])


#: The clocks that pages offer; programs may request any that `read_clock` accepts.
CLOCKS = (
    "none",
    "fischer-180-2",
    "fischer-300-3",
    "fischer-600-5",
    "fischer-1800-20",
    "delay",
    "days-86400-0",
    "days-259200-0",
    "days-604800-0",
)
#: Backgammon's usual clock: a delay in seconds per turn, and a reserve in seconds per point.
DELAY_SECONDS, RESERVE_SECONDS = 12, 120
_MAX_POINTS = 25


def clock_of(text: str, match: MatchRule) -> ClockRule | None:
    """A clock by the name that forms use; plain `delay` has the usual reserve per point."""
    if text == "none":
        return None
    if text != "delay":
        return read_clock(text)
    if not counts_points(match):
        raise BadInput(f"a reserve per point needs a match of 1 to {_MAX_POINTS} points")
    return ClockRule("delay", RESERVE_SECONDS * match.number, DELAY_SECONDS)


def counts_points(match: MatchRule) -> bool:
    """Whether a match has so few points that a clock can have a reserve per point."""
    return match.kind in ("first-to", "best-of") and match.number <= _MAX_POINTS


def clocks(booklets: Iterable[Booklet]) -> list[str]:
    """The clocks to offer: with a reserve per point where matches are for a few points."""
    matches = [read_match(match) for booklet in booklets for match in booklet.matches]
    by_point = any(match.kind == "first-to" and counts_points(match) for match in matches)
    return [clock for clock in CLOCKS if by_point or clock != "delay"]


def clock_label(words: Speaker, clock: str) -> str:
    """A clock in words."""
    if clock == "none":
        return words("new-clock-none")
    if clock == "delay":
        minutes = RESERVE_SECONDS // 60
        return words("new-clock-delay", seconds=DELAY_SECONDS, minutes=minutes)
    rule = read_clock(clock)
    if rule.kind == "delay" and rule.bonus == DELAY_SECONDS:
        return clock_label(words, "delay")
    if rule.kind == "days":
        return words("new-clock-days", days=rule.seconds // DAY)
    return words("new-clock-fischer", minutes=rule.seconds // 60, seconds=rule.bonus)


def clock_chip(words: Speaker, clock: str) -> str:
    """A clock in as few words as fit on a small button."""
    if clock in ("none", "delay"):
        return words(f"clock-chip-{clock}")
    rule = read_clock(clock)
    if rule.kind == "days":
        return words("clock-chip-days", days=rule.seconds // DAY)
    return words("clock-chip-fischer", minutes=rule.seconds // 60, seconds=rule.bonus)


def match_label(words: Speaker, match: str) -> str:
    """A match in words: by the game's own message where it has one, else by its kind."""
    own = f"new-match-{match}"
    if words.has(own):
        return words(own)
    rule = read_match(match)
    return words(f"new-match-{rule.kind}", number=rule.number)


def _field(booklet: Booklet, form: Mapping[str, str], name: str) -> str | None:
    """A field that the form has once per booklet, prefixed with the booklet's key."""
    return form.get(f"{booklet.key}/{name}", form.get(name))


def rolls_by_hand(game: AnyGame) -> bool:
    """Whether players can enter chance events of a real board, such as rolls."""
    return game.chance_by_hand


def draws_lots(game: AnyGame) -> bool:
    """Whether the first seat matters, so that lots may decide who takes it."""
    return game.swaps_seats or game.lots_decide


def read_switches(booklet: Booklet, form: Mapping[str, str]) -> dict[str, SwitchValue]:
    """The switches whose values differ from the booklet's.

    `printed=yes` plays the booklet to the letter; it goes before single switches.
    """
    switches: dict[str, SwitchValue] = {}
    letter = booklet.printed if _field(booklet, form, "printed") == "yes" else {}
    for name, allowed in booklet.switches.items():
        text = _field(booklet, form, f"switch-{name}")
        if text is None:
            continue
        by_text = {switch_text(value): value for value in allowed}
        if text not in by_text:
            raise BadInput(f"switch {name!r} cannot be {text!r}; it can be {[*by_text]}")
        if by_text[text] != booklet.flags[name]:
            switches[name] = by_text[text]
    return {**switches, **letter}


def answer_label(words: Speaker, question: str, answer: SwitchValue) -> str:
    """An answer to a question about a printed box, in words."""
    if isinstance(answer, bool):
        return words("table-yes" if answer else "table-no")
    return str(answer) if isinstance(answer, int) else words(f"box-{question}-{answer}")


def box_shown(booklet: Booklet, questions: Iterable[str]) -> dict[str, list[str]]:
    """The answers that fit a booklet, by question; any answer fits a question left out."""
    shown = ((question, booklet.box_answers(question)) for question in questions)
    return {
        question: [switch_text(answer) for answer in answers]
        for question, answers in shown
        if answers is not None
    }


def switch_text(value: SwitchValue) -> str:
    """A switch's value as forms and message ids write it: yes, no, or the value itself."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
