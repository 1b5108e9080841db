"""The contents list as a file (CON-007): the filters and the order that are on screen."""

from estante.api.exports import list_export

from estante_contents.lists import AUTHOR, CONTENTS, STATUS

# `:words` are the texts of types and states in the person's language.
CONTENTS_EXPORT = list_export(
    CONTENTS,
    name="contents",
    text_key="contents.jobs.export",
    texts="contents.columns",
    columns={
        "guid": "c.guid",
        "name": "c.name",
        "type": "coalesce(:words::jsonb ->> c.type_guid, c.type_guid)",
        "author": AUTHOR,
        "country": "c.country",
        "status": f":words::jsonb ->> ({STATUS})",
        "is_public": ":words::jsonb ->> (c.is_public::text)",
        "is_teacher_only": ":words::jsonb ->> ((c.is_teacher_only = 1)::text)",
        "erp_id": "c.erp_id",
        "size": "c.size",
        "created_at": "to_char(c.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
        "updated_at": "to_char(c.updated_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    },
)
