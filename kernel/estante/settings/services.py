"""Reading and changing a tenant's settings. The file stays what it is: changes lie over it, by key."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, cast
from uuid import UUID

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert

from estante import audit
from estante.decoding import problem
from estante.errors import FieldError, NotFound, ValidationFailed
from estante.identity.models import Person
from estante.if_match import ANY_VERSION
from estante.languages.known import language_names, validate_languages
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.settings.lists import CHANGES, ENTITY
from estante.settings.models import SettingsVersion, TenantSetting
from estante.settings.schemas import (
    SettingAnswer,
    SettingAuthor,
    SettingChangeAnswer,
    SettingChoice,
    SettingsAnswer,
    SettingSection,
    Source,
    SystemSettings,
    SystemValue,
)
from estante.settings.watcher import publish_change
from estante.tenancy.editable import plugin_of
from estante.tenancy.layers import Layer, Layered, value_at, with_layer

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from sqlalchemy.ext.asyncio import AsyncSession

    from estante.database.engine import Database
    from estante.identity.principal import Principal
    from estante.if_match import IfMatch
    from estante.jobs.payloads import Json
    from estante.languages.texts import Texts
    from estante.plugins.registry import PluginRegistry
    from estante.settings.watcher import SettingsWatcher
    from estante.tenancy.editable import SettingField
    from estante.tenancy.registry import TenantRegistry
    from estante.tenancy.tenant import Tenant

CHANGED = "settings_general.update"
# The kernel's own, in the order of the page; those of plugins follow.
SECTIONS = ("organization", "system", "look", "access")
LANGUAGE_KEYS = {"languages", "default_language"}


class SettingsService:
    """The settings of one tenant, for one person, in the words of one language."""

    def __init__(
        self,
        principal: "Principal",
        language: str,
        *,
        database: "Database",
        tenants: "TenantRegistry",
        registry: "PluginRegistry",
        watcher: "SettingsWatcher",
        valkey: "Redis",
        texts: "Texts",
    ) -> None:
        self._principal, self._language = principal, language
        self._database, self._tenants, self._registry = database, tenants, registry
        self._watcher, self._valkey, self._texts = watcher, valkey, texts
        self._translate = texts.translator(language, tenant=principal.tenant)
        self._tenant = principal.tenant
        self._of_file: Tenant = tenants.of_file(self._tenant.key) or self._tenant
        enabled = registry.enabled(self._tenant)
        self._fields = {
            key: field
            for key, field in tenants.fields.items()
            if field.is_shown and (field.plugin is None or field.plugin in enabled)
        }

    @property
    def of_file(self) -> "Tenant":
        """The tenant as its file says it, without what was changed since."""
        return self._of_file

    async def current(self, session: "AsyncSession") -> "Tenant":
        """The tenant as the caller's transaction has it, which other processes may not know yet."""
        version, stored = await self._version(session), await self._rows(session)
        return self._layered(version, {row.key: row.value for row in stored}).tenant

    async def put(self, session: "AsyncSession", values: "Mapping[str, Json]") -> None:
        """Lay values over the file in the caller's transaction, after which it awaits `publish`.

        The caller has looked at who may and at the values. One that the file says too is not kept.
        """
        version, stored = await self._lock(session, ANY_VERSION)
        before = self._layered(version, stored)
        is_changed = False
        for key, sent in values.items():
            field = self._tenants.fields[key]
            value: Json = msgspec.to_builtins(field.convert(sent))
            is_of_file = value == _plain(self._of_file, key)
            if (key not in stored) if is_of_file else (key in stored and stored[key] == value):
                continue
            is_changed = True
            if is_of_file:
                await self._forget(session, key)
            else:
                await self._store(session, key, value)
            if field.is_shown:
                old = _plain(before.tenant, key)
                await self._record(session, key, old, value, is_revert=is_of_file)
        if is_changed:
            await self._count(session, version)

    async def publish(self) -> None:
        """Have this process and the others hold what was changed; the transaction is committed."""
        await self._watcher.load(self._tenant)
        await publish_change(self._valkey, self._tenant)

    async def read(self) -> SettingsAnswer:
        """Every setting that may be changed, with its value and where that comes from."""
        async with self._database.transaction(self._tenant) as session:
            return await self._answer(session)

    async def change(self, values: "Mapping[str, Json]", if_match: "IfMatch") -> SettingsAnswer:
        """Change settings, all of them or none.

        Raises:
            StaleVersion: 412. ValidationFailed: names each key that is wrong, or cannot be changed here.
        """
        async with self._database.transaction(self._tenant) as session:
            version, stored = await self._lock(session, if_match)
            before = self._layered(version, stored)
            wanted = self._validate(values)
            await self._refuse_unknown_languages(session, wanted)
            changed = {key: value for key, value in wanted.items() if value != _plain(before.tenant, key)}
            if changed:
                self._refuse_contradiction(before, self._layered(version, {**stored, **changed}), changed)
                for key, value in changed.items():
                    await self._store(session, key, value)
                    await self._record(session, key, _plain(before.tenant, key), value)
                await self._count(session, version)
            answer = await self._answer(session)
        if changed:
            await self.publish()
        return answer

    async def offer_language(self, code: str, *, is_offered: bool) -> None:
        """Put a language among those that people choose from, or take it out; nothing where it is so already.

        Raises:
            ValidationFailed: the default language is always offered.
        """
        async with self._database.transaction(self._tenant) as session:
            version, stored = await self._lock(session, ANY_VERSION)
            before = self._layered(version, stored)
            others = [language for language in before.tenant.languages if language != code]
            languages = [*others, code] if is_offered else others
            is_changed = len(languages) != len(before.tenant.languages)
            if is_changed:
                after = self._layered(version, {**stored, "languages": list(languages)})
                self._refuse_contradiction(before, after, ["is_for_ui"])
                await self._store(session, "languages", list(languages))
                await self._record(session, "languages", list(before.tenant.languages), list(languages))
                await self._count(session, version)
        if is_changed:
            await self.publish()

    async def revert(self, key: str, if_match: "IfMatch") -> SettingsAnswer:
        """Let the file's value hold again.

        Raises:
            NotFound: 404, nothing of that name was changed or can be. StaleVersion: 412.
        """
        async with self._database.transaction(self._tenant) as session:
            version, stored = await self._lock(session, if_match)
            if key not in stored and key not in self._fields:
                raise NotFound
            left = {name: value for name, value in stored.items() if name != key}
            if key in stored:
                before, after = (self._layered(version, values) for values in (stored, left))
                self._refuse_contradiction(before, after, [key])
                await self._forget(session, key)
                of_file = _plain(self._of_file, key) if key in self._fields else None
                await self._record(session, key, stored[key], of_file, is_revert=True)
                await self._count(session, version)
            answer = await self._answer(session)
        if key in stored:
            await self.publish()
        return answer

    async def history(self, key: str, lists: Lists) -> Page[SettingChangeAnswer]:
        """Every change of one setting, the newest first, from the audit.

        Raises:
            NotFound: 404, there is no such setting.
        """
        if key not in self._fields:
            raise NotFound
        return await lists.page(CHANGES, key=key)

    async def system_settings(self, host: str) -> SystemSettings:
        """The system settings of the kernel and of the plugins that are on, as a host is answered."""
        async with self._database.transaction(self._tenant) as session:
            tenant, version = await self.current(session), await self._version(session)
        values = {name: _plain(tenant, key) for name, key in self._system_keys.items()}
        answered = {
            name: value.get(host) if isinstance(value, dict) else value for name, value in values.items()
        }
        return SystemSettings(version, msgspec.convert(answered, dict[str, SystemValue]))

    async def change_system_settings(self, values: "Mapping[str, Json]", if_match: "IfMatch") -> None:
        """Change system settings by their names, all of them or none.

        Raises:
            StaleVersion: 412. ValidationFailed: names each that is wrong, or cannot be changed here.
        """
        if unknown := [name for name in values if name not in self._system_keys]:
            raise ValidationFailed(fields=[FieldError(name, "unknown") for name in unknown])
        keys = {self._system_keys[name]: name for name in values}
        try:
            await self.change({key: values[name] for key, name in keys.items()}, if_match)
        except ValidationFailed as refused:
            named = [FieldError(keys[field.field], field.code, field.params) for field in refused.fields]
            raise ValidationFailed(fields=named) from refused

    @property
    def _system_keys(self) -> Mapping[str, str]:
        on = self._registry.enabled(self._tenant)
        keys = self._tenants.system_keys.items()
        return {name: key for name, key in keys if plugin_of(key) is None or plugin_of(key) in on}

    # -- values

    def _validate(self, values: "Mapping[str, Json]") -> "dict[str, Json]":
        """The values as they are stored, each checked by its declaration."""
        wrong: list[FieldError] = []
        wanted: dict[str, Json] = {}
        for key, value in values.items():
            field = self._fields.get(key)
            if field is None:
                wrong.append(FieldError(key, "unknown"))
                continue
            try:
                wanted[key] = msgspec.to_builtins(field.choose(value))
            except msgspec.ValidationError as error:
                wrong.append(_error_of(field, error))
        if wrong:
            raise ValidationFailed(fields=wrong)
        return wanted

    async def _refuse_unknown_languages(self, session: "AsyncSession", wanted: "Mapping[str, Json]") -> None:
        for key in LANGUAGE_KEYS & wanted.keys():
            value = wanted[key]
            codes = [value] if isinstance(value, str) else cast("Sequence[str]", value)
            await validate_languages(session, self._tenant, key, codes)

    def _refuse_contradiction(self, before: Layered, after: Layered, changed: Iterable[str]) -> None:
        """Refuse what single values cannot tell: it is said at the keys that this call changes."""
        if clash := after.problems.keys() - before.problems.keys():
            keys = [key for key in changed if key in clash] or list(changed)
            codes = {key: field.problem for key, field in self._fields.items()}
            codes |= dict.fromkeys(keys, "setting_contradicts") if clash & LANGUAGE_KEYS else {}
            raise ValidationFailed(fields=[FieldError(key, codes.get(key, "invalid")) for key in keys])

    def _layered(self, version: int, stored: "Mapping[str, Json]") -> Layered:
        return with_layer(self._of_file, Layer(version, stored), self._tenants.fields)

    # -- the tables

    async def _lock(self, session: "AsyncSession", if_match: "IfMatch") -> "tuple[int, dict[str, Json]]":
        """The version and what is stored, which nobody else changes until the transaction ends."""
        own = SettingsVersion.tenant_guid == self._tenant.guid
        await session.execute(
            insert(SettingsVersion)
            .values(tenant_guid=self._tenant.guid, version=0)
            .on_conflict_do_nothing(index_elements=["tenant_guid"])
        )
        version = await session.scalar(select(SettingsVersion.version).where(own).with_for_update())
        if_match.check(version or 0)
        return version or 0, {row.key: row.value for row in await self._rows(session)}

    async def _version(self, session: "AsyncSession") -> int:
        own = SettingsVersion.tenant_guid == self._tenant.guid
        return await session.scalar(select(SettingsVersion.version).where(own)) or 0

    async def _rows(self, session: "AsyncSession") -> Sequence[TenantSetting]:
        own = TenantSetting.tenant_id == self._tenant.guid
        return (await session.scalars(select(TenantSetting).where(own).order_by(TenantSetting.key))).all()

    async def _store(self, session: "AsyncSession", key: str, value: "Json") -> None:
        changed = {"value": value, "set_by": self._author_guid, "set_at": func.now()}
        await session.execute(
            insert(TenantSetting)
            .values(tenant_id=self._tenant.guid, key=key, **changed)
            .on_conflict_do_update(index_elements=["tenant_id", "key"], set_=changed)
        )

    async def _forget(self, session: "AsyncSession", key: str) -> None:
        own = (TenantSetting.tenant_id == self._tenant.guid, TenantSetting.key == key)
        await session.execute(delete(TenantSetting).where(*own))

    async def _count(self, session: "AsyncSession", version: int) -> None:
        row = await session.get_one(SettingsVersion, self._tenant.guid)
        row.version = version + 1
        await session.flush()

    async def _record(
        self, session: "AsyncSession", key: str, before: "Json", after: "Json", *, is_revert: bool = False
    ) -> None:
        detail: dict[str, Json] = {
            "before": before,
            "after": after,
            **({"reverted": True} if is_revert else {}),
        }
        await audit.record(session, self._principal, CHANGED, ENTITY, key, detail)

    @property
    def _author_guid(self) -> UUID | None:
        return self._principal.acting_guid or self._principal.person_guid

    # -- the answer

    async def _answer(self, session: "AsyncSession") -> SettingsAnswer:
        session.expire_all()
        version = await self._version(session)
        rows = {row.key: row for row in await self._rows(session)}
        layered = self._layered(version, {key: row.value for key, row in rows.items()})
        languages = await language_names(session, self._tenant)
        names = await self._names(session, [row.set_by for row in rows.values() if row.set_by])
        sections: dict[str, list[SettingAnswer]] = {name: [] for name in SECTIONS}
        for key, field in self._fields.items():
            choices = tuple(languages) if key in LANGUAGE_KEYS else field.choices
            if field.kind == "choice" and isinstance(now := value_at(layered.tenant, key), str):
                # What the file or a plugin says may be none of those that are offered.
                choices = tuple(dict.fromkeys((*choices, now)))
            titles = {value: self._choice(value, languages.get(value, value)) for value in choices}
            shown = self._setting(field, layered, rows.get(key), names, titles)
            sections.setdefault(field.section, []).append(shown)
        return SettingsAnswer(
            version,
            [SettingSection(name, self._title(name), settings) for name, settings in sections.items()],
        )

    async def _names(self, session: "AsyncSession", guids: Sequence[UUID]) -> dict[UUID, str]:
        if not guids:
            return {}
        own = (Person.tenant_id == self._tenant.guid, Person.guid.in_(set(guids)))
        people = await session.execute(
            select(Person.guid, Person.name, Person.lastname, Person.username).where(*own)
        )
        return {row.guid: f"{row.name or ''} {row.lastname or ''}".strip() or row.username for row in people}

    def _setting(
        self,
        field: "SettingField",
        layered: Layered,
        row: TenantSetting | None,
        names: Mapping[UUID, str],
        titles: Mapping[str, str],
    ) -> SettingAnswer:
        of_file = _plain(self._of_file, field.key)
        is_ignored = field.key in layered.problems
        hint = f"{field.text_key}_hint"
        return SettingAnswer(
            key=field.key,
            kind=field.kind,
            label=self._translate(field.text_key),
            hint=self._translate(hint) if self._texts.has(hint) else "",
            value=_plain(layered.tenant, field.key),
            of_file=of_file,
            source=_source(field, of_file, is_stored=row is not None and not is_ignored),
            set_by=SettingAuthor(row.set_by, names.get(row.set_by, "")) if row and row.set_by else None,
            set_at=row.set_at if row else None,
            is_ignored=is_ignored,
            is_optional=field.is_optional,
            choices=[SettingChoice(value, title) for value, title in titles.items()],
            minimum=field.minimum,
            maximum=field.maximum,
            max_length=field.max_length,
        )

    def _choice(self, value: str, name: str) -> str:
        key = f"settings.choices.{value}"
        return self._translate(key) if self._texts.has(key) else name

    def _title(self, section: str) -> str:
        plugin = self._registry.get(section)
        if plugin is None:
            return self._translate(f"settings.sections.{section}")
        titles = plugin.manifest.title
        return titles.get(self._language) or next(iter(titles.values()))


def _plain(tenant: "Tenant", key: str) -> "Json":
    """A value as JSON has it."""
    value: Json = msgspec.to_builtins(value_at(tenant, key))
    return list(value) if isinstance(value, tuple) else value


def _source(field: "SettingField", of_file: "Json", *, is_stored: bool) -> Source:
    if is_stored:
        return "back_office"
    built_in = msgspec.to_builtins(field.built_in)
    return "built_in" if of_file == (list(built_in) if isinstance(built_in, tuple) else built_in) else "file"


def _error_of(field: "SettingField", error: msgspec.ValidationError) -> FieldError:
    if field.kind == "time_zone":
        return FieldError(field.key, "time_zone")
    mistake = problem(str(error), "", field.type)
    params = {"allowed": ", ".join(field.choices)} if mistake.code == "choice" else mistake.params
    said = {"invalid": field.problem, "max_length": "max_items" if field.kind == "list" else "max_length"}
    return FieldError(field.key, said.get(mistake.code, mistake.code), params)
