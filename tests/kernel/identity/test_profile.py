"""The own profile."""

import asyncio
from io import BytesIO

import pytest
from PIL import Image

from .conftest import PASSWORD

NEW = "Otra-clave-2027"


def picture(format: str = "PNG", size: tuple[int, int] = (600, 400)) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, "#0f5d6c").save(out, format)
    return out.getvalue()


@pytest.mark.spec("KER-056", "KER-058")
async def test_the_profile_is_the_callers_own_whatever_the_body_names(client, tenant, person):
    other = await person(tenant, "R01", name="Otra")
    admin = await client(tenant, "R05")
    for odd in ({"guid": str(other.guid)}, {"role_guid": "R04"}, {"tenant_id": str(other.guid)}):
        refused = await admin.put("front/profile", json={"name": "Eva", **odd})
        assert (refused.status_code, [one["field"] for one in refused.json()["errors"]]) == (400, [*odd])
    assert (await admin.get("users/whoami")).json()["data"]["name"] != "Eva"
    body = {"guid": str(admin.person.guid), "name": "Eva"}
    changed = (await admin.put("front/profile", json=body)).json()["data"]
    assert (changed["guid"], changed["name"]) == (str(admin.person.guid), "Eva")
    me = (await admin.get("users/whoami")).json()["data"]
    assert (me["name"], me["role_guid"]) == ("Eva", "R05")


@pytest.mark.spec("KER-057", "KER-075")
@pytest.mark.parametrize("role", ["R04", "R07", "R01"])
async def test_everybody_chooses_the_language(client, tenant, role):
    somebody = await client(tenant, role)
    assert (await somebody.put("front/profile", json={"lang_id": "pt"})).status_code == 200
    assert (await somebody.get("users/whoami")).json()["data"]["lang_id"] == "pt"
    wrong = await somebody.put("front/profile", json={"lang_id": "xx"})
    assert [error["field"] for error in wrong.json()["errors"]] == ["lang_id"]


@pytest.mark.spec("KER-074", "KER-075")
async def test_the_publisher_has_no_profile_screen_but_a_password(client, tenant, with_password):
    publisher = await client(tenant, as_person=await with_password(tenant, "R07"))
    assert (await publisher.get("front/profile")).status_code == 403
    refused = await publisher.put("front/profile", json={"name": "Eva"})
    assert (refused.status_code, refused.json()["action"]) == (403, "profile.update")
    body = {"password": PASSWORD, "new_password": NEW, "password_repeat": NEW}
    assert (await publisher.put("front/profile", json=body)).status_code == 200
    signed = await publisher.post("login", json={"email": publisher.person.username, "password": NEW})
    assert signed.status_code == 200


