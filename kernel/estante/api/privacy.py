"""What becomes of a person's data: exported, kept, erased."""

from estante.privacy.declarations import PersonalData, PersonalFile, PrivacyContext, Subject

__all__ = ["PersonalData", "PersonalFile", "PrivacyContext", "Subject"]
