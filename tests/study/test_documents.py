"""Studies and lessons as rows, on both databases."""

from collections.abc import Iterator

import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.storage.store import Store, open_store
from gamecase.study import documents as module
from gamecase.study.documents import (
    Document,
    Documents,
    TooManyDocuments,
    delete_documents_of_holder,
    move_documents,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = open_store(database, SERVER_MIGRATIONS)
    yield store
    store.close()


@pytest.fixture
def kept(store: Store) -> Documents:
    return Documents(store, lambda: 1_700_000_000_000)


def study(holder: str = "ann", title: str = "Trap") -> Document:
    return Document(holder=holder, kind="study", game="chess", title=title, content="{}")


async def test_a_document_is_found_by_its_owner_and_by_its_links(kept: Documents) -> None:
    created = await kept.create(study())
    assert created.version == 1
    assert created.access(created.id, "ann") == "owner"
    assert created.access(created.id, "ben") is None
    assert created.access(created.id, "") is None
    link = await kept.share(created.id, "view", is_shared=True)
    shown = await kept.find("study", link)
    assert shown is not None
    assert (shown.id, shown.access(link, "ben")) == (created.id, "view")
    edit = await kept.share(created.id, "edit", is_shared=True)
    changed = await kept.find("study", edit)
    assert changed is not None
    assert changed.access(edit, "") == "edit"
    await kept.share(created.id, "view", is_shared=False)
    assert await kept.find("study", link) is None
    assert await kept.find("study", "") is None
    assert await kept.find("lesson", created.id) is None


async def test_of_two_changes_of_one_version_the_second_is_refused(kept: Documents) -> None:
    created = await kept.create(study())
    assert await kept.change(created.id, 1, "One", '{"a": 1}')
    assert not await kept.change(created.id, 1, "Two", '{"a": 2}')
    newest = await kept.find("study", created.id)
    assert newest is not None
    assert (newest.version, newest.title, newest.content) == (2, "One", '{"a": 1}')


async def test_there_is_room_for_so_many(kept: Documents, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DOCUMENTS", 2)
    for _ in range(2):
        await kept.create(study())
    with pytest.raises(TooManyDocuments, match="room for 2"):
        await kept.create(study())
    await kept.create(study("ben"))


async def test_documents_move_to_an_account_and_go_with_it(store: Store, kept: Documents) -> None:
    await kept.create(study("guest"))
    await kept.create(study("account"))
    await store.write(lambda connection: move_documents(connection, "guest", "account"))
    assert len(await kept.of_holder("account", "study")) == 2
    await store.write(lambda connection: delete_documents_of_holder(connection, "account"))
    assert await kept.of_holder("account", "study") == []
