"""What the database holds: tables, their records, who sits where, and persons."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

#: A table as it was set, and what lists of tables need to know without reading its records. `wakes` is when something
#: happens without anybody: 0 a bot's move, else a clock that runs out.
tables = Table(
    "tables",
    metadata,
    Column("id", String(36), primary_key=True),
    Column("setting", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(8), nullable=False),
    Column("wakes", Float),
    Column("is_public", Boolean, nullable=False),
    Column("rematch", String(36)),
    Index("tables_wakes", "wakes"),
    Index("tables_changed", "changed"),
)

#: What has happened at a table, in order. `request` is the request that brought it about: it is carried out once.
records = Table(
    "records",
    metadata,
    Column("table_id", String(36), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("request", String(80)),
)

#: Who has set a table or sits there, for the list of their games.
sitters = Table(
    "sitters",
    metadata,
    Column("person", String(36), primary_key=True),
    Column("table_id", String(36), ForeignKey("tables.id"), primary_key=True),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(36), primary_key=True),
    Column("name", String(24), nullable=False),
)

#: The key that signs cookies.
keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)
