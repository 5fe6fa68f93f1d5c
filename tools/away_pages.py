"""Generates ``deploy/away``: the pages that the proxy answers with by itself, when no web process
can or is to be asked. Plain files, since then nothing of the site may be there."""

from __future__ import annotations

import os
from pathlib import Path

import django
from django.template.loader import render_to_string

from server.core.messages import LANGUAGES, say

FOLDER = Path(__file__).resolve().parent.parent / "deploy" / "away"
COMES_AGAIN = {"": "away", "slower-": "slower"}
"""By the beginning of its name, the words of a page that tries again by itself."""
KINDS = {**COMES_AGAIN, "large-": "too-large", "odd-": "bad-request"}


def pages() -> dict[Path, str]:
    """What stands in each file."""
    return {
        FOLDER / f"{kind}{language}.html": _page(kind, language)
        for kind in KINDS
        for language in LANGUAGES
    }


def _page(kind: str, language: str) -> str:
    words = KINDS[kind]
    told = {
        "language": language,
        "title": say(language, f"{words}-title"),
        "line": say(language, f"{words}-line"),
        "again": say(language, "away-again") if kind in COMES_AGAIN else "",
        "now": say(language, "away-now"),
        "front": say(language, "to-front"),
    }
    text = render_to_string("away.html", told)
    return "\n".join(line for line in text.splitlines() if line.strip()) + "\n"


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
    django.setup()
    for file, text in pages().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
