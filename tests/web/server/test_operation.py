"""Operation: health, metrics, logs, and the deployment files."""

import json
import logging
import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx
import pytest

from gamecase.config.settings import Proxy, Settings
from gamecase.config.sources import all_settings
from gamecase.kernel.errors import BadInput
from gamecase.metrics import BOUNDS, Metrics, SharedMetrics
from gamecase.web.client_addresses import is_loopback_address
from gamecase.web.server.logs import JsonFormatter, RepetitionFilter, configure_logging
from gamecase.web.server.systemd import notify, watchdog_seconds
from tables.server_process import ServerProcess
from web.site import HERE, Site, create_table, open_socket

_COMPOSE_FILES = ("compose.yaml", "compose-postgres.yaml")
ROOT = Path(__file__).parents[3]


def numbers(site: Site) -> dict[str, float]:
    """The metrics, by name; labels but the bound of a bucket are left out."""
    text = site.browser(address="127.0.0.1").get("/metrics").text
    found = {}
    for sample in re.findall(r"(?m)^(\w+)\{(.*)\} (\S+)$", text):
        bound = re.search(r'le="([^"]+)"', sample[1])
        found[sample[0] + (f" {bound[1]}" if bound else "")] = float(sample[2])
    return found


def test_metrics_count_entries_refusals_and_sockets(site: Site) -> None:
    browser = site.browser()
    table = create_table(browser, HERE)
    before = numbers(site)
    with open_socket(browser, table) as opened:
        state = opened.state()
        opened.act("b2", state)
        opened.command("act", action="b2", after=opened.received[-1]["after"])
        assert opened.answer()["type"] == "refusal"
        during = numbers(site)
    assert during["gamecase_entries_total"] == before["gamecase_entries_total"] + 1
    assert during["gamecase_refusals_total"] == before["gamecase_refusals_total"] + 1
    assert during["gamecase_sockets"] == before["gamecase_sockets"] + 1
    assert during["gamecase_followers"] == 1
    assert during["gamecase_tables_awake"] == 1
    assert during["gamecase_append_seconds_count"] == during["gamecase_append_seconds_bucket +Inf"]


def test_every_metric_of_the_dashboard_exists(site: Site) -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text())
    used = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"gamecase_\w+", target["expr"])
    }
    assert len(used) > 10
    assert used <= {name.split()[0] for name in numbers(site)}


def test_a_warning_that_anybody_can_cause_does_not_fill_the_log() -> None:
    repetition = RepetitionFilter(most=3, seconds=60)

    def passes(created: float, name: str = "uvicorn.error") -> bool:
        record = logging.LogRecord(name, logging.WARNING, "http.py", 7, "bad", None, None)
        record.created = created
        told.append(record)
        return repetition.filter(record)

    told: list[logging.LogRecord] = []
    assert [passes(100 + each) for each in range(6)] == [True] * 3 + [False] * 3
    assert passes(161)
    assert told[-1].getMessage() == "bad (and 3 more like it before)"
    assert all(passes(200, "gamecase.audit") for _ in range(9))


def test_metrics_of_several_processes_are_merged(tmp_path: Path) -> None:
    one, two = Metrics(entries=3), Metrics(entries=5)
    (tmp_path / "1.prom").write_text(two.text(0, 0).replace(str(os.getpid()), "1"))
    (tmp_path / "2.prom").write_text(two.text(0, 0).replace(str(os.getpid()), "2"))
    os.utime(tmp_path / "2.prom", (0, 0))  # of a process that ended long ago
    numbers = SharedMetrics(lambda: one.text(0, 0), str(tmp_path))
    numbers.write()  # what is one's own counts once
    told = numbers.text().splitlines()
    found = [line for line in told if line.startswith("gamecase_entries_total")]
    assert [line.rpartition(" ")[2] for line in found] == ["3", "5"]
    assert told.count("# TYPE gamecase_entries_total counter") == 1
    assert told.count("# TYPE gamecase_append_seconds histogram") == 1


@pytest.mark.parametrize("address", ["8.8.8.8", "172.17.0.1", "testclient"])
def test_metrics_are_hidden_from_other_computers(site: Site, address: str) -> None:
    assert site.browser(address=address).get("/metrics").status_code == 404


def test_metrics_are_shown_to_whoever_has_the_token(tmp_path: Path) -> None:
    settings = Settings(proxy=Proxy(metrics_token="the token of the metrics"))
    with Site(tmp_path / "database.sqlite3", settings=settings) as site:
        for token, status in (("the token of the metrics", 200), ("another", 404)):
            browser = site.browser(address="8.8.8.8")
            browser.headers["authorization"] = f"Bearer {token}"
            assert browser.get("/metrics").status_code == status
        assert site.browser(address="127.0.0.1").get("/metrics").status_code == 404


