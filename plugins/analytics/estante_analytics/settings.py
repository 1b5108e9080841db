"""The plugin's table in a tenant's file, `[plugin_settings.analytics]`."""

from typing import Annotated

from msgspec import Meta, Struct

Address = Annotated[str, Meta(pattern=r"^(https://.+)?$", max_length=2000)]
# As long as the digest that it signs (RFC 7518, section 3.2).
Secret = Annotated[str, Meta(pattern=r"^(.{32,})?$", max_length=500)]


class AnalyticsSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The page of another product that shows the organization's analytics.

    `external_url` is where it is. `external_secret` is shared with it: by it our token is signed, which says
    who asks and for which days. Without either the page says what is missing.
    """

    external_url: Address = ""
    external_secret: Secret = ""
