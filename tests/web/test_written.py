"""Written games on the pages: taken in as tables, given out as files."""

from web.visiting import HERE, Page, Site, create_table, line

MATE = '[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'


def test_a_written_game_becomes_a_table_and_is_shown_looked_over(site: Site) -> None:
    ann = site.browser()
    assert Page(ann.get("/new/chess").text).values("form", "action", class_="written")
    answer = ann.post("/written", data={"game": "chess", "text": MATE})
    assert answer.status_code == 303
    assert answer.headers["location"].endswith("/analysis")
    table = answer.headers["location"].removesuffix("/analysis")
    page = Page(ann.get(f"{table}/analysis").text)
    assert len(page.values("button", "data-at")) == 4
    assert "Ben" in page.text
    with line(ann, table) as one:
        state = one.state()
        assert state["is_over"]
        assert [player["name"] for player in state["players"]] == ["Ann", "Ben"]


def test_a_game_broken_off_goes_on_at_one_screen(site: Site) -> None:
    ann = site.browser()
    answer = ann.post("/written", data={"game": "chess", "text": "1. e4 *"})
    table = answer.headers["location"].removesuffix("/analysis")
    with line(ann, table) as one:
        state = one.state()
        assert one.act("e7e5", state)["is_yours"]
    with line(site.browser(), table) as one:
        assert not one.state()["you"]


def test_a_table_is_given_out_in_the_formats_of_its_game(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, {**HERE, "game": "chess"}, name='Ann "Queen"')
    with line(ann, table) as one:
        one.act("e2e4", one.state())
    (address,) = [
        each for each in Page(ann.get(table).text).values("a", "href") if each.endswith("/pgn")
    ]
    answer = ann.get(address)
    assert answer.headers["content-disposition"].endswith('.pgn"')
    assert "1. e4" in answer.text
    taken = ann.post("/written", data={"game": "chess", "text": answer.text})
    assert taken.status_code == 303
    assert ann.get(f"{table}/record/sgf").status_code == 404
    assert ann.get("/table/nowhere/record/pgn").status_code == 404


def test_what_is_no_game_is_told_so(site: Site) -> None:
    ann = site.browser()
    for text, told in (
        ("", "expected a game as"),
        ("hello", "PGN: game 1"),
        ("1. e4 Ke7 Ke9", "PGN: game 1"),
        (MATE + "\n" + MATE, "one at a time"),
        ('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*', "PGN: game 1"),
    ):
        answer = ann.post("/written", data={"game": "chess", "text": text})
        assert answer.status_code == 400, text
        assert told in Page(answer.text).text, text
    assert ann.post("/written", data={"game": "tictactoe", "text": "x"}).status_code == 400
    assert ann.post("/written", data={"game": "go", "text": "x"}).status_code == 400
    assert site.count_tables() == 0
