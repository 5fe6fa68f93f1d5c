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


def test_one_service_builds_the_image_that_all_of_the_site_run(services):
    assert [name for name in services if "build" in services[name]] == ["migrate"]
    for name in APP:
        assert (services[name]["image"], services[name]["pull_policy"]) == ("rooms", "never")


def test_the_services_are_those_of_the_full_stack(services):
    assert set(services) == SERVICES
    assert set(processes()) == {"web1", "web2", "worker", "beat"}


def test_a_service_runs_what_the_page_says(services):
    for name, process in processes().items():
        _, words = command(process)
        assert services[name]["command"] == [words[0].rpartition("/")[2], *words[1:]]
    assert shlex.join(services["migrate"]["command"]) == once()[0].removeprefix(".venv/bin/")
    assert services["migrate"]["restart"] == "no"


def test_the_proxy_serves_the_files_that_are_collected_as_the_page_says(services):
    files = services["files"]
    assert shlex.join(files["command"]) == once()[1].removeprefix(".venv/bin/")
    assert files["volumes"] == ["static:/app/var/static"] and files["restart"] == "no"
    assert "static:/srv/static:ro" in services["proxy"]["volumes"]
    assert "root /srv;" in proxy()


def test_nothing_of_the_site_starts_before_the_migration_is_done(services):
    for name in APP - ONCE:
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


def test_the_proxy_bounds_whoever_asks_for_pages_and_sockets(services):
    """Wherever a web process is asked; what it does is tried in tests/tools/test_proxy.py."""
    places = proxy().split("location ")[1:]
    asking = [place for place in places if "proxy_pass" in place]
    assert len(asking) == 2
    for place in asking:
        assert place.count("limit_req ") == place.count("limit_conn ") == 2
    assert "./deploy/nginx.conf:/etc/nginx/nginx.conf:ro" in services["proxy"]["volumes"]
    workers = int(re.search(r"worker_connections (\d+);", proxy())[1])
    assert workers < services["proxy"]["ulimits"]["nofile"]


def test_the_proxy_lets_sockets_through_and_keeps_no_place_for_whoever_is_silent(services):
    assert "proxy_set_header Upgrade $http_upgrade;" in proxy()
    assert "proxy_set_header Host $http_host;" in proxy()
    for silent in ("client_header", "client_body", "send", "keepalive"):
        seconds = re.search(rf"^    {silent}_timeout (\d+)s;", proxy(), re.MULTILINE)
        assert 0 < int(seconds[1]) <= 30, silent
    assert services["proxy"]["stop_signal"] == "SIGTERM", "it ends though sockets are open"


def test_the_page_names_the_least_versions_that_know_what_the_file_says(services):
    named = re.search(
        r"Docker Engine from (\d+) up and Docker Compose from (\d+)\.(\d+) up", PAGE.read_text()
    )
    engine, *compose = map(int, named.groups())
    # Both know how often to ask a container that is starting from these on.
    assert "start_interval" in services["web1"]["healthcheck"]
    assert engine >= 25 and compose >= [2, 20]


def test_a_container_writes_nowhere_and_takes_no_more_than_its_share(services):
    for name, service in services.items():
        assert service["read_only"] is True and "/tmp" in service["tmpfs"], name
        assert re.fullmatch(r"\d+[mg]", service["mem_limit"]), name
        assert 0 < service["pids_limit"] <= 256, name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        log = service["logging"]["options"]
        assert int(log["max-size"].removesuffix("m")) * int(log["max-file"]) <= 100, name


def test_what_ends_is_started_again_and_what_can_be_asked_has_a_health_check(services):
    for name in SERVICES - ONCE:
        assert services[name]["restart"] == "unless-stopped", name
        assert name == "beat" or services[name]["healthcheck"]["test"], name


def test_nothing_but_the_proxy_can_be_reached_from_outside(services):
    ports = {name: service["ports"] for name, service in services.items() if "ports" in service}
    assert ports.pop("proxy") == ["${HOST:-127.0.0.1}:${PORT:-8000}:80"]
    assert set(ports) == {"web1", "web2", "worker"}
    assert all(each.startswith("127.0.0.1:") for name in ports for each in ports[name])


def test_the_figures_are_where_the_page_asks_for_them(services):
    operations = (ROOT / "docs" / "operations.md").read_text()
    assert services["web1"]["ports"] == ["127.0.0.1:8001:8000"]
    assert "http://127.0.0.1:8001/metrics" in operations
    first = int(services["worker"]["environment"]["METRICS_PORT"])
    processes = int(re.search(r"--concurrency (\d+)", shlex.join(services["worker"]["command"]))[1])
    span = f"{first}-{first + processes - 1}"
    assert services["worker"]["ports"] == [f"127.0.0.1:{span}:{span}"]


