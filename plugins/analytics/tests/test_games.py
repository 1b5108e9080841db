"""The figures of what is played, as staff ask for them."""

from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from estante.testing.answers import data_of, wrong_fields
from estante_contents.models import Content
from estante_contents.questions.models import Attempt, AttemptAnswer
from estante_viewer.models import Consumption
from sqlalchemy import update

from plugins.analytics.tests.conftest import NOON


@pytest.fixture
def game(services):
    """Write a content of a type that is played; answers its guid."""

    async def write(tenant, type_guid="QUIZ", name="Los planetas"):
        content = Content(
            tenant_id=tenant.guid, guid=uuid4(), type_guid=type_guid, name=name, is_teacher_only=0
        )
        async with services.database.transaction(tenant) as session:
            session.add(content)
        return content.guid

    return write


@pytest.fixture
def players(services, person, sit):
    """People who played a content for ten minutes each; `points` of ten are what each was marked with."""

    async def play(tenant, content, points, role="R01", **fields):
        people = [(await person(tenant, role, **fields)).guid for _ in points]
        for guid, mark in zip(people, points, strict=True):
            await sit(tenant, guid, content, NOON)
            if mark is not None:
                await finish(services, tenant, guid, content, mark)
        return people

    return play


async def finish(services, tenant, person, content, points, after=timedelta(0)):
    """Write an attempt that has ended, with one answer of ten points; `points` of None wait to be marked."""
    attempt = uuid4()
    async with services.database.transaction(tenant) as session:
        session.add(
            Attempt(
                tenant_id=tenant.guid,
                guid=attempt,
                person_guid=UUID(str(person)),
                content_guid=content,
                finished_at=NOON + after,
            )
        )
        await session.flush()
        session.add(
            AttemptAnswer(
                tenant_id=tenant.guid,
                attempt_guid=attempt,
                question_guid=uuid4(),
                response={},
                points=points,
                max_points=10,
            )
        )


async def played(who, **query):
    """The figures, of the tenth of March 2026 unless other days are named."""
    days = {"from": "2026-03-10", "to": "2026-03-10"}
    return data_of(await who.get("analytics/game", params={**days, **query}))


@pytest.mark.spec("ANA-004")
async def test_players_plays_score_and_time_are_told_by_type_and_of_the_most_played(
    client, house, game, players, sit, count
):
    admin = await client(house, "R04")
    quiz, test = await game(house), await game(house, "CTTY_09", "Prueba")
    (first, *_) = await players(house, quiz, [10, 10, 5, 5, 0])
    await players(house, test, [8] * 6)
    book = await game(house, "CTTY_06", "Un enlace")
    await sit(house, first, book, NOON)
    await sit(house, first, test, NOON, NOON + timedelta(hours=1), minutes=30)
    await count(house)
    figures = await played(admin)
    assert figures["totals"] == {"players": 11, "plays": 13, "score": 70.9, "seconds": 785}
    types = {row["guid"]: row["counts"] for row in figures["types"]}
    assert list(types) == ["CTTY_09", "QUIZ", "VIDEOLESSON", "CTTY_18"]
    assert types["QUIZ"] == {"players": 5, "plays": 5, "score": 60.0, "seconds": 600}
    assert types["CTTY_18"] == {"players": 0, "plays": 0, "score": None, "seconds": 0}
    most = [(row["name"], row["type"], row["counts"]["plays"]) for row in figures["contents"]]
    assert most == [("Prueba", "Prueba", 8), ("Los planetas", "Cuestionario", 5)]


@pytest.mark.spec("ANA-004", part="ten most played")
async def test_ten_contents_are_named(client, house, game, players, count):
    admin = await client(house, "R04")
    for at in range(11):
        await players(house, await game(house, name=f"Juego {at}"), [None] * (1 if at == 0 else 2))
    await count(house)
    figures = await played(admin)
    assert len(figures["contents"]) == 10
    assert "Juego 0" not in {row["name"] for row in figures["contents"]}


