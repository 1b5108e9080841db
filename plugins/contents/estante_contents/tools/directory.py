"""What the plugin that registers LTI tools gives to contents; it imports it from `contracts`."""

from msgspec import Struct


class ToolDirectory(Struct, frozen=True):
    """The LTI tools that a tenant has registered, from the plugin that launches them.

    `tools` is SQL under the tenant's row security that answers rows (guid, name, launch_url).
    """

    name: str
    tools: str
