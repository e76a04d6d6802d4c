"""Train the backgammon nets, one stage per command; each continues from the files in its folder.

    python training/backgammon.py td --run RUN --net td --minutes 15  # from scratch, by self-play
    python training/backgammon.py teach --run RUN --minutes 10     # labels by GNU Backgammon, 0-ply
    python training/backgammon.py fit --run RUN --labels teach --net gen0 --kind contact
    python training/backgammon.py races --run RUN                  # the nets for races
    python training/backgammon.py prefilter --run RUN --net gen0   # the small net that prunes plays
    python training/backgammon.py label --run RUN --net gen0 --labels gen1 --minutes 30 --worker 0
    python training/backgammon.py fit --run RUN --labels gen1 --start gen0 --net gen1 --kind contact
    python training/backgammon.py compare --run RUN --net gen1 --against gen0
    python training/backgammon.py trim --run RUN --labels gen1 --start gen1 --net gen1t
    python training/backgammon.py ship --run RUN --net gen1t

`label` labels positions by a search one ply deeper than the net plays, and `fit` trains the next
net to predict that statically; label, fit and compare make one generation. Several workers may
label at the same time, each with its own number. `zero` writes random nets, to begin without GNU
Backgammon: continue with label and fit. Everything is seeded; `log.jsonl` records loss and strength
over time. `teach` needs GNU Backgammon (see benchmarks/gnubg_bridge.py).

Nets for other rules are trained from the main ones: the same stages with `--ruleset`, which names a
booklet and switches. They begin with the nets that come with the engine, called `shipped`:

    python training/backgammon.py races --run RUN --ruleset case
    python training/backgammon.py label --run RUN --ruleset case --net shipped --labels case
    python training/backgammon.py fit --run RUN --ruleset case --labels case --start shipped
    python training/backgammon.py compare --run RUN --ruleset case --net gen0 --against shipped
    python training/backgammon.py ship --run RUN --ruleset case --net gen0
"""

import argparse
import json
import shutil
import time
from pathlib import Path

import numpy as np
from backgammon_dead_units import without_dead_units
from backgammon_matches import compare
from backgammon_prefilter import train_prefilter
from backgammon_race_nets import train_turn_net
from backgammon_roll_pairs import sampled_chances
from backgammon_selfplay import hard_positions, label, read_shards
from backgammon_td import train_td
from backgammon_trainer import FitSettings, TrainableNet, equity_weights, fit

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.evaluator import (
    CONTACT_NETS,
    NETS_FOLDER,
    contact_family,
    make_evaluator,
    net_file_name,
    race_evaluator,
)
from gamecase.games.backgammon.engine.net_evaluation import BoardNet
from gamecase.games.backgammon.engine.prefilter import PrefilterNet
from gamecase.games.backgammon.engine.race_nets import INPUTS, TurnCountNet, TurnNets
from gamecase.games.backgammon.engine.races import RaceEvaluator, race_family
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.weights import load_net, save_net
from gamecase.games.backgammon.ruleset import Setup
from gamecase.registry import find

HELD_OUT_WEIGHTS = np.random.default_rng(50).integers(1, 2**63, 28, np.uint64) | np.uint64(1)
LABELS = Path(__file__).parent / "backgammon_labels"
SHIPPED = "shipped"
PREFILTER_FILE = "glance.npz"  # the name under which it is shipped
HIDDEN = {"contact": "512-64", "back": "512-64", "crashed": "512-64", "prefilter": "64"}


def read_rules(text):
    """The rules written as `case` or `tournament,setup=hypergammon`."""
    key, *switches = text.split(",")
    return find("backgammon").rules(key, dict(switch.split("=", 1) for switch in switches))


def net_path(run, name, kind):
    """The file of a net of a generation; `shipped` are those of the engine."""
    if name == SHIPPED:
        return NETS_FOLDER / f"{kind}.npz"
    return run / "nets" / f"{name}-{kind}.npz"


