"""The cards of a board: written, moved by several at once, deleted."""

import asyncio
from uuid import UUID

import pytest
import pytest_asyncio
from estante.testing.answers import data_of, wrong_fields
from estante_programs.models import BoardCard

from plugins.programs.tests.structure.boards.conftest import COLUMNS, in_columns, read_board

ONE, TWO, THREE = "Elegir un río", "Medirlo", "Dibujarlo"


async def move(who, card, column, before=None, version=None):
    headers = {"If-Match": f'"{version or card["version"]}"'}
    place = {"column": column, "before": before and before["guid"]}
    return await who.put(f"front/cards/{card['guid']}/place", json=place, headers=headers)


async def change(who, card, **fields):
    return await who.put(f"front/cards/{card['guid']}", json=fields)


@pytest_asyncio.fixture
async def pair(classes):
    """Two students of a group, and their board."""
    group = await classes(of="group")
    one, two = await group.student(), await group.student()
    await group.group("5.º A", one, two)
    board = await group.board(one)
    await group.opened(two)
    return group, one, two, board


@pytest.mark.spec("PRO-106")
async def test_a_card_has_a_title_a_description_a_due_date_and_people_and_stays_where_it_is_put(pair):
    _group, one, two, board = pair
    assert board["columns"] == COLUMNS
    body = {"title": "Pintarlo", "description": "Con témpera", "due_on": "2026-05-04", "column": 1}
    people = [str(one.person.guid), str(two.person.guid)]
    made = data_of(
        await one.post(f"front/boards/{board['guid']}/cards", json={**body, "people": people}), 201
    )
    assert {name: made[name] for name in body} == body
    assert {person["guid"] for person in made["people"]} == set(people)
    data_of(await move(one, made, 0, board["cards"][1]))
    read = await read_board(two, board["guid"])
    assert in_columns(read) == [[ONE, "Pintarlo", TWO, THREE], [], []]
    [card] = [card for card in read["cards"] if card["guid"] == made["guid"]]
    assert (card["due_on"], len(card["people"])) == ("2026-05-04", 2)
    cleared = data_of(await change(two, made, due_on=None, people=[], description=""))
    assert (cleared["due_on"], cleared["people"], cleared["description"]) == (None, [], "")


async def test_a_card_goes_before_another_or_behind_all(pair):
    _group, one, _two, board = pair
    first, second, third = board["cards"]
    data_of(await move(one, third, 0, first))
    data_of(await move(one, first, 0))
    assert in_columns(await read_board(one, board["guid"])) == [[THREE, TWO, ONE], [], []]
    data_of(await move(one, second, 2))
    assert in_columns(await read_board(one, board["guid"])) == [[THREE, ONE], [], [TWO]]


async def test_of_two_who_move_one_card_the_later_is_told_and_finds_it(pair):
    _group, one, two, board = pair
    card = board["cards"][0]
    answers = await asyncio.gather(move(one, card, 1), move(two, card, 2))
    assert sorted(answer.status_code for answer in answers) == [200, 412]
    read = await read_board(one, board["guid"])
    assert [len(titles) for titles in in_columns(read)].count(1) == 1
    moved = next(card for card in read["cards"] if card["title"] == ONE)
    assert (moved["column"] in (1, 2), moved["version"]) == (True, 2)
    loser = (one, two)[[answer.status_code for answer in answers].index(412)]
    assert data_of(await move(loser, moved, 0))["column"] == 0


async def test_who_move_different_cards_do_not_disturb_each_other(pair):
    _group, one, two, board = pair
    first, second, third = board["cards"]
    answers = await asyncio.gather(
        move(one, first, 1), move(two, second, 1), move(one, third, 1), change(two, third, description="Ya")
    )
    assert {answer.status_code for answer in answers[:2]} == {200}
    assert {answer.status_code for answer in answers[2:]} <= {200, 412}
    titles = in_columns(await read_board(one, board["guid"]))
    assert sorted(title for column in titles for title in column) == sorted([ONE, TWO, THREE])
    assert {ONE, TWO} <= set(titles[1])


async def test_where_the_other_card_is_gone_it_goes_behind_all(pair):
    _group, one, two, board = pair
    first, second, third = board["cards"]
    data_of(await move(two, first, 1))
    data_of(await move(one, third, 0, first))
    assert in_columns(await read_board(one, board["guid"])) == [[TWO, THREE], [ONE], []]
    data_of(await two.delete(f"front/cards/{second['guid']}"))
    assert (await move(one, second, 1)).status_code == 404


async def test_a_card_is_moved_often_between_the_same_two(pair):
    _group, one, _two, board = pair
    first, second, third = board["cards"]
    for _ in range(12):
        second = data_of(await move(one, second, 0, third))
        third = data_of(await move(one, third, 0, second))
    assert in_columns(await read_board(one, board["guid"]))[0] == [ONE, THREE, TWO]
    assert first["version"] == 1


