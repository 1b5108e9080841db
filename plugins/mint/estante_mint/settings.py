"""The table of Mint lessons in a tenant's file, `[plugin_settings.mint]`."""

from typing import Final

from msgspec import Struct

# Pages of two sides can be made.
DUAL_PAGES: Final = "mint_page_lesson_dual"
# Lessons can stand in programs.
IN_PROGRAMS: Final = "mint_lesson_in_programs"


class MintSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`embed_hosts` are the hosts whose pages may stand in a lesson; of any other a link is left.

    `license_url` is where the external service is that signs licences, `license_statement` what it signed of
    this organization (`licensing/statement.py`); without either it has no licence to give.
    """

    embed_hosts: tuple[str, ...] = ()
    license_url: str = ""
    license_statement: str = ""
