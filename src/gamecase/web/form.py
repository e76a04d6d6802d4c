"""Posted forms: read, checked, and turned into a plan for a table."""

from urllib.parse import parse_qs

from starlette.requests import Request

from gamecase.kernel.booklet import Booklet, SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import AnyGame
from gamecase.kernel.match import read_match
from gamecase.kernel.shelf import find
from gamecase.search.bot import bots_play, usual_level
from gamecase.tables.house import Plan, Sitter
from gamecase.words import Speaker


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a posted form, the last value of each."""
    body = await request.body()
    try:
        fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=100)
    except ValueError as error:
        raise BadInput(f"not a form: {error}") from error
    return {name: values[-1] for name, values in fields.items()}


def read_plan(form: dict[str, str]) -> Plan:
    """The table a form asks for. Everything left out has a sensible default."""
    boxed = find(form.get("game", ""))
    booklet = boxed.booklet(form.get("ruleset") or next(iter(boxed.booklets)))
    switches = read_switches(booklet, form)
    rules = boxed.rules(booklet.key, switches)
    default_level = usual_level(boxed.bot.LEVELS).key
    watches = form.get("player-1") == "bot"  # the computer plays every chair
    me = Sitter("bot", "", default_level) if watches else Sitter("here", form.get("name", ""))
    sitters = [me]
    for number in range(2, len(boxed.game.seats(rules)) + 1):
        kind = form.get(f"player-{number}", "bot")
        if kind == "bot" and not bots_play(boxed.game, rules):
            kind = "here"  # the form hides the computer then, and its choice counts for nothing
        level = form.get(f"level-{number}") or default_level
        sitters.append(Sitter(kind, form.get(f"name-{number}", ""), level))
    starts = form.get("starts", "lot")
    if starts not in ("lot", "me", "other"):
        raise BadInput(f"who starts is lot, me or other, not {starts!r}")
    if starts == "other":
        sitters.append(sitters.pop(0))
    match = _field(booklet, form, "match") or booklet.matches[0]
    if match not in booklet.matches:
        raise BadInput(f"no match {match!r}; there are {[*booklet.matches]}")
    dice = form.get("dice", "verifiable")
    allowed = ("verifiable", "manual") if rolls_by_hand(boxed.game) else ("verifiable",)
    if dice not in allowed:
        raise BadInput(f"dice are {' or '.join(allowed)}, not {dice!r}")
    return Plan(
        game=boxed.game.key,
        ruleset=booklet.key,
        switches=switches,
        sitters=tuple(sitters),
        match=read_match(match),
        dice=dice,
        seating="lot" if starts == "lot" else "given",
    )


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
    by_hand: bool = getattr(game, "chance_by_hand", True)
    return by_hand


def draws_lots(game: AnyGame) -> bool:
    """Whether it matters who takes the first seat, so that lots may decide; else one chooses."""
    return game.swaps_seats or getattr(game, "lots_decide", False)


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


def switch_text(value: SwitchValue) -> str:
    """A switch's value as forms and word files name it: yes, no, or itself."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
