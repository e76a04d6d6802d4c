"""Reading without a connection: rule books and lessons, but no tables and nothing private."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_accounts import named_address
from tables.server_process import ServerProcess

_KEPT = """async () => {
    const kept = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
            kept.push([new URL(url).pathname, await (await cache.match(url)).text()]);
        }
    }
    return kept;
}"""


def test_rule_books_and_lessons_are_read_without_a_connection(
    visit: Visit, killable_server: ServerProcess
) -> None:
    here = named_address(killable_server)
    page = visit(f"{here}/register?back=/account", allows_errors=True)
    page.fill("[name=name]", "Ann Bell")
    page.fill("[name=password]", "correct horse battery")
    page.click("form.card > .button:not(.passkey)")
    page.click("a.primary")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for path in ("rules/chess", "learn/tictactoe", "learn/tictactoe/three", "new/tictactoe"):
        page.goto(f"{here}/{path}")
    page.click("button.large")
    expect(page.locator("#board .spot").first).to_be_visible()
    table = page.url
    page.wait_for_function(
        "async () => (await Promise.all(['/rules/chess', '/learn/tictactoe', "
        "'/learn/tictactoe/three', '/offline'].map((path) => caches.match(path)))).every(Boolean)"
    )
    kept = dict(page.evaluate(_KEPT))
    assert not [path for path in kept if path.startswith(("/table", "/account", "/api", "/new"))]
    assert "/" not in kept
    assert not [path for path, text in kept.items() if "Ann Bell" in text]

    killable_server.kill()
    page.goto(f"{here}/rules/chess")
    expect(page.locator(".clause").first).to_be_visible()
    page.goto(f"{here}/learn/tictactoe/three")
    expect(page.locator("#board .spot").first).to_be_visible()
    page.goto(table)
    expect(page.locator("h1")).to_have_text("You’re offline")
    expect(page.locator("#kept a[href='/rules/chess']")).to_be_visible()
    killable_server.start()
    page.goto(table)
    expect(page.locator("#board .spot").first).to_be_visible()
