"""Sine and cosine that give the same bits on every machine.

The sine of the C library may differ in its last bit between machines, and every collision
amplifies such a difference. So the series is summed here, with + and * alone.
"""

PI = 3.141592653589793


def sine(degrees: float) -> float:
    """The sine of an angle between -360 and 360 degrees; exactly odd.

    >>> round(sine(30), 15), sine(-90), sine(180)
    (0.5, -1.0, 0.0)
    """
    if degrees < 0:
        return -sine(-degrees)
    if degrees > 180:
        return -sine(degrees - 180)
    if degrees > 90:
        return sine(180 - degrees)
    return _cosine_series(90 - degrees) if degrees > 45 else _sine_series(degrees)


def cosine(degrees: float) -> float:
    """The cosine of an angle between -270 and 270 degrees; exactly even.

    >>> round(cosine(60), 15), cosine(-90), cosine(180)
    (0.5, 0.0, -1.0)
    """
    return sine(90 - degrees if degrees > 0 else 90 + degrees)


def _sine_series(degrees: float) -> float:
    # x - x^3/3! + x^5/5! - ...; up to 45 degrees nine terms are exact to the last bit
    angle = degrees * PI / 180
    square = angle * angle
    total = 0.0
    for power in (17, 15, 13, 11, 9, 7, 5, 3):
        total = (1 - total) * square / (power * (power - 1))
    return angle * (1 - total)


def _cosine_series(degrees: float) -> float:
    # 1 - x^2/2! + x^4/4! - ...
    angle = degrees * PI / 180
    square = angle * angle
    total = 0.0
    for power in (18, 16, 14, 12, 10, 8, 6, 4, 2):
        total = (1 - total) * square / (power * (power - 1))
    return 1 - total
