"""Convert match files to transcripts of a table, and transcripts to match files."""

from collections.abc import Mapping

from gamecase.games.backgammon.actions import Action, Call, Resignation
from gamecase.games.backgammon.formats import mat, sgf, xg, xg_container
from gamecase.games.backgammon.formats.record import GAME, GameRecord, MatchRecord, positions_of
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import TranscribedGame, Transcript, read_date, write_date
from gamecase.registry import find

_RULESET = "tournament"  # the rules that other programs play by


def read_mat(text: str) -> Transcript:
    """The transcript of a .mat file."""
    switches = mat.switches_of(text)
    rules = _rules(_RULESET, switches)
    return _transcript(mat.read_mat(text, rules), rules, switches)


def read_sgf(text: str) -> Transcript:
    """The transcript of an SGF file."""
    switches = sgf.switches_of(text)
    rules = _rules(_RULESET, switches)
    return _transcript(sgf.read_sgf(text, rules), rules, switches)


def read_xg(data: bytes) -> Transcript:
    """The transcript of an .xg file."""
    records = xg_container.read_records(data)
    switches = xg.switches_of(records)
    rules = _rules(_RULESET, switches)
    return _transcript(xg.read_xg(records, rules), rules, switches)


def write_mat(transcript: Transcript) -> str:
    """A transcript as a .mat file."""
    rules = _rules(transcript.ruleset, transcript.switches)
    return mat.write_mat(_record(transcript, rules), rules)


def write_sgf(transcript: Transcript) -> str:
    """A transcript as an SGF file."""
    rules = _rules(transcript.ruleset, transcript.switches)
    return sgf.write_sgf(_record(transcript, rules), rules)


def _rules(ruleset: str, switches: Mapping[str, SwitchValue]) -> Ruleset:
    rules: Ruleset = find(GAME.key).rules(ruleset, switches)
    return rules


# --- from files ---


def _transcript(
    record: MatchRecord, rules: Ruleset, switches: Mapping[str, SwitchValue]
) -> Transcript:
    """The transcript of a match."""
    games = [
        _transcribe_game(number, rules, match_score, game)
        for number, (match_score, game) in enumerate(
            zip(record.match_scores(), record.games, strict=True), start=1
        )
    ]
    own = mat.details_of(rules, ("", ""))
    headers = {name: value for name, value in record.details.items() if name not in own}
    return Transcript(
        ruleset=_RULESET,
        switches=switches,
        names=record.names,
        match=record.rule,
        first_score=record.initial_score if any(record.initial_score) else (),
        games=tuple(games),
        made=read_date(headers.get("EventDate", "")),
        headers=headers,
        losses=record.losses,
    )


def _transcribe_game(
    number: int, rules: Ruleset, match_score: MatchScore, game: GameRecord
) -> TranscribedGame:
    """The game with the actions of a resignation, which files express by the result alone."""
    actions: list[Action] = [*game.actions]
    position = [*positions_of(rules, match_score, game)][-1]
    if GAME.outcome(position) is None and game.winner is not Seat.NOBODY:
        for action in (Resignation(game.points // position.cube.value), Call.ACCEPT):
            if GAME.judge(position, action) is not None:
                raise BadInput(f"game {number}: {game.points} points cannot be won where it ends")
            actions.append(action)
            position = GAME.apply(position, action)
    outcome = GAME.outcome(position)
    if outcome is not None and (outcome.winners, outcome.points) != ((game.winner,), game.points):
        result = f"{outcome.winners} {outcome.points}, not {game.winner} {game.points}"
        raise BadInput(f"game {number}: by the rules the result is {result}")
    texts = tuple(GAME.write(action) for action in actions)
    return TranscribedGame(actions=texts, outcome=outcome, notes=game.notes)


# --- to files ---


def _record(transcript: Transcript, rules: Ruleset) -> MatchRecord:
    first, second = (" ".join(name.split()) or "?" for name in transcript.names)
    details = mat.details_of(rules, (first, second))
    details |= {"EventDate": write_date(transcript.made)} if transcript.made else {}
    details |= {
        name: " ".join(value.replace('"', "'").split())
        for name, value in transcript.headers.items()
        if name not in details or name == "EventDate"
    }
    return MatchRecord(
        names=(first, second),
        length=transcript.match.number if transcript.match.kind == "first-to" else 0,
        initial_score=_two_scores(transcript.first_score),
        games=tuple(_game_record(game) for game in transcript.games),
        details=details,
    )


def _two_scores(score: tuple[int, ...]) -> tuple[int, int]:
    first, second = score or (0, 0)
    return first, second


def _game_record(game: TranscribedGame) -> GameRecord:
    outcome = game.outcome or Outcome((), "")
    return GameRecord(
        tuple(GAME.read_action(text) for text in game.actions),
        outcome.winners[0] if outcome.winners else Seat.NOBODY,
        outcome.points if outcome.winners else 0,
        game.notes,
    )
