"""Tasks that are made of kanban boards, and those boards."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0009_kanban_boards"
down_revision = "0008_toolbox"
branch_labels = None
depends_on = None

CHECKS = {
    "has_a_kind": "kind IN ('quiz', 'videolesson', 'kanban')",
    "is_made_of_a_content": "(kind = 'kanban') = (content_guid IS NULL)",
    "is_made_of_boards": "(kind = 'kanban') = (kanban IS NOT NULL)",
}


def upgrade() -> None:
    _create_program_boards()
    _create_program_board_members()
    _create_program_cards()
    _create_program_card_people()
    op.add_column(
        "program_tasks",
        sa.Column("kanban", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
    )
    op.alter_column("program_tasks", "content_guid", existing_type=sa.UUID(), nullable=True)
    op.drop_constraint(op.f("ck_program_tasks_has_a_kind"), "program_tasks", type_="check")
    for name, condition in CHECKS.items():
        check = f"ck_program_tasks_{name} CHECK ({condition}) NOT VALID"
        op.execute(f"ALTER TABLE program_tasks ADD CONSTRAINT {check}")
    # Nobody waits while the rows are read.
    with op.get_context().autocommit_block():
        for name in CHECKS:
            op.execute(f"ALTER TABLE program_tasks VALIDATE CONSTRAINT ck_program_tasks_{name}")


def _create_program_boards() -> None:
    op.create_table(
        "program_boards",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("task_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=True),
        sa.Column("group_guid", sa.Uuid(), nullable=True),
        sa.Column("columns", sa.ARRAY(sa.Text()), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("cardinality(columns) > 0", name=op.f("ck_program_boards_has_columns")),
        sa.CheckConstraint(
            "num_nonnulls(person_guid, group_guid) = 1", name=op.f("ck_program_boards_is_of_one")
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "task_guid"],
            ["program_tasks.tenant_id", "program_tasks.guid"],
            name=op.f("fk_program_boards_tenant_id_task_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_boards")),
        sa.UniqueConstraint(
            "tenant_id",
            "task_guid",
            "group_guid",
            name=op.f("uq_program_boards_tenant_id_task_guid_group_guid"),
        ),
        sa.UniqueConstraint(
            "tenant_id",
            "task_guid",
            "person_guid",
            name=op.f("uq_program_boards_tenant_id_task_guid_person_guid"),
        ),
    )
    row_security(op, "program_boards")
    op.create_index(
        "ix_program_boards_person_guid", "program_boards", ["tenant_id", "person_guid"], unique=False
    )


def _create_program_board_members() -> None:
    op.create_table(
        "program_board_members",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("task_guid", sa.Uuid(), nullable=False),
        sa.Column("board_guid", sa.Uuid(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "board_guid"],
            ["program_boards.tenant_id", "program_boards.guid"],
            name=op.f("fk_program_board_members_tenant_id_board_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "task_guid"],
            ["program_tasks.tenant_id", "program_tasks.guid"],
            name=op.f("fk_program_board_members_tenant_id_task_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "tenant_id", "person_guid", "task_guid", name=op.f("pk_program_board_members")
        ),
    )
    row_security(op, "program_board_members")
    op.create_index(
        "ix_program_board_members_board_guid",
        "program_board_members",
        ["tenant_id", "board_guid"],
        unique=False,
    )
    op.create_index(
        "ix_program_board_members_task_guid",
        "program_board_members",
        ["tenant_id", "task_guid"],
        unique=False,
    )


def _create_program_cards() -> None:
    op.create_table(
        "program_cards",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("board_guid", sa.Uuid(), nullable=False),
        sa.Column("column", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(collation="C"), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default="", nullable=False),
        sa.Column("due_on", sa.Date(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint('"column" >= 0', name=op.f("ck_program_cards_is_in_a_column")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "board_guid"],
            ["program_boards.tenant_id", "program_boards.guid"],
            name=op.f("fk_program_cards_tenant_id_board_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_cards")),
    )
    row_security(op, "program_cards")
    op.create_index(
        "ix_program_cards_board_guid",
        "program_cards",
        ["tenant_id", "board_guid", "column", "position"],
        unique=False,
    )


def _create_program_card_people() -> None:
    op.create_table(
        "program_card_people",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("card_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "card_guid"],
            ["program_cards.tenant_id", "program_cards.guid"],
            name=op.f("fk_program_card_people_tenant_id_card_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "card_guid", "person_guid", name=op.f("pk_program_card_people")),
    )
    row_security(op, "program_card_people")
    op.create_index(
        "ix_program_card_people_person_guid",
        "program_card_people",
        ["tenant_id", "person_guid"],
        unique=False,
    )


def downgrade() -> None:
    op.execute("DELETE FROM program_tasks WHERE kind = 'kanban'")
    for name in CHECKS:
        op.drop_constraint(op.f(f"ck_program_tasks_{name}"), "program_tasks", type_="check")
    op.create_check_constraint(
        op.f("ck_program_tasks_has_a_kind"), "program_tasks", "kind IN ('quiz', 'videolesson')"
    )
    op.alter_column("program_tasks", "content_guid", existing_type=sa.UUID(), nullable=False)
    op.drop_column("program_tasks", "kanban")
    op.drop_index("ix_program_card_people_person_guid", table_name="program_card_people")
    op.drop_table("program_card_people")
    op.drop_index("ix_program_cards_board_guid", table_name="program_cards")
    op.drop_table("program_cards")
    op.drop_index("ix_program_board_members_task_guid", table_name="program_board_members")
    op.drop_index("ix_program_board_members_board_guid", table_name="program_board_members")
    op.drop_table("program_board_members")
    op.drop_index("ix_program_boards_person_guid", table_name="program_boards")
    op.drop_table("program_boards")
