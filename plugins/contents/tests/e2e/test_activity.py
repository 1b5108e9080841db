"""Uploads and jobs in Activity: what stopped goes on, what failed says why, and every job is reached."""

import re
import wave
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from estante.testing.browser import People
from estante.testing.tenants import TENANTS
from playwright.sync_api import BrowserContext, Locator, Page, Request, Route, expect

from tests.e2e.places import database_url

from .content_screens import PREPARED_MS, card, sample, toast

CHUNK = 8 * 1024 * 1024
SECONDS = 120
BYTES_A_SECOND = 88_200
JOBS, FAILED, OPEN = 130, 3, 60
ADD_JOBS = """
INSERT INTO jobs (tenant_id, guid, person_guid, kind, status, payload, title, stage, attempts, error_code,
  error_params, created_at, updated_at, finished_at)
SELECT %(tenant)s, gen_random_uuid(), %(person)s, 'contents.prepare',
  CASE WHEN n <= %(failed)s THEN 'failed' WHEN n > %(ended)s THEN 'queued' ELSE 'done' END, '{}',
  'Trabajo ' || n, '', 1, CASE WHEN n <= %(failed)s THEN 'PDF_BROKEN' END, '{"name": "roto.pdf"}',
  -- An open job without a run is closed after two minutes: the open ones are seconds old, and come last.
  CASE WHEN n <= %(ended)s THEN now() - make_interval(hours => %(jobs)s - n)
    ELSE now() + make_interval(secs => n) END, now(),
  CASE WHEN n <= %(ended)s THEN now() - make_interval(hours => %(jobs)s - n) END
FROM generate_series(1, %(jobs)s) AS n
"""


