"""The tables of digital programs."""

from estante_programs.models.board import Board, BoardCard, BoardMember, CardPerson
from estante_programs.models.lesson_map import MapPoint
from estante_programs.models.material import Material, Section
from estante_programs.models.opening import MaterialOpening
from estante_programs.models.program import (
    Program,
    ProgramIsbn,
    ProgramLanguage,
    ProgramLevel,
    ProgramYear,
)
from estante_programs.models.programming import Programming, ProgrammingSession, SessionMaterial
from estante_programs.models.structure import Lesson, Unit
from estante_programs.models.task import Task
from estante_programs.models.teacher_course import TeacherCourse
from estante_programs.models.toolbox import Tool, ToolGroup

__all__ = [
    "Board",
    "BoardCard",
    "BoardMember",
    "CardPerson",
    "Lesson",
    "MapPoint",
    "Material",
    "MaterialOpening",
    "Program",
    "ProgramIsbn",
    "ProgramLanguage",
    "ProgramLevel",
    "ProgramYear",
    "Programming",
    "ProgrammingSession",
    "Section",
    "SessionMaterial",
    "Task",
    "TeacherCourse",
    "Tool",
    "ToolGroup",
    "Unit",
]
