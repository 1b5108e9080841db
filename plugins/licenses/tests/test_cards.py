"""Cards of the codes of a batch: what is on paper, and what its QR code says."""

from io import BytesIO
from zipfile import ZipFile

import cv2
import pypdfium2 as pdfium
import pytest
from estante.testing.answers import data_of
from estante_licenses.cards import drawing
from estante_licenses.cards import job as cards_job
from estante_licenses.cards.logos import printed_logo
from estante_licenses.cards.look import CardLook
from PIL import Image

from .conftest import BATCHES, redeem
from .test_batches import codes_of

LOOK = CardLook("Andaluna", "#0f5d6c", "Los Andes", "Canjéala en", "https://andaluna.example/redeem")


async def cards_of(client, made, workbench, services):
    """The PDF files of a batch by their names."""
    started = data_of(await client.post(f"{BATCHES}/{made['guid']}/cards/export"), 202)
    job = await workbench.finish(started["id"], client.tenant)
    assert (job.status, started["file_name"]) == ("done", f"{made['name']}.zip")
    stored = await services.files.read(client.tenant, job.result["path"])
    with ZipFile(BytesIO(stored)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def words_of(document):
    return [page.get_textpage().get_text_range() for page in pdfium.PdfDocument(document)]


async def test_a_batch_is_printed_as_cards_of_its_free_codes(
    client, alone, batch_of, workbench, services, monkeypatch
):
    site = services.files.addresses.app_origins(alone)[0].partition("//")[2]
    monkeypatch.setattr(cards_job, "CARDS_OF_FILE", 12)
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    made = await batch_of(staff, name="Los/Andes", codes_amount=15)
    codes = [row["code"] for row in await codes_of(staff, made)]
    data_of(await redeem(student, codes[3]))
    documents = await cards_of(staff, {**made, "name": "Los Andes"}, workbench, services)
    assert list(documents) == ["Los Andes 01.pdf", "Los Andes 02.pdf"]
    pages = [page for document in documents.values() for page in words_of(document)]
    assert len(pages) == 3
    printed = "\n".join(pages)
    assert all((drawing.grouped(code) in printed) == (code != codes[3]) for code in codes)
    for words in (alone.branding.product_name, "Los/Andes", f"{site}/redeem", "con la cámara"):
        assert words in pages[0]


def test_the_qr_code_of_a_card_leads_to_the_page_that_redeems_it(tmp_path):
    file, codes = tmp_path / "cards.pdf", ["ABCDEFGHJKLM2345", "ZZZZYYYYXXXXWWWW"]
    drawing.draw_cards(file, LOOK, codes)
    picture = pdfium.PdfDocument(file)[0].render(scale=4).to_numpy()
    _, read, _, _ = cv2.QRCodeDetector().detectAndDecodeMulti(picture)
    assert sorted(read) == [f"https://andaluna.example/redeem?code={code}" for code in codes]


def colours_of(document):
    """How often each colour is on the first page."""
    picture = pdfium.PdfDocument(document)[0].render(scale=2).to_pil()
    return {colour: count for count, colour in picture.getcolors(picture.width * picture.height)}


async def test_cards_bear_the_logo_of_the_organization(client, new_tenant, batch_of, workbench, services):
    house = new_tenant(settings={}, branding={"logo": "logo.svg"})
    folder = services.platform.tenants_dir / house.key
    folder.mkdir(parents=True)
    drawn = "<rect width='20' height='10' fill='#7a2e8e'/>"
    (folder / "logo.svg").write_text(
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>{drawn}</svg>"
    )
    staff = await client(house, "R04")
    made = await batch_of(staff, codes_amount=2)
    (document,) = (await cards_of(staff, made, workbench, services)).values()
    assert colours_of(document)[(0x7A, 0x2E, 0x8E)] > 2_000
    assert house.branding.product_name in words_of(document)[0]


@pytest.mark.parametrize("kind", ["png", "webp", "jpg"])
def test_a_logo_of_any_kind_is_printed_small(tmp_path, kind):
    file, sheet = tmp_path / f"logo-of-it.{kind}", tmp_path / "cards.pdf"
    Image.new("RGB", (3000, 1500), "#0000ff").save(file)
    logo = printed_logo(file, tmp_path)
    assert (logo.shape, Image.open(logo.path).size) == (2.0, (800, 400))
    drawing.draw_cards(sheet, LOOK, ["ABCDEFGHJKLM2345"], logo)
    blue = sum(count for (r, g, b), count in colours_of(sheet).items() if b > 240 and r + g < 20)
    assert blue > 2_000


@pytest.mark.parametrize("name", ["logo.svg", "logo.png"])
def test_cards_are_printed_without_a_logo_that_is_broken(tmp_path, name):
    (tmp_path / name).write_text("<svg")
    assert printed_logo(tmp_path / name, tmp_path) is None


async def test_without_free_codes_or_with_too_many_there_are_no_cards(
    client, alone, batch_of, monkeypatch, other_tenant
):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    made = await batch_of(staff, codes_amount=2)
    address = f"{BATCHES}/{made['guid']}/cards/export"
    monkeypatch.setattr("estante_licenses.cards.service.MAX_CARDS", 1)
    many = await staff.post(address)
    assert (many.status_code, "más de 1 códigos libres" in many.json()["message"]) == (422, True)
    data_of(await staff.patch(f"{BATCHES}/{made['guid']}", json={"status": "inactive"}))
    none = await staff.post(address)
    assert (none.status_code, "ningún código libre" in none.json()["message"]) == (422, True)
    assert (await student.post(address)).status_code == 403
    assert (await (await client(other_tenant, "R04")).post(address)).status_code == 404
    begun = await batch_of(staff, is_made=False)
    assert (await staff.post(f"{BATCHES}/{begun['guid']}/cards/export")).status_code == 409
