"""The faces of the computer's levels: one drawing whose features follow the level's rank."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.messages.characters import rank_of
from gamecase.registry import all_games, find

#: Colours of a face (light, dark, cheeks) by the place of its game in the case.
_WOODS = (
    ("#e8b98a", "#a8683a", "#d9846a"),
    ("#f2e3c4", "#b79662", "#e0a27c"),
    ("#d98a72", "#8f3f2f", "#b9543f"),
    ("#e9d3a2", "#9a7a3c", "#d79a63"),
    ("#b9cfe0", "#58788f", "#8fa9d0"),
)
_INK = "#2b1d14"
_LINE = f'stroke="{_INK}" stroke-width="3.4" stroke-linecap="round" fill="none"'

#: What a face wears, the weakest level's first.
_WORN = (
    (
        '<path d="M50 17c-1-9 4-13 12-13 0 8-4 13-12 13zm0 2c1-8-4-11-11-11 0 7 4 11 11 11z" '
        'fill="#5c9e55"/>'
    ),
    '<path d="M22 32q28-34 56 0l8 2q1 5-8 5-28-8-56-1z" fill="#3f7cb8"/>',
    (
        '<path d="M24 76q26 16 52 0l3 8q-29 18-58 0z" fill="#c0453a"/>'
        '<path d="M62 84l4 13 9-4-4-12z" fill="#a33a31"/>'
    ),
    (
        f'<g {_LINE}><circle cx="36" cy="48" r="11"/><circle cx="64" cy="48" r="11"/>'
        '<path d="M47 48h6"/></g>'
    ),
    (
        '<path d="M50 84l-15-8v17zl15-8v17z" fill="#7a3fa0"/>'
        '<circle cx="50" cy="84" r="4" fill="#5c2e7c"/>'
    ),
    f'<path d="M50 64q-9 9-19 2 10-1 19-6 9 5 19 6-10 7-19-2z" fill="{_INK}"/>',
    (
        f'<path d="M32 24V3h36v21h10v6H22v-6z" fill="{_INK}"/>'
        '<path d="M32 18h36v6H32z" fill="#c0453a"/>'
    ),
    f'<g {_LINE}><circle cx="64" cy="48" r="12"/><path d="M74 55q6 12 2 26"/></g>',
    (
        '<path d="M27 28L23 5l14 11L50 2l13 14L77 5l-4 23q-23-8-46 0z" fill="#e0ad2e" '
        'stroke="#a87914" stroke-width="2"/>'
    ),
)


def draw_face(game: str, level: str) -> str:
    """A level's face as SVG: wide eyes and a broad smile turn calm as the level rises."""
    package = find(game)
    strength = rank_of(package.bot.LEVELS, level, len(_WORN)) / (len(_WORN) - 1)
    worn = _WORN[round(strength * (len(_WORN) - 1))]
    light, dark, cheek = _WOODS[[*all_games()].index(game) % len(_WOODS)]
    eye = 5.6 - 1.8 * strength
    smile = 75 - 9 * strength
    brow = 36 + 2 * strength
    tilt = 4 * strength
    has_moustache = "M50 64q" in worn
    mouth = "" if has_moustache else f'<path d="M36 64q14 {smile - 58:.1f} 28 0" {_LINE}/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="54" r="42" fill="{dark}"/>'
        f'<circle cx="50" cy="52" r="39" fill="{light}"/>'
        f'<circle cx="50" cy="52" r="33" fill="none" stroke="{dark}" stroke-opacity=".35" '
        'stroke-width="2"/>'
        f'<g fill="{cheek}" fill-opacity="{0.75 - 0.5 * strength:.2f}">'
        '<circle cx="27" cy="61" r="6"/><circle cx="73" cy="61" r="6"/></g>'
        f'<g fill="{_INK}"><circle cx="36" cy="48" r="{eye:.1f}"/>'
        f'<circle cx="64" cy="48" r="{eye:.1f}"/></g>'
        f'<g fill="#fff"><circle cx="38" cy="46" r="1.8"/><circle cx="66" cy="46" r="1.8"/></g>'
        f'<path d="M29 {brow - tilt:.1f}l14 {tilt:.1f}M71 {brow - tilt:.1f}l-14 {tilt:.1f}" '
        f"{_LINE}/>{mouth}{worn}</svg>"
    )


async def face(request: Request) -> Response:
    """The face of a level as a picture."""
    game, level = request.path_params["game"], request.path_params["level"]
    try:
        levels = [known.key for known in find(game).bot.LEVELS]
    except BadInput:
        levels = []
    if level not in levels:
        raise HTTPException(404)
    headers = {"Cache-Control": "max-age=86400"}
    return Response(draw_face(game, level), media_type="image/svg+xml", headers=headers)
