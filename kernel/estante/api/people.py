"""People of a tenant, as a plugin may know them."""

from estante.identity.accounts.directory import PersonRecord, demo_people, find_person

__all__ = ["PersonRecord", "demo_people", "find_person"]