def search_with(run, name, rules):
    """A search with the nets of a generation, and shipped ones where it has none of its own."""
    files = {kind: net_path(run, name, kind) for kind in CONTACT_NETS}
    if not any(file.exists() for file in files.values()):
        raise SystemExit(f"no nets called {name!r} in {run / 'nets'}")
    nets = {
        CONTACT_NETS[kind]: BoardNet(
            load_net(file if file.exists() else NETS_FOLDER / f"{kind}.npz", features.WIDTH)
        )
        for kind, file in files.items()
    }
    turns = [run / "nets" / f"{field}-{race_family(rules)}.npz" for field in TurnNets._fields]
    if name == SHIPPED or not all(file.exists() for file in turns):
        nets[features.RACE] = race_evaluator(rules)
    else:
        loaded = (TurnCountNet(load_net(file, INPUTS, any_width=True)) for file in turns)
        nets[features.RACE] = RaceEvaluator(rules, TurnNets(*loaded))
    prefilter_file = run / "nets" / PREFILTER_FILE
    prefilter_file = prefilter_file if prefilter_file.exists() else NETS_FOLDER / PREFILTER_FILE
    return Search(
        rules,
        make_evaluator(rules, nets),
        PrefilterNet(load_net(prefilter_file, features.CHECKER_INPUTS)),
    )


def read_labels(run, names, kind=None):
    """The rows and labels of some sets, of one kind of position or of all.

    The set `shipped` comes with the source: two-roll labels, mostly of hard positions.
    """
    folders = [LABELS if name == SHIPPED else run / "labels" / name for name in names.split("+")]
    sets = [read_shards(folder) for folder in folders]
    rows = np.concatenate([rows for rows, _ in sets])
    labels = np.concatenate([labels for _, labels in sets])
    kinds = np.empty(len(rows), np.int8)
    features.classify(rows, kinds)
    wanted = kinds >= features.RACE if kind is None else kinds == CONTACT_NETS[kind]
    return np.ascontiguousarray(rows[wanted]), labels[wanted]


def is_held_out(rows):
    """Which positions are never used for fitting: one in fifty, the same in every set of labels.

    Nets continue from earlier ones, so a share drawn anew for each fit would contain positions that
    those have learnt.
    """
    keys = rows.astype(np.uint64) @ HELD_OUT_WEIGHTS
    return (keys >> np.uint64(40)) % np.uint64(50) == 0


def append_log(run, **entry):
    """Append an entry to the log of a run."""
    with (run / "log.jsonl").open("a") as file:
        file.write(json.dumps({"at": round(time.time()), **entry}) + "\n")


def teach(args):
    """Label positions with GNU Backgammon."""
    from backgammon_gnubg_labels import label_with_gnubg  # noqa: PLC0415 - only this needs a bridge

    label_with_gnubg(args.run / "labels" / "teach", args.worker, args.minutes)


def zero(args):
    """Write random nets."""
    for kind, hidden in HIDDEN.items():
        inputs = features.CHECKER_INPUTS if kind == "prefilter" else features.WIDTH
        trainable = TrainableNet.random([inputs, *map(int, hidden.split("-")), 5], args.seed)
        path = net_path(args.run, args.net, kind)
        if kind == "prefilter":
            path = args.run / "nets" / PREFILTER_FILE
        path.parent.mkdir(parents=True, exist_ok=True)
        save_net(path, trainable.net(), {"from": "nothing"})


