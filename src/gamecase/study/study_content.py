"""The content of a study: a game or a position with its tree of moves, stored as JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import AnyGame
from gamecase.kernel.match import MatchRule, MatchScore, read_match
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import TranscribedGame, Transcript
from gamecase.study.move_tree import MoveTree, TreeNode, check_tree, notes_of, tree_of
from gamecase.study.notebook import clean_note

_LONGEST_HEADER = 200
_MOST_HEADERS = 40


class NodeContent(msgspec.Struct, omit_defaults=True):
    """A move of a study."""

    parent: int = 0
    action: str = ""
    comment: str = ""
    before: str = ""
    marks: tuple[str, ...] = ()


class OutcomeContent(msgspec.Struct, omit_defaults=True):
    """How the game ended."""

    winners: tuple[str, ...] = ()
    reason: str = ""
    points: int = 1
    moves: int = 0  # how many led to it, and their digest: other moves have no such end
    digest: str = ""

    def value(self, actions: Sequence[str]) -> Outcome | None:
        """The outcome, if it belongs to these moves."""
        if (self.moves, self.digest) != (len(actions), _digest(actions)):
            return None
        return Outcome(tuple(Seat(seat) for seat in self.winners), self.reason, self.points)


class StudyContent(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a study has beside its title."""

    ruleset: str
    switches: dict[str, SwitchValue] = {}
    start: str = ""  # in the game's own notation; empty: the opening
    match: str = ""
    scores: tuple[tuple[int, ...], ...] = ()  # of the match after each game before this one
    names: tuple[str, ...] = ()  # by seat
    headers: dict[str, str] = {}
    made: int = 0
    outcome: OutcomeContent | None = None
    nodes: tuple[NodeContent, ...] = (NodeContent(),)

    def encode(self) -> str:
        return msgspec.json.encode(self).decode()

    @property
    def tree(self) -> MoveTree:
        return tree_from(self.nodes)

    def with_tree(self, tree: MoveTree) -> "StudyContent":
        return msgspec.structs.replace(self, nodes=contents_of(tree.nodes))

    @property
    def match_score(self) -> MatchScore:
        rule = read_match(self.match) if self.match else MatchRule()
        return MatchScore(rule, self.scores)

    def first_position(self, game: AnyGame, rules: Any) -> Any:
        """The position at the beginning."""
        if self.start:
            return game.read_position(rules, self.start)
        return game.opening(rules, self.match_score)

    def transcript(self) -> Transcript:
        """The study as files hold it."""
        actions, notes = notes_of(self.tree)
        outcome = self.outcome.value(actions) if self.outcome else None
        game = TranscribedGame(actions=actions, outcome=outcome, start=self.start, notes=notes)
        return Transcript(
            ruleset=self.ruleset,
            switches=self.switches,
            names=self.names or ("", ""),
            match=self.match_score.rule,
            first_score=self.scores[-1] if self.scores else (),
            games=(game,),
            made=self.made,
            headers=self.headers,
        )


def decode_study(text: str) -> StudyContent:
    return msgspec.json.decode(text, type=StudyContent)


def tree_from(nodes: Sequence[NodeContent]) -> MoveTree:
    """The tree of nodes as they are stored or sent; BadInput where they are not a tree."""
    return check_tree(MoveTree(tree_nodes(nodes)))


def tree_nodes(nodes: Sequence[NodeContent]) -> tuple[TreeNode, ...]:
    """Nodes as they are stored or sent, with clean texts."""
    return tuple(
        TreeNode(
            parent=node.parent,
            action=node.action,
            comment=clean_note(node.comment),
            before=clean_note(node.before),
            marks=node.marks,
        )
        for node in nodes
    )


def contents_of(nodes: Sequence[TreeNode]) -> tuple[NodeContent, ...]:
    return tuple(
        NodeContent(node.parent, node.action, node.comment, node.before, node.marks)
        for node in nodes
    )


def study_of(
    transcript: Transcript, nth_game: int = 1, usual_marks: Mapping[str, str] | None = None
) -> StudyContent:
    """The study of a game of a transcript; `usual_marks` says what the marks of its format mean."""
    if not 1 <= nth_game <= len(transcript.games):
        raise BadInput(f"game {nth_game}: there are {len(transcript.games)}")
    game = transcript.games[nth_game - 1]
    meaning = usual_marks or {}
    nodes = tuple(
        replace(node, marks=tuple(meaning.get(mark, mark) for mark in node.marks))
        for node in tree_of(game.actions, game.notes).nodes
    )
    headers = [*transcript.headers.items()][:_MOST_HEADERS]
    return StudyContent(
        ruleset=transcript.ruleset,
        switches=dict(transcript.switches),
        start=game.start,
        match="" if transcript.match.is_single else str(transcript.match),
        scores=_scores_before(transcript, nth_game),
        names=tuple(transcript.name(game, seat) for seat in range(len(transcript.names))),
        headers={name[:_LONGEST_HEADER]: value[:_LONGEST_HEADER] for name, value in headers},
        made=transcript.made,
        outcome=_outcome(game),
        nodes=contents_of(nodes),
    )


def _outcome(game: TranscribedGame) -> OutcomeContent | None:
    if game.outcome is None:
        return None
    return OutcomeContent(
        tuple(seat.value for seat in game.outcome.winners),
        game.outcome.reason,
        game.outcome.points,
        len(game.actions),
        _digest(game.actions),
    )


def _digest(actions: Sequence[str]) -> str:
    return sha256("\n".join(actions).encode()).hexdigest()[:16]


def _scores_before(transcript: Transcript, nth_game: int) -> tuple[tuple[int, ...], ...]:
    """The score of a match after each game before the one of that number."""
    scores = [tuple(transcript.first_score)] if any(transcript.first_score) else []
    score = list(transcript.first_score or (0 for _ in transcript.names))
    for game in transcript.games[: nth_game - 1]:
        outcome = game.outcome
        for seat, chair in enumerate(game.seating or range(1, len(score) + 1)):
            if outcome is None:
                break
            is_winner = [*Seat][seat] in outcome.winners
            score[chair - 1] += outcome.points if is_winner else outcome.shared
        scores.append(tuple(score))
    return tuple(scores)