def test_what_the_site_writes_lies_where_it_may(services):
    """var/ is in the image: beat's note is in /tmp, and what is collected in a volume."""
    for name in APP:
        assert services[name]["environment"]["BEAT_FILE"].startswith("/tmp/")
        assert services[name]["cap_drop"] == ["ALL"]
        made = [each for each in services[name]["tmpfs"] if each.startswith("/app/var/made")]
        assert bool(made) is (name == "files")


def test_only_the_migration_owns_the_tables(services):
    owner, app = "postgres://rooms:${POSTGRES_PASSWORD:?", "postgres://rooms_app:${APP_POSTGRES_"
    migration = services["migrate"]["environment"]
    assert migration["DATABASE_URL"].startswith(owner)
    assert migration["APP_DATABASE_URL"] == services["web1"]["environment"]["DATABASE_URL"]
    for name in APP - {"migrate"}:
        environment = services[name]["environment"]
        assert environment["DATABASE_URL"].startswith(app), name
        assert "{POSTGRES_PASSWORD" not in str(environment), name
    assert services["postgres"]["environment"]["POSTGRES_USER"] == "rooms"


def test_redis_asks_for_the_password_that_the_site_knows(services):
    command = services["redis"]["command"]
    asked = command[command.index("--requirepass") + 1]
    assert asked.startswith("${REDIS_PASSWORD:?")
    assert f"redis://:{asked}@redis:6379/0" == services["web1"]["environment"]["REDIS_URL"]
    # Without the password redis-cli is refused, and ends as if all were well.
    assert "grep -q PONG" in services["redis"]["healthcheck"]["test"][1]
    assert services["redis"]["environment"]["REDISCLI_AUTH"] == asked


def test_every_image_of_others_is_named_by_its_digest_and_may_be_named_otherwise(services):
    images = [services[name]["image"] for name in SERVICES - APP]
    built = services["migrate"]["build"]["args"]
    named = [
        re.fullmatch(r"\$\{([A-Z]+_IMAGE):-([a-z]+:[\w.-]+@sha256:[0-9a-f]{64})\}", image)
        for image in (*images, *built.values())
    ]
    assert all(named)
    pinned = {found[1]: found[2] for found in named if found}
    assert all(f"`{name}" in PAGE.read_text() for name in pinned)
    dockerfile = (ROOT / "Dockerfile").read_text()
    for name in built:
        assert f"ARG {name}={pinned[name]}\n" in dockerfile
    bases = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert set(bases) == {f"${name}" for name in built}


def test_secrets_have_no_default_and_are_asked_for(services):
    environment = services["web1"]["environment"]
    assert environment["SECRET_KEY"].startswith("${SECRET_KEY:?")
    assert "${APP_POSTGRES_PASSWORD:?" in environment["DATABASE_URL"]
    assert "${POSTGRES_PASSWORD:?" in services["migrate"]["environment"]["DATABASE_URL"]
    assert "${REDIS_PASSWORD:?" in environment["REDIS_URL"]
    assert environment["DEBUG"] == "0"
    assert not re.search(r"(KEY|PASSWORD):-", COMPOSE.read_text())


def test_the_page_names_every_setting_and_compose_no_other(services):
    read = set()
    for module in ("settings.py", "core/environment.py"):
        text = (ROOT / "server" / module).read_text()
        read |= set(SETTINGS.findall(text)) | set(
            re.findall(r"\b(?:text|words)\(\"([A-Z_]+)\"\)", text)
        )
    written = set(re.findall(r"^\| `([A-Z_]+)` \|", PAGE.read_text(), re.MULTILINE))
    assert written == read
    assert set(services["web1"]["environment"]) <= written


def test_the_image_holds_what_it_copies_and_does_not_run_as_root():
    dockerfile = (ROOT / "Dockerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.MULTILINE)
    for path in " ".join(copied).split():
        assert (ROOT / path).exists(), path
        assert f"!{path.split('/')[0]}" in (ROOT / ".dockerignore").read_text().split()
    users = re.findall(r"^USER (\w+)$", dockerfile, re.MULTILINE)
    assert users and users[-1] != "root"


def proxy() -> str:
    return (ROOT / "deploy" / "nginx.conf").read_text()
