"""Build the documentation site, without network; a broken link or reference is an error.

    python tools/build_docs.py site

Pages that can be derived are written from their source: the rules of every booklet, the reference
of the library from its docstrings, and the HTTP API from its OpenAPI document.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from docs_http_api import http_api_page
from docs_reference import reference_pages
from docs_rules import rule_pages
from sphinx.cmd.build import build_main

DOCS = Path(__file__).parent.parent / "docs"


def derived_pages() -> dict[str, str]:
    """The text of every page and picture that is made from the code, by its name."""
    return {**rule_pages(), **reference_pages(), "http-api.md": http_api_page()}


def build(target: Path) -> int:
    """Write the site into a folder; returns the exit code of Sphinx."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "docs")
        shutil.copytree(DOCS, source)
        for name, text in derived_pages().items():
            path = source / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        doctrees = str(Path(folder, "doctrees"))
        return build_main(
            ["-b", "html", "-W", "--keep-going", "-q", "-d", doctrees, str(source), str(target)]
        )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/build_docs.py FOLDER")
    sys.exit(build(Path(sys.argv[1])))
