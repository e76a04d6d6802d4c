"""Secrets that are in files of their own, as containers and systemd pass them."""

from pathlib import Path

from gamecase.kernel.errors import BadInput


def secret_of(value: str, file: str) -> str:
    """A secret of the settings, or the first line of its file."""
    if value or not file:
        return value
    try:
        return Path(file).expanduser().read_text("utf-8").splitlines()[0].strip()
    except (OSError, UnicodeDecodeError, IndexError) as error:
        raise BadInput(f"the secret in {file!r} cannot be read: {error}") from error
