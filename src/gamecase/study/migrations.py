"""The tables of the study room, registered with the store when it is opened."""

from gamecase.storage.migrations import Migration


def _analyses(integer: str, end: str) -> tuple[str, ...]:
    """The statements for one database: the name of its whole numbers, and the end of a table.

    `game_analyses` has one row for a game, whoever played it; `studied_games` has one for each
    side of it that a holder played, with the sums that lists and charts need.
    """
    return (
        f"""CREATE TABLE game_analyses (
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            game TEXT NOT NULL,
            ruleset TEXT NOT NULL,
            engine TEXT NOT NULL,
            engine_version TEXT NOT NULL,
            engine_level TEXT NOT NULL,
            last_entry {integer} NOT NULL,
            state TEXT NOT NULL,
            wanted {integer} NOT NULL,
            found {integer} NOT NULL,
            made {integer} NOT NULL,
            evaluations TEXT NOT NULL,
            PRIMARY KEY (table_id, nth_game)
        ){end}""",
        f"""CREATE TABLE analysed_decisions (
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            number {integer} NOT NULL,
            chair {integer} NOT NULL,
            seat TEXT NOT NULL,
            kind TEXT NOT NULL,
            position_kind TEXT NOT NULL,
            position TEXT NOT NULL,
            played TEXT NOT NULL,
            best TEXT NOT NULL,
            error DOUBLE PRECISION NOT NULL,
            value DOUBLE PRECISION NOT NULL,
            chance DOUBLE PRECISION NOT NULL,
            chance_lost DOUBLE PRECISION NOT NULL,
            is_forced {integer} NOT NULL,
            verdict TEXT NOT NULL,
            luck DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, nth_game, number)
        ){end}""",
        f"""CREATE TABLE studied_games (
            holder TEXT NOT NULL,
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            chair {integer} NOT NULL,
            game TEXT NOT NULL,
            ruleset TEXT NOT NULL,
            opponent TEXT NOT NULL,
            result TEXT NOT NULL,
            opening TEXT NOT NULL,
            played {integer} NOT NULL,
            tally TEXT NOT NULL,
            PRIMARY KEY (holder, table_id, nth_game, chair)
        ){end}""",
        "CREATE INDEX studied_games_by_time ON studied_games (holder, game, played)",
        "CREATE INDEX studied_games_by_table ON studied_games (table_id, nth_game)",
        f"""CREATE TABLE analysis_jobs (
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            holder TEXT NOT NULL,
            asked {integer} NOT NULL,
            leased_until {integer} NOT NULL,
            failures {integer} NOT NULL,
            PRIMARY KEY (table_id, nth_game, holder)
        ){end}""",
        f"""CREATE TABLE study_settings (
            holder TEXT PRIMARY KEY,
            analyses_all {integer} NOT NULL
        ){end}""",
    )


_ANALYSES = Migration(
    version=8,
    tables=(
        "game_analyses",
        "analysed_decisions",
        "studied_games",
        "analysis_jobs",
        "study_settings",
    ),
    sqlite=_analyses("INTEGER", " WITHOUT ROWID"),
    postgres=_analyses("BIGINT", ""),
)


def _deck(integer: str, end: str) -> tuple[str, ...]:
    """The deck of mistakes: its cards, the games they were made of, and the answers of a day."""
    return (
        f"""CREATE TABLE deck_cards (
            holder TEXT NOT NULL,
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            number {integer} NOT NULL,
            game TEXT NOT NULL,
            state TEXT NOT NULL,
            due {integer} NOT NULL,
            shuffle {integer} NOT NULL,
            schedule TEXT NOT NULL,
            PRIMARY KEY (holder, table_id, nth_game, number)
        ){end}""",
        "CREATE INDEX deck_cards_by_time ON deck_cards (holder, state, due)",
        "CREATE INDEX deck_cards_by_table ON deck_cards (table_id)",
        f"""CREATE TABLE deck_games (
            holder TEXT NOT NULL,
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            chair {integer} NOT NULL,
            PRIMARY KEY (holder, table_id, nth_game, chair)
        ){end}""",
        f"""CREATE TABLE deck_days (
            holder TEXT NOT NULL,
            day {integer} NOT NULL,
            answers {integer} NOT NULL,
            right_answers {integer} NOT NULL,
            new_cards {integer} NOT NULL,
            PRIMARY KEY (holder, day)
        ){end}""",
    )


_DECK = Migration(
    version=9,
    tables=("deck_cards", "deck_games", "deck_days"),
    sqlite=_deck("INTEGER", " WITHOUT ROWID"),
    postgres=_deck("BIGINT", ""),
)


def _notebook(integer: str, end: str) -> tuple[str, ...]:
    """The notebook: positions that a holder has saved."""
    return (
        f"""CREATE TABLE notebook_positions (
            holder TEXT NOT NULL,
            id TEXT NOT NULL,
            game TEXT NOT NULL,
            ruleset TEXT NOT NULL,
            switches TEXT NOT NULL,
            position TEXT NOT NULL,
            title TEXT NOT NULL,
            tags TEXT NOT NULL,
            note TEXT NOT NULL,
            made {integer} NOT NULL,
            PRIMARY KEY (holder, id)
        ){end}""",
        "CREATE INDEX notebook_positions_by_time ON notebook_positions (holder, made)",
    )


