"""The calls of bulk acts, and the caller's own changes: how far one is, each row, and taking it back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal
from uuid import UUID

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import UNSET, Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.actions import Action
from estante.bulk.acts import BulkAct, Chosen
from estante.bulk.answers import (
    BULK_ROWS,
    BulkPreview,
    BulkRowView,
    BulkView,
    preview_of,
    row_view,
    settled_view,
    view_of,
)
from estante.bulk.changes import MAX_AT_ONCE, BulkChanges
from estante.errors import FieldError, ValidationFailed
from estante.http.limits import Hourly
from estante.languages.caller import texts_for
from estante.languages.translator import Translator
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec

AnyRequest = Request[Any, Any, Any]
# Filled with the body of one kind of record, which only Litestar reads.
BODY: Any = JSONBody


@get("/bulk/{guid:uuid}", session=True, summary="How far a bulk change is")
async def show_change(
    guid: FromPath[UUID],
    request: AnyRequest,
    session: NamedDependency[AsyncSession],
    bulk: NamedDependency[BulkChanges],
) -> BulkView:
    """One of the caller's own bulk changes. Raises NotFound: 404, also for anybody else's."""
    return await view_of(session, await bulk.get(session, guid), texts_for(request.scope))


@get("/bulk/{guid:uuid}/rows", session=True, list=BULK_ROWS, summary="What became of each row")
async def list_rows(
    guid: FromPath[UUID],
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[AsyncSession],
    bulk: NamedDependency[BulkChanges],
) -> Page[BulkRowView]:
    """The rows, with the reason of each that was refused. Raises NotFound: 404."""
    change = await bulk.get(session, guid)
    text = texts_for(request.scope)
    page = await lists.page(BULK_ROWS, change=change.guid)
    return page.map(lambda row: row_view(row, text))


@post(
    "/bulk/{guid:uuid}/undo",
    session=True,
    status_code=200,
    limit=Hourly("bulk"),
    summary="Take a bulk change back",
)
async def undo_change(
    guid: FromPath[UUID], request: AnyRequest, bulk: NamedDependency[BulkChanges]
) -> BulkView:
    """Give each changed row what it had before, where nobody has changed it since.

    Raises:
        NotFound: 404. NotUndoable: 409, undone already, still running, or an act that is for good.
    """
    change, result = await bulk.undo(guid)
    return settled_view(change, result, texts_for(request.scope))


class BulkCalls(Struct, frozen=True):
    """The bulk calls of one kind of record.

    Args:
        name: begins the names of the bodies, such as `School`.
        words: what the records are called in the document.
        path: where the list is; who has the `action` may ask, and each act has its own.
    """

    name: str
    words: str
    path: str
    action: Action
    rows: ListSpec[Any, Any]
    acts: Mapping[str, BulkAct]

    def change(self) -> ControllerRouterHandler:
        """POST `bulk`: one of these acts, on the records that are named or on all that the list shows."""

        async def change_many(
            data: Any,
            *,
            lists: NamedDependency[Lists],
            bulk: NamedDependency[BulkChanges],
            t: NamedDependency[Translator],
        ) -> BulkView:
            values = self._values(data)
            change, result = await bulk.start(
                self.acts[data.act], data, lists.source(self.rows), values=values
            )
            return settled_view(change, result, t)

        return self._call(
            change_many,
            f"{self.path}/bulk",
            f"Change many {self.words}: those that are named, or all that the list shows",
            body=self._body(f"{self.name}Bulk", self.acts),
            limit=Hourly("bulk"),
        )

    def preview(self) -> ControllerRouterHandler:
        """POST `bulk/preview`: what an act that takes values would do to the first of those records."""

        async def preview_many(
            data: Any,
            *,
            lists: NamedDependency[Lists],
            bulk: NamedDependency[BulkChanges],
            t: NamedDependency[Translator],
        ) -> BulkPreview:
            values = self._values(data)
            change, result = await bulk.preview(
                self.acts[data.act], data, lists.source(self.rows), values=values
            )
            return preview_of(change, result, t, at_most=MAX_AT_ONCE)

        taking = {word: act for word, act in self.acts.items() if act.values is not None}
        return self._call(
            preview_many,
            f"{self.path}/bulk/preview",
            f"What a change of many {self.words} would do to the first {MAX_AT_ONCE} of them",
            body=self._body(f"{self.name}BulkPreview", taking),
            limit=Hourly("writes"),
        )

    def _call(
        self, handler: Callable[..., Any], path: str, summary: str, *, body: type[Struct], limit: Hourly
    ) -> ControllerRouterHandler:
        handler.__annotations__["data"] = BODY[body]
        call = post(
            path,
            action=self.action,
            status_code=200,
            list=self.rows,
            limit=limit,
            summary=summary,
        )
        return call(handler)

    def _body(self, name: str, acts: Mapping[str, BulkAct]) -> type[Struct]:
        """Which act, on which records; an act that takes values has them in a field of its own name."""
        words: Any = tuple(acts)
        # Not a union with UNSET, in which the wrong fields within could not be named.
        values: list[Any] = [(word, act.values, UNSET) for word, act in acts.items() if act.values]
        word = next((word for word, act in acts.items() if act.values is None), words[0])
        example: dict[str, object] = {"act": word, "all": True}
        if (taken := acts[word].values) is not None:
            example[word] = getattr(taken, "EXAMPLE", {})
        return msgspec.defstruct(
            name,
            [("act", Literal[words]), *values],
            bases=(Chosen,),
            kw_only=True,
            namespace={"EXAMPLE": example},
        )

    def _values(self, data: Any) -> Struct | None:
        """What the act takes. Raises ValidationFailed: it is not there, or is another act's."""
        sent = {word for word in self.acts if getattr(data, word, UNSET) is not UNSET}
        wrong = [FieldError(word, "unknown") for word in sorted(sent - {data.act})]
        if self.acts[data.act].values is not None and data.act not in sent:
            wrong.append(FieldError(data.act, "required"))
        if wrong:
            raise ValidationFailed(fields=wrong)
        values: Struct | None = getattr(data, data.act, None)
        return values


ROUTES: Sequence[ControllerRouterHandler] = [show_change, list_rows, undo_change]
