"""A client for programs: create or join a table, follow its states, and play.

It speaks the JSON API that `docs/api.md` describes, shares its types, and knows no rules.

    with join("http://127.0.0.1:8740/join/.../...", name="My bot") as player:
        for state in player.states():
            if state.is_over:
                break
            if state.is_yours:
                player.act(state, random_action(state, Random()))
"""

import http.client
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import TracebackType
from typing import Any, Literal, TypeVar
from urllib.parse import quote, urlsplit

from gamecase.extras import require
from gamecase.kernel.dice import commitment_of, new_secret
from gamecase.kernel.errors import BadInput

with require("client", "the client of the JSON API"):
    import msgspec

    from gamecase.events.commands import AnyEventCommand
    from gamecase.events.entrants import Member
    from gamecase.events.settings import EventSettings
    from gamecase.messages.api_types import ApiEntries, ApiEntry, ApiOffer, ApiState
    from gamecase.web.api.drill_types import (
        DrillInfo,
        DrillInfoList,
        ExerciseAnswer,
        ExerciseInfo,
        ExerciseVerdict,
    )
    from gamecase.web.api.event_types import (
        EventClaimed,
        EventClaimRequest,
        EventCodes,
        EventCreated,
        EventDetail,
        EventHelperRequest,
        EventImportRequest,
        EventJoined,
        EventJoinRequest,
        EventList,
        EventPlayersAdded,
        EventPlayersRequest,
        EventPlayRequest,
        EventPlayTable,
        EventStandings,
        EventSummary,
        NewEventRequest,
    )
    from gamecase.web.api.types import (
        ApiError,
        DeepAnalysisInfo,
        DeepAnalysisRequest,
        DeepLineInfo,
        Invitation,
        JoinRequest,
        NewTableRequest,
        PlayerRequest,
        StudiedGameInfo,
        StudiedGameList,
        StudiedGameReport,
        TableCreated,
        TableJoined,
    )

__all__ = [
    "ApiEntry",
    "ApiError",
    "ApiOffer",
    "ApiState",
    "DeepAnalysisInfo",
    "DeepAnalysisRequest",
    "DeepLineInfo",
    "DrillInfo",
    "EventClient",
    "EventSettings",
    "ExerciseInfo",
    "ExerciseVerdict",
    "Invitation",
    "NewTableRequest",
    "PlayerRequest",
    "RequestFailed",
    "StudiedGameInfo",
    "StudiedGameReport",
    "TableClient",
    "answer_exercise",
    "create_event",
    "create_table",
    "deep_analysis",
    "drills",
    "join",
    "next_exercise",
    "own_events",
    "random_action",
    "studied_game",
    "studied_games",
]

_TIMEOUT_SECONDS = 30.0  # a stream is never silent for so long
_RETRY_SECONDS = 0.5
_CHAIN_LENGTH = 2000  # rolls
_MAX_RETRIES = 40  # of a request over the rate limit

_CONNECTIONS: dict[str, type[http.client.HTTPConnection]] = {
    "http": http.client.HTTPConnection,
    "https": http.client.HTTPSConnection,
}
_LOST = (OSError, http.client.HTTPException)
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")

T = TypeVar("T")


class RequestFailed(BadInput):
    """The server refused a request; `error` says why."""

    def __init__(self, url: str, error: ApiError) -> None:
        super().__init__(f"{url}: {error.code}: {error.told or error.detail}")
        self.error = error


def create_table(server: str, request: NewTableRequest, token: str = "") -> "TableClient":
    """Create a table and take the chairs that are `here`.

    With the token of an account, that account plays; otherwise a guest does.
    """
    api = ApiConnection(server, token)
    created = api.post("/api/tables", request, TableCreated)
    return TableClient(api, created.table, created.invitations)


def join(invitation: str, name: str = "", token: str = "") -> "TableClient":
    """Take the chair of an invitation, given by its link."""
    parts = urlsplit(invitation)
    table, _, invite = parts.path.removeprefix("/join/").partition("/")
    if not parts.path.startswith("/join/") or not table or not invite:
        raise BadInput(f"{invitation!r} is not an invitation; expected http://.../join/.../...")
    api = ApiConnection(f"{parts.scheme}://{parts.netloc}", token)
    api.post(f"/api/table/{table}/join", JoinRequest(invite, name), TableJoined)
    return TableClient(api, table)


