"""The options that every command about a server has, and the command that prints its settings."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamecase.cli.console import out
from gamecase.config.sources import LoadedSettings, all_settings, example_file, load_settings
from gamecase.kernel.errors import BadInput


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class SettingOptions:
    """Where settings come from.

    Parameters
    ----------
    config
        The file with the settings; by default the one in your configuration folder, or
        /etc/gamecase/gamecase.toml.
    set
        A setting for this run, such as --set limits.upload_seconds=20; may be repeated.
    """

    config: Path | None = None
    set: Annotated[tuple[str, ...], Parameter(negative="")] = ()


NO_OPTIONS = SettingOptions()


def load(options: SettingOptions, flags: Mapping[str, object]) -> LoadedSettings:
    """The settings of the file, the environment and the flags of a command."""
    given: dict[str, object] = {}
    for text in options.set:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--set {text}: expected --set KEY=VALUE")
        given[key.strip()] = value.strip()
    return load_settings(options.config, os.environ, {**given, **flags})


def source_database(options: SettingOptions, database: str | None) -> str:
    """The database of a command that works on one that exists."""
    # Imported here because it is slow.
    from gamecase.storage.store import is_postgres  # noqa: PLC0415
    from gamecase.web.server.run import default_database  # noqa: PLC0415

    flags = {} if database is None else {"database": database}
    source = load(options, flags).settings.database or str(default_database())
    if not is_postgres(source) and not Path(source).expanduser().exists():
        raise BadInput(f"there is no database {source!r}")
    return source


def print_settings(
    *,
    options: SettingOptions = NO_OPTIONS,
    example: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Print every setting with its value and where that comes from; fail if one is wrong.

    Parameters
    ----------
    example
        Print a file with all settings, their defaults and what they may be.
    """
    if example:
        out.print(example_file(), markup=False, highlight=False, end="", soft_wrap=True)
        return
    loaded = load(options, {})
    out.print(f"# {loaded.file or 'no file'}", markup=False, highlight=False, soft_wrap=True)
    for setting in all_settings():
        line = f"{setting.key} = {setting.shown(loaded.value(setting.key))}"
        origin = loaded.origins.get(setting.key, "default")
        out.print(f"{line:<44} # {origin}", markup=False, highlight=False, soft_wrap=True)
