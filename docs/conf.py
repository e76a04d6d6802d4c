"""Settings of the documentation site; `make docs` builds it (tools/build_docs.py)."""

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from gamecase import __version__

REPOSITORY = "https://github.com/gamecase/gamecase/blob/main/"

project = "Gamecase"
author = "The Gamecase contributors"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["README.md"]  # the index of the repository's browser
source_suffix = {".md": "markdown"}

myst_heading_anchors = 3
default_role = "code"  # docstrings write `names` as in Markdown
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"Gamecase {release}"
html_static_path: list[str] = []
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a4a1f", "color-brand-content": "#7a4a1f"},
    "dark_css_variables": {"color-brand-primary": "#e0b070", "color-brand-content": "#e0b070"},
}


def _link_to_repository(app: Sphinx, document: str, source: list[str]) -> None:
    """Files outside of docs/ are linked where the repository has them."""
    if "/" not in document:
        source[0] = source[0].replace("](../", f"]({REPOSITORY}")


def _has_name(app: Sphinx, doctree: nodes.document) -> None:
    """Every picture needs a text for those who do not see it."""
    for image in doctree.findall(nodes.image):
        if not image.get("alt"):
            raise ValueError(f"{doctree['source']}: {image['uri']} has no text")


def setup(app: Sphinx) -> None:
    app.add_lexer("mermaid", TextLexer)  # the repository's browser draws these; here they are text
    app.connect("source-read", _link_to_repository)
    app.connect("doctree-read", _has_name)
