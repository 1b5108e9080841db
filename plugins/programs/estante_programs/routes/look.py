"""The calls of a program's look: typefaces, styles of its own, and the config of its template."""

from uuid import UUID

from estante.api.errors import NotFound
from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.tenants import Tenant
from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.lists.program import TYPEFACES
from estante_programs.models import Program
from estante_programs.policies import Programs
from estante_programs.schemas.look import (
    CheckedConfig,
    CustomStyleFields,
    CustomStyles,
    TypefaceRow,
    WrittenConfig,
)
from estante_programs.services.look.styles import ProgramStyles, styles_of
from estante_programs.services.program import ProgramService
from estante_programs.settings import has_advanced_look
from estante_programs.template_config import config_of
from estante_programs.typefaces import Typefaces, brought_rows

Styles = NamedDependency[ProgramStyles]


def _answer(program: Program, status: int = 200) -> Answer[CustomStyles]:
    return versioned(styles_of(program), program.version, status)


class CustomStyleController(Controller):
    """A program's own colours, fonts and corners."""

    path = "/v3/courses/{guid:uuid}/custom_styles"
    dependencies = inject(programs=ProgramService, styles=ProgramStyles)

    @get(action=Programs.readDetail, summary="A program's own styles")
    async def read_styles(self, guid: FromPath[UUID], styles: Styles) -> Answer[CustomStyles]:
        """All None where it has none. Raises NotFound: 404, also where the organization has them off."""
        return _answer(await styles.read(guid))

    @post(
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Give a program its first own styles",
    )
    async def give_styles(
        self, guid: FromPath[UUID], data: JSONBody[CustomStyleFields], styles: Styles
    ) -> Answer[CustomStyles]:
        """What is not sent is as the template has it.

        Raises:
            NotFound: 404. ValidationFailed: 400, by field. Conflict: 409, it has styles.
        """
        return _answer(await styles.give(guid, data), 201)

    @put(action=Programs.update, limit=Hourly("writes"), summary="Change a program's own styles")
    async def change_styles(
        self,
        guid: FromPath[UUID],
        data: JSONBody[CustomStyleFields],
        *,
        if_match: NamedDependency[IfMatch],
        styles: Styles,
    ) -> Answer[CustomStyles]:
        """What is sent.

        Raises:
            NotFound: 404. ValidationFailed: 400, by field. StaleVersion: 412.
        """
        return _answer(await styles.change(guid, data, if_match))


@get("/lms/course-typefaces", action=Programs.readList, list=TYPEFACES)
async def list_typefaces(lists: NamedDependency[Lists]) -> Page[TypefaceRow]:
    """The typefaces that headings and text of programs may have."""
    return lists.page_of(TYPEFACES, brought_rows())


@get(
    "/lms/course-fonts",
    action=Programs.readList,
    list=TYPEFACES,
    dependencies=inject(typefaces=Typefaces),
)
async def list_own_fonts(
    lists: NamedDependency[Lists], tenant: NamedDependency[Tenant], typefaces: NamedDependency[Typefaces]
) -> Page[TypefaceRow]:
    """The organization's own fonts, which headings and text of programs may have.

    Raises:
        NotFound: 404, the organization has no advanced look.
    """
    if not has_advanced_look(tenant):
        raise NotFound
    return lists.page_of(TYPEFACES, await typefaces.own_rows())


@post(
    "/lms/course-templates/config",
    action=Programs.update,
    status_code=200,
    limit=Hourly("writes"),
    summary="Look at the config of a template before it is saved",
)
async def check_config(data: JSONBody[WrittenConfig]) -> CheckedConfig:
    """The config as it would be kept. Raises ValidationFailed: 400, with the line and the key."""
    return CheckedConfig(config_of(data.config, "config"))


ROUTES = [CustomStyleController, list_typefaces, list_own_fonts, check_config]
