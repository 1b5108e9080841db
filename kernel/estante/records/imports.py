"""The import of a kind of records: each row becomes what a call of it would make, a batch at a time."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from estante.actions import Action
from estante.imports.spec import ImportContext, ImportSpec
from estante.plugins.injection import build
from estante.plugins.owners import qualified_section
from estante.records.context import service_values
from estante.records.service import Records


def record_import(
    service: type[Records[Any]],
    action: Action,
    row: type[Struct],
    columns: Mapping[str, tuple[str, ...]],
    *,
    page: str,
    key: str | None = None,
) -> ImportSpec:
    """The import `<plugin>.<section>`; `row` is what `service.create` takes, often the body of POST.

    Its texts are `<section>.import` and `<section>.import_hint`; `columns`, `page` and `key` are as in
    `ImportSpec`.
    """

    section = qualified_section(service, service.section)

    async def write_rows(context: ImportContext, rows: Sequence[Any]) -> None:
        records = build(
            service,
            service_values(
                context.records, files=context.files, queue=context.queue, registry=context.registry
            ),
        )
        await records.create_many(rows)

    return ImportSpec(
        name=section if "." in section else f"{section}.{section}",
        row=row,
        action=action,
        text_key=f"{service.section}.import",
        page=page,
        columns=columns,
        key=key,
        write_rows=write_rows,
    )
