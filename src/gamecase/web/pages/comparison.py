"""The booklets of a game side by side: what each says where they differ."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.booklet import Clause
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage, find
from gamecase.web.page_renderer import render, render_part
from gamecase.web.pages.clause_sources import origin_mark
from gamecase.web.pages.errors import not_found
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of


@dataclass(frozen=True, slots=True)
class ComparedChapter:
    """A chapter of the rule book, and the clauses of each booklet that not all of them have."""

    key: str
    clauses: dict[str, tuple[Clause, ...]]


def compared_chapters(package: GamePackage) -> list[ComparedChapter]:
    """The chapters in which booklets differ; clauses that all of them have are left out."""
    chapters = []
    for chapter in package.rulebook.chapters:
        of_booklet = {
            key: tuple(c for c in booklet.clauses_in_force({}) if c.key in chapter.clauses)
            for key, booklet in package.booklets.items()
        }
        shared = set.intersection(*({c.key for c in each} for each in of_booklet.values()))
        own = {
            key: tuple(clause for clause in each if clause.key not in shared)
            for key, each in of_booklet.items()
        }
        if any(own.values()):
            chapters.append(ComparedChapter(chapter.key, own))
    return chapters


async def compare(request: Request) -> Response:
    """Show the booklets of a game in one table."""
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    if len(package.booklets) < 2:
        return not_found(request)
    words = preferences_of(request).speaker(package.game.key)
    body = await services_of(request).page_parts.get(
        ("comparison", words.language.code, package.game.key),
        lambda: render_part(
            "comparison_body.html",
            game=package.game,
            words=words,
            booklets=package.booklets,
            chapters=compared_chapters(package),
            origin_mark=origin_mark,
        ),
    )
    return render(request, "comparison.html", words=words, body=body)
