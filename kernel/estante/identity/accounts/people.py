"""Reading people, and answering them as the calls show them."""

from unicodedata import normalize
from uuid import UUID

from msgspec.structs import replace
from sqlalchemy import Select, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import NotFound
from estante.files.store import FileStore
from estante.identity.models import OauthAccount, Person
from estante.identity.principal import Principal
from estante.identity.roles import text_key
from estante.identity.schemas import LinkedAccount, PersonAnswer
from estante.languages.choice import language_of
from estante.languages.texts import Texts
from estante.tenancy.tenant import Tenant


async def by_guid(
    session: AsyncSession, tenant: Tenant, guid: UUID, *, locked: bool = False
) -> Person | None:
    """A person who is not in the trash; `locked` keeps others from changing it until the commit."""
    wanted = _living(tenant).where(Person.guid == guid)
    return await session.scalar(wanted.with_for_update() if locked else wanted)


async def principal_without_session(
    session: AsyncSession, tenant: Tenant, guid: UUID, acting_guid: UUID | None = None
) -> Principal:
    """A person as who asks, with the role of now; for what goes on when the session is over.

    Raises:
        NotFound: the person is gone or was deactivated.
    """
    person = await by_guid(session, tenant, guid)
    if person is None or not person.is_active:
        raise NotFound
    actor = await session.get(Person, (tenant.guid, acting_guid)) if acting_guid else None
    return replace(
        principal_of(tenant, person),
        acting_guid=acting_guid,
        acting_username=actor.username if actor else "",
    )


async def by_sign_in_name(session: AsyncSession, tenant: Tenant, name: str) -> Person | None:
    """The person with this username, else the one with this e-mail, in whatever form its letters are."""
    if "\0" in name:
        return None
    forms = [normalize(form, name) for form in ("NFC", "NFD")] if not name.isascii() else [name]
    matches = await session.scalars(
        _living(tenant).where(or_(Person.username.in_(forms), Person.email.in_(forms))).limit(2)
    )
    people = sorted(matches, key=lambda person: person.username.casefold() != name.casefold())
    return people[0] if people else None


async def by_oraculo_id(session: AsyncSession, tenant: Tenant, oraculo_id: str) -> Person | None:
    """The person with this id in the outside registry (BO §7)."""
    return await session.scalar(_living(tenant).where(Person.oraculo_id == oraculo_id))


async def by_account(session: AsyncSession, tenant: Tenant, provider: str, subject: str) -> Person | None:
    """The person to whom an account at an identity provider is linked."""
    return await session.scalar(
        _living(tenant)
        .join(
            OauthAccount,
            (OauthAccount.tenant_id == Person.tenant_id) & (OauthAccount.person_guid == Person.guid),
        )
        .where(OauthAccount.provider == provider, OauthAccount.subject == subject)
    )


def _living(tenant: Tenant) -> Select[Person]:
    return select(Person).where(Person.tenant_id == tenant.guid, Person.deleted_at.is_(None))


async def accounts_of(session: AsyncSession, person: Person) -> list[LinkedAccount]:
    """The accounts at identity providers that are linked to a person."""
    accounts = await session.scalars(
        select(OauthAccount)
        .where(OauthAccount.tenant_id == person.tenant_id, OauthAccount.person_guid == person.guid)
        .order_by(OauthAccount.provider, OauthAccount.guid)
    )
    return [LinkedAccount(account.provider, account.email) for account in accounts]


class PersonAnswers:
    """People of one tenant as calls answer them."""

    def __init__(self, tenant: Tenant, texts: Texts, files: FileStore) -> None:
        self._tenant = tenant
        self._texts = texts
        self._files = files

    async def of(self, session: AsyncSession, person: Person) -> PersonAnswer:
        """A person with linked accounts, a signed address of the picture, and the role's name in words."""
        lang = language_of(self._tenant, person.lang_id)
        return PersonAnswer(
            guid=person.guid,
            username=person.username,
            name=person.name,
            lastname=person.lastname,
            email=person.email,
            role_guid=person.role_guid,
            role_name=self._texts.translator(lang, tenant=self._tenant)(text_key(person.role_guid)),
            source=person.source,
            lang_id=person.lang_id or lang,
            avatar=self._files.picture_url(self._tenant, person.avatar) if person.avatar else None,
            change_password=person.change_password,
            updated_at=person.updated_at,
            oauth_accounts=await accounts_of(session, person),
        )


def names_of(person: Person) -> tuple[str | None, ...]:
    """What a person is called, which makes a bad password."""
    together = f"{person.name}{person.lastname}"
    return person.username, person.email, person.name, person.lastname, together


def principal_of(tenant: Tenant, person: Person) -> Principal:
    """A person as a principal without a session, to record what the person just did."""
    return Principal(
        tenant,
        person_guid=person.guid,
        role_guid=person.role_guid,
        username=person.username,
        name=person.name,
        lastname=person.lastname,
        email=person.email or "",
        lang_id=person.lang_id or "",
    )
