"""A list's export, of the same `ListSpec` as its page: the list's filters, its order and its rows.

EXPORT = list_export(ROOMS, name="rooms", text_key="rooms.jobs.export", texts="rooms.columns",
                     columns={"code": "r.code", "type": ":words::jsonb ->> r.type"})
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from estante.exports.jobs import Export, ExportColumn
from estante.jobs.kinds import JobContext
from estante.jobs.payloads import Json
from estante.lists.relations import NamesOf, relations_of
from estante.lists.request import ListRequest
from estante.lists.spec import ListSpec


def list_export(
    spec: ListSpec[Any, Any],
    *,
    name: str,
    text_key: str,
    columns: Mapping[str, str | NamesOf],
    texts: str,
) -> Export:
    """The export of a list; start one with `exports.start(…, lists.request(spec).to_json(), …)`.

    Args:
        columns: SQL of each column of the file, or whose names it has. SQL may read `:time_zone`, the
            tenant's, and what `lists.request(spec, words=…)` was given.
        texts: where the columns' headers are among the texts.
    """
    guid = "" if "guid" in columns else f"{spec.key} AS guid, "

    def query(job: JobContext, payload: Mapping[str, Json], _language: str) -> tuple[str, Sequence[object]]:
        request, zone = msgspec.convert(payload, ListRequest), job.tenant.time_zone
        relations = relations_of(job.plugins, job.tenant)
        statement = request.statement(spec, zone, {"time_zone": zone}, relations)
        order = spec.order_sql(request.order)
        sqls = {
            column: given.sql(spec.key, relations) if isinstance(given, NamesOf) else given
            for column, given in columns.items()
        }
        cells = ", ".join(f'{sql} AS "{column}"' for column, sql in sqls.items())
        return statement.compiled(
            ("export", name, order, cells),
            lambda: f"SELECT {guid}{cells} {statement.rows()} ORDER BY {order}",
        )

    headers = tuple(ExportColumn(column, f"{texts}.{column}") for column in columns)
    return Export(name=name, text_key=text_key, columns=headers, query=query)
