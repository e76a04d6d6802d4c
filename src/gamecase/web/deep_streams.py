"""Streams of deep analyses: what is asked for, and a line after every step."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request

from gamecase.engines.deep_analysis_module import MOST_COMPARED, find_level
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.messages.deep import levels_of
from gamecase.registry import GamePackage
from gamecase.tables.deep_analysis import DeepAnalysis, DeepSubject
from gamecase.web.api.ndjson import LineStream
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import IdentityRecheck, holder_of
from gamecase.web.services import services_of

_KEEPALIVE_SECONDS = 5.0  # between empty lines while a step is computed
_NOTICE_SECONDS = 1.5  # between notices before the first step is done
_LONGEST_KEY = 200  # characters

#: Makes a line of how far the analysis is, of what is done while nothing is found yet, or of what
#: was wrong with the lines to compare.
MakeLine = Callable[[DeepAnalysis | Phrase | BadInput], object]

#: Stores what was found.
Keep = Callable[[DeepAnalysis], Awaitable[None]]


class DeepChoice(msgspec.Struct, forbid_unknown_fields=True):
    """What a page chooses: the level, and lines to compare."""

    level: str
    compared: list[str] = []


@dataclass(frozen=True, slots=True)
class WrittenPosition:
    """A position, and the rules under which it is played."""

    position: Any
    ruleset: str
    switches: Mapping[str, SwitchValue]


class DeepAnalysisOff(Exception):
    """The host allows no deep analyses."""


def subject_of(package: GamePackage, where: WrittenPosition, choice: DeepChoice) -> DeepSubject:
    """What is analysed; BadInput where the position has no such level."""
    levels = levels_of(package, where.position)
    if not levels:
        raise BadInput("nobody has a choice in this position")
    level = find_level(levels, choice.level)
    keys = choice.compared if level.compares else []
    if len(keys) > MOST_COMPARED or any(len(key) > _LONGEST_KEY for key in keys):
        most = f"{MOST_COMPARED} lines of {_LONGEST_KEY} characters"
        raise BadInput(f"compared: expected at most {most}")
    return DeepSubject(
        game=package.game.key,
        ruleset=where.ruleset,
        switches=where.switches,
        position=package.game.write(where.position),
        level=level,
        compared=tuple(dict.fromkeys(keys)),
    )


async def stream(
    request: Request, subject: DeepSubject, make_line: MakeLine, keep: Keep | None = None
) -> LineStream:
    """The response that analyses for as long as the client reads it."""
    analyses = services_of(request).deep_analyses
    if analyses is None:
        raise DeepAnalysisOff
    holder = await holder_of(request) or client_key(request)
    analyses.check_number(holder)
    notice = partial(analyses.notice, subject.game)
    lines = _lines(analyses.run(subject, holder), notice, make_line, keep)
    return LineStream(lines, services_of(request).tables, IdentityRecheck(request).is_valid)


async def _lines(
    running: AsyncGenerator[DeepAnalysis, None],
    notice: Callable[[], Phrase],
    make_line: MakeLine,
    keep: Keep | None,
) -> AsyncGenerator[bytes, None]:
    yield b"\n"  # so that the client sees at once that the stream is open
    has_begun = False
    async with aclosing(running) as steps:
        following = asyncio.ensure_future(anext(steps, None))
        try:
            while True:
                seconds = _KEEPALIVE_SECONDS if has_begun else _NOTICE_SECONDS
                done, _ = await asyncio.wait({following}, timeout=seconds)
                if not done:
                    yield b"\n" if has_begun else msgspec.json.encode(make_line(notice())) + b"\n"
                    continue
                has_begun = True
                analysis = following.result()
                if analysis is None:
                    return
                if keep is not None:
                    await keep(analysis)
                # Lines of ten moves take a while to put into words, too long for the event loop.
                line = await asyncio.to_thread(make_line, analysis)
                yield msgspec.json.encode(line) + b"\n"
                following = asyncio.ensure_future(anext(steps, None))
        except BadInput as error:
            yield msgspec.json.encode(make_line(error)) + b"\n"
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)
