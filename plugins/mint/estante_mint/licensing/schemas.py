"""What the calls of licences take and answer (BO §6, §7)."""

from typing import ClassVar

from estante.api.http import Example
from msgspec import Struct


class PersonLicenseView(Struct, kw_only=True):
    """Whether somebody has a Mint licence; `status` is the client's, or `none` without a licence."""

    has_license_mint: bool
    status: str


class PersonLicenseChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """Gives or takes somebody's licence."""

    EXAMPLE: ClassVar[Example] = {"has_license_mint": True}
    has_license_mint: bool


class ClientLicenseView(Struct, kw_only=True):
    """The most licences and editors of the client, and how many there are; `status` is `none` without one."""

    status: str
    licenses: int
    licenses_used: int
    editors: int
    editors_used: int
