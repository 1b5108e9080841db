"""People of a tenant, as a plugin may know them, and what becomes of their data: exported, kept, erased."""

from estante.identity.accounts.directory import PersonRecord, demo_people, find_person
from estante.privacy.declarations import PersonalData, PersonalFile, PrivacyContext, Subject

__all__ = [
    "PersonRecord",
    "PersonalData",
    "PersonalFile",
    "PrivacyContext",
    "Subject",
    "demo_people",
    "find_person",
]
