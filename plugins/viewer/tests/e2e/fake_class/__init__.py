"""A plugin in which everybody of an organization is in one course."""
