"""By which channels people get a kind of notification: as they chose, else as the kind says."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante.decoding import Example
from estante.errors import ApiError, NotFound
from estante.identity.principal import Principal
from estante.lists.spec import ListSpec, NoFilters
from estante.notifications.kinds import Channel, NotificationKind
from estante.notifications.models import NotificationSetting
from estante.notifications.recipients import chosen_channels
from estante.plugins.registry import PluginRegistry


class MandatoryNotification(ApiError):
    """409: what concerns the safety of an account reaches its person."""

    status, code = 409, "NOTIFICATION_MANDATORY"


class ChannelSettings(Struct, frozen=True):
    """One kind, and by which channels the caller gets it. Those of a mandatory one cannot be switched off."""

    kind: str
    title: str
    icon: str
    app: bool
    mail: bool
    mandatory: tuple[Channel, ...]


class ChannelChange(Struct, frozen=True, forbid_unknown_fields=True):
    """By which channels the caller wants a kind."""

    EXAMPLE: ClassVar[Example] = {"kind": "estante.job_failed", "app": True, "mail": False}
    kind: Annotated[str, Meta(max_length=200)]
    app: bool
    mail: bool


SETTINGS = ListSpec(row=ChannelSettings, filters=NoFilters, sort=("title",), default="title", key="kind")


class ChannelService:
    """What the caller chose of the kinds that the tenant's plugins raise."""

    def __init__(
        self, session: AsyncSession, principal: Principal, registry: PluginRegistry, text: Any
    ) -> None:
        self._session, self._principal, self._text = session, principal, text
        enabled = registry.enabled(principal.tenant)
        self._kinds = {
            kind.name: kind
            for plugin in registry
            if plugin.id in enabled
            for kind in plugin.notification_kinds
        }

    async def all(self) -> Sequence[ChannelSettings]:
        """Every kind with its channels."""
        own = select(NotificationSetting).where(NotificationSetting.person_guid == self._principal.guid)
        rows = {row.kind: row for row in await self._session.scalars(own)}
        return [self._view(kind, rows.get(kind.name)) for kind in self._kinds.values()]

    async def change(self, wanted: ChannelChange) -> ChannelSettings:
        """Choose the channels of a kind.

        Raises:
            NotFound: 404, no such kind here. MandatoryNotification: 409.
        """
        kind = self._kinds.get(wanted.kind)
        if kind is None:
            raise NotFound
        chosen = {"app": wanted.app, "mail": wanted.mail}
        if kind.is_mandatory and not all(chosen[channel] for channel in kind.channels):
            raise MandatoryNotification
        row = {
            "tenant_id": self._principal.tenant.guid,
            "person_guid": self._principal.guid,
            "kind": kind.name,
            **chosen,
        }
        stored = insert(NotificationSetting).values(row)
        names = ["tenant_id", "person_guid", "kind"]
        await self._session.execute(stored.on_conflict_do_update(index_elements=names, set_=chosen))
        return self._view(kind, NotificationSetting(**row))

    def _view(self, kind: NotificationKind[Any], row: NotificationSetting | None) -> ChannelSettings:
        channels = chosen_channels(kind, row.app if row else None, row.mail if row else None)
        return ChannelSettings(
            kind=kind.name,
            title=self._text(kind.title_key),
            icon=kind.icon,
            app="app" in channels,
            mail="mail" in channels,
            mandatory=kind.channels if kind.is_mandatory else (),
        )
