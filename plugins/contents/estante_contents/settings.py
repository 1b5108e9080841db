"""The contents plugin's table in a tenant's file, `[plugin_settings.contents]`."""

from typing import Annotated

from estante.api.tenants import Editable, SystemSetting
from msgspec import Struct


class ContentsSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`cms_have_fixed_layout_editor_role` gives R06 the section of the fixed-layout editor (VS §6)."""

    cms_have_fixed_layout_editor_role: Annotated[
        bool, Editable("system.fixed_layout_editor"), SystemSetting()
    ] = False
