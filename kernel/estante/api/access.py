"""Who may do what: sections and their actions, grants, and who asks."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.actions import (
        Action,
        FeatureOn,
        FlagOn,
        InService,
        NotRestricted,
        Policy,
        Section,
        SettingOn,
        Verdict,
        grant,
    )
    from estante.developer_pages import DeveloperPages
    from estante.identity.permissions import PermissionChecker
    from estante.identity.principal import Principal
    from estante.identity.roles import ADMIN, PUBLISHER, STUDENT, TEACHER
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "ADMIN",
    "PUBLISHER",
    "STUDENT",
    "TEACHER",
    "Action",
    "DeveloperPages",
    "FeatureOn",
    "FlagOn",
    "InService",
    "NotRestricted",
    "PermissionChecker",
    "Policy",
    "Principal",
    "Section",
    "SettingOn",
    "Verdict",
    "grant",
]
