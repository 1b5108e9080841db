"""Who may do what with the settings (BO §6; permissions.tsv)."""

from collections.abc import Sequence

from estante.api.access import ADMIN, FeatureOn, FlagOn, Policy, Section, SettingOn, grant

HELP_DESK = "R05"
ACTIONS = ("readList", "readDetail", "create", "update", "delete")

# The kernel's section, which gives it to its roles: the system settings are among the general ones.
General = Section("settings_general", "update")
Countries = Section("settings_countries", *ACTIONS)
Scales = Section("settings_scales", *ACTIONS)
Periods = Section("settings_periods", *ACTIONS)
Categories = Section("settings_categories", *ACTIONS)
Objectives = Section("settings_learning_objectives", *ACTIONS)
# What belongs to the evaluation model (A034).
# What evaluative tasks are marked by: categories, periods and scales (BO §6).
EVALUATION_FLAG = "evaluation_model"
FLAGS = (EVALUATION_FLAG,)
EVALUATION = FlagOn(FLAGS)


def _granted(section: Section, *when: FlagOn | SettingOn | FeatureOn) -> list[Policy]:
    """An administrator has all of it, the help desk all but deleting."""
    return [
        *grant(ADMIN, section.all, *when),
        *grant(HELP_DESK, [action for action in section.all if action.name != "delete"], *when),
    ]


ALL: Sequence[Policy] = [
    *_granted(Countries, SettingOn("is_multicountry")),
    *_granted(Objectives, FeatureOn("settings", "is_learning_objectives")),
    *_granted(Scales, EVALUATION),
    *_granted(Periods, EVALUATION),
    *_granted(Categories, EVALUATION),
]
