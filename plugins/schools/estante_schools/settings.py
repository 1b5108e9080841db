"""The plugin's table in a tenant's file, `[plugin_settings.schools]`."""

from typing import Annotated

from estante.api.tenants import Editable, SystemSetting
from msgspec import Struct


class SchoolSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`is_short_school_form` asks for no more than a name where schools are written down."""

    is_short_school_form: Annotated[bool, Editable("system.is_short_school_form"), SystemSetting()] = False
