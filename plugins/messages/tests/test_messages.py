"""Messages by the calls of the back office."""

import csv
import io

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

from plugins.messages.tests.conftest import FLAG, day
from plugins.messages.tests.fake_groups.plugin import FIRST, NORTH

MARCH = {"start_date": "2026-03-02", "end_date": "2026-03-31"}
NEW = {"title": "Marzo", "text": "<p>Hola</p>", "roles": ["R01", "R02"], **MARCH}
UNKNOWN = "00000000-0000-0000-0000-0000000000ff"


async def titles(admin, **query):
    return [row["title"] for row in rows_of(await admin.get("messages", params=query))]


async def wrong(admin, **fields):
    return wrong_fields(await admin.post("messages", json={**NEW, **fields}))


async def country(admin, name="Chile", code="CL"):
    return data_of(await admin.post("system-settings/countries", json={"name": name, "iso_code": code}), 201)[
        "guid"
    ]


@pytest.mark.spec("MSG-001", part="calls")
async def test_the_calls_are_there_only_while_the_flag_is_on(client, house, new_tenant):
    off = new_tenant(flags={})
    for tenant, expected in ((house, 200), (off, 403)):
        admin, student = await client(tenant, "R04"), await client(tenant, "R01")
        for who, path in (
            (admin, "messages"),
            (student, "front/messages"),
            (student, "front/messages/unread"),
        ):
            assert (await who.get(path)).status_code == expected, (tenant.flags, path)
        assert (await admin.post("messages", json=NEW)).status_code == (201 if expected == 200 else 403)
    without = await client(new_tenant(flags=FLAG, plugins=["settings", "users"]), "R04")
    assert (await without.get("messages")).status_code == 404


@pytest.mark.spec("MSG-002")
async def test_a_message_has_all_that_the_form_sends_and_keeps_what_is_not_sent(client, house):
    admin = await client(house, "R04")
    chile = await country(admin)
    sent = {**NEW, "countries": [chile], "audiences": {"schools": [str(NORTH)]}}
    made = data_of(await admin.post("messages", json=sent), 201)
    assert {name: made[name] for name in sent} == sent
    assert (made["is_published"], made["state"]) == (False, "draft")
    changed = data_of(
        await admin.put(f"messages/{made['guid']}", json={"end_date": None, "is_published": True})
    )
    assert (changed["end_date"], changed["state"]) == (None, "shown")
    assert {**changed, "end_date": MARCH["end_date"]}["roles"] == NEW["roles"]
    assert changed["audiences"] == sent["audiences"]
    classes = data_of(
        await admin.put(f"messages/{made['guid']}", json={"audiences": {"groups": [str(FIRST)]}})
    )
    assert classes["audiences"] == {**sent["audiences"], "groups": [str(FIRST)]}
    emptied = data_of(
        await admin.put(f"messages/{made['guid']}", json={"audiences": {"schools": [], "groups": []}})
    )
    assert emptied["audiences"] == {}
    assert data_of(await admin.get(f"messages/{made['guid']}"))["text"] == "<p>Hola</p>"


@pytest.mark.spec("MSG-003")
async def test_a_message_without_title_text_or_role_or_with_a_backward_end_is_refused(client, house):
    admin = await client(house, "R04")
    for name in ("title", "text", "roles", "start_date"):
        without = {key: value for key, value in NEW.items() if key != name}
        assert wrong_fields(await admin.post("messages", json=without)) == {name: "required"}
    assert set(await wrong(admin, roles=[])) == {"roles"}
    assert await wrong(admin, title="ab") == {"title": "min_length"}
    assert await wrong(admin, title="  ab  ") == {"title": "min_length"}
    assert set(await wrong(admin, title="a" * 251)) == {"title"}
    for empty in ("<p> </p>", "<p>&nbsp;</p>", "<script>alert(1)</script>"):
        assert await wrong(admin, text=empty) == {"text": "required"}, empty
    assert await wrong(admin, end_date="2026-03-01") == {"end_date": "before_start"}
    for title in ("abc", "a" * 250):
        data_of(
            await admin.post("messages", json={**NEW, "title": title, "end_date": MARCH["start_date"]}), 201
        )
    (row, *_) = rows_of(await admin.get("messages"))
    late = await admin.put(f"messages/{row['guid']}", json={"start_date": "2026-03-03"})
    assert wrong_fields(late) == {"end_date": "before_start"}
    assert sorted(await titles(admin)) == ["a" * 250, "abc"]


