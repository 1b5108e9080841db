"""How students answer what a program asks: in order, once, and with help or without."""

from uuid import UUID

import pytest
from estante.testing.answers import data_of
from estante_contents.publications.models import PublicationContent
from uuid_utils.compat import uuid7

from plugins.programs.tests.structure.test_tasks import new_task

HINT, FEEDBACK = "HELP hint", "HELP feedback"


def new_question(prompt):
    """A question of one point: it is true."""
    texts = {"prompt": prompt, "help": HINT, "feedback_right": FEEDBACK, "feedback_wrong": FEEDBACK}
    return {"type": "true_false", "id": str(uuid7()), "is_true": True, **texts}


class Exercise:
    """A test of two questions, which somebody answers."""

    def __init__(self, content, questions):
        self.content, self.questions = content, [question["id"] for question in questions]
        self.path = f"cms/contents/{content}/attempts"

    async def begin(self, person):
        """The answer to beginning an attempt."""
        return await person.post(self.path, json={"guid": str(uuid7())})

    async def answer(self, person, attempt, place, *, is_true=True):
        """The answer to answering the question of this place."""
        body = {"question": self.questions[place], "response": {"type": "verdict", "is_true": is_true}}
        return await person.post(f"{self.path}/{attempt}/answers", json=body)

    async def finish(self, person):
        """An attempt with all answers."""
        attempt = data_of(await self.begin(person))["guid"]
        for place in range(len(self.questions)):
            data_of(await self.answer(person, attempt, place))
        return attempt

    async def latest(self, person):
        """The attempt that the person is shown."""
        return data_of(await person.get(f"{self.path}/latest"))


async def new_exercise(writer):
    """A test of two questions with hints and feedback."""
    body = {"name": "Repaso", "type_guid": "CTTY_09", "is_teacher_only": 0}
    guid = data_of(await writer.client.post("cms/contents", json=body), 201)["guid"]
    questions = [new_question("¿Llueve?"), new_question("¿Nieva?")]
    data_of(await writer.client.put(f"cms/contents/{guid}/editor", json={"questions": questions}))
    return Exercise(guid, questions)


@pytest.fixture
def taught(followed):
    """A published lesson with an exercise as its task: `await taught("evaluative")`."""

    async def begin(purpose="formative", **values):
        program = await followed(**values)
        lesson = await program.lesson("Unidad", "Lección")
        exercise = await new_exercise(lesson)
        await new_task(lesson, exercise.content, purpose=purpose)
        await program.publish("Unidad")
        return program, lesson, exercise

    return begin


def code(refused):
    """The status and code of a refusal."""
    return refused.status_code, refused.json()["code"]


@pytest.mark.spec("PRO-034")
async def test_a_student_passes_no_question_and_answers_none_twice(taught):
    program, _lesson, exercise = await taught()
    path = f"{program.staff.path}/preferences"
    strict = {"allowSkipAhead": False, "allowRepeatQuestion": False}
    data_of(await program.staff.client.patch(path, json=strict))
    student = await program.follower()
    attempt = data_of(await exercise.begin(student))
    assert (attempt["may_skip"], attempt["may_repeat"]) == (False, False)
    refused = await exercise.answer(student, attempt["guid"], 1)
    assert code(refused) == (409, "QUESTION_SKIPPED")
    assert "Responde antes la pregunta anterior" in refused.json()["message"]
    assert (await exercise.latest(student))["solutions"] == []
    for place in (0, 1):
        data_of(await exercise.answer(student, attempt["guid"], place))
    again = data_of(await exercise.answer(student, attempt["guid"], 0, is_true=False))["solution"]
    # The same question sent once more gets what the first answer got.
    assert (again["response"]["is_true"], again["points"]) == (True, 1)
    assert code(await exercise.begin(student)) == (409, "QUESTION_ANSWERED")
    assert (await exercise.latest(student))["guid"] == attempt["guid"]


@pytest.mark.spec("PRO-034", part="an attempt that was open before")
async def test_what_was_answered_before_is_not_answered_in_an_attempt_that_is_open(taught):
    program, _lesson, exercise = await taught()
    student = await program.follower()
    finished = await exercise.finish(student)
    opened = data_of(await exercise.begin(student))["guid"]
    path = f"{program.staff.path}/preferences"
    data_of(await program.staff.client.patch(path, json={"allowRepeatQuestion": False}))
    assert code(await exercise.answer(student, opened, 0)) == (409, "QUESTION_ANSWERED")
    assert (await exercise.latest(student))["guid"] == finished


