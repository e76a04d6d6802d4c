"""The page's types of messages are those of the server."""

import shutil
import subprocess
from pathlib import Path

import pytest
from generate_message_types import FILE, message_types

ROOT = Path(__file__).parents[2]


def test_the_page_has_the_message_types_of_the_server() -> None:
    expected = message_types()
    assert FILE.read_text("utf-8") == expected, "run python tools/generate_message_types.py"


@pytest.mark.skipif(not shutil.which("tsc"), reason="TypeScript is not installed")
def test_the_modules_of_the_page_have_no_type_errors() -> None:
    result = subprocess.run(
        ["tsc", "-p", "jsconfig.json"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout


def test_every_module_of_the_page_is_type_checked() -> None:
    modules = sorted(FILE.parent.glob("*.js"))
    assert modules
    unchecked = [path.name for path in modules if not path.read_text().startswith("// @ts-check\n")]
    assert unchecked == []
