"""Reading the toolbox of a program as who follows it sees it."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Mapping
from itertools import groupby
from uuid import UUID

from estante.api.files import FileStore
from estante_contents.contracts import ContentCard, ContentLibrary

from estante_programs.schemas.study import StudyContent
from estante_programs.schemas.toolbox import StudyTool, StudyToolGroup
from estante_programs.services.files import file_of
from estante_programs.services.study.programs import PROGRAM, Row, StudyService
from estante_programs.shown import tools_shown

TOOLS = f"""
SELECT x.* FROM ({tools_shown("$2::boolean")}) x
WHERE x.program_guid = $1 ORDER BY x.at, x.group_guid, x.place
"""


class StudyToolbox:
    """Reads the tools of the programs that the person who asks may open."""

    def __init__(self, study: StudyService, files: FileStore, library: ContentLibrary) -> None:
        self._study, self._files, self._library = study, files, library

    async def of_program(self, program: UUID) -> list[StudyToolGroup]:
        """Its groups that hold something for the person. Raises NotFound: no program that they may open."""
        await self._study.row(PROGRAM, *self._study.asker, program)
        return await self.shown(program, teaches=self._study.teaches)

    async def shown(self, program: UUID, *, teaches: bool) -> list[StudyToolGroup]:
        """The groups of a program that hold something for students, or for who is none."""
        rows = await self._study.fetch(TOOLS, program, teaches)
        cards = await self._library.cards([row["content_guid"] for row in rows if row["content_guid"]])
        groups = [list(tools) for _, tools in groupby(rows, lambda row: row["group_guid"])]
        return [
            StudyToolGroup(
                guid=tools[0]["group_guid"],
                name=tools[0]["name"],
                teacher_only=tools[0]["teacher_only"],
                tools=[self._tool(row, cards) for row in tools],
            )
            for tools in groups
        ]

    def _tool(self, row: Row, cards: Mapping[UUID, ContentCard]) -> StudyTool:
        card = cards.get(row["content_guid"])
        return StudyTool(
            guid=row["guid"],
            kind="content" if card else "link" if row["link"] else "file",
            title=row["title"],
            link=row["link"],
            file=file_of(self._files, self._study.tenant, row["file_path"], row["file_name"]),
            content=None
            if card is None
            else StudyContent(
                guid=card.guid,
                name=card.name,
                type_guid=card.type_guid,
                thumbnail=self._study.picture(card.thumbnail_path),
                duration=card.duration,
            ),
        )
