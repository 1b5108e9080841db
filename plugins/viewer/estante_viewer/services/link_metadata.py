"""What a linked page says of itself, fetched from the public network only (VIE-104, VIE-105)."""

import codecs

from estante.api.errors import Unprocessable
from estante.api.files import AddressRefused, Fetched, FetchFailed, fetch_public

from estante_viewer.schemas.viewer import LinkMetadata
from estante_viewer.services.pages import may_frame, read_head

HTML = ("text/html", "application/xhtml+xml")


class LinkUnreadable(Unprocessable):
    """422: nothing can be said of the address; the viewer shows a card without a frame."""

    code = "URL_NOT_FOUND"

    def __init__(self) -> None:
        super().__init__(text="viewer.LINK_UNREADABLE")


async def read_metadata(url: str, host: str) -> LinkMetadata:
    """Title, description and image of a page, and whether it may be framed on `host`.

    Raises:
        LinkUnreadable: the address is private, does not answer, answers an error, or is no web page.
    """
    try:
        page = await fetch_public(url)
    except (AddressRefused, FetchFailed) as error:
        raise LinkUnreadable from error
    if page.status >= 400 or not is_html(page):
        raise LinkUnreadable
    return metadata_of(page, host)


def metadata_of(page: Fetched, host: str) -> LinkMetadata:
    """What a fetched page says."""
    head = read_head(page.body.decode(charset_of(page), "replace"), page.url)
    return LinkMetadata(
        url=page.url,
        title=head.title,
        description=head.description,
        image=head.image,
        may_frame=may_frame(page.headers, host, page.url),
    )


def is_html(page: Fetched) -> bool:
    """Whether the answer is a page and not a file."""
    return page.headers.get("content-type", "").partition(";")[0].strip().lower() in HTML


def charset_of(page: Fetched) -> str:
    """The encoding that the headers name, else UTF-8; an unknown name is UTF-8 too."""
    named = page.headers.get("content-type", "").lower().partition("charset=")[2]
    charset = named.partition(";")[0].strip(" \"'") or "utf-8"
    try:
        codecs.lookup(charset)
    except LookupError:
        return "utf-8"
    return charset
