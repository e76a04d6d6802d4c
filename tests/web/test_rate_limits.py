"""Rate limits: bursts, refills, and a bucket per key."""

from gamecase.web.rate_limits import RateLimiter, TokenBucket


def test_a_bucket_allows_its_burst_and_no_more() -> None:
    bucket = TokenBucket(burst=3, per_second=1e-9)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_refills() -> None:
    bucket = TokenBucket(burst=1, per_second=1e9)
    assert all(bucket.take() for _ in range(100))


def test_each_key_has_a_bucket_and_the_least_recently_used_is_dropped() -> None:
    limiter = RateLimiter(burst=1, per_second=1e-9, max_keys=2)
    assert limiter.take("ann")
    assert not limiter.take("ann")
    assert limiter.take("ben")
    assert not limiter.take("ann")  # used more recently than "ben"
    assert limiter.take("cleo")  # "ben" is dropped
    assert not limiter.take("ann")
    assert limiter.take("ben")
