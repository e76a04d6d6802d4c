"""The page's types of messages are those of the server."""

from generate_message_types import FILE, message_types


def test_the_page_has_the_message_types_of_the_server() -> None:
    expected = message_types()
    assert FILE.read_text("utf-8") == expected, "run python tools/generate_message_types.py"


def test_every_module_of_the_page_is_type_checked() -> None:
    modules = sorted(FILE.parent.glob("*.js"))
    assert modules
    unchecked = [path.name for path in modules if not path.read_text().startswith("// @ts-check\n")]
    assert unchecked == []
