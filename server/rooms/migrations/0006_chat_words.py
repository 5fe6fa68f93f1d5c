"""The words of chat lines are found by an index: PostgreSQL's full text, SQLite's FTS5.

A later migration that has SQLite make the table of lines anew loses the triggers with the old one,
and must call ``forward`` again.
"""

from django.db import migrations, models

POSTGRES = [
    # Letters without their marks, addresses as several words.
    """
    CREATE FUNCTION words_of_chat(name text, said text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT to_tsvector('simple', translate(name || ' ' || said,
        'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ./-:@_?&=%#+~', 'acelnoszzACELNOSZZ             '))
    $$
    """,
    "CREATE INDEX rooms_chatline_words ON rooms_chatline USING gin (words_of_chat(name, text))",
]
POSTGRES_BACK = ["DROP INDEX rooms_chatline_words", "DROP FUNCTION words_of_chat(text, text)"]


def _said(row):
    return f"replace(replace({row}.name || ' ' || {row}.text, 'ł', 'l'), 'Ł', 'L')"


GONE = (
    "INSERT INTO rooms_chatwords (rooms_chatwords, rowid, said)"
    f" VALUES ('delete', old.id, {_said('old')});"
)
COME = f"INSERT INTO rooms_chatwords (rowid, said) VALUES (new.id, {_said('new')});"
SQLITE = [
    "CREATE VIRTUAL TABLE rooms_chatwords USING fts5"
    "(said, content='', columnsize=0, detail=none, tokenize='unicode61 remove_diacritics 2')",
    "INSERT INTO rooms_chatwords (rowid, said)"
    f" SELECT id, {_said('line')} FROM rooms_chatline AS line",
    f"CREATE TRIGGER chat_words_come AFTER INSERT ON rooms_chatline BEGIN {COME} END",
    f"CREATE TRIGGER chat_words_go AFTER DELETE ON rooms_chatline BEGIN {GONE} END",
    "CREATE TRIGGER chat_words_change AFTER UPDATE OF name, text ON rooms_chatline"
    f" BEGIN {GONE} {COME} END",
]
SQLITE_BACK = [
    *(f"DROP TRIGGER chat_words_{what}" for what in ("come", "go", "change")),
    "DROP TABLE rooms_chatwords",
]


def forward(apps, schema_editor):
    _execute(schema_editor, POSTGRES, SQLITE)


def back(apps, schema_editor):
    _execute(schema_editor, POSTGRES_BACK, SQLITE_BACK)


def _execute(schema_editor, postgres, sqlite):
    for statement in postgres if schema_editor.connection.vendor == "postgresql" else sqlite:
        schema_editor.execute(statement, None)


class Migration(migrations.Migration):
    dependencies = [("rooms", "0005_sanctions")]
    operations = [
        migrations.AddIndex("chatline", models.Index(fields=["at"], name="lines_by_time")),
        migrations.RunPython(forward, back),
    ]
