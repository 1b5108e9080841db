"""What who writes a lesson is answered of how its students will see it."""

from collections.abc import Sequence

from msgspec import Struct

from estante_programs.schemas.study import LessonToStudy
from estante_programs.schemas.toolbox import StudyToolGroup


class LessonPreview(Struct, frozen=True, kw_only=True):
    """A lesson and the tools beside it, as a student who begins is shown them, drafts too."""

    lesson: LessonToStudy
    toolbox: Sequence[StudyToolGroup]