async def test_an_old_version_of_a_card_is_not_saved(pair):
    _group, one, two, board = pair
    card = board["cards"][0]
    data_of(await change(two, card, title="Elegir un lago"))
    headers = {"If-Match": '"1"'}
    path = f"front/cards/{card['guid']}"
    assert (await one.put(path, json={"title": "Otro"}, headers=headers)).status_code == 412
    assert (await one.delete(path, headers=headers)).status_code == 412
    assert (await read_board(one, board["guid"]))["cards"][0]["title"] == "Elegir un lago"


@pytest.mark.parametrize(
    ("fields", "fault"),
    [({"title": "ab"}, "card_short"), ({"title": "a" * 251}, "card_long"), ({"title": "  a "}, "card_short")],
)
async def test_a_title_has_3_to_250_characters(pair, fields, fault):
    _group, one, _two, board = pair
    made = await one.post(f"front/boards/{board['guid']}/cards", json=fields)
    changed = await change(one, board["cards"][0], **fields)
    assert [wrong_fields(answer) for answer in (made, changed)] == [{"title": fault}] * 2


async def test_a_card_is_in_a_column_of_its_board(pair):
    _group, one, _two, board = pair
    made = await one.post(f"front/boards/{board['guid']}/cards", json={"title": "Nada", "column": 3})
    assert wrong_fields(made) == {"column": "choice"}
    assert wrong_fields(await move(one, board["cards"][0], 3)) == {"column": "choice"}
    assert wrong_fields(await move(one, board["cards"][0], -1)).keys() == {"column"}


@pytest.mark.spec("PRO-106", part="people")
async def test_on_a_card_are_students_of_its_board_alone(pair):
    group, one, two, board = pair
    card, other, teacher = board["cards"][0], await group.student(), await group.teacher()
    for who in (other, teacher):
        refused = await change(one, card, people=[str(who.person.guid)])
        assert wrong_fields(refused) == {"people": "card_people"}
    own = await group.board(other)
    refused = await change(other, own["cards"][0], people=[str(one.person.guid)])
    assert wrong_fields(refused) == {"people": "card_people"}
    data_of(await change(other, own["cards"][0], people=[str(other.person.guid)]))
    data_of(await change(one, card, people=[str(two.person.guid)]))


async def test_who_left_the_group_may_stay_on_a_card(pair):
    group, one, two, board = pair
    place = (await group.opened(one))["groups"][0]["guid"]
    card = data_of(await change(one, board["cards"][0], people=[str(two.person.guid)]))
    await group.leave(place, two)
    kept = data_of(await change(one, card, title="Elegir un mar", people=[str(two.person.guid)]))
    assert [person["guid"] for person in kept["people"]] == [str(two.person.guid)]
    assert (await two.get(f"front/boards/{board['guid']}")).status_code == 404


async def test_teachers_and_staff_change_the_boards_that_they_see(classes):
    group = await classes()
    pupil, teacher = await group.student(), await group.teacher()
    await group.school(pupil, teacher)
    board = await group.board(pupil)
    card = data_of(await move(teacher, board["cards"][0], 1))
    data_of(await move(group.program.staff.client, card, 2))
    people = [str(pupil.person.guid)]
    made = {"title": "Repasar", "people": people}
    data_of(await teacher.post(f"front/boards/{board['guid']}/cards", json=made), 201)
    assert in_columns(await read_board(pupil, board["guid"])) == [[TWO, THREE, "Repasar"], [], [ONE]]


async def test_a_board_tells_when_it_changed(pair):
    group, one, _two, board = pair
    staff = group.program.staff.client
    [before] = await group.boards(staff)
    data_of(await move(one, board["cards"][0], 2))
    [after] = await group.boards(staff)
    assert after["updated_at"] > before["updated_at"]
    assert [column["cards"] for column in after["columns"]] == [2, 0, 1]


async def test_a_board_has_200_cards_at_most(classes, database):
    group = await classes(cards=[{"title": "Regar"}] * 100)
    pupil = await group.student()
    board = await group.opened(pupil)
    async with database.transaction(group.tenant) as session:
        of = {"tenant_id": group.tenant.guid, "board_guid": UUID(board["guid"])}
        session.add_all(BoardCard(column=0, position="a0", title="Podar", **of) for _ in range(99))
    path = f"front/boards/{board['guid']}/cards"
    data_of(await pupil.post(path, json={"title": "Cavar"}), 201)
    refused = await pupil.post(path, json={"title": "Abonar"})
    assert (refused.status_code, refused.json()["errors"][0]["code"]) == (409, "TOO_MANY_CARDS")
