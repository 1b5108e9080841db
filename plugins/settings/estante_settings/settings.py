"""The plugin's table in a tenant's file, `[plugin_settings.settings]`."""

from typing import Annotated

from estante.api.tenants import Editable, SystemSetting
from msgspec import Struct


class TeachingSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`is_learning_objectives` opens the learning objectives, and their field in what can have some."""

    is_learning_objectives: Annotated[bool, Editable("system.is_learning_objectives"), SystemSetting()] = (
        False
    )
