"""The file of an import, read as that says."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, BinaryIO

from estante.imports.cells import addressed
from estante.imports.spec import ImportSpec
from estante.imports.tables import Reading, Table, TableLimits, TableRow, open_table

if TYPE_CHECKING:
    from estante.imports.models import ImportRun
    from estante.tenancy.tenant import Tenant


def limits_of(spec: ImportSpec, tenant: "Tenant") -> TableLimits:
    """The limits of a tenant's file."""
    return TableLimits(spec.rows_allowed(tenant), spec.max_columns, too_many=spec.too_many)


def look_at(
    file: BinaryIO, format: str, spec: ImportSpec, tenant: "Tenant", reading: Reading
) -> tuple[Table, Iterator[TableRow]]:
    """A file of which something may still have to be found out.

    Raises:
        Unprocessable: see `open_table`.
    """
    limits = limits_of(spec, tenant)
    return open_table(file, format, limits, reading, spec.known, links=bool(spec.addresses))


def rows_of(file: BinaryIO, run: "ImportRun", spec: ImportSpec, tenant: "Tenant") -> Iterator[TableRow]:
    """The rows of an import's file below its headers, with the addresses that its cells lead to."""
    reading = Reading(run.encoding, run.separator, run.headers_at)
    _, rows = look_at(file, run.format, spec, tenant, reading)
    return (addressed(spec, run.mapping, row) for row in rows)
