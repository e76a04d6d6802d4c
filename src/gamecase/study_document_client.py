"""A client for studies and lessons: list, show, make and export them.

studies = StudyClient("http://127.0.0.1:8740", token)
(number,) = studies.create(NewStudyRequest("chess", text=pgn))
print(studies.file(number, "pgn").text)
"""

from urllib.parse import quote

from gamecase.client import ApiConnection, RequestFailed
from gamecase.extras import require

with require("client", "the client of the JSON API"):
    from gamecase.study.lesson_content import LessonExercise
    from gamecase.study.study_content import NodeContent
    from gamecase.web.api.study_document_types import (
        ExerciseRequest,
        LessonCreated,
        LessonDetails,
        LessonInfo,
        LessonList,
        NewLessonRequest,
        NewStudyRequest,
        StudiesCreated,
        StudyDetails,
        StudyFile,
        StudyInfo,
        StudyList,
    )

__all__ = [
    "ExerciseRequest",
    "LessonDetails",
    "LessonExercise",
    "LessonInfo",
    "NewLessonRequest",
    "NewStudyRequest",
    "NodeContent",
    "RequestFailed",
    "StudyClient",
    "StudyDetails",
    "StudyFile",
    "StudyInfo",
]


class StudyClient:
    """The studies and lessons of an account or a guest; without a token, those of links.

    A guest gets a token with the first study or lesson.
    """

    def __init__(self, server: str, token: str = "") -> None:
        self._api = ApiConnection(server, token)

    @property
    def token(self) -> str:
        """The token that owns what is made."""
        return self._api.token

    def studies(self) -> list[StudyInfo]:
        """The own studies, those changed last first."""
        return self._api.get("/api/studies", StudyList).studies

    def study(self, key: str) -> StudyDetails:
        """A study with its moves, by its id or by the last part of a link."""
        return self._api.get(f"/api/studies/{quote(key, safe='')}", StudyDetails)

    def create(self, request: NewStudyRequest) -> list[str]:
        """Make studies, one for each game of a text; returns their ids."""
        created = self._api.post("/api/studies", request, StudiesCreated)
        self._api.token = created.token or self._api.token
        return created.studies

    def file(self, key: str, suffix: str) -> StudyFile:
        """A study as a file, such as `pgn`; `losses` says what the format does not hold."""
        path = f"/api/studies/{quote(key, safe='')}/file/{quote(suffix, safe='')}"
        return self._api.get(path, StudyFile)

    def lessons(self) -> list[LessonInfo]:
        """The own lessons, those changed last first."""
        return self._api.get("/api/lessons", LessonList).lessons

    def lesson(self, key: str) -> LessonDetails:
        """A lesson with its exercises, by its id or by the last part of a link."""
        return self._api.get(f"/api/lessons/{quote(key, safe='')}", LessonDetails)

    def create_lesson(self, request: NewLessonRequest) -> str:
        """Make a lesson; returns its id."""
        created = self._api.post("/api/lessons", request, LessonCreated)
        self._api.token = created.token or self._api.token
        return created.lesson

    def close(self) -> None:
        self._api.close()
