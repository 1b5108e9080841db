"""Questions as packages of QTI: what goes out comes in again, and what cannot come in is named."""

import io
import zipfile
from typing import Any
from uuid import UUID, uuid4

import msgspec
import pytest
from estante.testing.answers import Json, data_of
from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.names import Version
from estante_contents.questions.qti.reading import read_item
from estante_contents.questions.qti.writing import Labels, Medium, item_of
from estante_contents.questions.schemas import Question

from .conftest import Editor, sample
from .test_questions import area, every_kind, question, write

VERSIONS: tuple[Version, ...] = ("2.1", "3.0")
LABELS = Labels("Verdadero", "Falso")
PICTURE = Medium("../media/a.png", "image/png", "a.png", width=800, height=600)
# The names that an item of each version has for one thing.
NAMES = {
    "2.1": "<choiceInteraction responseIdentifier=",
    "3.0": "<qti-choice-interaction response-identifier=",
}


def written() -> list[Question]:
    """A question of each kind as it is kept, with all that it may have."""
    said = {"help": "<p>Mira el dibujo</p>", "feedback_right": "<p>Bien</p>", "feedback_wrong": "<p>Mal</p>"}
    areas = [area(0.1, right=True), area(0.5, shape="ellipse")]
    # Gaps are numbered in the order of the text when they come in.
    kinds = [*every_kind(), question("hotspot", media=str(uuid4()), areas=areas)]
    kinds[3] |= {"passage": "El [[1]] nace en la [[2]].", "gaps": kinds[3]["gaps"][::-1]}
    return msgspec.convert([each | said for each in kinds], list[Question])


def known(original: Question) -> Any:
    """A question without its guids, which are new wherever it goes."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(part) for key, part in value.items() if key not in {"id", "match", "media"}}
        return [bare(part) for part in value] if isinstance(value, list) else value

    return bare(msgspec.to_builtins(original))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("original", written(), ids=lambda each: str(each.__struct_config__.tag))
def test_a_question_goes_out_and_comes_in_as_it_was(original: Question, version: Version) -> None:
    item = item_of(original, "item001", PICTURE if original.media else None, LABELS, version)
    read = read_item(item)
    assert known(read.question) == known(original)
    assert read.medium == (PICTURE.href if original.media else None)


def test_each_version_has_its_own_names() -> None:
    for version in VERSIONS:
        item = item_of(written()[0], "item001", None, LABELS, version).decode()
        assert NAMES[version] in item
        other = next(name for each, name in NAMES.items() if each != version)
        assert other not in item


CHOICE = """<?xml version="1.0"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="a" title="Ríos"
    adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="R" cardinality="multiple" base-type="identifier">
    <qti-mapping default-value="-1"><qti-map-entry map-key="A" mapped-value="2"/></qti-mapping>
  </qti-response-declaration>
  <qti-item-body>
    <p>Lee con <strong onclick="x()">calma</strong>.</p>
    <qti-choice-interaction response-identifier="R" max-choices="0">
      <qti-prompt>¿Cuáles son ríos?</qti-prompt>
      <qti-simple-choice identifier="A">Ebro</qti-simple-choice>
      <qti-simple-choice identifier="B">Teide</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
