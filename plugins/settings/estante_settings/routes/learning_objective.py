"""The calls of learning objectives. Who has a session may read them: forms that classify offer them."""

from estante.api.lists import Lists, Page
from estante.api.records import RecordCalls
from litestar import get
from litestar.di import NamedDependency

from estante_settings.lists.learning_objective import LEARNING_OBJECTIVES
from estante_settings.policies import Objectives
from estante_settings.schemas.learning_objective import (
    LearningObjectiveFields,
    LearningObjectiveRow,
    NewLearningObjective,
)
from estante_settings.services.learning_objective import (
    ACTS,
    LearningObjectiveService,
    ObjectivePresenter,
)

PATH = "/cms/learning-objectives"
CALLS = RecordCalls(LearningObjectiveService, Objectives, PATH, LearningObjectiveRow, ObjectivePresenter)


@get(PATH, session=True, list=LEARNING_OBJECTIVES, summary="List learning objectives, as their tree is read")
async def list_objectives(lists: NamedDependency[Lists]) -> Page[LearningObjectiveRow]:
    return await lists.page(LEARNING_OBJECTIVES)


ROUTES = [
    list_objectives,
    CALLS.change_many(LEARNING_OBJECTIVES, ACTS),
    CALLS.create(NewLearningObjective),
    CALLS.read(),
    CALLS.change(LearningObjectiveFields),
    CALLS.delete_one(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
