"""The plugin's table in a tenant's file, `[plugin_settings.programs]`."""

from typing import Annotated, Literal

from estante.api.tenants import Editable, SystemSetting, Tenant
from estante_settings.contracts import EVALUATION_FLAG
from msgspec import Meta, Struct

Template = Literal[
    "lite",
    "retro",
    "primary-2022",
    "primary-2025",
    "secondary-2022",
    "secondary-pqlco",
    "steam",
    "vanilla",
    "components",
]
TEMPLATES: tuple[Template, ...] = (
    "vanilla",
    "lite",
    "retro",
    "primary-2022",
    "primary-2025",
    "secondary-2022",
    "secondary-pqlco",
    "steam",
    "components",
)


class ProgramSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the programs of an organization are like.

    `is_isbn_hidden` takes ISBNs from lists, forms and files. `templates` are offered for a program.
    `default_language` is that of a new program, where it is not the organization's.
    """

    is_isbn_hidden: Annotated[bool, Editable("system.is_isbn_hidden"), SystemSetting()] = False
    templates: Annotated[tuple[Template, ...], Meta(min_length=1)] = TEMPLATES
    default_language: str | None = None


# What an organization switches for its programs (KER-089, KER-091). Nothing is behind articles, resources,
# single posts and the teaching load yet; organizations' files may name them all the same.
FLAGS = (
    "advanced_program_look",
    "advanced_programming",
    "power_lesson",
    "program_articles",
    "program_resources",
    "programming",
    "single_post_mode",
    "structure_levels",
    "teaching_load",
)

# The flag of the tab, and the tenants' own switch (BO §6).
PROGRAMMING_FLAGS = ("advanced_programming", "programming")


# The flag of programs' own colours, fonts and corners (BO §6).
LOOK_FLAG = "advanced_program_look"


def has_advanced_look(tenant: Tenant) -> bool:
    """Whether an organization's programs may have colours, fonts and corners of their own."""
    return tenant.flags.get(LOOK_FLAG, False)


def has_evaluation(tenant: Tenant) -> bool:
    """Whether an organization evaluates by categories, scales and periods."""
    return tenant.flags.get(EVALUATION_FLAG, False)


def has_programming(tenant: Tenant) -> bool:
    """Whether an organization plans its programs: the flag and its own switch are both on."""
    return all(tenant.flags.get(flag, False) for flag in PROGRAMMING_FLAGS)
