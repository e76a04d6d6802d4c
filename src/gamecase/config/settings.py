"""All settings of a server, with their defaults and what they may be.

A setting is one line here. It is then read from the file, the environment and the flags, printed by
`gamecase config`, and found in `services_of(request).settings`.
"""

from dataclasses import dataclass

from gamecase.config.kinds import (
    address,
    choice,
    colour,
    networks,
    secret,
    switch,
    text,
    texts,
    whole,
)

LOG_FORMATS = ("plain", "json")


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """How the server calls itself, and its colours."""

    name: str = text("", "The name in the header and the titles; empty: Gamecase.", most=40)
    address: str = address("The address that people type, for links in mails and from commands.")
    accent: str = colour("The colour of buttons and links on light pages.")
    accent_dark: str = colour("The same on dark pages.")


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client, or all of them, may ask for."""

    upload_bytes: int = whole(192 * 1024, 1024, 10_000_000, "The size of an uploaded game.")
    import_bytes: int = whole(
        16_000_000, 1024, 900_000_000, "The size of a file with many games, or of a collection."
    )
    upload_seconds: int = whole(10, 1, 120, "The time to read an uploaded game.")
    uploads_waiting: int = whole(8, 1, 1000, "Uploads that are read or wait, of all addresses.")
    connections_per_address: int = whole(
        400, 0, 1_000_000, "Open connections of one address, or IPv6 network; 0: any number."
    )
    head_seconds: int = whole(15, 0, 3600, "The time to send the head of a request; 0: any.")
    body_seconds: int = whole(60, 0, 3600, "The time to send its body; 0: any.")
    stall_seconds: int = whole(60, 0, 3600, "The time without taking a response; 0: any.")
    bot_processes: int = whole(
        2, 1, 256, "Bots that think at the same time; of two or more, one is left to quick ones."
    )
    analysis_processes: int = whole(
        2, 1, 256, "Positions that are analysed at the same time, of all games and rollouts."
    )
    thoughts_per_holder: int = whole(
        50, 1, 100_000, "Bots and hints of one player that wait for their turn to think."
    )
    tables_per_month: int = whole(
        3000, 1, 1_000_000, "New tables of one player in 30 days; a guest is a browser."
    )


@dataclass(frozen=True, slots=True)
class DeepAnalysisLimits:
    """Deep analyses and rollouts that people start on pages, or programs by the API."""

    allowed: bool = switch(True, "Whether anybody may start one.")
    games: int = whole(1296, 36, 100_000, "The games of each play in a full rollout.")
    seconds: int = whole(300, 5, 86_400, "The computing time of one analysis.")


@dataclass(frozen=True, slots=True)
class Proxy:
    """The HTTPS proxy in front of the server."""

    trusted: tuple[str, ...] = networks(
        ("127.0.0.1", "::1"),
        "Where X-Forwarded-For and X-Forwarded-Proto are believed: the addresses of proxies.",
    )
    metrics_token: str = secret(
        "If set, /metrics answers only requests with this bearer token, from anywhere."
    )


@dataclass(frozen=True, slots=True)
class Backup:
    """Copies of the database that the server makes by itself."""

    folder: str = text("", "Where copies are written; empty: none are made.")
    hours: int = whole(24, 1, 24 * 31, "The time between two copies.")
    keep: int = whole(14, 1, 10_000, "How many copies are kept; older ones are deleted.")


@dataclass(frozen=True, slots=True)
class Retention:
    """What is deleted after a time without use. 0 keeps it for ever."""

    unstarted_days: int = whole(30, 0, 36_500, "Tables at which nobody has moved.")
    guest_days: int = whole(0, 0, 36_500, "Tables of guests alone, after the last move.")
    audit_days: int = whole(400, 0, 36_500, "Lines of the audit log.")


@dataclass(frozen=True, slots=True)
class Smtp:
    """The mail server that sends links to set a new password."""

    host: str = text("", "The mail server; empty: no mail is sent, and no address is asked for.")
    port: int = whole(587, 1, 65_535, "Its port.")
    security: str = choice("starttls", ("starttls", "tls", "none"), "How it is reached.")
    user: str = text("", "The user name, if it wants one.")
    password: str = secret("The password.")
    password_file: str = text("", "A file with the password.")
    sender: str = text("", "The address that mails come from.")


@dataclass(frozen=True, slots=True)
class Oidc:
    """Signing in by OpenID Connect."""

    issuer: str = address("The address of the provider; empty: off.")
    client_id: str = text("", "The client id it has given to this server.")
    client_secret: str = secret("The client secret.")
    client_secret_file: str = text("", "A file with the client secret.")
    label: str = text("", "What the button calls the provider, such as My School.", most=40)
    scopes: str = text("openid profile", "What is asked for, separated by spaces.")
    name_claim: str = text("preferred_username", "The claim that becomes the name of an account.")
    admins: tuple[str, ...] = texts("Who becomes an administrator: values of the claim sub.")


@dataclass(frozen=True, slots=True)
class Logging:
    """What is logged besides warnings and errors."""

    format: str = choice("plain", LOG_FORMATS, "Lines for people, or JSON for log collectors.")
    access: bool = switch(False, "One line for each request.")
    sign_ins: bool = switch(True, "One line for each failed sign-in, with the address.")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that whoever runs a server can choose."""

    host: str = text("127.0.0.1", "The address to listen on; 0.0.0.0 lets in the network.")
    port: int = whole(8740, 0, 65_535, "The port; 0: any free one.")
    database: str = text(
        "", "A file, or postgresql://...; empty: a file in the data folder.", most=2000
    )
    workers: int = whole(1, 1, 64, "Server processes; for many, use PostgreSQL.")
    cluster: str = text("", "The address of a Dask scheduler that runs the engines.")
    share: str = text("off", "on, off, or the address on which a local server may be shared.")
    registration: str = choice(
        "open", ("open", "invite", "closed"), "Who may register: all, holders of a code, nobody."
    )
    guests: bool = switch(True, "Whether people may play without an account.")
    push: bool = switch(True, "Whether browsers may be told about turns by push messages.")
    house: SiteSettings = SiteSettings()
    limits: Limits = Limits()
    deep: DeepAnalysisLimits = DeepAnalysisLimits()
    proxy: Proxy = Proxy()
    backup: Backup = Backup()
    retention: Retention = Retention()
    smtp: Smtp = Smtp()
    oidc: Oidc = Oidc()
    logging: Logging = Logging()
