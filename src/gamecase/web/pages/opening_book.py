"""The opening book of a game: what is played at first, and how much it is worth."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.registry import find
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.rulebook import ExamplePictures
from gamecase.web.preferences import preferences_of

_LONGEST_KEY = 80


async def opening_book(request: Request) -> Response:
    """Show a page of a game's opening book."""
    try:
        package = find(request.path_params["game"])
        book = package.opening_book
        if book is None:
            return not_found(request)
        rules = package.rules(book.BOOKLET)
        page = book.book_page(rules, request.query_params.get("at", "")[:_LONGEST_KEY])
    except BadInput:
        return not_found(request)
    words = preferences_of(request).speaker(package.game.key)
    pictures = ExamplePictures(package, rules, words)
    board = pictures.board(page.position, page.seat)
    return render(
        request,
        "opening_book.html",
        game=package.game,
        words=words,
        page=page,
        label=words.say(page.label) if page.label else "",
        rows=[(row, words.say(row.worth)) for row in page.rows],
        board=board,
        library=[pictures.art],
    )
