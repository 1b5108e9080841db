"""Who may do what in the sections of the contents plugin (BO §6, VS §6)."""

from collections.abc import Sequence

from estante.api.access import TEACHER, FeatureOn, FlagOn, InService, Policy, Section, grant

READING = ("readList", "readDetail")
WRITING = ("create", "update", "delete", "deleteOwner")
# What a publisher may not do with publications: it deletes what it made, and nothing else.
CHANGING = ("create", "update", "delete")

Contents = Section("contents", *READING, *WRITING, "clone", "export")
Publications = Section("publications", *READING, *WRITING, "export")
Collections = Section("collections", *READING, *WRITING, "export")
Library = Section("library", *READING, *WRITING, "export")
# What a plugin of artificial intelligence does for the exercise editor (CON-111).
Exercises = Section("exercises", "generateFeedback")
# Delivering to projects serves who learns, marking who teaches.
Projects = Section("projects", "deliver", "mark")
FixedLayoutEditor = Section("fixed_layout_editor", "readDetail", "update")

EDITORS = ("R04", "R06")
PUBLISHER = "R07"
LEARNERS_AND_TEACHERS = ("R01", "R02", "R03")
LIBRARY = "library"
LIBRARY_ON = FlagOn((LIBRARY,))
FEEDBACK = "ai_feedback_generator"
FEEDBACK_ON = FlagOn((FEEDBACK,))
FLAGS = (LIBRARY, FEEDBACK)


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
        *grant(PUBLISHER, [action for action in Publications.all if action.name not in CHANGING]),
        *grant(PUBLISHER, [action for action in Collections.all if action != Collections.delete]),
        *grant(PUBLISHER, [action for action in Library.all if action != Library.delete], LIBRARY_ON),
    ]


ALL: Sequence[Policy] = [
    *_for_editors(),
    *_for_publishers(),
    *(policy for role in (*EDITORS, PUBLISHER) for policy in grant(role, Exercises.all, FEEDBACK_ON)),
    *(
        Policy(role, Projects.deliver, (InService("entitlement"),))
        for role in (*LEARNERS_AND_TEACHERS, *EDITORS, PUBLISHER)
    ),
    *(Policy(role, Projects.mark) for role in (*EDITORS, PUBLISHER)),
    Policy(TEACHER, Projects.mark, (InService("pupils"),)),
    *grant("R06", FixedLayoutEditor.all, FeatureOn("contents", "cms_have_fixed_layout_editor_role")),
]