@pytest.mark.spec("PRO-034", part="for students of the program alone")
async def test_who_does_not_follow_the_program_answers_as_everybody(taught):
    program, _lesson, exercise = await taught(allow_skip_ahead=False, allow_repeat_question=False)
    teacher = await program.follower("R02")
    attempt = data_of(await exercise.begin(teacher))
    assert (attempt["may_skip"], attempt["may_repeat"], attempt["is_helped"]) == (True, True, True)
    data_of(await exercise.answer(teacher, attempt["guid"], 1))
    public = {"is_public": True}
    data_of(await program.staff.client.put(f"cms/contents/{exercise.content}", json=public))
    stranger = await program.person()
    await exercise.finish(stranger)
    assert data_of(await exercise.begin(stranger))["may_repeat"] is True


@pytest.mark.spec("PRO-034", part="materials too")
async def test_what_is_a_material_is_answered_by_the_preferences_too(followed):
    program = await followed(allow_repeat_question=False)
    lesson = await program.lesson("Unidad", "Lección")
    exercise = await new_exercise(lesson)
    await lesson.material(content_guid=exercise.content)
    await program.publish("Unidad")
    student = await program.follower()
    await exercise.finish(student)
    assert code(await exercise.begin(student)) == (409, "QUESTION_ANSWERED")


async def every_answer(exercise, student):
    """All that a student gets before, with and after an answer to the first of two questions."""
    content = await student.get(f"cms/contents/{exercise.content}")
    begun = await exercise.begin(student)
    answered = await exercise.answer(student, data_of(begun)["guid"], 0, is_true=False)
    return content, begun, answered, await student.get(f"{exercise.path}/latest")


@pytest.mark.spec("PRO-097")
async def test_an_evaluative_task_offers_no_help(taught):
    program, _lesson, exercise = await taught("evaluative", allow_repeat_question=False)
    student = await program.follower()
    answers = await every_answer(exercise, student)
    assert [one.status_code for one in answers] == [200] * 4
    assert [one.url.path for one in answers if "HELP" in one.text] == []
    solution = data_of(answers[2])["solution"]
    assert (solution["points"], solution["right"], solution["feedback"]) == (0, None, "")
    attempt = data_of(answers[1])
    assert attempt["is_helped"] is False
    # Nothing can be answered any more: it is explained, and there is still no hint.
    last = data_of(await exercise.answer(student, attempt["guid"], 1))
    assert FEEDBACK in last["solution"]["feedback"]
    latest = await exercise.latest(student)
    assert [FEEDBACK in each["feedback"] for each in latest["solutions"]] == [True, True]
    assert [each["help"] for each in latest["questions"]] == ["", ""]


@pytest.mark.spec("PRO-097", part="while it can be answered again")
async def test_what_can_be_answered_again_is_not_explained_in_an_evaluative_task(taught):
    program, _lesson, exercise = await taught("evaluative")
    student = await program.follower()
    await exercise.finish(student)
    solutions = (await exercise.latest(student))["solutions"]
    shown = [(each["points"], each["right"], each["feedback"]) for each in solutions]
    assert shown == [(1, None, "")] * 2


@pytest.mark.spec("PRO-098")
async def test_a_formative_task_offers_help(taught):
    program, _lesson, exercise = await taught("formative")
    student = await program.follower()
    content, begun, answered, _latest = await every_answer(exercise, student)
    assert [HINT in question["help"] for question in data_of(content)["question_data"]] == [True, True]
    attempt, solution = data_of(begun), data_of(answered)["solution"]
    assert [HINT in question["help"] for question in attempt["questions"]] == [True, True]
    assert attempt["is_helped"] is True
    assert FEEDBACK in solution["feedback"]
    assert solution["right"] == {"type": "verdict", "is_true": True}


@pytest.mark.spec("PRO-097", part="the strictest of several tasks")
async def test_of_several_tasks_of_a_content_the_strictest_holds(taught, database):
    program, lesson, exercise = await taught("formative")
    student = await program.follower()
    await new_task(lesson, exercise.content, purpose="evaluative")
    assert data_of(await exercise.begin(student))["is_helped"] is False
    # Opened by something else than the program it is the same task.
    tenant = program.staff.client.tenant
    async with database.transaction(tenant) as session:
        held = {"publication_guid": program.publication, "content_guid": UUID(exercise.content)}
        session.add(PublicationContent(tenant_id=tenant.guid, position=0, **held))
    assert HINT not in (await student.get(f"cms/contents/{exercise.content}")).text
