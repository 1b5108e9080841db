"""Scales, categories and periods on the screen, beside their lists."""

import re

import pytest
from estante.testing.browser import NARROW, People, violations
from playwright.sync_api import Page, expect


def saved(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()


def fits(page: Page) -> bool:
    """Nothing is wider than the narrowest phone, and axe finds nothing."""
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    return violations(page) == [] and page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def choose(page: Page, label: str, option: str) -> None:
    page.get_by_role("combobox", name=label).click()
    page.get_by_role("option", name=option, exact=True).click()


@pytest.mark.story
@pytest.mark.spec("SET-046", "SET-050", part="on the screen")
def test_a_scale_says_at_its_row_what_is_wrong_and_what_is_missing(people: People) -> None:
    page = people.enter("/settings-scales")
    page.get_by_role("link", name="Nueva escala").first.click()
    page.get_by_label("Nombre").fill("Logros")
    choose(page, "Tipo", "Cualitativa")
    page.get_by_role("button", name="Crear escala").click()
    saved(page, "Escala «Logros» creada")
    panel = page.get_by_role("complementary", name="Lo que está abierto")
    panel.get_by_role("button", name="Añadir fila").click()
    row = panel.get_by_role("group", name="Fila 1")
    row.get_by_label("Etiqueta").fill("Logrado")
    for label, value in {"Desde %": "50", "Hasta %": "100", "Equivale a %": "40"}.items():
        row.get_by_label(label).fill(value)
    panel.get_by_role("button", name="Guardar").click()
    expect(row).to_contain_text("La equivalencia tiene que estar entre 50 % y 100 %")
    row.get_by_label("Equivale a %").fill("80")
    panel.get_by_role("button", name="Guardar").click()
    saved(page, "Escala guardada")
    expect(panel.get_by_role("alert").filter(has_text="Falta de 0 % a 50 %")).to_be_visible()
    table = page.get_by_role("table", name="Escalas de evaluación")
    expect(table.get_by_role("row", name=re.compile("Logros"))).to_contain_text("Incompleta")
    assert violations(page) == []
    assert fits(page)


@pytest.mark.spec("SET-051")
def test_categories_show_their_weights_and_the_sum_of_them(people: People) -> None:
    page = people.enter("/settings-categories")
    page.goto("/settings-categories/create")
    page.get_by_label("Nombre").fill("Lecturas")
    page.get_by_label("Descripción").fill("Libros de cada mes")
    page.get_by_label("Peso (%)").fill("20")
    page.get_by_label("Color", exact=True).fill("#7a2e8e")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Crear categoría").click()
    saved(page, "Categoría «Lecturas» creada")
    row = page.get_by_role("row", name=re.compile("Lecturas"))
    for text in ("20 %", "Libros de cada mes"):
        expect(row).to_contain_text(text)
    expect(row.locator("[style*='rgb(122, 46, 142)']").first).to_be_visible()
    page.reload()
    expect(page.get_by_label("Descripción")).to_have_value("Libros de cada mes")
    expect(page.get_by_label("Color", exact=True)).to_have_value("#7a2e8e")
    # The demo data's three make 100.
    expect(page.get_by_text("Los pesos suman 120 %, y no 100 %.")).to_be_visible()
    page.get_by_label("Peso (%)").fill("0")
    expect(page.get_by_text("Los pesos suman 100 %.")).to_be_visible()
    assert violations(page) == []
    assert fits(page)


@pytest.mark.spec("SET-038", part="on the screen")
@pytest.mark.spec("SET-039")
def test_a_period_that_overlaps_is_refused_at_its_days(people: People) -> None:
    page = people.enter("/settings-periods")
    for name in ("Verano", "Otra vez"):
        page.goto("/settings-periods/create")
        page.get_by_label("Nombre").fill(name)
        choose(page, "Tipo", "Trimestral")
        page.get_by_label("Año escolar").fill("2027")
        page.get_by_role("textbox", name="Desde").fill("02/03/2027")
        page.get_by_role("textbox", name="Hasta").fill("29/05/2027")
        page.get_by_role("button", name="Crear período").click()
        if name == "Verano":
            saved(page, "Período «Verano» creado")
            expect(page.get_by_role("row", name=re.compile(name))).to_contain_text("Trimestral")
            assert violations(page) == []
    expect(page.get_by_text("Coincide en días con otro período del mismo tipo").first).to_be_visible()
    page.route("**/api/v3/evaluation_period?*", lambda route: route.fulfill(status=500, json={}))
    page.goto("/settings-periods")
    expect(page.get_by_text("Error al cargar períodos evaluativos")).to_be_visible()
    assert fits(page)


@pytest.mark.spec("SHE-122")
def test_periods_are_read_anew_after_five_minutes_and_not_before(people: People) -> None:
    page = people.enter("/settings-scales", clock=True)
    read: list[str] = []
    page.on(
        "request",
        lambda request: read.append(request.url) if "/v3/evaluation_period?" in request.url else None,
    )
    bar = page.get_by_role("navigation", name="Principal")

    def go_to(name: str) -> None:
        bar.get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()

    go_to("Períodos evaluativos")
    expect(page.get_by_role("table")).to_be_visible()
    first = len(read)
    assert first > 0
    go_to("Escalas de evaluación")
    page.clock.fast_forward(290_000)
    go_to("Períodos evaluativos")
    expect(page.get_by_role("table")).to_be_visible()
    assert len(read) == first
    go_to("Escalas de evaluación")
    page.clock.fast_forward(20_000)
    with page.expect_request("**/v3/evaluation_period?*"):
        go_to("Períodos evaluativos")
