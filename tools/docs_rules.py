"""Pages with the rules of every booklet, from its clauses and its words."""

from gamecase.kernel.booklet import Booklet, Origin, SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.picture import PositionPicture
from gamecase.registry import GamePackage, all_games
from gamecase.words import Speaker, speaker

_ORIGINS = {
    Origin.PRINTED: "",
    Origin.SILENT: " *(our default; the booklet is silent)*",
    Origin.DIFFERS: " *(our reading; the booklet can be read in several ways)*",
}


def rule_pages() -> dict[str, str]:
    """The text of every page by its name."""
    pages, lists = {}, []
    for key, package in all_games().items():
        words = speaker("en", key)
        names = [f"{key}-{booklet}" for booklet in package.booklets]
        lists.append(_list_of_pages(words("game-name"), names))
        for booklet in package.booklets.values():
            pages[f"rules/{key}-{booklet.key}.md"] = _page(package, booklet, words)
            pages[f"rules/{key}-{booklet.key}.svg"] = _picture(package, booklet)
    about = "Every booklet as Gamecase plays it. Each rule says where it is not what is printed."
    pages["rules/index.md"] = "\n".join(["# Rules", "", about, "", *lists])
    return pages


def _list_of_pages(caption: str, names: list[str]) -> str:
    listed = "\n".join(names)
    return f"## {caption}\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"


def _picture(package: GamePackage, booklet: Booklet) -> str:
    opening = package.game.opening(package.rules(booklet.key), MatchScore())
    return PositionPicture(package, opening, Seat.FIRST).svg


def _page(package: GamePackage, booklet: Booklet, words: Speaker) -> str:
    key, name = package.game.key, words("game-name")
    lines = [
        f"# {name}: {words(f'booklet-{booklet.key}')}",
        "",
        _plain(words(f"booklet-{booklet.key}-about")),
        "",
        f"```{{image}} {key}-{booklet.key}.svg\n:alt: {name}, the opening\n:width: 320px\n```",
        "",
        f'In Python: `Board("{key}", "{booklet.key}")`.',
        "",
    ]
    clauses = {clause.key: clause for clause in booklet.clauses_in_force({})}
    for chapter in package.rulebook.chapters:
        held = [clauses[each] for each in chapter.clauses if each in clauses]
        if not held:
            continue
        lines += [f"## {_plain(words(f'chapter-{chapter.key}'))}", ""]
        for clause in held:
            said = _plain(words(f"clause-{clause.key}"))
            lines.append(f"* **{clause.number}** {said}{_ORIGINS[clause.origin]}")
            notes = [each for each in clause.note_keys(booklet.key) if words.has(each)]
            lines += [f"  {_plain(words(note))}" for note in notes[:1]]
        lines.append("")
    if booklet.switches:
        lines += [
            "## Switches",
            "",
            "| switch | as this booklet has it | values |",
            "|---|---|---|",
        ]
        for switch, allowed in booklet.switches.items():
            values = ", ".join(f"`{_value(each)}`" for each in allowed)
            lines.append(f"| `{switch}` | `{_value(booklet.flags[switch])}` | {values} |")
        lines.append("")
    return "\n".join(lines)


def _value(value: SwitchValue) -> str:
    return str(value) if value != "" else '""'


def _plain(text: str) -> str:
    """A sentence as Markdown: isolates of numbers taken out, signs of Markdown escaped."""
    text = text.replace("\u2068", "").replace("\u2069", "")
    return text.replace("*", "\\*").replace("_", "\\_").replace("\n", " ")
