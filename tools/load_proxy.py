"""Our own proxy configuration before web processes of this machine, where nginx is installed."""

from __future__ import annotations

import os
import pwd
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools import needs

CONF = Path(__file__).resolve().parent.parent / "deploy" / "nginx.conf"
AROUND = """daemon off;
user {user};
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{ours}
}}
"""
NAMED = re.compile(r"server web\d+:\d+ resolve (.*);\n\s*")
FOUND_BY_NAME = re.compile(r"^ *(?:zone|resolver) .*\n", re.MULTILINE)


def start(folder: Path, port: int, ports: Sequence[int]) -> subprocess.Popen[bytes]:
    """nginx with ``deploy/nginx.conf`` at ``port``, before web processes at ``ports``."""
    program = needs.nginx()
    if program is None:
        raise SystemExit("nginx is not installed")
    text = AROUND.format(
        user=pwd.getpwuid(os.geteuid()).pw_name, folder=folder, ours=ours(port, ports)
    )
    conf = folder / "nginx.conf"
    conf.write_text(text)
    return subprocess.Popen([program, "-p", str(folder), "-e", "stderr", "-c", str(conf)])


def ours(port: int, ports: Sequence[int]) -> str:
    """Only the addresses are others: here none is looked up by name."""
    text = FOUND_BY_NAME.sub("", CONF.read_text())
    told = NAMED.search(text)
    if told is None:
        raise SystemExit(f"{CONF} names no web process any more")
    servers = "".join(f"server 127.0.0.1:{each} {told[1]};\n    " for each in ports)
    text = NAMED.sub("", text.replace(told[0], servers + told[0], 1))
    return text.replace("listen 80;", f"listen 127.0.0.1:{port};")