def long_sound(folder: Path, name: str) -> Path:
    """A sound of ten MiB, which is sent in two pieces."""
    path = folder / name
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(BYTES_A_SECOND // 2)
        sound.writeframes(bytes(SECONDS * BYTES_A_SECOND))
    return path


def own_copy(folder: Path, name: str) -> Path:
    """A sample under a name that no other test has, and without a title that would take its place."""
    path = folder / f"{Path(name).stem}-{uuid4().hex[:6]}{Path(name).suffix}"
    path.write_bytes(sample(name).read_bytes().replace(b"/Title", b"/Titel"))
    return path


def send(page: Page, *paths: Path) -> None:
    """Choose files on the page where contents are made."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Elegir archivos").click()
    chooser.value.set_files(list(paths))


def choose(button: Locator, path: Path) -> None:
    with button.page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files(path)


def activity(page: Page) -> Locator:
    """The panel, opened from the side bar."""
    page.get_by_role("navigation", name="Principal").get_by_role(
        "button", name=re.compile("^Actividad")
    ).click()
    return page.get_by_role("dialog", name="Actividad")


def lose_second_piece(route: Route, request: Request) -> None:
    """Let the first piece of an upload through, and no other."""
    if request.method == "PATCH" and request.headers.get("upload-offset") != "0":
        route.abort("connectionreset")
    else:
        route.continue_()


def another_tab(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/contents")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def test_an_upload_goes_on_by_the_same_file_after_its_tab_was_closed(people: People, tmp_path: Path) -> None:
    page = people.enter("/contents/create")
    sound = long_sound(tmp_path, f"lectura-{uuid4().hex[:6]}.wav")
    title = sound.stem.replace("-", " ")
    page.route("**/api/uploads/*", lose_second_piece)
    with page.expect_request_finished(lambda request: request.method == "PATCH"):
        send(page, sound)
    with page.expect_event("requestfailed"):
        expect(card(page, title)).to_be_visible()
    context = page.context
    page.close()
    later = another_tab(context)
    expect(later.get_by_role("button", name=re.compile("^Actividad"))).to_contain_text("1 por seguir")
    left = card(activity(later).page, title)
    expect(left).to_contain_text("Interrumpida")
    expect(left).to_contain_text("Seguirá desde 8 MB")
    same = left.get_by_role("button", name="Elegir el mismo archivo")
    choose(same, own_copy(tmp_path, "texto.pdf"))
    expect(left).to_contain_text("es otro archivo")
    offsets: list[str | None] = []
    later.on(
        "request",
        lambda request: (
            offsets.append(request.headers.get("upload-offset"))
            if request.method == "PATCH" and "/uploads/" in request.url
            else None
        ),
    )
    choose(same, sound)
    entries = later.get_by_role("dialog", name="Actividad").get_by_role("listitem").filter(has_text=title)
    # Where a converter is installed, a line of its own says how that goes.
    entry = entries.filter(has_text="Procesar contenido")
    expect(entry).to_contain_text("Listo", timeout=PREPARED_MS)
    assert offsets == [str(CHUNK)]
    entry.get_by_role("link", name="Abrir").click()
    expect(later.get_by_role("heading", name=title, level=1)).to_be_visible()


def test_why_a_file_was_refused_outlives_the_page_and_another_takes_its_place(
    people: People, tmp_path: Path
) -> None:
    page = people.enter("/contents/create")
    refused, good = own_copy(tmp_path, "usuarios-latin1.csv"), own_copy(tmp_path, "texto.pdf")
    send(page, refused)
    title = refused.stem.replace("-", " ")
    expect(card(page, title).get_by_role("alert")).to_contain_text("Guárdalo en otro formato")
    page.goto("/home")
    panel = activity(page)
    panel.get_by_role("tab", name=re.compile("^Con problemas")).click()
    expect(card(page, title).get_by_role("alert")).to_contain_text("Guárdalo en otro formato")
    choose(card(page, title).get_by_role("button", name="Elegir otro archivo"), good)
    expect(card(page, title)).to_have_count(0)
    panel.get_by_role("tab", name="Todo").click()
    entry = panel.get_by_role("listitem").filter(has_text=good.stem.replace("-", " "))
    expect(entry).to_contain_text("Listo", timeout=PREPARED_MS)


def test_what_arrived_before_its_tab_was_closed_becomes_a_content_once(
    people: People, tmp_path: Path
) -> None:
    page = people.enter("/contents/create")
    paper = own_copy(tmp_path, "texto.pdf")
    title = paper.stem.replace("-", " ")
    page.route("**/api/cms/contents", lambda _route: None)
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/contents")):
        send(page, paper)
    context = page.context
    page.close()
    later = another_tab(context)
    expect(later.get_by_role("link", name=title, exact=True)).to_have_count(1, timeout=PREPARED_MS)


def test_a_file_that_was_sent_before_is_sent_again_only_when_the_person_says_so(
    people: People, tmp_path: Path
) -> None:
    page = people.enter("/contents/create")
    paper = own_copy(tmp_path, "texto.pdf")
    title = paper.stem.replace("-", " ")
    send(page, paper)
    expect(card(page, title).get_by_text("Listo", exact=True)).to_be_visible(timeout=PREPARED_MS)
    page.reload()
    send(page, paper)
    asked = page.get_by_role("dialog", name="Este archivo ya se subió")
    expect(asked).to_contain_text(paper.name)
    asked.get_by_role("button", name="No subir").click()
    expect(asked).to_have_count(0)
    expect(card(page, title)).to_have_count(0)
    send(page, paper)
    asked.get_by_role("button", name="Subir otra vez").click()
    expect(card(page, title).get_by_text("Listo", exact=True)).to_be_visible(timeout=PREPARED_MS)


def test_an_upload_that_is_ready_says_so_elsewhere_and_leads_there(people: People, tmp_path: Path) -> None:
    page = people.enter("/contents/create")
    paper = own_copy(tmp_path, "texto.pdf")
    title = paper.stem.replace("-", " ")
    send(page, paper)
    expect(card(page, title)).to_be_visible()
    page.get_by_role("navigation", name="Principal").get_by_role("link", name="Papelera").click()
    said = toast(page, f"«{title}» está listo")
    expect(said).to_be_visible(timeout=PREPARED_MS)
    said.get_by_role("link", name="Abrir").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


@pytest.fixture
def busy(people: People) -> Page:
    """The screen of the demo publisher of the other tenant, who has many jobs that no worker takes."""
    page = people.enter("/contents", "R07", "ipe")
    person = page.evaluate("JSON.parse(localStorage.getItem('auth')).value.user.guid")
    tenant = TENANTS["ipe"]["guid"]
    with psycopg.connect(database_url(people.live), autocommit=True) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, false)", [tenant])
        facts = {"tenant": tenant, "person": person, "jobs": JOBS, "failed": FAILED, "ended": JOBS - OPEN}
        connection.execute(ADD_JOBS, facts)
    page.reload()
    return page


@pytest.mark.story
def test_every_job_is_counted_reached_and_stopped(busy: Page) -> None:
    bar = busy.get_by_role("navigation", name="Principal")
    expect(bar.get_by_role("button", name=re.compile("^Atividade"))).to_contain_text(str(OPEN))
    bar.get_by_role("button", name=re.compile("^Atividade")).click()
    panel = busy.get_by_role("dialog", name="Atividade")
    running, problems = (
        panel.get_by_role("tab", name=re.compile(name)) for name in ("^Processando", "^Com problemas")
    )
    expect(running).to_contain_text(str(OPEN))
    expect(problems).to_contain_text(str(FAILED))
    jobs = panel.get_by_role("tabpanel").get_by_role("listitem")
    more = panel.get_by_role("button", name=re.compile(r"^Ver \d+ anterior"))
    while more.count():
        before = jobs.count()
        more.click()
        expect(jobs).not_to_have_count(before)
        expect(panel.locator("[data-loading]")).to_have_count(0)
    expect(jobs).to_have_count(JOBS)
    problems.click()
    expect(jobs).to_have_count(FAILED)
    running.click()
    expect(jobs).to_have_count(OPEN)
    panel.get_by_role("button", name="Cancelar tudo").click()
    asked = busy.get_by_role("dialog", name=f"Cancelar {OPEN} tarefas?")
    asked.get_by_role("button", name="Cancelar tudo").click()
    expect(toast(busy, f"{OPEN} tarefas canceladas")).to_be_visible()
    expect(jobs).to_have_count(0)
    expect(bar.get_by_role("button", name=re.compile("^Atividade"))).to_have_text("Atividade")
