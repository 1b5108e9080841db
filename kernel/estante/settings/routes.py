"""The settings calls: what holds and where it comes from, changing it, and going back to the file's value."""

from collections.abc import Sequence

from litestar import delete, get, patch
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante.http.envelope import Answer
from estante.http.etags import versioned
from estante.identity.policies import SettingsGeneral
from estante.if_match import IfMatch
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.settings.lists import CHANGES
from estante.settings.schemas import SettingChangeAnswer, SettingsAnswer, SettingsChange
from estante.settings.services import SettingsService


@get(
    "/settings",
    action=SettingsGeneral.readDetail,
    summary="The settings that may be changed in the back office",
)
async def read_settings(settings: NamedDependency[SettingsService]) -> Answer[SettingsAnswer]:
    """By section, each with its value, its limits, and the layer that it comes from."""
    answer = await settings.read()
    return versioned(answer, answer.version)


@patch("/settings", action=SettingsGeneral.update, summary="Change settings by key")
async def change_settings(
    data: JSONBody[SettingsChange],
    settings: NamedDependency[SettingsService],
    if_match: NamedDependency[IfMatch],
) -> Answer[SettingsAnswer]:
    """All of them or none; every process holds them within two seconds.

    Raises:
        ValidationFailed: 400, by key. StaleVersion: 412.
    """
    changed = await settings.change(data.values, if_match)
    return versioned(changed, changed.version)


@delete(
    "/settings/{key:str}",
    action=SettingsGeneral.update,
    status_code=200,
    summary="Go back to a setting's value in the tenant's file",
)
async def revert_setting(
    key: FromPath[str], settings: NamedDependency[SettingsService], if_match: NamedDependency[IfMatch]
) -> Answer[SettingsAnswer]:
    """Nothing changes where the file's value holds already.

    Raises:
        NotFound: 404, no such setting. StaleVersion: 412.
    """
    reverted = await settings.revert(key, if_match)
    return versioned(reverted, reverted.version)


@get(
    "/settings/{key:str}/history",
    action=SettingsGeneral.readDetail,
    list=CHANGES,
    summary="Who changed a setting, when, from what to what",
)
async def list_setting_changes(
    key: FromPath[str], settings: NamedDependency[SettingsService], lists: NamedDependency[Lists]
) -> Page[SettingChangeAnswer]:
    """As long as the tenant keeps its audit.

    Raises:
        NotFound: 404, no such setting.
    """
    return await settings.history(key, lists)


ROUTES: Sequence[ControllerRouterHandler] = [
    read_settings,
    change_settings,
    revert_setting,
    list_setting_changes,
]
