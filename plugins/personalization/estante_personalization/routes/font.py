"""The calls of the organization's own fonts."""

from uuid import UUID

from estante.api.http import Hourly, IfMatch, inject
from estante.api.lists import Lists, Page
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, MultipartBody
from msgspec import convert

from estante_personalization.lists import CUSTOM_FONTS
from estante_personalization.policies import Personalize
from estante_personalization.schemas import FontDeleted, FontForm, FontRow
from estante_personalization.services.custom_font import FONT_PATH, MAX_BYTES, CustomFontService

PATH = "/v3/custom_fonts"
FONTS = inject(fonts=CustomFontService)


@get(PATH, action=Personalize.readDetail, list=CUSTOM_FONTS, summary="List the organization's own fonts")
async def list_fonts(lists: NamedDependency[Lists]) -> Page[FontRow]:
    """By name."""
    return await lists.page(CUSTOM_FONTS)


@post(
    PATH,
    action=Personalize.update,
    status_code=201,
    limit=Hourly("uploads"),
    request_max_body_size=2 * MAX_BYTES,
    dependencies=FONTS,
    summary="Add a font of the organization's own",
)
async def add_font(data: MultipartBody[FontForm], fonts: NamedDependency[CustomFontService]) -> FontRow:
    """It is checked by its bytes, and pages get what of it they need.

    Raises:
        TooLarge: 413. UnsupportedType: 415. Unprocessable: 422. Duplicate, Conflict: 409.
    """
    content = await data.file.read(MAX_BYTES + 1)
    return convert(
        await fonts.add(data.name, data.file.filename or "font", content), FontRow, from_attributes=True
    )


@delete(
    f"{PATH}/{{guid:uuid}}",
    action=Personalize.update,
    status_code=200,
    dependencies=FONTS,
    summary="Delete one of the organization's own fonts",
)
async def delete_font(
    guid: FromPath[UUID], if_match: NamedDependency[IfMatch], fonts: NamedDependency[CustomFontService]
) -> FontDeleted:
    """Raises NotFound: 404. InUse: 409, the look has it. StaleVersion: 412."""
    await fonts.discard(guid, if_match)
    return FontDeleted(guid)


@get(f"{FONT_PATH}/{{guid:uuid}}", public=True, include_in_schema=False, dependencies=FONTS)
async def serve_font(guid: FromPath[UUID], fonts: NamedDependency[CustomFontService]) -> Response[bytes]:
    """The woff2: of the sign-in page too, and of pages on the content hosts."""
    headers = {
        "cache-control": "public, max-age=31536000, immutable",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
    }
    return Response(await fonts.read(guid), media_type="font/woff2", headers=headers)


ROUTES = [list_fonts, add_font, delete_font, serve_font]
