"""Who may do what with people, profiles, languages and the audit (permissions.tsv; BO §6)."""

from collections.abc import Sequence

from estante.actions import InService, NotRestricted, Policy, Section, grant
from estante.identity.roles import (
    ADMIN,
    FIXED_LAYOUT_ADMIN,
    HELP_DESK,
    PUBLISHER,
    STUDENT,
    TEACHER,
    TEACHER_ADMIN,
)

PERSON_ACTIONS = ("readList", "readDetail", "create", "update", "delete")
Users = Section(
    "users",
    *PERSON_ACTIONS,
    "export",
    "impersonate",
    "endSessions",
    "resetSecondFactor",
    "exportData",
    "erase",
)
AdminUsers = Section("admin_users", *PERSON_ACTIONS)
Profile = Section("profile", "readDetail", "update")
Languages = Section("languages", "create", "update")
Audit = Section("audit", "readList", "export")
Storage = Section("storage", "readDetail")
SettingsGeneral = Section("settings_general", "readDetail", "update")
SECTIONS = (Users, AdminUsers, Profile, Languages, Audit, Storage, SettingsGeneral)

OWN = InService("own profile")

ALL: Sequence[Policy] = (
    *grant(ADMIN, [Users.readList, Users.readDetail, Users.export]),
    *grant(ADMIN, [Users.create, Users.update, Users.delete], NotRestricted()),
    *grant(
        ADMIN, [Users.exportData, Users.erase], NotRestricted(), InService("never a person with more rights")
    ),
    *grant(ADMIN, [AdminUsers.readList, AdminUsers.readDetail]),
    *grant(ADMIN, [AdminUsers.create, AdminUsers.update, AdminUsers.delete], NotRestricted()),
    *grant(HELP_DESK, [Users.readList, Users.readDetail, Users.export]),
    *grant(HELP_DESK, [Users.create, Users.update], NotRestricted()),
    *grant(HELP_DESK, [AdminUsers.readList, AdminUsers.readDetail]),
    *grant(ADMIN, [Users.impersonate], InService("never a person with more rights")),
    *grant(HELP_DESK, [Users.impersonate], InService("never a person with more rights")),
    *grant(ADMIN, [Users.endSessions], InService("never a person with more rights")),
    *grant(HELP_DESK, [Users.endSessions], InService("never a person with more rights")),
    *grant(ADMIN, [Users.resetSecondFactor], InService("never a person with more rights")),
    *grant(ADMIN, Profile.all),
    *grant(HELP_DESK, Profile.all),
    *grant(FIXED_LAYOUT_ADMIN, Profile.all),
    *grant(PUBLISHER, [Profile.update], InService("lang_id and own password only")),
    *grant(STUDENT, [Profile.update], OWN),
    *grant(TEACHER, [Profile.update], OWN),
    *grant(TEACHER_ADMIN, [Profile.update], OWN),
    *grant(ADMIN, Languages.all),
    *grant(ADMIN, Audit.all),
    *grant(ADMIN, Storage.all),
    *grant(ADMIN, SettingsGeneral.all, NotRestricted()),
    *grant(HELP_DESK, SettingsGeneral.all, NotRestricted()),
)
