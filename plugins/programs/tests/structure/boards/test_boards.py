"""Each student or group has a board of its own, and who teaches sees them."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields

from plugins.programs.tests.structure.boards.conftest import CARDS, COLUMNS, in_columns, read_board
from plugins.programs.tests.structure.conftest import study, study_lesson


@pytest.mark.spec("PRO-107")
async def test_each_student_or_group_has_a_board_and_the_teacher_sees_all(classes):
    group = await classes()
    one, two, teacher = await group.student(), await group.student(), await group.teacher()
    school = await group.school(one, two, teacher)
    own = {(await group.board(who))["guid"] for who in (one, two)}
    assert (len(own), {row["guid"] for row in await group.boards(teacher)}) == (2, own)
    staff, path = group.program.staff.client, f"lms/tasks/{group.task}"
    data_of(await staff.put(path, json={"kanban": {"of": "group"}}))
    await group.group("5.º A", one, two, school=school)
    [shared] = {(await group.board(who))["guid"] for who in (one, two)}
    rows = {row["guid"]: row["name"] for row in await group.boards(teacher)}
    assert (rows.keys(), rows[shared]) == ({*own, shared}, "5.º A")
    for guid in rows:
        assert (await read_board(teacher, guid))["guid"] == guid


@pytest.mark.spec("PRO-107", part="a student's")
async def test_each_student_has_a_board_that_begins_as_the_task_says(classes):
    group = await classes()
    one, other = await group.student(), await group.student()
    board, theirs = await group.board(one), await group.board(other)
    assert board["guid"] != theirs["guid"]
    assert (board["columns"], in_columns(board)) == (COLUMNS, [[card["title"] for card in CARDS], [], []])
    assert (board["task_name"], board["teacher_notes"], board["is_group"]) == ("El mural", None, False)
    assert [person["guid"] for person in board["people"]] == [str(one.person.guid)]
    assert (await group.board(one))["guid"] == board["guid"]


async def test_two_who_open_at_once_make_one_board(classes):
    group = await classes(of="group")
    pupils = [await group.student() for _ in "abc"]
    await group.group("5.º A", *pupils)
    opened = await asyncio.gather(*(group.opened(pupil) for pupil in pupils * 2))
    assert len({answer["guid"] for answer in opened}) == 1
    board = await read_board(pupils[0], opened[0]["guid"])
    assert in_columns(board)[0] == [card["title"] for card in CARDS]


@pytest.mark.spec("PRO-107", part="a group's")
async def test_the_students_of_a_group_have_one_board(classes):
    group = await classes(of="group")
    one, two, outsider = [await group.student() for _ in "abc"]
    teacher = await group.teacher()
    await group.group("5.º A", one, two, teacher)
    board = await group.board(one)
    assert (board["name"], board["is_group"]) == ("5.º A", True)
    assert (await group.board(two))["guid"] == board["guid"]
    assert {person["guid"] for person in board["people"]} == {str(one.person.guid), str(two.person.guid)}
    own = await group.board(outsider)
    assert (own["guid"] == board["guid"], own["is_group"]) == (False, False)
    assert (await outsider.get(f"front/boards/{board['guid']}")).status_code == 404


async def test_who_is_in_several_groups_chooses_and_stays_there(classes):
    group = await classes(of="group")
    pupil, stranger = await group.student(), await group.student()
    first, second = await group.group("5.º A", pupil), await group.group("5.º B", pupil)
    third = await group.group("5.º C", stranger)
    asked = await group.opened(pupil)
    assert (asked["guid"], [place["name"] for place in asked["groups"]]) == (None, ["5.º A", "5.º B"])
    board = await group.board(pupil, group_guid=second)
    assert board["name"] == "5.º B"
    assert (await group.opened(pupil))["guid"] == board["guid"]
    assert (await group.board(pupil, group_guid=first))["name"] == "5.º A"
    refused = await pupil.post(f"front/tasks/{group.task}/board", json={"group_guid": third})
    assert wrong_fields(refused) == {"group_guid": "choice"}


async def test_who_left_a_group_has_no_board_of_it_any_more(classes):
    group = await classes(of="group")
    pupil = await group.student()
    place = await group.group("5.º A", pupil)
    board = await group.board(pupil)
    await group.leave(place, pupil)
    assert (await pupil.get(f"front/boards/{board['guid']}")).status_code == 404
    assert (await group.board(pupil))["is_group"] is False


@pytest.mark.spec("PRO-107", part="the teacher's view")
async def test_a_teacher_sees_the_boards_of_the_own_schools_and_staff_all(classes):
    group = await classes()
    mine, theirs, nobodys = [await group.student() for _ in "abc"]
    teacher, head = await group.teacher(), await group.teacher("R03")
    school = await group.school(mine, teacher)
    await group.group("5.º A", mine, school=school)
    await group.school(theirs, head)
    boards = {who: (await group.board(who))["guid"] for who in (mine, theirs, nobodys)}
    [row] = await group.boards(teacher)
    assert (row["guid"], row["name"].strip() != "", row["is_group"]) == (boards[mine], True, False)
    assert row["columns"] == [
        {"name": name, "cards": sum} for name, sum in zip(COLUMNS, (3, 0, 0), strict=True)
    ]
    opened = await read_board(teacher, boards[mine])
    assert (opened["teacher_notes"], len(opened["cards"])) == ("SECRET", 3)
    assert [row["guid"] for row in await group.boards(head)] == [boards[theirs]]
    for who in (theirs, nobodys):
        assert (await teacher.get(f"front/boards/{boards[who]}")).status_code == 404
    staff = group.program.staff.client
    assert {row["guid"] for row in await group.boards(staff)} == set(boards.values())
    assert (await read_board(staff, boards[nobodys]))["guid"] == boards[nobodys]


async def test_a_teacher_sees_the_boards_of_groups_of_the_own_school(classes):
    group = await classes(of="group")
    pupil, teacher, other = await group.student(), await group.teacher(), await group.teacher()
    school = await group.school(pupil, teacher)
    await group.school(other)
    await group.group("5.º A", pupil, school=school)
    board = await group.board(pupil)
    [row] = await group.boards(teacher)
    assert (row["guid"], row["name"], row["is_group"]) == (board["guid"], "5.º A", True)
    assert await group.boards(other) == []
    assert (await other.get(f"front/boards/{board['guid']}")).status_code == 404
    assert await group.boards(teacher, q="6.º") == []


@pytest.mark.spec("PRO-107", part="nobody else's")
async def test_of_boards_no_stranger_is_told(classes, client, new_tenant):
    group = await classes()
    pupil, classmate = await group.student(), await group.student()
    await group.school(pupil, classmate)
    board = await group.board(pupil)
    card = board["cards"][0]
    without = await group.program.person()
    elsewhere = await client(new_tenant(), "R04")
    for who in (classmate, without, elsewhere):
        moved = await who.put(f"front/cards/{card['guid']}/place", json={"column": 1})
        answers = [
            await who.get(f"front/boards/{board['guid']}"),
            await who.post(f"front/boards/{board['guid']}/cards", json={"title": "Mío"}),
            await who.put(f"front/cards/{card['guid']}", json={"title": "Mío"}),
            await who.delete(f"front/cards/{card['guid']}"),
            moved,
        ]
        assert [answer.status_code for answer in answers] == [404] * 5
    for who in (without, elsewhere):
        assert (await who.post(f"front/tasks/{group.task}/board", json={})).status_code == 404
    for who in (pupil, without, await group.program.person("R02")):
        assert (await who.get(f"front/tasks/{group.task}/boards")).status_code == 404
    teacher = await group.teacher()
    assert (await teacher.post(f"front/tasks/{group.task}/board", json={})).status_code == 409


async def test_no_answer_of_a_student_has_the_notes(classes):
    group = await classes()
    pupil = await group.student()
    guid = (await group.opened(pupil))["guid"]
    answers = [await pupil.get(f"front/boards/{guid}"), await pupil.get(f"front/lessons/{group.lesson.guid}")]
    assert ["SECRET" in answer.text for answer in answers] == [False, False]


async def test_without_a_licence_any_more_there_is_no_board(classes, database):
    group = await classes()
    pupil = await group.student()
    guid = (await group.opened(pupil))["guid"]
    unit = (await group.program.staff.units())[0]["guid"]
    data_of(await group.program.staff.client.delete(f"{group.program.staff.path}/units/{unit}"))
    assert (await pupil.get(f"front/boards/{guid}")).status_code == 404


async def test_a_board_counts_once_all_its_cards_are_in_the_last_column(classes):
    group = await classes(cards=CARDS[:2])
    pupil, idle = await group.student(), await group.student()

    async def progress(who):
        [task] = (await study_lesson(who, group.lesson))["tasks"]
        assert (task["kind"], task["content"], task["mark"]) == ("kanban", None, None)
        return task["progress"], (await study(who, group.program.staff.program))["progress"]

    assert await progress(pupil) == (0, 0)
    board = await group.board(pupil)
    await group.board(idle)
    for card, expected in zip(board["cards"], (0, 100), strict=True):
        data_of(await pupil.put(f"front/cards/{card['guid']}/place", json={"column": 2}))
        assert await progress(pupil) == (expected, expected)
    assert await progress(idle) == (0, 0)
    for card in board["cards"]:
        data_of(await pupil.delete(f"front/cards/{card['guid']}"))
    assert await progress(pupil) == (0, 0)
    assert rows_of(await group.program.staff.client.get(f"front/tasks/{group.task}/marks")) == []


async def test_boards_keep_their_columns_and_go_with_their_task(classes):
    group = await classes()
    pupil = await group.student()
    board = await group.board(pupil)
    staff, path = group.program.staff.client, f"lms/tasks/{group.task}"
    changed = data_of(await staff.put(path, json={"kanban": {"columns": ["Hoy"]}}))
    assert changed["kanban"]["boards"] == 1
    assert (await group.board(pupil))["columns"] == COLUMNS
    assert (await group.board(await group.student()))["columns"] == ["Hoy"]
    data_of(await staff.delete(path))
    assert (await pupil.get(f"front/boards/{board['guid']}")).status_code == 404
