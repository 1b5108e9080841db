"""The system settings: the switches of an organization that every screen goes by."""

from estante.api.http import Answer, IfMatch, versioned
from estante.api.tenants import SettingsService
from litestar import Request, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec.structs import asdict

from estante_settings.policies import General
from estante_settings.schemas.system import SystemSettingsChange, SystemValues


@get("/system-settings", session=True, summary="The switches of the organization, by name")
async def read_system_settings(
    settings: NamedDependency[SettingsService], request: Request[object, object, State]
) -> Answer[SystemValues]:
    """Those that plugins mark as system settings; a value by host is the one of the host that asks."""
    answer = await settings.system_settings(request.url.hostname or "")
    return versioned(answer.values, answer.version)


@put("/system-settings", action=General.update, summary="Change switches of the organization")
async def change_system_settings(
    data: JSONBody[SystemSettingsChange],
    settings: NamedDependency[SettingsService],
    if_match: NamedDependency[IfMatch],
    request: Request[object, object, State],
) -> Answer[SystemValues]:
    """They lie over the tenant's file, as every setting that the back office changes.

    Raises:
        ValidationFailed: 400, by name. StaleVersion: 412.
    """
    values = {name: value for name, value in asdict(data).items() if isinstance(value, bool | int)}
    await settings.change_system_settings(values, if_match)
    answer = await settings.system_settings(request.url.hostname or "")
    return versioned(answer.values, answer.version)


ROUTES = [read_system_settings, change_system_settings]
