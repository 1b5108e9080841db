"""A tenant: who it is and everything that its file says."""

from typing import Annotated, Literal, TypeVar
from uuid import UUID

from msgspec import Meta, Struct, field

from estante.tenancy.editable import COLOUR_PATTERN, Editable, Stored, SystemSetting
from estante.tenancy.host_defaults import HostDefaults, HostPattern

S = TypeVar("S", bound=Struct)
MEBIBYTE = 1024 * 1024
GIBIBYTE = 1024 * MEBIBYTE
Colour = Annotated[str, Meta(pattern=COLOUR_PATTERN)]
# A BCP 47 tag in lower case: language, script, region, variants.
LanguageCode = Annotated[
    str,
    Meta(
        max_length=35,
        pattern=r"^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$",
    ),
]
# What the shell brings; a file may name others that a visitor's machine has.
FONTS = ("Literata", "Instrument Sans", "Bricolage Grotesque", "Figtree")
DATE_FORMATS = ("DD/MM/YYYY", "MM/DD/YYYY", "YYYY-MM-DD", "DD.MM.YYYY", "DD-MM-YYYY")


# Below the API, on whatever host it is: never an address of another.
ApiPath = Annotated[str, Meta(pattern=r"^/[a-z0-9][a-z0-9/._?=-]*$", max_length=200)]


class FontFace(Struct, frozen=True, forbid_unknown_fields=True):
    """A font of the organization's own: what styles call it, where it is, and its CSS weight or weights."""

    family: Annotated[str, Meta(min_length=1, max_length=60)]
    url: ApiPath
    weight: Annotated[str, Meta(pattern=r"^\d{1,4}( \d{1,4})?$")] = "400"


class Branding(Struct, frozen=True, forbid_unknown_fields=True):
    """Two colours, two fonts, a radius in px and a logo file beside the tenant's file.

    `font_faces` are those of the two fonts that the shell does not bring, and `stylesheet` is the sheet of
    the organization's own: a plugin writes both.
    """

    product_name: Annotated[
        str, Meta(min_length=1, max_length=60), Editable("settings.fields.product_name", "look")
    ] = "Estante"
    color_first: Annotated[Colour, Editable("settings.fields.color_first", "look")] = "#0f5d6c"
    color_second: Annotated[Colour, Editable("settings.fields.color_second", "look")] = "#e0a030"
    font_first: Annotated[str, Editable("settings.fields.font_first", "look", choices=FONTS)] = "Literata"
    font_second: Annotated[str, Editable("settings.fields.font_second", "look", choices=FONTS)] = (
        "Instrument Sans"
    )
    border_radius: Annotated[int, Meta(ge=0, le=64), Editable("settings.fields.border_radius", "look")] = 8
    logo: str | None = None
    font_faces: Annotated[tuple[FontFace, ...], Stored()] = ()
    stylesheet: Annotated[ApiPath | None, Stored()] = None


STRONG_LENGTH = 10


class PasswordRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Least length; `strong` also asks for the four classes and ten characters (BO §5)."""

    min_length: Annotated[
        int, Meta(ge=3, le=128), Editable("settings.fields.password_min_length", "access")
    ] = 8
    strong: Annotated[bool, Editable("settings.fields.password_strong", "access")] = False

    @property
    def shortest(self) -> int:
        """The least length that the rule allows (A004: never under 3)."""
        return max(self.min_length, STRONG_LENGTH) if self.strong else self.min_length


class SignInRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How often a wrong password may be tried (decision 0015).

    `account_attempts` are the wrong tries of one account from one address or known browser within
    `window_seconds`, and `address_attempts` the different names that fail from one address. Once an account
    failed so often from anywhere, its tries take turns `account_delay_seconds` apart. A browser stays known
    for `known_browser_days` after its person last signed in with it.
    """

    account_attempts: Annotated[int, Meta(ge=1, le=1000)] = 10
    address_attempts: Annotated[int, Meta(ge=1, le=100_000)] = 100
    window_seconds: Annotated[int, Meta(ge=60, le=86_400)] = 900
    account_delay_seconds: Annotated[int, Meta(ge=0, le=60)] = 5
    known_browser_days: Annotated[int, Meta(ge=1, le=730)] = 180


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes in bytes.

    `person_bytes_a_day` and `tenant_bytes_a_day` are what may arrive in any 24 hours, `stored_bytes` what a
    tenant may keep in all; without one, only the disk is the limit.
    """

    upload_bytes: Annotated[int, Meta(ge=1)] = 2048 * MEBIBYTE
    image_bytes: Annotated[int, Meta(ge=1)] = 10 * MEBIBYTE
    avatar_bytes: Annotated[int, Meta(ge=1)] = 5 * MEBIBYTE
    person_bytes_a_day: Annotated[int, Meta(ge=1)] = 20 * GIBIBYTE
    tenant_bytes_a_day: Annotated[int, Meta(ge=1)] = 200 * GIBIBYTE
    stored_bytes: Annotated[int, Meta(ge=1)] | None = None


Calls = Annotated[int, Meta(ge=1, le=1_000_000)]


class HourlyCalls(Struct, frozen=True, forbid_unknown_fields=True):
    """How often a person, or an address without a session, may ask within an hour for what costs.

    `exports` make a file of a list, `imports` make or prepare a content, `uploads` open one, `links` look at
    a page outside, `bulk` changes many rows, `writes` makes one, `letters` are those to recover an account,
    and `sign_ins` all tries of an address, right ones too: a school has one address. `machines` are the calls
    of one credential by which contents and other programs say what people did.
    """

    exports: Calls = 60
    imports: Calls = 600
    uploads: Calls = 3_600
    links: Calls = 300
    bulk: Calls = 300
    writes: Calls = 6_000
    letters: Calls = 300
    impersonations: Calls = 120
    sign_ins: Calls = 6_000
    machines: Calls = 360_000


# The full name of a host that everybody reaches by https: no star, port or number, no name of one network.
OutsideHost = Annotated[
    str,
    Meta(
        max_length=253,
        pattern=r"^(?!(.*\.)?(localhost|local|internal|lan|home|corp|arpa|onion)$)"
        r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$",
    ),
]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Switches that the specification ties to tenants (BO §6); each comes with the code that reads it.

    `package_hosts` are the hosts from which uploaded packages may load scripts, frames and pictures.
    """

    restricted: bool = False
    company_domain: str | None = None
    disclose_accounts: Annotated[bool, Editable("settings.fields.disclose_accounts", "access")] = True
    second_factor: Annotated[
        Literal["off", "optional", "required"], Editable("settings.fields.second_factor", "access")
    ] = "optional"
    developer_pages: bool = False
    is_multicountry: Annotated[bool, Editable("settings.fields.is_multicountry"), SystemSetting()] = False
    max_users_per_upload: Annotated[
        int, Meta(ge=1, le=5000), Editable("settings.fields.max_users_per_upload"), SystemSetting()
    ] = 500
    date_format: Annotated[
        str | None, Editable("settings.fields.date_format", "organization", choices=DATE_FORMATS)
    ] = None
    session_idle_seconds: Annotated[
        int, Meta(ge=60), Editable("settings.fields.session_idle_seconds", "access", "duration")
    ] = 86_400
    session_absolute_seconds: Annotated[
        int, Meta(ge=60), Editable("settings.fields.session_absolute_seconds", "access", "duration")
    ] = 30 * 86_400
    package_hosts: Annotated[
        tuple[OutsideHost, ...],
        Meta(max_length=20),
        Editable("settings.fields.package_hosts", "system", "list", problem="outside_host"),
    ] = ()
    audit_days: Annotated[int, Meta(ge=30, le=36_500)] = 1095