@pytest.mark.spec("KER-055", "KER-009")
@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({"password": "wrong", "new_password": NEW, "password_repeat": NEW}, "PASSWORD_INCORRECT", None),
        (
            {"password": PASSWORD, "new_password": NEW, "password_repeat": "x"},
            "VALIDATION_ERROR",
            "password_repeat",
        ),
        (
            {"password": PASSWORD, "new_password": "short", "password_repeat": "short"},
            "VALIDATION_ERROR",
            "new_password",
        ),
    ],
)
async def test_a_wrong_password_change_changes_nothing(client, tenant, with_password, body, code, field):
    admin = await client(tenant, as_person=await with_password(tenant))
    answer = await admin.put("front/profile/password", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert [error["field"] for error in answer.json()["errors"]] == ([field] if field else [])
    signed = await admin.post("login", json={"email": admin.person.username, "password": PASSWORD})
    assert signed.status_code == 200


@pytest.mark.spec("KER-039", part="changing and resetting")
async def test_a_new_password_ends_the_other_sessions(client, tenant, with_password):
    person = await with_password(tenant)
    here, there = await client(tenant, as_person=person), await client(tenant, as_person=person)
    assert (await there.get("users/whoami")).status_code == 200
    body = {"password": PASSWORD, "new_password": NEW, "password_repeat": NEW}
    assert (await here.put("front/profile/password", json=body)).status_code == 200
    assert (await here.get("users/whoami")).status_code == 200
    assert (await there.get("users/whoami")).json()["code"] == "INVALID_TOKEN"


@pytest.mark.spec("KER-030", part="an account")
async def test_the_current_password_cannot_be_guessed_from_an_open_session(client, tenant, with_password):
    admin = await client(tenant, as_person=await with_password(tenant))
    body = {"password": "wrong", "new_password": NEW, "password_repeat": NEW}
    for _ in range(10):
        assert (await admin.put("front/profile/password", json=body)).status_code == 400
    right = await admin.put("front/profile/password", json={**body, "password": PASSWORD})
    assert right.status_code == 429


async def test_of_two_password_changes_at_once_one_wins(client, tenant, with_password):
    person = await with_password(tenant)
    both = [await client(tenant, as_person=person) for _ in range(2)]
    answers = await asyncio.gather(
        *(
            one.put(
                "front/profile/password",
                json={"password": PASSWORD, "new_password": f"{NEW}{i}", "password_repeat": f"{NEW}{i}"},
            )
            for i, one in enumerate(both)
        )
    )
    assert sorted(answer.status_code for answer in answers)[0] == 200
    assert sum(answer.status_code == 200 for answer in answers) == 1


@pytest.mark.spec("KER-011")
async def test_an_email_that_is_taken_is_refused(client, tenant, person, with_password):
    other = await person(tenant, "R01")
    admin = await client(tenant, as_person=await with_password(tenant))
    body = {"email": other.email.upper(), "password": PASSWORD}
    answer = await admin.put("front/profile", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "ER_DUP_ENTRY")
    assert (answer.json()["errno"], answer.json()["field"]) == (1062, "email")


async def test_an_email_is_changed_with_the_password_and_the_old_one_is_told(
    client, tenant, with_password, letters
):
    person = await with_password(tenant, lang_id="pt")
    old = person.email
    admin = await client(tenant, as_person=person)
    for body, field in (({}, "password"), ({"password": "wrong"}, None)):
        refused = await admin.put("front/profile", json={"email": "nova@example.org", **body})
        assert refused.status_code == 400
        assert [one["field"] for one in refused.json()["errors"]] == ([field] if field else [])
    # The same e-mail again is no change, and takes no password.
    assert (await admin.put("front/profile", json={"name": "Eva", "email": old})).status_code == 200
    assert (await letters(tenant)) == []
    body = {"email": "nova@example.org", "password": PASSWORD}
    assert (await admin.put("front/profile", json=body)).json()["data"]["email"] == "nova@example.org"
    (letter,) = await letters(tenant)
    assert letter["To"] == old
    assert letter["Subject"].startswith("O e-mail da sua conta")
    assert "nova@" not in letter.get_body(("plain",)).get_content()


async def test_no_email_is_changed_in_an_impersonation(client, tenant, with_password, letters):
    student, desk = await with_password(tenant, "R01"), await client(tenant, "R05")
    token = (await desk.post(f"users/{student.guid}/login")).json()["data"]["token"]
    body = {"email": "mine@example.org", "password": PASSWORD}
    refused = await desk.put("front/profile", json=body, headers={"Authorization": f"Bearer {token}"})
    assert (refused.status_code, refused.json()["code"]) == (403, "FORBIDDEN")
    assert (await letters(tenant)) == []
    # The help desk has a call of its own for it, and the old address is told then too.
    changed = await desk.put(f"users/{student.guid}", json={"email": "new@example.org"})
    assert changed.status_code == 200
    assert [letter["To"] for letter in (await letters(tenant))] == [student.email]


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("12345678", "password_common"),
        ("password", "password_common"),
        ("P@ssw0rd1!", "password_common"),
        ("contraseña2026", "password_common"),
        ("SenhaSenha", None),
        ("        ", "password_common"),
        ("aaaaaaaaaa", "password_common"),
        ("qwertyuiop", "password_common"),
        ("abcdefghij", "password_common"),
        ("sofia.rojas", "password_own_name"),
        ("SofíaRojas2026", "password_own_name"),
        ("sofia-r@aula.example", "password_own_name"),
        ("un-tren-lento-a-sofia", None),
    ],
)
async def test_what_is_guessed_first_is_no_password(client, tenant, with_password, password, code):
    person = await with_password(
        tenant, name="Sofía", lastname="Rojas", username="sofia.rojas", email="sofia-r@aula.example"
    )
    admin = await client(tenant, as_person=person)
    body = {"password": PASSWORD, "new_password": password, "password_repeat": password}
    answer = await admin.put("front/profile/password", json=body)
    assert [one["code"] for one in answer.json().get("errors", [])] == ([code] if code else [])
    assert answer.status_code == (400 if code else 200)


@pytest.mark.spec("KER-113", "KER-114", "KER-112")
@pytest.mark.parametrize(
    ("name", "content", "status"),
    [
        ("me.png", picture(), 200),
        ("me.jpg", picture("JPEG"), 200),
        ("me.gif", picture("GIF"), 415),
        ("me.png", b"MZ" + b"\0" * 200, 415),
        ("me.png", picture()[:60], 422),
        ("me.png", b"\x89PNG\r\n\x1a\n" + b"\0" * 5 * 1024 * 1024, 413),
    ],
    ids=["png", "jpg", "gif", "program", "broken", "large"],
)
async def test_the_picture_is_jpg_or_png_up_to_five_megabytes(
    client, tenant, services, name, content, status
):
    admin = await client(tenant, "R04")
    answer = await admin.post("front/profile/avatar", files={"file": (name, content)})
    assert answer.status_code == status
    stored = [path async for path in services.files.names(tenant, "avatars")]
    assert len(stored) == (1 if status == 200 else 0)
    if status == 200:
        shown = (await admin.get("users/whoami")).json()["data"]["avatar"]
        assert shown.partition("?")[0] == answer.json()["data"]["url"].partition("?")[0]
        await admin.post("front/profile/avatar", files={"file": (name, content)})
        assert len([path async for path in services.files.names(tenant, "avatars")]) == 1
        assert (await admin.delete("front/profile/avatar")).status_code == 200
        assert (await admin.get("users/whoami")).json()["data"]["avatar"] is None
        assert [path async for path in services.files.names(tenant, "avatars")] == []
        assert (await admin.delete("front/profile/avatar")).status_code == 200


@pytest.mark.spec("KER-060", "USR-032")
async def test_there_are_fourteen_roles_with_names(client, tenant):
    admin = await client(tenant, "R04")
    roles = {role["guid"]: role for role in (await admin.get("users/roles")).json()["data"]}
    numbers = (1, 2, 3, 4, 5, 6, 7, 19, 20, 21, 23, 24, 26, 45)
    assert list(roles) == [f"R{number:02}" for number in numbers]
    assert (roles["R21"]["key"], roles["R21"]["name"]) == ("coordinator", "Coordinación")
