"""Opening without a session, the viewer's settings, and what a linked page says of itself (VS §7)."""

from typing import Annotated
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.files import FileStore
from estante.api.http import Hourly
from estante.api.lists import Lists, Page
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary
from litestar import Controller, Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from estante_viewer.lists import SHELF
from estante_viewer.policies import Viewer
from estante_viewer.schemas.viewer import FrontContent, LinkMetadata, PublicContent, ViewerSettings
from estante_viewer.services.access import open_publicly
from estante_viewer.services.link_metadata import read_metadata
from estante_viewer.services.shelf import Shelf
from estante_viewer.settings import ViewerSettings as TenantSettings
from estante_viewer.settings import features_of

Address = Annotated[str, QueryParameter(min_length=1, max_length=2048)]


class ViewerController(Controller):
    """What the viewer opens, lists and asks about itself."""

    @get("/front/public-viewer/{content_guid:uuid}", public=True, summary="Open a public content")
    async def public_viewer(
        self,
        content_guid: FromPath[UUID],
        tenant: NamedDependency[Tenant],
        content_library: NamedDependency[ContentLibrary],
        files: NamedDependency[FileStore],
    ) -> PublicContent:
        """A public content and what its renderer needs; the same for everybody, signed in or not.

        Raises:
            NotFound: no such content. NotPublic: it is not. ContentRefused: disabled, or without a file.
        """
        return await open_publicly(content_library, files, Principal(tenant=tenant), content_guid)

    @get("/front/contents", action=Viewer.read, list=SHELF, summary="List what one may open")
    async def front_contents(
        self,
        lists: NamedDependency[Lists],
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        files: NamedDependency[FileStore],
        content_library: NamedDependency[ContentLibrary],
    ) -> Page[FrontContent]:
        """What the caller may open: with `state` only what is new to them, begun, or seen to its end.

        `q` searches as the list of contents does, with its forgiveness.
        """
        return await Shelf(database, files, content_library, principal).page(lists.query(SHELF))

    @get("/viewer/settings", public=True, summary="How this tenant's viewer is set up")
    async def settings(
        self, tenant: NamedDependency[Tenant], request: Request[object, object, State]
    ) -> ViewerSettings:
        """Engines, the licence for the host that asks, and the features that are on."""
        chosen = tenant.settings_of(TenantSettings)
        host = (request.url.hostname or "").lower()
        is_newer = chosen.enable_nutrient or chosen.enable_nutrient_standalone
        return ViewerSettings(
            enable_nutrient=chosen.enable_nutrient,
            enable_nutrient_standalone=chosen.enable_nutrient_standalone,
            nutrient_licence=chosen.nutrient_licence.get(host),
            engine="newer" if is_newer else "older",
            features=features_of(tenant),
        )

    @get(
        "/cms/metascraper",
        action=Viewer.read,
        limit=Hourly("links"),
        summary="What a linked page says of itself",
    )
    async def metascraper(self, url: Address, tenant: NamedDependency[Tenant]) -> LinkMetadata:
        """Title, description, image, and whether the page may stand in a frame here.

        Raises:
            LinkUnreadable: the address is private, does not answer, or is no web page (URL_NOT_FOUND, 422).
        """
        return await read_metadata(url, tenant.hosts[0])
