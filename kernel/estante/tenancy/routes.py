"""GET organization: what the sign-in page needs to know of a tenant, and nothing more (KER-095, KER-099)."""

from typing import Any
from uuid import UUID

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante.lists.spec import ListSpec, NoFilters
from estante.tenancy.host_defaults import THEMES, defaults_of
from estante.tenancy.registry import plain_host
from estante.tenancy.tenant import FontFace, Tenant


class BrandingAnswer(Struct, frozen=True):
    """The tenant's look. `logo` is an address, or null; those of fonts and `stylesheet` are below the API."""

    color_first: str
    color_second: str
    font_first: str
    font_second: str
    border_radius: int
    logo: str | None
    font_faces: tuple[FontFace, ...]
    stylesheet: str | None


class ProviderAnswer(Struct, frozen=True):
    """An identity provider as the sign-in page needs it: a button, where it leads, and who we are there."""

    id: str
    title: str
    issuer: str
    audience: str
    authorize_url: str


PROVIDER_LIST = ListSpec(row=ProviderAnswer, filters=NoFilters, sort=("id", "title"), default="")


class PasswordAnswer(Struct, frozen=True):
    """What a new password has to be; `strong` asks for both cases, a digit and a special character."""

    min_length: int
    strong: bool


class Organization(Struct, frozen=True):
    """The tenant, as anybody may see it."""

    guid: UUID
    name: str
    product_name: str
    languages: tuple[str, ...]
    default_language: str
    branding: BrandingAnswer
    identity_providers: tuple[ProviderAnswer, ...]
    date_format: str | None
    time_zone: str
    password: PasswordAnswer


LOGO_ADDRESS = "/ui/logo"


@get("/organization", public=True, summary="The organization's name, languages and look")
async def organization(tenant: NamedDependency[Tenant], request: Request[Any, Any, Any]) -> Organization:
    """The tenant of the request's host, with the language and the theme that this host has of its own."""
    look = tenant.branding
    here = defaults_of(tenant.host_defaults, plain_host(request.headers.get("host", "")))
    first, second = THEMES[here.theme] if here.theme else (look.color_first, look.color_second)
    return Organization(
        guid=tenant.guid,
        name=tenant.name,
        product_name=look.product_name,
        languages=tenant.languages,
        default_language=here.language or tenant.default_language,
        branding=BrandingAnswer(
            first,
            second,
            look.font_first,
            look.font_second,
            look.border_radius,
            f"{LOGO_ADDRESS}?{tenant.revision}" if look.logo else None,
            look.font_faces,
            look.stylesheet,
        ),
        identity_providers=providers_of(tenant),
        date_format=tenant.settings.date_format,
        time_zone=tenant.time_zone,
        password=PasswordAnswer(tenant.password.shortest, tenant.password.strong),
    )


def providers_of(tenant: Tenant) -> tuple[ProviderAnswer, ...]:
    """The tenant's identity providers, without their keys."""
    return tuple(
        ProviderAnswer(
            provider.id, provider.title, provider.issuer, provider.audience, provider.authorize_url
        )
        for provider in tenant.identity_providers
    )


ROUTES: list[ControllerRouterHandler] = [organization]
