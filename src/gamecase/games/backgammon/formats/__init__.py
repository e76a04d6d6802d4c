"""The formats that backgammon programs understand: match files, and SGF."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from gamecase.games.backgammon.actions import Action, Call, Resign
from gamecase.games.backgammon.formats import mat, sgf
from gamecase.games.backgammon.formats.record import GAME, GameRecord, Record, positions_of
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Format, TranscribedGame, Transcript
from gamecase.registry import find

_RULESET = "tournament"  # what the rest of the world plays by


def _reader(
    switches_of: Callable[[str], dict[str, SwitchValue]], read: Callable[[str, Ruleset], Record]
) -> Callable[[str], list[Transcript]]:
    def transcripts(text: str) -> list[Transcript]:
        switches = switches_of(text)
        rules: Ruleset = find(GAME.key).rules(_RULESET, switches)
        return [_taken_in(read(text, rules), rules, switches)]

    return transcripts


def _taken_in(record: Record, rules: Ruleset, switches: Mapping[str, SwitchValue]) -> Transcript:
    """A match as a table holds it: every game from the first on, giving up said in words."""
    if any(record.begins_at):
        raise BadInput(f"the match begins at {record.begins_at}; a table begins at nothing")
    games = [
        _told(number, rules, match_score, game)
        for number, (match_score, game) in enumerate(
            zip(record.standings(), record.games, strict=True), start=1
        )
    ]
    return Transcript(
        ruleset=_RULESET,
        switches=switches,
        names=record.names,
        match=record.rule,
        games=tuple(games),
    )


def _told(
    number: int, rules: Ruleset, match_score: MatchScore, game: GameRecord
) -> TranscribedGame:
    actions: list[Action] = [*game.actions]
    position = [*positions_of(rules, match_score, game)][-1]
    if GAME.outcome(position) is None and game.winner is not Seat.NOBODY:
        # Files tell a game given up by its result alone.
        for action in (Resign(game.points // position.cube.value), Call.ACCEPT):
            if GAME.judge(position, action) is not None:
                raise BadInput(f"game {number}: nobody could win {game.points} where it ends")
            actions.append(action)
            position = GAME.apply(position, action)
    outcome = GAME.outcome(position)
    if outcome is not None and (outcome.winners, outcome.points) != ((game.winner,), game.points):
        told = f"{outcome.winners} {outcome.points}, not {game.winner} {game.points}"
        raise BadInput(f"game {number}: by the rules it comes to {told}")
    return TranscribedGame(actions=tuple(GAME.write(each) for each in actions), outcome=outcome)


def _writer(write: Callable[[Record, Ruleset], str]) -> Callable[[Transcript], str]:
    def text(transcript: Transcript) -> str:
        rules: Ruleset = find(GAME.key).rules(transcript.ruleset, transcript.switches)
        return write(_given_out(transcript, rules), rules)

    return text


def _given_out(transcript: Transcript, rules: Ruleset) -> Record:
    first, second = (" ".join(each.split()) or "?" for each in transcript.names)
    details = mat.details_of(rules, (first, second))
    if transcript.made:
        made = datetime.fromtimestamp(transcript.made // 1000, UTC)
        details["EventDate"] = f"{made:%Y.%m.%d}"
    return Record(
        names=(first, second),
        length=transcript.match.number if transcript.match.kind == "first-to" else 0,
        games=tuple(_game(told) for told in transcript.games),
        details=details,
    )


def _game(told: TranscribedGame) -> GameRecord:
    outcome = told.outcome or Outcome((), "")
    return GameRecord(
        tuple(GAME.read_action(text) for text in told.actions),
        outcome.winners[0] if outcome.winners else Seat.NOBODY,
        outcome.points if outcome.winners else 0,
    )


FORMATS = (
    Format(
        name="MAT",
        suffix="mat",
        read=_reader(mat.switches_of, mat.read_mat),
        write=_writer(mat.write_mat),
    ),
    Format(
        name="SGF",
        suffix="sgf",
        read=_reader(sgf.switches_of, sgf.read_sgf),
        write=_writer(sgf.write_sgf),
    ),
)
