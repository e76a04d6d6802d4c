"""SVG path data of simple shapes."""

from collections.abc import Sequence


def number(value: float) -> str:
    """A coordinate rounded to three digits, without trailing zeros.

    >>> number(12.0), number(0.1 + 0.2)
    ('12', '0.3')
    """
    return f"{round(value, 3):g}"


def circle(x: float, y: float, radius: float) -> str:
    """A circle around (x, y).

    >>> circle(5, 5, 2)
    'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'
    """
    r, d = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z"


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle with its top left corner at (x, y).

    >>> box(0, 0, 4, 3)
    'M0 0h4v3h-4z'
    """
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """A closed outline through points.

    >>> polygon([(0, 0), (2, 0), (1, 3)])
    'M0 0L2 0L1 3z'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def line(start: tuple[float, float], end: tuple[float, float]) -> str:
    """A straight stroke.

    >>> line((0, 0), (3, 4))
    'M0 0L3 4'
    """
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
