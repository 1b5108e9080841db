"""What the calls of the system settings take and answer (BO §3, §7)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from estante.api.http import Example
from msgspec import UNSET, Meta, Struct, UnsetType

# By name: this plugin's, the kernel's and those of the plugins that are on.
SystemValues = Mapping[str, bool | int | float | str | None]


class SystemSettingsChange(Struct, frozen=True, forbid_unknown_fields=True):
    """New values; what is missing stays."""

    EXAMPLE: ClassVar[Example] = {"is_multicountry": True, "is_learning_objectives": True}
    is_multicountry: bool | UnsetType = UNSET
    is_learning_objectives: bool | UnsetType = UNSET
    max_users_per_upload: Annotated[int, Meta(ge=1, le=5000)] | UnsetType = UNSET
