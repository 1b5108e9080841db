"""Comments on a content: for oneself, and for the members of courses."""

from collections.abc import Awaitable, Callable

import pytest
from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante.testing.fixtures import SignedIn
from estante_contents.models import Content
from sqlalchemy import Engine, event, update
from uuid_utils.compat import uuid7

from plugins.viewer.tests.conftest import Json, NewContent
from plugins.viewer.tests.fake_courses.plugin import HISTORY, MEMBERS, SCIENCE

Clients = Callable[..., Awaitable[SignedIn]]
OPEN: Json = {"is_public": True, "status": "active", "is_teacher_only": 0}
TO_SCIENCE: Json = {"shared_type": "courses", "shared_courses": [str(SCIENCE.guid)]}


def enrol(course: object, *people: SignedIn) -> None:
    """Put people into a course."""
    MEMBERS[course.guid].update(one.person.guid for one in people)  # type: ignore[attr-defined, union-attr]


async def say(by: SignedIn, content: object, comment: str = "¿Por qué llueve?", **more: object) -> Json:
    answer = await by.post(f"cms/contents/{content}/comments", json={"comment": comment, **more})
    made: Json = data_of(answer, 201)
    return made


async def heard(by: SignedIn, content: object, **params: str) -> list[str]:
    answer = await by.get(f"cms/contents/{content}/comments", params=params)
    return [row["comment"] for row in rows_of(answer)]


