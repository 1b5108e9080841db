"""What programs hold about people: who made them, what they opened in them, and the boards they are at."""

from collections.abc import Sequence

from estante.api.people import PersonalData
from estante.api.records import record_personal_data

from estante_programs.models.board import Board, BoardCard, BoardMember, CardPerson
from estante_programs.models.material import Material, Section
from estante_programs.models.opening import MaterialOpening
from estante_programs.models.programming import Programming, ProgrammingSession
from estante_programs.models.structure import Lesson, Unit
from estante_programs.models.task import Task
from estante_programs.models.teacher_course import TeacherCourse
from estante_programs.models.toolbox import ToolGroup
from estante_programs.services.program import ProgramService

PERSONAL_DATA: Sequence[PersonalData] = (
    record_personal_data(ProgramService),
    PersonalData(
        table=MaterialOpening.__tablename__,
        columns=("person_guid",),
        text_key="programs.personal_data.openings",
        on_erase="delete",
        document=MaterialOpening.__tablename__,
    ),
    PersonalData(
        table=TeacherCourse.__tablename__,
        columns=("person_guid",),
        text_key="programs.personal_data.courses",
        on_erase="delete",
        document=TeacherCourse.__tablename__,
        free_text=("name",),
    ),
    # A board of their own goes with its cards; a group's is the group's.
    *(
        PersonalData(
            table=model.__tablename__,
            columns=("person_guid",),
            text_key="programs.personal_data.boards",
            on_erase="delete",
            document=model.__tablename__,
        )
        for model in (CardPerson, BoardMember, Board)
    ),
    PersonalData(
        table=BoardCard.__tablename__,
        columns=("created_by", "deleted_by"),
        text_key="programs.personal_data.cards",
        on_erase="unlink",
        document=BoardCard.__tablename__,
        free_text=("title", "description"),
    ),
    PersonalData(
        table=Programming.__tablename__,
        columns=("created_by", "deleted_by", "published_by", "completed_by"),
        text_key="programs.personal_data.programmings",
        on_erase="unlink",
        document=Programming.__tablename__,
    ),
    *(
        PersonalData(
            table=model.__tablename__,
            columns=("created_by", "deleted_by", "published_by"),
            text_key="programs.personal_data.structure",
            on_erase="unlink",
            document=model.__tablename__,
        )
        for model in (Unit, Lesson)
    ),
    *(
        PersonalData(
            table=model.__tablename__,
            columns=("created_by", "deleted_by"),
            text_key="programs.personal_data.structure",
            on_erase="unlink",
            document=model.__tablename__,
        )
        for model in (Section, Material, ToolGroup, Task, ProgrammingSession)
    ),
)
