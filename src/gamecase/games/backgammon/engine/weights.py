"""The weights of neural nets: Net, and the files they are stored in.

A file is a NumPy archive with the weights and biases of each layer in half precision, and a JSON
header with the format, a description and a SHA-256 checksum. A file that is truncated, modified or
meant for other inputs is refused with the reason.
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

from gamecase.games.backgammon.engine.chances import CHANCE_COUNT
from gamecase.kernel.errors import BadInput

Matrix = NDArray[np.float32]
FORMAT = "gamecase backgammon net 1"


class BadWeights(BadInput):
    """A file of weights that cannot be used."""


@dataclass(frozen=True, slots=True)
class Net:
    """A feed-forward net with rectified hidden layers."""

    weights: tuple[Matrix, ...]
    biases: tuple[Matrix, ...]

    @property
    def inputs(self) -> int:
        return int(self.weights[0].shape[0])

    def __call__(self, inputs: Matrix) -> Matrix:
        """The five chances for each row of inputs."""
        values = inputs
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            values = values @ weights
            values += biases
            np.maximum(values, 0, out=values)
        values = values @ self.weights[-1]
        values += self.biases[-1]
        return sigmoid(values)


def sigmoid(values: Matrix) -> Matrix:
    """The sigmoid of each value, computed in place."""
    np.clip(values, -30, 30, out=values)
    np.exp(np.negative(values, out=values), out=values)
    values += 1
    return np.reciprocal(values, out=values)


def save_net(path: Path, net: Net, about: dict[str, Any] | None = None) -> None:
    """Write a net to a file; `about` is stored in its header."""
    arrays = {}
    for nth, (weights, biases) in enumerate(zip(net.weights, net.biases, strict=True)):
        arrays[f"weights{nth}"] = weights.astype(np.float16)
        arrays[f"added{nth}"] = biases.astype(np.float16)
    header = {"format": FORMAT, "sha256": _checksum(list(arrays.values())), "about": about or {}}
    encoded = np.frombuffer(json.dumps(header).encode(), np.uint8)
    part = path.with_name(path.name + ".part.npz")  # renamed once it is complete
    np.savez(part, told=encoded, **arrays)  # type: ignore[arg-type]
    part.replace(path)


def load_net(path: Path, inputs: int, *, any_width: bool = False) -> Net:
    """Read a net with this many inputs from a file; its outputs are the five chances, or any
    number.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        header = json.loads(bytes(arrays.pop("told")))
    except FileNotFoundError as error:
        raise BadWeights(f"{path}: file not found") from error
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{path} is not a complete file of weights: {error}") from error
    if header.get("format") != FORMAT:
        raise BadWeights(f"{path} has format {header.get('format')!r}, not {FORMAT!r}")
    if _checksum(list(arrays.values())) != header.get("sha256"):
        raise BadWeights(f"{path}: the weights have been modified (SHA-256 differs)")
    layers = len(arrays) // 2
    weights = tuple(arrays[f"weights{nth}"].astype(np.float32) for nth in range(layers))
    biases = tuple(arrays[f"added{nth}"].astype(np.float32) for nth in range(layers))
    widths = [inputs, *(layer.shape[1] for layer in weights)]
    if [layer.shape[0] for layer in weights] != widths[:-1] or not (
        any_width or widths[-1] == CHANCE_COUNT
    ):
        shapes = [layer.shape for layer in weights]
        raise BadWeights(
            f"{path}: layers {shapes} do not lead from {inputs} inputs to {CHANCE_COUNT}"
        )
    return Net(weights, biases)


def _checksum(arrays: Sequence[NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(f"{array.dtype.str}{array.shape}".encode())
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()
