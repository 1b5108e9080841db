"""Finding contents: filters in the address, views of one's own, columns, the CSV, a phone."""

import csv
import re
from pathlib import Path

import pytest
from estante.testing.browser import PHONE, People
from playwright.sync_api import Route, expect

from .content_screens import toast


@pytest.mark.spec("CON-002", "CON-006")
def test_filters_live_in_the_address_and_come_back_with_it(people: People) -> None:
    page = people.enter("/contents")
    table = page.get_by_role("table", name="Contenidos")
    expect(table.get_by_role("row").nth(1)).to_be_visible()
    heads = [text.strip() for text in table.get_by_role("columnheader").all_inner_texts()]
    known = ["Contenido", "Tipo", "Autoría", "País", "Tamaño", "Estado", "Creado", "Acciones"]
    assert [head for head in heads if head] == known
    expect(table.get_by_role("columnheader", name="Creado")).to_have_attribute("aria-sort", "descending")
    page.get_by_role("button", name="Filtro", exact=True).click()
    page.get_by_role("button", name="Tipo", exact=True).last.click()
    page.get_by_role("checkbox", name=re.compile("^PDF")).check()
    page.get_by_role("checkbox", name=re.compile("^Audio")).check()
    page.keyboard.press("Escape")
    page.wait_for_url(re.compile(r"type=CTTY_05,CTTY_04"))
    expect(table.get_by_role("cell", name="Video", exact=True)).to_have_count(0)
    table.get_by_role("button", name="Contenido").click()
    page.wait_for_url(re.compile(r"orderBy=name"))
    address, shown = page.url, table.get_by_role("row").all_inner_texts()
    table.get_by_role("row").nth(1).get_by_role("link").first.click()
    page.wait_for_url(re.compile("/content/"))
    page.go_back()
    expect(page).to_have_url(address)
    expect(table.get_by_role("row")).to_have_count(len(shown))
    expect(page.get_by_role("button", name=re.compile("Tipo es PDF, Audio"))).to_be_visible()


@pytest.mark.spec("SHE-047")
def test_back_and_forward_bring_filters_page_and_order_back(people: People) -> None:
    known = people.call("GET", "cms/contents?status=active&type=CTTY_06&pageSize=1").json()["meta"]["total"]
    for number in range(known, 27):
        link = {"name": f"Ida y vuelta {number}", "type_guid": "CTTY_06", "url": "https://example.org/ida"}
        people.call("POST", "cms/contents", {**link, "is_teacher_only": 0}).raise_for_status()
    page = people.enter("/users")
    # Links only: files of other stories are still being prepared.
    page.goto("/contents?status=active&type=CTTY_06&orderBy=name&page=2")
    table, filters = page.get_by_role("table", name="Contenidos"), re.compile("Estado es")
    expect(page.get_by_role("button", name=filters)).to_be_visible()
    second = people.call(
        "GET", "cms/contents?status=active&type=CTTY_06&orderBy=name&page=2&pageSize=25"
    ).json()["data"]
    expect(table.get_by_role("row").nth(1)).to_contain_text(second[0]["name"])

    def look() -> tuple[str, list[str], str | None]:
        expect(table.get_by_role("columnheader", name="Contenido")).to_be_visible()
        order = table.get_by_role("columnheader", name="Contenido").get_attribute("aria-sort")
        # Not the whole rows: how long ago something was changes while one looks.
        return page.url, table.get_by_role("row").get_by_role("link").all_inner_texts(), order

    narrowed = look()
    assert narrowed[2] == "ascending"
    page.get_by_role("link", name="Usuarios", exact=True).first.click()
    page.wait_for_url("**/users")
    expect(page.get_by_role("heading", name="Usuarios", level=1)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name=filters)).to_be_visible()
    expect(table.get_by_role("row").get_by_role("link")).to_have_count(len(narrowed[1]))
    assert look() == narrowed
    table.get_by_role("row").nth(1).get_by_role("link").first.click()
    page.wait_for_url(re.compile("/content/"))
    page.go_back()
    expect(page.get_by_role("button", name=filters)).to_be_visible()
    page.go_back()
    page.go_forward()
    expect(page.get_by_role("button", name=filters)).to_be_visible()
    expect(table.get_by_role("row").get_by_role("link")).to_have_count(len(narrowed[1]))
    assert look() == narrowed


@pytest.mark.spec("CON-004", "SHE-107")
def test_the_age_filter_offers_the_five_spans(people: People) -> None:
    page = people.enter("/contents")
    page.get_by_role("button", name="Filtro", exact=True).click()
    page.get_by_role("button", name="Creado", exact=True).last.click()
    for span in ("7 días", "30 días", "60 días", "90 días", "12 meses"):
        expect(page.get_by_text(f"Últimos {span}", exact=True).last).to_be_visible()


