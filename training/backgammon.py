"""Trains the backgammon nets, one stage a command; each goes on from what its folder holds.

    python training/backgammon.py td --run RUN --net td --minutes 15  # from nothing, by play alone
    python training/backgammon.py teach --run RUN --minutes 10     # labels by GNU Backgammon, 0-ply
    python training/backgammon.py fit --run RUN --labels teach --net gen0 --kind contact
    python training/backgammon.py races --run RUN                  # one side alone, by itself
    python training/backgammon.py glance --run RUN --net gen0      # the small net that sifts plays
    python training/backgammon.py label --run RUN --net gen0 --labels gen1 --minutes 30 --worker 0
    python training/backgammon.py fit --run RUN --labels gen1 --start gen0 --net gen1 --kind contact
    python training/backgammon.py judge --run RUN --net gen1 --against gen0
    python training/backgammon.py trim --run RUN --labels gen1 --start gen1 --net gen1t
    python training/backgammon.py ship --run RUN --net gen1t

`label` is our own look-ahead: one ply deeper than the net plays, which `fit` then teaches the next
net to see at a glance; label, fit and judge are one generation. Any number of workers may label at
the same time, each with its own number. `zero` writes nets that know nothing, to begin without a
teacher: label and fit from there. Everything is seeded; `log.jsonl` keeps loss and strength
against minutes. `teach` needs the bridge named by GNUBG_BRIDGE (see benchmarks/gnubg_bridge.py).

Nets for other rules grow from the main ones: the same stages with `--ruleset`, which names a
booklet and switches. They begin with the nets that come with the engine, called `shipped`:

    python training/backgammon.py races --run RUN --ruleset case
    python training/backgammon.py label --run RUN --ruleset case --net shipped --labels case
    python training/backgammon.py fit --run RUN --ruleset case --labels case --start shipped
    python training/backgammon.py judge --run RUN --ruleset case --net gen0 --against shipped
    python training/backgammon.py ship --run RUN --ruleset case --net gen0
"""

import argparse
import json
import shutil
import time
from pathlib import Path

import numpy as np
from backgammon_fitting import Plan, Pupil, fit, points_of
from backgammon_glance import practise
from backgammon_matches import compare
from backgammon_sampling import two_throws
from backgammon_selfplay import hard_positions, label, read_shards
from backgammon_temporal import play_and_learn
from backgammon_trimming import trimmed
from backgammon_turns import learn_turns

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.evaluator import (
    NETS,
    WEIGHTS,
    contact_family,
    evaluator_of,
    file_name,
    race_judge,
)
from gamecase.games.backgammon.engine.nets import Judge
from gamecase.games.backgammon.engine.prefilter import Glance
from gamecase.games.backgammon.engine.race_nets import INPUTS, Turns, TurnsNet
from gamecase.games.backgammon.engine.races import RaceJudge
from gamecase.games.backgammon.engine.races import family_of as race_family
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.weights import load, save
from gamecase.games.backgammon.ruleset import Setup
from gamecase.registry import find

HELD_OUT_WEIGHTS = np.random.default_rng(50).integers(1, 2**63, 28, np.uint64) | np.uint64(1)
SHIPPED = "shipped"
HIDDEN = {"contact": "512-64", "back": "512-64", "crashed": "512-64", "glance": "64"}


def rules_of(text):
    """The rules meant by `case` or by `tournament,setup=hypergammon`."""
    key, *switches = text.split(",")
    return find("backgammon").rules(key, dict(each.split("=", 1) for each in switches))


def net_file(run, name, kind):
    """Where a net of a generation is; `shipped` are those the engine plays with."""
    if name == SHIPPED:
        return WEIGHTS / f"{kind}.npz"
    return run / "nets" / f"{name}-{kind}.npz"


def search_with(run, name, rules):
    """The engine with the nets of a generation, and those shipped where it has none of its own."""
    files = {kind: net_file(run, name, kind) for kind in NETS}
    if not any(file.exists() for file in files.values()):
        raise SystemExit(f"no nets called {name!r} in {run / 'nets'}")
    nets = {
        NETS[kind]: Judge(load(file if file.exists() else WEIGHTS / f"{kind}.npz", features.WIDTH))
        for kind, file in files.items()
    }
    turns = [run / "nets" / f"{each}-{race_family(rules)}.npz" for each in Turns._fields]
    if name == SHIPPED or not all(file.exists() for file in turns):
        nets[features.RACE] = race_judge(rules)
    else:
        loaded = (TurnsNet(load(file, INPUTS, any_width=True)) for file in turns)
        nets[features.RACE] = RaceJudge(rules, Turns(*loaded))
    sifter = run / "nets" / "glance.npz"
    sifter = sifter if sifter.exists() else WEIGHTS / "glance.npz"
    return Search(rules, evaluator_of(rules, nets), Glance(load(sifter, features.RAW)))


