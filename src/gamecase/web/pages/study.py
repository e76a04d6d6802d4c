"""A player's analysed games: figures, trends and groups, and what waits to be analysed."""

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.engines.study_module import Measure
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage, all_games
from gamecase.study.analyses import StudiedGame
from gamecase.study.equity_measures import equity_rates, performance_rating
from gamecase.study.tally import ErrorSum, PlayerTally
from gamecase.study.trends import (
    Figure,
    errors_by_position,
    grouped,
    last_games,
    summed,
    trend,
)
from gamecase.tables.table import Table
from gamecase.web.charts import bar, line_chart
from gamecase.web.client_addresses import client_key
from gamecase.web.dates import format_day
from gamecase.web.forms import read_fields, read_form
from gamecase.web.identity import holder_of, seat_claim
from gamecase.web.numbers import format_number
from gamecase.web.opening_view import explorable
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page
from gamecase.web.preferences import Preferences, preferences_of
from gamecase.web.services import services_of
from gamecase.web.shown_names import shown_name
from gamecase.words import Speaker

_SPANS = (100, 500, 1000, 5000, 0)  # decisions; 0: all of them
_USUAL_SPAN = 1000
_TREND_SHARE = 5  # the trend is over a fifth of what is looked at
_MIN_WINDOW, _MAX_WINDOW = 50, 500  # decisions
_PAGE_SIZE = 30  # games
_OWN_TABLES = 12  # the latest, among which games are looked for that are not analysed yet
_MOST_TABLES = 50  # of one request
_MIN_POINTS = 2


async def study_page(request: Request) -> Response:
    """Show how somebody plays one of the games, with or without an account."""
    services, preferences = services_of(request), preferences_of(request)
    holder = await holder_of(request)
    packages = {key: one for key, one in all_games().items() if one.study is not None}
    analysed = await services.study.counts(holder) if holder else {}
    counts = {key: analysed.get(key, 0) for key in packages}
    package = packages[_chosen_game(request, counts)]
    words = preferences.speaker(package.game.key)
    reader = _Reader(package, words, preferences)
    span, page = _number(request, "last", _USUAL_SPAN), _number(request, "page", 0)
    if span not in _SPANS:
        raise BadInput(f"last={span}: expected one of {_SPANS}")
    # A game has a decision at least, so no more games are needed than decisions.
    most = max(span, (page + 1) * _PAGE_SIZE + 1) if span else counts[package.game.key]
    games = await services.study.studied(holder, package.game.key, most) if holder else []
    recent = last_games(games, span)
    shown = games[page * _PAGE_SIZE : (page + 1) * _PAGE_SIZE]
    sums = summed(recent)
    waiting = await services.analysis_worker.jobs.waiting(holder) if holder else []
    states = await services.study.states({game.table for game in shown})
    return render(
        request,
        "study.html",
        words=words,
        game=package.game.key,
        games=[(key, preferences.speaker(key)("game-name"), counts[key]) for key in packages],
        is_equity=reader.measure == "equity",
        has_openings=any(game.opening for game in games),
        figures=reader.figures(sums) if recent else [],
        decisions=sums.total.decisions,
        span=span,
        spans=_SPANS,
        chart=reader.trend_chart(recent, sums.total.decisions),
        groups=reader.groups(recent, sums) if recent else [],
        rows=[
            {**reader.row(game), "is_partial": states.get((game.table, game.nth_game)) == "failed"}
            for game in shown
        ],
        page=page,
        has_more=len(games) > (page + 1) * _PAGE_SIZE,
        waiting=len(waiting),
        open_tables=await _open_tables(request, holder, waiting),
        is_automatic=await services.study.analyses_all(holder) if holder else False,
        can_decide=bool(holder),
        explorable=explorable(),
    )


def _chosen_game(request: Request, counts: dict[str, int]) -> str:
    """The game that a reader asks for, or the one with most analyses."""
    key = request.query_params.get("game", "")
    if not key:
        return max(counts, key=lambda game: counts[game])
    if key not in counts:
        raise BadInput(f"game={key[:20]!r}: expected one of {[*counts]}")
    return key


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 7):
        raise BadInput(f"{name}={text[:20]!r}: expected a number")
    return int(text)


# --- what is shown ---


