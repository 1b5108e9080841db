"""What is played, on the screen: cards, charts that are tables too, and where the side bar leads."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, violations, violations_in_schemes
from estante_analytics.models import UsageContent, UsageDay
from estante_contents.models import Content
from playwright.sync_api import expect

from plugins.analytics.tests.conftest import FLAGS
from tests.e2e.places import database_of, new_tenant
from tests.e2e.shell.conftest import Visits

PLAYERS, SECONDS = 6, 600


@pytest.fixture(scope="module")
def house(live, registry):
    """An organization where six students played a quiz yesterday."""
    tenant = new_tenant(live, registry, flags=FLAGS, languages=["es", "pt", "en"])
    quiz = Content(
        tenant_id=tenant.guid, guid=uuid4(), type_guid="QUIZ", name="Los planetas", is_teacher_only=0
    )
    yesterday = (datetime.now(UTC) - timedelta(days=1)).date()

    async def fill() -> None:
        async with database_of(live) as database, database.transaction(tenant) as session:
            session.add(quiz)
            for _ in range(PLAYERS):
                played = {
                    "tenant_id": tenant.guid,
                    "day": yesterday,
                    "person_guid": uuid4(),
                    "role_guid": "R01",
                    "country_guid": None,
                    "school_guids": [],
                    "sessions": 1,
                    "seconds": SECONDS,
                }
                session.add_all([UsageDay(**played), UsageContent(content_guid=quiz.guid, **played)])

    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, fill()).result()
    return tenant


@pytest.mark.story
@pytest.mark.spec("ANA-003", "ANA-004", part="on the screen")
@pytest.mark.spec("SHE-054", part="games")
def test_the_side_bar_leads_to_what_is_played(visits: Visits, house) -> None:
    page = visits.window(visits.person("R04", house), lang="es")
    page.goto("/")
    page.get_by_role("link", name="Analítica").click()
    expect(page).to_have_url(re.compile("/analytic/game"))
    cards = page.get_by_role("region", name="Cifras de lo que se juega")
    expect(cards).to_contain_text("Jugadores6")
    expect(cards).to_contain_text("Minutos por partida10")
    expect(page.get_by_role("region", name="Lo más jugado")).to_contain_text("Los planetas")
    page.get_by_role("button", name="Ver «Partidas por tipo» como tabla").press("Enter")
    row = page.get_by_role("table", name="Partidas por tipo").get_by_role("row", name="Cuestionario")
    expect(row).to_contain_text("protegido")
    assert violations_in_schemes(page) == []
    page.goto("/analytic/game?from=2020-03-01&to=2020-03-10")
    expect(page.get_by_role("heading", name="Nadie jugó en estos días")).to_be_visible()
    phone = visits.window(visits.person("R04", house), lang="es", size=PHONE)
    phone.goto("/analytic/game")
    expect(phone.get_by_role("region", name="Lo más jugado")).to_contain_text("Los planetas")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(phone) == []
