"""Writes ``server/accounts/confusables.txt``: Unicode's table of characters that look alike.

    python -m tools.confusables

Asks ICU, the Unicode Consortium's own library, which comes with WebKitGTK: the skeleton of a single
character (UTS #39) is its row of the official ``confusables.txt``. A new table makes other
skeletons of the names of members, so it needs a migration like that which first computed them.
"""

from __future__ import annotations

import ctypes
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator
from ctypes.util import find_library

from server.accounts.lookalikes import TABLE

HEAD = """\
# Characters that look alike: a prototype, then the characters that a reader takes for it, as code
# points. Of those that no compatibility decomposition (NFKD) changes.
# Written by tools/confusables.py from Unicode {unicode}'s confusables.txt (UTS #39), by way of ICU.
# Copyright (c) Unicode, Inc.; see https://www.unicode.org/license.txt
"""
LONGEST = 64
"""Characters; no row of the table is as long."""


def main() -> None:
    library = find_library("icui18n")
    if library is None:
        sys.exit("ICU is missing: on Debian and Ubuntu it comes with libwebkitgtk and libicu-dev")
    icu = ctypes.CDLL(library)
    version = re.findall(r"\d+", library)[-1]
    rows: dict[str, list[str]] = defaultdict(list)
    for character, prototype in _confusable(_skeleton_by(icu, version)):
        rows[prototype].append(character)
    lines = [_codes(prototype, *rows[prototype]) for prototype in sorted(rows)]
    TABLE.write_text(HEAD.format(unicode=_unicode_of(icu, version)) + "\n".join(lines) + "\n")
    print(f"wrote {TABLE}: {sum(map(len, rows.values()))} characters")


def _confusable(skeleton: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """Characters that a decomposition leaves alone, with their prototypes."""
    for code in range(sys.maxunicode + 1):
        character = chr(code)
        # Surrogates, private use, and what this Python knows no decomposition of.
        if unicodedata.category(character) in {"Cs", "Co", "Cn"}:
            continue
        if unicodedata.normalize("NFKD", character) != character:
            continue
        prototype = unicodedata.normalize("NFKD", skeleton(character))
        if prototype != character:
            yield character, prototype


def _codes(prototype: str, *characters: str) -> str:
    text = "+".join(f"{ord(each):04X}" for each in prototype)
    return " ".join([text, *(f"{ord(each):04X}" for each in characters)])


def _skeleton_by(icu: ctypes.CDLL, version: str) -> Callable[[str], str]:
    failed = ctypes.c_int(0)
    open_checker = icu[f"uspoof_open_{version}"]
    open_checker.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(open_checker(ctypes.byref(failed)))
    ask = icu[f"uspoof_getSkeletonUTF8_{version}"]

    def skeleton(text: str) -> str:
        said, answer = text.encode(), ctypes.create_string_buffer(LONGEST)
        size = ask(checker, 0, said, len(said), answer, LONGEST, ctypes.byref(failed))
        # Below zero are warnings.
        if failed.value > 0:
            sys.exit(f"ICU failed with {failed.value} at U+{ord(text):04X}")
        return answer.raw[:size].decode()

    return skeleton


def _unicode_of(icu: ctypes.CDLL, version: str) -> str:
    numbers = (ctypes.c_uint8 * 4)()
    icu[f"u_getUnicodeVersion_{version}"](numbers)
    return f"{numbers[0]}.{numbers[1]}"


if __name__ == "__main__":
    main()
