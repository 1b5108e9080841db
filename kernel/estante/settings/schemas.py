"""What the settings calls take and answer."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import ClassVar, Literal
from uuid import UUID

from msgspec import Struct

from estante.decoding import Example
from estante.jobs.payloads import Json
from estante.tenancy.editable import Kind

SystemValue = bool | int | float | str | None
Source = Literal["built_in", "file", "back_office"]


class SettingAuthor(Struct, frozen=True):
    """Who changed a setting; the name is empty when the person is gone."""

    guid: UUID
    name: str


class SettingChoice(Struct, frozen=True):
    """A value that may be chosen, and what it is called."""

    value: str
    label: str


class SettingAnswer(Struct, frozen=True, kw_only=True):
    """One setting, as a form's field shows it.

    `value` is what holds, `of_file` what would hold without the back office, and `source` the layer that it
    comes from. `is_ignored` says that a stored value does not hold any more. Limits are of the number.
    """

    key: str
    kind: Kind
    label: str
    hint: str
    value: Json
    of_file: Json
    source: Source
    set_by: SettingAuthor | None
    set_at: datetime | None
    is_ignored: bool
    is_optional: bool
    choices: Sequence[SettingChoice]
    minimum: int | float | None
    maximum: int | float | None
    max_length: int | None


class SettingSection(Struct, frozen=True):
    """Settings that belong together; a plugin's have a section of their own."""

    id: str
    title: str
    settings: Sequence[SettingAnswer]


class SettingsAnswer(Struct, frozen=True):
    """Every setting that may be changed. `version` counts the changes: the ETag of all of them."""

    version: int
    sections: Sequence[SettingSection]


class SystemSettings(Struct, frozen=True):
    """What `GET system-settings` answers, by name, and the version of all settings."""

    version: int
    values: Mapping[str, SystemValue]


class SettingsChange(Struct, frozen=True, forbid_unknown_fields=True):
    """New values by key; what is missing stays."""

    EXAMPLE: ClassVar[Example] = {
        "values": {"branding.product_name": "Andaluna", "time_zone": "Europe/Madrid"}
    }
    values: Mapping[str, Json]


class SettingChangeAnswer(Struct, frozen=True):
    """One change of one setting. `is_revert` says that the file's value holds again since."""

    guid: UUID
    at: datetime
    username: str
    before: Json
    after: Json
    is_revert: bool
