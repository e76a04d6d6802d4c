"""`gamecase config`, and settings given to commands."""

from pathlib import Path

import pytest

from cli.conftest import RunCommand
from gamecase.config.sources import BadSettings, all_settings
from gamecase.kernel.errors import BadInput


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "none"))


def test_config_prints_every_setting_with_its_value_and_its_origin(
    run_command: RunCommand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.toml"
    file.write_text('\nregistration = "invite"\n[smtp]\npassword = "tricky"\n')
    monkeypatch.setenv("GAMECASE_HOUSE_NAME", "Chess & Co")
    printed = run_command("config", "--config", str(file), "--set", "guests=no")
    lines = {line.split(" = ")[0]: line for line in printed.splitlines()}
    assert {setting.key for setting in all_settings()} <= {*lines}
    assert lines["registration"].endswith(f'"invite"                      # {file}, line 2')
    assert lines["house.name"].endswith('"Chess & Co"                    # GAMECASE_HOUSE_NAME')
    assert lines["guests"].endswith("# flag for guests")
    assert lines["port"].endswith("# default")
    assert "tricky" not in printed


def test_config_fails_on_a_wrong_setting(run_command: RunCommand, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("\n\nworkers = 0")
    with pytest.raises(BadSettings, match=r"club\.toml, line 3: workers cannot be 0"):
        run_command("config", "--config", str(file))
    with pytest.raises(BadInput, match="expected --set KEY=VALUE"):
        run_command("config", "--set", "workers")


def test_config_prints_an_example_that_can_be_used(run_command: RunCommand, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(run_command("config", "--example"))
    assert "# default" in run_command("config", "--config", str(file))


def test_serve_checks_its_settings_before_it_starts(
    run_command: RunCommand, tmp_path: Path
) -> None:
    with pytest.raises(BadSettings, match="flag for workers: workers cannot be 65"):
        run_command("serve", "--workers", "65")
