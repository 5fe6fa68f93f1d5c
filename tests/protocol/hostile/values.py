"""Hostile values as an address, a form or a header carries them: percent-encoded where need be."""

from __future__ import annotations

LONG = "x" * 10_000

VALUES = {
    "nothing": "",
    "a zero character": "a%00b",
    "half of a pair": "%ED%A0%80",
    "no UTF-8": "%FF%FE",
    "half an escape": "%zz%",
    "10 kB": LONG,
    "less than nothing": "-1",
    "beyond a column": "9223372036854775808",
    "beyond what Python reads": "9" * 5_000,
    "a digit that is no number": "%C2%B2",
    "the last year": "9999",
    "not a number": "nan",
    "a line end": "a%0D%0ASet-Cookie:%20a=b",
    "markup": "%3Cscript%3Ealert(1)%3C/script%3E%22%27",
    "a template": "%7B%7B7*7%7D%7D%7B0.__class__%7D%25s",
    "nobody's id": "00000000-0000-4000-8000-000000000000",
    "a forged token": "NzU:1abcde:Zm9yZ2Vk",
    "a way up": "..%2F..%2Fetc%2Fpasswd",
    "another site": "//evil.example/",
    "JSON": "%7B%22a%22:%5B%5D%7D",
    "turned around": "%E2%80%AEabc",
    # The admin reads escapes of its own in what it is to show.
    "a zero character in the admin's escape": "_00",
    "half of the admin's escape": "_",
}

IN_PATHS = [text for text in VALUES.values() if text and "//" not in text]
"""Those that can stand for a part of an address."""

IN_JSON = {
    "null": b"null",
    "true": b"true",
    "less than nothing": b"-1",
    "an endless number": b"1e999",
    "a number of 5000 digits": b"9" * 5_000,
    "nothing": b'""',
    "a zero character": b'"a\\u0000b"',
    "half of a pair": b'"\\ud800"',
    "no UTF-8": b'"\xff\xfe"',
    "10 kB": b'"' + LONG.encode() + b'"',
    "an array": b"[]",
    "an object": b"{}",
    "arrays in arrays": b"[" * 5_000 + b"]" * 5_000,
    "objects in objects": b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
}

FORM = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data; boundary=b"
PART = b'--b\r\nContent-Disposition: form-data; name="name"'

BODIES: dict[str, tuple[str, bytes]] = {
    "nothing": (FORM, b""),
    "fields without names": (FORM, b"=&=&&;=a"),
    "a field that is a zero character": (FORM, b"%00=%00"),
    "1001 fields": (FORM, b"&".join(b"a%d=" % n for n in range(1_001))),
    "200 kB": (FORM, b"name=" + b"x" * 200_000),
    "letters of a codec that has none": (f"{FORM}; charset=hex", b"name=%41"),
    "letters of two bytes": (f"{FORM}; charset=utf-16", "name=a".encode("utf-16")),
    "half of JSON": ("application/json", b'{"name":'),
    "no object": ("application/json", b"[7]"),
    "nothing of JSON": ("application/json", b""),
    "a language of angle brackets": ("text/xml", b"<name>a</name>"),
    "no type": ("", b"name=a"),
    "parts without a boundary": ("multipart/form-data", b"name=a"),
    "an empty boundary": ("multipart/form-data; boundary=", b"--\r\n"),
    "a part without an end": (MULTIPART, PART + b"\r\n\r\na"),
    "a part without a head": (MULTIPART, b"--b\r\n\r\n\r\n--b--\r\n"),
    "a file for a field": (MULTIPART, PART + b'; filename="../a\0"\r\n\r\na\r\n--b--\r\n'),
    "broken base64": (
        MULTIPART,
        PART + b"\r\nContent-Transfer-Encoding: base64\r\n\r\n!a=\r\n--b--\r\n",
    ),
    "parts in a codec that has no letters": (
        f"{MULTIPART}; charset=hex",
        PART + b"\r\n\r\na\r\n--b--\r\n",
    ),
}
"""Bodies that are wrong whatever form they are sent to: content type and bytes."""

HEADERS: dict[str, str] = {
    "Accept": "a/b;q=nan, */*;q=1e999",
    "Accept-Encoding": "gzip;q=x, , *;q=9",
    "Accept-Language": "xx-" + "a" * 400 + ";q=7, *;q=-1",
    "Authorization": "Bearer \xff",
    "Content-Length": "",
    "Content-Type": "text/html; charset=hex",
    "Host": "evil.example:99999",
    "If-Modified-Since": "Mon, 99 Foo 99999 99:99:99 GMT",
    "If-None-Match": '"' + "a" * 400,
    "Origin": "null",
    "Range": "bytes=9-1,-",
    "Referer": "http://[/",
    "X-Forwarded-For": "'; --, ::ffff:999.0.0.1%eth0",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "gopher",
    "X-Http-Method-Override": "DELETE",
}
"""What no browser says of itself."""

COOKIES = [
    "\\000",
    '"\\000\\377"',
    "a" * 4_000,
    "-1",
    "NzU:1abcde:Zm9yZ2Vk",
    "eyJhIjoxfQ:1abcde:Zm9yZ2Vk",
    "00000000000040008000000000000000:1abcde:Zm9yZ2Vk",
]
"""Forged, for any cookie of the site."""
