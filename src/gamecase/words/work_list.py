"""What there is to do in one language: messages that are missing, or older than their source."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gamecase.words.checks import EnglishMessages, WordReport
from gamecase.words.digests import State, read_digests
from gamecase.words.messages import read_word_file


@dataclass(frozen=True, slots=True)
class WorkItem:
    """A message of one language that a translator has to look at."""

    owner: str
    key: str
    state: State
    source: str  # the English text now
    source_digest: str  # of the English text that the translation was made from, if it is stamped
    translation: str
    findings: tuple[str, ...]


def work_list(sources: list[EnglishMessages], report: WordReport, code: str) -> Iterator[WorkItem]:
    """The messages of a language that need work, in the order of the English files."""
    findings: dict[tuple[str, str], list[str]] = {}
    for fault in (*report.faults, *report.findings):
        if fault.language == code:
            findings.setdefault((fault.owner, fault.key), []).append(fault.what)
    states: Mapping[tuple[str, str], State] = {
        **dict.fromkeys(report.missing[code], State.MISSING),
        **dict.fromkeys(report.outdated[code], State.OUTDATED),
    }
    for source in sources:
        messages = read_word_file(source.folder / f"{code}.ftl").messages
        digests = read_digests(source.folder, code)
        for key, english in {**source.own, **source.shared}.items():
            state = states.get((source.owner, key), State.CURRENT)
            wrong = findings.get((source.owner, key), [])
            if state is State.CURRENT and not wrong:
                continue
            yield WorkItem(
                owner=source.owner,
                key=key,
                state=state,
                source=source.own.get(key, english).text,
                source_digest=digests.get(key, ""),
                translation=messages[key].text if key in messages else "",
                findings=tuple(wrong) if state is not State.MISSING else (),
            )
