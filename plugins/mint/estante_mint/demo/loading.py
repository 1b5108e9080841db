"""Fills a demo tenant with a lesson of two pages. A second run adds nothing."""

from importlib.resources import files
from typing import Any, Final
from uuid import uuid5

import msgspec
from estante.api.people import demo_people, license_demo_people
from estante.api.plugins import SeedContext
from estante_contents.contracts import demo_content
from fractional_indexing import generate_n_keys_between
from msgspec import Struct

from estante_mint.document.cleaning import clean_document
from estante_mint.models import MintLesson, MintPage
from estante_mint.policies import WRITERS
from estante_mint.services.lessons import new_lesson
from estante_mint.settings import MintSettings

FOLDER = files("estante_mint.demo")
ADMIN: Final = "R04"
LESSON: Final = "MIN-2701"
FILM: Final = "VID-2400"


class DemoPage(Struct, frozen=True, forbid_unknown_fields=True):
    """A page of `lesson.<language>.json`; `film` in its document is a video of the demo contents."""

    title: str
    document: dict[str, Any]


async def load_demo(context: SeedContext) -> None:
    """Write the demo lesson where it is not there."""
    tenant = context.tenant
    lang = "pt" if tenant.default_language == "pt" else "es"
    guid = demo_content(tenant, LESSON)
    raw = FOLDER.joinpath(f"lesson.{lang}.json").read_text("utf-8")
    written = raw.replace("{film}", str(demo_content(tenant, FILM)))
    pages = msgspec.json.decode(written.encode(), type=list[DemoPage])
    hosts = tenant.settings_of(MintSettings).embed_hosts
    async with context.database.transaction(tenant) as session:
        if await session.get(MintLesson, (tenant.guid, guid)) is not None:
            return
        # There is no service of licences at a demo: its editors have theirs.
        await license_demo_people(session, WRITERS)
        people = await demo_people(session)
        lesson = new_lesson(tenant, guid)
        lesson.version = 1
        session.add(lesson)
        await session.flush()
        session.add_all(
            MintPage(
                tenant_id=tenant.guid,
                guid=uuid5(guid, str(at)),
                lesson_guid=guid,
                position=position,
                title=page.title,
                is_dual=False,
                document=clean_document(page.document, hosts),
                changed_by=people.get(ADMIN),
            )
            for at, (page, position) in enumerate(
                zip(pages, generate_n_keys_between(None, None, len(pages)), strict=True)
            )
        )
