"""What settings must fulfil together, beyond what each of them may be."""

from collections.abc import Iterator

from gamecase.config.settings import Settings

_LEAST_CONTRAST = 4.5  # WCAG 2.2, 1.4.3

#: The backgrounds on which the accent colours are seen, as in `scene/themes.py`.
_LIGHT_PAGES, _DARK_PAGES = ("#f4efe6", "#fffdf8"), ("#1b1714", "#26201b")


def inconsistencies(settings: Settings) -> Iterator[tuple[str, str]]:
    """Key and fault of each setting that does not go with the others."""
    if settings.smtp.host and "@" not in settings.smtp.sender:
        yield "smtp.sender", "smtp.host needs a sender, such as games@club.example"
    if settings.smtp.host and not settings.house.address:
        yield "house.address", "smtp.host needs house.address, which is in the links of mails"
    if settings.oidc.issuer and not settings.oidc.client_id:
        yield "oidc.client_id", "oidc.issuer needs the client_id that the provider has given"
    if settings.oidc.issuer and "openid" not in settings.oidc.scopes.split():
        yield "oidc.scopes", "oidc.scopes must contain openid"
    for key, colour, pages in (
        ("house.accent", settings.house.accent, _LIGHT_PAGES),
        ("house.accent_dark", settings.house.accent_dark, _DARK_PAGES),
    ):
        found = min(contrast(colour, page) for page in pages) if colour else _LEAST_CONTRAST
        if found < _LEAST_CONTRAST:
            yield key, f"{key} {colour} has a contrast of {found:.1f}; {_LEAST_CONTRAST} is needed"


def contrast(first: str, second: str) -> float:
    """The contrast of two colours by WCAG 2.2.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
