"""People of a file: looked at first, made by the rules of the form."""

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante.testing.imports import import_file

from plugins.users.tests.fake_schools.plugin import FIRST, NORTH

HEADERS = "Nombre;Apellidos;Usuario;Correo;Contraseña;Rol;Código de escuela;Grupo;País"


def table(*rows):
    return "\n".join((HEADERS, *rows)).encode()


async def usernames(admin):
    return [row["username"] for row in rows_of(await admin.get("users?orderBy=username"))]


@pytest.mark.spec("USR-052", part="calls")
async def test_the_file_has_nine_columns_and_a_template(client, alone):
    admin = await client(alone, "R04")
    kind = next(one for one in rows_of(await admin.get("import-kinds")) if one["name"] == "users.users")
    assert [field["name"] for field in kind["fields"]] == [
        *("name", "lastname", "username", "email", "password", "role", "school_code", "group", "country")
    ]
    template = (await admin.get("import-kinds/users.users/template?format=csv")).content.decode("utf-8-sig")
    assert template.strip() == HEADERS
    desk = await client(alone, "R07")
    assert "users.users" not in [one["name"] for one in rows_of(await desk.get("import-kinds"))]


@pytest.mark.spec("USR-055", part="calls")
async def test_right_lines_are_made_and_wrong_ones_come_back_with_their_reasons(
    client, alone, workbench, person
):
    admin = await client(alone, "R04")
    await person(alone, "R01", username="taken")
    content = table(
        "Ana;Rey;ana;ana@escuela.example;Una-clave-2026;estudiante;Norte;1A;",
        "Berta;Sol;berta;;;R02;;;",
        "Carla;;carla;;;docente;;;",
        "Delia;Mar;delia;delia;;docente;;;",
        "Elsa;Paz;taken;;;docente;;;",
        "Flora;Gil;flora;;;R04;;;",
        "Gala;Luz;gala;;corta;docente;;;",
        "Hilda;Cid;hilda;;;docente;Este;;",
        "Irma;Vid;ana;;;docente;;;",
    )
    done = await import_file(admin, workbench, "users.users", content)
    assert (done["written"], done["refused"]) == (2, 7)
    assert await usernames(admin) == ["ana", "berta", "taken"]
    faults = rows_of(await admin.get(f"imports/{done['guid']}/faults"))
    assert [(one["line"], one["header"]) for one in faults] == [
        (4, "Apellidos"),
        (5, "Correo"),
        (6, "Usuario"),
        (7, "Rol"),
        (8, "Contraseña"),
        (9, "Código de escuela"),
        (10, "Usuario"),
    ]
    ana = next(row for row in rows_of(await admin.get("users")) if row["username"] == "ana")
    read = data_of(await admin.get(f"users/{ana['guid']}"))
    assert (read["school"]["guid"], read["groups"][0]["guid"]) == (str(NORTH.guid), str(FIRST.guid))
    assert (
        await admin.post("front/login", json={"email": "ana", "password": "Una-clave-2026"})
    ).status_code == 200


@pytest.mark.spec("USR-053", part="calls")
async def test_more_users_than_the_tenant_allows_make_nobody(client, new_tenant, workbench):
    admin = await client(new_tenant(settings={"max_users_per_upload": 3}), "R04")
    rows = [f"Ana;Rey;ana{number};;;R01;;;" for number in range(4)]
    done = await import_file(admin, workbench, "users.users", table(*rows[:3]))
    assert done["written"] == 3
    with pytest.raises(AssertionError, match="3 usuarios como máximo"):
        await import_file(admin, workbench, "users.users", table(*rows))
    assert await usernames(admin) == ["ana0", "ana1", "ana2"]


async def test_a_country_is_named_by_its_code_or_name_where_there_are_several(client, tenant, workbench):
    admin = await client(tenant, "R04")
    chile = {"name": "Chile", "iso_code": "CL"}
    guid = data_of(await admin.post("system-settings/countries", json=chile), 201)["guid"]
    content = table(
        "Ana;Rey;ana;;;R01;;;cl",
        "Berta;Sol;berta;;;R01;;;Chile",
        "Carla;Mar;carla;;;R01;;;",
        "D;E;d;;;R01;;;Marte",
    )
    done = await import_file(admin, workbench, "users.users", content)
    assert (done["written"], done["refused"]) == (2, 2)
    assert {row["country_guid"] for row in rows_of(await admin.get("users"))} == {guid}
    faults = rows_of(await admin.get(f"imports/{done['guid']}/faults"))
    assert [(one["line"], one["header"]) for one in faults] == [(4, "País"), (5, "País")]


