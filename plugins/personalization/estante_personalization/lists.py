"""Every list of the plugin. The fonts that Estante brings are in no table, so theirs is made in memory."""

from estante.api.lists import ListSpec, NoFilters, by_name

from estante_personalization.schemas import FontRow, Typeface

TYPEFACES = ListSpec(
    row=Typeface, filters=NoFilters, search=("name",), sort=("name", "is_custom"), default=""
)
CUSTOM_FONTS = ListSpec(
    row=FontRow,
    source="custom_fonts f",
    columns={"id": "f.guid", "url": "'/organization/fonts/' || f.guid"},
    filters=NoFilters,
    search=("f.name",),
    sort={"name": by_name("f.name"), "created_at": "f.created_at"},
    default="name",
)
