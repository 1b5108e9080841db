"""What a kind of records declares by a line each: its import, and what it keeps about people."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from estante.actions import Action
from estante.imports.spec import ImportContext, ImportSpec
from estante.plugins.injection import build
from estante.plugins.owners import owner_of, qualified_section
from estante.privacy.declarations import PersonalData
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


def record_personal_data(service: type[Records[Any]]) -> PersonalData:
    """Who made and who deleted them: the records stay when that person is erased, and are nobody's then.

    Its texts are `<plugin>.personal_data.records`, or the kernel's general ones.
    """
    table = service.model.__tablename__
    return PersonalData(
        table=table,
        columns=("created_by", "deleted_by"),
        text_key=f"{owner_of(service)}.personal_data.records",
        on_erase="unlink",
        document=table,
    )
