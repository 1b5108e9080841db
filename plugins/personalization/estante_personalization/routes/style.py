"""The calls of the organization's look."""

from collections.abc import Sequence

from estante.api.database import Transaction
from estante.api.errors import ValidationFailed
from estante.api.http import Answer, Hourly, IfMatch, inject
from estante.api.lists import Lists, Page
from estante.api.records import RecordCalls
from estante.api.tenants import FONTS
from litestar import Controller, Response, delete, get, post
from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from estante_personalization.lists import TYPEFACES
from estante_personalization.policies import Personalize
from estante_personalization.schemas import MAX_CSS, ScopedSheet, Sheet, StyleAnswer, StyleFields, Typeface
from estante_personalization.services.custom_font import own_typefaces
from estante_personalization.services.style import StylePresenter, StyleService, revision_of, scoped_sheet

CALLS = RecordCalls(StyleService, Personalize, "/organization/css/stylesheets", StyleAnswer, StylePresenter)
# A style sheet of the most letters, each of which JSON may write as six bytes.
MAX_BODY = 8 * MAX_CSS
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


class StyleController(Controller):
    """The look of the tenant: what anybody may see of it, and changing it."""

    path = "/organization/css"
    dependencies = inject(styles=StyleService, presenter=StylePresenter)

    @get("/stylesheet", public=True, summary="The organization's look and style sheet")
    async def read(
        self, styles: NamedDependency[StyleService], presenter: NamedDependency[StylePresenter]
    ) -> Answer[StyleAnswer]:
        """The built-in one before anything is saved."""
        return await CALLS.answer_of(styles, presenter, await styles.current())

    @post(
        "/stylesheet",
        action=Personalize.update,
        status_code=200,
        limit=Hourly("writes"),
        request_max_body_size=MAX_BODY,
        summary="Change the organization's look",
    )
    async def change(
        self,
        data: JSONBody[StyleFields],
        if_match: NamedDependency[IfMatch],
        styles: NamedDependency[StyleService],
        presenter: NamedDependency[StylePresenter],
    ) -> Answer[StyleAnswer]:
        """What is sent; every page of the organization wears it at its next load.

        Raises:
            ValidationFailed: 400, by field; of the style sheet with row and column. StaleVersion: 412.
        """
        return await CALLS.answer_of(styles, presenter, await styles.change(data, if_match))

    @delete(
        "/stylesheet",
        action=Personalize.update,
        status_code=200,
        summary="Set all styles back to the built-in ones",
    )
    async def reset(
        self,
        if_match: NamedDependency[IfMatch],
        styles: NamedDependency[StyleService],
        presenter: NamedDependency[StylePresenter],
    ) -> Answer[StyleAnswer]:
        """What was is kept among the versions. Raises StaleVersion: 412."""
        return await CALLS.answer_of(styles, presenter, await styles.reset(if_match))

    @post(
        "/stylesheet/preview",
        action=Personalize.update,
        status_code=200,
        limit=Hourly("writes"),
        request_max_body_size=MAX_BODY,
        summary="Look at a style sheet before it is saved",
    )
    async def preview(self, data: JSONBody[Sheet]) -> ScopedSheet:
        """The sheet as pages would get it. Raises ValidationFailed: 400, with row and column."""
        return ScopedSheet(await scoped_sheet(data.css))

    @get("/stylesheet.css", public=True, include_in_schema=False)
    async def serve(
        self, request: Request[object, object, State], styles: NamedDependency[StyleService]
    ) -> Response[str]:
        """The style sheet as a browser takes it, held within the organization's pages."""
        css = (await styles.current()).css
        is_current = request.scope["query_string"].decode("latin-1") == revision_of(css)
        try:
            content = await scoped_sheet(css)
        except ValidationFailed:
            # It was saved when more was allowed.
            content = ""
        return Response(
            content,
            media_type="text/css",
            headers={
                "cache-control": FOREVER if is_current else ASK_AGAIN,
                "x-content-type-options": "nosniff",
            },
        )


@get(
    "/organization/typefaces",
    action=Personalize.readDetail,
    list=TYPEFACES,
    summary="List the fonts that titles and text may have",
)
async def list_typefaces(
    lists: NamedDependency[Lists], session: NamedDependency[Transaction]
) -> Page[Typeface]:
    """Those that Estante brings, and the organization's own."""
    brought = [Typeface(name, False, None, "100 900") for name in FONTS]
    return lists.page_of(TYPEFACES, [*brought, *await own_typefaces(session)])


ROUTES: Sequence[ControllerRouterHandler] = [
    StyleController,
    list_typefaces,
    CALLS.read(),
    CALLS.history(),
    CALLS.versions(),
    CALLS.restore_version(),
]
