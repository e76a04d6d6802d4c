"""The opening explorer: what was played in a position, and how the games ended."""

from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage
from gamecase.scene.svg import drawing
from gamecase.scene.svg_paths import number
from gamecase.study.openings import OpeningGameRow, OpeningMove
from gamecase.web.charts import result_bar
from gamecase.web.client_addresses import client_key
from gamecase.web.dates import format_day
from gamecase.web.forms import read_form
from gamecase.web.identity import holder_of
from gamecase.web.numbers import format_number
from gamecase.web.opening_view import SPANS, OpeningView, explorable, opening_view, written
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.game_files import import_text, page_of
from gamecase.web.preferences import Preferences, preferences_of
from gamecase.web.quota import is_over_quota
from gamecase.web.services import services_of, settings_of
from gamecase.web.shown_names import shown_name
from gamecase.words import Speaker

_RESULTS = {"first": "1–0", "second": "0–1", "drawn": "½–½", "": "–"}

#: Messages that the page's script shows.
_CLIENT_WORDS = ("import-too-large", "import-lost")


async def openings_page(request: Request) -> Response:
    """Show a position of the sender's games, or of one of their collections."""
    view, preferences = await opening_view(request), preferences_of(request)
    words = preferences.speaker(view.package.game.key)
    reader = _Reader(view, words, preferences)
    analyst = view.package.analyst
    opening = analyst.opening_name(view.position) if analyst is not None else None
    rules = view.package.rules(view.asked.ruleset)
    first, second = view.package.game.seats(rules)
    return render(
        request,
        "openings.html",
        words=words,
        view=view,
        asked=view.asked,
        games=[(key, preferences.speaker(key)("game-name")) for key in explorable()],
        rulesets=[(key, words(f"booklet-{key}")) for key in view.rulesets],
        sides=[
            (key, words.seat(seat, view.asked.ruleset))
            for key, seat in (("first", first), ("second", second))
        ],
        spans=SPANS,
        board=reader.board(),
        opening=words.say(opening) if opening is not None else "",
        steps=reader.steps(),
        moves=[reader.move(move) for move in view.moves],
        total=reader.number(sum(move.games for move in view.moves)),
        has_loss=any(move.loss is not None for move in view.moves),
        rows=[reader.game(row) for row in view.games],
        most_bytes=settings_of(request).limits.import_bytes,
        client_words={key: words(key, size=_megabytes(request)) for key in _CLIENT_WORDS},
    )


def _megabytes(request: Request) -> str:
    size = settings_of(request).limits.import_bytes / 1e6
    return format_number(preferences_of(request), size, 0 if size >= 1 else 2)


@dataclass(frozen=True)
class _Reader:
    """Puts a view into words and pictures."""

    view: OpeningView
    words: Speaker
    preferences: Preferences

    @property
    def package(self) -> GamePackage:
        return self.view.package

    def number(self, value: float, digits: int = 0) -> str:
        return format_number(self.preferences, value, digits)

    def board(self) -> Markup:
        """The position as the chosen side sees it."""
        side = Seat.SECOND if self.view.asked.side == "second" else Seat.FIRST
        scene = self.package.table.draw(self.view.position, side)
        size = f"{number(scene.art.width)} {number(scene.art.height)}"
        label = Markup.escape(self.words.say(scene.title))
        # A drawing holds our own art and coordinates, never text that a player typed.
        return Markup(  # noqa: S704
            f'<svg class="opening-board" viewBox="0 0 {size}" role="img" aria-label="{label}">'
            f"{drawing(scene)}</svg>"
        )

    def steps(self) -> list[dict[str, object]]:
        """The line, each action with the address of the position after it."""
        actions = self.view.actions
        return [
            {
                "text": written(self.package, self.words, step.before, step.text),
                "path": self.view.asked.path(actions[:at]),
            }
            for at, step in enumerate(self.view.line, start=1)
        ]

    def move(self, move: OpeningMove) -> dict[str, object]:
        counts = (move.first, move.drawn, move.second)
        decided = sum(counts) or 1
        shares = [round(100 * count / decided) for count in counts]
        return {
            "text": written(self.package, self.words, self.view.position, move.action),
            "path": self.view.asked.path((*self.view.actions, move.action)),
            "games": self.number(move.games),
            "bar": result_bar(counts, self._colours()) if sum(counts) else "",
            "shares": [self.number(share) for share in shares],
            "has_results": bool(sum(counts)),
            "loss": self.number(move.loss, 2 if self._is_equity else 0)
            if move.loss is not None
            else "–",
        }

    @property
    def _is_equity(self) -> bool:
        return self.package.study is not None and self.package.study.MEASURE == "equity"

    def _colours(self) -> tuple[str, str, str]:
        """The colours of the side that begins, of draws and of the other side."""
        analyst = self.package.analyst
        rules = self.package.rules(self.view.asked.ruleset)
        first, second = analyst.colours(rules) if analyst is not None else ("accent", "ink")
        return f"var(--{first})", "var(--ink-soft)", f"var(--{second})"

    def game(self, row: OpeningGameRow) -> dict[str, object]:
        is_own = self.view.source is None or self.view.source.is_own
        suffix = "/analysis" if self.package.analyst is not None else ""
        return {
            "path": f"/table/{row.table}{suffix}?game={row.nth_game}" if is_own else "",
            "id": row.id,
            "first": self._name(row.names[0]),
            "second": self._name(row.names[1]),
            "result": _RESULTS[row.result],
            "day": format_day(self.preferences, row.played_at) if row.played_at else "",
        }

    def _name(self, name: str) -> str:
        return shown_name(self.package, self.words, name) or "–"


async def change_collection(request: Request) -> Response:
    """Delete a collection of the sender, or open one of its games as a table."""
    form = await read_form(request)
    holder, openings = await holder_of(request), services_of(request).openings
    source = _read_id(form.get("source", ""), "source")
    collection = await openings.collection(holder, source) if holder else None
    if collection is None:
        return not_found(request)
    if form.get("delete"):
        await openings.delete_collection(holder, source)
        return RedirectResponse(f"/study/openings?game={collection.game}", 303)
    found = await openings.game(source, _read_id(form.get("open", ""), "open"))
    if found is None or not found[1]:
        return not_found(request)
    if not services_of(request).limits.new_tables.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    if await is_over_quota(request, holder):
        return error_page(request, "quota", 429)
    package = explorable()[collection.game]
    table = await import_text(request, package, found[1], holder)
    return RedirectResponse(page_of(table), 303)


def _read_id(text: str, name: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 17):
        raise BadInput(f"{name}={text[:20]!r}: expected a number")
    return int(text)