def studied_games(server: str, token: str, game: str = "") -> list[StudiedGameInfo]:
    """The analysed games of an account or guest, the newest first; of one game, or of all."""
    api, found = ApiConnection(server, token), list[StudiedGameInfo]()
    while True:
        path = f"/api/study?game={quote(game)}&offset={len(found)}"
        page = api.get(path, StudiedGameList)
        found += page.games
        if not page.games or len(found) >= page.count:
            return found


def studied_game(server: str, token: str, table: str, nth_game: int = 1) -> StudiedGameReport:
    """The stored analysis of one of an account's or guest's games."""
    path = f"/api/study/{quote(table, safe='')}?game={nth_game}"
    return ApiConnection(server, token).get(path, StudiedGameReport)


def drills(server: str, token: str) -> list[DrillInfo]:
    """Every drill of every game, and how an account or guest does in it."""
    return ApiConnection(server, token).get("/api/drills", DrillInfoList).drills


def next_exercise(server: str, token: str, game: str, drill: str) -> ExerciseInfo:
    """The exercise that is set for an account or guest; the same one until it is answered."""
    return ApiConnection(server, token).post(f"{_drill_path(game, drill)}/next", {}, ExerciseInfo)


def answer_exercise(
    server: str, token: str, drill: tuple[str, str], exercise: str, *answers: str
) -> ExerciseVerdict:
    """What answers to an exercise of a game and drill are worth; no answers give it up."""
    body = ExerciseAnswer(exercise, list(answers))
    return ApiConnection(server, token).post(f"{_drill_path(*drill)}/answer", body, ExerciseVerdict)


def _drill_path(game: str, drill: str) -> str:
    return f"/api/drills/{quote(game, safe='')}/{quote(drill, safe='')}"


def own_events(server: str, token: str) -> list[EventSummary]:
    """The events in which whoever has the token has a role, newest first."""
    return ApiConnection(server, token).get("/api/events", EventList).events


def deep_analysis(
    server: str, request: DeepAnalysisRequest, token: str = ""
) -> Iterator[DeepAnalysisInfo]:
    """What a deep analysis or rollout has found after every step; stop reading to stop it."""
    api = ApiConnection(server, token)
    with api.stream("/api/deep-analysis", msgspec.json.encode(request)) as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=DeepAnalysisInfo)


def create_event(
    server: str, settings: EventSettings, organiser: str = "", token: str = ""
) -> "EventClient":
    """Create an event, whose organiser is whoever has the token."""
    api = ApiConnection(server, token)
    created = api.post("/api/events", NewEventRequest(settings, organiser), EventCreated)
    return EventClient(server, created.event, api.token)


def random_action(state: ApiState, random: Random) -> str | None:
    """A random action for a state, never a resignation; None where the state offers none.

    An action from a range may still break a rule; try another one when it is refused.
    """
    if state.range is not None:
        highs = iter(_NUMBER.findall(state.range.high))

        def between(low: re.Match[str]) -> str:
            return f"{random.uniform(float(low[0]), float(next(highs))):.2f}"

        return _NUMBER.sub(between, state.range.low)
    actions = [action for action in state.actions or () if not action.startswith("resign")]
    return random.choice(actions) if actions else None


