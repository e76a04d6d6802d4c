"""Operation: health, metrics, logs, and the deployment files."""

import json
import logging
import os
import re
import sys
import tomllib
from pathlib import Path

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.metrics import BOUNDS, Metrics, SharedMetrics
from gamecase.web.client_addresses import is_private_address
from gamecase.web.server.logs import JsonFormatter, RepetitionFilter, configure_logging
from web.site import HERE, Site, create_table, open_socket

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


def test_metrics_are_hidden_from_public_addresses(site: Site) -> None:
    assert site.browser(address="8.8.8.8").get("/metrics").status_code == 404
    assert site.browser().get("/metrics").status_code == 404


@pytest.mark.parametrize(
    ("host", "near"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.20", True), ("8.8.8.8", False), ("", False)],
)
def test_private_addresses_are_recognised(host: str, near: bool) -> None:
    assert is_private_address(host) is near


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