@dataclass(frozen=True)
class _Reader:
    """Puts the figures of one game into words and charts for a reader."""

    package: GamePackage
    words: Speaker
    preferences: Preferences

    @property
    def measure(self) -> Measure:
        assert self.package.study is not None  # only such games are shown
        return self.package.study.MEASURE

    def _number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        return format_number(self.preferences, value, digits, signed=signed)

    def _value(self, value: float) -> str:
        """A value of the game's measure."""
        if self.measure == "equity":
            return self._number(value)
        return self.words("study-percent", value=round(value, 1))

    def figures(self, tally: PlayerTally) -> list[tuple[str, str]]:
        """The figures of some games, with their names."""
        mistakes = ("study-mistakes", self._number(tally.total.mistakes, 0))
        if self.measure == "accuracy":
            return [
                ("study-accuracy", self._value(tally.accuracy or 0.0)),
                ("study-average-loss", self._number(tally.total.mean)),
                mistakes,
            ]
        rates = equity_rates(tally)
        return [
            ("study-pr", self._value(rates.pr)),
            ("study-error-rate", self._number(rates.error_rate)),
            ("study-snowie", self._number(rates.snowie_rate)),
            mistakes,
            ("study-luck", self._number(rates.luck, 2, signed=True)),
            ("study-without-luck", self._number(rates.luck_adjusted, 2, signed=True)),
        ]

    def trend_chart(self, games: Sequence[StudiedGame], decisions: int) -> str:
        """The chart of the figure over time; empty while there is too little."""
        window = max(_MIN_WINDOW, min(_MAX_WINDOW, decisions // _TREND_SHARE))
        points = trend(games, self.measure, window)
        if len(points) < _MIN_POINTS:
            return ""
        labels = self._value(min(points)), self._value(max(points))
        return line_chart(points, labels, self.words("study-trend"))

    def groups(self, games: Sequence[StudiedGame], tally: PlayerTally) -> list[dict[str, object]]:
        """The figures by kind of decision and position, opponent and opening."""
        kinds = [
            (self.words(f"study-{kind}"), errors) for kind, errors in sorted(tally.by_kind.items())
        ]
        positions = [
            (self.words(f"position-{kind}"), errors) for kind, errors in errors_by_position(tally)
        ]
        opponents = [
            (self._opponent(name), figure)
            for name, figure in grouped(games, self.measure, lambda game: game.opponent)
        ]
        openings = grouped(games, self.measure, lambda game: game.opening.partition(":")[0])
        found = [
            ("study-by-kind", self._error_rows(kinds) if len(kinds) > 1 else []),
            ("study-by-position", self._error_rows(positions)),
            ("study-by-opponent", self._figure_rows(opponents)),
            ("study-by-opening", self._figure_rows(openings)),
        ]
        return [{"title": title, "rows": rows} for title, rows in found if rows]

    def _error_rows(self, named: Sequence[tuple[str, ErrorSum]]) -> list[dict[str, object]]:
        """Rows of mean errors: as a performance rating, or as the average loss."""
        is_equity = self.measure == "equity"
        values = [performance_rating(one) if is_equity else one.mean for _, one in named]
        most = max(values, default=0.0) or 1.0
        return [
            {
                "name": name,
                "value": self._number(value),
                "bar": bar(value / most),
                "decisions": self.words("study-decisions", count=errors.decisions),
            }
            for (name, errors), value in zip(named, values, strict=True)
        ]

    def _figure_rows(self, named: Sequence[tuple[str, Figure]]) -> list[dict[str, object]]:
        most = max((figure.value for _, figure in named), default=0.0) or 1.0
        return [
            {
                "name": name,
                "value": self._value(figure.value),
                "bar": bar(figure.value / most),
                "decisions": self.words("study-decisions", count=figure.decisions),
            }
            for name, figure in named
        ]

    def _opponent(self, name: str) -> str:
        return shown_name(self.package, self.words, name)

    def row(self, game: StudiedGame) -> dict[str, object]:
        """A game as the list shows it."""
        tally = game.tally
        value = (
            performance_rating(game.total) if self.measure == "equity" else tally.accuracy or 0.0
        )
        return {
            "path": f"/table/{game.table}/analysis?game={game.nth_game}",
            "table": game.table,
            "day": format_day(self.preferences, game.played_at),
            "opponent": self._opponent(game.opponent) or "–",
            "result": self.words(f"history-{game.result}") if game.result else "–",
            "value": self._value(value),
            "mistakes": self._number(game.total.mistakes, 0),
            "luck": self._number(tally.luck, 2, signed=True),
            "opening": game.opening,
        }


# --- what is not analysed yet ---


async def _open_tables(
    request: Request, holder: str, waiting: Sequence[tuple[str, int]]
) -> list[dict[str, object]]:
    """The latest tables of a holder with a finished game that nobody has analysed yet."""
    services, preferences = services_of(request), preferences_of(request)
    tables = await services.tables.tables_of(holder, _OWN_TABLES) if holder else []
    states = await services.study.states([table.id for table in tables])
    found: list[dict[str, object]] = []
    for table in tables:
        games = [
            nth_game
            for nth_game in finished_games(table)
            if states.get((table.id, nth_game)) != "done" and (table.id, nth_game) not in waiting
        ]
        if games:
            words = preferences.speaker(table.state.header.game)
            names = [name for name in table.state.names if name]
            found.append(
                {
                    "id": table.id,
                    "game": words("game-name"),
                    "names": " – ".join(names),
                    "day": format_day(preferences, table.state.header.made),
                }
            )
    return found


def finished_games(table: Table) -> list[int]:
    """The games of a table that are over and can be analysed."""
    if table.package.study is None or table.package.analyst is None:
        return []
    last = table.state.nth_game if table.state.outcome is not None else table.state.nth_game - 1
    return [*range(1, last + 1)]


async def analyse(request: Request) -> Response:
    """Have all finished games of some of the sender's tables analysed in the background."""
    services = services_of(request)
    fields = await read_fields(request)
    ids = fields.get("table", [])
    if not 1 <= len(ids) <= _MOST_TABLES:
        raise BadInput(f"{len(ids)} tables; expected 1 to {_MOST_TABLES}")
    holder = await holder_of(request)
    games = []
    for table_id in ids:
        table = await services.tables.table(table_id)
        if table is None or not holder or not table.held_by(holder):
            raise BadInput(f"table={table_id[:20]!r}: you did not play there")
        games += [(table.id, nth_game) for nth_game in finished_games(table)]
    await services.analysis_worker.add(holder, games)
    return RedirectResponse("/study", 303)


async def change_settings(request: Request) -> Response:
    """Save whether all finished games of the sender are analysed."""
    if not services_of(request).limits.saved_positions.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    claim = await seat_claim(request)
    wanted = form.get("automatic") == "yes"
    await services_of(request).study.set_analyses_all(claim.holder, wanted=wanted)
    response = RedirectResponse("/study", 303)
    claim.set_cookie(request, response)
    return response
