"""API tokens, on both databases."""

import pytest

from accounts.fixtures import DAY, PASSWORD, ManualClock, open_account_service
from gamecase.kernel.errors import BadInput

pytestmark = pytest.mark.anyio


async def test_a_token_has_its_scopes_until_it_is_revoked(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        token = await service.tokens.create(ann, "my bot", ("read",))
        stored = await service.tokens.find(token)
        assert stored is not None
        assert stored[0] == ann
        assert (stored[1].label, stored[1].scopes) == ("my bot", ("read",))
        for scopes in ((), ("fly",), ("read", "fly")):
            with pytest.raises(BadInput, match="scopes"):
                await service.tokens.create(ann, "", scopes)
        await service.tokens.revoke(ann, stored[1].digest)
        assert await service.tokens.find(token) is None


async def test_an_account_has_at_most_20_tokens(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        for _ in range(20):
            await service.tokens.create(ann, "", ("play",))
        with pytest.raises(BadInput, match="at most 20 tokens"):
            await service.tokens.create(ann, "", ("play",))


async def test_a_token_records_when_it_was_last_used(database: str) -> None:
    clock = ManualClock()
    async with open_account_service(database, clock) as service:
        ann = await service.register("Ann", PASSWORD)
        token = await service.tokens.create(ann, "my bot", ("play",))
        (listed,) = await service.tokens.of_account(ann)
        assert (listed.created_at, listed.last_used_at) == (clock.at, 0)
        clock.at += DAY
        assert await service.tokens.find(token) is not None
        (listed,) = await service.tokens.of_account(ann)
        assert listed.last_used_at == clock.at