class TableClient:
    """One or more chairs at a table, held by a token."""

    def __init__(
        self, api: "ApiConnection", table: str, invitations: list[Invitation] | None = None
    ) -> None:
        self._api = api
        self.table = table
        self.invitations = invitations or []  # to the chairs that were free at first
        self.entries: list[ApiEntry] = []  # what `states` has received so far
        self._parts: dict[str, str] = {}  # of the chains for the dice: each part by its hash

    @property
    def token(self) -> str:
        """The token that holds the chairs."""
        return self._api.token

    def __enter__(self) -> "TableClient":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the stream of states."""
        self._api.close()

    def state(self) -> ApiState:
        """The current state."""
        return self._api.get(f"/api/table/{self.table}", ApiState)

    def states(self) -> Iterator[ApiState]:
        """The current state, and the new one after every change.

        A lost stream is opened again, and then the current state is repeated. What the dice want
        of a player is sent: parts of a chain, or random words at a table of older dice.
        """
        while True:
            try:
                with self._api.stream(self._stream_path()) as lines:
                    yield from self._read_states(lines)
            except _LOST:
                pass
            time.sleep(_RETRY_SECONDS)

    def _stream_path(self) -> str:
        return f"/api/table/{self.table}/stream?since={len(self.entries)}"

    def _read_states(self, lines: Iterator[bytes]) -> Iterator[ApiState]:
        for line in lines:
            match _MESSAGES.decode(line):
                case ApiEntries(entries):
                    self.entries += entries
                case ApiState() as state:
                    if not state.you:
                        raise BadInput(f"table {self.table}: this token holds no chair here")
                    self._answer_dice(state)
                    yield state

    def _answer_dice(self, state: ApiState) -> None:
        chained = {chain.chair for chain in state.chains}
        for chair in {*state.speak} - chained:
            self._command("words", chair=chair, words=secrets.token_hex(12))
        for chain in state.chains:
            if chain.wants == "chain":
                self._command("chain", chair=chain.chair, anchor=self._new_chain())
            elif chain.head not in self._parts:
                if chain.may_renew and chain.pages <= 1:
                    anchor = self._new_chain()
                    self._command("chain", chair=chain.chair, anchor=anchor, renews=True)
            elif chain.wants == "part":
                self._command("part", chair=chain.chair, part=self._parts[chain.head])

    def _new_chain(self) -> str:
        """Draw a chain of parts for the dice; returns its anchor."""
        part = new_secret()
        for _ in range(_CHAIN_LENGTH):
            part, before = commitment_of(part), part
            self._parts[part] = before
        return part

    def _part_along(self, state: ApiState) -> dict[str, str]:
        """The part for the next roll that goes along with an action, where it is deposited."""
        heads = [c.head for c in state.chains if c.chair == state.to_act and not c.is_open]
        part = self._parts.get(heads[0], "") if heads and state.dice == "deposits" else ""
        return {"part": part} if part else {}

    # --- commands: None when done, else why not ---

    def act(self, state: ApiState, action: str) -> ApiError | None:
        """Play an action, in the game's notation, in answer to a state."""
        along = self._part_along(state)
        return self._command("act", action=action, after=state.after, **along)

    def offer(self, what: Literal["takeback", "draw", "rematch"]) -> ApiError | None:
        """Make an offer to the other players."""
        return self._command("offer", what=what)

    def accept(self, offer: ApiOffer) -> ApiError | None:
        """Accept an offer."""
        return self._command("accept", offer=offer.number)

    def decline(self, offer: ApiOffer) -> ApiError | None:
        """Decline an offer, or withdraw one's own."""
        return self._command("decline", offer=offer.number)

    def resign(self) -> ApiError | None:
        """Resign the game."""
        return self._command("resign")

    def next_game(self) -> ApiError | None:
        """Begin the next game of the match."""
        return self._command("next")

    def _command(self, name: str, **fields: Any) -> ApiError | None:
        try:
            self._api.post(f"/api/table/{self.table}/{name}", fields, ApiState)
        except RequestFailed as failure:
            return failure.error
        except _LOST as error:
            # The state that follows when the stream is open again shows whether it was done.
            return ApiError("unreachable", str(error))
        return None


class EventClient:
    """An event, as whoever has a token sees and directs it; refusals raise `RequestFailed`."""

    def __init__(self, server: str, event: str, token: str = "") -> None:
        self._api = ApiConnection(server, token)
        self.event = event

    @property
    def token(self) -> str:
        """The token that holds the roles in the event."""
        return self._api.token

    def state(self) -> EventDetail:
        """The event with its entrants and rounds."""
        return self._api.get(self._path(), EventDetail)

    def standings(self) -> EventStandings:
        """Everybody, the best first."""
        return self._api.get(self._path("/standings"), EventStandings)

    def codes(self) -> dict[str, str]:
        """The codes on paper by person, for the organiser and helpers."""
        return self._api.get(self._path("/codes"), EventCodes).codes

    def join(
        self, name: str, rating: int = 0, club: str = "", members: Sequence[str] = ()
    ) -> EventJoined:
        """Enter the event; a team or a pair names its members."""
        request = EventJoinRequest(name, rating, club, [Member(each) for each in members])
        return self._api.post(self._path("/join"), request, EventJoined)

    def claim(self, code: str) -> EventClaimed:
        """Act as whoever has a code on paper."""
        return self._api.post(self._path("/claim"), EventClaimRequest(code), EventClaimed)

    def add(
        self, name: str, rating: int = 0, club: str = "", members: Sequence[str] = ()
    ) -> EventJoined:
        """Enter somebody, as the organiser; the answer has the code for them."""
        request = EventJoinRequest(name, rating, club, [Member(each) for each in members])
        return self._api.post(self._path("/add"), request, EventJoined)

    def name_helper(self, name: str) -> EventJoined:
        """Name a helper, as the organiser; who claims the code of the answer becomes one."""
        return self._api.post(self._path("/helper"), EventHelperRequest(name), EventJoined)

    def add_players(self, text: str, kind: Literal["csv", "trf"] = "csv") -> EventPlayersAdded:
        """Enter everybody of a list."""
        return self._api.post(
            self._path("/players"), EventPlayersRequest(kind, text), EventPlayersAdded
        )

    def import_event(self, text: str) -> EventDetail:
        """Fill an empty event with the players, rounds and results of a TRF."""
        return self._api.post(self._path("/import"), EventImportRequest("trf", text), EventDetail)

    def do(self, command: AnyEventCommand) -> EventDetail:
        """Carry out a command of `gamecase.events.commands`: pair, start, enter a result, ..."""
        fields = msgspec.to_builtins(command)
        return self._api.post(self._path(f"/{fields['type']}"), fields, EventDetail)

    def play(self, number: int, table: int, board: int = 1) -> "TableClient":
        """Take the chair at the online table of a round, or keep the score of a real board."""
        request = EventPlayRequest(number, table, board)
        found = self._api.post(self._path("/play"), request, EventPlayTable)
        return TableClient(ApiConnection(self._api.server, self.token), found.table)

    def file(self, kind: Literal["trf", "csv", "json", "jsonl", "zip", "cmn"]) -> bytes:
        """The event as a file."""
        return self._api.read(self._path(f"/files/{kind}"))

    def picture(
        self, name: Literal["crosstable", "main", "consolation", "last-chance", "playoff"]
    ) -> bytes:
        """The crosstable, or the bracket of a cup, as SVG."""
        return self._api.read(self._path(f"/files/{name}.svg"))

    def _path(self, rest: str = "") -> str:
        return f"/api/events/{self.event}{rest}"


