"""The switch that shares a server of this computer on the home network."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from tables.server_process import ServerProcess


def test_the_operator_asks_for_an_address_and_takes_it_back(visit: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite3", options=("--share", "127.0.0.2"))
    server.start()
    try:
        page = visit(server.address)
        page.get_by_role("link", name="Share on my network").click()
        page.get_by_role("button", name="Share", exact=True).click()
        address = server.address.replace("127.0.0.1", "127.0.0.2")
        expect(page.locator("#share-address")).to_have_text(address)
        expect(page.locator(".qr svg")).to_be_visible()
        guest = visit(address)
        expect(guest.locator(".game").first).to_be_visible()
        expect(guest.locator("a[href='/share']")).to_have_count(0)
        guest.goto("about:blank")
        page.get_by_role("button", name="Stop sharing").click()
        expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    finally:
        server.kill()