@pytest.mark.spec("VIE-178", "VIE-180", "VIE-187")
async def test_a_comment_has_words_a_place_readers_and_replies(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    body = {"content_guid": str(guid), "show_at": 12.5, "parent_guid": None, **TO_SCIENCE}
    first = await say(teacher, guid, **body)
    assert (first["show_at"], first["shared_type"], first["parent_guid"]) == (12.5, "courses", None)
    assert first["shared_courses"] == [str(SCIENCE.guid)]
    reply = await say(student, guid, "Por el vapor", parent_guid=first["guid"], **TO_SCIENCE)
    again = await say(teacher, guid, "Eso es", parent_guid=reply["guid"], **TO_SCIENCE)
    assert [row["parent_guid"] for row in (reply, again)] == [first["guid"], first["guid"]]
    assert await heard(student, guid) == ["¿Por qué llueve?", "Por el vapor", "Eso es"]
    assert await heard(student, guid, parent_guid=first["guid"]) == ["Por el vapor", "Eso es"]
    elsewhere = await teacher.post(
        f"cms/contents/{guid}/comments", json={"comment": "a", "content_guid": str(uuid7())}
    )
    assert wrong_fields(elsewhere).keys() == {"content_guid"}
    assert await heard(student, await content(talking)) == []


@pytest.mark.spec("VIE-179")
async def test_courses_are_kept_only_where_it_is_shared_with_courses(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    made = await say(teacher, guid, **{**TO_SCIENCE, "shared_type": "other"})
    assert (made["shared_type"], made["shared_courses"]) == ("other", [])
    assert await heard(student, guid) == []
    address = f"cms/contents/{guid}/comments/{made['guid']}"
    shared = data_of(await teacher.put(address, json={"comment": "Ahora sí", **TO_SCIENCE}))
    assert shared["shared_courses"] == [str(SCIENCE.guid)]
    assert await heard(student, guid) == ["Ahora sí"]


@pytest.mark.spec("VIE-185")
async def test_only_members_of_its_courses_read_a_comment(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, member = await client(talking, "R02"), await client(talking, "R01")
    stranger, admin = await client(talking, "R01"), await client(talking, "R04")
    enrol(SCIENCE, teacher, member)
    enrol(HISTORY, teacher, stranger)
    guid = await content(talking)
    await say(teacher, guid, "para ciencias", **TO_SCIENCE)
    await say(teacher, guid, "para mí")
    both = {"shared_type": "courses", "shared_courses": [str(one.guid) for one in (SCIENCE, HISTORY)]}
    await say(teacher, guid, "para todos", **both)
    assert await heard(teacher, guid) == ["para ciencias", "para mí", "para todos"]
    assert await heard(teacher, guid, course=str(HISTORY.guid)) == ["para todos"]
    assert await heard(member, guid) == ["para ciencias", "para todos"]
    assert await heard(stranger, guid) == ["para todos"]
    assert await heard(admin, guid) == []
    seen = rows_of(await stranger.get(f"cms/contents/{guid}/comments"))
    assert seen[0]["shared_courses"] == [str(HISTORY.guid)]
    unknown = await member.post(
        f"cms/contents/{guid}/comments",
        json={"comment": "a", "shared_type": "courses", "shared_courses": [str(HISTORY.guid)]},
    )
    assert wrong_fields(unknown) == {"shared_courses": "choice"}


@pytest.mark.spec("VIE-182")
async def test_a_comment_is_shared_with_a_course_and_taken_back(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    made = await say(teacher, guid)
    address = f"cms/contents/{guid}/comments/{made['guid']}/courses"
    for _twice in range(2):
        shared = data_of(await teacher.post(address, json={"course": str(SCIENCE.guid)}))
        assert shared == {"courses": [str(SCIENCE.guid)]}
    assert await heard(student, guid) == ["¿Por qué llueve?"]
    await say(student, guid, "Por el vapor", parent_guid=made["guid"], **TO_SCIENCE)
    assert (await student.post(address, json={"course": str(SCIENCE.guid)})).status_code == 403
    assert wrong_fields(await teacher.post(address, json={"course": str(uuid7())})) == {"course": "choice"}
    ended = data_of(await teacher.delete(f"{address}/{SCIENCE.guid}"))
    assert ended == {"courses": []}
    assert await heard(student, guid) == ["Por el vapor"]
    assert await heard(teacher, guid) == ["¿Por qué llueve?"]


@pytest.mark.spec("VIE-181", "VIE-186")
async def test_its_author_and_administrators_change_and_delete_a_comment(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    address = f"cms/contents/{guid}/comments"
    made = await say(student, guid, "mío", **TO_SCIENCE)
    other = await say(student, guid, "otro", **TO_SCIENCE)
    for role in ("R01", "R02", "R03", "R06", "R07"):
        by = teacher if role == "R02" else await client(talking, role)
        changed = await by.put(f"{address}/{made['guid']}", json={"comment": "tuyo"})
        assert (changed.status_code, changed.json()["code"]) == (403, "FORBIDDEN"), role
        assert (await by.delete(f"{address}/{made['guid']}")).status_code == 403
    data_of(await student.put(f"{address}/{made['guid']}", json={"comment": "mejor", **TO_SCIENCE}))
    admin = await client(talking, "R04")
    data_of(await admin.put(f"{address}/{other['guid']}", json={"comment": "corregido", **TO_SCIENCE}))
    assert await heard(student, guid) == ["mejor", "corregido"]
    assert (await student.delete(f"{address}/{made['guid']}")).status_code == 204
    assert (await admin.delete(f"{address}/{other['guid']}")).status_code == 204
    assert await heard(student, guid) == []
    assert (await admin.delete(f"{address}/{other['guid']}")).status_code == 404
    token = data_of(await admin.get("users/access-token"))["token"]
    player = {"Authorization": f"Bearer {token}"}
    kept = await say(student, guid, "mío")
    # A content that an administrator has open is no administrator.
    assert (await admin.delete(f"{address}/{kept['guid']}", headers=player)).status_code == 403
    stale = await say(student, guid, "viejo")
    gone = await student.delete(f"{address}/{stale['guid']}", headers={"If-Match": '"1"'})
    assert gone.status_code == 412


@pytest.mark.spec("VIE-188")
@pytest.mark.parametrize("comment", ["", "   ", "\n\t "])
async def test_an_empty_comment_is_refused(
    talking: Tenant, client: Clients, content: NewContent, comment: str
) -> None:
    student, guid = await client(talking, "R01"), await content(talking)
    address = f"cms/contents/{guid}/comments"
    assert wrong_fields(await student.post(address, json={"comment": comment})) == {"comment": "required"}
    made = await say(student, guid)
    answer = await student.put(f"{address}/{made['guid']}", json={"comment": comment})
    assert wrong_fields(answer) == {"comment": "required"}


@pytest.mark.spec("VIE-189")
async def test_deleting_a_comment_deletes_its_replies(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    first = await say(teacher, guid, **TO_SCIENCE)
    await say(student, guid, "respuesta", parent_guid=first["guid"], **TO_SCIENCE)
    await say(student, guid, "aparte", **TO_SCIENCE)
    assert (await teacher.delete(f"cms/contents/{guid}/comments/{first['guid']}")).status_code == 204
    assert await heard(student, guid) == ["aparte"]


async def test_a_reply_goes_only_to_who_reads_what_it_answers(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    enrol(HISTORY, student)
    guid = await content(talking)
    first = await say(teacher, guid, **TO_SCIENCE)
    address = f"cms/contents/{guid}/comments"
    wider = {"comment": "a", "parent_guid": first["guid"], "shared_type": "courses"}
    answer = await student.post(address, json={**wider, "shared_courses": [str(HISTORY.guid)]})
    assert wrong_fields(answer) == {"shared_courses": "choice"}
    own = await say(teacher, guid, "solo mío")
    answer = await student.post(address, json={"comment": "a", "parent_guid": own["guid"]})
    assert wrong_fields(answer) == {"parent_guid": "choice"}


@pytest.mark.spec("VIE-042")
async def test_what_stands_beside_a_content_is_what_the_person_may_read(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    await say(teacher, guid, **TO_SCIENCE)
    await say(teacher, guid, "solo mío")
    await student.post(f"cms/contents/{guid}/reviews", json={"usefull_rating": 5, "difficult_rating": 1})
    group = data_of(await student.post("cms/contents/playlist-groups", json={"title": "Lunes"}), 201)
    await student.post(f"cms/contents/{guid}/playlists", json={"group_guid": group["guid"], "show_at": 3})
    beside = data_of(await student.get(f"cms/contents/{guid}/common-elements"))
    assert [row["comment"] for row in beside["comments"]] == ["¿Por qué llueve?"]
    assert [(row["group_guid"], row["show_at"]) for row in beside["playlists"]] == [(group["guid"], 3)]
    assert beside["reviews"]["own"]["usefull_rating"] == 5
    assert beside["courses"] == [{"guid": str(SCIENCE.guid), "name": "Ciencias 1A"}]
    assert beside["creates_courses"] is False


async def test_what_stands_beside_a_content_is_read_by_as_many_queries_whatever_stands_there(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        asked.append(statement)

    async def counted() -> tuple[list[str], int]:
        asked.clear()
        beside = data_of(await student.get(f"cms/contents/{guid}/common-elements"))
        assert all(row["shared_courses"] == [str(SCIENCE.guid)] for row in beside["comments"])
        return [row["comment"] for row in beside["comments"]], len(
            [each for each in asked if "comment" in each]
        )

    await say(teacher, guid, "uno", **TO_SCIENCE)
    event.listen(Engine, "before_cursor_execute", note)
    try:
        assert await counted() == (["uno"], 2)
        for words in ("dos", "tres", "cuatro"):
            await say(teacher, guid, words, **TO_SCIENCE)
        assert await counted() == (["uno", "dos", "tres", "cuatro"], 2)
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def test_comments_of_a_content_that_is_closed_are_not_read_and_can_be_taken_back(
    talking: Tenant, client: Clients, content: NewContent, database: Database
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(SCIENCE, teacher, student)
    guid = await content(talking)
    theirs, own = await say(teacher, guid, **TO_SCIENCE), await say(student, guid, "mío", **TO_SCIENCE)
    address = f"cms/contents/{guid}/comments"
    for closed, code in (
        ({"is_public": False}, "ERROR_403"),
        ({"status": "inactive"}, "CONTENT_DISABLED"),
        ({"is_teacher_only": 1}, "ERROR_403"),
    ):
        async with database.transaction(talking) as session:
            await session.execute(update(Content).where(Content.guid == guid).values({**OPEN, **closed}))
        for call in (
            student.get(address),
            student.put(f"{address}/{own['guid']}", json={"comment": "otro"}),
            student.post(f"{address}/{own['guid']}/courses", json={"course": str(SCIENCE.guid)}),
        ):
            answer = await call
            assert (answer.status_code, answer.json()["code"]) == (403, code), closed
    assert await heard(teacher, guid) == ["¿Por qué llueve?", "mío"]
    taken = await student.delete(f"{address}/{own['guid']}/courses/{SCIENCE.guid}")
    assert data_of(taken)["courses"] == []
    assert (await student.delete(f"{address}/{own['guid']}")).status_code == 204
    assert await heard(teacher, guid) == [theirs["comment"]]


@pytest.mark.spec("VIE-183", "VIE-184", part="the calls")
async def test_a_teacher_makes_a_course_and_is_offered_it_at_once(
    talking: Tenant, client: Clients, content: NewContent
) -> None:
    teacher, student = await client(talking, "R02"), await client(talking, "R01")
    enrol(HISTORY, teacher)
    guid = await content(talking)
    assert data_of(await teacher.get(f"cms/contents/{guid}/common-elements"))["creates_courses"] is True
    made = data_of(await teacher.post("front/courses", json={"name": " Ciencias 1B "}), 201)
    offered = rows_of(await teacher.get("front/courses"))
    assert {course["name"] for course in offered} == {"Ciencias 1B", "Historia 2B"}
    assert made in offered
    shared = await say(teacher, guid, shared_type="courses", shared_courses=[made["guid"]])
    assert shared["shared_courses"] == [made["guid"]]
    assert rows_of(await student.get("front/courses")) == []
    assert (await student.post("front/courses", json={"name": "Ciencias 1C"})).status_code == 403
    for wrong in ({"name": "Ci"}, {"name": "x" * 251}, {}, {"name": "Ciencias", "owner": "yo"}):
        assert (await teacher.post("front/courses", json=wrong)).status_code == 400


@pytest.mark.spec("VIE-040", part="comments are off until a tenant has them on")
async def test_without_comments_nobody_comments(tenant: Tenant, client: Clients, content: NewContent) -> None:
    features = data_of(await (await client(tenant, "R01")).get("viewer/settings"))["features"]
    on = ("progress", "report", "reviews", "playlists")
    assert ([features[name] for name in on], features["comments"]) == ([True] * 4, False)
    student, guid = await client(tenant, "R01"), await content(tenant)
    assert (await student.post(f"cms/contents/{guid}/comments", json={"comment": "a"})).status_code == 403
    assert data_of(await student.get(f"cms/contents/{guid}/common-elements"))["comments"] == []