@pytest.mark.spec("ANA-004", part="score")
async def test_a_score_is_of_the_last_attempt_that_is_marked(client, services, house, game, players, count):
    admin, quiz = await client(house, "R04"), await game(house)
    people = await players(house, quiz, [0] * 5)
    for guid in people:
        await finish(services, house, guid, quiz, 9, after=timedelta(hours=1))
    await count(house)
    assert (await played(admin))["totals"]["score"] == 90.0
    await finish(services, house, people[0], quiz, None, after=timedelta(hours=2))
    assert (await played(admin))["totals"]["score"] is None, "only four are marked now"


@pytest.mark.spec("ANA-004", part="score")
async def test_an_app_tells_its_own_score(client, services, house, game, players, count):
    admin, app = await client(house, "R04"), await game(house, "CTTY_18", "Un laboratorio")
    await players(house, app, [None] * 5)
    async with services.database.transaction(house) as session:
        told = {"raw": 30, "min": 0, "max": 40}
        await session.execute(update(Consumption).where(Consumption.content_guid == app).values(score=told))
    await count(house)
    assert (await played(admin))["totals"]["score"] == 75.0


@pytest.mark.spec("ANA-013", part="games")
async def test_of_fewer_than_five_players_nothing_is_told(client, house, game, players, count):
    admin, chile = await client(house, "R04"), uuid4()
    few = await game(house, name="Solo para pocos")
    await players(house, few, [10, 10, 10, 10], country_guid=chile)
    await players(house, await game(house), [5] * 5, "R02")
    await count(house)
    figures = await played(admin)
    nothing = {"players": None, "plays": None, "score": None, "seconds": None}
    assert [row["counts"] for row in figures["contents"] if row["name"] == "Solo para pocos"] == [nothing]
    narrow = await played(admin, country=str(chile))
    assert (narrow["is_too_few"], narrow["totals"], narrow["contents"]) == (True, nothing, [])
    assert (await played(admin, role="R02"))["totals"]["players"] == 5


@pytest.mark.spec("ANA-003")
@pytest.mark.spec("SHE-023", part="game analytics")
async def test_the_page_of_games_needs_its_own_flag(client, house, new_tenant):
    assert (await (await client(house, "R05")).get("analytics/game")).status_code == 200
    assert (await (await client(house, "R07")).get("analytics/game")).status_code == 403
    other = await client(new_tenant(flags={"showAmplitude": True}), "R04")
    assert (await other.get("analytics/game")).status_code == 403
    assert (await other.post("analytics/game/export")).status_code == 403


@pytest.mark.spec("ANA-010", part="games")
async def test_a_span_that_ends_before_it_starts_is_refused_at_its_field(client, house):
    admin = await client(house, "R04")
    for call, address in ((admin.get, "analytics/game"), (admin.post, "analytics/game/export")):
        answer = await call(address, params={"from": "2026-03-10", "to": "2026-03-09"})
        assert wrong_fields(answer) == {"to": "before_start"}


@pytest.mark.spec("ANA-011", part="games")
async def test_what_is_shown_is_written_into_a_file(client, house, game, players, count, workbench):
    admin = await client(house, "R04")
    await players(house, await game(house), [6] * 5)
    await count(house)
    query = {"from": "2026-03-10", "to": "2026-03-10"}
    files = {}
    for table in ("types", "contents"):
        job = data_of(await admin.post("analytics/game/export", params={**query, "table": table}), 202)
        await workbench.finish(job["id"], house)
        file = (await admin.get(f"exports/{job['id']}/download")).content.decode("utf-8-sig")
        files[table] = file.splitlines()
    assert files["types"][:2] == [
        "Tipo;Jugadores;Partidas;Nota media (%);Minutos por partida",
        "Prueba;0;0;protegido;0.0",
    ]
    assert files["contents"] == [
        "Contenido;Tipo;Jugadores;Partidas;Nota media (%);Minutos por partida",
        "Los planetas;Cuestionario;5;5;60.0;10.0",
    ]
