"""Studies from the texts of files: every move of every variation is checked by the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamecase.kernel.errors import BadInput
from gamecase.kernel.transcript import Format, Transcript
from gamecase.study.notebook import clean_title
from gamecase.study.study_content import StudyContent, study_of
from gamecase.study.tree_positions import PlayedTree

if TYPE_CHECKING:
    from gamecase.registry import GamePackage

MOST_STUDIES = 20  # of one text


@dataclass(frozen=True, slots=True)
class ImportedStudy:
    """A study that was read from a file, with what could not be kept."""

    title: str
    content: str  # as JSON
    losses: tuple[str, ...] = ()


def studies_of(package: "GamePackage", format_: Format, text: str) -> list[ImportedStudy]:
    """The studies of all games of a text; BadInput names the game and what is wrong with it."""
    try:
        transcripts = format_.read(text)
        count = sum(len(transcript.games) for transcript in transcripts)
        if not 1 <= count <= MOST_STUDIES:
            raise BadInput(f"{count} games; expected 1 to {MOST_STUDIES} at a time")
        return [
            _study(package, format_, transcript, number)
            for transcript in transcripts
            for number in range(1, len(transcript.games) + 1)
        ]
    except RecursionError as error:
        raise BadInput("variations are nested too deeply") from error


def _study(
    package: "GamePackage", format_: Format, transcript: Transcript, number: int
) -> ImportedStudy:
    content = study_of(transcript, number, format_.usual_marks)
    check_study(package, content)
    title = title_of(content.names, number if len(transcript.games) > 1 else 0)
    title = title or clean_title(content.headers.get("Event", ""))
    return ImportedStudy(title, content.encode(), transcript.losses)


def check_study(package: "GamePackage", content: StudyContent) -> None:
    """BadInput if a move of a study is not legal."""
    rules = package.rules(content.ruleset, content.switches)
    PlayedTree(package.game, content.first_position(package.game, rules)).moves(content.tree)


def title_of(names: Sequence[str], number: int = 0) -> str:
    """A title made of the players' names and the number of the game in its match."""
    known = [name for name in names if name and name != "?"]
    return clean_title(" – ".join(known) + (f" ({number})" if number and known else ""))
