"""Posted forms: read, checked, and turned into a plan for a table."""

from collections.abc import Iterable, Sequence
from urllib.parse import parse_qs

from starlette.requests import Request

from gamecase.engines.bot import usual_level
from gamecase.kernel.booklet import Booklet, SwitchValue
from gamecase.kernel.clock import DAY, ClockRule, read_clock
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import AnyGame
from gamecase.kernel.match import MatchRule, read_match
from gamecase.registry import find
from gamecase.tables.table_factory import PlayerSlot, TableRequest
from gamecase.words import Speaker


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a posted form, the last value of each."""
    body = await request.body()
    try:
        fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=100)
    except ValueError as error:
        raise BadInput(f"not a form: {error}") from error
    return {name: values[-1] for name, values in fields.items()}


def read_table_request(form: dict[str, str]) -> TableRequest:
    """The table a form asks for. Everything left out has a sensible default."""
    package = find(form.get("game", ""))
    booklet = package.booklet(form.get("ruleset") or next(iter(package.booklets)))
    switches = read_switches(booklet, form)
    rules = package.rules(booklet.key, switches)
    default_level = usual_level(package.bot.LEVELS).key
    watches = form.get("player-1") == "bot"  # the computer plays every chair
    me = (
        PlayerSlot("bot", "", default_level)
        if watches
        else PlayerSlot("here", form.get("name", ""))
    )
    slots = [me]
    for number in range(2, len(package.game.seats(rules)) + 1):
        kind = form.get(f"player-{number}", "bot")
        if kind == "bot" and not package.game.bots_play(rules):
            kind = "here"  # the form hides the computer then, and its choice counts for nothing
        level = form.get(f"level-{number}") or default_level
        slots.append(PlayerSlot(kind, form.get(f"name-{number}", ""), level))
    starts = form.get("starts", "lot")
    if starts not in ("lot", "me", "other"):
        raise BadInput(f"who starts is lot, me or other, not {starts!r}")
    if starts == "other":
        slots.append(slots.pop(0))
    rule = match_of(booklet, _field(booklet, form, "match") or "")
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
        # The form hides the choice where nothing can be rated, and then it counts for nothing.
        is_rated=rated == "yes" and can_be_rated(slots, rule, dice),
    )


def match_of(booklet: Booklet, text: str) -> MatchRule:
    """One of the matches a booklet offers; its usual one where none is named."""
    text = text or booklet.matches[0]
    if text not in booklet.matches:
        raise BadInput(f"no match {text!r}; there are {[*booklet.matches]}")
    return read_match(text)


def dice_of(game: AnyGame, text: str) -> str:
    """Where chance is to come from."""
    allowed = ("verifiable", "manual") if rolls_by_hand(game) else ("verifiable",)
    if text not in allowed:
        raise BadInput(f"dice are {' or '.join(allowed)}, not {text!r}")
    return text


def can_be_rated(slots: Sequence[PlayerSlot], match: MatchRule, dice: str) -> bool:
    kinds = sorted(each.kind for each in slots)
    ends = match.kind != "open" and dice != "manual"
    return ends and kinds in (["away", "here"], ["anyone", "here"])


#: The clocks a page offers; a program may ask for any other that `read_clock` knows.
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
#: Backgammon's usual clock: free seconds a turn, and a reserve of seconds for each point.
DELAY_SECONDS, RESERVE_SECONDS = 12, 120
_MOST_POINTS = 25


def clock_of(text: str, match: MatchRule) -> ClockRule | None:
    """A clock as forms name it; `delay` alone has the usual reserve for each point."""
    if text == "none":
        return None
    if text != "delay":
        return read_clock(text)
    if not counts_points(match):
        raise BadInput(f"a reserve for each point needs a match of 1 to {_MOST_POINTS} points")
    return ClockRule("delay", RESERVE_SECONDS * match.number, DELAY_SECONDS)


def counts_points(match: MatchRule) -> bool:
    """Whether a clock with a reserve for each point makes sense."""
    return match.kind in ("first-to", "best-of") and match.number <= _MOST_POINTS


def clocks(booklets: Iterable[Booklet]) -> list[str]:
    """The clocks to offer: time by the point where matches are for a few points."""
    matches = [read_match(each) for booklet in booklets for each in booklet.matches]
    by_point = any(each.kind == "first-to" and counts_points(each) for each in matches)
    return [each for each in CLOCKS if by_point or each != "delay"]


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


def match_label(words: Speaker, match: str) -> str:
    """A match in words: the game's own for it where it has them, else those for its kind."""
    own = f"new-match-{match}"
    if words.has(own):
        return words(own)
    rule = read_match(match)
    return words(f"new-match-{rule.kind}", number=rule.number)


def _field(booklet: Booklet, form: dict[str, str], name: str) -> str | None:
    """A field that every booklet has: the page sends each under the booklet's own name."""
    return form.get(f"{booklet.key}/{name}", form.get(name))


def rolls_by_hand(game: AnyGame) -> bool:
    """Whether people at a real board could tell what nature did."""
    return game.chance_by_hand


def draws_lots(game: AnyGame) -> bool:
    """Whether it matters who takes the first seat, so that lots may decide; else one chooses."""
    return game.swaps_seats or game.lots_decide


def read_switches(booklet: Booklet, form: dict[str, str]) -> dict[str, SwitchValue]:
    """The switches set otherwise than the booklet has them."""
    found: dict[str, SwitchValue] = {}
    for name, allowed in booklet.switches.items():
        text = _field(booklet, form, f"switch-{name}")
        if text is None:
            continue
        by_text = {switch_text(value): value for value in allowed}
        if text not in by_text:
            raise BadInput(f"switch {name!r} cannot be {text!r}; it can be {[*by_text]}")
        if by_text[text] != booklet.flags[name]:
            found[name] = by_text[text]
    return found


def answer_label(words: Speaker, question: str, answer: SwitchValue) -> str:
    """An answer to a question about somebody's box, in words."""
    if isinstance(answer, bool):
        return words("table-yes" if answer else "table-no")
    return str(answer) if isinstance(answer, int) else words(f"box-{question}-{answer}")


def box_shown(booklet: Booklet, questions: Iterable[str]) -> dict[str, list[str]]:
    """The answers that fit a booklet; a question that is not there is answered by anything."""
    shown = ((question, booklet.box_answers(question)) for question in questions)
    return {name: [switch_text(each) for each in fit] for name, fit in shown if fit is not None}


def switch_text(value: SwitchValue) -> str:
    """A switch's value as forms and word files name it: yes, no, or itself."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
