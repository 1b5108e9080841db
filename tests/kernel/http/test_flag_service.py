"""The service of feature flags: whom it is asked for, and what holds while it does not answer."""

from collections.abc import Iterator

import pytest
from estante.flags.provider import DOMAIN, TenantFlagProvider
from openfeature import api
from openfeature.evaluation_context import EvaluationContext
from openfeature.flag_evaluation import FlagResolutionDetails
from openfeature.provider import Metadata

FLAG, FLAGGED = "evaluation_model", "/settings-scales"


class FlagService(TenantFlagProvider):
    """A service of its own, which has everything on and remembers whom it was asked for."""

    def __init__(self) -> None:
        self.asked: list[EvaluationContext | None] = []
        self.is_away = False

    def get_metadata(self) -> Metadata:
        """Another name than the built-in one's."""
        return Metadata(name="flags-of-a-vendor")

    def resolve_boolean_details(
        self, flag_key: str, default_value: bool, evaluation_context: EvaluationContext | None = None
    ) -> FlagResolutionDetails[bool]:
        """On, or no answer at all."""
        self.asked.append(evaluation_context)
        if self.is_away:
            raise ConnectionError("the service is away")
        return FlagResolutionDetails(True)


@pytest.fixture
def service(app) -> Iterator[FlagService]:
    """The process's provider while the test runs."""
    made = FlagService()
    api.set_provider(made, DOMAIN)
    yield made
    api.set_provider(TenantFlagProvider(), DOMAIN)


async def pages(admin) -> set[str]:
    """The pages that an admin's manifest has."""
    plugins = (await admin.get("ui/manifest")).json()["data"]["plugins"]
    return {page["path"] for plugin in plugins for page in plugin["pages"]}


@pytest.mark.spec("SHE-084")
async def test_the_service_is_told_who_signed_in(service, client, tenant):
    admin = await client(tenant, "R04")
    assert (await admin.get("users/whoami")).json()["data"]["flags"][FLAG] is True
    context = service.asked[-1]
    assert context.targeting_key == str(admin.person.guid)
    assert context.attributes["role"] == "R04"
    assert context.attributes["tenant"] == tenant.key


@pytest.mark.spec("SHE-085", part="as the server answers")
async def test_while_flags_do_not_come_flagged_pages_are_off_and_the_rest_works(service, client, tenant):
    admin = await client(tenant, "R04")
    assert FLAGGED in await pages(admin)
    service.is_away = True
    answer = await admin.get("users/whoami")
    assert answer.status_code == 200
    assert set(answer.json()["data"]["flags"].values()) == {False}
    assert answer.json()["data"]["flags_known"] is False
    left = await pages(admin)
    assert FLAGGED not in left
    assert {"/contents", "/users", "/personalize"} <= left
    service.is_away = False
    assert (await admin.get("users/whoami")).json()["data"]["flags_known"] is True
    assert FLAGGED in await pages(admin)
