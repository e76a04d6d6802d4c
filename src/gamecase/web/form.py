"""Posted forms: read, checked, and turned into a plan for a table."""

from urllib.parse import parse_qs

from starlette.requests import Request

from gamecase.kernel.booklet import Booklet, SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchRule
from gamecase.kernel.shelf import find
from gamecase.tables.house import Plan, Sitter

#: The matches a form offers: a kind and a number.
MATCHES = {
    "best-of-1": MatchRule("best-of", 1),
    "best-of-3": MatchRule("best-of", 3),
    "best-of-5": MatchRule("best-of", 5),
}


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
    rules = boxed.rules(booklet.key)
    levels = boxed.bot.LEVELS
    default_level = levels[len(levels) // 2].key
    sitters = [Sitter("here", form.get("name", ""))]
    for number in range(2, len(boxed.game.seats(rules)) + 1):
        kind = form.get(f"player-{number}", "bot")
        level = form.get(f"level-{number}") or default_level
        sitters.append(Sitter(kind, form.get(f"name-{number}", ""), level))
    starts = form.get("starts", "lot")
    if starts not in ("lot", "me", "other"):
        raise BadInput(f"who starts is lot, me or other, not {starts!r}")
    if starts == "other":
        sitters.append(sitters.pop(0))
    match = form.get("match", "best-of-1")
    if match not in MATCHES:
        raise BadInput(f"no match {match!r}; there are {[*MATCHES]}")
    dice = form.get("dice", "verifiable")
    if dice not in ("verifiable", "manual"):
        raise BadInput(f"dice are verifiable or manual, not {dice!r}")
    return Plan(
        game=boxed.game.key,
        ruleset=booklet.key,
        switches=_switches(booklet, form),
        sitters=tuple(sitters),
        match=MATCHES[match],
        dice=dice,
        seating="lot" if starts == "lot" else "given",
    )


def _switches(booklet: Booklet, form: dict[str, str]) -> dict[str, SwitchValue]:
    """The switches set otherwise than the booklet has them."""
    found: dict[str, SwitchValue] = {}
    for name, allowed in booklet.switches.items():
        text = form.get(f"switch-{name}")
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
