"""What the opening explorer shows for a request: a position, its moves and games."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request

from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.phrase import Phrase
from gamecase.registry import GamePackage, all_games
from gamecase.study.indexed_game import position_digest
from gamecase.study.openings import (
    OpeningGameRow,
    OpeningMove,
    OpeningQuery,
    OpeningSource,
    Side,
)
from gamecase.tables.opening_indexer import IndexProgress
from gamecase.web.identity import holder_of
from gamecase.web.services import Services, services_of
from gamecase.words import Speaker

SPANS = (0, 30, 365)  # days; 0: all
SHOWN_GAMES = 20

_DAY = 24 * 3_600_000
_LONGEST_LINE = 400  # actions
_LONGEST_ACTION = 60  # characters
_LONGEST_NAME = 60
_PATIENCE = 0.2  # seconds that a page waits for new games to be counted


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningFilter:
    """What a request asks for, beside the position."""

    game: str
    source: int = 0  # 0: the sender's own games
    ruleset: str = ""
    side: Side = ""
    name: str = ""
    days: int = 0

    def path(self, line: Sequence[str] = ()) -> str:
        """The address of the page that shows a position by this filter."""
        values: dict[str, object] = {"game": self.game}
        for name in ("source", "ruleset", "side", "name", "days"):
            if value := getattr(self, name):
                values[name] = value
        if line:
            values["line"] = ",".join(line)
        return f"/study/openings?{urlencode(values)}"


@dataclass(frozen=True, slots=True)
class LineStep:
    """An action of the line that leads to the position."""

    before: Any  # the position
    action: Any
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningView:
    """A position, and what is known about it."""

    package: GamePackage
    asked: OpeningFilter
    source: OpeningSource | None  # None: somebody without a seat, who has no games
    collections: list[OpeningSource]
    rulesets: Mapping[str, int]
    line: tuple[LineStep, ...]
    position: Any
    moves: list[OpeningMove]
    games: list[OpeningGameRow]
    progress: IndexProgress | None

    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(step.text for step in self.line)


def explorable() -> dict[str, GamePackage]:
    """The games that have an explorer."""
    return {key: package for key, package in all_games().items() if package.explorer is not None}


async def opening_view(request: Request) -> OpeningView:
    """The view that a request asks for; BadInput where it is malformed or a move is illegal."""
    services, holder = services_of(request), await holder_of(request)
    asked, packages = _filter(request), explorable()
    package = packages[asked.game]
    openings = services.openings
    progress = None
    if asked.source:
        source = await openings.collection(holder, asked.source) if holder else None
        if source is None or source.game != asked.game:
            raise BadInput(f"source={asked.source}: none of your collections of this game")
    else:
        if holder:
            progress = await services.opening_indexer.refresh(holder, asked.game, _PATIENCE)
        source = await openings.find_own_source(holder, asked.game) if holder else None
    rulesets = await openings.rulesets(source.id) if source else {}
    usual = next(iter(rulesets), next(iter(package.booklets)))
    asked = replace(asked, ruleset=asked.ruleset or usual)
    if asked.ruleset not in package.booklets:
        raise BadInput(f"ruleset={asked.ruleset[:20]!r}: expected one of {[*package.booklets]}")
    line, position = await asyncio.to_thread(_replay, package, asked.ruleset, request)
    moves, games = await _found(services, source, asked, position) if source else ([], [])
    return OpeningView(
        package=package,
        asked=asked,
        source=source,
        collections=await openings.collections(holder, asked.game) if holder else [],
        rulesets=rulesets,
        line=line,
        position=position,
        moves=moves,
        games=games,
        progress=progress,
    )


async def _found(
    services: Services, source: OpeningSource, asked: OpeningFilter, position: object
) -> tuple[list[OpeningMove], list[OpeningGameRow]]:
    explorer = explorable()[asked.game].explorer
    assert explorer is not None  # only such games are shown
    query = OpeningQuery(
        source=source.id,
        is_own=source.is_own,
        ruleset=asked.ruleset,
        position=position_digest(asked.ruleset, explorer.position_key(position)),
        side=asked.side,
        name=asked.name,
        since=services.tables.now() - asked.days * _DAY if asked.days else 0,
    )
    openings = services.openings
    return await openings.moves(query), await openings.games(query, SHOWN_GAMES)


def _filter(request: Request) -> OpeningFilter:
    values, packages = request.query_params, explorable()
    game = values.get("game", "") or next(iter(packages))
    if game not in packages:
        raise BadInput(f"game={game[:20]!r}: expected one of {[*packages]}")
    side = values.get("side", "")
    if side not in ("first", "second", ""):
        raise BadInput(f"side={side[:20]!r}: expected first or second")
    name = " ".join(values.get("name", "").split())[:_LONGEST_NAME]
    days = _number(values.get("days", ""), "days")
    if days not in SPANS:
        raise BadInput(f"days={days}: expected one of {SPANS}")
    return OpeningFilter(
        game=game,
        source=_number(values.get("source", ""), "source"),
        ruleset=values.get("ruleset", ""),
        side="first" if side == "first" else "second" if side else "",
        name="".join(char for char in name if char.isprintable()),
        days=days,
    )


def _number(text: str, name: str) -> int:
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) < 17):
        raise BadInput(f"{name}={text[:20]!r}: expected a number")
    return int(text)


def _replay(
    package: GamePackage, ruleset: str, request: Request
) -> tuple[tuple[LineStep, ...], object]:
    """The actions of the line with the positions before them, and the position after it."""
    text = request.query_params.get("line", "")
    actions = text.split(",") if text else []
    if len(actions) > _LONGEST_LINE or any(len(each) > _LONGEST_ACTION for each in actions):
        raise BadInput(f"line: at most {_LONGEST_LINE} actions of {_LONGEST_ACTION} characters")
    game = package.game
    position = game.opening(package.rules(ruleset), MatchScore())
    steps = []
    for number, each in enumerate(actions, start=1):
        action = game.read_action(each)
        if (refusal := game.judge(position, action)) is not None:
            raise BadInput(f"line: action {number}, {each[:40]!r}, is refused: {refusal.clause}")
        usual = game.usual_spelling(position, action)
        steps.append(LineStep(position, usual, game.write(usual)))
        position = game.apply(position, action)
    return tuple(steps), position


def written(package: GamePackage, words: Speaker, position: object, text: str) -> str:
    """An action as players write it, or in words where they do not write it down."""
    action = package.game.read_action(text)
    move = package.table.write_action(position, action).text
    shown = words.say(move) if isinstance(move, Phrase) else move
    return shown or words.say(package.table.describe_action(position, action))