def train_from_scratch(args):
    """Train a random net, or continue one, by temporal differences."""
    rules = read_rules(args.ruleset)
    path = net_path(args.run, args.net, "contact")
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        net = load_net(path, features.WIDTH)
        trainable = TrainableNet.from_layers(net.weights, net.biases)
    else:
        hidden = map(int, (args.hidden or "128-32").split("-"))
        trainable = TrainableNet.random([features.WIDTH, *hidden, 5], args.seed)

    def keep(net):
        save_net(path, net, {"from": "temporal differences"})
        for kind in CONTACT_NETS:  # the same net for all kinds
            if kind != "contact":
                shutil.copy(path, net_path(args.run, args.net, kind))

    settings = {"minutes": args.minutes, "rate": args.rate, "seed": args.seed, "report": 60.0}
    against = search_with(args.run, SHIPPED, rules)
    for entry in train_td(trainable, rules, settings | {"games": 200}, keep, against):
        append_log(args.run, net=args.net, **entry)


def fit_contact_net(args):
    """Fit a net to labelled positions."""
    rows, labels = read_labels(args.run, args.labels, args.kind)
    is_held = is_held_out(rows)
    valid, training = np.flatnonzero(is_held)[:20000], np.flatnonzero(~is_held)
    path = net_path(args.run, args.net, args.kind)
    path.parent.mkdir(parents=True, exist_ok=True)
    if args.start:
        first = net_path(args.run, args.start, args.kind)
        if not first.exists():  # a kind that has no net yet
            first = net_path(args.run, args.start, "contact")
        net = load_net(first, features.WIDTH)
        trainable = TrainableNet.from_layers(net.weights, net.biases)
    else:
        hidden = map(int, (args.hidden or HIDDEN[args.kind]).split("-"))
        trainable = TrainableNet.random([features.WIDTH, *hidden, 5], args.seed)
    settings = FitSettings(
        rate=args.rate,
        passes=args.passes,
        batch=args.batch,
        seed=args.seed,
        equity_weight=args.equity_weight,
        points=equity_weights(read_rules(args.ruleset)),
        log=args.run / "log.jsonl",
        keep=path,
    )
    append_log(args.run, stage="fit", net=args.net, kind=args.kind, positions=len(training))
    fit(trainable, rows[training], labels[training], (rows[valid], labels[valid]), settings)


def trim(args):
    """Remove the units of a net that are zero for all labelled positions."""
    rows, _ = read_labels(args.run, args.labels, args.kind)
    net = load_net(net_path(args.run, args.start, args.kind), features.WIDTH)
    trainable = without_dead_units(TrainableNet.from_layers(net.weights, net.biases), rows)
    widths = [len(biases) for biases in trainable.biases]
    save_net(net_path(args.run, args.net, args.kind), trainable.net(), {"trimmed": args.start})
    append_log(args.run, stage="trim", net=args.net, kind=args.kind, widths=widths)
    print(json.dumps({"kind": args.kind, "widths": widths}))


def prefilter(args):
    """Train the prefilter net."""
    search = search_with(args.run, args.net, read_rules(args.ruleset))
    path = args.run / "nets" / PREFILTER_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        net = load_net(path, features.CHECKER_INPUTS)
        trainable = TrainableNet.from_layers(net.weights, net.biases)
    else:
        trainable = TrainableNet.random(
            [features.CHECKER_INPUTS, int(args.hidden or HIDDEN["prefilter"]), 5], args.seed
        )
    settings = {"minutes": args.minutes, "rate": args.rate, "seed": args.seed}
    for entry in train_prefilter(trainable, search, hard_positions_pool(args.run), **settings):
        save_net(path.with_name("glance-new.npz"), trainable.net(), entry)
        append_log(args.run, stage="prefilter", net=args.net, **entry)
        print(json.dumps(entry), flush=True)
    path.with_name("glance-new.npz").replace(path)


def hard_positions_pool(run):
    """Hard positions among those labelled by GNU Backgammon, if any."""
    files = sorted((run / "labels" / "teach").glob("w*.npz"))[-30:]
    return (
        hard_positions(np.concatenate([np.load(file)["rows"] for file in files])) if files else None
    )


