"""Pages for who writes plugins or repairs content: the kit of fields, and what plugins add (SHE-130)."""

from collections.abc import Sequence

from estante.actions import Policy, Section, SettingOn, grant
from estante.identity.roles import ADMIN

DeveloperPages = Section("developer_pages", "readDetail", "update")
POLICIES: Sequence[Policy] = grant(ADMIN, DeveloperPages.all, SettingOn("developer_pages"))
