"""The pictures of an event, drawn in the reader's language."""

from collections.abc import Sequence

from markupsafe import Markup

from gamecase.events.standings import EventStanding
from gamecase.web.pages.events.bracket import bracket_svg
from gamecase.web.pages.events.crosstable import Crosstable, crosstable_svg
from gamecase.web.pages.events.event_access import EventAccess
from gamecase.web.pages.events.event_view import flight_label
from gamecase.web.pages.events.pictures import brackets_of, crosstable_of
from gamecase.web.pages.events.results import points_text

_MOST_DRAWN = 64  # entrants whose crosstable is drawn


def event_pictures(
    access: EventAccess, standings: Sequence[EventStanding]
) -> list[dict[str, object]]:
    """The crosstable and the brackets, with their titles."""
    return [
        {"name": name, "title": title, "svg": Markup(svg)}  # noqa: S704 - names in it are escaped
        for name, (title, svg) in drawn_pictures(access, standings).items()
    ]


def drawn_pictures(
    access: EventAccess, standings: Sequence[EventStanding]
) -> dict[str, tuple[str, str]]:
    """Each picture's title and SVG, by its name in addresses."""
    state, words = access.state, access.words
    is_mirrored = words.language.direction == "rtl"
    pictures: dict[str, tuple[str, str]] = {}
    names = {each.number: words("event-round", number=each.number) for each in state.rounds}
    for flight, rounds in brackets_of(state, names).items():
        label = flight_label(words, flight)
        title = f"{words('event-bracket')} · {label}"
        pictures[flight] = title, bracket_svg(rounds, title, is_mirrored=is_mirrored)
    has_crosstable = state.settings.format in ("round-robin", "swiss", "family-cup")
    if has_crosstable and state.rounds and len(state.entrants) <= _MOST_DRAWN:
        title = words("event-crosstable")
        table = _crosstable(access, standings)
        pictures["crosstable"] = title, crosstable_svg(table, title, is_mirrored=is_mirrored)
    return pictures


def _crosstable(access: EventAccess, standings: Sequence[EventStanding]) -> Crosstable:
    order = [line.entrant for line in standings]
    totals = {line.entrant: points_text(line.score) for line in standings}
    return crosstable_of(access.state, order, totals, total_head=access.words("event-points"))
