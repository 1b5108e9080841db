"""Who may do what with people, beside the kernel's own policies."""

from collections.abc import Sequence

from estante.api.access import TEACHER, FeatureOn, Policy, Section, grant

UserMigration = Section("user_migration", "update")
ALL: Sequence[Policy] = grant(TEACHER, UserMigration.all, FeatureOn("users", "migration_url"))