class Grant(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that this tenant gives a role beyond the built-in policies."""

    role: str
    actions: tuple[str, ...]


class SinglePage(Struct, frozen=True, forbid_unknown_fields=True):
    """A person who sees one page of the back office and no other (A026): who it is, and the page's path."""

    username: Annotated[str, Meta(min_length=1, max_length=254)]
    path: Annotated[str, Meta(pattern=r"^/[A-Za-z0-9_~.%/-]+$", max_length=500)]


class IdentityProvider(Struct, frozen=True, forbid_unknown_fields=True):
    """An OpenID Connect provider for `login-oauth`.

    `authorize_url` is the page where a person signs in there, `audience` our client id, and `jwks` a key set
    given in place of an address.
    """

    id: str
    title: str
    issuer: str
    audience: str
    authorize_url: Annotated[str, Meta(pattern=r"^https?://")]
    jwks_url: str | None = None
    jwks: str | None = None


Origin = Annotated[str, Meta(pattern=r"^https?://(\*\.)?[a-z0-9.-]+(:\d{1,5})?$")]


class Tenant(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What `tenants/<key>/tenant.toml` says. `guid` is the `tenant_id` of every row that it owns.

    `time_zone` (`Europe/Madrid`) is whose midnights the days of filters and whose hours exports have.
    `embedded_by` are the origins whose pages may frame the pages without the shell's frame, the viewer's
    among them (A118): `https://campus.example`, `https://*.example`. `host_defaults` are by host, by family
    of hosts (`*.example`) or for every other one (`*`).
    """

    guid: UUID
    name: Annotated[str, Meta(min_length=1, max_length=120), Editable("settings.fields.name", "organization")]
    hosts: tuple[str, ...]
    embedded_by: tuple[Origin, ...] = ()
    host_defaults: dict[HostPattern, HostDefaults] = {}
    single_pages: tuple[SinglePage, ...] = ()
    languages: Annotated[
        tuple[LanguageCode, ...],
        Meta(min_length=1),
        Editable("settings.fields.languages", "organization", "choices"),
    ] = ("es", "pt")
    default_language: Annotated[
        LanguageCode, Editable("settings.fields.default_language", "organization", "choice")
    ] = "es"
    time_zone: Annotated[str, Editable("settings.fields.time_zone", "organization", "time_zone")] = "UTC"
    plugins: tuple[str, ...] = ()
    flags: dict[str, bool] = {}
    settings: Settings = field(default_factory=Settings)
    grants: tuple[Grant, ...] = ()
    password: PasswordRule = field(default_factory=PasswordRule)
    sign_in: SignInRule = field(default_factory=SignInRule)
    branding: Branding = field(default_factory=Branding)
    limits: Limits = field(default_factory=Limits)
    calls: HourlyCalls = field(default_factory=HourlyCalls)
    identity_providers: tuple[IdentityProvider, ...] = ()
    database: str | None = None
    plugin_settings: dict[str, object] = {}
    key: str = ""
    revision: int = 0

    def single_page_of(self, username: str) -> str | None:
        """The path of the one page that a person is limited to, if it is."""
        wanted = username.lower()
        return next((single.path for single in self.single_pages if single.username.lower() == wanted), None)

    def settings_of(self, kind: type[S]) -> S:
        """The values of a plugin's settings, or of a table in them; the built-in ones where none are said."""
        for settings in self.plugin_settings.values():
            if isinstance(settings, kind):
                return settings
            for name in getattr(settings, "__struct_fields__", ()):
                if isinstance(table := getattr(settings, name), kind):
                    return table
        return kind()
