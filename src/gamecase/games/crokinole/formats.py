"""The file format of crokinole: Crokinole Match Notation (CMN), version 1.0-draft.

CMN is a JSON object with the players, and the winner, points and twenties of each round; see
github.com/Crokinole-Open-Data-Alliance/cmn. It has results but no shots, so it is only written.
Left out is what it cannot express: it has one or two players a side, so not three; it gives the
hammer to the side that shoots first, players to the side that shoots last; and its "first to"
counts points in another way.
"""

import json
from datetime import UTC, datetime
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from gamecase.games.crokinole.position import Position
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.event_results import EventResults, MatchResult, ResultFormat
from gamecase.kernel.match import Match, MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Format, TranscribedGame, Transcript
from gamecase.registry import find

_SOURCE = {"app": "gamecase"}


def _write(transcript: Transcript) -> str:
    """Write every match that is over: a single one by itself, none or several as a batch."""
    matches = _matches(transcript)
    document: dict[str, Any] = {"cmn": "1.0", "source": _SOURCE}
    if len(matches) == 1:
        document |= matches[0]
    else:
        document |= {"batch": True, "matches": matches}
    return _text(document)


def _matches(transcript: Transcript) -> list[dict[str, Any]]:
    """Every match of a transcript that is over."""
    rules: Ruleset = find("crokinole").rules(transcript.ruleset, transcript.switches)
    if rules.players == 3:
        raise BadInput("CMN has one or two players a side, not one against two")
    matches = []
    rounds: list[TranscribedGame] = []
    match = Match(transcript.match, len(transcript.names))
    for game in transcript.games:
        if game.outcome is None:
            continue
        rounds.append(game)
        match = match.with_result(_points(rules, game, game.outcome))
        if match.is_over:
            matches.append(_match(rules, transcript, rounds, match))
            rounds, match = [], Match(transcript.match, len(transcript.names))
    return matches


def _write_results(results: EventResults) -> str:
    """All matches of an event as a batch."""
    event: dict[str, Any] = {"name": results.name, "type": "tournament"}
    if results.location:
        event["venue"] = results.location
    document: dict[str, Any] = {
        "cmn": "1.0",
        "batch": True,
        "event": event,
        "source": _SOURCE,
        "matches": [_result(results, match) for match in results.matches],
    }
    return _text(document)


def _result(results: EventResults, match: MatchResult) -> dict[str, Any]:
    """A match of an event: with its rounds where they were recorded, otherwise its result.

    A result that was corrected is not what was recorded, so it stands alone. `points` is a field
    of our own, as CMN allows.
    """
    winner = match.winner - 1 if match.winner else None
    event = {"event": {"name": results.name, "type": "tournament", "round": match.nth_round}}
    recorded = _matches(match.transcript) if match.transcript is not None else []
    if recorded and recorded[0]["match"]["winner"] == winner:
        return recorded[0] | event
    content: dict[str, Any] = {
        "date": _date(match.made),
        "format": "singles" if len(match.sides[0]) == 1 else "doubles",
        "teams": [{"players": [{"name": name} for name in side]} for side in match.sides],
        "games": [{"winner": winner}] if results.match.is_single else [],
        "winner": winner,
    }
    if any(match.points):
        content["points"] = [*match.points]
    return {"id": str(uuid5(NAMESPACE_URL, f"gamecase:{match.key}")), "match": content} | event


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _date(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def _points(rules: Ruleset, game: TranscribedGame, outcome: Outcome) -> tuple[int, ...]:
    """The match points of a round, by chair."""
    points = {
        _chair(rules, game, seat): outcome.points if seat in outcome.winners else outcome.shared
        for seat in rules.seats
    }
    return tuple(points[chair] for chair in sorted(points))


def _chair(rules: Ruleset, game: TranscribedGame, seat: Seat) -> int:
    nth = rules.seats.index(seat)
    return game.seating[nth] if game.seating else nth + 1


def _match(
    rules: Ruleset, transcript: Transcript, rounds: list[TranscribedGame], match: Match
) -> dict[str, Any]:
    score = [match.score[_chair(rules, rounds[0], rules.sides(side)[0]) - 1] for side in (0, 1)]
    content: dict[str, Any] = {
        "format": "singles" if rules.players == 2 else "doubles",
        "teams": [_team(rules, transcript, rounds[0], side) for side in (0, 1)],
    }
    if transcript.made:
        content["date"] = _date(transcript.made)
    if transcript.match.kind == "games":
        content["gameFormat"] = {"type": "fixed", "count": transcript.match.number}
    content["games"] = [_round(rules, transcript, game, nth) for nth, game in enumerate(rounds)]
    content["winner"] = None if score[0] == score[1] else int(score[1] > score[0])
    # The same match gets the same id whenever it is written.
    name = json.dumps([transcript.made, transcript.names, [game.actions for game in rounds]])
    return {"id": str(uuid5(NAMESPACE_URL, f"gamecase:{name}")), "match": content}


def _team(
    rules: Ruleset, transcript: Transcript, game: TranscribedGame, side: int
) -> dict[str, Any]:
    names = []
    for seat in rules.sides(side):
        name = transcript.name(game, rules.seats.index(seat))
        names.append({"name": name or f"player {_chair(rules, game, seat)}"})
    return {"players": names}


def _round(
    rules: Ruleset, transcript: Transcript, game: TranscribedGame, nth: int
) -> dict[str, Any]:
    """A round, which CMN calls a game; one that was resigned has no points."""
    assert game.outcome is not None  # only rounds that are over are written
    rules_game = find("crokinole").game
    match_score = MatchScore(transcript.match, ((0,) * rules.players,) * nth)
    position: Position = rules_game.opening(rules, match_score)
    for action in game.actions:
        position = rules_game.apply(position, rules_game.read_action(action))
    sides = [rules.side(seat) for seat in game.outcome.winners]
    content: dict[str, Any] = {"winner": sides[0] if sides else None}
    if position.is_complete:
        content["scores"] = [position.points_of(side) for side in (0, 1)]
        content["twenties"] = [position.twenties_of(side) for side in (0, 1)]
    return content


FORMATS = (Format(name="CMN", suffix="cmn", write=_write),)
RESULT_FORMATS = (ResultFormat(name="CMN", suffix="cmn", write=_write_results),)
