"""The lists of a program's toolbox. Its groups are few: they are made in memory."""

from estante.api.lists import ListSpec, NoFilters

from estante_programs.schemas.toolbox import StudyToolGroup, ToolGroupRow

TOOLBOX = ListSpec(row=ToolGroupRow, filters=NoFilters, search=("name",), sort=("name",), default="")
STUDY_TOOLBOX = ListSpec(row=StudyToolGroup, filters=NoFilters, search=("name",), sort=("name",), default="")
