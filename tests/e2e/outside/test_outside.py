"""A plugin that somebody else wrote: installed beside Estante, it works; broken ones are set aside."""

import subprocess
import sys

import httpx
import pytest
from estante.testing.live import until

from tests.e2e.outside import making
from tests.e2e.places import ask

from .conftest import HOST, plugins_shown

pytestmark = pytest.mark.wide

ELSEWHERE = "ipe.localhost"
POEM = "Furuike ya\nkawazu tobikomu\nmizu no oto\n"


def poems(admin: httpx.Client, status: str) -> list[str]:
    """The guids of the contents of the new type whose file is in this state."""
    rows = admin.get("cms/contents", params={"type": "HAIKU"}).json()["data"]
    details = [admin.get(f"cms/contents/{row['guid']}").json()["data"] for row in rows]
    return [one["guid"] for one in details if one["storage_status"] == status]


def progress(admin: httpx.Client, content_guid: str) -> list[float]:
    """How far the admin got in a content."""
    found = admin.get("consumptions", params={"content_guid": content_guid}).json()["data"]
    return [one["progress"] for one in found]


@pytest.mark.spec("VIE-119")
@pytest.mark.spec("VIE-146", part="a type that says so")
def test_its_content_type_is_uploaded_and_shown_by_its_renderer(people, estante, admin, tmp_path):
    poem = tmp_path / "la-rana.txt"
    poem.write_text(POEM, "utf-8")
    page = people.enter("/contents/create")
    # Plain notes are of the same ending: the person says which of both it is.
    page.get_by_role("button", name="Haiku TXT").click()
    page.locator("input[type=file]").first.set_input_files(poem)
    # The demo contents wait for the same worker.
    until(estante, lambda: len(poems(admin, "upload-done")) == 1, seconds=300)
    guid = poems(admin, "upload-done")[0]
    page.goto(f"/viewer/{guid}")
    shown = page.get_by_role("article", name="Poema de")
    shown.wait_for()
    # It has asked its own server half, by a call that is typed.
    page.locator("article[data-season=haru]").wait_for()
    assert shown.locator("p").all_inner_texts() == POEM.strip().split("\n")
    # It was seen as a whole: the session that the viewer gave to the renderer has told so.
    until(estante, lambda: progress(admin, guid) == [100])


def test_it_fills_the_places_that_others_offer(people, admin):
    guid, name = (admin.get("cms/contents").json()["data"][0][field] for field in ("guid", "name"))
    page = people.enter(f"/content/{guid}/details")
    page.get_by_role("heading", name="La luna").wait_for()
    page.get_by_role("link", name="Sílabas").click()
    page.get_by_test_id("syllables").wait_for()
    assert page.url.endswith(f"/content/{guid}/syllables")
    assert name in page.get_by_test_id("syllables").inner_text()
    page.goto("/contents")
    page.get_by_role("button", name=f"Más acciones de {name}").first.click()
    page.get_by_role("menuitem", name="Leer en voz alta").click()
    page.get_by_role("dialog").get_by_text("5, 7, 5").wait_for()
    page.goto("/home")
    page.get_by_role("heading", name="La luna").wait_for()


def test_it_fills_the_places_of_the_viewer(people, admin):
    found = admin.get("cms/contents", params={"type": "CTTY_06"}).json()["data"][0]
    page = people.enter(f"/viewer/{found['guid']}")
    page.get_by_role("button", name="La luna").click()
    panel = page.get_by_role("complementary", name="La luna")
    assert found["name"] in panel.get_by_test_id("reading").inner_text()
    page.get_by_role("button", name="Leer en voz alta").click()
    page.get_by_role("dialog").get_by_text("5, 7, 5").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="La luna").click()
    panel.wait_for()
    page.get_by_role("button", name="La luna").click()
    panel.wait_for(state="detached")


def test_its_content_type_shows_its_own_name_icon_and_cover(admin):
    shown = admin.get("ui/manifest").json()["data"]["plugins"]
    (kind,) = next(plugin["types"] for plugin in shown if plugin["id"] == "haiku")
    assert (kind["guid"], kind["icon"]) == ("HAIKU", "path:M4 7h10 M4 12h16 M4 17h10")
    assert kind["cover"] == {"ratio": 1.0, "drawings": ["leaves"]}


def test_it_types_its_own_calls(site):
    plugin = site.parent / making.GOOD
    made = making.make_types(plugin, site)
    assert made.read_text("utf-8") == (making.TEMPLATE / "web" / "api" / "schema.d.ts").read_text("utf-8")
    assert making.check_types(plugin) == ""
    renderer = plugin / "web" / "haiku.renderer.tsx"
    renderer.write_text(renderer.read_text("utf-8").replace("/haiku/seasons/", "/haiku/reasons/"), "utf-8")
    assert "/haiku/reasons/{word}" in making.check_types(plugin)


def test_it_is_only_where_a_tenants_file_lists_it(estante):
    assert making.GOOD not in plugins_shown(estante, ELSEWHERE)
    entry = plugins_shown(estante, HOST)[making.GOOD]
    assert entry is not None
    assert (ask(estante, HOST, entry).status_code, ask(estante, ELSEWHERE, entry).status_code) == (200, 404)


def test_nothing_of_ours_names_it():
    for folder in ("kernel", "plugins", "web"):
        for path in (making.ROOT / folder).rglob("*"):
            if path.suffix in {".py", ".ts", ".tsx", ".json", ".toml"} and "node_modules" not in path.parts:
                assert making.GOOD not in path.read_text("utf-8", "replace").lower(), path


@pytest.mark.parametrize("name", making.BROKEN)
def test_a_broken_one_is_set_aside_with_its_reason_and_all_else_works(estante, admin, site, name):
    listed = subprocess.run(
        [sys.executable, "-m", "estante.cli", "plugins", "list"],
        env={**making.environment(site), "PATH": "", "ESTANTE_BASE_PATH": str(estante.folder)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    lines = {line.split()[0]: line for line in listed.splitlines() if line.strip()}
    assert "set aside" in lines[name]
    assert making.BROKEN[name][2] in lines[name]
    assert all("works" in lines[one] for one in ("estante", "contents", "viewer", making.GOOD))
    log = (estante.folder / "var" / "logs" / "server.log").read_text("utf-8")
    assert any(name in line and "plugin_quarantined" in line for line in log.splitlines())
    assert name not in plugins_shown(estante, HOST)
    assert admin.get("cms/contents").status_code == 200
    assert admin.get("cms/types").status_code == 200
