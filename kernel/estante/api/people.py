"""People of a tenant, as a plugin may know them, and what becomes of their data: exported, kept, erased."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.identity.accounts.directory import PersonRecord, demo_people, find_person
    from estante.privacy.declarations import PersonalData, PersonalFile, PrivacyContext, Subject
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "PersonRecord",
    "PersonalData",
    "PersonalFile",
    "PrivacyContext",
    "Subject",
    "demo_people",
    "find_person",
]
