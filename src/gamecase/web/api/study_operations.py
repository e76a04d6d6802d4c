"""The operations of studies and of lessons that teachers write."""

from gamecase.web.api import study_documents
from gamecase.web.api.operation import Operation, get, post
from gamecase.web.api.study_document_types import (
    LessonCreated,
    LessonDetails,
    LessonList,
    NewLessonRequest,
    NewStudyRequest,
    StudiesCreated,
    StudyDetails,
    StudyFile,
    StudyList,
)

STUDY_OPERATIONS: tuple[Operation, ...] = (
    get("studies", "/api/studies", study_documents.list_studies, StudyList),
    post(
        "newStudy",
        "/api/studies",
        study_documents.create_studies,
        NewStudyRequest,
        StudiesCreated,
        status=201,
        errors=(404, 409),
    ),
    get("study", "/api/studies/{key}", study_documents.show_study, StudyDetails, errors=(404,)),
    get(
        "studyFile",
        "/api/studies/{key}/file/{suffix}",
        study_documents.export_study,
        StudyFile,
        errors=(404,),
    ),
    get("lessons", "/api/lessons", study_documents.list_lessons, LessonList),
    post(
        "newLesson",
        "/api/lessons",
        study_documents.create_lesson,
        NewLessonRequest,
        LessonCreated,
        status=201,
        errors=(409,),
    ),
    get("lesson", "/api/lessons/{key}", study_documents.show_lesson, LessonDetails, errors=(404,)),
)
