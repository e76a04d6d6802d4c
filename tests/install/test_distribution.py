"""What is published: a wheel and a source distribution, their metadata and their contents."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from gamecase import __version__

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both distributions."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> zipfile.ZipFile:
    (path,) = dist.glob("*.whl")
    return zipfile.ZipFile(path)


def tracked(*folders: str) -> set[str]:
    """The files of folders that git has, or would have."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *folders],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split("\0")  # fmt: skip
    return {name for name in listed if name and (ROOT / name).exists()}


def metadata(wheel: zipfile.ZipFile) -> Message:
    (name,) = [each for each in wheel.namelist() if each.endswith(".dist-info/METADATA")]
    return Parser().parsestr(wheel.read(name).decode())


def test_the_wheel_has_every_file_of_the_package_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
    wanted = {name.removeprefix("src/") for name in tracked("src")}
    assert wanted == packed
    kinds = {Path(name).suffix for name in packed}
    assert {".toml", ".ftl", ".html", ".js", ".css", ".svg", ".npz", ".endings"} <= kinds


def test_the_source_distribution_has_what_builds_and_tests_it(dist: Path) -> None:
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = tracked("src", "tests", "docs", "tools", "examples", "benchmarks", "deploy")
    assert wanted <= names
    others = {name.partition("/")[0] for name in names - wanted}
    assert others <= {
        ".gitignore", "CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md", "LICENSE", "Makefile",
        "PKG-INFO", "README.md", "SECURITY.md", "jsconfig.json", "pyproject.toml", "training",
    }  # fmt: skip


def test_both_pass_the_checks_of_the_package_index(dist: Path) -> None:
    files = [str(path) for path in dist.iterdir() if path.suffix in {".whl", ".gz"}]
    assert len(files) == 2
    done = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", *files],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_is_one_version(wheel: zipfile.ZipFile) -> None:
    assert metadata(wheel)["Version"] == __version__
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_index_shows_author_addresses_and_what_it_is_for(wheel: zipfile.ZipFile) -> None:
    fields = metadata(wheel)
    assert fields["Author"] == "The Gamecase contributors"
    labels = {value.partition(",")[0] for value in fields.get_all("Project-URL", [])}
    assert labels == {"Homepage", "Documentation", "Changelog", "Issues", "Source"}
    assert len(fields.get_all("Classifier", [])) > 10
    assert fields["Description-Content-Type"] == "text/markdown"


def test_pictures_of_the_description_have_whole_addresses(wheel: zipfile.ZipFile) -> None:
    links = re.findall(r"\]\(([^)#]+)", str(metadata(wheel).get_payload()))
    assert len(links) > 20
    assert all(link.startswith("https://") for link in links), links


def test_every_net_and_table_has_a_card() -> None:
    cards = "\n".join(path.read_text("utf-8") for path in (ROOT / "docs/model-cards").glob("*.md"))
    for path in sorted((SOURCE / "gamecase").rglob("data/*")):
        stem = re.sub(r"-.*", "-*", path.stem)
        named = {f"`{path.name}`", f"`{stem}{path.suffix}`", f"`*{path.suffix}`"}
        assert any(name in cards for name in named), path.name
