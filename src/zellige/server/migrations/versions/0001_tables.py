"""Tables, their records, who sits where, persons, keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(36), primary_key=True),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("wakes", sa.Float),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(36)),
    )
    op.create_index("tables_wakes", "tables", ["wakes"])
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(36), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("request", sa.String(80)),
    )
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(36), primary_key=True),
        sa.Column("table_id", sa.String(36), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(36), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    for name in ("keys", "persons", "sitters", "records", "tables"):
        op.drop_table(name)