async def test_an_audience_that_is_not_there_or_anothers_is_refused_at_its_field(client, house, new_tenant):
    admin, other = await client(house, "R04"), await client(new_tenant(flags=FLAG), "R04")
    theirs = await country(other)
    assert await wrong(admin, roles=["R99"]) == {"roles": "choice"}
    assert await wrong(admin, countries=[theirs]) == {"countries": "choice"}
    assert await wrong(admin, audiences={"schools": [UNKNOWN]}) == {"audiences.schools": "choice"}
    assert await wrong(admin, audiences={"clubs": []}) == {"audiences.clubs": "choice"}
    made = data_of(await other.post("messages", json=NEW), 201)
    for method, path in (("GET", ""), ("PUT", ""), ("POST", "/publish"), ("GET", "/history")):
        assert (await send_json(admin, method, f"messages/{made['guid']}{path}", {})).status_code == 404
    assert await titles(admin) == []


@pytest.mark.spec("MSG-004", part="states, filters and reads")
async def test_the_list_says_state_audience_and_reads_and_narrows_by_them(client, house, send):
    admin, student = await client(house, "R04"), await client(house, "R01")
    chile = await country(admin)
    await send(admin, title="Borrador", is_published=False, start_date=day(house, -9))
    await send(admin, title="Programado", roles=["R02"], start_date=day(house, 1))
    shown = await send(admin, title="Visible", end_date=day(house))
    await send(
        admin, title="Terminado", start_date=day(house, -5), end_date=day(house, -1), countries=[chile]
    )
    data_of(await student.put(f"front/messages/{shown['guid']}/read"))
    rows = {row["title"]: row for row in rows_of(await admin.get("messages"))}
    assert list(rows) == ["Programado", "Visible", "Terminado", "Borrador"]
    states = {"Borrador": "draft", "Programado": "scheduled", "Visible": "shown", "Terminado": "ended"}
    assert {title: row["state"] for title, row in rows.items()} == states
    assert {title: row["reads"] for title, row in rows.items()} == {**dict.fromkeys(states, 0), "Visible": 1}
    assert (rows["Programado"]["audience"], rows["Terminado"]["audience"]) == (
        "Docente",
        "Estudiante · Chile",
    )
    for title, state in states.items():
        assert await titles(admin, state=state) == [title]
    assert await titles(admin, state=["draft", "ended"]) == ["Terminado", "Borrador"]
    assert await titles(admin, role="R02") == ["Programado"]
    assert await titles(admin, role="R01", state="shown") == ["Visible"]
    assert await titles(admin, q="visi") == ["Visible"]
    assert await titles(admin, orderBy="title") == ["Borrador", "Programado", "Terminado", "Visible"]


@pytest.mark.spec("MSG-004", part="CSV")
async def test_the_list_goes_out_as_a_file_with_names(client, house, workbench, send):
    admin = await client(house, "R04")
    chile = await country(admin)
    days = {"start_date": day(house, -2), "end_date": day(house, -1)}
    await send(
        admin,
        title="=Uno",
        roles=["R01", "R02"],
        countries=[chile],
        audiences={"schools": [str(NORTH)]},
        **days,
    )
    await send(admin, title="Dos", is_published=False)
    job = data_of(await admin.post("messages/export?state=ended"), 202)
    assert (await workbench.finish(job["id"], house)).status == "done"
    file = await admin.get(f"exports/{job['id']}/download")
    head, row, *rest = list(csv.reader(io.StringIO(file.content.decode("utf-8-sig")), delimiter=";"))
    assert rest == []
    assert head[:5] == ["Título", "Estado", "Roles", "Países", "Grupos"]
    assert row[:5] == ["'=Uno", "Terminado", "Estudiante, Docente", "Chile", "Norte"]
    assert row[5:8] == [*days.values(), "No"]