_MESSAGES: msgspec.json.Decoder[ApiEntries | ApiState] = msgspec.json.Decoder(ApiEntries | ApiState)


class ApiConnection:
    """HTTP requests to one server with one token."""

    def __init__(self, server: str, token: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in _CONNECTIONS or not parts.netloc:
            raise BadInput(f"{server!r} is not a server; expected http://... or https://...")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.token = token or secrets.token_urlsafe(32)
        self._stream: http.client.HTTPConnection | None = None

    def get(self, path: str, kind: type[T]) -> T:
        """Send a GET request, and decode the response."""
        return self._request("GET", path, None, kind)

    def post(self, path: str, body: object, kind: type[T]) -> T:
        """Send a POST request, and decode the response; waits when over the rate limit."""
        return self._request("POST", path, msgspec.json.encode(body), kind)

    def read(self, path: str) -> bytes:
        """Send a GET request, and return the response as it is."""
        return self._content("GET", path, None)

    def _request(self, method: str, path: str, body: bytes | None, kind: type[T]) -> T:
        return msgspec.json.decode(self._content(method, path, body), type=kind)

    def _content(self, method: str, path: str, body: bytes | None) -> bytes:
        for _ in range(_MAX_RETRIES):
            connection = self._connect()
            try:
                connection.request(method, path, body, self._headers())
                response = connection.getresponse()
                content = response.read()
            finally:
                connection.close()
            if response.status != http.client.TOO_MANY_REQUESTS:
                break
            time.sleep(_RETRY_SECONDS)
        if response.status >= http.client.BAD_REQUEST:
            raise RequestFailed(self.server + path, _error(response.status, content))
        return content

    @contextmanager
    def stream(self, path: str, body: bytes | None = None) -> Iterator[Iterator[bytes]]:
        """The lines of a stream as they come, without the empty ones that keep it alive.

        With a body, they are the answer to sending it.
        """
        connection = self._stream = self._connect()
        try:
            connection.request("GET" if body is None else "POST", path, body, self._headers())
            response = connection.getresponse()
            if response.status >= http.client.INTERNAL_SERVER_ERROR:
                raise http.client.HTTPException(f"status {response.status}")
            if response.status >= http.client.BAD_REQUEST:
                error = _error(response.status, response.read())
                raise RequestFailed(self.server + path, error)
            yield (line for line in iter(response.readline, b"") if line.strip())
        finally:
            connection.close()

    def close(self) -> None:
        """Close the stream that is open."""
        if self._stream is not None:
            self._stream.close()

    def _connect(self) -> http.client.HTTPConnection:
        parts = urlsplit(self.server)
        return _CONNECTIONS[parts.scheme](parts.netloc, timeout=_TIMEOUT_SECONDS)

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}


def _error(status: int, content: bytes) -> ApiError:
    try:
        return msgspec.json.decode(content, type=ApiError)
    except msgspec.DecodeError:  # not from this server's API, but from a proxy perhaps
        return ApiError("http-error", f"status {status}")
