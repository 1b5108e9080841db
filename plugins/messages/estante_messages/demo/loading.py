"""Three messages: an article that is shown, one that will be, and a draft. A second run changes nothing."""

from datetime import timedelta
from importlib.resources import files
from uuid import UUID, uuid5

import msgspec
from estante.api.database import Transaction
from estante.api.files import keep_file
from estante.api.plugins import SeedContext
from msgspec import Struct
from sqlalchemy import select

from estante_messages.models import Message
from estante_messages.services.message import IMAGE
from estante_messages.services.presenter import today_in

FOLDER = files("estante_messages.demo")
FALLBACK = "es"


class DemoMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A message, whose days are counted from the day on which it is loaded."""

    title: str
    text: str
    roles: list[str]
    start_in: int
    is_published: bool
    end_in: int | None = None
    is_article: bool = False


async def load_demo(context: SeedContext) -> None:
    """What a newcomer finds, in the tenant's language or in Spanish."""
    tenant = context.tenant
    content = (FOLDER / "messages.json").read_bytes()
    languages = msgspec.json.decode(content, type=dict[str, list[DemoMessage]])
    async with context.database.transaction(tenant) as session:
        for at, message in enumerate(languages.get(tenant.default_language, languages[FALLBACK])):
            guid = uuid5(tenant.guid, f"message {at}")
            if await session.scalar(select(Message.guid).where(Message.guid == guid)) is None:
                await _add(context, session, guid, message)


async def _add(context: SeedContext, session: Transaction, guid: UUID, demo: DemoMessage) -> None:
    tenant, today = context.tenant, today_in(context.tenant)
    message = Message(
        tenant_id=tenant.guid,
        guid=guid,
        title=demo.title,
        text=demo.text,
        roles=demo.roles,
        start_date=today + timedelta(demo.start_in),
        end_date=None if demo.end_in is None else today + timedelta(demo.end_in),
        is_published=demo.is_published,
        is_article=demo.is_article,
    )
    if demo.is_article:
        data = (FOLDER / "shelf.jpg").read_bytes()
        image = uuid5(guid, "image")
        stored = await keep_file(
            session, context.files, tenant, data, guid=image, name="shelf.jpg", purpose=IMAGE.name
        )
        message.image_path, message.image_guid = stored.path, stored.guid
    session.add(message)
    await session.flush()
