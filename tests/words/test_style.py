"""Each rule of style finds the fault it is for, and nothing in a text without it."""

import pytest

from gamecase.words.languages import LANGUAGES
from gamecase.words.messages import parse_words
from gamecase.words.style import read_styles, style_of, styles
from gamecase.words.style_checks import find_style_faults
from gamecase.words.typography import put_file_right, put_right


def found(code: str, text: str, english: str = "", key: str = "a") -> list[str]:
    """What is wrong with a text of a language; by default the English has the same ending."""
    source = parse_words(f"{key} = {english or text}\n").messages
    messages = parse_words(f"{key} = {text}\n").messages
    faults = find_style_faults(LANGUAGES[code], style_of(code), source, messages)
    return [what for _, what in faults if english or what != "is the English text"]


def test_every_language_says_how_readers_are_addressed() -> None:
    assert styles().keys() == LANGUAGES.keys()
    assert all(style.address and style.quotes for style in styles().values())
    # English has one "you", and Arabic is written without the imperative.
    without = {code for code, style in styles().items() if not style.other_address}
    assert without == {"en", "ar"}


@pytest.mark.parametrize(
    ("code", "wrong", "right"),
    [
        ("de", "Wenn Sie wollen, ist das Ihr Zug.", "Sie werden gemischt. Du kannst, ihr auch."),
        ("fr", "C’est ton tour.", "À vous de jouer. L’a-t-il vu\u202f?"),
        ("fr", "Tu joues.", "C’est tout."),
        ("it", "Se vuole, Lei gioca.", "Suo è il primo tratto. Le pedine, tocca a te."),
        ("nl", "Dit is uw beurt.", "Jouw beurt."),
        ("es", "Si dejáis los discos.", "Dieciséis fichas: es tu turno."),
        ("es", "Es el turno de usted.", "Es tu turno."),
        ("pt", "O seu tempo acabou.", "O teu tempo acabou, e o seu nome fica."),
        ("pt-BR", "O teu tempo acabou.", "Seu tempo acabou."),
        ("pt-BR", "Já podes jogar.", "Você já pode jogar."),
        ("da", "Nu kan De rykke.", "De sorte rykker. Du kan rykke."),
        ("sv", "Nu kan Ni flytta.", "Nu kan du flytta."),
        ("fi", "Teidän vuoronne.", "Sinun vuorosi."),
        ("fi", "Voitte siirtää.", "Voit siirtää."),
        ("nb", "Nå kan De flytte.", "De mørke flytter."),
        ("hu", "Az Ön lépése.", "A te lépésed: önálló döntés."),
        ("cs", "Teď můžeš táhnout.", "Teď můžete táhnout."),
        ("cs", "Tvůj čas vypršel.", "Váš čas vypršel."),
        ("pl", "Pana czas minął.", "Twój czas minął. Panuje cisza."),
        ("el", "Ο χρόνος σας τελείωσε.", "Ο χρόνος σου τελείωσε."),
        ("ru", "Твоё время вышло.", "Ваше время вышло, лишь миг."),
        ("ru", "Если хочешь, сдавайся.", "Если хотите, сдавайтесь."),
        ("tr", "Süreniz doldu.", "Yalnız sen: süren henüz dolmadı."),
        ("sl", "Tvoj čas je potekel.", "Vaš čas je potekel."),
        ("hr", "Sada možeš igrati.", "Sada možete igrati."),
        ("sk", "Teraz môžeš ťahať.", "Teraz môžete ťahať."),
        ("bg", "Времето ви изтече, вашата партия свърши.", "Времето ти изтече. Пуловете стоят."),
        ("bg", "Изберете пул.", "Избери пул."),
        ("ro", "Acum puteți muta.", "Acum poți muta."),
        ("uk", "Тепер можеш ходити.", "Тепер можете ходити, лиш раз."),
        ("et", "Nüüd on teie kord.", "Nüüd on sinu kord."),
        ("lt", "Tavo laikas baigėsi.", "Jūsų laikas baigėsi."),
        ("lv", "Jūsu laiks beidzies.", "Tavs laiks beidzies."),
        ("lv", "Bīdiet ripu.", "Kauliņš iet pa līniju: mazliet, šķiet."),
    ],
)
def test_another_form_of_address_is_found(code: str, wrong: str, right: str) -> None:
    assert any("readers are addressed as" in fault for fault in found(code, wrong))
    assert found(code, right) == []


def test_messages_to_several_readers_may_use_the_plural() -> None:
    assert found("es", "Si queréis, pasáis.", key="clause-may-pass") == []
    assert found("es", "Si queréis, pasáis.") != []


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("bg", "Можеш да вземеш, значит трябва."),
        ("uk", "Это ваш хід."),
        ("ru", "Ваш хід."),
        ("ro", "Şah."),
        ("pt-BR", "A partida está no ecrã."),
        ("pt", "A partida está na tela."),
        ("fr", "Un raton."),
        ("ro", "Piesele închise încep."),
        ("el", "Πάρε άλλα τόσα."),
    ],
)
def test_a_word_of_a_neighbouring_language_or_that_misleads_is_found(code: str, wrong: str) -> None:
    assert any("which does not belong here" in fault for fault in found(code, wrong))


