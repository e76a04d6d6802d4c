"""Texts that are meant to take long to read, for the formats and the notation of backgammon."""

from contract.hostile_texts import DIGITS, Read, Write
from gamecase.games.backgammon.formats.match_id import read_gnubg_id
from gamecase.games.backgammon.formats.ogid import read_ogid
from gamecase.games.backgammon.formats.xgid import read_xgid
from games.backgammon.position_builders import BACKGAMMON

MAT, SGF = BACKGAMMON.formats["mat"].read, BACKGAMMON.formats["sgf"].read
ACTION = BACKGAMMON.game.read_action

MATCH = " 5 point match\n Game 1\n"
SCORES = " A : 0                         B : 0\n"

HOSTILE: dict[str, tuple[Read, Write]] = {
    "mat scores": (MAT, lambda n: MATCH + " " * n + " : 1  " * (n // 3) + "x"),
    "mat short scores": (MAT, lambda n: (MATCH + " " * 400 + " : 1  " * 90 + "x\n") * (n // 900)),
    "mat spaces": (MAT, lambda n: " " * n + "x"),
    "mat detail": (MAT, lambda n: "; [a" + " " * n + "x"),
    "mat short details": (MAT, lambda n: ("; [a" + " " * 900 + "x\n") * (n // 900)),
    "mat quotes": (MAT, lambda n: '; [a "' + '"] ' * n + "x"),
    "mat length": (MAT, lambda n: "1" * n + " point"),
    "mat turn": (MAT, lambda n: MATCH + SCORES + " 1) 31: " + "8/5 " * n + "x"),
    "mat digits": (MAT, lambda n: MATCH + SCORES + " 1) 31: " + "1" * n),
    "mat short turns": (MAT, lambda n: MATCH + SCORES + ("?" * 900 + "\n") * (n // 900)),
    "mat doubles": (MAT, lambda n: MATCH + SCORES + ("doubles" + " " * 900 + "\n") * (n // 900)),
    "mat games": (MAT, lambda n: MATCH + SCORES + (" Game 2\n" + SCORES) * (n // 40)),
    "sgf nesting": (SGF, lambda n: "(" * n),
    "sgf closed": (SGF, lambda n: "(;GM[6]" + "(" * n + ")" * n + ")x"),
    "sgf nodes": (SGF, lambda n: "(" + ";A[]" * n),
    "sgf lines": (SGF, lambda n: "(" + ";A[\n]" * n),
    "sgf values": (SGF, lambda n: "(;GM[6]A" + "[]" * n),
    "sgf properties": (SGF, lambda n: "(;GM[6]" + "A[]" * n),
    "sgf name": (SGF, lambda n: "(;" + "A" * n),
    "sgf games": (SGF, lambda n: "(;GM[6])" * (n // 8) + "x"),
    "xgid": (read_xgid, lambda n: "XGID=" + ":".join(["-" * n] * 10)),
    "ogid": (read_ogid, lambda n: "1:6:N0N::::0:0:" + "7" * n + "x"),
    "gnubg id": (read_gnubg_id, lambda n: "GNUBGID" + " " * n + "a:" * n),
    "play": (ACTION, lambda n: "13" + " " * n + "(" + "1" * n),
}

ENDLESS_NUMBERS: list[tuple[Read, str]] = [
    (MAT, f" {DIGITS} point match\n"),
    (MAT, f"{MATCH} A : {DIGITS[:900]}      B : 0\n"),
    (MAT, f"{MATCH}{SCORES} 1) 31: 8/5 6/5\n     Wins {DIGITS[:900]} points\n"),
    (MAT, f"{MATCH}{SCORES}  1)  Doubles => {DIGITS[:900]}\n"),
    (SGF, f"(;GM[6]MI[length:{DIGITS}])"),
    (SGF, f"(;GM[6]MI[length:7][ws:{DIGITS}])"),
    (SGF, f"(;GM[6]CV[{DIGITS}])"),
    (SGF, f"(;GM[6]RE[W+{DIGITS}])"),
    (read_xgid, f"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:{DIGITS}:10"),
    (read_xgid, "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:--7:10"),
    (read_ogid, f"11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:{DIGITS}:0:7"),
    (read_ogid, f"11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:{DIGITS}"),
    (ACTION, f"roll {DIGITS}-1"),
    (ACTION, f"resign {DIGITS}"),
    (ACTION, f"{DIGITS}/7"),
    (ACTION, f"13/7({DIGITS})"),
]
