"""Fills the toolbox of demo programs."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from uuid import uuid5

import msgspec
from estante.api.database import Transaction
from estante.api.tenants import Tenant
from estante_contents.contracts import content_titles, demo_content
from msgspec import Struct

from estante_programs.models import Program, Tool, ToolGroup

FILE = files("estante_programs.demo") / "toolbox.json"
FALLBACK = "es"


class DemoTool(Struct, frozen=True, forbid_unknown_fields=True):
    """A link, or a demo content by its ERP id."""

    title: str
    link: str | None = None
    content: str | None = None


class DemoToolGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A group of tools of a demo program."""

    name: str
    tools: Sequence[DemoTool]
    teacher_only: bool = False


async def add_toolbox(session: Transaction, tenant: Tenant, program: Program, key: str) -> None:
    """Give a new demo program its tools; one whose content is not among the demo contents is left out."""
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, list[DemoToolGroup]]])
    demo: Mapping[str, Sequence[DemoToolGroup]] = languages.get(tenant.default_language, languages[FALLBACK])
    now = datetime.now(UTC)
    for number, entry in enumerate(demo.get(key, ())):
        group = ToolGroup(
            tenant_id=tenant.guid,
            guid=uuid5(program.guid, f"tools:{entry.name}"),
            program_guid=program.guid,
            name=entry.name,
            teacher_only=entry.teacher_only,
            created_by=program.created_by,
            # Groups stand in the order in which they were made, and these are made at once.
            created_at=now + timedelta(microseconds=number),
        )
        session.add(group)
        await session.flush()
        contents = {tool.title: demo_content(tenant, tool.content) for tool in entry.tools if tool.content}
        known = await content_titles(session, list(contents.values()))
        session.add_all(
            Tool(
                tenant_id=tenant.guid,
                guid=uuid5(group.guid, f"tool:{tool.title}"),
                group_guid=group.guid,
                place=place,
                title=tool.title,
                link=tool.link,
                content_guid=contents.get(tool.title),
            )
            for place, tool in enumerate(entry.tools)
            if tool.content is None or contents[tool.title] in known
        )
        await session.flush()
