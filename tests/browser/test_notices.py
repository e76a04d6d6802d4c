"""The switch for notices that it is one's turn, and the service worker that shows them."""

import json

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.test_accounts import named_address
from notifications.push_service import PushBrowser
from tables.server_process import ServerProcess

# Chromium reaches no push service here, so a subscription is made up; what the page, the worker and
# the server do with it is real.
_FAKE_SUBSCRIPTION = """(() => {
    const keys = KEYS;
    let subscription = null;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async (options) => {
        if (options.applicationServerKey.length !== 87) throw new Error("not a key");
        const unsubscribe = async () => Boolean((subscription = null));
        return (subscription = { toJSON: () => keys, unsubscribe });
    };
})()"""


def _open_settings(page: Page) -> None:
    page.locator(".settings:not(.account-menu) > summary").click()


def test_notices_are_switched_on_and_off(visit: Visit, server: ServerProcess) -> None:
    page = visit(named_address(server))
    page.context.grant_permissions(["notifications"])
    keys = json.dumps(PushBrowser().subscription("https://push.example.org/secret"))
    page.add_init_script(_FAKE_SUBSCRIPTION.replace("KEYS", keys))
    page.reload()
    _open_settings(page)
    switch, state = page.get_by_role("switch"), page.locator("#notices-state")
    expect(switch).not_to_be_checked()
    expect(state).to_have_text("Off.")
    switch.check()
    expect(state).to_have_text("On. This browser tells you, even when the game isn’t open.")
    status = (
        "fetch('/notices/status', {method: 'POST', body: JSON.stringify(KEYS)}).then(r => r.json())"
    )
    assert page.evaluate(status.replace("KEYS", keys)) == {"on": True}
    switch.uncheck()
    expect(state).to_have_text("Off.")
    assert page.evaluate(status.replace("KEYS", keys)) == {"on": False}


def test_a_browser_that_blocks_notices_says_so(visit: Visit, server: ServerProcess) -> None:
    page = visit(named_address(server))  # headless Chromium denies what nobody has granted
    _open_settings(page)
    page.get_by_role("switch").click()
    expect(page.locator("#notices-state")).to_contain_text("blocks messages")
    expect(page.get_by_role("switch")).not_to_be_checked()


def test_a_notice_is_shown_and_leads_to_its_table(visit: Visit, server: ServerProcess) -> None:
    page = visit(f"{named_address(server)}/new/tictactoe")
    page.context.grant_permissions(["notifications"])
    page.click("button.large")
    expect(page.locator("#board .spot").first).to_be_visible()
    path = "/" + page.url.split("/", 3)[3]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = page.context.service_workers
    message = {"title": "Chess", "body": "Your turn against Ann.", "table": path.split("/")[-1]}
    worker.evaluate(
        """async (message) => {
            const event = new PushEvent("push", { data: JSON.stringify(message) });
            let shown;
            event.waitUntil = (work) => (shown = work);
            self.dispatchEvent(event);
            await shown;
        }""",
        message,
    )
    shown = worker.evaluate(
        """async () => (await self.registration.getNotifications()).map(
            ({ title, body, tag }) => ({ title, body, tag }))"""
    )
    assert shown == [{"title": "Chess", "body": message["body"], "tag": path}]
    opened = worker.evaluate(
        """async () => {
            const asked = [];
            // A window may be focused or opened only after a real touch.
            WindowClient.prototype.focus = async function () {
                asked.push(["focus", new URL(this.url).pathname]);
            };
            self.clients.openWindow = async (path) => void asked.push(["open", path]);
            for (const path of [null, "/table/other"]) {
                const [notification] = await self.registration.getNotifications();
                const event = new NotificationEvent("notificationclick", { notification });
                let done;
                event.waitUntil = (work) => (done = work);
                if (path) Object.defineProperty(notification, "data", { value: { path } });
                if (path) notification.close = () => {};
                else await self.registration.showNotification("again", { tag: "again" });
                self.dispatchEvent(event);
                await done;
            }
            return asked;
        }"""
    )
    assert opened == [["focus", path], ["open", "/table/other"]]