@pytest.mark.spec("CON-004")
def test_days_are_chosen_by_keys_from_one_to_another(people: People) -> None:
    page = people.enter("/contents")
    expect(page.get_by_role("button", name="Filtro", exact=True)).to_be_visible()
    page.locator("body").press("f")
    expect(page.get_by_role("textbox", name="Buscar un campo")).to_be_focused()
    page.keyboard.type("Actualizado")
    page.keyboard.press("Enter")
    first, last = page.get_by_label("Desde", exact=True), page.get_by_label("Hasta", exact=True)
    first.focus()
    # What a key does in a date field is the field's own: it neither leaves nor changes the choice above it.
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    first.fill("2020-03-01")
    page.wait_for_url(re.compile(r"updatedAt=2020-03-01\.\.(&|$)"))
    expect(page.get_by_role("button", name="Actualizado desde el 01/03/2020")).to_be_visible()
    last.fill("2020-02-01")
    expect(page.get_by_text("La última fecha es anterior a la primera")).to_be_visible()
    page.wait_for_url(re.compile(r"updatedAt=2020-03-01\.\.(&|$)"))
    last.fill("2020-03-31")
    page.wait_for_url(re.compile(r"updatedAt=2020-03-01\.\.2020-03-31"))
    page.keyboard.press("Escape")
    chip = page.get_by_role("button", name="Actualizado del 01/03/2020 al 31/03/2020")
    expect(chip).to_be_visible()
    expect(page.get_by_role("heading", name="Ningún contenido con estos filtros")).to_be_visible()
    page.reload()
    chip.click()
    expect(first).to_have_value("2020-03-01")
    page.get_by_role("button", name="Últimos 12 meses").click()
    expect(first).to_have_value("")
    page.wait_for_url(re.compile("updatedAt=12m"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("table", name="Contenidos").get_by_role("row").nth(1)).to_be_visible()


def test_a_view_of_ones_own_keeps_filters_and_columns(people: People) -> None:
    page = people.enter("/contents?type=CTTY_05")
    page.get_by_role("button", name="Columnas", exact=True).click()
    page.get_by_role("checkbox", name="País", exact=True).focus()
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowUp")
    expect(page.get_by_text("País, ahora 2 de 12")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Guardar vista").click()
    expect(page.get_by_role("textbox", name="Nombre")).to_have_value("PDF")
    page.get_by_role("textbox", name="Nombre").fill("Lecturas")
    page.keyboard.press("Enter")
    page.goto("/contents")
    view = page.get_by_role("button", name=re.compile(r"^Lecturas \d+$"))
    view.click()
    page.wait_for_url(re.compile("type=CTTY_05"))
    heads = page.get_by_role("columnheader").all_inner_texts()
    assert [head.strip() for head in heads if head.strip()][1] == "País"
    page.get_by_role("button", name="Más acciones de la vista Lecturas").click()
    page.get_by_role("menuitem", name="Eliminar la vista").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar la vista").click()
    expect(view).to_have_count(0)


@pytest.mark.story
@pytest.mark.spec("CON-007", "SHE-119", "SHE-121")
def test_the_csv_goes_its_steps_and_arrives_by_itself_on_another_screen(people: People) -> None:
    page = people.enter("/contents?type=CTTY_05&orderBy=name")
    names = page.locator("tbody [data-row-link]")
    expect(names.first).to_be_visible()
    shown = names.all_inner_texts()
    page.evaluate(
        """() => {
          window.steps = [];
          const words = ["En cola", "Procesando", "Preparando la descarga", "Descargado"];
          new MutationObserver(() => {
            for (const toast of document.querySelectorAll(".mantine-Notification-root")) {
              const step = words.find((word) => toast.textContent.startsWith(word));
              if (step && window.steps.at(-1) !== step) window.steps.push(step);
            }
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    # A short list is made at once: the steps between are held up, so that each can be seen.
    between = iter(("processing", "preparing download"))

    def hold_up(route: Route) -> None:
        status = next(between, None)
        if status is None:
            route.continue_()
            return
        view = {"id": route.request.url.rpartition("/")[2], "status": status}
        route.fulfill(json={"data": {**view, "message": "", "file_name": "contents.csv"}})

    page.route("**/api/exports/*", hold_up)
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar").click()
        page.get_by_role("menuitem", name="CSV").click()
        page.get_by_role("link", name="Nuevo contenido").click()
    expect(toast(page, "Descargado")).to_be_visible()
    steps = ["En cola", "Procesando", "Preparando la descarga", "Descargado"]
    # What is held up here may be ahead of the worker, which then says a step once more.
    assert list(dict.fromkeys(page.evaluate("window.steps"))) == steps
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as file:
        assert [line["Contenido"] for line in csv.DictReader(file, delimiter=";")] == shown
    page.get_by_role("button", name="Actividad", exact=True).click()
    with page.expect_download():
        page.get_by_role("dialog").get_by_role("button", name="Descargar").first.click()


@pytest.mark.spec("CON-007")
def test_the_csv_has_the_columns_of_the_screen_and_the_rows_that_are_selected(people: People) -> None:
    page = people.enter("/contents?orderBy=name")
    page.get_by_role("button", name="Columnas").click()
    columns = page.get_by_role("dialog")
    columns.get_by_role("checkbox", name="País").uncheck()
    columns.get_by_role("checkbox", name="Público").check()
    page.keyboard.press("Escape")
    rows = page.locator("tbody tr")
    chosen = [rows.nth(index).locator("[data-row-link]").inner_text() for index in (0, 2)]
    for index in (0, 2):
        rows.nth(index).get_by_role("checkbox").check()
    heads = [head.strip() for head in page.get_by_role("columnheader").all_inner_texts()]
    heads = [head for head in heads if head and head != "Acciones"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar la selección").click()
        page.get_by_role("menuitem", name="CSV").click()
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as file:
        header, *lines = csv.reader(file, delimiter=";")
    assert header == ["Tamaño (bytes)" if head == "Tamaño" else head for head in heads]
    assert "País" not in header
    assert [line[0] for line in lines] == chosen


@pytest.mark.spec("SHE-120")
@pytest.mark.parametrize(
    ("pattern", "status", "body", "sentence"),
    [
        ("**/api/cms/contents/export*", 500, "", "No se pudo pedir la exportación"),
        ("**/api/exports/*", 500, "", "No pudimos saber cómo va la exportación"),
        ("**/api/exports/*", 200, '{"data": {}}', "El servidor respondió algo que no entendemos"),
        (
            "**/api/exports/*",
            200,
            '{"data": {"id": "1", "status": "failed", "message": "", "file_name": "x.csv"}}',
            "No se pudo generar el archivo",
        ),
        ("**/api/exports/*/download", 500, "", "El archivo está listo, pero no se pudo descargar"),
    ],
    ids=["request", "status", "answer", "generation", "download"],
)
def test_each_way_an_export_fails_has_its_own_sentence(
    people: People, pattern: str, status: int, body: str, sentence: str
) -> None:
    page = people.enter("/contents")

    def answer(route: Route) -> None:
        route.fulfill(status=status, body=body, content_type="application/json")

    page.route(pattern, answer)
    page.get_by_role("button", name="Exportar").click()
    page.get_by_role("menuitem", name="CSV").click()
    expect(toast(page, sentence)).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("SHE-135")
def test_nothing_found_slow_and_broken_lists_say_so(people: People) -> None:
    page = people.enter("/contents?q=nadaquesellameasi")
    expect(page.get_by_role("heading", name="Ningún contenido con estos filtros")).to_be_visible()
    page.get_by_role("button", name="Limpiar filtros").click()
    expect(page.get_by_role("table", name="Contenidos").get_by_role("row").nth(1)).to_be_visible()
    page.route(
        "**/api/cms/contents?*",
        lambda route: route.fulfill(
            status=500, body='{"status": "error", "code": "INTERNAL_ERROR", "message": "", "errors": []}'
        ),
    )
    page.goto("/contents?type=CTTY_05")
    expect(page.get_by_role("heading", name="No pudimos cargar los contenidos")).to_be_visible()
    page.unroute("**/api/cms/contents?*")
    page.get_by_role("button", name="Reintentar").click()
    expect(page.get_by_role("table", name="Contenidos")).to_be_visible()


@pytest.mark.story
def test_a_phone_shows_the_list_as_cards_and_filters_in_a_sheet(people: People) -> None:
    page = people.enter("/contents", size=PHONE)
    cards = page.get_by_role("list", name="Contenidos")
    expect(cards.get_by_role("listitem")).to_have_count(25)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Filtros").click()
    page.get_by_role("checkbox", name=re.compile("^Audio")).check()
    page.get_by_role("button", name="Ver resultados").click()
    page.wait_for_url(re.compile("type=CTTY_04"))
    cards.get_by_role("link").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
