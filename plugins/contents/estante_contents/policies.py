"""Who may do what in the sections of the contents plugin (BO §6, VS §6)."""

from collections.abc import Sequence

from estante.api.access import FeatureOn, FlagOn, Policy, Section, grant

READING = ("readList", "readDetail")
WRITING = ("create", "update", "delete", "deleteOwner")

Contents = Section("contents", *READING, *WRITING, "clone", "export")
Publications = Section("publications", *READING, *WRITING)
Collections = Section("collections", *READING, *WRITING)
Library = Section("library", *READING, *WRITING)
FixedLayoutEditor = Section("fixed_layout_editor", "readDetail", "update")

EDITORS = ("R04", "R06")
PUBLISHER = "R07"
LIBRARY = "library"
LIBRARY_ON = FlagOn((LIBRARY,))


def _for_editors() -> list[Policy]:
    return [
        policy
        for role in EDITORS
        for policy in (
            *grant(role, (*Contents.all, *Publications.all, *Collections.all)),
            *grant(role, Library.all, LIBRARY_ON),
        )
    ]


def _for_publishers() -> list[Policy]:
    """A publisher deletes only what it made, and reads publications without writing them (A015-A019)."""
    return [
        *grant(PUBLISHER, [action for action in Contents.all if action != Contents.delete]),
        *grant(PUBLISHER, (Publications.readList, Publications.readDetail, Publications.deleteOwner)),
        *grant(PUBLISHER, [action for action in Collections.all if action != Collections.delete]),
        *grant(PUBLISHER, [action for action in Library.all if action != Library.delete], LIBRARY_ON),
    ]


ALL: Sequence[Policy] = [
    *_for_editors(),
    *_for_publishers(),
    *grant("R06", FixedLayoutEditor.all, FeatureOn("contents", "cms_have_fixed_layout_editor_role")),
]
