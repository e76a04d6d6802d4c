"""The client for studies and lessons, against a real server process."""

from collections.abc import Iterator

import pytest

from gamecase.study_document_client import (
    ExerciseRequest,
    NewLessonRequest,
    NewStudyRequest,
    RequestFailed,
    StudyClient,
)
from tables.server_process import ServerProcess

PGN = "1. e4 $1 e5 (1... c5 {Sicilian}) 2. Nf3 *\n"
MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("study") / "database.sqlite3")
    process.start()
    yield process
    process.kill()


def test_studies_are_made_listed_shown_and_exported(server: ServerProcess) -> None:
    client = StudyClient(server.address)
    (number,) = client.create(NewStudyRequest("chess", text=PGN))
    assert [study.id for study in client.studies()] == [number]
    study = client.study(number)
    assert [node.action for node in study.nodes] == ["", "e2e4", "e7e5", "g1f3", "c7c5"]
    assert study.nodes[1].marks == ("!",)
    file = client.file(number, "pgn")
    assert "( 1... c5 { Sicilian } )" in file.text
    assert file.losses == []
    (ending,) = client.create(NewStudyRequest("chess", position=MATE, title="Mate"))
    assert client.study(ending).start == MATE
    with pytest.raises(RequestFailed, match="not-found"):
        StudyClient(server.address).study(number)
    with pytest.raises(RequestFailed, match="PGN"):
        client.create(NewStudyRequest("chess", text="1. e5 *"))


def test_losses_of_a_format_are_named(server: ServerProcess) -> None:
    client = StudyClient(server.address)
    sgf = "(;FF[4]GM[6]PW[Ann]PB[Ben](;W[31hefe]BM[1])(;W[42hdfd]))"
    (number,) = client.create(NewStudyRequest("backgammon", text=sgf))
    assert client.file(number, "sgf").losses == []
    assert client.file(number, "mat").losses == [
        "MAT has no place for 1 mark",
        "MAT has no place for 1 variation",
    ]


def test_lessons_are_made_listed_and_shown(server: ServerProcess) -> None:
    client = StudyClient(server.address)
    exercise = ExerciseRequest("chess", MATE, task="Mate", answers=["Ra8#"])
    number = client.create_lesson(NewLessonRequest("Mates", [exercise]))
    (info,) = client.lessons()
    assert (info.id, info.title, info.exercises) == (number, "Mates", 1)
    assert client.lesson(number).exercises[0].answers == ("a1a8",)
    bad = ExerciseRequest("chess", MATE, answers=["Ra9"])
    with pytest.raises(RequestFailed, match="exercise 0: lessons-bad-answer: Ra9"):
        client.create_lesson(NewLessonRequest("Mates", [bad]))
