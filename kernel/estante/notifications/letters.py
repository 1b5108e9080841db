"""The letter of a notification, for whoever has it by mail."""

from collections.abc import Mapping

from estante.jobs.context import WorkContext
from estante.languages.choice import language_of
from estante.mail.kinds import LetterKind
from estante.mail.values import Recipient
from estante.notifications.views import NotificationLetter, page_of, sentence_of
from estante.plugins.registry import registry_of

PAGE = "/notifications"


async def _words(context: WorkContext, recipient: Recipient, letter: NotificationLetter) -> Mapping[str, str]:
    kind = registry_of(context.plugins).notification_kinds.get(letter.kind)
    text = context.translator(language_of(context.tenant, recipient.lang))
    page = page_of(kind, letter.values) if kind is not None else None
    sentence = sentence_of(kind, letter.values, text) if kind is not None else letter.kind
    return {"text": sentence, "page": page or PAGE}


NOTIFICATION = LetterKind(
    "estante.notification", NotificationLetter, "mail.notification", page="{page}", fill=_words
)
