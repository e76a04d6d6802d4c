"""Requests go to push services only, whatever address a browser claims to have."""

import asyncio
import ipaddress
import socket
import ssl
from pathlib import Path

import pytest

from gamecase.notifications.delivery import BadEndpoint, Delivery, DeliveryFailed, is_public
from notifications.push_service import push_service


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https:///a",
        "https://push.example.org:8443/a",
        "https://push.example.org:22/a",
        "https://ann:secret@push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.0.0.7/a",
        "https://192.168.1.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:10.0.0.7]/a",
        "https://[fd00::1]/a",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nHost: other",
        "https://push.example.org/" + "a" * 1000,
        "https://push.example.org:x/a",
        "file:///etc/passwd",
        "",
    ],
)
def test_endpoints_that_no_push_service_has_are_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        Delivery().check(endpoint)


def test_endpoints_of_push_services_are_accepted() -> None:
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"):
        assert Delivery().check(f"https://{host}/some/secret?and=more").hostname == host


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("142.250.1.1", True),
        ("2a00:1450:4001::1", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("172.16.0.1", False),
        ("224.0.0.1", False),
        ("::", False),
        ("fe80::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::8efa:101", True),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
    ],
)
def test_public_addresses(address: str, expected: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is expected


def test_a_name_that_leads_into_a_private_network_is_not_connected_to(tmp_path: Path) -> None:
    with push_service(tmp_path) as service:
        delivery = Delivery(port=service.port, tls=service.delivery.tls)
        with pytest.raises(BadEndpoint):
            asyncio.run(delivery.post(service.endpoint("ann"), {}, b""))
        assert service.received.empty()


def test_a_service_gets_the_message_as_it_is(tmp_path: Path) -> None:
    with push_service(tmp_path) as service:
        headers = {"TTL": "60"}
        assert asyncio.run(service.delivery.post(service.endpoint("a?b"), headers, b"\0x")) == 201
        path, received, body = service.received.get(timeout=30)
        assert (path, received["TTL"], body) == ("/a?b", "60", b"\0x")


def test_a_service_without_a_valid_certificate_gets_nothing(tmp_path: Path) -> None:
    with push_service(tmp_path) as service:
        delivery = Delivery(
            port=service.port, reaches=service.delivery.reaches, tls=ssl.create_default_context()
        )
        with pytest.raises(DeliveryFailed):
            asyncio.run(delivery.post(service.endpoint("ann"), {}, b""))
        assert service.received.empty()


def test_a_service_that_does_not_answer_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        delivery = Delivery(port=port, reaches=lambda address: True, seconds=0.2)
        with pytest.raises(DeliveryFailed):
            asyncio.run(delivery.post(f"https://127.0.0.1:{port}/a", {}, b""))
