"""What is wrong with a text from another program, and where."""

from gamecase.kernel.errors import BadInput


class BadFormat(BadInput):
    """A text that is not of its format; line and column count from 1."""

    def __init__(self, line: int, column: int, what: str) -> None:
        super().__init__(f"line {line}, column {column}: {what}")
        self.line = line
        self.column = column
        self.what = what
