"""Files as telephones, scanners and drawing programs leave them."""

from io import BytesIO

import pytest
from PIL import Image

from plugins.contents.tests.archives import zip_of
from plugins.contents.tests.conftest import sample

# A frame of MPEG 2.5, layer III, one channel, with nothing in it: 8,000 and 11,025 Hz at 16 kbit a second.
FRAMES = {8_000: (b"\xff\xe3\x28\xc4", 144), 11_025: (b"\xff\xe3\x20\xc4", 104)}
SAMPLES_A_FRAME, SECONDS = 576, 5
# The element of WebM that says how long a film is.
DURATION = b"\x44\x89"
ENTITIES = """<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;" width="20" height="20"><circle cx="9" cy="9" r="5"/></svg>"""


def recorded(rate):
    head, size = FRAMES[rate]
    return (head + bytes(size - len(head))) * (SECONDS * rate // SAMPLES_A_FRAME)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("rate", FRAMES)
async def test_a_call_that_a_telephone_recorded_is_taken_and_measured(editor, rate):
    made = await editor.create_from("llamada.mp3", recorded(rate))
    assert (made["type_guid"], made["payload"]["media_type"]) == ("CTTY_04", "audio/mpeg")
    assert made["payload"]["duration"] == pytest.approx(SECONDS, abs=0.2)


async def test_a_film_whose_head_says_no_length_is_measured_to_its_end(editor):
    data = sample("ciclo-del-agua.webm")
    at = data.index(DURATION)
    length = data[at + len(DURATION)] & 0x7F
    # An element that says nothing, in its place.
    void = b"\xec" + bytes([0x80 | (length + 1)]) + bytes(length + 1)
    recorded_live = data[:at] + void + data[at + len(DURATION) + 1 + length :]
    made = await editor.create_from("grabacion.webm", recorded_live)
    plain = await editor.create_from("ciclo-del-agua.webm")
    assert made["payload"]["duration"] == pytest.approx(plain["payload"]["duration"], abs=0.2)


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("before", "behind"),
    [
        (b"", bytes(200_000)),
        (b"", b"<html>Fin</html>" * 4_000),
        (b"\x1b%-12345X@PJL\r\n" * 8, b""),
        (b"\0" * 900, b"\0"),
    ],
    ids=["NULs behind", "a page behind", "a printer's lines before", "NULs before"],
)
async def test_a_pdf_with_bytes_around_it_is_a_pdf(editor, before, behind):
    made = await editor.create_from("escaneado.pdf", before + sample("texto.pdf") + behind)
    plain = await editor.create_from("texto.pdf")
    assert (made["type_guid"], made["failure"]) == ("CTTY_05", None)
    assert made["payload"]["pages"] == plain["payload"]["pages"]


async def test_one_that_was_cut_off_is_still_told(editor):
    made = await editor.create_from("cortado.pdf", sample("texto.pdf")[:2_000])
    assert made["failure"]["code"] == "PDF_TRUNCATED"


async def test_a_form_that_only_one_program_opens_says_so_before_anybody_opens_it(editor):
    made = await editor.create_from("formulario-xfa.pdf")
    assert [warning["code"] for warning in made["warnings"]] == ["PDF_FORM"]
    assert "formulario" in made["warnings"][0]["message"]


@pytest.mark.parametrize("name", ["foto.jfif", "foto.jpg"])
async def test_a_jpeg_by_another_ending_is_a_picture(editor, name):
    picture = BytesIO()
    Image.new("RGB", (640, 480), "teal").save(picture, "JPEG")
    made = await editor.create_from(name, picture.getvalue())
    assert (made["type_guid"], made["payload"]["media_type"]) == ("CTTY_07", "image/jpeg")


async def test_a_second_picture_of_a_telephone_moves_nothing(editor):
    first, second, both = (
        Image.new("RGB", (1600, 900), "teal"),
        Image.new("RGB", (1600, 900), "navy"),
        BytesIO(),
    )
    first.save(both, "MPO", save_all=True, append_images=[second])
    made = await editor.create_from("IMG_2026.jpg", both.getvalue())
    # What moves is shown as it is, in one size.
    assert len(made["payload"]["sizes"]) > 1


async def test_a_drawing_with_entities_says_how_to_save_it(editor):
    answer = await editor.try_upload("célula.svg", ENTITIES.encode())
    assert (answer.status_code, "Conservar las capacidades" in answer.json()["message"]) == (422, True)
    plain = ENTITIES.replace("&ns_svg;", "http://www.w3.org/2000/svg").partition("<!DOCTYPE")
    drawn = plain[0] + plain[2].partition("]>")[2]
    assert (await editor.create_from("célula.svg", drawn.encode()))["type_guid"] == "CTTY_07"


OUTSIDE = """<html><head><link rel="stylesheet" href="//fuentes.example/a.css"></head><body>
<iframe src="https://www.youtube.com/embed/agua"></iframe><script src="https://cdn.example/lib.js"></script>
<img src="agua.png"><a href="https://es.wikipedia.org/wiki/Agua">Más</a></body></html>"""


async def test_a_package_that_needs_the_net_names_what_will_not_load(editor):
    made = await editor.create_from("agua.zip", zip_of({"index.html": OUTSIDE.encode()}), type_guid="CTTY_08")
    (warning,) = made["warnings"]
    assert warning["code"] == "OUTSIDE_HOSTS"
    assert "fuentes.example, www.youtube.com, cdn.example," in warning["message"]
    alone = zip_of({"index.html": b'<img src="agua.png"><a href="https://es.wikipedia.org">Agua</a>'})
    assert (await editor.create_from("sola.zip", alone, type_guid="CTTY_08"))["warnings"] == []


async def test_hosts_that_are_allowed_are_not_named_any_more(editor):
    made = await editor.create_from("agua.zip", zip_of({"index.html": OUTSIDE.encode()}), type_guid="CTTY_08")
    allowed = {"settings.package_hosts": ["www.youtube.com", "fuentes.example"]}
    assert (await editor.client.patch("settings", json={"values": allowed})).status_code == 200
    (warning,) = (await editor.get(made["guid"]))["warnings"]
    assert "algo de cdn.example, y" in warning["message"]
    allowed["settings.package_hosts"].append("cdn.example")
    assert (await editor.client.patch("settings", json={"values": allowed})).status_code == 200
    assert (await editor.get(made["guid"]))["warnings"] == []


async def test_of_many_hosts_the_first_are_named_and_the_others_counted(editor):
    page = "".join(f'<img src="https://h{number}.example/a.png">' for number in range(8))
    made = await editor.create_from("muchos.zip", zip_of({"index.html": page.encode()}), type_guid="CTTY_08")
    (warning,) = made["warnings"]
    assert "h3.example, h4.example (+3)," in warning["message"]
