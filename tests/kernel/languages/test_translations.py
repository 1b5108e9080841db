"""The translation table: what a scope says in a language, what it lacks, and saying a text otherwise."""

import json

import msgspec
import pytest
from estante.languages.catalogue import TextCatalogue, placeholders
from estante.languages.manifest_texts import ManifestTexts
from estante.languages.plurals import forms_of
from estante.languages.services import with_text

ES = {"title": "Estantes", "count_one": "{{count}} obra", "count_other": "{{count}} obras", "nav": {"a": "A"}}


@pytest.fixture
def catalogue(tmp_path):
    folder = tmp_path / "shell" / "locales" / "shelves"
    folder.mkdir(parents=True)
    for lang, texts in {"es": ES, "pt": ES, "en": {"title": "Shelves"}}.items():
        (folder / f"{lang}.json").write_text(json.dumps(texts), "utf-8")
    return TextCatalogue(tmp_path / "shell", {"rooms": tmp_path / "nowhere"})


def test_a_scope_has_the_texts_of_its_build(catalogue):
    assert catalogue.scopes == ["shelves"]
    assert catalogue.texts("shelves", "es")["nav.a"] == "A"
    assert catalogue.texts("shelves", "fr") == catalogue.texts("rooms", "es") == {}


def test_a_text_with_a_number_has_every_form_of_the_language(catalogue):
    keys = catalogue.keys("shelves", "es", "ar")
    assert [key for key in keys if key.startswith("count")] == [f"count_{one}" for one in forms_of("ar")]
    assert (keys["count_one"], keys["count_few"]) == ("count_one", "count_other")
    assert list(catalogue.keys("shelves", "es", "ja")) == ["title", "count_other", "nav.a"]


def test_what_is_said_for_every_number_has_no_form_that_is_missing(tmp_path):
    folder = tmp_path / "locales" / "shelves"
    folder.mkdir(parents=True)
    (folder / "es.json").write_text(json.dumps({"ask": "¿Quitarla?", "ask_other": "¿Quitar {{count}}?"}))
    assert list(TextCatalogue(tmp_path, {}).keys("shelves", "es", "en")) == ["ask", "ask_other"]


def test_placeholders_are_the_names_that_a_text_is_filled_with():
    assert placeholders("{{name}} y {{ count, number }} de {total}") == {"name", "count"}


def test_a_text_is_set_and_taken_out_of_a_tree():
    texts = with_text({"nav": {"a": "A"}, "b": "B"}, ["nav", "home"], "Portada")
    assert texts == {"nav": {"a": "A", "home": "Portada"}, "b": "B"}
    assert with_text({"nav": {"home": "Portada"}}, ["nav", "home"], None) == {}
    assert with_text({"nav": "a word"}, ["nav", "home"], "Portada") == {"nav": {"home": "Portada"}}


@pytest.fixture
def shelves(services, catalogue, tmp_path, monkeypatch):
    """The shell's texts are those of this test."""
    platform = msgspec.structs.replace(services.platform, shell_dir=tmp_path / "shell")
    monkeypatch.setattr(services, "platform", platform)


async def rows(client, lang, **query):
    answer = await client.get(f"langs/texts/shelves/{lang}", params=query)
    assert answer.status_code == 200, answer.text
    return {one["key"]: one for one in answer.json()["data"]}


async def say(client, lang, key, text, **headers):
    return await client.patch(
        f"langs/texts/shelves/{lang}", json={"key": key, "text": text}, headers=headers or None
    )


@pytest.mark.usefixtures("shelves")
async def test_the_table_shows_what_is_missing_beside_the_default_language(client, tenant):
    admin = await client(tenant, "R04")
    assert [key for key, row in (await rows(admin, "en")).items() if row["is_missing"]] == [
        "count_one",
        "count_other",
        "nav.a",
    ]
    await admin.post("langs", json={"id": "fr", "name": "Français"})
    french = await rows(admin, "fr")
    assert set(french) == {"title", "count_one", "count_many", "count_other", "nav.a"}
    assert french["count_many"]["source"] == "{{count}} obras"
    said = await say(admin, "fr", "count_other", "{{count}} œuvres")
    assert said.json()["data"]["text"] == "{{count}} œuvres"
    assert "count_other" not in await rows(admin, "fr", is_missing=True)
    assert set(await rows(admin, "fr", q="ŒUVRES")) == {"count_other"}
    coverage = (await admin.get("langs/coverage", params={"lang": "fr", "pageSize": 200})).json()["data"]
    mine = next(one for one in coverage if one["scope"] == "shelves")
    assert mine == {"scope": "shelves", "lang": "fr", "total": 5, "missing": 4, "own": 1}
    scope = (await admin.get("langs/scopes", params={"scope": "shelves", "lang": "fr"})).json()["data"]
    assert scope["json"] == {"count_other": "{{count}} œuvres"}
    assert {"scope": "shelves", "lang": "fr"} in (await admin.get("ui/manifest")).json()["data"]["wordings"]


