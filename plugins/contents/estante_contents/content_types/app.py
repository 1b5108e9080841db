"""CTTY_18 app: an http or https address that opens in the viewer as an interactive page (BO §3, VS §4)."""

from estante.api.plugins import CoverShape
from msgspec.structs import replace

from estante_contents.content_types.link import LINK

APP = replace(
    LINK,
    guid="CTTY_18",
    text_key="contents.types.app",
    icon="app",
    cover=CoverShape(1, ("orbits", "quarters")),
    is_media=False,
)
