"""Neural nets: a file of weights in, batches of chances out.

A file is a NumPy archive: for each layer its weights and what is added, stored in half precision,
and a line of JSON with their shapes' purpose and a SHA-256 over them. A file that is cut short,
changed or meant for other inputs is refused with what is wrong with it.
"""

import hashlib
import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.chances import KINDS
from gamecase.kernel.errors import BadInput

Matrix = NDArray[np.float32]
FORMAT = "gamecase backgammon net 1"


class BadWeights(BadInput):
    """A file of weights that cannot be used, and why."""


@dataclass(frozen=True, slots=True)
class Net:
    """Layers one after the other; what is below zero counts nothing between them."""

    weights: tuple[Matrix, ...]
    added: tuple[Matrix, ...]

    @property
    def inputs(self) -> int:
        return int(self.weights[0].shape[0])

    def __call__(self, inputs: Matrix) -> Matrix:
        """The five chances for each row of inputs."""
        told = inputs
        for weights, added in zip(self.weights[:-1], self.added[:-1], strict=True):
            told = told @ weights
            told += added
            np.maximum(told, 0, out=told)
        told = told @ self.weights[-1]
        told += self.added[-1]
        return squashed(told)


def squashed(told: Matrix) -> Matrix:
    """Any numbers as chances between 0 and 1."""
    np.clip(told, -30, 30, out=told)
    np.exp(np.negative(told, out=told), out=told)
    told += 1
    return np.reciprocal(told, out=told)


def save(path: Path, net: Net, about: dict[str, Any] | None = None) -> None:
    """Keep a net in a file; `about` is told to whoever opens it."""
    arrays = {}
    for nth, (weights, added) in enumerate(zip(net.weights, net.added, strict=True)):
        arrays[f"weights{nth}"] = weights.astype(np.float16)
        arrays[f"added{nth}"] = added.astype(np.float16)
    told = {"format": FORMAT, "sha256": _checksum(list(arrays.values())), "about": about or {}}
    words = np.frombuffer(json.dumps(told).encode(), np.uint8)
    aside = path.with_name(path.name + ".part.npz")  # so that nobody ever reads half a file
    np.savez(aside, told=words, **arrays)  # type: ignore[arg-type]
    aside.replace(path)


def load(path: Path, inputs: int, *, any_width: bool = False) -> Net:
    """The net of a file, for so many inputs; it tells the five chances unless it may tell more."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        told = json.loads(bytes(arrays.pop("told")))
    except FileNotFoundError as error:
        raise BadWeights(f"{path}: there is no such file of weights") from error
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{path} is no whole file of weights: {error}") from error
    if told.get("format") != FORMAT:
        raise BadWeights(f"{path} is of the format {told.get('format')!r}, not {FORMAT!r}")
    if _checksum(list(arrays.values())) != told.get("sha256"):
        raise BadWeights(f"{path}: the weights are not those it was written with (SHA-256 differs)")
    layers = len(arrays) // 2
    weights = tuple(arrays[f"weights{nth}"].astype(np.float32) for nth in range(layers))
    added = tuple(arrays[f"added{nth}"].astype(np.float32) for nth in range(layers))
    widths = [inputs, *(each.shape[1] for each in weights)]
    if [each.shape[0] for each in weights] != widths[:-1] or not (any_width or widths[-1] == KINDS):
        shapes = [each.shape for each in weights]
        raise BadWeights(f"{path}: layers {shapes} do not lead from {inputs} inputs to {KINDS}")
    return Net(weights, added)


def _checksum(arrays: Sequence[NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for each in arrays:
        digest.update(f"{each.dtype.str}{each.shape}".encode())
        digest.update(np.ascontiguousarray(each).tobytes())
    return digest.hexdigest()
