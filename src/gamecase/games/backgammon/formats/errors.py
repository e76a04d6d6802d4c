"""The error of a text that is not in the expected format."""

from gamecase.kernel.errors import BadInput

MAX_NUMBER = 32_767  # the largest number that GNU Backgammon and eXtreme Gammon can store


class BadFormat(BadInput):
    """A text that is not in the expected format; line and column count from 1."""

    def __init__(self, line: int, column: int, what: str) -> None:
        super().__init__(f"line {line}, column {column}: {what}")
        self.line = line
        self.column = column
        self.what = what


def read_number(name: str, text: str, line: int, column: int) -> int:
    """Read a number of a match, such as its length, a score or a cube value."""
    if not text.isdecimal() or len(text) > len(str(MAX_NUMBER)) or int(text) > MAX_NUMBER:
        reason = f"{name} {text[:20]!r} is not a number from 0 to {MAX_NUMBER}"
        raise BadFormat(line, column, reason)
    return int(text)