@pytest.mark.spec("MSG-008")
async def test_the_text_keeps_what_was_written_and_drops_what_runs(client, house, send):
    admin = await client(house, "R04")
    pixel = "data:image/png;base64,iVBORw0KGgo="
    kept = (
        f'<h2>Hola</h2><ul><li>uno</li></ul><ol><li>dos</li></ol><img src="{pixel}" alt="Un río">'
        '<img src="https://example.org/a.png" alt="Lejos">'
    )
    link = '<p><a href="https://example.org/">fuera</a></p>'
    hostile = (
        "<script>alert(1)</script><style>p{display:none}</style><p onclick='x()' style='color:red'>fin</p>"
        '<img src="x" onerror="alert(1)"><img src="data:image/svg+xml;base64,PHN2Zz4=">'
        '<a href="data:text/html;base64,PHNjcmlwdD4=">no</a><a href="javascript:alert(1)">ni</a>'
    )
    text = (await send(admin, text=kept + link + hostile))["text"]
    assert text.startswith(kept)
    assert 'href="https://example.org/"' in text
    assert text.count("<img") == 2
    for bad in ("script", "style", "onclick", "onerror", "svg", "text/html", "display", "color"):
        assert bad not in text, bad
    assert text.endswith('>no</a><a rel="noopener noreferrer nofollow">ni</a>')


@pytest.mark.spec("MSG-009", part="deleting")
async def test_a_message_that_is_deleted_is_in_nobodys_list(client, house, send):
    admin, student = await client(house, "R04"), await client(house, "R01")
    first, second = await send(admin, title="Uno"), await send(admin, title="Dos")
    deleted = data_of(await send_json(admin, "DELETE", "messages", {"guids": [first["guid"], UNKNOWN]}))
    assert (deleted["deleted"], [row["guid"] for row in deleted["refused"]]) == ([first["guid"]], [UNKNOWN])
    assert [row["title"] for row in rows_of(await student.get("front/messages"))] == ["Dos"]
    assert data_of(await student.get("front/messages/unread"))["unread"] == 1
    for path in (f"messages/{first['guid']}", f"front/messages/{first['guid']}"):
        assert (await (admin if path.startswith("m") else student).get(path)).status_code == 404
    desk = await client(house, "R05")
    assert (await send_json(desk, "DELETE", "messages", {"guids": [second["guid"]]})).status_code == 403
    assert (
        data_of(await send_json(admin, "POST", "trash/restore", {"guids": [first["guid"]]}))["changed"] == 1
    )
    assert len(rows_of(await student.get("front/messages"))) == 2


async def test_publishing_shows_a_draft_once_and_is_told_in_the_history(client, house, send):
    admin, student = await client(house, "R04"), await client(house, "R01")
    made = await send(admin, is_published=False)
    assert rows_of(await student.get("front/messages")) == []
    for _twice in range(2):
        published = data_of(await admin.post(f"messages/{made['guid']}/publish"))
        assert (published["is_published"], published["state"]) == (True, "shown")
    assert len(rows_of(await student.get("front/messages"))) == 1
    changes = data_of(await admin.get(f"messages/{made['guid']}/history"))["changes"]
    assert [change["act"] for change in changes] == ["publish", "create"]
    stale = await admin.put(f"messages/{made['guid']}", json={"title": "Otra"}, headers={"If-Match": '"1"'})
    assert stale.status_code == 412


async def test_a_country_that_a_message_is_for_is_not_deleted(client, house, send):
    admin = await client(house, "R04")
    chile, peru = await country(admin), await country(admin, "Perú", "PE")
    await send(admin, countries=[chile])
    held = await admin.delete(f"system-settings/countries/{chile}")
    assert (held.status_code, "Mensajes (1)" in held.json()["message"]) == (409, True)
    assert (await admin.delete(f"system-settings/countries/{peru}")).status_code == 200
