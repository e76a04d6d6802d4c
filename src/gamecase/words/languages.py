"""The supported languages, and the choice of one for a reader."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from gamecase.kernel.errors import BadInput

SOURCE = "en"  # the language that messages are first written in


@dataclass(frozen=True, slots=True)
class Language:
    """A supported language, with its name in the language itself."""

    code: str
    name: str
    is_right_to_left: bool = False
    #: The locale of CLDR for plurals, numbers and dates, where it is not the code.
    locale_name: str = ""
    #: A new language may lack messages, which are shown in English; readers see how many.
    may_be_incomplete: bool = False

    @property
    def locale(self) -> str:
        """The locale as CLDR and Babel name it: `pt_BR`, where the code is `pt-BR`."""
        return self.locale_name or self.code.replace("-", "_")

    @property
    def direction(self) -> str:
        return "rtl" if self.is_right_to_left else "ltr"


LANGUAGES: Mapping[str, Language] = {
    language.code: language
    for language in (
        Language("de", "Deutsch"),
        Language("en", "English"),
        Language("fr", "Français"),
        Language("it", "Italiano"),
        Language("nl", "Nederlands"),
        Language("es", "Español"),
        # CLDR's `pt` is Brazilian; European Portuguese differs in plurals and dates.
        Language("pt", "Português (Portugal)", locale_name="pt_PT"),
        Language("pt-BR", "Português (Brasil)"),
        Language("da", "Dansk"),
        Language("sv", "Svenska"),
        Language("fi", "Suomi"),
        Language("nb", "Norsk bokmål"),
        Language("hu", "Magyar"),
        Language("cs", "Čeština"),
        Language("pl", "Polski"),
        Language("el", "Ελληνικά"),
        Language("ru", "Русский"),
        Language("tr", "Türkçe"),
        Language("sl", "Slovenščina"),
        Language("hr", "Hrvatski"),
        Language("sk", "Slovenčina"),
        Language("bg", "Български"),
        Language("ro", "Română"),
        Language("uk", "Українська"),
        Language("et", "Eesti"),
        Language("lt", "Lietuvių"),
        Language("lv", "Latviešu"),
        Language("ar", "العربية", is_right_to_left=True),
    )
}

# Codes that browsers send for a language that has another code here.
_ALIASES = {"no": "nb", "nn": "nb"}
# Browsers write the region of a tag in capitals or not.
_BY_TAG = {code.lower(): code for code in LANGUAGES}


def language(code: str) -> Language:
    """The language with a code; BadInput lists the supported codes."""
    if code not in LANGUAGES:
        raise BadInput(f"no language {code!r}; there are {' '.join(LANGUAGES)}")
    return LANGUAGES[code]


@lru_cache(maxsize=256)
def negotiate(wanted: str) -> str:
    """The best language for an Accept-Language header.

    >>> negotiate("sv-FI, fi;q=0.9, en;q=0.8")
    'sv'
    >>> negotiate("ja, no;q=0.5")
    'nb'
    >>> negotiate("pt-br"), negotiate("pt-PT")
    ('pt-BR', 'pt')
    >>> negotiate("ja") == negotiate("") == "en"
    True
    """
    ranked: list[tuple[float, str]] = []
    for part in wanted.split(","):
        tag, _, parameters = part.partition(";")
        code = _supported(tag.strip().lower())
        weight = _weight(parameters)
        if code and weight > 0:
            ranked.append((weight, code))
    # Of equal weights `max` keeps the first, as the header orders them.
    return max(ranked, key=lambda weighted: weighted[0])[1] if ranked else SOURCE


def _supported(tag: str) -> str:
    """The supported language of a tag in small letters, by its longest known beginning."""
    parts = tag.split("-", 3)[:3]  # language, script, region
    parts[0] = _ALIASES.get(parts[0], parts[0])
    for length in range(len(parts), 0, -1):
        if code := _BY_TAG.get("-".join(parts[:length])):
            return code
    return ""


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
