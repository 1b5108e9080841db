"""What other plugins may know of programs.

A plugin that shows figures asks `register_program_figures` what the programs have and how far students are in
them, and one whose contents stand in lessons asks `register_program_contents` where. This plugin gives both
itself: so they need none to be there.
"""

from msgspec import Struct


class ProgramFigures(Struct, frozen=True, kw_only=True):
    """Programs and how far their students are, as SQL under the tenant's row security, to be read as tables.

    A student of a program is who is given its publication: `students` reads `(:holders)`, which the caller
    fills (`PublicationGivers` of the contents). Demo people are left out.

    Attributes:
        programs: rows (guid, name, publication_guid) of the programs that are not in the trash.
        lessons: rows (program_guid, unit_guid, unit, lesson_guid, lesson, number) of what is published, as it
            is called; `number` is the place in the program.
        contents: rows (program_guid, content_guid) of what published lessons have, for whomever.
        students: rows (program_guid, person_guid, country_guid).
        parts: rows (program_guid, unit_guid, lesson_guid, part_guid, name, is_task, content_guid) of the
            materials and tasks that count for students; each counts alike (`services/study/progress.py`).
        reached: rows (part_guid, person_guid, progress, score) of who did something, both in percent. `score`
            is that of a task's last attempt which needs no marking any more. It reads `parts`, a common table
            of the caller with those rows of `parts` that it asks for.
        people: rows (guid, name) of the students, as they are called.
    """

    programs: str
    lessons: str
    contents: str
    students: str
    parts: str
    reached: str
    people: str


class ProgramContents(Struct, frozen=True, kw_only=True):
    """The contents in the lessons of programs, as SQL under the tenant's row security, to be read as tables.

    Attributes:
        programs: rows (guid, name, colour, paper) of the programs that are not in the trash; `colour` and
            `paper`, which may be null, are what Mint lessons wear in them.
        materials: rows (program_guid, content_guid, title, unit, lesson, number, is_published, teacher_only),
            drafts too; `number` is the place in the program, from 1.
    """

    programs: str
    materials: str
