"""Contents that come in files of rows: links."""

from collections.abc import Sequence
from typing import Annotated

from estante.api.http import build
from estante.api.imports import ImportContext, ImportSpec
from estante.api.records import service_values
from msgspec import UNSET, Meta, Struct

from estante_contents.content_types.link import LINK
from estante_contents.policies import Contents
from estante_contents.schemas import NAME, ErpId, NewContent, Text
from estante_contents.services.content_service import ContentService


class LinkRow(Struct, frozen=True, kw_only=True):
    """One link. `erp_id` names it in the school's own system."""

    name: Annotated[str, Meta(min_length=NAME[0], max_length=NAME[1])]
    url: Annotated[str, Meta(pattern=r"^https?://", max_length=2048, extra={"code": "url"})]
    description: Text = ""
    erp_id: ErpId | None = None


async def write_links(context: ImportContext, rows: Sequence[LinkRow]) -> None:
    """Make a content of each row."""
    values = service_values(
        context.records, files=context.files, queue=context.queue, registry=context.registry
    )
    await build(ContentService, values).create_many([_content_of(row) for row in rows])


def _content_of(row: LinkRow) -> NewContent:
    return NewContent(
        name=row.name,
        url=row.url,
        type_guid=LINK.guid,
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
