"""What a link shows before it is followed: what the page says of itself, and its picture (VS §4)."""

from estante.api.errors import ApiError
from estante.api.files import fetch_public

from estante_contents.contracts import PageHead, PreparationContext, Unpreparable, page_head

PICTURE_BYTES = 8 * 1024**2


async def preview(url: str) -> PageHead | None:
    """Ask the page. One that does not answer has no preview and is a good link all the same."""
    try:
        answer = await fetch_public(url)
    except ApiError:
        return None
    return page_head(answer)


async def picture(context: PreparationContext, address: str) -> bytes | None:
    """The page's picture as a thumbnail of our own, so that who opens the link asks nobody else for it.

    One that does not answer, or is no picture that can be drawn, is none.
    """
    try:
        answer = await fetch_public(address, max_bytes=PICTURE_BYTES)
    except ApiError:
        return None
    if answer.status >= 400:
        return None
    try:
        assets = await context.inspect("estante_contents.inspection.image:inspect", answer.body)
    except Unpreparable:
        return None
    return assets.thumbnail
