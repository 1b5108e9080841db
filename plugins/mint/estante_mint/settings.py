"""The table of Mint lessons in a tenant's file, `[plugin_settings.mint]`."""

from msgspec import Struct


class MintSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`embed_hosts` are the hosts whose pages may stand in a lesson; of any other a link is left."""

    embed_hosts: tuple[str, ...] = ()
