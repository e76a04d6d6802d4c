"""The documentation site: it builds, and a broken link is an error."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gamecase
from gamecase.registry import all_games

pytestmark = pytest.mark.slow

TOOLS = Path(__file__).parents[2] / "tools"
LOADED = re.compile(r'<(?:script|img|link)[^>]+(?:src|href)="(https?:[^"]+)"')


def run_python(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Sphinx runs in a process of its own: it would meet this one's strict warnings."""
    return subprocess.run(
        [sys.executable, *arguments], cwd=TOOLS, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = run_python("build_docs.py", str(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_booklet_has_a_page_with_its_rules(site: Path) -> None:
    for key, package in all_games().items():
        for booklet in package.booklets:
            page = (site / "rules" / f"{key}-{booklet}.html").read_text("utf-8")
            assert page.count("<li><p><strong>") >= len(
                package.booklets[booklet].clauses_in_force({})
            )


def test_the_reference_documents_the_board_and_the_api(site: Path) -> None:
    assert "gamecase.board.Board" in (site / "reference/board.html").read_text("utf-8")
    assert "/api/tables" in (site / "http-api.html").read_text("utf-8")


def test_every_public_name_has_a_page(site: Path) -> None:
    folder = site / "reference/public"
    pages = [re.sub("<[^>]+>", "", page.read_text("utf-8")) for page in folder.glob("*-*.html")]
    assert len(pages) == len(gamecase.__all__)
    for name in gamecase.__all__:
        assert any(f"from gamecase import {name}\n" in page for page in pages), name


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        loaded = re.findall(
            r'<(?:script|img|link)[^>]+(?:src|href)="(https?:[^"]+)"', path.read_text()
        )
        assert not loaded, f"{path.name} loads {loaded}"


def test_a_broken_link_is_an_error(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    shutil.copy(TOOLS.parent / "docs" / "conf.py", docs)
    (docs / "index.md").write_text("# A page\n\n[nowhere](nowhere.md)\n", "utf-8")
    program = f"""
import sys
from pathlib import Path
import build_docs
build_docs.DOCS = Path({str(docs)!r})
build_docs.derived_pages = dict
sys.exit(build_docs.build(Path({str(tmp_path / "site")!r})))
"""
    done = run_python("-c", program)
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr
