"""Charts as inline SVG, drawn by the server; colours come from the page's style sheet."""

from collections.abc import Sequence

from markupsafe import Markup

_WIDTH, _HEIGHT = 600.0, 180.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 52.0, 8.0, 10.0, 10.0
_BAR_WIDTH = 100.0


def line_chart(points: Sequence[float], labels: tuple[str, str], title: str) -> Markup:
    """A line through points, from the oldest to the newest; labels are of the bounds.

    `labels` are the texts of the smallest and of the largest value.
    """
    low, high = min(points), max(points)
    spread = (high - low) or 1.0
    step = (_WIDTH - _LEFT - _RIGHT) / max(len(points) - 1, 1)
    height = _HEIGHT - _TOP - _BOTTOM
    places = [
        (_LEFT + at * step, _TOP + height * (1.0 - (value - low) / spread))
        for at, value in enumerate(points)
    ]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    x, y = places[-1]
    grid = "".join(
        f'<line class="chart-grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{at}" y2="{at}"/>'
        for at in (_TOP, _HEIGHT - _BOTTOM)
    )
    smallest, largest, name = (Markup.escape(text) for text in (*labels, title))
    # Labels are escaped, and everything else here is a number.
    return Markup(  # noqa: S704
        f'<svg class="line-chart" viewBox="0 0 {_WIDTH:g} {_HEIGHT:g}" role="img" '
        f'aria-label="{name}: {smallest} – {largest}">{grid}'
        f'<text class="chart-label" x="{_LEFT - 6}" y="{_TOP + 5}">{largest}</text>'
        f'<text class="chart-label" x="{_LEFT - 6}" y="{_HEIGHT - _BOTTOM + 5}">{smallest}</text>'
        f'<polyline class="chart-line" points="{path}"/>'
        f'<circle class="chart-dot" cx="{x:.1f}" cy="{y:.1f}" r="5"/></svg>'
    )


def bar(share: float) -> Markup:
    """A bar of a share from 0 to 1, beside which the value stands."""
    width = _BAR_WIDTH * max(0.0, min(1.0, share))
    return Markup(  # noqa: S704 - a number
        f'<svg class="chart-bar" viewBox="0 0 {_BAR_WIDTH:g} 8" preserveAspectRatio="none" '
        f'aria-hidden="true"><rect width="{width:.1f}" height="8" rx="2"/></svg>'
    )


def result_bar(counts: Sequence[int], colours: Sequence[str]) -> Markup:
    """A bar of shares that fill it, each in its colour: won, drawn and lost games."""
    total, at, parts = sum(counts) or 1, 0.0, ""
    for count, colour in zip(counts, colours, strict=True):
        width = _BAR_WIDTH * count / total
        fill = Markup.escape(colour)
        parts += f'<rect x="{at:.2f}" width="{width:.2f}" height="8" fill="{fill}"/>'
        at += width
    return Markup(  # noqa: S704 - numbers, and colours of the game
        f'<svg class="result-bar" viewBox="0 0 {_BAR_WIDTH:g} 8" preserveAspectRatio="none" '
        f'aria-hidden="true">{parts}</svg>'
    )