</qti-assessment-item>"""


def test_an_item_of_others_is_read_by_what_it_maps() -> None:
    read = known(read_item(CHOICE.encode()).question)
    assert read["type"] == "multiple_choice"
    assert read["prompt"] == "<p>Lee con <strong>calma</strong>.</p>¿Cuáles son ríos?"
    assert [(each["text"], each["is_right"]) for each in read["choices"]] == [
        ("Ebro", True),
        ("Teide", False),
    ]


BOMB = '<!DOCTYPE a [<!ENTITY b "bb">]><assessmentItem>&b;</assessmentItem>'


@pytest.mark.parametrize(
    ("xml", "code"),
    [
        ("agua", "QTI_NOT_XML"),
        (BOMB, "QTI_NOT_XML"),
        ("<p>" * 70_000 + "</p>" * 70_000, "QTI_NOT_XML"),
        ("<html/>", "QTI_NO_ITEM"),
        ("<assessmentItem><itemBody><p>Hola</p></itemBody></assessmentItem>", "QTI_NO_INTERACTION"),
        (CHOICE.replace('mapped-value="2"', 'mapped-value="0"'), "QTI_NO_KEY"),
        (CHOICE.replace("choice-interaction", "gap-match-interaction"), "QTI_INTERACTION"),
        (CHOICE.replace("<p>Lee", "<qti-slider-interaction/><p>Lee"), "QTI_SEVERAL"),
        (CHOICE.replace("Ebro", "agua " * 4_000), "QTI_TOO_LARGE"),
    ],
)
def test_an_item_that_cannot_be_taken_says_why(xml: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_item(xml.encode())
    assert refused.value.code == code


def test_an_area_of_many_corners_is_refused() -> None:
    item = item_of(written()[-1], "item001", PICTURE, LABELS, "2.1").decode()
    with pytest.raises(Refused) as refused:
        read_item(item.replace('shape="rect"', 'shape="poly"').encode())
    assert (refused.value.code, refused.value.params) == ("QTI_SHAPE", {"shape": "poly"})


async def add(editor: Editor, guid: str, data: bytes, name: str = "preguntas.zip") -> Any:
    upload = await editor.upload(name, data, "contents.qti")
    return await editor.client.post(f"cms/contents/{guid}/editor/qti", json={"upload_guid": upload})


async def exported(editor: Editor, guid: str, version: str) -> bytes:
    answer = await editor.client.get(f"cms/contents/{guid}/editor/qti", params={"version": version})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    return answer.content


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_test_goes_out_as_a_package_and_comes_in_again(editor: Editor, version: str) -> None:
    picture = await editor.create_from("ciclo-del-agua.jpg")
    hotspot = question("hotspot", media=picture["guid"], areas=[area(0.1, right=True), area(0.5)])
    guid = await write(editor, [*every_kind(), hotspot])
    package = await exported(editor, guid, version)
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        names = archive.namelist()
    assert names[:2] == ["imsmanifest.xml", "test.xml"]
    assert len([name for name in names if name.startswith("media/")]) == 1
    other = str((await editor.create(type_guid="CTTY_09"))["guid"])
    came = data_of(await add(editor, other, package))
    assert (came["added"], came["refused"]) == (9, [])
    taken = came["exercise"]["questions"]
    assert [each["type"] for each in taken] == [each["type"] for each in [*every_kind(), hotspot]]
    assert taken[-1]["media"] not in {None, picture["guid"]}
    assert came["exercise"]["faults"] == []
    again = data_of(await add(editor, other, package))
    assert len(again["exercise"]["questions"]) == 18


def packed(items: dict[str, str], resources: str = "") -> bytes:
    listed = "".join(f'<resource type="imsqti_item_xmlv3p0" href="{name}"/>' for name in items)
    manifest = f"<manifest><resources>{listed}{resources}</resources></manifest>"
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in {"imsmanifest.xml": manifest, **items}.items():
            archive.writestr(name, text)
    return data.getvalue()


async def test_what_cannot_be_taken_is_named_and_the_rest_is_added(editor: Editor) -> None:
    guid = str((await editor.create(type_guid="CTTY_09"))["guid"])
    lost = '<resource type="imsqti_item_xmlv3p0" href="no-esta.xml"/>'
    items = {"bien.xml": CHOICE, "mal.xml": BOMB, "foto.xml": CHOICE.replace("<p>", '<img src="a.png"/><p>')}
    came: Json = data_of(await add(editor, guid, packed(items, lost)))
    assert came["added"] == 1
    reasons = {each["name"]: (each["code"], each["message"]) for each in came["refused"]}
    assert {name: code for name, (code, _) in reasons.items()} == {
        "mal.xml": "QTI_NOT_XML",
        "foto.xml": "QTI_NO_FILE",
        "no-esta.xml": "QTI_NO_FILE",
    }
    assert "a.png" in reasons["foto.xml"][1]
    one = str((await editor.create(type_guid="CTTY_14"))["guid"])
    lone = data_of(await add(editor, one, CHOICE.encode(), "rios.xml"))
    assert (lone["added"], lone["refused"]) == (1, [])
    full = data_of(await add(editor, one, CHOICE.encode(), "rios.xml"))
    assert (full["added"], full["refused"][0]["code"]) == (0, "QTI_NO_ROOM")


async def test_what_is_no_package_is_refused(editor: Editor) -> None:
    guid = str((await editor.create(type_guid="CTTY_09"))["guid"])
    plain = io.BytesIO()
    with zipfile.ZipFile(plain, "w") as archive:
        archive.writestr("agua.txt", "agua")
    refused = await add(editor, guid, plain.getvalue())
    assert (refused.status_code, "imsmanifest.xml" in refused.json()["message"]) == (422, True)
    empty = await add(editor, guid, packed({}))
    assert empty.status_code == 422
    nothing = await editor.client.get(f"cms/contents/{guid}/editor/qti")
    assert nothing.status_code == 422
    link = await editor.create()
    assert (await editor.client.get(f"cms/contents/{link['guid']}/editor/qti")).status_code == 404
    assert (await editor.client.get(f"cms/contents/{guid}/editor/qti?version=1.2")).status_code == 400
    sent = await editor.try_upload("texto.pdf", sample("texto.pdf"), "contents.qti")
    assert sent.status_code == 415
    upload = str(UUID(int=7))
    missing = await editor.client.post(f"cms/contents/{guid}/editor/qti", json={"upload_guid": upload})
    assert missing.status_code == 404