def label_positions(args):
    """Label positions of self-play by search."""
    rules = read_rules(args.ruleset)
    search = search_with(args.run, args.net, rules)
    pool = None if rules.setup is Setup.HYPERGAMMON else hard_positions_pool(args.run)
    folder = args.run / "labels" / args.labels

    def evaluate(rows, random):
        if args.pairings:
            return sampled_chances(search, rows, random, args.pairings)
        return search.chances(rows, args.ply)

    label(search, folder, args.worker, pool, evaluate=evaluate, minutes=args.minutes)


def races(args):
    """Train the nets that estimate how many turns a side needs in a race."""
    rules = read_rules(args.ruleset)
    for name in ("finish", "first_off"):
        path = args.run / "nets" / f"{name}-{race_family(rules)}.npz"
        path.parent.mkdir(parents=True, exist_ok=True)
        start = load_net(path, INPUTS, any_width=True) if path.exists() else None
        first = name == "first_off"
        net, summary = train_turn_net(rules, args.seed, args.scale, first=first, start=start)
        append_log(args.run, stage="races", ruleset=args.ruleset, net=name, **summary)
        save_net(path, net, summary)


def compare_nets(args):
    """Play a match between two generations."""
    rules = read_rules(args.ruleset)
    mean, error = compare(
        search_with(args.run, args.net, rules),
        search_with(args.run, args.against, rules),
        games=args.games,
        seed=args.seed,
    )
    summary = {"net": args.net, "against": args.against, "games": args.games}
    summary |= {"ruleset": args.ruleset}
    summary |= {"points_a_game": round(mean, 4), "error": round(error, 4)}
    append_log(args.run, stage="compare", **summary)
    print(json.dumps(summary))


def ship(args):
    """Copy the nets of a generation and the race nets into the engine's folder.

    The nets of a family of rules also have to be listed in `FAMILY_NETS` of the evaluator.
    """
    rules = read_rules(args.ruleset)
    family = contact_family(rules)
    for kind in CONTACT_NETS:
        path = net_path(args.run, args.net, kind)
        if path.exists():
            shutil.copy(path, NETS_FOLDER / net_file_name(kind, family))
    for name in TurnNets._fields:
        path = args.run / "nets" / f"{name}-{race_family(rules)}.npz"
        if path.exists():
            shutil.copy(path, NETS_FOLDER / path.name)
    if not family and (args.run / "nets" / PREFILTER_FILE).exists():
        shutil.copy(args.run / "nets" / PREFILTER_FILE, NETS_FOLDER / PREFILTER_FILE)


STAGES = {
    "td": train_from_scratch,
    "teach": teach,
    "zero": zero,
    "fit": fit_contact_net,
    "trim": trim,
    "prefilter": prefilter,
    "label": label_positions,
    "races": races,
    "compare": compare_nets,
    "ship": ship,
}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("stage", choices=STAGES)
    parser.add_argument("--run", type=Path, required=True, help="the folder of the run")
    parser.add_argument("--net", default="gen0", help="the generation to create, or to label with")
    parser.add_argument("--start", default="", help="the generation to continue from")
    parser.add_argument("--against", default="gen0")
    parser.add_argument("--labels", default="teach", help="a set of labels, or several joined by +")
    parser.add_argument(
        "--ruleset", default="tournament", help="for example case, or small-first,name=value"
    )
    parser.add_argument("--kind", choices=CONTACT_NETS, default="contact")
    parser.add_argument(
        "--hidden", default="", help="widths of the hidden layers, for example 512-64"
    )
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--passes", type=float, default=4.0)
    parser.add_argument(
        "--equity-weight", type=float, default=2.0, help="weight of the equity error in the loss"
    )
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--ply", type=int, default=1)
    parser.add_argument(
        "--pairings", type=int, default=0, help="pairings of rolls, two plies ahead; 0: all pairs"
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--worker", type=int, default=0)
    parser.add_argument("--scale", type=float, default=1.0, help="amount of training for races")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.run.mkdir(parents=True, exist_ok=True)
    STAGES[args.stage](args)


if __name__ == "__main__":
    main()
