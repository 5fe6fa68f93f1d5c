"""docker-compose.yml, the image and the proxy say what docs/running.md says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import pytest
import yaml

from tests.support.processes import ROOT
from tests.support.running import PAGE, command, once, processes

COMPOSE = ROOT / "docker-compose.yml"
SERVICES = {"postgres", "redis", "migrate", "files", "web1", "web2", "worker", "beat", "proxy"}
APP = SERVICES - {"postgres", "redis", "proxy"}
ONCE = {"migrate", "files"}
"""They do one thing and end."""
SETTINGS = re.compile(r"environment\.(?:text|flag|words|number)\(\s*\"([A-Z_]+)\"")


@pytest.fixture(scope="module")
def services() -> dict:
    return yaml.safe_load(COMPOSE.read_text())["services"]


def test_it_is_a_compose_file():
    """By the schema of the Compose specification, as check-jsonschema carries it."""
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*checker, COMPOSE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_log_of_every_container_is_bounded(services):
    for name, service in services.items():
        kept = service["logging"]["options"]
        assert int(kept["max-size"].removesuffix("m")) * int(kept["max-file"]) <= 100, name


def test_a_file_that_is_none_is_found_out(tmp_path):
    wrong = tmp_path / "docker-compose.yml"
    wrong.write_text("services:\n  web:\n    imagine: postgres\n")
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    assert subprocess.run([*checker, wrong], capture_output=True, check=False).returncode == 1


def test_one_service_builds_the_image_that_all_of_the_site_run(services):
    assert [name for name in services if "build" in services[name]] == ["migrate"]
    for name in APP:
        assert (services[name]["image"], services[name]["pull_policy"]) == ("rooms", "never")


def test_the_proxy_ends_at_once_though_sockets_are_open(services):
    assert services["proxy"]["stop_signal"] == "SIGTERM"


def test_the_services_are_those_of_the_full_stack(services):
    assert set(services) == SERVICES
    assert set(processes()) == {"web1", "web2", "worker", "beat"}


@pytest.mark.parametrize("name", ["web1", "web2", "worker", "beat"])
def test_a_service_runs_what_the_page_says(services, name):
    _, words = command(processes()[name])
    assert services[name]["command"] == [words[0].rpartition("/")[2], *words[1:]]


def test_the_database_is_migrated_as_the_page_says(services):
    assert shlex.join(services["migrate"]["command"]) == once()[0].removeprefix(".venv/bin/")
    assert services["migrate"]["restart"] == "no"


def test_the_proxy_serves_the_files_that_are_collected_as_the_page_says(services):
    files = services["files"]
    assert shlex.join(files["command"]) == once()[1].removeprefix(".venv/bin/")
    assert files["volumes"] == ["static:/app/var/static"] and files["restart"] == "no"
    assert "static:/srv/static:ro" in services["proxy"]["volumes"]
    assert "root /srv;" in proxy()


@pytest.mark.parametrize("name", sorted(APP - ONCE))
def test_nothing_of_the_site_starts_before_the_migration_is_done(services, name):
    waits = {other: rule["condition"] for other, rule in services[name]["depends_on"].items()}
    assert waits == {
        "postgres": "service_healthy",
        "redis": "service_healthy",
        "migrate": "service_completed_successfully",
    }


def test_the_proxy_waits_for_both_web_processes_and_knows_them(services):
    waits = dict(services["proxy"]["depends_on"])
    assert waits.pop("files") == {"condition": "service_completed_successfully"}
    assert {rule["condition"] for rule in waits.values()} == {"service_healthy"}
    servers = re.findall(r"^\s*server (\w+):8000 ", proxy(), re.MULTILINE)
    assert sorted(servers) == sorted(waits) == ["web1", "web2"]


def test_the_proxy_keeps_a_room_on_one_process_by_its_code():
    pattern = re.search(r"^\s*~(\S+) \$code;", proxy(), re.MULTILINE)[1].replace("(?<", "(?P<")
    for address in ("/r/abc-123/", "/ws/rooms/abc-123/"):
        assert re.match(pattern, address)["code"] == "abc-123"
    assert not re.match(pattern, "/static/js/room/waiting-room.js")
    assert "hash $room consistent;" in proxy()


def test_the_proxy_lets_sockets_through():
    assert "proxy_set_header Upgrade $http_upgrade;" in proxy()
    assert "proxy_set_header Host $http_host;" in proxy()


@pytest.mark.parametrize("name", sorted(SERVICES - ONCE))
def test_what_ends_is_started_again(services, name):
    assert services[name]["restart"] == "unless-stopped"


@pytest.mark.parametrize("name", sorted(SERVICES - {*ONCE, "beat"}))
def test_what_can_be_asked_has_a_health_check(services, name):
    assert services[name]["healthcheck"]["test"]


def test_nothing_but_the_proxy_can_be_reached_from_outside(services):
    assert [name for name in services if "ports" in services[name]] == ["proxy"]
    assert services["proxy"]["ports"] == ["${HOST:-127.0.0.1}:${PORT:-8000}:80"]


def test_secrets_have_no_default_and_are_asked_for(services):
    environment = services["web1"]["environment"]
    assert environment["SECRET_KEY"].startswith("${SECRET_KEY:?")
    assert "${POSTGRES_PASSWORD:?" in environment["DATABASE_URL"]
    assert environment["DEBUG"] == "0"
    assert not re.search(r"(KEY|PASSWORD):-", COMPOSE.read_text())


def test_the_page_names_every_setting_and_compose_no_other(services):
    read = set()
    for module in ("settings.py", "core/environment.py"):
        text = (ROOT / "server" / module).read_text()
        read |= set(SETTINGS.findall(text)) | set(re.findall(r"\btext\(\"([A-Z_]+)\"\)", text))
    written = set(re.findall(r"^\| `([A-Z_]+)` \|", PAGE.read_text(), re.MULTILINE))
    assert written == read
    assert set(services["web1"]["environment"]) <= written


def test_the_image_does_not_run_as_root():
    users = re.findall(r"^USER (\w+)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert users and users[-1] != "root"


def test_the_image_holds_what_it_copies():
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text(), re.M)
    for path in " ".join(copied).split():
        assert (ROOT / path).exists(), path
        assert f"!{path.split('/')[0]}" in (ROOT / ".dockerignore").read_text().split()


def proxy() -> str:
    return (ROOT / "deploy" / "nginx.conf").read_text()
