"""How much of a new language is translated, as readers see it in the list of languages."""

from functools import cache

from babel.numbers import format_percent

from gamecase.registry import all_games
from gamecase.words.checks import check
from gamecase.words.languages import SOURCE, Language
from gamecase.words.speaker import word_folders


@cache
def share_text(language: Language) -> str:
    """The translated share of a language that may be incomplete, such as "43%"; else empty."""
    if not language.may_be_incomplete or language.code == SOURCE:
        return ""
    folders = word_folders({key: package.folder for key, package in all_games().items()})
    report = check(folders, {language.code: language})
    # Rounded down: only a complete language has 100 %.
    share = 100 * report.counts[language.code] // report.total / 100
    return "" if share == 1 else str(format_percent(share, locale=language.locale))
