"""Fuzz the readers of foreign text for a while: `make fuzz`, or `python tests/fuzz/run.py TARGET`.

With atheris (`pip install atheris`) texts are changed so that they reach new lines of code;
without it, at random. A text that causes a fault is kept in the corpus, which the tests replay.
"""

import argparse
import hashlib
import random
import signal
import subprocess
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

_TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(_TESTS))

_LONGEST = 4000
_HANG_SECONDS = 10  # for one text


def main() -> int:
    """Run all targets, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", nargs="?", help="one target; by default all of them")
    parser.add_argument("--seconds", type=int, default=20, help="for each target")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    if options.target:
        return _run(options.target, options.seconds, options.seed)
    from fuzz.targets import all_targets  # noqa: PLC0415 - instrumented first, where it is run

    targets = all_targets()
    failed = []
    for name in targets:  # each in a process of its own, because atheris ends it
        command = [sys.executable, __file__, name, "--seconds", str(options.seconds)]
        if subprocess.run([*command, "--seed", str(options.seed)], check=False).returncode:
            failed.append(name)
    print(f"{len(targets)} readers, {len(failed)} with faults: {', '.join(failed) or 'none'}")
    return bool(failed)


def _run(name: str, seconds: int, seed: int) -> int:
    try:
        atheris: Any = import_module("atheris")  # optional, and without types
    except ModuleNotFoundError:
        return _mutate(name, seconds, seed)
    with atheris.instrument_imports(include=["gamecase"]):
        from fuzz.targets import all_targets  # noqa: PLC0415 - instrumented
    target = all_targets()[name]
    target.folder.mkdir(parents=True, exist_ok=True)
    work = Path("/tmp") / f"gamecase-fuzz-{name}"
    work.mkdir(exist_ok=True)
    for text in target.corpus():
        (work / _name_of(text)).write_bytes(text.encode(errors="replace"))

    def one(data: bytes) -> None:
        target.run(data.decode(errors="replace"))

    arguments = [sys.argv[0], f"-max_total_time={seconds}", f"-timeout={_HANG_SECONDS}"]
    arguments += [f"-max_len={_LONGEST}", f"-artifact_prefix={target.folder}/", "-verbosity=0"]
    atheris.Setup([*arguments, str(work)], one)
    atheris.Fuzz()
    return 0


def _name_of(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()[:16]


def _mutate(name: str, seconds: int, seed: int) -> int:
    """Change texts at random."""
    from fuzz.mutation import mutated  # noqa: PLC0415 - after the path is set
    from fuzz.targets import all_targets  # noqa: PLC0415

    target, rng = all_targets()[name], random.Random(seed)
    corpus = [*target.corpus()]
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        text = mutated(corpus, rng)[:_LONGEST]
        count += 1
        signal.alarm(_HANG_SECONDS)  # ends the process, which is a fault as well
        try:
            target.run(text)
        except Exception:
            traceback.print_exc()
            target.folder.mkdir(parents=True, exist_ok=True)
            path = target.folder / _name_of(text)
            path.write_bytes(text.encode(errors="replace"))
            print(f"{name}: kept as {path}")
            return 1
        finally:
            signal.alarm(0)
    print(f"{name}: {count} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