def read_labels(run, names, kind=None):
    """Rows and labels of some sets, of one kind of position or of all."""
    sets = [read_shards(run / "labels" / name) for name in names.split("+")]
    rows = np.concatenate([rows for rows, _ in sets])
    labels = np.concatenate([labels for _, labels in sets])
    kinds = np.empty(len(rows), np.int8)
    features.sort_out(rows, kinds)
    wanted = kinds >= features.RACE if kind is None else kinds == NETS[kind]
    return np.ascontiguousarray(rows[wanted]), labels[wanted]


def held_out(rows):
    """Positions no net is ever fitted to: one in fifty, the same ones in every set of labels.

    Nets go on from earlier ones, so a share drawn anew for each fit would hold what those learnt.
    """
    keys = rows.astype(np.uint64) @ HELD_OUT_WEIGHTS
    return (keys >> np.uint64(40)) % np.uint64(50) == 0


def write_log(run, **entry):
    with (run / "log.jsonl").open("a") as file:
        file.write(json.dumps({"at": round(time.time()), **entry}) + "\n")


def teach(chosen):
    from backgammon_teacher import teach as by_gnubg  # noqa: PLC0415 - only this needs a bridge

    by_gnubg(chosen.run / "labels" / "teach", chosen.worker, chosen.minutes)


def zero(chosen):
    for kind, hidden in HIDDEN.items():
        inputs = features.RAW if kind == "glance" else features.WIDTH
        pupil = Pupil.born([inputs, *map(int, hidden.split("-")), 5], chosen.seed)
        path = net_file(chosen.run, chosen.net, kind)
        if kind == "glance":
            path = chosen.run / "nets" / "glance.npz"
        path.parent.mkdir(parents=True, exist_ok=True)
        save(path, pupil.net(), {"from": "nothing"})


def temporal(chosen):
    """A net that knows nothing, or one begun before, learns by temporal differences."""
    rules = rules_of(chosen.ruleset)
    path = net_file(chosen.run, chosen.net, "contact")
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        known = load(path, features.WIDTH)
        pupil = Pupil.of(known.weights, known.added)
    else:
        hidden = map(int, (chosen.hidden or "128-32").split("-"))
        pupil = Pupil.born([features.WIDTH, *hidden, 5], chosen.seed)

    def keep(net):
        save(path, net, {"from": "temporal differences"})
        for kind in NETS:  # one net for everything
            if kind != "contact":
                shutil.copy(path, net_file(chosen.run, chosen.net, kind))

    plan = {"minutes": chosen.minutes, "rate": chosen.rate, "seed": chosen.seed, "report": 60.0}
    against = search_with(chosen.run, SHIPPED, rules)
    for entry in play_and_learn(pupil, rules, plan | {"games": 200}, keep, against):
        write_log(chosen.run, net=chosen.net, **entry)


def fit_net(chosen):
    rows, labels = read_labels(chosen.run, chosen.labels, chosen.kind)
    is_held = held_out(rows)
    valid, taught = np.flatnonzero(is_held)[:20000], np.flatnonzero(~is_held)
    path = net_file(chosen.run, chosen.net, chosen.kind)
    path.parent.mkdir(parents=True, exist_ok=True)
    if chosen.start:
        first = net_file(chosen.run, chosen.start, chosen.kind)
        if not first.exists():  # a kind that had no net of its own yet
            first = net_file(chosen.run, chosen.start, "contact")
        known = load(first, features.WIDTH)
        pupil = Pupil.of(known.weights, known.added)
    else:
        hidden = map(int, (chosen.hidden or HIDDEN[chosen.kind]).split("-"))
        pupil = Pupil.born([features.WIDTH, *hidden, 5], chosen.seed)
    plan = Plan(
        rate=chosen.rate,
        passes=chosen.passes,
        batch=chosen.batch,
        seed=chosen.seed,
        equity_weight=chosen.equity_weight,
        points=points_of(rules_of(chosen.ruleset)),
        log=chosen.run / "log.jsonl",
        keep=path,
    )
    write_log(chosen.run, stage="fit", net=chosen.net, kind=chosen.kind, positions=len(taught))
    fit(pupil, rows[taught], labels[taught], (rows[valid], labels[valid]), plan)


def trim(chosen):
    """A net without the units that say nothing of any labelled position."""
    rows, _ = read_labels(chosen.run, chosen.labels, chosen.kind)
    known = load(net_file(chosen.run, chosen.start, chosen.kind), features.WIDTH)
    pupil = trimmed(Pupil.of(known.weights, known.added), rows)
    widths = [len(each) for each in pupil.added]
    save(net_file(chosen.run, chosen.net, chosen.kind), pupil.net(), {"trimmed": chosen.start})
    write_log(chosen.run, stage="trim", net=chosen.net, kind=chosen.kind, widths=widths)
    print(json.dumps({"kind": chosen.kind, "widths": widths}))


