"""CTTY_06 link: an http or https address, with what its page says of itself (BO §3, §5; VS §4)."""

from estante.api.plugins import CoverShape

from estante_contents.contracts import (
    Assets,
    ContentRecord,
    ContentType,
    LinkPayload,
    OpeningContext,
    Payload,
    PreparationContext,
    Refusal,
)
from estante_contents.inspection.link import picture, preview


async def _prepare(context: PreparationContext) -> Assets:
    await context.stage("contents.stages.asking_page", 0.3)
    page = await preview(context.url or "")
    thumbnail = await picture(context, page.image) if page and page.image else None
    return Assets(link=page, thumbnail=thumbnail)


def _open(content: ContentRecord, _context: OpeningContext) -> Payload | Refusal:
    if not content.url:
        return Refusal("URL_NOT_FOUND")
    return LinkPayload(url=content.url, preview=content.assets.link)


LINK = ContentType(
    guid="CTTY_06",
    text_key="contents.types.link",
    icon="link",
    cover=CoverShape(drawings=("bars", "contours")),
    tracking="once",
    takes_url=True,
    is_media=True,
    prepare=_prepare,
    open=_open,
)
