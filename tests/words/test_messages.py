"""Reading word files: sentences of each variant, and digests that only a new text changes."""

from gamecase.words.messages import parse_words

LINE = "greet = Good day, { $name }!\n"


def digest(text: str) -> str:
    (message,) = parse_words(text).messages.values()
    return message.digest


def sentences(text: str) -> tuple[str, ...]:
    (message,) = parse_words(text).messages.values()
    return message.sentences


def test_a_digest_ignores_layout_comments_and_the_key() -> None:
    assert len(digest(LINE)) == 8
    assert digest(LINE) == digest("# a comment\ngreet   =   Good day, {$name}!\n\n")
    assert digest(LINE) == digest("greet =\n    Good day, { $name }!\n")
    assert digest(LINE) == digest(LINE.replace("greet", "hello"))


def test_a_digest_ignores_better_typography() -> None:
    assert digest("a = It's \u00a05 -1\n") == digest("a = It’s  5 −1\n")


def test_a_digest_changes_with_the_text_a_variable_or_an_attribute() -> None:
    changed = [
        LINE.replace("!", "."),
        LINE.replace("$name", "$seat"),
        f"{LINE}    .title = A greeting\n",
        f"{LINE}    .title = The greeting\n",
    ]
    assert len({digest(LINE), *map(digest, changed)}) == 5


def test_a_variant_is_a_sentence_of_its_own() -> None:
    text = (
        "count = After { $n ->\n    [one] { $n } roll\n   *[other] { NUMBER($n) } rolls\n"
        '} by { $seat ->\n    [first] X\n   *[second] O\n}{ "." }\n    .title = Rolls\n'
    )
    assert sentences(text) == (
        "After {$n} rolls by O.",
        "After {$n} roll by O.",
        "After {$n} rolls by X.",
        "Rolls",
    )


def test_variables_and_variants_are_found() -> None:
    text = (
        "a = { $n ->\n    [0] no\n    [one] { $x }\n"
        "   *[other] { $y ->\n    [b] b\n   *[c] c\n    }\n}\n"
    )
    (message,) = parse_words(text).messages.values()
    assert message.variables == {"n", "x", "y"}
    assert message.plurals == (frozenset({"one", "other"}),)
    assert message.options == (frozenset({"b", "c"}),)


def test_faults_of_syntax_name_the_line_or_the_key() -> None:
    assert parse_words("a = x\na = y\nno message\n").faults == (
        ("a", "is defined twice"),
        ("no message", "is not Fluent syntax"),
    )


def test_numbers_choices_and_references_are_found() -> None:
    text = (
        "a = { b } { NUMBER($cost) } { $n ->\n    [0] no\n    [one] one\n   *[other] more\n}"
        "{ $seat ->\n    [first] X\n   *[second] O\n}\n"
    )
    (message,) = parse_words(text).messages.values()
    assert message.references == {"b"}
    assert message.numbers == {"cost", "n"}
    assert message.choices == {"n": ("0", "one", "other"), "seat": ("first", "second")}
