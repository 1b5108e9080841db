"""Writing the groups of a program's toolbox, each with its tools."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.files import claim_upload
from estante.api.records import RecordContext, Records
from estante_contents.contracts import content_titles, library_titles
from msgspec import UNSET
from sqlalchemy import Select, delete, select
from uuid_utils.compat import uuid7

from estante_programs.models import Program, Tool, ToolGroup
from estante_programs.policies import Programs
from estante_programs.schemas.structure import MAX_NAME, MAX_PARTS, MIN_NAME
from estante_programs.schemas.toolbox import NewToolGroup, ToolGroupFields, ToolItem
from estante_programs.services.files import release_tools
from estante_programs.services.material import is_web_address
from estante_programs.services.mint import mint_lessons_off
from estante_programs.services.names import check_name
from estante_programs.services.program import ProgramService

SOURCES = ("link", "file", "content_guid", "library_guid")


class ToolboxService(Records[ToolGroup]):
    """The tool groups of a tenant's programs; of one program alone, once `under` names it."""

    entity, section = "tool_group", Programs.name

    def __init__(self, context: RecordContext, programs: ProgramService) -> None:
        super().__init__(context)
        self._programs = programs
        self._program: UUID | None = None

    async def under(self, program: UUID) -> "ToolboxService":
        """This service, for one program. Raises NotFound."""
        await self._programs.get(program)
        self._program = program
        return self

    def visible(self) -> Select[Any]:
        """The groups of the programs that the person sees."""
        programs = self._programs.visible().with_only_columns(Program.guid)
        groups = super().visible().where(ToolGroup.program_guid.in_(programs))
        return groups if self._program is None else groups.where(ToolGroup.program_guid == self._program)

    async def in_order(self) -> Sequence[ToolGroup]:
        """The groups, the first one first."""
        rows = self.visible().order_by(ToolGroup.created_at, ToolGroup.guid)
        return (await self.session.scalars(rows)).all()

    async def check(self, record: ToolGroup | None, sent: ToolGroupFields) -> None:
        """Refuse a name's length and tools that are none. Raises ValidationFailed: 400, names the fields."""
        check_name("tool_group", sent.name)
        if sent.items is UNSET:
            return
        wrong = [fault for at, item in enumerate(sent.items) for fault in _wrong(at, item)]
        wrong += await self._not_there(record, sent.items)
        if wrong:
            raise ValidationFailed(fields=wrong)

    async def _not_there(self, record: ToolGroup | None, items: Sequence[ToolItem]) -> list[FieldError]:
        """What is not there or is switched off; what is there stays until the commit."""
        contents = [item.content_guid for item in items if item.content_guid]
        resources = [item.library_guid for item in items if item.library_guid]
        known = {
            "guid": {tool.guid for tool in await self._tools(record)},
            "content_guid": (await content_titles(self.session, contents, locked=True)).keys(),
            "library_guid": (await library_titles(self.session, resources, locked=True)).keys(),
        }
        named = [item.guid for item in items if item.guid]
        twice = {guid for guid in named if named.count(guid) > 1}
        off = await mint_lessons_off(self.session, self.principal, [*contents, *resources])
        faults: list[FieldError] = []
        for at, item in enumerate(items):
            for field, guids in known.items():
                guid = getattr(item, field)
                if guid is not None and (guid not in guids or guid in twice):
                    faults.append(FieldError(f"items.{at}.{field}", "choice"))
                elif guid in off:
                    faults.append(FieldError(f"items.{at}.{field}", "mint_off"))
        return faults

    async def _tools(self, record: ToolGroup | None) -> Sequence[Tool]:
        if record is None:
            return ()
        return (await self.session.scalars(select(Tool).where(Tool.group_guid == record.guid))).all()

    async def create(self, data: NewToolGroup, **values: object) -> ToolGroup:
        """Make a group of the program. Raises ValidationFailed: 400. Conflict: 409, there are too many."""
        if self._program is None:
            raise TypeError("a tool group is of a program")
        await self._programs.get_for_update(self._program)
        if len(await self.in_order()) >= MAX_PARTS:
            raise Conflict("name", "TOO_MANY_TOOL_GROUPS")
        return await super().create(data, program_guid=self._program, **values)

    async def relate(self, record: ToolGroup, sent: ToolGroupFields, changed: Collection[str] | None) -> None:
        """Write the tools that were sent, and delete the others of the group."""
        await super().relate(record, sent, changed)
        if sent.items is UNSET:
            return
        present = {tool.guid: tool for tool in await self._tools(record)}
        gone = present.keys() - {item.guid for item in sent.items}
        await release_tools(self.session, Tool.guid.in_(gone))
        await self.session.execute(delete(Tool).where(Tool.guid.in_(gone)))
        for place, item in enumerate(sent.items):
            if item.guid is None:
                self.session.add(await self._new(record, item, place))
            else:
                present[item.guid].place, present[item.guid].title = place, item.title
        await self.session.flush()

    async def _new(self, record: ToolGroup, item: ToolItem, place: int) -> Tool:
        """A new tool. Raises NotFound, UploadNotReady: its file."""
        file: dict[str, object] = {}
        if item.file is not None:
            stored = await claim_upload(self.session, self.principal, item.file)
            file = {"file_guid": stored.guid, "file_path": stored.path, "file_name": stored.name}
        return Tool(
            tenant_id=record.tenant_id,
            guid=uuid7(),
            group_guid=record.guid,
            place=place,
            title=item.title,
            link=item.link,
            content_guid=item.content_guid,
            library_guid=item.library_guid,
            **file,
        )

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete groups with their tools, and let go of their files."""
        await release_tools(self.session, Tool.group_guid.in_(guids))
        await super().delete_rows(guids)


def _wrong(at: int, item: ToolItem) -> Iterator[FieldError]:
    """What is wrong with a tool by itself."""
    if not MIN_NAME <= len(item.title.strip()) <= MAX_NAME:
        yield FieldError(f"items.{at}.title", "tool_title", {"least": MIN_NAME, "most": MAX_NAME})
    chosen = [field for field in SOURCES if getattr(item, field) is not None]
    if len(chosen) != (item.guid is None):
        yield FieldError(f"items.{at}.{chosen[0] if chosen else 'link'}", "one_source")
    if item.link is not None and not is_web_address(item.link):
        yield FieldError(f"items.{at}.link", "material_url")
