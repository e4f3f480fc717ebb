"""Run by Alembic: bring the database behind the connection to the newest schema."""

from alembic import context

from zellige.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, compare_type=True)
with context.begin_transaction():
    context.run_migrations()