@pytest.mark.spec("USR-040", "USR-041", part="calls")
@pytest.mark.parametrize(
    ("name", "size", "status"),
    [
        ("a.png", 0, 200),
        ("a.png", 5 * 1024 * 1024, 200),
        ("a.png", 5 * 1024 * 1024 + 1, 413),
        ("a.gif", 0, 415),
    ],
)
async def test_a_picture_is_jpg_or_png_of_five_megabytes(
    client, alone, services, person, picture, name, size, status
):
    admin, student = await client(alone, "R04"), await person(alone, "R01")
    content = picture("GIF" if name.endswith("gif") else "PNG")
    content += b"\0" * max(0, size - len(content))
    sent = await admin.post(f"users/{student.guid}/avatar", files={"file": (name, content)})
    assert sent.status_code == status, sent.text
    shown = data_of(await admin.get(f"users/{student.guid}"))["avatar"]
    assert (shown is not None) == (status == 200)
    if shown:
        kept = data_of(await admin.put(f"users/{student.guid}", json={"avatar": shown}))["avatar"]
        assert kept is not None
        assert data_of(await admin.put(f"users/{student.guid}", json={"avatar": None}))["avatar"] is None
        assert [path async for path in services.files.names(alone, "avatars")] == []
    desk = await client(alone, "R05")
    refused = await desk.post(f"users/{admin.person.guid}/avatar", files={"file": ("a.png", picture("PNG"))})
    assert refused.status_code == 403
    assert wrong_fields(await admin.put(f"users/{student.guid}", json={"avatar": 7}))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (table("Ana;Rey;ana;;;R01;;;", '"Berta;Sol;berta;;;R01;;;'), "comillas"),
        (HEADERS.encode() + b";x" * 100_000 + b"\n", "columnas"),
    ],
    ids=["cut within a cell", "100,000 columns"],
)
async def test_a_broken_file_of_people_is_refused_whole_with_a_sentence(
    client, alone, workbench, content, sentence
):
    admin = await client(alone, "R04")
    with pytest.raises(AssertionError, match=sentence):
        await import_file(admin, workbench, "users.users", content)
    assert await usernames(admin) == []


async def test_a_file_in_another_encoding_makes_its_people_and_formulas_stay_words(client, alone, workbench):
    admin = await client(alone, "R04")
    rows = table("Íñigo;Ibáñez;inigo;;;docente;;;", "=1+1;@SUMA(A1);formula;;;R01;;;").decode()
    done = await import_file(admin, workbench, "users.users", rows.encode("latin-1"))
    assert (done["written"], done["refused"]) == (2, 0)
    made = {row["username"]: row["name"] for row in rows_of(await admin.get("users"))}
    assert made == {"inigo": "Íñigo", "formula": "=1+1"}


@pytest.mark.wide
async def test_thousands_of_rows_are_made_and_their_faults_come_in_pages(client, new_tenant, workbench):
    admin = await client(new_tenant(settings={"max_users_per_upload": 5_000}), "R04")
    rows = [f"Ana;{'' if number % 10 == 0 else 'Rey'};ana{number};;;R01;;;" for number in range(5_000)]
    done = await import_file(admin, workbench, "users.users", table(*rows))
    assert (done["written"], done["refused"]) == (4_500, 500)
    assert (await admin.get("users")).json()["meta"]["total"] == 4_500
    page = await admin.get(f"imports/{done['guid']}/faults?pageSize=200&page=3")
    assert page.json()["meta"]["total"] == 500
    faults = rows_of(page)
    assert len(faults) == 100
    # The header is the first line: the 401st wrong row is the 4,001st of the file's people.
    assert (faults[0]["line"], faults[0]["header"]) == (4_002, "Apellidos")


@pytest.mark.wide
async def test_ten_thousand_people_come_in_two_files(client, new_tenant, workbench):
    """As many as an organization may take at once are 5,000 (SET-005)."""
    admin = await client(new_tenant(settings={"max_users_per_upload": 5_000}), "R04")
    for first in (0, 5_000):
        rows = [f"Ana;Rey;ana{number};;;R01;;;" for number in range(first, first + 5_000)]
        done = await import_file(admin, workbench, "users.users", table(*rows))
        assert (done["written"], done["refused"]) == (5_000, 0)
    # Who is there already is named, and nobody is there twice.
    again = await import_file(admin, workbench, "users.users", table(*rows[:3], "Eva;Sol;eva;;;R01;;;"))
    assert (again["written"], again["refused"]) == (1, 3)
    assert (await admin.get("users?pageSize=1")).json()["meta"]["total_is_capped"] is True
