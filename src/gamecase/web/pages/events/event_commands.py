"""What organisers and players do on the pages of an event: every form becomes a command."""

import re
from collections.abc import Mapping, Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.events.commands import AddEntrant, AnyEventCommand, ChangeEntrant, PairByHand
from gamecase.events.entrants import Member
from gamecase.events.files.player_list import read_players_text
from gamecase.events.files.trf_reader import TrfEvent
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.tables.table_factory import clean_name
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import read_form
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.events.event_access import EventAccess, event_access
from gamecase.web.pages.events.event_page import event_page
from gamecase.web.services import services_of

_MOST_LINES = 500
_MOST_REFUSALS = 10  # that a page names
_PAIR = re.compile(r"\s*(\d{1,5})\s*(?:[-–:\s]\s*(\d{1,5})\s*)?")


async def post_command(request: Request) -> Response:
    """Carry out the command of a form whose fields are the command's own."""
    access = await _posting(request)
    if isinstance(access, Response):
        return access
    return await _carry_out(request, access, [read_command(await read_form(request))])


async def post_players(request: Request) -> Response:
    """Enter players: one per line, with a rating and a club on request, or those of a file.

    Whoever cannot be entered is named; all others are in. A TRF with rounds is taken as a whole.
    """
    access = await _posting(request)
    if isinstance(access, Response):
        return access
    form = await read_form(request)
    text = form.get("file", "")
    if text.strip():
        read = await services_of(request).imports.read_text(
            read_players_text, access.state.settings.game, text, client_key(request)
        )
        if read.rounds:
            return await _import(request, access, read)
        players: Sequence[AddEntrant] = read.players
    else:
        lines = form.get("players", "").splitlines()[:_MOST_LINES]
        teams = access.state.settings.boards > 1 or access.state.settings.people > 1
        players = [read_player(line, has_members=teams) for line in lines if line.strip()]
    service = services_of(request).events
    answers = [await service.execute(access.id, access.holder, player) for player in players]
    refusals = [answer for answer in answers if isinstance(answer, Refusal)]
    return await _answer(request, access, refusals)


async def _import(request: Request, access: EventAccess, read: TrfEvent) -> Response:
    """Go on with an event that was begun elsewhere."""
    done = await services_of(request).events.import_event(access.id, access.holder, read)
    return await _answer(request, access, [done] if isinstance(done, Refusal) else [])


async def post_change(request: Request) -> Response:
    """Put right an entrant: the line that would enter them takes the place of what there is.

    A rating, a club or members that the line does not name stay as they are.
    """
    access = await _posting(request)
    if isinstance(access, Response):
        return access
    form = await read_form(request)
    settings = access.state.settings
    number = _whole_number(form.get("entrant", ""))
    line = read_player(form.get("line", ""), has_members=settings.boards > 1 or settings.people > 1)
    before = access.state.entrants.get(number)
    command = ChangeEntrant(
        entrant=number,
        name=line.name,
        rating=line.rating or (before.rating if before else 0),
        club=line.club or (before.club if before else ""),
        identity=before.identity if before else "",
        members=line.members or (before.members if before else ()),
    )
    return await _carry_out(request, access, [command])


async def post_pairs(request: Request) -> Response:
    """Pair by hand: one pair of numbers per line."""
    access = await _posting(request)
    if isinstance(access, Response):
        return access
    form = await read_form(request)
    number = _whole_number(form.get("round", ""))
    command = PairByHand(round=number, pairs=read_pairs(form.get("pairs", "")))
    return await _carry_out(request, access, [command])


async def post_helper(request: Request) -> Response:
    """Name a helper, who becomes one by a link."""
    access = await _posting(request)
    if isinstance(access, Response):
        return access
    name = clean_name((await read_form(request)).get("name", ""))
    if not name:
        raise BadInput("a helper needs a name")
    done = await services_of(request).events.name_helper(access.id, access.holder, name)
    if isinstance(done, Refusal):
        return await event_page(request, access, done)
    return RedirectResponse(f"/events/{access.id}", 303)


def _whole_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise BadInput(f"expected a number, not {text[:20]!r}")
    return int(text)


async def _posting(request: Request) -> EventAccess | Response:
    """The event, unless there is none or the sender is too fast."""
    if not services_of(request).limits.commands.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    return await event_access(request) or not_found(request)


async def _carry_out(
    request: Request, access: EventAccess, commands: Sequence[AnyEventCommand]
) -> Response:
    """Give commands in order; the first that is refused ends them, and the page says why."""
    service = services_of(request).events
    for command in commands:
        done = await service.execute(access.id, access.holder, command)
        if isinstance(done, Refusal):
            return await _answer(request, access, [done])
    return await _answer(request, access, [])


async def _answer(request: Request, access: EventAccess, refusals: Sequence[Refusal]) -> Response:
    """Back to the event, which says what was refused."""
    if not refusals:
        return RedirectResponse(f"/events/{access.id}", 303)
    fresh = await event_access(request)
    if fresh is None:
        return not_found(request)
    return await event_page(request, fresh, *refusals[:_MOST_REFUSALS])


def read_command(form: Mapping[str, str]) -> AnyEventCommand:
    """The command whose type and fields a form has."""
    try:
        command: AnyEventCommand = msgspec.convert(dict(form), AnyEventCommand, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"not a command: {error}") from error
    return command


def read_player(line: str, *, has_members: bool = False) -> AddEntrant:
    """A player from a line of a list, as in `Maria; 1450; Riverside`.

    Of teams and pairs, everything after the name is a member.

    >>> read_player("Maria; 1450; Riverside").rating
    1450
    >>> [member.name for member in read_player("Rooks: Ann, Bo", has_members=True).members]
    ['Ann', 'Bo']
    """
    if has_members:
        name, *members = (part.strip() for part in re.split(r"[;,\t:]", line))
        return AddEntrant(
            name=name[:80], members=tuple(Member(each[:80]) for each in members if each)
        )
    name, *more = (part.strip() for part in re.split(r"[;\t]", line))
    rating = next((int(each) for each in more if re.fullmatch(r"\d{1,4}", each)), 0)
    club = next((each for each in more if each and not each.isdecimal()), "")
    return AddEntrant(name=name[:80], rating=min(rating, 5000), club=club[:200])


def read_pairs(text: str) -> tuple[tuple[int, int], ...]:
    """Pairs of numbers from lines; 0 for the second of a bye.

    >>> read_pairs("3-7\\n 2 – 5\\n4")
    ((3, 7), (2, 5), (4, 0))
    """
    pairs = []
    for line in text.splitlines():
        if not line.strip():
            continue
        match = _PAIR.fullmatch(line)
        if match is None or int(match[1]) == 0:
            raise BadInput(f"{line[:40]!r} is no pair: expected two numbers, as in 3-7")
        pairs.append((int(match[1]), int(match[2] or 0)))
    return tuple(pairs)
