"""What `pip install .` brings."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_wheel_carries_every_booklet_word_template_and_static_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = {
        str(path.relative_to(source))
        for path in (source / "gamecase").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted <= packed, f"not in the wheel: {sorted(wanted - packed)}"
    kinds = {Path(name).suffix for name in packed}
    assert {".toml", ".ftl", ".html", ".js", ".css", ".svg"} <= kinds