@pytest.mark.parametrize(
    ("host", "near"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.20", False), ("8.8.8.8", False), ("", False)],
)
def test_the_own_address_is_recognised(host: str, near: bool) -> None:
    assert is_loopback_address(host) is near


def test_a_time_is_counted_under_the_first_bound_it_does_not_pass() -> None:
    metrics = Metrics()
    for seconds in (0.0001, 0.001, 0.0011, 9.0):
        metrics.count_append(1, seconds)
    assert metrics.buckets[:2] == [2, 1]
    assert metrics.buckets[-1] == 1
    assert metrics.entries == 4
    assert f'le="{BOUNDS[1]}"}} 3' in metrics.text(0, 0)
    assert 'le="+Inf"} 4' in metrics.text(0, 0)


def test_health_fails_without_a_database(site: Site) -> None:
    browser = site.browser()
    assert browser.get("/health").status_code == 200
    site.break_database()
    assert browser.get("/health").status_code == 503


def test_json_logs_have_one_object_a_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("a.b", 30, "f.py", 1, "table %s\n!", ("x",), sys.exc_info())
    text = JsonFormatter().format(record)
    assert "\n" not in text
    said = json.loads(text)
    assert (said["level"], said["logger"], said["message"]) == ("warning", "a.b", "table x\n!")
    assert "ValueError: two" in said["exception"]


def test_unknown_log_formats_are_refused() -> None:
    with pytest.raises(BadInput, match="plain or json"):
        configure_logging("xml")


def test_the_systemd_units_are_hardened(tmp_path: Path) -> None:
    for name in ("gamecase.service", "gamecase-backup.service"):
        text = (ROOT / "deploy" / name).read_text()
        for line in (
            "CapabilityBoundingSet=",
            "DynamicUser=yes",
            "PrivateDevices=yes",
            "ProtectSystem=strict",
            "SystemCallFilter=@system-service",
            "UMask=0077",
        ):
            assert line in text.splitlines(), (name, line)
        if shutil.which("systemd-analyze"):  # not on every system
            _analyze(name, text, tmp_path)
    unit = (ROOT / "deploy" / "gamecase.service").read_text()
    assert "Type=notify" in unit
    assert "WatchdogSec=60" in unit


def _analyze(name: str, text: str, folder: Path) -> None:
    (folder / name).write_text(text.replace("/opt/gamecase/bin/gamecase", "/bin/true"))
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(folder / name)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert exposure is not None, told
    assert float(exposure[1]) < 3
    command = ["systemd-analyze", "verify", "--man=no", str(folder / name)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert name not in verified.stderr, verified.stderr


def test_the_container_copies_only_what_the_ignore_file_lets_through() -> None:
    allowed = re.findall(r"(?m)^!(\S+)$", (ROOT / ".dockerignore").read_text())
    container = (ROOT / "deploy" / "Containerfile").read_text()
    copied = [
        word
        for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", container)
        for word in line.split()[:-1]
    ]
    assert sorted(copied) == sorted(allowed)
    for path in allowed:
        assert (ROOT / path).exists(), path


def test_every_container_has_an_address_of_its_own() -> None:
    files = [(ROOT / "deploy" / name).read_text() for name in _COMPOSE_FILES]
    found = re.findall(r"(?m)^      front:\n(?:        ipv4_address: ([\d.]+))?", "".join(files))
    assert len({*found} - {""}) == len(found) == 3, found


def test_variables_in_deployment_files_are_settings() -> None:
    known = {setting.variable for setting in all_settings()}
    for path in (ROOT / "deploy").iterdir():
        if path.suffix in (".yaml", "") or path.name == "gamecase.service":
            used = set(re.findall(r"\bGAMECASE_[A-Z_]+", path.read_text()))
            assert used <= known | {"GAMECASE_CACHE", "GAMECASE_DOMAIN"}, path.name


_SHIPPED = ("cli", "client", "engines", "server", "postgres")


def test_the_container_pins_every_package_of_the_project() -> None:
    lines = (ROOT / "deploy" / "requirements.txt").read_text().lower().splitlines()
    pinned = {line.partition("==")[0] for line in lines if "==" in line}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(each for name in _SHIPPED for each in extras[name])]
    for requirement in wanted:
        name = re.split(r"[\[<>=; ]", requirement.lower())[0]
        assert name == "gamecase" or name in pinned, requirement


def test_systemd_is_told_when_the_server_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(str(tmp_path / "notify"))
        receiver.settimeout(10)
        notify("READY=1")  # nobody listens
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        notify("READY=1")
        assert receiver.recv(100) == b"READY=1"
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "gone"))
        notify("READY=1")
    monkeypatch.setenv("WATCHDOG_USEC", "60000000")
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
    assert watchdog_seconds() == 30
    monkeypatch.setenv("WATCHDOG_PID", "1")
    assert watchdog_seconds() == 0


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_reports_to_systemd_while_it_lives(tmp_path: Path, workers: int) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(str(tmp_path / "notify"))
        receiver.settimeout(60)
        environment = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "400000"}
        server = ServerProcess(
            tmp_path / "database.sqlite3", workers=workers, environment=environment
        )
        server.start()
        told = set[bytes]()
        try:
            while not {b"READY=1", b"WATCHDOG=1"} <= told:
                told.add(receiver.recv(100))
        finally:
            server.kill()


@pytest.mark.slow
def test_headers_of_a_proxy_count_only_where_it_is_trusted(tmp_path: Path) -> None:
    headers = {"X-Forwarded-For": "9.9.9.9", "X-Forwarded-Proto": "https"}
    for trusted, is_secure in (("127.0.0.1", True), ("10.0.0.0/8", False)):
        options = ("--set", f"proxy.trusted={trusted}")
        server = ServerProcess(tmp_path / f"{is_secure}.sqlite3", options=options)
        server.start()
        try:
            form = {"game": "tictactoe", "player-2": "here"}
            answer = httpx.post(f"{server.address}/tables", data=form, headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) == is_secure
            status = httpx.get(f"{server.address}/metrics", headers=headers).status_code
            assert status == (404 if is_secure else 200)
        finally:
            server.kill()


def test_deployment_files_name_existing_options_and_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    container = (ROOT / "deploy" / "Containerfile").read_text()
    extras = re.findall(r"'\.\[(\w+)\]'", container)
    assert extras
    assert set(extras) <= set(project["project"]["optional-dependencies"])
    cli = (ROOT / "src" / "gamecase" / "cli" / "main.py").read_text()
    for path in sorted((ROOT / "deploy").iterdir()):
        for option in re.findall(
            r"--(host|port|no-browser|logs|database|workers)\b", path.read_text()
        ):
            assert re.search(rf"\b{option.replace('-', '_')}: ", cli), (path.name, option)
