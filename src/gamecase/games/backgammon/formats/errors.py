"""What is wrong with a text from another program, and where."""

from gamecase.kernel.errors import BadInput

MOST = 32_767  # what GNU Backgammon and eXtreme Gammon have room for in a number


class BadFormat(BadInput):
    """A text that is not of its format; line and column count from 1."""

    def __init__(self, line: int, column: int, what: str) -> None:
        super().__init__(f"line {line}, column {column}: {what}")
        self.line = line
        self.column = column
        self.what = what


def read_number(name: str, text: str, line: int, column: int) -> int:
    """A number of a match, such as its length, a score, or what the cube shows."""
    if not text.isdecimal() or len(text) > len(str(MOST)) or int(text) > MOST:
        raise BadFormat(line, column, f"{name} {text[:20]!r} tells no number from 0 to {MOST}")
    return int(text)
