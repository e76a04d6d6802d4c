"""Each event at a table asks for its own sound, until the sound is switched off."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import create_table, touch
from browser.test_crokinole import create_exact_table, pull

#: Notes what the page wants to be heard, and every tone it really asks the browser for.
_SPY = """(() => {
    window.heard = [];
    window.tones = [];
    addEventListener("sound", (event) => window.heard.push(event.detail));
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const oscillator = create.call(this);
        const set = oscillator.frequency.setValueAtTime;
        oscillator.frequency.setValueAtTime = function (hz, at) {
            window.tones.push(Math.round(hz));
            return set.call(this, hz, at);
        };
        return oscillator;
    };
})()"""

#: What happens, and the sound it has: entries, the end of a game, and knocks of wood.
_EVENTS = """async () => {
    const { SoundPlayer } = await import("/static/js/sound.js");
    const player = new SoundPlayer();
    dispatchEvent(new Event("keydown"));
    while (!player.isReady) await new Promise((resolve) => setTimeout(resolve, 20));
    const heard = {};
    const listen = (name, play) => {
        window.tones.length = 0;
        play();
        heard[name] = [...window.tones];
    };
    const entry = (sound) => [{ kind: "act", sound }];
    for (const sound of ["dice", "move", "capture", "check", "flick", "twenty"]) {
        listen(sound, () => player.playEntries(entry(sound), {}, {}));
    }
    for (const kind of ["won", "lost", "drawn"]) {
        listen(kind, () => player.playEntries([], {}, { result: { kind } }));
    }
    listen("low", () => player.play("low"));
    for (const kind of ["disc", "peg", "edge", "hole"]) {
        listen(kind, () => player.knock({ kind, strength: 0.5 }));
    }
    player.isMuted = true;
    listen("muted", () => player.playEntries(entry("dice"), {}, {}));
    return heard;
}"""


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return found


def test_every_event_has_tones_of_its_own(visit: Visit) -> None:
    page = visit()
    page.evaluate(_SPY)
    page.mouse.click(5, 5)  # browsers allow sounds after a gesture only
    tones = page.evaluate(_EVENTS)
    assert tones.pop("muted") == []
    assert all(tones.values()), tones
    assert len({tuple(sequence) for sequence in tones.values()}) == len(tones), tones


def test_moves_captures_checks_and_the_end_are_heard(visit: Visit) -> None:
    page = visit("new/chess")
    create_table(page, player_2="here", starts="me")
    page.evaluate(_SPY)
    moves = ["e2 e4", "d7 d5", "e4 d5", "f7 f6", "d1 h5", "g7 g6", "h5 g6", "h7 g6"]
    for count, move in enumerate(moves, start=1):
        touch(page, *move.split())
        expect(page.locator("#moves [data-kind=act]")).to_have_count(count)
    expected = ["move", "move", "capture", "move", "check", "move", "check", "capture"]
    assert heard(page) == expected
    page.locator("#mute").click()
    tones = page.evaluate("window.tones.length")
    assert tones > 0
    touch(page, "a2", "a3")
    expect(page.locator("#moves [data-kind=act]")).to_have_count(len(moves) + 1)
    assert heard(page)[-1] == "move"
    assert page.evaluate("window.tones.length") == tones, "the sound was switched off"


def test_a_pull_a_flick_and_a_twenty_are_heard(visit: Visit) -> None:
    page = visit("new/crokinole", reduced_motion="reduce")
    create_exact_table(page, player_2="here", starts="me")
    expect(page.locator("#aim-help")).to_be_visible()
    page.evaluate(_SPY)
    pull(page, 950)
    expect(page.locator("#moves")).to_contain_text("twenty!")
    *ticks, flick, twenty = heard(page)
    assert (flick, twenty) == ("flick", "twenty")
    assert {*ticks} == {"tick"}  # one for each word of the gauge


def test_low_time_is_heard_once(visit: Visit) -> None:
    page = visit("new/tictactoe")
    page.clock.install()
    page.check("input[name=clock][value=fischer-300-3]")
    create_table(page, player_2="here", starts="me")
    page.evaluate(_SPY)
    touch(page, "b2")
    expect(page.locator("#moves [data-kind=act]")).to_have_count(1)
    page.clock.fast_forward(270_000)
    assert "low" not in heard(page)
    page.clock.fast_forward(15_000)
    page.clock.run_for(2_000)
    assert heard(page).count("low") == 1
