"""What a page says of itself, and whether it may stand in a frame."""

import pytest
from estante.files.wire.public_fetch import Fetched
from estante_viewer.services.link_metadata import LinkUnreadable, may_frame, metadata_of

HOST = "andaluna.example"
ADDRESS = "https://agua.example/ciclo/"


def fetched(body: str | bytes, **headers: str) -> Fetched:
    found = {"content-type": "text/html; charset=utf-8"}
    found |= {name.replace("_", "-"): value for name, value in headers.items()}
    return Fetched(ADDRESS, 200, found, body if isinstance(body, bytes) else body.encode())


@pytest.mark.spec("VIE-099")
@pytest.mark.spec("VIE-104", part="the page's head")
def test_open_graph_comes_before_the_plain_title() -> None:
    page = fetched(
        '<html><head><title>Plain</title><meta property="og:title" content="El ciclo &amp; el agua">'
        '<meta name="description" content="  De la nube\n al mar ">'
        '<meta property="og:image" content="../a.png">'
    )
    found = metadata_of(page, HOST)
    assert (found.title, found.description) == ("El ciclo & el agua", "De la nube al mar")
    assert found.image == "https://agua.example/a.png"
    assert found.may_frame


@pytest.mark.spec("VIE-104", part="the page's head")
def test_a_bare_page_has_its_title_and_a_wrong_charset_does_not_matter() -> None:
    found = metadata_of(fetched("<title>A&ntilde;o</title>", content_type="text/html; charset=klingon"), HOST)
    assert (found.title, found.description, found.image) == ("Año", "", None)
    latin = fetched("<title>Año</title>".encode("latin-1"), content_type='text/html; charset="iso-8859-1"')
    assert metadata_of(latin, HOST).title == "Año"


def test_an_image_that_is_script_is_left_out() -> None:
    page = fetched('<meta property="og:image" content="javascript:alert(1)">')
    assert metadata_of(page, HOST).image is None


def test_a_file_is_no_page() -> None:
    with pytest.raises(LinkUnreadable):
        metadata_of(fetched(b"%PDF", content_type="application/pdf"), HOST)


@pytest.mark.spec("VIE-103")
@pytest.mark.parametrize(
    ("headers", "answer"),
    [
        ({}, True),
        ({"x-frame-options": "DENY"}, False),
        ({"x-frame-options": "SAMEORIGIN"}, False),
        ({"content-security-policy": "default-src 'self'"}, True),
        ({"content-security-policy": "frame-ancestors 'none'"}, False),
        ({"content-security-policy": "img-src *; frame-ancestors 'self' https://*.example"}, True),
        ({"content-security-policy": "frame-ancestors https://andaluna.example:443"}, True),
        ({"content-security-policy": "frame-ancestors *", "x-frame-options": "DENY"}, True),
        ({"content-security-policy": "frame-ancestors https://other.example"}, False),
    ],
)
def test_headers_say_whether_a_page_may_be_framed(headers: dict[str, str], answer: bool) -> None:
    assert may_frame(headers, HOST, ADDRESS) is answer
