"""The name and the colours that whoever runs the server has given to it."""

import json
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from gamecase.config.combined_checks import contrast
from gamecase.config.settings import SiteSettings
from gamecase.web.services import settings_of

_MANIFEST = Path(__file__).parent / "static" / "manifest.webmanifest"
_INKS = ("#fffaf2", "#22150e")  # light and dark text on a button


@cache
def house_css(house: SiteSettings) -> str:
    """The accent colours as CSS; empty where the themes keep their own.

    Themes for high contrast and for colour blindness are left as they are.
    """
    light, dark = _variables(house.accent), _variables(house.accent_dark)
    blocks = []
    if light:
        blocks.append(f':root:not([data-theme]),:root[data-theme="light"]{{{light}}}')
    # Without a choice the system decides; its dark colour comes back where the house has none.
    if dark:
        blocks.append(f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){{{dark}}}}}")
        blocks.append(f':root[data-theme="dark"]{{{dark}}}')
    elif light:
        blocks[0] = (
            f"@media (prefers-color-scheme:light){{:root:not([data-theme]){{{light}}}}}"
            f':root[data-theme="light"]{{{light}}}'
        )
    return "".join(blocks)


def _variables(accent: str) -> str:
    if not accent:
        return ""
    ink = max(_INKS, key=lambda each: contrast(accent, each))
    return f"--accent:{accent};--accent-ink:{ink};"


async def manifest(request: Request) -> Response:
    """The manifest for installing the site as an app, under its own name."""
    house = settings_of(request).house
    content = json.loads(_MANIFEST.read_text("utf-8"))
    if house.name:
        content |= {"name": house.name, "short_name": house.name}
    text = json.dumps(content, ensure_ascii=False)
    headers = {"Cache-Control": "max-age=3600"}
    return Response(text, media_type="application/manifest+json", headers=headers)