@pytest.mark.parametrize(
    ("code", "wrong", "right"),
    [
        # percent signs, as CLDR has them
        ("de", "{ $n } %", "{ $n }\u00a0%"),
        ("de", "{ $n }%", "{ $n }\u00a0%"),
        ("es", "5 %", "5\u00a0%"),
        ("cs", "5 %", "5\u00a0%"),
        ("it", "5 %", "5%"),
        ("en", "5\u00a0%", "5%"),
        ("tr", "% 5", "%5"),
        # French punctuation
        ("fr", "Partie : { $n } !", "Partie\u00a0: { $n }\u00a0!"),
        ("fr", "Partie: oui?", "Partie\u00a0: oui\u00a0?"),
        ("fr", "« oui »", "«\u00a0oui\u00a0»"),
        # dashes
        ("ru", "Ход — белых", "Ход\u00a0— белых"),
        ("uk", "Хід — білих", "Хід\u00a0— білих"),
        ("lt", "Ėjimas – juodųjų", "Ėjimas\u00a0– juodųjų"),
        # every language
        ("de", "Das  ist", "Das ist"),
        ("sv", "värd -{ $n }", "värd \u2212{ $n }"),
        ("sv", "(-3)", "(\u22123)"),
        ("en", "It's", "It’s"),
        ("fr", "10 000 parties", "10\u00a0000 parties"),
    ],
)
def test_typography_is_found_and_put_right(code: str, wrong: str, right: str) -> None:
    assert found(code, wrong) != []
    assert found(code, right) == []
    assert put_right(wrong, LANGUAGES[code], style_of(code)) == right
    assert put_right(right, LANGUAGES[code], style_of(code)) == right


def test_a_hyphen_between_words_and_numbers_is_no_minus() -> None:
    assert found("en", "A 2-2 tie, a 10-point match, { $a }-{ $b }") == []
    assert found("fr", "12:30, https\u00a0: { $a }:{ $b }") == []


def test_a_narrow_no_break_space_is_as_good() -> None:
    assert found("fr", "Oui\u202f! 5\u202f%") == []


def test_code_in_a_file_is_left_alone() -> None:
    text = (
        "### Words: don't touch -1\n"
        "a = { $n ->\n    [one] C'est { NUMBER($n, minimumFractionDigits: 3) } !\n"
        '   *[other] { "" }oui: { $x }\n}\n'
        "    .title = Non ?\n"
    )
    assert put_file_right(text, LANGUAGES["fr"], style_of("fr")) == (
        "### Words: don't touch -1\n"
        "a = { $n ->\n    [one] C’est { NUMBER($n, minimumFractionDigits: 3) }\u00a0!\n"
        '   *[other] { "" }oui\u00a0: { $x }\n}\n'
        "    .title = Non\u00a0?\n"
    )


@pytest.mark.parametrize(
    ("code", "wrong", "right"),
    [
        ("de", "Das “Feld”", "Das „Feld“"),
        ("fr", 'Le "jeu"', "Le «\u00a0jeu\u00a0»"),
        ("hu", "A „mező“ “", "A „mező”"),
        ("da", "'felt", "feltet"),
    ],
)
def test_quotation_marks_of_another_language_are_found(code: str, wrong: str, right: str) -> None:
    assert found(code, wrong) != []
    assert found(code, right) == []


@pytest.mark.parametrize("wrong", ["الحظ +{ $n }", "{ $sign }{ $points }", "{ $n } −3"])
def test_a_sign_and_a_number_are_kept_together_from_right_to_left(wrong: str) -> None:
    assert any("a sign and a number apart" in fault for fault in found("ar", wrong))
    assert found("ar", f'{{ "\\u2066" }}{wrong}{{ "\\u2069" }}') == []
    assert not any("apart" in fault for fault in found("de", wrong))


def test_a_number_in_the_name_of_a_message_is_no_number_from_right_to_left() -> None:
    assert found("ar", "{ origin-collection-quiet-40 }") == []
    assert found("ar", "{ origin-quiet-40 } −3") != []


def test_an_untranslated_text_is_found() -> None:
    assert found("de", "Open tables here", "Open tables here") == ["is the English text"]
    assert found("de", "Position", "Position") == []
    assert found("de", "Crokinole { $name }", "Crokinole { $name }") == []
    assert found("en", "Open tables here", "Open tables here") == []


@pytest.mark.parametrize(
    ("code", "wrong", "right", "english"),
    [
        ("de", "Wer beginnt", "Wer beginnt?", "Who goes first?"),
        ("de", "Dein Zug", "Dein Zug!", "Your turn."),
        ("de", "Sprache.", "Sprache", "Language"),
        ("el", "Ποιος αρχίζει", "Ποιος αρχίζει;", "Who goes first?"),
        ("ar", "من يبدأ", "من يبدأ؟", "Who goes first?"),
        ("de", "Es sagt", "Es sagt:", "It says:"),
    ],
)
def test_another_end_of_a_sentence_is_found(
    code: str, wrong: str, right: str, english: str
) -> None:
    assert any("the English with" in fault for fault in found(code, wrong, english))
    assert found(code, right, english) == []


def test_a_space_before_a_full_stop_is_found() -> None:
    assert found("de", "Das ist { $n } .") == ["has a space where none belongs"]


def test_a_style_names_its_patterns_rightly() -> None:
    with pytest.raises(TypeError):
        read_styles("[de]\nadress = 'du'\n")
