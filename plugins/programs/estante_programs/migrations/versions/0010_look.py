"""Typefaces of programs, and colours, fonts and corners of their own."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010_look"
down_revision = "0009_kanban_boards"
branch_labels = None
depends_on = None

COLUMNS: dict[str, sa.types.TypeEngine[Any]] = {
    "heading_typeface_guid": sa.Uuid(),
    "body_typeface_guid": sa.Uuid(),
    "custom_color_first": sa.Text(),
    "custom_color_second": sa.Text(),
    "custom_color_gradient_first": sa.Text(),
    "custom_color_gradient_second": sa.Text(),
    "custom_color_second_style": sa.Text(),
    "custom_border_radius": sa.Double(),
    "custom_heading_typeface_guid": sa.Uuid(),
    "custom_body_typeface_guid": sa.Uuid(),
}
SWITCH = "has_custom_styles"


def upgrade() -> None:
    op.add_column(
        "programs", sa.Column(SWITCH, sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    for name, kind in COLUMNS.items():
        op.add_column("programs", sa.Column(name, kind, nullable=True))


def downgrade() -> None:
    for name in (*COLUMNS, SWITCH):
        op.drop_column("programs", name)
