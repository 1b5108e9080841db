"""People who come in files of rows: students, teachers and school administrators (BO §5)."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, ClassVar
from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.http import SingleLine, build
from estante.api.imports import ImportContext, ImportSpec
from estante.api.people import Users
from estante.api.records import service_values
from estante.api.tenants import Tenant
from estante_settings.contracts import countries_by_word
from msgspec import UNSET, Meta, Struct, structs

from estante_users.contracts import memberships_of
from estante_users.schemas import NewUser
from estante_users.services import UserService

# The three roles by what people write for them.
ROLES = {
    "R01": ("r01", "student", "estudiante", "alumno", "alumna", "estudante", "aluno", "aluna"),
    "R02": ("r02", "teacher", "docente", "profesor", "profesora", "professor", "professora"),
    "R03": ("r03", "teacheradmin", "school administrator", "administración de escuela"),
}
ROLE_OF = {word: role for role, words in ROLES.items() for word in words}
Text = Annotated[SingleLine, Meta(max_length=250)]
# Fields of the body, by the column that they come from.
COLUMN_OF = {"country_guid": "country", "schools": "school_code", "groups": "group"}


class UserImportRow(Struct, frozen=True, kw_only=True):
    """One person. `country` is a code or a name; a comma stands between several groups."""

    name: Annotated[SingleLine, Meta(max_length=50)]
    lastname: Annotated[SingleLine, Meta(max_length=50)]
    username: Text
    email: Annotated[SingleLine, Meta(max_length=200)] = ""
    password: Annotated[str, Meta(max_length=1024)] = ""
    role: Text
    school_code: Text = ""
    group: Text = ""
    country: Text = ""


class ImportedUserService(UserService):
    """People of a file: what is wrong is named by its columns."""

    new_roles: ClassVar = frozenset(ROLES)

    async def wrong_fields(self, record: Any, sent: Any) -> list[FieldError]:
        """As of a form."""
        wrong = await super().wrong_fields(record, sent)
        return [structs.replace(error, field=COLUMN_OF.get(error.field, error.field)) for error in wrong]


def check_row(row: UserImportRow) -> Iterable[FieldError]:
    """A role that a file may not give."""
    if row.role.strip().casefold() not in ROLE_OF:
        yield FieldError("role", "choice")


async def write_users(context: ImportContext, rows: Sequence[UserImportRow]) -> None:
    """Make the people of a batch, all or none. Raises ValidationFailed: 400, UsernameTaken: 409."""
    values = service_values(
        context.records, files=context.files, queue=context.queue, registry=context.registry
    )
    bodies = await _bodies(context, rows)
    await build(ImportedUserService, values).create_many(bodies)


async def _bodies(context: ImportContext, rows: Sequence[UserImportRow]) -> list[NewUser]:
    session, given = context.session, memberships_of(context.registry, context.principal.tenant)
    countries = await countries_by_word(session) if any(row.country for row in rows) else {}
    codes = [row.school_code for row in rows if row.school_code]
    names = [name for row in rows for name in _groups(row)]
    schools = await given.find_schools(session, codes) if given and codes else {}
    groups = await given.find_groups(session, names) if given and names else {}
    return [
        NewUser(
            name=row.name,
            lastname=row.lastname,
            username=row.username,
            role=ROLE_OF[row.role.strip().casefold()],
            email=row.email or None,
            password=row.password or UNSET,
            country_guid=_found(countries, "country", row.country.casefold()) if row.country else None,
            schools=[_found(schools, "school_code", row.school_code)] if row.school_code else UNSET,
            groups=[_found(groups, "group", name) for name in _groups(row)] or UNSET,
        )
        for row in rows
    ]


def _groups(row: UserImportRow) -> list[str]:
    return [name.strip() for name in row.group.split(",") if name.strip()]


def _found(known: Any, field: str, word: str) -> UUID:
    if (guid := known.get(word)) is None:
        raise ValidationFailed(fields=[FieldError(field, "choice")])
    person_guid: UUID = guid
    return person_guid


def _max_rows(tenant: Tenant) -> int:
    return tenant.settings.max_users_per_upload


USERS_IMPORT = ImportSpec(
    name="users.users",
    row=UserImportRow,
    action=Users.create,
    text_key="users.import",
    page="/users",
    columns={
        "name": ("Nombre", "Nome", "Name", "First name"),
        "lastname": ("Apellidos", "Apellido", "Sobrenome", "Last name"),
        "username": ("Usuario", "Usuário", "Username"),
        "email": ("Correo", "Correo electrónico", "E-mail"),
        "password": ("Contraseña", "Senha", "Password"),
        "role": ("Rol", "Perfil", "Role"),
        "school_code": ("Código de escuela", "Código da escola", "School code"),
        "group": ("Grupo", "Curso", "Turma", "Group"),
        "country": ("País", "Country"),
    },
    key="username",
    secret=frozenset({"password"}),
    check_row=check_row,
    write_rows=write_users,
    max_rows_of=_max_rows,
    too_many="MAX_USERS_PER_UPLOAD",
    batch=50,
)
