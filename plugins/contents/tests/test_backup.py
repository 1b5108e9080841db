"""A backup that is taken while people work, and restored into an empty place, is Estante again."""

import asyncio
import json
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest
import structlog
from click.testing import CliRunner, Result
from estante.app import create_app
from estante.backup import archives, creation, database
from estante.backup.archives import BackupRefused
from estante.cli import commands
from estante.config import Platform, load_platform
from estante.database.engine import Database
from estante.files.models import StoredFile
from estante.identity.models import Person
from estante.identity.passwords import HASHING
from estante.services.embedded import Services as RunningServices
from estante.testing.answers import data_of
from estante.testing.fixtures import SECRET, SignedIn, living
from estante.testing.people import add_person
from psycopg.conninfo import make_conninfo
from sqlalchemy import select

from .conftest import sample

pytestmark = pytest.mark.wide

PASSWORD = "Una-clave-2026"
# What the stand-in database of a restored place may lose costs nobody anything.
QUICK = {"fsync": "off"}


def estante(folder: Path, *words: str, typed: str | None = None, **settings: str) -> Result:
    environ = {"ESTANTE_BASE_PATH": str(folder), **settings}
    try:
        return CliRunner().invoke(commands, words, input=typed, env=environ)
    finally:
        structlog.reset_defaults()


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """An empty place that PostgreSQL's user can reach."""
    folder = Path(tempfile.mkdtemp(prefix="estante-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@contextmanager
def running(folder: Path) -> Iterator[Platform]:
    """The services of a place, and its settings with their addresses."""
    services = RunningServices(load_platform({"ESTANTE_BASE_PATH": str(folder)}), QUICK)
    try:
        yield services.start()
    finally:
        services.stop()


async def test_a_backup_of_a_running_platform_restores_into_an_empty_place(
    services, edit, platform, elsewhere, registry, tmp_path
):
    andaluna = services.tenants.by_key("andaluna")
    editor = await edit(andaluna, password_hash=await HASHING.hash(PASSWORD))
    book = await editor.create_from("antologia.es.pdf")
    place = tmp_path / "copies" / "estante.tar"
    later = asyncio.create_task(editor.create_from("antologia.es.pdf", name="Durante la copia"))
    made = await asyncio.to_thread(estante, platform.base_path, "backup", str(place), ESTANTE_SECRET=SECRET)
    await later
    assert made.exit_code == 0, made.output + str(made.exception)
    assert "does not have" not in made.output
    assert place.stat().st_mode & 0o777 == 0o600
    restored = await asyncio.to_thread(estante, elsewhere, "restore", str(place))
    assert restored.exit_code == 0, restored.output + str(restored.exception)
    assert (elsewhere / "var" / "secret").read_text() == SECRET
    assert (elsewhere / "var" / "secret").stat().st_mode & 0o777 == 0o600
    assert (elsewhere / "var" / "postgres" / "seeded").exists(), "no demo data comes on top of it"
    with running(elsewhere) as there:
        async with living(create_app(there, registry=registry)) as app:
            (tenant,) = [one for one in app.services.tenants.all() if one.key == "andaluna"]
            async with SignedIn(app, tenant, None, None) as nobody:
                entered = await nobody.post(
                    "login", json={"email": editor.client.person.username, "password": PASSWORD}
                )
                nobody.headers["Authorization"] = f"Bearer {data_of(entered)['token']}"
                opened = data_of(await nobody.get(f"cms/contents/{book['guid']}"))
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport) as browser:
                file = await browser.get(opened["payload"]["url"])
            assert file.content == sample("antologia.es.pdf")


async def test_a_restored_backup_has_nobody_who_was_erased_after_it(services, platform, elsewhere, tmp_path):
    andaluna = services.tenants.by_key("andaluna")
    gone, stays = [await add_person(services.database, andaluna, "R01") for _ in range(2)]

    async def run(folder: Path, *words: str) -> str:
        settings = {"ESTANTE_SECRET": SECRET} if folder == platform.base_path else {}
        done = await asyncio.to_thread(estante, folder, *words, **settings)
        assert done.exit_code == 0, done.output + str(done.exception)
        return done.output

    before, after = tmp_path / "before.tar", tmp_path / "after.tar"
    await run(platform.base_path, "backup", str(before))
    erase = ("people", "erase", "--tenant", "andaluna", "--person", gone.username, "--yes")
    assert "people" in await run(platform.base_path, *erase)
    assert f"{andaluna.guid} {gone.guid}" in await run(platform.base_path, "people", "erased")
    await run(platform.base_path, "backup", str(after))
    listed = (tmp_path / "erased-people.txt").read_text()
    assert (str(gone.guid) in listed, gone.username in listed) == (True, False)
    assert (tmp_path / "erased-people.txt").stat().st_mode & 0o777 == 0o600
    assert "Erased again" in await run(elsewhere, "restore", str(before))
    with running(elsewhere) as there:
        database_there = Database(there.addresses.app_url)
        async with database_there.transaction(andaluna) as session:
            found = set(await session.scalars(select(Person.guid)))
        await database_there.close()
    assert (gone.guid in found, stays.guid in found) == (False, True)


async def test_the_command_writes_what_is_kept_and_erases_whom_it_is_told_by_name(
    services, platform, client, tmp_path
):
    andaluna = services.tenants.by_key("andaluna")
    admin, page = await client(andaluna, "R04"), "langs/texts/estante.server/pt"
    title = {"key": "personal_data.page.title", "text": "O que guarda {product} aqui"}
    assert (await admin.patch(page, json=title)).status_code == 200
    pupil = await add_person(services.database, andaluna, "R01", name="Leocadia", lang_id="pt")
    who, target = ("--tenant", "andaluna", "--person", pupil.username), tmp_path / "hers.zip"

    async def run(*words: str, typed: str | None = None) -> Result:
        return await asyncio.to_thread(
            estante, platform.base_path, "people", *words, typed=typed, ESTANTE_SECRET=SECRET
        )

    assert (await run("export", *who, "--to", str(target))).exit_code == 0
    assert target.stat().st_mode & 0o777 == 0o600
    with zipfile.ZipFile(target) as archive:
        assert json.loads(archive.read("profile.json"))[0]["name"] == "Leocadia"
        assert "<h1>O que guarda" in archive.read("index.html").decode()
    await admin.patch(page, json={**title, "text": None})
    missed = await run("erase", *who, typed="another\n")
    assert (missed.exit_code, "Nothing was changed" in missed.output) == (1, True)
    done = await run("erase", *who, typed=f"{pupil.username}\n")
    assert done.exit_code == 0, done.output + str(done.exception)
    again = await run("erase", *who, "--yes")
    assert (again.exit_code, "nobody with the guid" in again.output) == (1, True)
    nowhere = await run("export", "--tenant", "nowhere", "--person", "x")
    assert "There are: andaluna, ipe" in nowhere.output
    async with services.database.transaction(andaluna) as session:
        assert await session.get(Person, (andaluna.guid, pupil.guid)) is None


async def test_a_file_that_goes_while_the_database_is_dumped_is_in_the_backup_that_names_it(
    services, edit, platform, tmp_path, monkeypatch
):
    editor = await edit(services.tenants.by_key("andaluna"))
    await editor.upload("efimero.pdf", sample("antologia.es.pdf"))
    name = await last_upload(editor)
    dump = database.dump

    def dump_then_delete(url: str, moment: str, target: Path) -> str:
        digest = dump(url, moment, target)
        (platform.data_dir / "files" / str(editor.tenant.guid) / name).unlink()
        return digest

    monkeypatch.setattr(database, "dump", dump_then_delete)
    settings = msgspec.structs.replace(platform, database_url=None)
    place = tmp_path / "folder"
    await asyncio.to_thread(creation.make_backup, settings, platform.addresses.owner_url, place)
    assert (place / "files" / str(editor.tenant.guid) / name).read_bytes() == sample("antologia.es.pdf")


async def last_upload(editor) -> str:
    async with editor._database.transaction(editor.tenant) as session:
        stored = await session.scalar(select(StoredFile.path).order_by(StoredFile.guid.desc()).limit(1))
    return str(stored)


async def test_a_dump_by_a_role_that_row_security_binds_is_refused_and_not_empty(platform, tmp_path):
    outside = msgspec.structs.replace(platform, database_backup_url=platform.addresses.owner_url)
    with pytest.raises(BackupRefused, match="BYPASSRLS"):
        creation.make_backup(outside, platform.addresses.owner_url, tmp_path / "copy.tar")
    assert list(tmp_path.iterdir()) == []


async def test_a_role_for_backups_dumps_a_database_from_outside(services, edit, platform, tmp_path):
    editor = await edit(services.tenants.by_key("andaluna"))
    embedded = msgspec.structs.replace(platform, database_url=None)
    superuser = database.backup_url(embedded, platform.addresses.owner_url)
    with psycopg.connect(superuser, autocommit=True) as session:
        session.execute("DROP ROLE IF EXISTS estante_backup")
        session.execute("CREATE ROLE estante_backup LOGIN BYPASSRLS PASSWORD 'for-tests-only'")
        session.execute("GRANT pg_read_all_data TO estante_backup")
    own = platform.addresses.owner_url.partition("@")[2]
    url = f"postgresql://estante_backup:for-tests-only@{own}"
    outside = msgspec.structs.replace(platform, database_backup_url=url)
    creation.make_backup(outside, platform.addresses.owner_url, tmp_path / "copy")
    with database._session(superuser) as session:
        session.execute("DROP DATABASE IF EXISTS restored_outside")
        session.execute("CREATE DATABASE restored_outside OWNER estante_owner")
    # The owner, who is bound by row security as well, restores: its extensions are trusted ones.
    into = platform.addresses.owner_url.rpartition("/")[0] + "/restored_outside"
    database.restore(into, tmp_path / "copy" / archives.DUMP, by_superuser=False)
    there = make_conninfo(superuser, dbname="restored_outside")
    with database._session(there) as session:
        names = session.execute("SELECT username FROM people").fetchall()
        owners = session.execute("SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'")
        assert (editor.client.person.username,) in names
        assert owners.fetchall() == [("estante_owner",)]
    with database._session(superuser) as session:
        session.execute("DROP DATABASE restored_outside")


def test_what_stands_in_the_way_is_kept_and_moved_aside_only_when_that_was_asked(elsewhere, tmp_path):
    (elsewhere / "tenants" / "solo").mkdir(parents=True)
    (elsewhere / "tenants" / "solo" / "tenant.toml").write_text(
        'guid = "0f3f5f0e-6f57-4e29-8a3e-1d2a6f1f7f10"\nname = "Solo"\n'
        'hosts = ["solo.localhost"]\nplugins = []\n'
    )
    assert estante(elsewhere, "migrate").exit_code == 0
    place = tmp_path / "copy"
    assert estante(elsewhere, "backup", str(place)).exit_code == 0
    again = estante(elsewhere, "backup", str(place))
    assert "is there already" in str(again.exception)
    refused = estante(elsewhere, "restore", str(place))
    assert isinstance(refused.exception, BackupRefused)
    assert "not empty: the database" in str(refused.exception)
    assert estante(elsewhere, "restore", str(place), "--replace").exit_code == 0
    assert (elsewhere / "tenants" / "solo" / "tenant.toml").exists()
    assert len(list(elsewhere.glob("tenants.before-*/solo/tenant.toml"))) == 1
    with running(elsewhere) as there:
        url = database.backup_url(
            load_platform({"ESTANTE_BASE_PATH": str(elsewhere)}), there.addresses.owner_url
        )
        with database._session(url) as session:
            names = {str(row[0]) for row in session.execute("SELECT datname FROM pg_database").fetchall()}
        assert any(name.startswith("estante_before_") for name in names)


@pytest.mark.parametrize("damage", ["no manifest", "other bytes", "no tar"])
def test_half_a_backup_is_refused_before_anything_is_touched(elsewhere, tmp_path, damage):
    place = tmp_path / "copy.tar"
    folder = tmp_path / "parts"
    folder.mkdir()
    (folder / archives.DUMP).write_bytes(b"PGDMP")
    manifest = archives.Manifest("0.1.0", "2026-01-01T00:00:00+00:00", "0" * 64, 0, 0)
    (folder / archives.MANIFEST).write_bytes(msgspec.json.encode(manifest))
    if damage == "no manifest":
        (folder / archives.MANIFEST).unlink()
    with tarfile.open(place, "w") as tar:
        tar.add(folder, arcname=".")
    if damage == "no tar":
        place.write_bytes(b"half a letter")
    before = (elsewhere / "var").exists()
    result = estante(elsewhere, "restore", str(place))
    assert isinstance(result.exception, BackupRefused), result.output
    assert not before
    assert not (elsewhere / "var" / "files").exists()
