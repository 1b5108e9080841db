"""What the calls of imports take and answer (BO §4)."""

from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

ImportStatus = Literal["none", "running", "success", "error"]


class NewMintImport(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a lesson is made of: another lesson, or an upload of the purpose `mint.document`.

    `confirmation` is the name of the lesson whose pages are overwritten, as somebody typed it.
    """

    EXAMPLE: ClassVar[Example] = {"lesson_guid": EXAMPLE_GUID, "confirmation": "El agua"}
    confirmation: Annotated[str, Meta(max_length=300)]
    lesson_guid: UUID | UnsetType = UNSET
    upload_guid: UUID | UnsetType = UNSET


class MintImportView(Struct, kw_only=True):
    """How the last import of a lesson stands; `none` where there was none.

    `source` is the name of the file or the lesson, `error` a sentence of what went wrong. `can_restore` says
    that the pages from before an import are still there.
    """

    status: ImportStatus
    source: str
    error: str | None
    started_at: datetime | None
    can_restore: bool
