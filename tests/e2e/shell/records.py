"""Records for the stories about saving: made by the API, opened and edited by their owner in a browser."""

import re
from collections.abc import Callable
from uuid import uuid4

import httpx
from estante.identity.passwords import HASHER
from estante.tenancy.tenant import Tenant
from playwright.sync_api import Dialog, Locator, Page, Route, expect

from tests.e2e.places import Somebody

from .conftest import Visits

PASSWORD = "Estante-2026"
ONE_CONTENT = re.compile(r"/api/cms/contents/[0-9a-f-]{36}$")
DESCRIPTION = re.compile("^(Descripción|Descrição)$")
NOT_SAVED = re.compile("No se guardaron los últimos cambios|As últimas alterações não foram salvas")
SAVED = re.compile("Contenido guardado|Conteúdo salvo")


def account(visits: Visits, role: str = "R04", lang_id: str = "es", tenant: Tenant | None = None) -> Somebody:
    """Somebody new who can sign in by name and password."""
    return visits.person(role, tenant, password_hash=HASHER.hash(PASSWORD.encode()), lang_id=lang_id)


def end_session(visits: Visits, who: Somebody) -> None:
    """End a session on the server; the browser finds out at its next call."""
    with _client(visits, who) as client:
        client.post("logout").raise_for_status()


def make_link(visits: Visits, who: Somebody) -> str:
    """Make a content that is a link. Answers its guid."""
    with _client(visits, who) as client:
        types = client.get("cms/types").json()["data"]
        kind = next(one["guid"] for one in types if one["takes_url"])
        body = {
            "name": f"Por guardar {uuid4().hex[:6]}",
            "url": "https://example.org/agua",
            "type_guid": kind,
        }
        made = client.post("cms/contents", json={**body, "is_teacher_only": 0})
        made.raise_for_status()
        guid: str = made.json()["data"]["guid"]
    return guid


def make_film(visits: Visits, who: Somebody) -> str:
    """Make a film that has no file yet. Answers its guid."""
    body = {"name": f"Por grabar {uuid4().hex[:6]}", "type_guid": "CTTY_03", "is_teacher_only": 0}
    with _client(visits, who) as client:
        made = client.post("cms/contents", json=body)
        made.raise_for_status()
    guid: str = made.json()["data"]["guid"]
    return guid


def change(visits: Visits, who: Somebody, guid: str, **fields: object) -> None:
    """Save a content from elsewhere."""
    with _client(visits, who) as client:
        version = client.get(f"cms/contents/{guid}").headers["etag"]
        saved = client.put(f"cms/contents/{guid}", json=fields, headers={"if-match": version})
        saved.raise_for_status()


def read(visits: Visits, who: Somebody, guid: str) -> dict[str, object]:
    """A content as it is saved."""
    with _client(visits, who) as client:
        found: dict[str, object] = client.get(f"cms/contents/{guid}").json()["data"]
    return found


def description(page: Page) -> Locator:
    return page.get_by_role("textbox", name=DESCRIPTION)


def open_record(page: Page, guid: str) -> None:
    page.goto(f"/content/{guid}")
    expect(description(page)).to_be_visible()


def refuse_saving(page: Page, refusal: Callable[[Route], None]) -> Callable[[], None]:
    """Let every save of a content fail in a way. Answers how to let them through again."""

    def handle(route: Route) -> None:
        if route.request.method == "PUT":
            refusal(route)
        else:
            route.continue_()

    page.route(ONE_CONTENT, handle)
    return lambda: page.unroute(ONE_CONTENT, handle)


def accept_leaving(page: Page) -> list[Dialog]:
    """Let the browser leave a page with unsaved changes. Answers its questions as they come."""
    asked: list[Dialog] = []

    def accept(dialog: Dialog) -> None:
        asked.append(dialog)
        dialog.accept()

    page.on("dialog", accept)
    return asked


def toast(page: Page, text: str | re.Pattern[str]) -> Locator:
    """A toast by what it says."""
    return page.locator(".mantine-Notification-root").filter(has_text=text)


def notice(page: Page) -> Locator:
    """The offer of what was left unsaved."""
    return page.get_by_role(
        "region", name=re.compile("Cambios que no guardaste|Alterações que você não salvou")
    )


def _client(visits: Visits, who: Somebody | None = None) -> httpx.Client:
    host = {"host": visits.address(who.tenant if who else None).removeprefix("http://")}
    bearer = {"authorization": f"Bearer {who.token}"} if who else {}
    return httpx.Client(
        base_url=f"http://127.0.0.1:{visits.live.port}/api/", headers={**host, **bearer}, timeout=60
    )
