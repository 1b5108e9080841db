"""What a linked page says of itself, fetched from the public network only (VIE-104, VIE-105)."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from estante.api.errors import Unprocessable
from estante.api.files import AddressRefused, Fetched, FetchFailed, fetch_public
from estante_contents.contracts import page_head

from estante_viewer.schemas.viewer import LinkMetadata


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
    return metadata_of(page, host)


def metadata_of(page: Fetched, host: str) -> LinkMetadata:
    """What a fetched page says.

    Raises:
        LinkUnreadable: it says an error, or is no web page.
    """
    head = page_head(page)
    if head is None:
        raise LinkUnreadable
    return LinkMetadata(
        url=page.url,
        title=head.title,
        description=head.description,
        image=head.image or None,
        may_frame=may_frame(page.headers, host, page.url),
    )


def may_frame(headers: Mapping[str, str], host: str, address: str) -> bool:
    """Whether a page may be framed on `host`: CSP `frame-ancestors`, else X-Frame-Options (CSP 3 §6.4.2)."""
    for policy in headers.get("content-security-policy", "").split(","):
        for directive in policy.split(";"):
            name, _, sources = directive.strip().partition(" ")
            if name.lower() == "frame-ancestors":
                return any(_admits(source, host) for source in sources.lower().split())
    option = headers.get("x-frame-options", "").strip().lower()
    return option == "" or (option == "sameorigin" and urlsplit(address).hostname == host)


def _admits(source: str, host: str) -> bool:
    if source in {"*", "https:", "http:"}:
        return True
    name = source.rpartition("://")[2].partition("/")[0].partition(":")[0]
    return host.endswith(name[1:]) if name.startswith("*.") else name == host
