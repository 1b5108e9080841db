"""The audit as a file, with the filters and the order of the list, and its codes in words."""

import msgspec

from estante.audit.lists import AUDIT, Names
from estante.exports.jobs import export_job
from estante.exports.lists import list_export

# The last two are codes, for whoever counts by program: the same in every language.
COLUMNS = {
    "at": "to_char(a.at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI:SS')",
    "actor_username": "a.actor_username",
    "shown_username": "a.shown_username",
    "action_name": """coalesce(:words::jsonb -> 'actions' ->> a.action,
                               :words::jsonb -> 'acts' ->> split_part(a.action, '.', -1), a.action)""",
    "entity_name": "coalesce(:words::jsonb -> 'entities' ->> a.entity, a.entity)",
    "entity_guid": "a.entity_guid",
    "detail": "a.detail",
    "action": "a.action",
    "entity": "a.entity",
}


def words_of(names: Names) -> str:
    """What actions and kinds of records are called, as the export's SQL reads it."""
    return msgspec.json.encode(
        {"actions": names.actions, "acts": names.acts, "entities": names.entities}
    ).decode()


AUDIT_EXPORT = list_export(
    AUDIT, name="audit", text_key="jobs.kinds.audit_export", columns=COLUMNS, texts="audit.columns"
)
EXPORT_AUDIT = export_job(AUDIT_EXPORT)
