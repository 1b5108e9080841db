"""What contents are classified by: topics, didactic types and types of questions."""

from collections.abc import Mapping

from estante.api.http import Hourly
from estante.api.lists import Lists, Page
from estante.api.tenants import Translator
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_contents.lists import REFERENCE_VALUES, TOPICS
from estante_contents.policies import Contents
from estante_contents.schemas import NewTopic, ReferenceValue, TopicAnswer
from estante_contents.services.content_tags import ContentTagService
from estante_contents.services.reference_values import DIDACTIC_TYPES, QUESTION_TYPES


class TopicController(Controller):
    """What contents are about."""

    path = "/topics"

    @get(action=Contents.readList, list=TOPICS)
    async def list_topics(self, lists: NamedDependency[Lists]) -> Page[TopicAnswer]:
        """The topics that a content can be classified with, those that contain the words of `q` (CON-045)."""
        return await lists.page(TOPICS)

    @post(action=Contents.update, status_code=201, limit=Hourly("writes"))
    async def create_topic(
        self, data: JSONBody[NewTopic], content_tags: NamedDependency[ContentTagService]
    ) -> TopicAnswer:
        """Make a topic, or answer the one that has this text. Raises ValidationFailed: 400, empty."""
        return await content_tags.add_topic(data.topic)


def _named(values: Mapping[str, str], t: Translator) -> list[ReferenceValue]:
    return [ReferenceValue(code, t(text_key)) for code, text_key in values.items()]


@get("/didactic-types", action=Contents.readList, list=REFERENCE_VALUES)
async def list_didactic_types(
    lists: NamedDependency[Lists], t: NamedDependency[Translator]
) -> Page[ReferenceValue]:
    """The didactic types that a content can be classified with (CON-046)."""
    return lists.page_of(REFERENCE_VALUES, _named(DIDACTIC_TYPES, t))


@get("/questions-types", action=Contents.readList, list=REFERENCE_VALUES)
async def list_question_types(
    lists: NamedDependency[Lists], t: NamedDependency[Translator]
) -> Page[ReferenceValue]:
    """The question types that `question_type_guid` can hold (CON-043)."""
    return lists.page_of(REFERENCE_VALUES, _named(QUESTION_TYPES, t))


ROUTES = (TopicController, list_didactic_types, list_question_types)
