"""Types that the catalogue knows and no form here makes: a part of another content (BO §3), and the places of
what other plugins bring, an editor, a reader or tools. A content of one says what it lacks.
"""

from msgspec.structs import replace

from estante_contents.content_types.pages import unpacked_by
from estante_contents.contracts import ContentType, RefusalCode


def _type(guid: str, name: str, icon: str, closed: RefusalCode, *, is_vacant: bool = True) -> ContentType:
    return ContentType(
        guid=guid,
        text_key=f"contents.types.{name}",
        icon=icon,
        is_offered=False,
        is_vacant=is_vacant,
        closed=closed,
    )


# It opens with the content that it is a part of, never by itself: a course, a reader, or its files.
DEPENDENCY = replace(
    _type("CTTY_00", "dependency", "plug", "FILE_TYPE_UNDEFINED", is_vacant=False),
    formats=("zip",),
    media_types=("application/zip",),
    is_detected=False,
    prepare=unpacked_by("estante_contents.inspection.pages:inspect_dependency"),
)
UNOPENED = (
    DEPENDENCY,
    _type("LTI", "lti", "plug", "FILE_TYPE_UNDEFINED"),
    _type("MINTBLOCK", "mint_block", "grid", "FILE_TYPE_UNDEFINED"),
    _type("MINT_PAGE", "mint_page", "file-text", "FILE_TYPE_UNDEFINED"),
    _type("MINT_PAGE_DUAL", "mint_page_dual", "books", "FILE_TYPE_UNDEFINED"),
)
