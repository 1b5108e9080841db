"""Violated constraints as the errors that they mean, where they are written.

with refusing(uq_schools_code=Duplicate("code"), ex_bookings_during=RoomTaken()):
    await session.flush()
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from msgspec import Struct
from sqlalchemy import Column, TextClause, UniqueConstraint, bindparam, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from estante.database.base import Base, TenantTable
from estante.errors import ApiError, FieldError

TENANT = "tenant_id"
TURN = text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))")


@contextmanager
def refusing(**refusals: ApiError) -> Iterator[None]:
    """Raise the error that is named after the constraint which a statement violates.

    The transaction has failed then: nothing more can be read in it. Any other violation goes on as it is.
    """
    try:
        yield
    except IntegrityError as error:
        refusal = refusals.get(constraint_of(error))
        if refusal is None:
            raise
        raise refusal from error


async def take_turn(session: AsyncSession, model: type[Base], tenant: UUID) -> None:
    """Hold a table's writing until the commit: two rows that exclude each other wait for each other."""
    key = f"{model.__tablename__}{tenant}"
    await session.execute(TURN, {"key": key})


async def not_living(
    session: AsyncSession,
    model: type[TenantTable],
    sent: Mapping[str, object],
    scope: TextClause | None = None,
) -> list[FieldError]:
    """The fields whose guid no living row of the scope has; the others' rows are locked until the commit."""
    wrong = []
    for field, guid in sent.items():
        if isinstance(guid, UUID):
            living = select(model.guid).where(model.guid == guid)
            if (deleted_at := getattr(model, "deleted_at", None)) is not None:
                living = living.where(deleted_at.is_(None))
            if scope is not None:
                living = living.where(scope)
            if await session.scalar(living.with_for_update(read=True)) is None:
                wrong.append(FieldError(field, "choice"))
    return wrong


def constraint_of(error: IntegrityError) -> str:
    """The name of the constraint or unique index that PostgreSQL says was violated."""
    # asyncpg's own error, or one of SQLAlchemy's around it.
    errors = (error.orig, getattr(error.orig, "__cause__", None))
    return next((str(name) for cause in errors if (name := getattr(cause, "constraint_name", None))), "")


class UniqueRule(Struct, frozen=True):
    """One unique index of a table: a value is taken when `expressions` of another row are the same.

    `field` is what the answer names, `text` the sentence `errors.<text>`, `columns` those that are compared.
    """

    field: str
    text: str
    constraint: str
    columns: Mapping[str, Column[Any]]
    expressions: Sequence[str]
    condition: str | None

    def conditions(self, values: Mapping[str, object]) -> TextClause:
        """What holds for the row that has these values already."""
        same = [f"{sql} = {_with_parameters(sql, self.columns)}" for sql in self.expressions]
        sql = " AND ".join([*same, *([f"({self.condition})"] if self.condition else [])])
        return text(sql).bindparams(
            *(bindparam(f"taken_{name}", values[name], column.type) for name, column in self.columns.items())
        )

    def holds_for(self, values: Mapping[str, object]) -> bool:
        """Whether the values are compared at all: NULL is never taken."""
        return all(values.get(name) is not None for name in self.columns)


def unique_rules(
    model: type[Base], unique: Mapping[str, str], columns: Mapping[str, str]
) -> list[UniqueRule]:
    """The rules of `Records.unique`, from the model's own unique indexes and constraints.

    `columns` are the fields of the calls whose column has another name.

    Raises:
        TypeError: the model has no unique index with that column.
    """
    fields = {column: field for field, column in columns.items()}
    return [_rule(model, column, sentence, fields.get(column, column)) for column, sentence in unique.items()]


def _rule(model: type[Base], column: str, sentence: str, field: str) -> UniqueRule:
    table: Any = model.__table__
    for name, expressions, condition in _unique_parts(table):
        columns = {
            compared.key: compared
            for compared in table.columns
            if any(_word(compared.key, sql) for sql in expressions)
        }
        if column in columns:
            return UniqueRule(field, sentence, name, columns, expressions, condition)
    raise TypeError(f"{model.__name__} has no unique index with the column {column}")


def _unique_parts(table: Any) -> Iterator[tuple[str, list[str], str | None]]:
    """A table's unique indexes and constraints: their names, what they compare in a tenant, of which rows."""
    for index in table.indexes:
        if index.unique:
            where = index.dialect_options["postgresql"]["where"]
            condition = None if where is None else _sql(where)
            yield str(index.name), _without_tenant(index.expressions), condition
    for constraint in table.constraints:
        if isinstance(constraint, UniqueConstraint):
            yield str(constraint.name), _without_tenant(constraint.columns), None


def _without_tenant(expressions: Iterable[Any]) -> list[str]:
    return [sql for sql in map(_sql, expressions) if sql != TENANT]


def _sql(expression: Any) -> str:
    """An expression of an index as PostgreSQL reads it in a query of its table alone."""
    if isinstance(expression, Column):
        return expression.name
    compiled = expression.compile(
        dialect=postgresql.dialect(),  # type: ignore[no-untyped-call]
        compile_kwargs={"literal_binds": True, "include_table": False},
    )
    return str(compiled)


def _with_parameters(sql: str, columns: Iterable[str]) -> str:
    for name in columns:
        sql = re.sub(rf"\b{name}\b", f":taken_{name}", sql)
    return sql


def _word(name: str, sql: str) -> bool:
    return re.search(rf"\b{name}\b", sql) is not None