_NOTEBOOK = Migration(
    version=11,
    tables=("notebook_positions",),
    sqlite=_notebook("INTEGER", " WITHOUT ROWID"),
    postgres=_notebook("BIGINT", ""),
)


def _drills(integer: str, end: str) -> tuple[str, ...]:
    """Drills: how each holder does in each of them."""
    return (
        f"""CREATE TABLE drill_progress (
            holder TEXT NOT NULL,
            game TEXT NOT NULL,
            drill TEXT NOT NULL,
            rating DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            answers {integer} NOT NULL,
            right_answers {integer} NOT NULL,
            streak {integer} NOT NULL,
            longest_streak {integer} NOT NULL,
            exercise TEXT NOT NULL,
            recent TEXT NOT NULL,
            results TEXT NOT NULL,
            answered {integer} NOT NULL,
            PRIMARY KEY (holder, game, drill)
        ){end}""",
    )


def _documents(integer: str, end: str) -> tuple[str, ...]:
    """Studies and lessons that a holder writes, and the links by which others see them."""
    return (
        f"""CREATE TABLE study_documents (
            id TEXT NOT NULL,
            holder TEXT NOT NULL,
            kind TEXT NOT NULL,
            version {integer} NOT NULL,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            content TEXT NOT NULL,
            view_link TEXT NOT NULL,
            edit_link TEXT NOT NULL,
            made {integer} NOT NULL,
            changed {integer} NOT NULL,
            PRIMARY KEY (id)
        ){end}""",
        "CREATE INDEX study_documents_by_time ON study_documents (holder, kind, changed)",
        "CREATE INDEX study_documents_by_view_link ON study_documents (view_link)",
        "CREATE INDEX study_documents_by_edit_link ON study_documents (edit_link)",
    )


def _openings(integer: str, end: str) -> tuple[str, ...]:
    """The opening explorer: sources of games, their games, positions, and what was looked at.

    A source is all of a holder's games of one kind, or a collection that was uploaded. A position
    has one row for each game that reached it, however often it did.
    """
    return (
        f"""CREATE TABLE opening_sources (
            id {integer} PRIMARY KEY,
            holder TEXT NOT NULL,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            made {integer} NOT NULL,
            games {integer} NOT NULL,
            bytes {integer} NOT NULL
        ){end}""",
        "CREATE INDEX opening_sources_by_holder ON opening_sources (holder, game)",
        f"""CREATE TABLE opening_games (
            source {integer} NOT NULL,
            id {integer} NOT NULL,
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            ruleset TEXT NOT NULL,
            first_name TEXT NOT NULL,
            second_name TEXT NOT NULL,
            first_chair {integer} NOT NULL,
            result TEXT NOT NULL,
            own_side TEXT NOT NULL,
            played {integer} NOT NULL,
            digest TEXT NOT NULL,
            content TEXT NOT NULL,
            PRIMARY KEY (source, id)
        ){end}""",
        "CREATE INDEX opening_games_by_digest ON opening_games (source, digest)",
        "CREATE INDEX opening_games_by_table ON opening_games (table_id)",
        f"""CREATE TABLE opening_positions (
            source {integer} NOT NULL,
            position {integer} NOT NULL,
            game_id {integer} NOT NULL,
            entry {integer} NOT NULL,
            action TEXT NOT NULL,
            PRIMARY KEY (source, position, game_id)
        ){end}""",
        f"""CREATE TABLE opening_tables (
            source {integer} NOT NULL,
            table_id TEXT NOT NULL,
            last_entry {integer} NOT NULL,
            PRIMARY KEY (source, table_id)
        ){end}""",
        f"""CREATE TABLE own_names (
            holder TEXT NOT NULL,
            folded TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (holder, folded)
        ){end}""",
    )


def _deep_results(integer: str, end: str) -> tuple[str, ...]:
    """The results of rollouts of positions of a game, one for each position and level."""
    return (
        f"""CREATE TABLE deep_results (
            table_id TEXT NOT NULL,
            nth_game {integer} NOT NULL,
            number {integer} NOT NULL,
            level TEXT NOT NULL,
            engine TEXT NOT NULL,
            engine_version TEXT NOT NULL,
            made {integer} NOT NULL,
            result TEXT NOT NULL,
            PRIMARY KEY (table_id, nth_game, number, level)
        ){end}""",
    )


def _study_room(integer: str, end: str) -> tuple[str, ...]:
    """Drills, studies and lessons, the opening explorer, and rollouts that are kept."""
    parts = (_drills, _documents, _openings, _deep_results)
    return tuple(statement for part in parts for statement in part(integer, end))


_STUDY_ROOM = Migration(
    version=12,
    tables=(
        "drill_progress",
        "study_documents",
        "opening_sources",
        "opening_games",
        "opening_positions",
        "opening_tables",
        "own_names",
        "deep_results",
    ),
    sqlite=_study_room("INTEGER", " WITHOUT ROWID"),
    postgres=_study_room("BIGINT", ""),
)

STUDY_MIGRATIONS = (_ANALYSES, _DECK, _NOTEBOOK, _STUDY_ROOM)
