"""The plugin's table in a tenant's file, `[plugin_settings.users]`."""

from msgspec import Struct


class UsersSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The other platform, whose accounts teachers may link to theirs here.

    `migration_url` is where it is asked whether a username and a password are an account's (`migration.py`
    says how); without one nobody is offered it. `migration_token` shows it that we may ask.
    """

    migration_url: str = ""
    migration_name: str = ""
    migration_token: str = ""
