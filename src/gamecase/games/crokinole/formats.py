"""Results for other programs: Crokinole Match Notation (CMN), version 1.0-draft.

CMN is a JSON object with who played, and of each round who won it, with how many points and
twenties; the draft is kept at github.com/Crokinole-Open-Data-Alliance/cmn. It tells results and not
shots, so it is written here and never read. What it cannot say is left out: it knows one or two
players a side, so no three; it gives the hammer to the side that shot first, and players give it to
the side that shoots last; and by "first to" it means points of its own count.
"""

import json
from datetime import UTC, datetime
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from gamecase.games.crokinole.position import Position
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import Match, MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Format, TranscribedGame, Transcript
from gamecase.registry import find


def _write(transcript: Transcript) -> str:
    """Every match that is over: one as itself, none or several as a batch."""
    rules: Ruleset = find("crokinole").rules(transcript.ruleset, transcript.switches)
    if rules.players == 3:
        raise BadInput("match notation knows one or two players a side, not one against two")
    matches = []
    rounds: list[TranscribedGame] = []
    match = Match(transcript.match, len(transcript.names))
    for told in transcript.games:
        if told.outcome is None:
            continue
        rounds.append(told)
        match = match.with_result(_points(rules, told, told.outcome))
        if match.is_over:
            matches.append(_match(rules, transcript, rounds, match))
            rounds, match = [], Match(transcript.match, len(transcript.names))
    whole: dict[str, Any] = {"cmn": "1.0", "source": {"app": "gamecase"}}
    if len(matches) == 1:
        whole |= matches[0]
    else:
        whole |= {"batch": True, "matches": matches}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _points(rules: Ruleset, told: TranscribedGame, outcome: Outcome) -> tuple[int, ...]:
    """What a round brought each chair."""
    won = {
        _chair(rules, told, seat): outcome.points if seat in outcome.winners else outcome.shared
        for seat in rules.seats
    }
    return tuple(won[chair] for chair in sorted(won))


def _chair(rules: Ruleset, told: TranscribedGame, seat: Seat) -> int:
    nth = rules.seats.index(seat)
    return told.seating[nth] if told.seating else nth + 1


def _match(
    rules: Ruleset, transcript: Transcript, rounds: list[TranscribedGame], match: Match
) -> dict[str, Any]:
    date = datetime.fromtimestamp(transcript.made // 1000, UTC)
    score = [match.score[_chair(rules, rounds[0], rules.sides(side)[0]) - 1] for side in (0, 1)]
    told: dict[str, Any] = {
        "date": f"{date:%Y-%m-%dT%H:%M:%SZ}",
        "format": "singles" if rules.players == 2 else "doubles",
        "teams": [_team(rules, transcript, rounds[0], side) for side in (0, 1)],
    }
    if transcript.match.kind == "games":
        told["gameFormat"] = {"type": "fixed", "count": transcript.match.number}
    told["games"] = [_round(rules, transcript, each, nth) for nth, each in enumerate(rounds)]
    told["winner"] = None if score[0] == score[1] else int(score[1] > score[0])
    # The same match is known by the same id, however often it is written.
    name = json.dumps([transcript.made, transcript.names, [each.actions for each in rounds]])
    return {"id": str(uuid5(NAMESPACE_URL, f"gamecase:{name}")), "match": told}


def _team(
    rules: Ruleset, transcript: Transcript, told: TranscribedGame, side: int
) -> dict[str, Any]:
    names = []
    for seat in rules.sides(side):
        name = transcript.name(told, rules.seats.index(seat))
        names.append({"name": name or f"player {_chair(rules, told, seat)}"})
    return {"players": names}


def _round(
    rules: Ruleset, transcript: Transcript, told: TranscribedGame, nth: int
) -> dict[str, Any]:
    """A round, which CMN calls a game. One that was given up has no points to tell."""
    assert told.outcome is not None  # only what is over is told
    game = find("crokinole").game
    match_score = MatchScore(transcript.match, ((0,) * rules.players,) * nth)
    position: Position = game.opening(rules, match_score)
    for action in told.actions:
        position = game.apply(position, game.read_action(action))
    sides = [rules.side(seat) for seat in told.outcome.winners]
    found: dict[str, Any] = {"winner": sides[0] if sides else None}
    if position.is_complete:
        found["scores"] = [position.points_of(side) for side in (0, 1)]
        found["twenties"] = [position.twenties_of(side) for side in (0, 1)]
    return found


FORMATS = (Format(name="CMN", suffix="cmn", write=_write),)
