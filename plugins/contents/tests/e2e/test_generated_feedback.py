"""Feedback that a plugin writes: its button is there where the flag is on, and nowhere else."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from estante.plugins.registry import PluginRegistry
from playwright.sync_api import Page, expect

from tests.e2e.places import Somebody, new_tenant
from tests.e2e.shell.conftest import Visits, visits

__all__ = ["visits"]
FIELD = "Comentario si falla"


def question_of(visits: Visits, editor: Somebody) -> tuple[str, Any]:
    """A question of a tenant that asks something: the guid of its content, and what its editor shows."""
    asked = {"type": "short_answer", "id": str(uuid4()), "prompt": "<p>¿Qué es?</p>", "answers": ["vapor"]}
    headers = {"host": editor.tenant.hosts[0], "authorization": f"Bearer {editor.token}"}
    base = f"http://127.0.0.1:{visits.live.port}/api/cms/"
    with httpx.Client(base_url=base, headers=headers, timeout=60) as client:
        body = {"name": "El vapor", "type_guid": "CTTY_14", "is_teacher_only": 0}
        guid = str(client.post("contents", json=body).json()["data"]["guid"])
        saved = client.put(f"contents/{guid}/editor", json={"questions": [asked]})
    return guid, saved.raise_for_status().json()


def with_generator(page: Page, shown: Any) -> None:
    """As with a plugin from outside that writes feedback."""
    shown["data"]["can_generate_feedback"] = True
    tagged = {"etag": '"1"'}
    written = {"status": "success", "data": {"feedback": "<p>Piensa en el vapor</p>"}}
    page.route("**/api/cms/contents/*/editor", lambda route: route.fulfill(json=shown, headers=tagged))
    page.route("**/editor/feedback", lambda route: route.fulfill(json=written))


@pytest.mark.spec("CON-111")
@pytest.mark.parametrize("is_on", [True, False])
def test_feedback_is_generated_only_where_the_flag_is_on(
    visits: Visits, registry: PluginRegistry, is_on: bool
) -> None:
    tenant = new_tenant(visits.live, registry, flags={"ai_feedback_generator": is_on})
    editor = visits.person(tenant=tenant)
    guid, shown = question_of(visits, editor)
    page = visits.window(editor)
    with_generator(page, shown)
    page.goto(f"/content/{guid}/editor")
    field = page.get_by_role("textbox", name=FIELD)
    expect(field).to_be_visible()
    generate = page.get_by_role("button", name=f"Generar: {FIELD}")
    if not is_on:
        expect(generate).to_have_count(0)
        return
    generate.click()
    expect(field).to_contain_text("Piensa en el vapor")
