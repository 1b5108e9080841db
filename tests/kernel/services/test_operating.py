"""What an operator asks of a running `estante up`: probes, numbers for Prometheus, and its logs."""

import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path

import psutil
import pytest
from estante.services.logs import turn_over

from tests.kernel.services.test_up import estante_up, free_port, home, until

__all__ = ["home"]
LONGEST = 60


def ask(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=LONGEST)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read().decode()
    finally:
        connection.close()


def is_listened_to(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def numbers(text: str) -> dict[str, float]:
    """Every sample of Prometheus' text format, by name and labels."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


@pytest.mark.wide
def test_what_runs_is_seen_from_outside(home: Path) -> None:
    port, metrics_port = free_port(), free_port()
    address = f"127.0.0.1:{metrics_port}"
    with estante_up(home, port, ESTANTE_METRICS_ADDRESS=address, ESTANTE_PROCESSES="2") as up:
        until(lambda: is_listened_to(metrics_port), psutil.Process(up.pid))
        for path in ("/livez", "/readyz"):
            status, headers, body = ask(port, path)
            assert (status, json.loads(body)["status"]) == (200, "ok")
            assert headers["server"] == ""
        for _ in range(7):
            status, headers, _ = ask(port, "/api/organization", Host="solo.localhost")
            assert (status, headers["server"]) == (200, "")
        assert ask(port, "/api/users/0b7d/nothing", Host="solo.localhost")[0] == 404
        # Nobody finds the numbers where people are.
        assert "estante_http_requests" not in ask(port, "/metrics", Host="solo.localhost")[2]
        status, _, text = ask(metrics_port, "/metrics")
        found = numbers(text)
        up.send_signal(signal.SIGINT)
        assert up.wait(LONGEST) == 0
    assert status == 200
    assert found['estante_http_requests_total{method="GET",route="/api/organization",status="200"}'] == 7
    seconds = 'estante_http_request_seconds_count{method="GET",route="/api/organization"}'
    assert found[seconds] == 7
    assert found['estante_queue_jobs{status="queued"}'] >= 0
    assert {"estante_queue_oldest_seconds", "estante_database_up"} <= set(found)
    assert found['estante_tenants{state="served"}'] == 1
    # Whatever is asked for, there are no more labels: an address that nobody serves is not one.
    assert "0b7d" not in text
    logs = home / "var" / "logs"
    assert {path.name for path in logs.glob("*.log")} >= {"server.log", "worker.log", "metrics.log"}
    assert {stat.S_IMODE(path.stat().st_mode) for path in logs.glob("*.log")} == {0o600}
    lines = [json.loads(line) for line in (logs / "server.log").read_text().splitlines() if line[:1] == "{"]
    assert [one["status"] for one in lines if one["event"] == "request"].count(200) == 7


def test_a_log_is_turned_over_while_it_is_written_and_keeps_every_line(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    handle = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for number in range(8):
        os.write(handle, f"line {number}\n".encode() * 10)
        assert turn_over(log, max_bytes=50, max_files=3)
    os.close(handle)
    assert log.read_bytes() == b""
    kept = [(tmp_path / f"server.log.{number}") for number in (1, 2, 3)]
    assert [set(path.read_text().splitlines()) for path in kept] == [{"line 7"}, {"line 6"}, {"line 5"}]
    assert not (tmp_path / "server.log.4").exists()
    assert {stat.S_IMODE(path.stat().st_mode) for path in kept} == {0o600}


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"ESTANTE_PORT": "99999"}, r"port"),
        ({"ESTANTE_DATA_DIR": "/proc/estante"}, r"/proc/estante.*ESTANTE_DATA_DIR"),
    ],
)
def test_a_setting_that_cannot_work_ends_in_one_sentence(
    folder: Path, settings: dict[str, str], sentence: str
) -> None:
    known = {name: value for name, value in os.environ.items() if not name.startswith("ESTANTE_")}
    done = subprocess.run(
        [sys.executable, "-m", "estante.cli", "up"],
        env={**known, "ESTANTE_BASE_PATH": str(folder), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.strip().splitlines()
    assert re.search(sentence, line), line
