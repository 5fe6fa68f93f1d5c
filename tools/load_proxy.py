"""Starts nginx with our own configuration before web processes of this machine."""

from __future__ import annotations

import os
import pwd
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools import needs

ROOT = Path(__file__).resolve().parent.parent
CONF = ROOT / "deploy" / "nginx.conf"
STATIC = ROOT / "var" / "static"
OUTSIDE = """daemon off;
user {user};
pid {folder}/nginx.pid;
"""
PID = "pid /run/nginx.pid;\n"
INSIDE = """http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
"""
NAMED = re.compile(r"server web\d+:\d+ resolve (.*);\n\s*")
FOUND_BY_NAME = re.compile(r"^ *(?:zone|resolver) .*\n", re.MULTILINE)


def start(
    folder: Path, port: int, ports: Sequence[int], static: Path = STATIC, log: Path | None = None
) -> subprocess.Popen[bytes]:
    """nginx with ``deploy/nginx.conf`` at ``port``, before web processes at ``ports``."""
    program = needs.nginx()
    if program is None:
        raise SystemExit("nginx is not installed")
    user = pwd.getpwuid(os.geteuid()).pw_name
    text = ours(port, ports, static, log)
    text = text.replace(PID, OUTSIDE.format(user=user, folder=folder))
    text = text.replace("http {\n", INSIDE.format(folder=folder), 1)
    conf = folder / "nginx.conf"
    conf.write_text(text)
    return subprocess.Popen([program, "-p", str(folder), "-e", "stderr", "-c", str(conf)])


def ours(port: int, ports: Sequence[int], static: Path = STATIC, log: Path | None = None) -> str:
    """Only the addresses are others, of which none is looked up by name, and where files lie. What
    is asked for is logged where that is wanted."""
    text = FOUND_BY_NAME.sub("", CONF.read_text())
    kept = "access_log off;" if log is None else f"access_log {log} kept;"
    text = text.replace("access_log /dev/stdout kept;", kept)
    told = NAMED.search(text)
    if told is None:
        raise SystemExit(f"{CONF} names no web process any more")
    servers = "".join(f"server 127.0.0.1:{each} {told[1]};\n    " for each in ports)
    text = NAMED.sub("", text.replace(told[0], servers + told[0], 1))
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    return text.replace("root /srv;", f"root {static.parent};")
