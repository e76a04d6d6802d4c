"""Settings: three sources and their order, and errors that say where and what is allowed."""

import re
from pathlib import Path

import pytest

from gamecase.config.settings import Settings
from gamecase.config.sources import (
    BadSettings,
    LoadedSettings,
    all_settings,
    example_file,
    load_settings,
)

SOURCE = Path(__file__).parents[2] / "src" / "gamecase"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "gamecase.toml"


def load(file: Path, text: str, environment: dict[str, str] | None = None) -> LoadedSettings:
    file.write_text(text, "utf-8")
    return load_settings(file, environment or {}, {})


def faults(file: Path, text: str, environment: dict[str, str] | None = None) -> list[str]:
    with pytest.raises(BadSettings) as raised:
        load(file, text, environment)
    return str(raised.value).splitlines()


def test_without_a_file_every_setting_has_its_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    loaded = load_settings(None, {}, {})
    assert loaded.settings == Settings()
    assert (loaded.file, loaded.origins) == ("", {})


def test_a_variable_goes_before_the_file_and_a_flag_before_both(file: Path) -> None:
    file.write_text('registration = "closed"\nworkers = 2\n[smtp]\nport = 25\n')
    environment = {"GAMECASE_WORKERS": "3", "GAMECASE_SMTP_PORT": "465", "PATH": "/bin"}
    loaded = load_settings(file, environment, {"workers": 4})
    assert loaded.settings.registration == "closed"
    assert loaded.settings.smtp.port == 465
    assert loaded.settings.workers == 4
    assert loaded.origins == {
        "registration": f"{file}, line 1",
        "smtp.port": "GAMECASE_SMTP_PORT",
        "workers": "flag for workers",
    }


def test_a_file_is_found_in_the_usual_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "gamecase").mkdir()
    (tmp_path / "gamecase" / "gamecase.toml").write_text("guests = false")
    assert not load_settings(None, {}, {}).settings.guests


def test_a_variable_names_the_file(file: Path) -> None:
    file.write_text("guests = false")
    assert not load_settings(None, {"GAMECASE_CONFIG": str(file)}, {}).settings.guests


def test_a_wrong_value_is_told_with_file_line_key_and_what_is_allowed(file: Path) -> None:
    text = '# our club\n\nregistration = "maybe"\n[limits]\n\nupload_bytes = 7\n'
    given, allowed = '"maybe"', '"open" or "invite" or "closed"'
    sizes = "a whole number from 1024 to 10000000"
    assert faults(file, text) == [
        f"{file}, line 3: registration cannot be {given}; allowed is {allowed}",
        f"{file}, line 6: limits.upload_bytes cannot be 7; allowed is {sizes}",
    ]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("regstration = 'open'", 1, "no setting 'regstration'; did you mean 'registration'?"),
        ("\n[house]\nnmae = 'Club'", 3, "did you mean 'house.name'?"),
        ("\nname = 'Club'", 2, "did you mean 'house.name'?"),
        ("house = 'Club'", 1, "house is a section: write [house]"),
        ("guests = 'perhaps'", 1, "allowed is true or false"),
        ("guests = 1", 1, "allowed is true or false"),
        ("workers = true", 1, "a whole number from 1 to 64"),
        ("[house]\naccent = 'red'", 2, "a colour such as"),
        ("[proxy]\n\ntrusted = ['10.0.0.0/33']", 3, "addresses and networks"),
        ("[oidc]\nissuer = 'id.example'", 2, "an address such as"),
        ("guests = \n", 1, "not TOML"),
        ("\n\n[house", 3, "not TOML"),
        ('house.name = "two\\nlines"', 1, "a text of one line"),
    ],
)
def test_every_kind_of_fault_has_its_line(file: Path, text: str, line: int, said: str) -> None:
    (fault,) = faults(file, text)
    assert fault.startswith(f"{file}, line {line}: ")
    assert said in fault


def test_a_wrong_variable_is_named(file: Path) -> None:
    environment = {"GAMECASE_GUEST": "no", "GAMECASE_PORT": "x", "GAMECASE_SMTP_ADDRESS": "x"}
    assert faults(file, "", environment) == [
        "GAMECASE_GUEST: there is no such setting; did you mean GAMECASE_GUESTS?",
        "GAMECASE_SMTP_ADDRESS: there is no such setting",
        'GAMECASE_PORT: port cannot be "x"; allowed is a whole number from 0 to 65535',
    ]


def test_variables_of_engines_are_left_alone(file: Path) -> None:
    assert load(file, "", {"GAMECASE_CACHE": "/tmp", "GAMECASE_ENGINE": "x"}).origins == {}


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="nowhere"):
        load_settings(tmp_path / "nowhere.toml", {}, {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "[house]\naddress = 'https://x.example'\n[smtp]\nhost = 'mail.example'",
            "smtp.host needs a sender",
        ),
        ("[smtp]\nhost = 'mail.example'\nsender = 'a@b.example'", "needs house.address"),
        ("[oidc]\nissuer = 'https://id.example'", "needs the client_id"),
        ("[house]\naccent = '#ffee00'", "contrast"),
        ("[house]\naccent_dark = '#301010'", "contrast"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(file: Path, text: str, said: str) -> None:
    (fault,) = faults(file, text)
    assert said in fault


def test_a_secret_is_never_shown(file: Path) -> None:
    loaded = load(file, "", {"GAMECASE_SMTP_PASSWORD": "tricky"})
    (password,) = [each for each in all_settings() if each.key == "smtp.password"]
    assert "tricky" not in password.shown(loaded.value("smtp.password"))
    (fault,) = faults(file, "", {"GAMECASE_SMTP_PASSWORD": "tric\nky"})
    assert "tric" not in fault


def test_lists_are_separated_by_commas_in_variables(file: Path) -> None:
    loaded = load(file, "", {"GAMECASE_PROXY_TRUSTED": "10.0.0.0/8, ::1"})
    assert loaded.settings.proxy.trusted == ("10.0.0.0/8", "::1")


def test_the_example_file_has_every_setting_with_its_default(file: Path) -> None:
    text = re.sub(r"^#(\w+ = )", r"\1", example_file(), flags=re.MULTILINE)
    loaded = load(file, text)
    assert loaded.settings == Settings()
    assert {*loaded.origins} == {setting.key for setting in all_settings()}


def test_every_setting_is_used() -> None:
    modules = [path for path in SOURCE.rglob("*.py") if "config" not in path.parts]
    source = "\n".join(path.read_text("utf-8") for path in modules)
    for setting in all_settings():
        assert re.search(rf"\.{setting.key.rpartition('.')[2]}\b", source), setting.key


def test_the_shipped_example_file_is_up_to_date() -> None:
    shipped = Path(__file__).parents[2] / "deploy" / "gamecase.toml"
    assert shipped.read_text("utf-8") == example_file(), "gamecase config --example"
