"""Tells systemd that the server is ready and still well (sd_notify, in a few lines)."""

import os
import socket


def notify(state: str) -> None:
    """Send a state such as READY=1; does nothing where systemd has not started this process."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):  # an abstract socket
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        try:
            sender.sendto(state.encode(), address)
        except OSError:
            return  # systemd will notice by itself


def watchdog_seconds() -> float:
    """How often systemd wants to hear that the server is well, halved; 0: not at all."""
    for_other = os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid())
    microseconds = os.environ.get("WATCHDOG_USEC", "0")
    return 0.0 if for_other or not microseconds.isdecimal() else int(microseconds) / 2e6
