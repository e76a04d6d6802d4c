"""Two servers in network namespaces of their own, behind nginx, on one PostgreSQL.

Pairs of clients play through the proxy while one server is killed and started again, and while the
network between one server and the database is cut for 20 seconds. Afterwards every entry that a
client has received must be in the log, once and in its place, and the log must verify.

    python benchmarks/two_machines.py [--tables 8]      needs root, iproute2 and nginx
"""

import argparse
import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
from kill_rounds import PlayerSpec, check, create_table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from storage.postgres_server import PostgresServer
from tables.server_process import ServerProcess, free_port

CUT_SECONDS = 20
MACHINES = (1, 2)

NGINX = """daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}
http {{
  access_log off; {paths}
  map $http_upgrade $connection_header {{ default upgrade; "" ""; }}
  upstream gamecase {{ {servers} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://gamecase; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_header;
      proxy_connect_timeout 2s; proxy_read_timeout 1h; proxy_buffering off;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }}
  }}
}}
"""


def run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)


class Network:
    """A namespace for each machine, with one link to the database and one to the proxy."""

    def __enter__(self) -> "Network":
        self.remove()
        for machine in MACHINES:
            space = f"gamecase{machine}"
            run("ip", "netns", "add", space)
            run("ip", "-n", space, "link", "set", "lo", "up")
            for kind, net in (("db", 87), ("web", 88)):
                outer, inner = f"gc{kind}{machine}", f"gc{kind}{machine}i"
                run("ip", "link", "add", outer, "type", "veth", "peer", "name", inner)
                run("ip", "link", "set", inner, "netns", space)
                run("ip", "addr", "add", f"10.{net}.{machine}.1/24", "dev", outer)
                run("ip", "-n", space, "addr", "add", f"10.{net}.{machine}.2/24", "dev", inner)
                run("ip", "link", "set", outer, "up")
                run("ip", "-n", space, "link", "set", inner, "up")
        return self

    def __exit__(self, *error: object) -> None:
        self.remove()

    def remove(self) -> None:
        for machine in MACHINES:
            subprocess.run(
                ["ip", "netns", "del", f"gamecase{machine}"], check=False, capture_output=True
            )

    def set_database_link(self, machine: int, state: str) -> None:
        run("ip", "link", "set", f"gcdb{machine}", state)


class Machine:
    """A server in its namespace."""

    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.number = number
        self._log = folder / f"machine{number}.log"
        options = ["--host", f"10.88.{number}.2", "--port", "8740", "--database", database]
        options += ["--set", f"proxy.trusted=10.88.{number}.1", "--set", "push=no"]
        self._command = ["ip", "netns", "exec", f"gamecase{number}", sys.executable, "-m"]
        self._command += ["gamecase", "serve", "--no-browser", *options]
        self.start()

    def start(self) -> None:
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, start_new_session=True
            )

    def kill(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(30)

    def is_well(self) -> bool:
        try:
            address = f"http://10.88.{self.number}.2:8740/health"
            return httpx.get(address, timeout=8).status_code == 200
        except httpx.HTTPError:
            return False

    def wait(self) -> float:
        """Until it is well; returns the seconds."""
        began = time.monotonic()
        while not self.is_well():
            assert time.monotonic() - began < 120, self._log.read_text()[-2000:]
            time.sleep(0.2)
        return time.monotonic() - began


async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str) -> None:
    """Pass a connection on to PostgreSQL's Unix socket."""
    inner_reader, inner_writer = await asyncio.open_unix_connection(path)

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()

    with suppress(asyncio.CancelledError):  # at the end
        await asyncio.gather(copy(reader, inner_writer), copy(inner_reader, writer))


class Proxied(ServerProcess):
    """The address of the proxy, for clients and checks."""

    def __init__(self, port: int) -> None:
        super().__init__("")
        self.address = f"http://127.0.0.1:{port}"


async def play(machines: list[Machine], network: Network, proxy: Proxied, count: int) -> None:
    tables: dict[str, list[PlayerSpec]] = {}
    for _ in range(count):
        table, tokens = await asyncio.to_thread(create_table, proxy)
        tables[table] = [PlayerSpec(proxy, table, token) for token in tokens]
    players = [player for pair in tables.values() for player in pair]
    playing = [asyncio.create_task(player.play()) for player in players]

    async def told(what: str) -> None:
        before = sum(len(player.received) for player in players)
        await asyncio.sleep(5)
        after = sum(len(player.received) for player in players)
        lines = sum(player.lines for player in players)
        stored = await asyncio.to_thread(check, proxy, tables)
        print(f"{what}: {stored} entries, none lost or doubled; {after - before} received in 5 s")
        print(f"    connections opened so far: {lines}", flush=True)
        assert after > before, "nobody plays any more"
        assert not any(task.done() for task in playing)

    await told("both machines")
    machines[0].kill()
    await told("machine 1 killed")
    await asyncio.to_thread(machines[0].start)
    seconds = await asyncio.to_thread(machines[0].wait)
    await told(f"machine 1 back after {seconds:.1f} s")
    network.set_database_link(2, "down")
    await asyncio.sleep(CUT_SECONDS / 2)
    is_well = await asyncio.to_thread(machines[1].is_well)
    print(f"machine 2 cut from the database: /health says {'200' if is_well else 'it is not well'}")
    await asyncio.sleep(CUT_SECONDS / 2)
    network.set_database_link(2, "up")
    seconds = await asyncio.to_thread(machines[1].wait)
    await told(f"machine 2 well again after {seconds:.1f} s")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.to_thread(check, proxy, tables)


async def rounds(stack: ExitStack, folder: Path, count: int) -> None:
    postgres = stack.enter_context(PostgresServer())
    network = stack.enter_context(Network())
    address = postgres.empty_database()
    socket_folder = re.search(r"host=([^&]+)", address)
    assert socket_folder is not None, address
    path = f"{httpx.URL('http://x/?h=' + socket_folder[1]).params['h']}/.s.PGSQL.5432"
    database_port, port = free_port(), free_port()
    forwarder = await asyncio.start_server(
        lambda reader, writer: forward(reader, writer, path), "0.0.0.0", database_port
    )
    machines = []
    for number in MACHINES:
        own = address.replace(socket_folder[0], f"host=10.87.{number}.1&port={database_port}")
        machine = Machine(number, own, folder)
        stack.callback(machine.kill)
        machines.append(machine)
        print(f"machine {number} up after {await asyncio.to_thread(machine.wait):.1f} s")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    servers = " ".join(f"server 10.88.{number}.2:8740 fail_timeout=2s;" for number in MACHINES)
    paths = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in kinds)
    text = NGINX.format(folder=folder, paths=paths, servers=servers, port=port)
    (folder / "nginx.conf").write_text(text)
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    process = subprocess.Popen([nginx, "-c", str(folder / "nginx.conf"), "-p", str(folder)])
    stack.callback(process.terminate)
    await asyncio.sleep(1)
    await play(machines, network, Proxied(port), count)
    forwarder.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        Path(name).chmod(0o755)
        asyncio.run(rounds(stack, Path(name), arguments.tables))


if __name__ == "__main__":
    main()
