"""Checks a server behind a real proxy with its file in `deploy/`: cookies, sockets, addresses.

    python tools/check_proxy.py nginx      needs nginx and openssl, and takes a few seconds
    python tools/check_proxy.py caddy      needs caddy, or `--program` with the path of one

The configuration is used as it is shipped, but for the port, the name and the certificate.
"""

import argparse
import json
import os
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from http.client import HTTPMessage
from pathlib import Path
from socket import socket
from typing import IO

from websockets.sync.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[1]
_SECONDS = 60


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nginx_conf(folder: Path, port: int, upstream: int) -> str:
    """The shipped file inside what Debian's nginx.conf would add."""
    shipped = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    shipped = shipped.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    shipped = shipped.replace("server 127.0.0.1:8740", f"server 127.0.0.1:{upstream}")
    shipped = shipped.replace("/etc/letsencrypt/live/games.club.example", str(folder))
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{shipped}\n}}\n"
    )


def caddyfile(port: int, upstream: int) -> str:
    """The shipped file with a certificate of Caddy's own authority."""
    shipped = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    shipped = shipped.replace(
        "{$GAMECASE_DOMAIN} {", f"https://127.0.0.1:{port} {{\n\ttls internal"
    )
    shipped = shipped.replace("gamecase:8740", f"127.0.0.1:{upstream}")
    options = "admin off\nskip_install_trust\nauto_https disable_redirects\ndefault_bind 127.0.0.1"
    return f"{{\n{options}\n}}\n{shipped}"


def proxy_command(kind: str, program: str, folder: Path, port: int, upstream: int) -> list[str]:
    """Write the configuration of a proxy; the command that runs it."""
    if kind == "caddy":
        (folder / "Caddyfile").write_text(caddyfile(port, upstream), "utf-8")
        return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    make_certificate(folder)
    (folder / "nginx.conf").write_text(nginx_conf(folder, port, upstream), "utf-8")
    return [program, "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def make_certificate(folder: Path) -> None:
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=games.club.example"
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command.split(), *files], check=True, capture_output=True)


class Checker:
    """Sends requests through the proxy, and counts what is not as it should be."""

    def __init__(self, port: int) -> None:
        self.base = f"https://127.0.0.1:{port}"
        self.context = ssl.create_default_context()
        self.context.check_hostname = False
        self.context.verify_mode = ssl.CERT_NONE
        self.failures = 0

    def request(
        self, path: str, data: bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str]]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.base + path, data, named)
        opener = urllib.request.build_opener(
            urllib.request.HTTPSHandler(context=self.context), NoRedirect
        )
        try:
            with opener.open(request, timeout=10) as answer:
                return answer.status, dict(answer.headers)
        except urllib.error.HTTPError as error:
            return error.code, dict(error.headers)

    def check(self, what: str, *, holds: bool) -> None:
        self.failures += not holds
        sys.stdout.write(f"{'ok  ' if holds else 'FAIL'} {what}\n")


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """Leaves redirects to whoever asked."""

    def redirect_request(self, *args: object) -> None:
        return None

    def http_error_303(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, hdrs: HTTPMessage
    ) -> None:
        return None


def run_checks(checker: Checker, upstream: int) -> None:
    origin = checker.base
    form = b"game=tictactoe&player-2=here&starts=me"
    status, headers = checker.request("/tables", form, Origin=origin)
    cookie = headers.get("set-cookie", headers.get("Set-Cookie", ""))
    checker.check("a table is created over HTTPS", holds=status == 303)
    is_safe = "Secure" in cookie and "HttpOnly" in cookie
    checker.check("the cookie is Secure and HttpOnly", holds=is_safe)
    status, _ = checker.request("/tables", form, Origin="https://evil.example")
    checker.check("a form of another site is refused", holds=status == 403)
    status, _ = checker.request("/tables", form, Origin=origin.replace("https", "http"))
    checker.check("so is one of the same name without HTTPS", holds=status == 403)
    table = headers.get("location", headers.get("Location", ""))
    seat = cookie.partition(";")[0]
    address = f"{checker.base.replace('https', 'wss')}{table}/socket"
    with connect(
        address, ssl=checker.context, additional_headers={"Cookie": seat}, origin=Origin(origin)
    ) as opened:
        opened.send(json.dumps({"type": "join", "since": 0}))
        received = [json.loads(line) for line in str(opened.recv(10)).splitlines()]
        state = next(each for each in received if each["type"] == "state")
        opened.send(json.dumps({"type": "act", "action": "b2", "after": state["after"]}))
        answers = (str(opened.recv(10)) for _ in range(5))  # the state may be sent again before
        is_played = any('"text":"b2"' in answer for answer in answers)
        checker.check("a move goes through a socket", holds=is_played)
    status, _ = checker.request("/metrics")
    checker.check("metrics are hidden", holds=status == 404)
    statuses = [
        checker.request(
            "/signin",
            b"name=Ann&password=wrong",
            Origin=origin,
            X_Forwarded_For=f"9.9.9.{number}",
        )[0]
        for number in range(30)
    ]
    checker.check("a client cannot choose its address by a header", holds=429 in statuses)
    direct = urllib.request.Request(
        f"http://127.0.0.1:{upstream}/metrics", headers={"X-Forwarded-For": "9.9.9.9"}
    )
    try:
        urllib.request.urlopen(direct, timeout=10)
        hidden = False
    except urllib.error.HTTPError as error:
        hidden = error.code == 404
    checker.check("the server sees the address that the proxy names", holds=hidden)


def main() -> None:
    """Start both, check, and end with the number of failures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("proxy", choices=["nginx", "caddy"], nargs="?", default="nginx")
    parser.add_argument("--program", default="")
    arguments = parser.parse_args()
    program = arguments.program or shutil.which(arguments.proxy) or f"/usr/sbin/{arguments.proxy}"
    upstream, port = free_port(), free_port()
    with tempfile.TemporaryDirectory(prefix="gamecase-proxy-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        command = proxy_command(arguments.proxy, program, folder, port, upstream)
        serve = [sys.executable, "-m", "gamecase", "serve", "--no-browser", "--port", str(upstream)]
        server = subprocess.Popen(
            [*serve, "--database", str(folder / "games.sqlite3")], stdout=subprocess.DEVNULL
        )
        home = {"XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name}  # where Caddy keeps certificates
        proxy = subprocess.Popen(command, env={**os.environ, **home})
        checker = Checker(port)
        try:
            _wait(checker)
            run_checks(checker, upstream)
        finally:
            for process in (proxy, server):
                process.terminate()
                process.wait(20)
    sys.exit(checker.failures)


def _wait(checker: Checker) -> None:
    deadline = time.monotonic() + _SECONDS
    while time.monotonic() < deadline:
        try:
            if checker.request("/health")[0] == 200:
                return
        except OSError:
            pass
        time.sleep(0.2)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
