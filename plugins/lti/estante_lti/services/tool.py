"""Writing the outside tools that contents launch."""

from collections.abc import Iterator
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import Records, TrashRules, record_acts
from msgspec import UNSET

from estante_lti.models import Tool
from estante_lti.policies import LtiTools
from estante_lti.schemas import ToolFields
from estante_lti.services.registration import is_https


class ToolService(Records[Tool]):
    """The tools of a tenant. Contents of one that is deleted say so when they are opened."""

    entity, section = "tool", LtiTools.name
    unique: ClassVar = {"name": "TOOL_NAME_TAKEN"}
    trash_rules = TrashRules(LtiTools.delete, LtiTools.delete)

    async def check(self, record: Tool | None, sent: ToolFields) -> None:
        """Refuse addresses that are not https. Raises ValidationFailed: names every field that is wrong."""
        if wrong := list(_faults(sent)):
            raise ValidationFailed(fields=wrong)

    async def living(self, guid: UUID | None) -> Tool | None:
        """A tool, while it is registered."""
        return await self.session.scalar(self.visible().where(Tool.guid == guid)) if guid else None


def _faults(sent: ToolFields) -> Iterator[FieldError]:
    for name in ("launch_url", "login_url"):
        value: Any = getattr(sent, name)
        if value is not UNSET and not is_https(value):
            yield FieldError(name, "https")
    redirects = sent.redirect_urls
    if redirects is not UNSET and not all(is_https(url) for url in redirects):
        yield FieldError("redirect_urls", "https")


ACTS = record_acts(ToolService, LtiTools)
