"""Files of events, and lists of players."""

from pathlib import Path

import pytest
from py4swiss.trf import TrfParser

from events.event_builder import EventInMemory, new_event
from gamecase.events.commands import AddEntrant, EnterResult, WithdrawEntrant
from gamecase.events.files.spreadsheet import read_csv_players, write_crosstable
from gamecase.events.files.trf import read_trf_players, write_trf
from gamecase.events.pairing_types import GameResult
from gamecase.kernel.errors import BadInput


def played() -> EventInMemory:
    """Two rounds of a Swiss of five, with a draw, a no-show and somebody who left."""
    event = new_event("swiss", 5, rounds=4)
    event.start_next_round()
    event.result(1, 0)
    event.do(EnterResult(round=1, table=2, result=GameResult(winner=2, kind="no-show")))
    event.do(WithdrawEntrant(entrant=1))
    event.play_round()
    return event


def test_another_program_reads_the_trf(tmp_path: Path) -> None:
    event = played()
    path = tmp_path / "event.trf"
    path.write_text(write_trf(event.state), "utf-8")
    parsed = TrfParser.parse(path, strict=True)
    assert [section.name for section in parsed.player_sections] == ["A", "B", "C", "D", "E"]
    assert parsed.player_sections[0].points_times_ten == 5
    assert parsed.x_section.number_of_rounds == 4
    assert [str(r.result.value) for r in parsed.player_sections[0].results] == ["=", "Z"]


def test_players_of_a_trf_are_read_back() -> None:
    event = new_event("swiss")
    event.do(AddEntrant(name="Ödön Kovács", rating=1985, identity="700100"))
    event.do(AddEntrant(name="Ann"))
    players = read_trf_players(write_trf(event.state))
    assert [(p.name, p.rating, p.identity) for p in players] == [
        ("Ödön Kovács", 1985, "700100"),
        ("Ann", 0, ""),
    ]
    with pytest.raises(BadInput):
        read_trf_players("name\nAnn")


def test_a_crosstable_names_opponent_side_and_score() -> None:
    lines = write_crosstable(played().state).split("\r\n")
    assert lines[0].startswith("rank,number,name,club,rating,score,buchholz-cut-1")
    (ann,) = [line for line in lines if ",1,A," in line]
    assert ann.endswith(("3w0.5,", "3b0.5,"))
    assert any("bye" in line for line in lines)


def test_a_name_is_no_formula() -> None:
    event = new_event("swiss")
    event.do(AddEntrant(name="=1+1"))
    assert "'=1+1" in write_crosstable(event.state)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_list_with_a_heading_is_read(separator: str) -> None:
    rows = [
        ["Name", "Rating", "Club", "Shoe size"],
        ["Ann", "1500", "Nord", "38"],
        ["Ben", "", "", ""],
    ]
    text = "\ufeff" + "\n".join(separator.join(row) for row in rows)
    players = read_csv_players(text)
    assert [(p.name, p.rating, p.club) for p in players] == [("Ann", 1500, "Nord"), ("Ben", 0, "")]


def test_a_list_of_names_is_enough() -> None:
    assert [p.name for p in read_csv_players("Ann\n\nBen\n")] == ["Ann", "Ben"]


@pytest.mark.parametrize("text", ["", "name,rating\nAnn,strong", "name\n" + "x" * 81])
def test_a_bad_list_names_its_line(text: str) -> None:
    with pytest.raises(BadInput):
        read_csv_players(text)
