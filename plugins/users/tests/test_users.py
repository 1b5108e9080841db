"""People by their calls."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

NORA = {"name": "Nora", "lastname": "Gil", "username": "nora.gil", "role": "R02"}
STAFF = ("R04", "R05", "R06", "R07")
OTHERS = ("R01", "R02", "R03", "R19", "R20", "R21", "R23", "R24", "R26", "R45")
CHANGED = {
    "name": "Nuria",
    "lastname": "Gala",
    "username": "nuria",
    "is_demo": True,
    "role_guid": "R01",
    "change_password": True,
}


async def names(admin, path="users", **query):
    return [row["username"] for row in rows_of(await admin.get(path, params=query))]


async def create(admin, path="users", **fields):
    return data_of(await admin.post(path, json={**NORA, **fields}), 201)


@pytest.mark.spec("USR-001")
async def test_users_are_listed_by_page_order_and_words(client, alone, other_tenant, person):
    admin = await client(alone, "R04")
    for name, lastname, username, email in (
        ("Ana", "Zúñiga", "zorro", "uno@escuela.example"),
        ("Berta", "Ibáñez", "halcon", "dos@liceo.example"),
        ("Carla", "Mora", "lince", "tres@escuela.example"),
    ):
        await person(alone, "R01", name=name, lastname=lastname, username=username, email=email)
    await person(other_tenant, "R01", username="ajena")
    assert await names(admin) == ["halcon", "lince", "zorro"]
    assert await names(admin, orderBy="-name") == ["lince", "halcon", "zorro"]
    assert await names(admin, orderBy="username", page=2, pageSize=2) == ["zorro"]
    assert await names(admin, offset=1, pageSize=1) == ["lince"]
    for q, username in (("berta", "halcon"), ("zuñiga", "zorro"), ("linc", "lince"), ("liceo", "halcon")):
        assert await names(admin, q=q) == [username], q
    assert (await admin.get("users")).json()["meta"]["total"] == 3


@pytest.mark.spec("USR-002", part="calls")
async def test_admin_users_are_the_four_roles_and_users_all_others(client, alone, person):
    admin = await client(alone, "R04", username="jefa")
    for role in (*STAFF, *OTHERS):
        await person(alone, role, username=role)
    assert sorted(await names(admin, "users-admin")) == ["R04", "R05", "R06", "R07", "jefa"]
    assert sorted(await names(admin)) == sorted(OTHERS)
    assert await names(admin, role=["R19", "R04"]) == ["R19"]


async def test_the_list_is_narrowed_by_role_demo_and_state(client, alone, person):
    admin = await client(alone, "R04")
    await person(alone, "R01", username="una", is_demo=True)
    await person(alone, "R02", username="otra", is_active=False)
    assert await names(admin, is_demo=True) == ["una"]
    assert await names(admin, is_active=False) == ["otra"]
    assert await names(admin, role="R02") == ["otra"]
    row = rows_of(await admin.get("users", params={"role": "R01"}))[0]
    assert (row["role_name"], row["is_demo"], row["last_access_at"]) == ("Estudiante", True, None)


async def test_a_person_who_signs_in_was_here(client, alone):
    admin, student = await client(alone, "R04"), await client(alone, "R01", username="ella")
    data_of(await student.get("users/whoami"))
    assert rows_of(await admin.get("users"))[0]["last_access_at"] is not None


@pytest.mark.spec("USR-005", "USR-007", "USR-008")
async def test_a_user_is_made_and_answered_without_a_password(client, new_tenant, alone):
    # Without the plugin that judges who is given a Mint licence.
    admin = await client(new_tenant(settings={}, plugins=sorted({*alone.plugins} - {"mint"})), "R04")
    secret = {"password": "Una-clave-2026", "password_repeat": "Una-clave-2026"}
    made = await create(admin, email="nora@escuela.example", is_demo=True, has_license_mint=True, **secret)
    read = data_of(await admin.get(f"users/{made['guid']}"))
    for answer in (made, read):
        assert {name: answer[name] for name in NORA} == NORA
        assert (answer["is_demo"], answer["has_license_mint"]) == (True, True)
        assert (answer["email"], answer["role_guid"], answer["role_name"]) == (
            "nora@escuela.example",
            "R02",
            "Docente",
        )
        assert (answer["source"], answer["lang_id"]) == ("estante", "es")
        assert not [name for name in answer if name.startswith("password")]
    assert "Una-clave" not in (await admin.get("users")).text
    signed_in = await admin.post("front/login", json={"email": "nora.gil", "password": "Una-clave-2026"})
    assert signed_in.status_code == 200
    history = (await admin.get(f"users/{made['guid']}/history")).text
    assert "clave" not in history


@pytest.mark.spec("USR-011")
async def test_a_user_is_changed_field_by_field(client, alone, picture):
    admin = await client(alone, "R04")
    made = await create(admin)
    address = f"users/{made['guid']}"
    shown = data_of(await admin.post(f"{address}/avatar", files={"file": ("a.png", picture("PNG"))}))["url"]
    body = {
        **CHANGED,
        "guid": made["guid"],
        "password": "Otra-clave-2026",
        "country_guid": None,
        "avatar": shown,
    }
    changed = data_of(await admin.put(address, json=body))
    assert {name: changed[name] for name in CHANGED} == CHANGED
    assert changed["avatar"] is not None
    signed_in = await admin.post("front/login", json={"email": "nuria", "password": "Otra-clave-2026"})
    assert data_of(signed_in)["user"]["change_password"] is True
    only = data_of(await admin.put(address, json={"name": "Eva", "avatar": None}))
    assert (only["name"], only["lastname"], only["username"]) == ("Eva", "Gala", "nuria")
    assert only["avatar"] is None
    other = {"guid": "00000000-0000-0000-0000-000000000001"}
    assert wrong_fields(await admin.put(address, json=other)) == {"guid": "differs_from_address"}
    assert wrong_fields(await admin.put(address, json={"oraculo_id": "x"})) == {"oraculo_id": "unknown"}


@pytest.mark.spec("KER-059")
async def test_staff_change_a_persons_three_fields(client, tenant, person):
    student = await person(tenant, "R01")
    desk = await client(tenant, "R05")
    body = {"name": "Nora", "lastname": "Gil", "email": "nora@example.org"}
    changed = data_of(await desk.put(f"users/{student.guid}", json=body))
    assert (changed["name"], changed["lastname"], changed["email"]) == ("Nora", "Gil", "nora@example.org")
    assert changed["role_guid"] == "R01"


@pytest.mark.spec("KER-069", "KER-013")
@pytest.mark.spec("KER-063", part="users")
async def test_who_may_change_whom(client, tenant, other_tenant, person):
    student, publisher = await person(tenant, "R01"), await person(tenant, "R07")
    foreign = await person(other_tenant, "R01")
    desk, admin = await client(tenant, "R05"), await client(tenant, "R04")
    body = {"name": "Nora"}
    refused = await desk.put(f"users/{publisher.guid}", json=body)
    assert (refused.status_code, refused.json()["action"]) == (403, "admin_users.update")
    assert (await admin.put(f"users/{publisher.guid}", json=body)).status_code == 200
    assert (await admin.put(f"users/{foreign.guid}", json=body)).status_code == 404
    assert (await admin.get(f"users/{foreign.guid}")).status_code == 404
    seventh = await client(tenant, "R07")
    assert (await seventh.put(f"users/{student.guid}", json=body)).status_code == 403
    assert (await seventh.get("users")).status_code == 403


@pytest.mark.spec("USR-013", part="calls")
async def test_exactly_the_named_users_are_deleted_and_can_no_longer_sign_in(client, alone, person):
    admin, gone = await client(alone, "R04"), await client(alone, "R01", username="una")
    other, stays = await person(alone, "R02", username="otra"), await person(alone, "R02", username="queda")
    body = {"guids": [str(gone.person.guid), str(other.guid)]}
    deleted = data_of(await send_json(admin, "DELETE", "users", body))
    assert sorted(deleted["deleted"]) == sorted(body["guids"])
    assert await names(admin) == [stays.username]
    assert (await gone.get("users/whoami")).status_code == 401
    restored = data_of(await send_json(admin, "POST", "trash/restore", {"guids": body["guids"]}))
    assert restored["changed"] == 2
    assert len(await names(admin)) == 3


@pytest.mark.spec("USR-014", part="calls")
async def test_nobody_deletes_or_shuts_the_own_account_or_the_last_admin(client, alone, new_tenant, person):
    admin = await client(alone, "R04")
    own = str(admin.person.guid)
    refused = data_of(await send_json(admin, "DELETE", "users", {"guids": [own]}))
    assert (refused["deleted"], refused["refused"][0]["code"]) == ([], "OWN_ACCOUNT")
    for body in ({"is_active": False}, {"role_guid": "R07"}):
        assert (await admin.put(f"users/{own}", json=body)).json()["code"] == "OWN_ACCOUNT"
    rights = ("users.readList", "admin_users.delete", "users.delete")
    granted = new_tenant(settings={}, grants=[{"role": "R26", "actions": rights}])
    only, deputy = await person(granted, "R04"), await client(granted, "R26")
    # An administrator has more rights than who is granted to delete.
    answer = await send_json(deputy, "DELETE", "users", {"guids": [str(only.guid)]})
    assert (answer.status_code, answer.json()["action"]) == (403, "admin_users.delete")


async def test_of_two_admins_who_delete_each_other_one_stays(client, alone):
    first, second = await client(alone, "R04"), await client(alone, "R04")
    pairs = ((first, second), (second, first))
    answers = await asyncio.gather(
        *(send_json(by, "DELETE", "users", {"guids": [str(of.person.guid)]}) for by, of in pairs)
    )
    assert sorted(one.status_code for one in answers) in ([200, 200], [200, 401])
    living = [one for one in (first, second) if (await one.get("users/whoami")).status_code == 200]
    assert len(living) == 1


@pytest.mark.spec("USR-015", "USR-016", "USR-019", part="calls")
async def test_a_user_needs_name_last_name_and_username(client, alone):
    admin = await client(alone, "R04")
    for field in ("name", "lastname", "username"):
        without = {key: value for key, value in NORA.items() if key != field}
        assert wrong_fields(await admin.post("users", json=without)) == {field: "required"}
        assert wrong_fields(await admin.post("users", json={**NORA, field: "  "})) == {field: "required"}
    assert await names(admin) == []


@pytest.mark.spec("USR-017", "USR-018")
@pytest.mark.parametrize("field", ["name", "lastname"])
async def test_a_name_has_fifty_characters_at_most(client, alone, field):
    admin = await client(alone, "R04")
    assert wrong_fields(await admin.post("users", json={**NORA, field: "ñ" * 51})) == {field: "max_length"}
    made = await create(admin, **{field: "ñ" * 50})
    assert made[field] == "ñ" * 50
    assert wrong_fields(await admin.put(f"users/{made['guid']}", json={field: "a" * 51})) == {
        field: "max_length"
    }


@pytest.mark.spec("USR-020", part="calls")
async def test_a_username_is_taken_once_also_in_a_race_of_fifty(client, alone):
    admin = await client(alone, "R04")
    answers = await asyncio.gather(*(admin.post("users", json=NORA) for _ in range(50)))
    assert sorted(one.status_code for one in answers) == [201] + [409] * 49
    refused = next(one.json() for one in answers if one.status_code == 409)
    assert (refused["code"], refused["errno"], refused["field"]) == ("USERNAME_EXIST", 1062, "username")
    other = await create(admin, username="otra")
    taken = await admin.put(f"users/{other['guid']}", json={"username": "NORA.GIL"})
    assert (taken.status_code, taken.json()["code"]) == (409, "USERNAME_EXIST")
    assert "nora.gil" in taken.json()["message"]


@pytest.mark.spec("USR-021", part="calls")
async def test_the_repeated_password_is_the_same(client, alone):
    admin = await client(alone, "R04")
    body = {**NORA, "password": "Una-clave-2026", "password_repeat": "Otra-clave-2026"}
    assert wrong_fields(await admin.post("users", json=body)) == {"password_repeat": "repeat_mismatch"}
    made = await create(admin)
    address = f"users/{made['guid']}/password"
    wrong = await admin.put(address, json={"password": "Una-clave-2026", "password_repeat": ""})
    assert set(wrong_fields(wrong)) == {"password_repeat"}


@pytest.mark.spec("USR-022", part="calls")
async def test_where_there_are_countries_each_person_has_one(client, tenant):
    admin = await client(tenant, "R04")
    assert wrong_fields(await admin.post("users", json=NORA)) == {"country_guid": "required"}
    unknown = {**NORA, "country_guid": "00000000-0000-0000-0000-000000000001"}
    assert wrong_fields(await admin.post("users", json=unknown)) == {"country_guid": "choice"}
    chile = data_of(
        await admin.post("system-settings/countries", json={"name": "Chile", "iso_code": "CL"}), 201
    )
    made = await create(admin, country_guid=chile["guid"])
    assert (made["country"], made["country_guid"]) == ("Chile", chile["guid"])
    assert wrong_fields(await admin.put(f"users/{made['guid']}", json={"country_guid": None})) == {
        "country_guid": "required"
    }
    assert await names(admin, country=chile["guid"]) == ["nora.gil"]
    held = await admin.delete(f"system-settings/countries/{chile['guid']}")
    assert (held.status_code, held.json()["used_by"][0]["count"]) == (409, 1)


@pytest.mark.spec("USR-023", "USR-024", "USR-025", "USR-026", "USR-027", "USR-028", part="calls")
async def test_a_strong_rule_names_what_a_password_lacks(client, new_tenant):
    admin = await client(new_tenant(settings={}, password={"strong": True}), "R04")
    made = await create(admin, password="Una-clave-2", password_repeat="Una-clave-2")
    address = f"users/{made['guid']}"
    for password, code in (
        ("Trw!vbn47", "min_length"),
        ("trw!vbn479", "password_uppercase"),
        ("TRW!VBN479", "password_lowercase"),
        ("Trw!vbnxqz", "password_digit"),
        ("Trwxvbn479", "password_special"),
    ):
        wrong = wrong_fields(await admin.put(address, json={"password": password}))
        assert wrong == {"password": code}, password
    data_of(await admin.put(address, json={"password": "", "password_repeat": "", "name": "Eva"}))
    stays = await admin.post("front/login", json={"email": "nora.gil", "password": "Una-clave-2"})
    assert stays.status_code == 200
    data_of(await admin.put(address, json={"password": "Trw!vbn479"}))
    new = await admin.post("front/login", json={"email": "nora.gil", "password": "Trw!vbn479"})
    assert new.status_code == 200


@pytest.mark.spec("USR-029", part="calls")
@pytest.mark.parametrize(("rule", "least"), [({}, 8), ({"min_length": 3}, 3), ({"min_length": 12}, 12)])
async def test_without_a_strong_rule_the_tenant_says_how_long(client, new_tenant, rule, least):
    admin = await client(new_tenant(settings={}, password=rule), "R04")
    password = "kjwqpzxvbnmt"[:least]
    short = {**NORA, "password": password[:-1], "password_repeat": password[:-1]}
    assert wrong_fields(await admin.post("users", json=short)) == {"password": "min_length"}
    await create(admin, password=password, password_repeat=password)


@pytest.mark.spec("USR-030", part="calls")
async def test_an_email_is_optional_and_looks_like_one(client, alone):
    admin = await client(alone, "R04")
    assert (await create(admin))["email"] is None
    for email, code in (("nora", "email"), ("a@b", "email"), (f"{'a' * 190}@escuela.example", "max_length")):
        body = {**NORA, "username": "otra", "email": email}
        assert wrong_fields(await admin.post("users", json=body)) == {"email": code}
    longest = f"{'a' * 184}@escuela.example"
    assert (await create(admin, username="otra", email=longest))["email"] == longest
    taken = await admin.post("users", json={**NORA, "username": "tercera", "email": longest})
    assert (taken.status_code, taken.json()["errno"]) == (409, 1062)


@pytest.mark.spec("USR-033", part="calls")
async def test_each_call_makes_people_of_its_roles(client, alone):
    admin = await client(alone, "R04")
    for role in OTHERS:
        await create(admin, username=role, role=role)
        wrong = {**NORA, "username": "x", "role": role}
        assert wrong_fields(await admin.post("users-admin", json=wrong)) == {"role": "choice"}
    for role in STAFF:
        await create(admin, "users-admin", username=role, role=role)
        wrong = {**NORA, "username": "x", "role": role}
        assert wrong_fields(await admin.post("users", json=wrong)) == {"role": "choice"}


@pytest.mark.spec("USR-042", part="calls")
@pytest.mark.spec("USR-043", part="calls")
async def test_a_new_password_ends_sessions_and_may_have_to_be_changed(client, alone):
    admin, student = await client(alone, "R04"), await client(alone, "R01", username="ella")
    body = {"password": "Otra-clave-2026", "password_repeat": "Otra-clave-2026", "change_password": True}
    data_of(await admin.put(f"users/{student.person.guid}/password", json=body))
    assert (await student.get("users/whoami")).status_code == 401
    signed_in = await admin.post("front/login", json={"email": "ella", "password": "Otra-clave-2026"})
    assert data_of(signed_in)["user"]["change_password"] is True


@pytest.mark.spec("USR-051", part="calls")
async def test_only_an_admin_gives_or_takes_a_role_of_the_back_office(client, new_tenant, person):
    rights = ["users.readDetail", "users.update", "admin_users.update", "admin_users.create"]
    tenant = new_tenant(settings={}, grants=[{"role": "R05", "actions": rights}])
    desk, admin = await client(tenant, "R05"), await client(tenant, "R04")
    student, publisher = await person(tenant, "R01"), await person(tenant, "R07")
    for of, role in ((student, "R07"), (publisher, "R01"), (publisher, "R06")):
        refused = await desk.put(f"users/{of.guid}", json={"role_guid": role})
        assert refused.status_code == 403
    assert (await desk.post("users-admin", json={**NORA, "role": "R07"})).status_code == 403
    assert data_of(await desk.put(f"users/{student.guid}", json={"role_guid": "R02"}))["role_guid"] == "R02"
    assert data_of(await admin.put(f"users/{student.guid}", json={"role_guid": "R07"}))["role_guid"] == "R07"


async def test_who_was_changed_meanwhile_is_not_overwritten(client, alone):
    admin = await client(alone, "R04")
    made = await create(admin)
    address = f"users/{made['guid']}"
    version = {"If-Match": (await admin.get(address)).headers["etag"]}
    data_of(await admin.put(address, json={"name": "Eva"}, headers=version))
    stale = await admin.put(address, json={"name": "Sol"}, headers=version)
    assert stale.status_code == 412
    assert data_of(await admin.get(address))["name"] == "Eva"


@pytest.mark.spec("USR-003", part="its CSV, by calls")
async def test_people_and_staff_are_exported_as_a_csv(client, alone, person, workbench):
    admin = await client(alone, "R04", name="Olga", username="olga")
    await person(alone, "R02", name="=Nora", lastname="Gil", username="nora")
    await person(alone, "R01", name="Ida", lastname="Paz", username="ida")
    for path, username, others in (
        ("users", "nora", ("ida", "olga")),
        ("users-admin", "olga", ("nora", "ida")),
    ):
        asked = data_of(await admin.post(f"{path}/export", params={"q": username}), 202)
        await workbench.finish(asked["id"], alone)
        assert data_of(await admin.get(f"exports/{asked['id']}"))["status"] == "downloaded"
        file = (await admin.get(f"exports/{asked['id']}/download")).content.decode("utf-8-sig")
        head, *rows = file.splitlines()
        assert {"Nombre", "Apellidos", "Usuario", "Rol"} <= set(head.split(";"))
        assert (len(rows), username in rows[0]) == (1, True)
        assert not any(other in file for other in others)


async def test_without_the_plugin_nobody_is_listed(client, new_tenant):
    admin = await client(new_tenant(plugins=["settings"]), "R04")
    assert (await admin.get("users")).status_code == 404
    assert (await admin.get("users/sessions")).status_code == 200


@pytest.mark.spec("KER-039", part="deleting")
async def test_a_password_that_changes_and_a_deletion_end_the_other_sessions(client, alone, person):
    admin = await client(alone, "R04")
    for act in ("given", "changed", "deleted"):
        secret = {"password": "Una-clave-2026", "password_repeat": "Una-clave-2026"}
        made = await create(admin, username=f"quien.{act}", **secret)
        nobody = await client(alone)
        who = {"email": made["username"], "password": "Una-clave-2026"}
        tokens = [data_of(await nobody.post("front/login", json=who))["token"] for _ in range(2)]
        heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
        for head in heads:
            assert (await nobody.get("users/whoami", headers=head)).status_code == 200
        new = {"new_password": "Otra-clave-2026", "password_repeat": "Otra-clave-2026"}
        if act == "given":
            answer = await admin.put(f"users/{made['guid']}", json={"password": "Otra-clave-2026"})
        elif act == "changed":
            body = {"password": "Una-clave-2026", **new}
            answer = await nobody.put("front/profile/password", json=body, headers=heads[0])
        else:
            answer = await send_json(admin, "DELETE", "users", {"guids": [made["guid"]]})
        assert answer.status_code == 200, answer.text
        left = heads[1:] if act == "changed" else heads
        codes = [(await nobody.get("users/whoami", headers=head)).json()["code"] for head in left]
        assert codes == ["INVALID_TOKEN"] * len(left), act


@pytest.mark.spec("KER-136", part="users")
async def test_the_help_desk_reads_creates_and_changes_people(client, alone):
    desk = await client(alone, "R05")
    made = await create(desk)
    address = f"users/{made['guid']}"
    data_of(await desk.put(address, json={"name": "Nuria"}))
    changed = data_of(await desk.get(address))
    assert (changed["name"], changed["lastname"]) == ("Nuria", NORA["lastname"])
    assert NORA["username"] in await names(desk)
