"""Contents that come in files of rows: links."""

from collections.abc import Sequence
from typing import Annotated

from estante.api.imports import ImportContext, ImportSpec
from msgspec import UNSET, Meta, Struct

from estante_contents.policies import Contents
from estante_contents.schemas import NAME, ErpId, NewContent, Text
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_files import ContentFileService
from estante_contents.services.content_service import ContentService
from estante_contents.services.content_tags import ContentTagService

LINK = "CTTY_06"


class LinkRow(Struct, frozen=True, kw_only=True):
    """One link. `erp_id` names it in the school's own system."""

    name: Annotated[str, Meta(min_length=NAME[0], max_length=NAME[1])]
    url: Annotated[str, Meta(pattern=r"^https?://", max_length=2048, extra={"code": "url"})]
    description: Text = ""
    erp_id: ErpId | None = None


async def write_links(context: ImportContext, rows: Sequence[LinkRow]) -> None:
    """Make a content of each row."""
    session, principal = context.session, context.principal
    types = TypeCatalogue(context.registry, principal.tenant)
    contents = ContentService(
        context.records,
        types=types,
        files=ContentFileService(session, principal, context.files, context.queue, types),
        tags=ContentTagService(session, principal, types),
        store=context.files,
    )
    await contents.create_many([_content_of(row) for row in rows])


def _content_of(row: LinkRow) -> NewContent:
    return NewContent(
        name=row.name,
        url=row.url,
        type_guid=LINK,
        description=row.description,
        erp_id=row.erp_id or UNSET,
        is_teacher_only=0,
    )


LINKS = ImportSpec(
    name="contents.links",
    row=LinkRow,
    action=Contents.create,
    text_key="imports.links",
    page="/contents",
    columns={
        "name": ("Nombre", "Nome", "Name", "Título", "Title"),
        "url": ("Dirección", "Endereço", "Address", "URL", "Enlace", "Link"),
        "description": ("Descripción", "Descrição", "Description"),
        "erp_id": ("ID ERP", "ERP ID", "ERP", "Código"),
    },
    key="erp_id",
    write_rows=write_links,
    max_rows=5_000,
    batch=500,
)
ALL = (LINKS,)