def glance(chosen):
    search = search_with(chosen.run, chosen.net, rules_of(chosen.ruleset))
    path = chosen.run / "nets" / "glance.npz"
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        known = load(path, features.RAW)
        pupil = Pupil.of(known.weights, known.added)
    else:
        pupil = Pupil.born([features.RAW, int(chosen.hidden or HIDDEN["glance"]), 5], chosen.seed)
    plan = {"minutes": chosen.minutes, "rate": chosen.rate, "seed": chosen.seed}
    for entry in practise(pupil, search, hard_pool(chosen.run), **plan):
        save(path.with_name("glance-new.npz"), pupil.net(), entry)
        write_log(chosen.run, stage="glance", net=chosen.net, **entry)
        print(json.dumps(entry), flush=True)
    path.with_name("glance-new.npz").replace(path)


def hard_pool(run):
    """Positions of the hard plans, where a teacher has left any."""
    files = sorted((run / "labels" / "teach").glob("w*.npz"))[-30:]
    return (
        hard_positions(np.concatenate([np.load(file)["rows"] for file in files])) if files else None
    )


def label_more(chosen):
    rules = rules_of(chosen.ruleset)
    search = search_with(chosen.run, chosen.net, rules)
    pool = None if rules.setup is Setup.HYPERGAMMON else hard_pool(chosen.run)
    folder = chosen.run / "labels" / chosen.labels

    def look(rows, random):
        if chosen.pairings:
            return two_throws(search, rows, random, chosen.pairings)
        return search.chances(rows, chosen.ply)

    label(search, folder, chosen.worker, pool, look=look, minutes=chosen.minutes)


def races(chosen):
    """The nets that tell how many turns a side needs in a race, by these rules."""
    rules = rules_of(chosen.ruleset)
    for name in ("finish", "first_off"):
        path = chosen.run / "nets" / f"{name}-{race_family(rules)}.npz"
        path.parent.mkdir(parents=True, exist_ok=True)
        start = load(path, INPUTS, any_width=True) if path.exists() else None
        first = name == "first_off"
        net, told = learn_turns(rules, chosen.seed, chosen.scale, first=first, start=start)
        write_log(chosen.run, stage="races", ruleset=chosen.ruleset, net=name, **told)
        save(path, net, told)


def judge(chosen):
    rules = rules_of(chosen.ruleset)
    mean, error = compare(
        search_with(chosen.run, chosen.net, rules),
        search_with(chosen.run, chosen.against, rules),
        games=chosen.games,
        seed=chosen.seed,
    )
    told = {"net": chosen.net, "against": chosen.against, "games": chosen.games}
    told |= {"ruleset": chosen.ruleset}
    told |= {"points_a_game": round(mean, 4), "error": round(error, 4)}
    write_log(chosen.run, stage="judge", **told)
    print(json.dumps(told))


def ship(chosen):
    """Put nets into the engine's own folder: a generation's, and those of races as they are.

    What a family of rules has of its own is also named in the evaluator's `TUNED`.
    """
    rules = rules_of(chosen.ruleset)
    family = contact_family(rules)
    for kind in NETS:
        path = net_file(chosen.run, chosen.net, kind)
        if path.exists():
            shutil.copy(path, WEIGHTS / file_name(kind, family))
    for name in Turns._fields:
        path = chosen.run / "nets" / f"{name}-{race_family(rules)}.npz"
        if path.exists():
            shutil.copy(path, WEIGHTS / path.name)
    if not family and (chosen.run / "nets" / "glance.npz").exists():
        shutil.copy(chosen.run / "nets" / "glance.npz", WEIGHTS / "glance.npz")


STAGES = {
    "td": temporal,
    "teach": teach,
    "zero": zero,
    "fit": fit_net,
    "trim": trim,
    "glance": glance,
    "label": label_more,
    "races": races,
    "judge": judge,
    "ship": ship,
}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("stage", choices=STAGES)
    parser.add_argument("--run", type=Path, required=True, help="the folder everything is kept in")
    parser.add_argument("--net", default="gen0", help="the generation made, or used to label")
    parser.add_argument("--start", default="", help="the generation to go on from")
    parser.add_argument("--against", default="gen0")
    parser.add_argument("--labels", default="teach", help="a set of labels, or several joined by +")
    parser.add_argument(
        "--ruleset", default="tournament", help="as case, or small-first,name=value"
    )
    parser.add_argument("--kind", choices=NETS, default="contact")
    parser.add_argument("--hidden", default="", help="widths of the hidden layers, as 512-64")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--passes", type=float, default=4.0)
    parser.add_argument(
        "--equity-weight", type=float, default=2.0, help="of its error, in the loss"
    )
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--ply", type=int, default=1)
    parser.add_argument(
        "--pairings", type=int, default=0, help="of throws, two plies ahead; 0: all"
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--worker", type=int, default=0)
    parser.add_argument("--scale", type=float, default=1.0, help="how long races are practised")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chosen.run.mkdir(parents=True, exist_ok=True)
    STAGES[chosen.stage](chosen)


if __name__ == "__main__":
    main()
