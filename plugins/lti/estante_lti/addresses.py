"""Where this organization is, as the LMS of a school is told and as launches come in."""

from urllib.parse import urlsplit

from estante.api.files import FileStore
from estante.api.tenants import Platform, Tenant
from msgspec import Struct


class OwnAddresses(Struct, frozen=True):
    """Addresses of one host of an organization."""

    origin: str
    api: str

    @property
    def login(self) -> str:
        """Where a launch begins (1EdTech security framework §5.1.1.1)."""
        return f"{self.api}/lti/login"

    @property
    def redirect(self) -> str:
        """Where the LMS sends the browser back with the id token."""
        return f"{self.api}/lti/launch"

    @property
    def authorize(self) -> str:
        """Where a tool that we launch asks who comes (security framework §5.1.1.2)."""
        return f"{self.api}/lti/authorize"

    @property
    def key_set(self) -> str:
        """Where our public keys are."""
        return f"{self.api}/lti/.well-known/jwks.json"

    @property
    def tool(self) -> str:
        """The target of a launch that names no content."""
        return f"{self.origin}/"


class Addresses:
    """The addresses of a tenant, by the host that is asked."""

    def __init__(self, files: FileStore, platform: Platform, tenant: Tenant) -> None:
        self._origins = files.addresses.app_origins(tenant)
        self._base = platform.api_base.rstrip("/")

    def at(self, host: str) -> OwnAddresses:
        """Those of a request's `Host`; of the first host where that is none of the tenant's."""
        origin = next((each for each in self._origins if urlsplit(each).netloc == host), self._origins[0])
        return OwnAddresses(origin, f"{origin}{self._base}")

    def is_own(self, url: str) -> bool:
        """Whether an address is one of this organization's application."""
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}" in self._origins
