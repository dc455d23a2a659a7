"""Teaches Muster's afterstate network by TD(λ) self-play: see docs/strength.md for the recipe.

    python3 train.py --out DIR --seconds 480            on a GPU, with nvcc
    python3 train.py --out DIR --seconds 20 --host       on any machine with g++ and PyTorch, slowly
    python3 train.py --out DIR --seconds 300 --against W.bin --start W.bin    an exploiter of a frozen network

The library is compiled first. Weights are written every minute (weights.bin, float32, layer by layer: matrix by inputs,
then biases) and the log says how the network does against a plain player.
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

SETS = 40
USUAL = 17
ITSELF, PLAIN, OTHER = 0, 1, 2
ASK_OTHER = -2


class Matches:
    """So many matches at once, and room for the states after all their legal actions."""

    def __init__(self, lib, count, device, seed, exam=-1, versus=ITSELF, other=None, rows_each=40):
        self.lib, self.count, self.device, self.exam, self.versus = lib, count, device, exam, versus
        # The weights of a network that sits opposite and learns nothing.
        self.other = other and other.ready()
        self.words, self.inputs = lib.muster_words(), lib.muster_inputs()
        self.capacity = count * rows_each
        room = dict(device=device)
        self.states = torch.zeros(count * lib.muster_state_bytes(), dtype=torch.uint8, **room)
        self.randoms = torch.zeros(count, dtype=torch.int64, **room)
        self.total = torch.zeros(1, dtype=torch.int32, **room)
        self.first = torch.zeros(count, dtype=torch.int32, **room)
        self.number = torch.zeros(count, dtype=torch.int32, **room)
        self.row_match = torch.zeros(self.capacity, dtype=torch.int32, **room)
        self.row_action = torch.zeros(self.capacity, dtype=torch.int32, **room)
        self.features = torch.zeros(self.capacity, self.words, dtype=torch.int32, **room)
        self.known = torch.zeros(self.capacity, **room)
        self.values = torch.zeros(self.capacity, **room)
        self.ended = torch.zeros(1, dtype=torch.int32, **room)
        self.halves = torch.zeros(count, dtype=torch.uint8, **room)
        lib.muster_begin(count, pointer(self.states), pointer(self.randoms), ctypes.c_uint64(seed), exam)

    def step(self, network, ready, temperature, exploration, record=None):
        """One decision in every match; False when none is to be made any more."""
        lib, exam = self.lib, int(self.exam >= 0)
        self.total.zero_()
        lib.muster_list(self.count, pointer(self.states), pointer(self.total), pointer(self.first), pointer(self.number),
                        pointer(self.row_match), pointer(self.row_action), self.capacity)
        rows = int(self.total.item())
        if rows == 0:
            return False
        if rows > self.capacity:
            raise RuntimeError(f"{rows} actions, room for {self.capacity}")
        lib.muster_after(rows, pointer(self.states), pointer(self.row_match), pointer(self.row_action),
                         pointer(self.features), pointer(self.known), self.versus)
        x = dense(lib, self.features, None, rows, network.half)
        with torch.no_grad():
            torch.sigmoid(network.logits(x, ready), out=self.values[:rows])
            if self.other:
                others = (self.known[:rows] == ASK_OTHER).nonzero().squeeze(1)
                self.values[others] = torch.sigmoid(network.logits(x[others], self.other))
        chosen, worth, best, flags = record if record else (None, None, None, None)
        lib.muster_choose(self.count, pointer(self.states), pointer(self.randoms), pointer(self.first), pointer(self.number),
                          pointer(self.row_action), pointer(self.features), pointer(self.known), pointer(self.values),
                          ctypes.c_float(temperature), ctypes.c_float(exploration), exam, self.versus, pointer(chosen), pointer(worth),
                          pointer(best), pointer(flags), pointer(self.ended), pointer(self.halves))
        return True


def dense(lib, features, index, rows, kind):
    x = torch.empty(rows, 32 * features.shape[-1], dtype=kind, device=features.device)
    lib.muster_expand(rows, pointer(features), pointer(index), pointer(x), x.element_size())
    return x


def examine(lib, network, device, count, seed, exam, other=None):
    """Against the plain player or another network, every deal from both seats: the share of the win of each match."""
    matches = Matches(lib, count, device, seed, exam, OTHER if other else PLAIN, other, rows_each=64)
    ready = network.ready()
    while matches.step(network, ready, 0.0, 0.0):
        pass
    return matches.halves.float() / 2


def report(lib, network, device, count, other=None):
    usual = examine(lib, network, device, count, 99, USUAL).mean().item()
    sets = examine(lib, network, device, count, 77, SETS)
    against = dict()
    if other:
        # Pairs of one deal are one observation each.
        pairs = examine(lib, network, device, count, 55, USUAL, other).view(-1, 2).mean(1)
        against = dict(against=round(pairs.mean().item(), 4),
                       interval=round(1.96 * pairs.std().item() / math.sqrt(count / 2), 4),
                       against_sets=round(examine(lib, network, device, count, 33, SETS, other).mean().item(), 4))
    number = (torch.arange(count, device=device) // 2) % SETS
    each = torch.zeros(SETS, device=device).scatter_add_(0, number, sets) / torch.bincount(number, minlength=SETS)
    return dict(usual=round(usual, 4), sets=round(sets.mean().item(), 4), worst=round(each.min().item(), 4),
                worst_set=int(each.argmin().item()), **against)


def learn(settings):
    device = torch.device("cpu" if settings.host else "cuda")
    os.makedirs(settings.out, exist_ok=True)
    lib = library(os.path.join(HERE, "self-play.cu"), settings.compiled or settings.out, settings.host)
    network = Network(lib.muster_inputs(), settings.hidden, device, settings.seed)
    if settings.start:
        network.load(settings.start)
    other = None
    if settings.against or settings.measured:
        other = Network(lib.muster_inputs(), settings.other_hidden, device, 0)
        other.load(settings.against or settings.measured)
    versus = OTHER if settings.against else ITSELF
    count, steps, batch = settings.matches, settings.steps, settings.batch
    matches = Matches(lib, count, device, settings.seed, versus=versus, other=other if settings.against else None)
    chosen = torch.zeros(steps, count, matches.words, dtype=torch.int32, device=device)
    worth, best, target, weight = (torch.zeros(steps, count, device=device) for _ in range(4))
    flags = torch.zeros(steps, count, dtype=torch.uint8, device=device)
    optimiser = torch.optim.Adam(network.parameters, lr=settings.rate, betas=(0.9, 0.999), fused=not settings.host)
    log = open(os.path.join(settings.out, "log.jsonl"), "w")
    begun = time.time()
    said = saved = begun
    rounds = played = 0
    losses = torch.zeros((), device=device)

    def say(kind):
        nonlocal losses
        seconds = time.time() - begun
        line = dict(kind=kind, seconds=round(seconds, 1), rounds=rounds, steps=rounds * steps * count,
                    matches=int(matches.ended.item()), loss=round(losses.item() / max(1, played), 5),
                    **report(lib, network, device, settings.exam, other))
        losses = torch.zeros((), device=device)
        print(json.dumps(line), flush=True)
        log.write(json.dumps(line) + "\n")
        log.flush()

    say("start")
    while True:
        part = (time.time() - begun) / settings.seconds
        if part >= 1:
            break
        # Annealed fully: the rate to nothing along half a cosine, the temperature with it.
        cosine = 0.5 * (1 + math.cos(math.pi * part))
        rate = settings.rate * max(cosine, 0.002)
        temperature = settings.cool + (settings.heat - settings.cool) * cosine
        exploration = settings.exploration * (0.2 + 0.8 * cosine)
        # Weights that were larger when it began shrink slowly.
        limit = settings.limit * (1 + 4 * max(0.0, 1 - part / 0.3))
        for group in optimiser.param_groups:
            group["lr"] = rate
        ready = network.ready()
        for t in range(steps):
            matches.step(network, ready, temperature, exploration, (chosen[t], worth[t], best[t], flags[t]))
        lib.muster_returns(count, steps, versus, pointer(worth), pointer(best), pointer(flags), ctypes.c_float(settings.trace),
                           pointer(target), pointer(weight))
        order = torch.randperm(steps * count, device=device)
        wanted, weights = target.view(-1), weight.view(-1)
        flat = chosen.view(steps * count, matches.words)
        played = 0
        losses = torch.zeros((), device=device)
        for at in range(0, steps * count - batch + 1, batch):
            index = order[at : at + batch]
            x = dense(lib, flat, index, batch, network.half)
            logits = Network.logits(x, network.ready())
            w = weights[index]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, wanted[index], weight=w, reduction="sum")
            loss = loss / w.sum().clamp(min=1)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            network.limit(limit)
            losses += loss.detach()
            played += 1
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
        json.dump(dict(vars(settings), features=lib.muster_features(), rounds=rounds,
                       matches_played=int(matches.ended.item()), torch=torch.__version__), file, indent=1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--compiled", help="where the compiled library is written; the output folder by default")
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--hidden", type=int, nargs="+", default=[128, 64], help="neurons of each hidden layer")
    parser.add_argument("--matches", type=int, default=32768)
    parser.add_argument("--steps", type=int, default=64, help="decisions of each match before learning")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--trace", type=float, default=0.92, help="λ")
    parser.add_argument("--heat", type=float, default=0.04, help="temperature of choosing, in shares of the win")
    parser.add_argument("--cool", type=float, default=0.012)
    parser.add_argument("--exploration", type=float, default=0.01)
    parser.add_argument("--limit", type=float, default=2.0, help="the largest weight of a hidden layer")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--exam", type=int, default=8192)
    parser.add_argument("--report", type=float, default=60)
    parser.add_argument("--start", help="weights to go on from")
    parser.add_argument("--against", help="weights of a frozen network that always sits opposite")
    parser.add_argument("--measured", help="weights of a frozen network that is only measured against")
    parser.add_argument("--other-hidden", type=int, nargs="+", default=[128, 64], help="its neurons")
    parser.add_argument("--host", action="store_true")
    learn(parser.parse_args())


main()
