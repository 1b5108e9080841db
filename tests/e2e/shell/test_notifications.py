"""What people are told: the bell, live in every tab, and what it opens."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID, uuid4

import pytest
from estante.api.jobs import JobQueue, Letters, NotificationKind, Notifications
from estante.events.outbox import Events
from estante.jobs.live import Live
from estante.mail.delivery import SEND_LETTER
from estante.notifications.job_ends import ACTIVITY, JOB_DONE, JobEnd
from estante.notifications.letters import NOTIFICATION
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import PHONE, violations
from estante.testing.live import until
from msgspec import Struct
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import Somebody, database_of, new_tenant, redis_url

from .conftest import Visits
from .records import make_link, read
from .screens import heading, side_bar


class Failure(Struct, frozen=True):
    """What could not be prepared."""

    content: str
    name: str


FAILED = NotificationKind(
    "contents.preparation_failed",
    Failure,
    "contents.notifications.preparation_failed",
    "contents.notifications.preparation_failed_title",
    "/content/{content}",
)


def notify(visits: Visits, who: Somebody, name: str, content: str = "") -> None:
    """Raise a notification as a plugin's job does."""
    raise_for(visits, who, FAILED, Failure(content or str(uuid4()), name))


def raise_for(visits: Visits, who: Somebody, kind: NotificationKind[Any], values: Struct) -> None:

    async def raise_one() -> None:
        live = Live(redis_url(visits.live))
        notifications = Notifications(Events(), Letters(JobQueue(live), SEND_LETTER), NOTIFICATION)
        async with database_of(visits.live) as database, database.transaction(who.tenant) as session:
            await notifications.raise_for(session, [UUID(who.guid)], kind, values)
        await live.close()

    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, raise_one()).result()


def panel(page: Page) -> Locator:
    """What the bell opens."""
    return page.get_by_role("dialog", name="Notificaciones")


@pytest.mark.story
def test_a_student_is_told_in_every_tab_at_once_and_reads_it_in_one(visits: Visits) -> None:
    student = visits.person("R01")
    first = visits.window(student, size=PHONE, langId="es")
    first.goto("/home")
    second = first.context.new_page()
    second.goto("/home")
    # Only what comes after the first count is news: the stream brings that, or a call.
    expect(second.locator("[aria-live=polite][aria-busy=false]")).to_have_count(1)
    for tab in (first, second):
        expect(tab.get_by_role("button", name="Notificaciones", exact=True)).to_be_visible()
    notify(visits, student, "Álgebra")
    for tab in (first, second):
        expect(tab.get_by_role("button", name="Notificaciones, 1 sin leer")).to_be_visible()
    expect(second.locator("[aria-live=polite]").filter(has_text="1 notificación sin leer")).to_have_count(1)
    bell = second.get_by_role("button", name="Notificaciones, 1 sin leer")
    bell.focus()
    second.keyboard.press("Enter")
    row = panel(second).get_by_role("listitem").filter(has_text="Álgebra")
    expect(panel(second).get_by_role("heading", name="Hoy")).to_be_visible()
    expect(row).to_contain_text("Sin leer")
    assert violations(second) == []
    notify(visits, student, "Botánica")
    expect(panel(second).get_by_role("listitem")).to_have_count(2)
    row.get_by_role("button", name="Marcar como leída: «Álgebra»").click()
    expect(first.get_by_role("button", name="Notificaciones, 1 sin leer")).to_be_visible()
    panel(second).get_by_role("button", name="Marcar todas como leídas").click()
    expect(first.get_by_role("button", name="Notificaciones", exact=True)).to_be_visible()
    second.keyboard.press("Escape")
    expect(second.get_by_role("button", name="Notificaciones", exact=True)).to_be_focused()


def test_whoever_was_away_sees_the_count_and_goes_to_what_it_is_about(visits: Visits) -> None:
    teacher = visits.person("R04")
    guid = make_link(visits, teacher)
    name = read(visits, teacher, guid)["name"]
    notify(visits, teacher, str(name), guid)
    page = visits.window(teacher, langId="es")
    page.goto("/home")
    side_bar(page).get_by_role("button", name="Notificaciones, 1 sin leer").click()
    panel(page).get_by_role("link", name=str(name)).click()
    expect(heading(page, str(name))).to_be_visible()
    expect(side_bar(page).get_by_role("button", name="Notificaciones", exact=True)).to_be_visible()


