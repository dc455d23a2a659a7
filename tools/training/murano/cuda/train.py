"""Teaches Murano's afterstate network by TD(λ) self-play, step by step.

    python3 train.py --out DIR --seconds 480 --mixture 0 60 10 15       on a GPU, with nvcc: two, three and four seats
    python3 train.py --out DIR --seconds 240 --mixture 100 0 0 0        alone
    python3 train.py --out DIR --seconds 300 --mixture 0 100 0 0 --against W.bin --start W.bin    an exploiter of a frozen network
    python3 train.py --out DIR --seconds 20 --host --matches 64         on any machine with g++ and PyTorch, slowly

Weights are written every 20 seconds (weights.bin, float32, layer by layer: matrix by inputs, then biases), and the log says
how the network, step by step and without any search, does against the heuristic; alone: how many Liras it ends with.
"""

import argparse
import ctypes
import json
import math
import os
import sys
import time

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", ".."))

from networks import Network, library, pointer  # noqa: E402

SEATS = 4
ITSELF, HEURISTIC, OTHER = 0, 1, 2
ASK_OTHER = -2


class Matches:
    """So many matches at once, and room for the states after all the steps that they think of."""

    def __init__(self, lib, count, device, half, seed, mixture, exam=0, versus=ITSELF, other=None, rows_each=14):
        self.lib, self.count, self.exam, self.versus, self.mixture = lib, count, exam, versus, mixture
        # The weights of a network that sits opposite and learns nothing.
        self.other = other and other.ready()
        self.capacity = count * rows_each
        room = dict(device=device)
        self.states = torch.zeros(count * lib.murano_match_bytes(), dtype=torch.uint8, **room)
        self.total = torch.zeros(1, dtype=torch.int32, **room)
        self.first = torch.zeros(count, dtype=torch.int32, **room)
        self.number = torch.zeros(count, dtype=torch.int32, **room)
        self.row_match = torch.zeros(self.capacity, dtype=torch.int32, **room)
        self.row_action = torch.zeros(self.capacity, dtype=torch.int32, **room)
        self.features = torch.zeros(self.capacity, lib.murano_inputs(), dtype=half, **room)
        self.known = torch.zeros(self.capacity, **room)
        self.values = torch.zeros(self.capacity, **room)
        self.ended = torch.zeros(1, dtype=torch.int32, **room)
        # What a step leaves behind where nobody wants to keep it.
        self.spare = (torch.zeros(count, dtype=torch.int64, **room), torch.zeros(count, **room), torch.zeros(count, **room),
                      torch.zeros(count, dtype=torch.uint8, **room), torch.zeros(count, SEATS, **room))
        lib.murano_begin(count, pointer(self.states), ctypes.c_uint32(seed), exam, *mixture)

    def step(self, network, ready, temperature, exploration, record=None):
        """One decision in every match; False when none is to be made any more."""
        lib = self.lib
        self.total.zero_()
        lib.murano_list(self.count, pointer(self.states), pointer(self.total), pointer(self.first), pointer(self.number),
                        pointer(self.row_match), pointer(self.row_action), self.capacity)
        rows = min(int(self.total.item()), self.capacity)
        if rows == 0:
            return False
        lib.murano_after(rows, pointer(self.states), pointer(self.row_match), pointer(self.row_action), pointer(self.features),
                         self.features.element_size(), pointer(self.known), self.versus)
        with torch.no_grad():
            torch.sigmoid(network.logits(self.features[:rows], ready), out=self.values[:rows])
            if self.other:
                others = (self.known[:rows] == ASK_OTHER).nonzero().squeeze(1)
                self.values[others] = torch.sigmoid(network.logits(self.features[others], self.other))
        chosen, worth, best, flags, results = record[1:] if record else self.spare
        lib.murano_choose(self.count, pointer(self.states), pointer(self.first), pointer(self.number), pointer(self.row_action),
                          pointer(self.known), pointer(self.values), ctypes.c_float(temperature), ctypes.c_float(exploration),
                          self.exam, self.versus, *self.mixture, pointer(chosen), pointer(worth), pointer(best), pointer(flags), pointer(results),
                          pointer(self.ended))
        if record:
            torch.index_select(self.features, 0, chosen.clamp(min=0), out=record[0])
        return True


def examine(lib, network, device, seats, count, seed, other=None):
    """Against the heuristic or another network, every deal from each seat: the first places in %; alone its Liras."""
    versus = ITSELF if seats == 1 else OTHER if other else HEURISTIC
    matches = Matches(lib, count, device, network.half, seed, (0, 0, 0, 0), seats, versus, other, rows_each=24)
    ready = network.ready()
    for _ in range(2500):
        if not matches.step(network, ready, 0.0, 0.0):
            break
    results = matches.spare[4]
    if seats == 1:
        liras = results[:, 0]
        won = liras > 0
        return dict(alone=round(liras[won].mean().item(), 2), median=liras.median().item(), all_six=round(100 * won.float().mean().item(), 2))
    own = torch.arange(count, device=device) % seats
    # The matches of one deal are one observation.
    deals = 100 * results[torch.arange(count, device=device), own].view(-1, seats).mean(1)
    mean, half = deals.mean().item(), 1.96 * deals.std().item() / math.sqrt(len(deals))
    return {f"{'against' if other else 'seats'}_{seats}": round(mean, 2), **(dict(interval=round(half, 2)) if other else {})}


