"""The games, each with the way to its lessons or to its rule book."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.registry import all_games
from gamecase.web.page_renderer import render, showcase_board
from gamecase.web.preferences import preferences_of


async def learn(request: Request) -> Response:
    """List the games one can learn."""
    return _list(request, "learn")


async def rules(request: Request) -> Response:
    """List the games whose rule books can be read."""
    return _list(request, "rules")


def _list(request: Request, kind: str) -> Response:
    preferences = preferences_of(request)
    games = []
    for key, package in all_games().items():
        words = preferences.speaker(key)
        games.append(
            {
                "key": key,
                "words": words,
                "board": showcase_board(package.game.key, words.language.code),
            }
        )
    return render(request, "game_list.html", games=games, kind=kind)
