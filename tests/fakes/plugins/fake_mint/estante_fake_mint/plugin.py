"""The type of content whose place the core leaves to whoever brings it, with the tab of its editor."""

from collections.abc import Sequence

from estante.api.plugins import hookimpl
from estante_contents.contracts import ContentType

PAGE = ContentType(
    guid="MINT_PAGE",
    text_key="fake_mint.types.page",
    icon="file-text",
    tabs="fake_mint.page.detail",
    wide_steps=("editor",),
    closed="NOT_WRITTEN",
)


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    return [PAGE]
