"""The history of one setting, from the audit."""

from estante.lists.spec import ListSpec, NoFilters
from estante.settings.schemas import SettingChangeAnswer

ENTITY = "setting"
CHANGES = ListSpec(
    row=SettingChangeAnswer,
    source="audit a",
    base=(f"a.entity = '{ENTITY}'", "a.entity_guid = :key"),
    columns={
        "username": "a.actor_username",
        "before": "a.detail -> 'before'",
        "after": "a.detail -> 'after'",
        "is_revert": "coalesce((a.detail ->> 'reverted')::boolean, false)",
    },
    filters=NoFilters,
    sort=("at",),
    default="-at",
)