def test_the_panel_says_when_it_is_empty_or_could_not_be_loaded(visits: Visits) -> None:
    page = visits.enter("/home")
    opener = side_bar(page).get_by_role("button", name="Notificaciones")
    opener.click()
    expect(panel(page).get_by_text("Aún no hay notificaciones")).to_be_visible()
    page.keyboard.press("Escape")
    page.route("**/api/notifications?*", lambda route: route.fulfill(status=500, json={}))
    opener.click()
    expect(panel(page).get_by_role("alert")).to_contain_text("No pudimos cargar las notificaciones")
    assert violations(page) == []


def test_all_of_them_are_listed_narrowed_and_marked_together(visits: Visits) -> None:
    teacher = visits.person("R04")
    for name in ("Álgebra", "Botánica", "Cálculo"):
        notify(visits, teacher, name)
    page = visits.window(teacher, langId="es")
    page.goto("/home")
    side_bar(page).get_by_role("button", name="Notificaciones, 3 sin leer").click()
    panel(page).get_by_role("link", name="Ver todas").click()
    expect(heading(page, "Notificaciones")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Álgebra")).to_contain_text("Sin leer")
    assert violations(page) == []
    page.get_by_role("checkbox").first.check()
    page.get_by_role("button", name="Marcar como leída").click()
    expect(side_bar(page).get_by_role("button", name="Notificaciones", exact=True)).to_be_visible()
    page.goto("/notifications?unread=true")
    expect(page.get_by_text("Ninguna notificación con estos filtros")).to_be_visible()


def test_following_a_row_of_the_list_reads_it(visits: Visits) -> None:
    teacher = visits.person("R04")
    guid = make_link(visits, teacher)
    name = str(read(visits, teacher, guid)["name"])
    notify(visits, teacher, name, guid)
    page = visits.window(teacher, langId="es")
    page.goto("/notifications")
    expect(side_bar(page).get_by_role("button", name="Notificaciones, 1 sin leer")).to_be_visible()
    page.get_by_role("link", name=name).click()
    expect(heading(page, name)).to_be_visible()
    expect(side_bar(page).get_by_role("button", name="Notificaciones", exact=True)).to_be_visible()


def test_the_end_of_an_export_leads_to_the_activity_where_its_file_is(visits: Visits) -> None:
    admin = visits.person("R04")
    raise_for(visits, admin, JOB_DONE, JobEnd("contents.jobs.export", "", ACTIVITY))
    page = visits.window(admin, langId="es")
    page.goto("/home")
    side_bar(page).get_by_role("button", name="Notificaciones, 1 sin leer").click()
    panel(page).get_by_role("link", name="Exportar contenidos").click()
    activity = page.get_by_role("dialog", name="Actividad")
    expect(activity).to_be_visible()
    page.keyboard.press("Escape")
    expect(activity).to_be_hidden()
    expect(page).to_have_url(re.compile("/notifications$"))


def test_who_wants_a_kind_by_mail_gets_a_letter_and_nothing_here(
    visits: Visits, registry: PluginRegistry
) -> None:
    tenant = new_tenant(visits.live, registry, settings={"developer_pages": True})
    admin = visits.person(tenant=tenant, email="ana@example.org")
    page = visits.window(admin, langId="es")
    page.goto("/notifications/settings")
    title = "Un contenido que subiste no se pudo procesar"
    kind = page.get_by_role("listitem").filter(has_text=title)
    for channel in ("Aquí", "Correo"):
        with page.expect_response("**/api/notifications/settings"):
            kind.get_by_role("switch", name=f"{title}: {channel}").click(force=True)
    assert violations(page) == []
    notify(visits, admin, "Álgebra")
    page.goto("/developer/outbox")
    sent = page.get_by_role("row").filter(has_text="ana@example.org")

    def is_sent() -> bool:
        page.reload()
        expect(sent).to_have_count(1)
        return sent.filter(has_text="Enviado").count() == 1

    until(visits.live, is_sent)
    assert violations(page) == []
    sent.get_by_role("link").first.click()
    letter = page.frame_locator("iframe")
    expect(letter.get_by_text("«Álgebra» no se pudo").first).to_be_visible()
    expect(side_bar(page).get_by_role("button", name="Notificaciones", exact=True)).to_be_visible()
    with page.expect_popup() as opened:
        letter.get_by_role("link", name=re.compile("Abrir en")).click()
    expect(opened.value).to_have_url(re.compile("/content/"))
