"""Staff ask why somebody can or cannot open a content (domain.md): what the rules answer, in words."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.access import PermissionChecker, Principal
from estante.api.database import Transaction
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.people import PersonRecord, Users, find_person
from estante.api.tenants import Tenant, Translator

from estante_contents.contracts import ContentRecord, Entitlement, EntitlementReason, Refusal
from estante_contents.schemas import AccessAnswer, AccessLink, AccessReason
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.entitlements import Judgement, Mention, OpeningRules
from estante_contents.services.opening.payloads import open_content

PERSON_PAGE = "/user/{guid}"
# What a verdict of the rules is called; anything else says that there is nothing to open.
TAKEN_AWAY = frozenset({"CONTENT_DISABLED", "NO_PLACE_LEFT", "ERROR_403"})


class Explanations:
    """Says of contents whether a person may open them, why, and what to do where not."""

    def __init__(
        self,
        tenant: Tenant,
        principal: Principal,
        permissions: PermissionChecker,
        rules: OpeningRules,
        *,
        files: FileStore,
        types: TypeCatalogue,
        t: Translator,
    ) -> None:
        self._tenant, self._rules = tenant, rules
        self._files, self._types, self._t = files, types, t
        # Codes of licences and names of schools are for who reads people.
        self._is_detailed = permissions.allows(principal, Users.readDetail)

    async def of(self, session: Transaction, guid: UUID, content: ContentRecord) -> AccessAnswer:
        """One content and one person. Raises NotFound for a person who is not there."""
        person = await find_person(session, guid)
        if person is None:
            raise NotFound
        return (await self.of_many(person, [content]))[content.guid]

    async def of_many(
        self, person: PersonRecord, contents: Sequence[ContentRecord]
    ) -> Mapping[UUID, AccessAnswer]:
        """Several contents and one person, by the guids of the contents."""
        asker = person.principal(self._tenant)
        judgements = await self._rules.judge(asker, contents)
        guids = list(judgements) if self._is_detailed else []
        givers = await self._rules.givers(asker, guids)
        missed = await self._rules.missed(asker, [g for g in guids if not judgements[g].reasons])
        return {
            content.guid: self._answer(
                person,
                content,
                judgements[content.guid],
                [each for each in givers if each.guid == content.guid],
                [each for each in missed if each.guid == content.guid],
            )
            for content in contents
        }

    def _answer(
        self,
        person: PersonRecord,
        content: ContentRecord,
        judgement: Judgement,
        givers: Sequence[Mention],
        missed: Sequence[Mention],
    ) -> AccessAnswer:
        verdict = judgement.verdict
        # What nothing takes away may still have nothing that opens.
        opened = open_content(self._files, self._tenant, self._types, content)
        refusal = verdict if isinstance(verdict, Refusal) else opened if isinstance(opened, Refusal) else None
        first = verdict if isinstance(verdict, Entitlement) else None
        hints = [self._link(each) for each in missed]
        if self._is_detailed and not person.is_active:
            hints.append(self._deactivated(person))
        return AccessAnswer(
            person_guid=person.guid,
            may_open=refusal is None,
            reason=first.reason if first else None,
            code=refusal.code if refusal else None,
            message=self._message(person, content, refusal or verdict, judgement),
            reasons=[self._reason(reason, givers) for reason in judgement.reasons],
            hints=hints,
        )

    def _message(
        self,
        person: PersonRecord,
        content: ContentRecord,
        refusal: Refusal | Entitlement,
        judgement: Judgement,
    ) -> str:
        if isinstance(refusal, Entitlement):
            return self._t(self._rules.text_key(refusal))
        words = {"name": person.name, "content": content.name}
        if refusal.code not in TAKEN_AWAY:
            kind = self._types.get(content.type_guid)
            of_type = self._t(kind.text_key) if kind else content.type_guid
            return self._t(f"errors.{refusal.code}", name=content.name, type=of_type)
        if refusal.code == "ERROR_403" and judgement.reasons:
            return self._t("contents.access.teacher_only", **words)
        return self._t(f"contents.access.{refusal.code}", **words)

    def _reason(self, reason: EntitlementReason, givers: Sequence[Mention]) -> AccessReason:
        named = [self._link(each) for each in givers if each.reason == reason.name]
        return AccessReason(reason.name, self._t(reason.text_key), named)

    def _link(self, mention: Mention) -> AccessLink:
        return AccessLink(self._t(mention.text_key, name=mention.name), mention.address)

    def _deactivated(self, person: PersonRecord) -> AccessLink:
        text = self._t("contents.access.deactivated", name=person.name)
        return AccessLink(text, PERSON_PAGE.format(guid=person.guid))
