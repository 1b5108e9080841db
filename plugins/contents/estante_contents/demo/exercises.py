"""What the questions and tests of the demo contents ask."""

from importlib.resources import files
from uuid import UUID, uuid5

import msgspec
from estante.api.tenants import Tenant

from estante_contents.contracts import demo_content
from estante_contents.questions.exercises import complete
from estante_contents.questions.models import Exercise
from estante_contents.questions.points import sum_of_points
from estante_contents.questions.schemas import Question

FILE = files("estante_contents.demo") / "exercises.json"
Json = dict[str, object]
# By the ERP id of the content, and by language.
Asked = dict[str, dict[str, list[Json]]]


def exercise_of(tenant: Tenant, erp_id: str, lang: str, video: str | None = None) -> Exercise | None:
    """The exercise of a demo content. What a question is made of has the same guid in every run.

    `video` is the ERP id of a videolesson's.
    """
    by_lang = msgspec.json.decode(FILE.read_bytes(), type=Asked).get(erp_id)
    if by_lang is None:
        return None
    content = demo_content(tenant, erp_id)
    questions = [
        msgspec.convert(_with_guids(tenant, question, uuid5(content, f"question:{place}")), Question)
        for place, question in enumerate(by_lang[lang])
    ]
    return Exercise(
        tenant_id=tenant.guid,
        guid=uuid5(content, "exercise"),
        content_guid=content,
        questions=msgspec.to_builtins(questions),
        question_count=len(complete(questions)),
        required_points=sum_of_points(questions),
        video_guid=demo_content(tenant, video) if video else None,
    )


def _with_guids(tenant: Tenant, question: Json, guid: UUID) -> Json:
    made: Json = {"id": str(guid), **question}
    if isinstance(erp_id := question.get("media"), str):
        made["media"] = str(demo_content(tenant, erp_id))
    for name in ("choices", "gaps", "pairs", "items"):
        parts = question.get(name)
        if isinstance(parts, list):
            made[name] = [
                {
                    "id": str(uuid5(guid, f"{name}:{place}")),
                    **({"match": str(uuid5(guid, f"match:{place}"))} if name == "pairs" else {}),
                    **part,
                }
                for place, part in enumerate(parts)
            ]
    return made