def report(lib, network, device, settings, other):
    alone = settings.mixture[0]
    said = dict()
    if other:
        said.update(examine(lib, network, device, 2, settings.exam // 2 * 2, 55, other))
    for seats in [1] * (alone > 0) + [2, 4] * (alone < 100):
        said.update(examine(lib, network, device, seats, settings.exam // seats * seats, 99))
    return said


def learn(settings):
    device = torch.device("cpu" if settings.host else "cuda")
    os.makedirs(settings.out, exist_ok=True)
    lib = library(os.path.join(HERE, "self-play.cu"), settings.compiled or settings.out, settings.host)
    network = Network(lib.murano_inputs(), settings.hidden, device, settings.seed)
    if settings.start:
        network.load(settings.start)
    other = None
    if settings.against:
        other = Network(lib.murano_inputs(), settings.hidden, device, 0)
        other.load(settings.against)
    count, steps, batch = settings.matches, settings.steps, settings.batch
    versus = OTHER if other else ITSELF
    matches = Matches(lib, count, device, network.half, settings.seed, settings.mixture, versus=versus, other=other)
    features = torch.zeros(steps, count, lib.murano_inputs(), dtype=network.half, device=device)
    chosen = torch.zeros(steps, count, dtype=torch.int64, device=device)
    worth, best, target, weight = (torch.zeros(steps, count, device=device) for _ in range(4))
    results = torch.zeros(steps, count, SEATS, device=device)
    flags = torch.zeros(steps, count, dtype=torch.uint8, device=device)
    optimiser = torch.optim.Adam(network.parameters, lr=settings.rate, betas=(0.9, 0.999), fused=not settings.host)
    log = open(os.path.join(settings.out, "log.jsonl"), "w")
    begun = time.time()
    said = saved = begun
    rounds = 0
    loss_sum, batches = torch.zeros((), device=device), 0
    examining = 0.0

    def say(kind):
        nonlocal examining
        since = time.time()
        line = dict(kind=kind, seconds=round(since - begun, 1), rounds=rounds, steps=rounds * steps * count,
                    matches=int(matches.ended.item()), loss=round(loss_sum.item() / max(1, batches), 5),
                    **report(lib, network, device, settings, other))
        examining += time.time() - since
        print(json.dumps(line), flush=True)
        log.write(json.dumps(line) + "\n")
        log.flush()

    while True:
        part = (time.time() - begun) / settings.seconds
        if part >= 1:
            break
        # Annealed fully: the rate to nothing along half a cosine, the temperature with it.
        cosine = 0.5 * (1 + math.cos(math.pi * part))
        rate = settings.rate * max(cosine, 0.002)
        temperature = settings.cool + (settings.heat - settings.cool) * cosine
        exploration = settings.exploration * (0.2 + 0.8 * cosine)
        limit = settings.limit * (1 + 4 * max(0.0, 1 - part / 0.3))
        for group in optimiser.param_groups:
            group["lr"] = rate
        ready = network.ready()
        for t in range(steps):
            matches.step(network, ready, temperature, exploration, (features[t], chosen[t], worth[t], best[t], flags[t], results[t]))
        lib.murano_returns(count, steps, pointer(worth), pointer(best), pointer(results), pointer(chosen), pointer(flags),
                           ctypes.c_float(settings.trace), pointer(target), pointer(weight))
        order = torch.randperm(steps * count, device=device)
        wanted, weights = target.view(-1), weight.view(-1)
        flat = features.view(steps * count, -1)
        loss_sum, batches = torch.zeros((), device=device), 0
        for at in range(0, steps * count - batch + 1, batch):
            index = order[at : at + batch]
            logits = Network.logits(flat[index], network.ready())
            w = weights[index]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, wanted[index], weight=w, reduction="sum")
            loss = loss / w.sum().clamp(min=1)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            network.limit(limit)
            loss_sum += loss.detach()
            batches += 1
        rounds += 1
        now = time.time()
        if now - saved > 20:
            saved = now
            network.save(os.path.join(settings.out, "weights.bin"))
        if now - said > settings.report:
            said = now
            say("learning")
    network.save(os.path.join(settings.out, "weights.bin"))
    say("end")
    with open(os.path.join(settings.out, "recipe.json"), "w") as file:
        json.dump(dict(vars(settings), features=lib.murano_features(), rounds=rounds, examining=round(examining),
                       matches_played=int(matches.ended.item()), torch=torch.__version__), file, indent=1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--compiled", help="where the compiled library is written; the output folder by default")
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--mixture", type=int, nargs=4, default=[0, 60, 15, 15], metavar=("ALONE", "TWO", "THREE", "EXPERT"),
                        help="of a hundred matches; the rest has four seats. Of those with company so many of a hundred are expert")
    parser.add_argument("--hidden", type=int, nargs="+", default=[128, 32], help="neurons of each hidden layer")
    parser.add_argument("--matches", type=int, default=32768)
    parser.add_argument("--steps", type=int, default=64, help="decisions of each match before learning")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--trace", type=float, default=0.94, help="λ")
    parser.add_argument("--heat", type=float, default=0.02, help="temperature of choosing, in shares of the win")
    parser.add_argument("--cool", type=float, default=0.004)
    parser.add_argument("--exploration", type=float, default=0.01)
    parser.add_argument("--limit", type=float, default=2.0, help="the largest weight of a hidden layer")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--exam", type=int, default=8192)
    parser.add_argument("--report", type=float, default=60)
    parser.add_argument("--start", help="weights to go on from")
    parser.add_argument("--against", help="weights of a frozen network of the same size that always sits opposite")
    parser.add_argument("--host", action="store_true")
    learn(parser.parse_args())


main()