@pytest.mark.usefixtures("shelves")
async def test_the_own_wording_is_reset_to_the_built_in_text_and_audited(client, tenant):
    admin = await client(tenant, "R04")
    await say(admin, "es", "title", "Baldas")
    row = (await rows(admin, "es"))["title"]
    assert (row["text"], row["built_in"], row["source"]) == ("Baldas", "Estantes", "Baldas")
    assert (await rows(admin, "en"))["title"]["source"] == "Baldas"
    reset = (await say(admin, "es", "title", None)).json()["data"]
    assert (reset["text"], reset["is_missing"]) == (None, False)
    assert (await admin.get("ui/manifest")).json()["data"]["wordings"] == []
    audit = (await admin.get("audit", params={"entity": "language_scope"})).json()["data"]
    assert [(one["detail"]["before"], one["detail"]["after"]) for one in audit] == [
        ("Baldas", None),
        (None, "Baldas"),
    ]


@pytest.mark.usefixtures("shelves")
@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        ("count_other", "obras", "placeholder_missing"),
        ("count_other", "{{count}} de {{name}}", "placeholder_unknown"),
        ("title", "<b>Estantes</b>", "no_html"),
        ("title", "Ver $t(nav.a)", "no_html"),
        ("title", "", "min_length"),
        ("title", " ", "invalid"),
        ("title", "x" * 4001, "max_length"),
    ],
)
async def test_a_text_that_its_screen_cannot_show_is_refused(client, tenant, key, text, code):
    admin = await client(tenant, "R04")
    answer = await say(admin, "es", key, text)
    assert answer.status_code == 400
    assert [(one["field"], one["code"]) for one in answer.json()["errors"]] == [("text", code)]
    if code.startswith("placeholder"):
        assert "{{" in answer.json()["errors"][0]["message"]
    assert (await rows(admin, "es"))[key]["text"] is None


@pytest.mark.usefixtures("shelves")
async def test_what_is_not_there_is_not_found_and_not_for_everybody(client, tenant, other_tenant):
    admin = await client(tenant, "R04")
    assert (await say(admin, "es", "nothing", "Nada")).status_code == 404
    assert (await say(admin, "fr", "title", "Rayons")).status_code == 404
    assert (await admin.get("langs/texts/nothing/es")).status_code == 404
    # Of the form for one, a word may say the number.
    assert (await say(admin, "es", "count_one", "Una obra")).status_code == 200
    assert (await say(admin, "es", "title", "Baldas", **{"If-Match": '"1"'})).status_code == 412
    foreign = await client(other_tenant, "R04")
    assert (await rows(foreign, "es"))["count_one"]["text"] is None
    for role, status in (("R05", 403), ("R02", 403), (None, 401)):
        somebody = await client(tenant, role)
        assert (await somebody.get("langs/texts/shelves/es")).status_code == status
        assert (await somebody.get("langs/coverage")).status_code == status
        assert (await say(somebody, "es", "title", "Baldas")).status_code == status


def test_a_manifest_says_what_its_keys_name_in_the_nearest_language(tmp_path):
    for lang, word in {"es": "Aulas", "en": "Rooms"}.items():
        path = tmp_path / "rooms" / "locales" / f"{lang}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'{{"nav": {{"section": "{word}"}}}}')
    halves = {"rooms": tmp_path / "rooms", "poems": tmp_path / "nowhere"}
    keys = ["rooms:nav.section", "rooms:nav.none", "poems:nav.section", None]

    def said(language, default="es"):
        return ManifestTexts(tmp_path / "shell", halves, language, default).of(keys)

    assert said("es-mx") == {"rooms:nav.section": "Aulas"}
    assert said("fr", "en") == {"rooms:nav.section": "Rooms"}
    assert said("fr", "de") == {"rooms:nav.section": "Rooms"}
    assert said("pt") == {}
