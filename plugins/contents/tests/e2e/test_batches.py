"""Many contents of one archive, from the page where it is dropped to the letter."""

import re
from pathlib import Path

import pytest
from estante.testing.browser import People
from playwright.sync_api import Locator, Page, expect

from plugins.contents.tests.archives import png, zip_of

from .content_screens import PREPARED_MS, sample, unique

PAGE = "/contents/batch-upload"


def choose(page: Page, *files: Path) -> None:
    """Choose an archive on the page."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("region", name="Suelta aquí un ZIP o RAR").get_by_role("button").click()
    chooser.value.set_files(list(files))


def line(page: Page, name: str) -> Locator:
    """What stands of a file of the batch."""
    return page.get_by_role("list", name="Archivos de la carga").get_by_role("listitem").filter(has_text=name)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A ZIP archive with two pictures, a document, and two files that become nothing."""
    files = {
        "Unidad 1/Lámina.png": png(7),
        "Unidad 1/Lectura.pdf": sample("texto.pdf").read_bytes(),
        "nota.vtt": b"WEBVTT\n",
        ".DS_Store": b"x",
    }
    path = tmp_path / f"{unique('lote')}.zip"
    path.write_bytes(zip_of(files))
    return path


@pytest.mark.spec("CON-079")
@pytest.mark.spec("CON-085", part="the page")
@pytest.mark.parametrize("kind", ["zip", "rar"])
def test_each_file_of_an_archive_is_a_content_or_says_why_not(
    people: People, archive: Path, tmp_path: Path, kind: str
) -> None:
    page = people.enter(PAGE)
    if kind == "rar":
        archive = tmp_path / f"{unique('lote')}.rar"
        archive.write_bytes(sample("lote.rar").read_bytes())
    choose(page, archive)
    expect(page).to_have_url(re.compile(r"\?batch="))
    expect(page.get_by_role("heading", name=archive.name)).to_be_visible()
    expect(line(page, "Lámina")).to_contain_text("Listo", timeout=PREPARED_MS)
    expect(line(page, "Lectura.pdf")).to_contain_text("PDF")
    refused = line(page, ".vtt")
    expect(refused).to_contain_text("Rechazado")
    expect(refused).to_contain_text("formato")
    if kind == "zip":
        expect(line(page, ".DS_Store")).to_contain_text("Omitido")
    page.get_by_role("group", name="Qué archivos se muestran").get_by_role(
        "button", name="Rechazados"
    ).click()
    expect(line(page, "Lámina")).to_have_count(0)
    expect(refused).to_be_visible()
    earlier = page.get_by_role("complementary").get_by_role("link", name=archive.name)
    expect(earlier).to_be_visible()
    page.get_by_role("group", name="Qué archivos se muestran").get_by_role("button", name="Creados").click()
    line(page, "Lámina").get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"/content/"))


@pytest.mark.spec("CON-080")
def test_what_is_neither_zip_nor_rar_is_refused_with_a_sentence(people: People, tmp_path: Path) -> None:
    page = people.enter(PAGE)
    choose(page, sample("texto.pdf"))
    expect(page.get_by_role("alert")).to_contain_text(
        "no es ZIP ni RAR. Este formato de archivo no se admite"
    )
    disguised = tmp_path / f"{unique('disfraz')}.zip"
    disguised.write_bytes(sample("texto.pdf").read_bytes())
    choose(page, disguised)
    expect(page.get_by_role("alert").filter(has_text="PDF")).to_be_visible()
    expect(page).not_to_have_url(re.compile(r"\?batch="))


def test_a_batch_that_is_not_one_s_own_is_an_error_with_a_way_on(people: People) -> None:
    page = people.enter(f"{PAGE}?batch=01a21448-b217-704c-bb2a-8ade29cd290f")
    expect(page.get_by_role("alert")).to_contain_text("No pudimos cargar esta carga")
    page.get_by_role("link", name="Subir otro archivo").click()
    expect(page.get_by_role("region", name="Suelta aquí un ZIP o RAR")).to_be_visible()


def test_who_creates_many_finds_the_way_from_the_page_of_single_files(people: People) -> None:
    page = people.enter("/contents/create")
    page.get_by_role("link", name="Súbelos juntos en un ZIP o RAR").click()
    expect(page.get_by_role("heading", name="Carga por lotes")).to_be_visible()
