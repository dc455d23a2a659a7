// The heuristic of former level 2 (src/bots/murano/heuristic.ts) on the compiled state, as one seat sees it: a seat knows its
// own hand, and of the others' only how many cards they have. The same sums in the same order, so that both give the same.
#pragma once
#include "actions.h"
#include <math.h>

namespace murano {

/** As src/bots/exp.ts. */
struct Exponential {
  double terms[14], powers[2021];
  Exponential() {
    for (int at = 0; at < 14; at += 1) {
      double product = 1;
      for (int factor = 2; factor <= 13 - at; factor += 1) product *= factor;
      terms[at] = 1 / product;
    }
    powers[1010] = 1;
    for (int power = 1; power <= 1010; power += 1) {
      powers[1010 + power] = 2 * powers[1010 + power - 1];
      powers[1010 - power] = powers[1010 - power + 1] / 2;
    }
  }
  double operator()(double x) const {
    const double high = 0.6931471803691238, low = 1.9082149292705877e-10;
    const double clamped = x > 700 ? 700 : x < -700 ? -700 : x;
    const double power = floor(clamped / (high + low) + 0.5);
    const double rest = clamped - power * high - power * low;
    double sum = 0;
    for (double term : terms) sum = sum * rest + term;
    return sum * powers[1010 + (int)power];
  }
};
#ifdef __CUDA_ARCH__
MURANO_FN double exponential(double x) { return exp(x); }
#else
inline const Exponential exponential;
#endif
MURANO_FN double logistic(double x) { return 1 / (1 + exponential(-x)); }
MURANO_FN double hyperbolicTangent(double x) { return 1 - 2 / (exponential(2 * x) + 1); }

/** heuristic-weights.ts: YARDSTICK and ADVANTAGE_WORTH. */
namespace yardstick {
const double rate = 3.35, doubt = 1.6, pay = 5.3, idle = 0.8, idleLater = 0.35, fodder = 0.7, haste = 0.03, present = 0.35,
             pair = 0.3, market = 0.15, advantage = 1.2, rivalBench = 0.7, triumph = 12, lead = 0.3, scale = 5;
}
MURANO_TABLE double ADVANTAGE_WORTH[ADVANTAGES] = {1.2, 1.2, 1.3, 2, 1, 1, 1, 1.1, 1.2, 1, 0.9, 1, 0.2, 1.4, 0.8, 0.8, 0.7, 1.4, 0.3, 0.8};

/** needs.ts */
enum { AHEAD = 3 };
struct Needs {
  int held[AHEAD] = {0, 0, 0}, count = 0, clear = 0;
  u32 missing[AHEAD] = {0, 0, 0};
};
/** The coloured shards of a recipe that a bench lacks (spare.ts), all colours at once. */
MURANO_FN u32 missingOf(u32 recipe, u32 bench) {
  const u32 guard = 0x84210;
  u32 less = (recipe | guard) - (bench & 0xfffff);
  u32 enough = less & guard;
  return less & (enough - (enough >> 4));
}
MURANO_FN u32 common(u32 a, u32 b) {
  u32 coloured = a & 0xfffff;
  return coloured - missingOf(coloured, b);
}
MURANO_FN Needs needsOf(const State &s, int seat) {
  Needs n;
  u32 rest = s.benches[seat];
  const Cards &hand = s.hands[seat];
  for (; n.count < hand.count && n.count < AHEAD; n.count += 1) {
    u32 recipe = RECIPES[hand.at[n.count]], used = common(recipe, rest);
    n.held[n.count] = sizeOf(used);
    n.missing[n.count] = recipe - used;
    rest -= used;
  }
  int clear = countOf(s.benches[seat], TRANSPARENT);
  int lack = n.count > 0 ? RECIPE_SIZE - n.held[0] : 0;
  n.clear = clear < lack ? clear : lack;
  for (int at = 0; at < n.count && clear > 0; at += 1) {
    int used = clear < RECIPE_SIZE - n.held[at] ? clear : RECIPE_SIZE - n.held[at];
    n.held[at] += used;
    clear -= used;
  }
  return n;
}

MURANO_FN int orderOf(const State &s, int seat) { return (seat - s.table.first + s.table.seats) % s.table.seats; }
MURANO_FN bool isFresh(const State &s) { return s.phase == COLLECT && !s.turned && s.taken == 0; }

/** turns-left.ts: rounds after the present one, until somebody else is done or the clock of the match runs out. */
MURANO_FN double roundsAfter(const State &s, int seat) {
  const int seats = s.table.seats;
  if (seats == 1) return s.pileCount;
  double rounds = INFINITY;
  if (s.table.expert) rounds = 7 - s.round;
  else rounds = s.table.safety - (s.round - s.lastMade);
  const bool fresh = isFresh(s);
  const int now = orderOf(s, s.turn);
  for (int rival = 0; rival < seats; rival += 1) {
    int cards = s.hands[rival].count;
    if (cards == 0) return 0;
    if (rival == seat) continue;
    double needed = RECIPE_SIZE * cards - yardstick::rivalBench * sizeOf(s.benches[rival]);
    bool moved = orderOf(s, rival) < now || (rival == s.turn && !fresh);
    rounds = fmin(rounds, fmax(1, needed / yardstick::rate) - (moved ? 0 : 1));
  }
  return fmax(0, rounds);
}
MURANO_FN double turnsLeft(const State &s, int seat) {
  if (s.phase == OVER) return 0;
  bool playing = seat == s.turn && !isFresh(s);
  bool moved = playing || orderOf(s, seat) < orderOf(s, s.turn);
  return roundsAfter(s, seat) + (moved ? 0 : 1) + (playing ? yardstick::present : 0);
}

MURANO_FN double bestAdvantage(const State &s, int card) {
  double best = 0;
  for (int category = 0; category < 4; category += 1) {
    if (CATEGORIES_OF[card] >> category & 1) best = fmax(best, ADVANTAGE_WORTH[s.table.advantages[category]]);
  }
  return best;
}
MURANO_FN double worthOfCompleted(const State &s, int seat) {
  double worth = 0;
  for (int i = 0; i < s.completed[seat].count; i += 1) worth += bestAdvantage(s, s.completed[seat].at[i]);
  return worth;
}

/** What the selector and the markets will bring of what is missing, in shards. */
MURANO_FN double supply(const State &s, const Needs &needs) {
  u32 wanted = 0;
  int cards = 0;
  for (int at = 0; at < needs.count && cards < 2; at += 1) {
    wanted += needs.missing[at];
    if (needs.missing[at] != 0) cards += 1;
  }
  int place = s.selector;
  for (int turn = 0; turn < s.table.seats; turn += 1) place = nextPlace(place);
  auto useful = [&](int kind) { return kind == TRANSPARENT || hasShard(wanted, kind) ? 1 : 0; };
  double best = 0;
  for (int m = 0; m < MARKETS; m += 1) {
    u32 offer = exchanged(s, m);
    best = fmax(best, fmax(sizeOf(common(wanted, offer)) - 0.5 * (offer != 0 ? 1 : 0),
                           sizeOf(common(wanted, s.markets[m])) - 1));
  }
  return yardstick::pair * (useful(circleAt(s, place)) + useful(shownAt(s, place))) + yardstick::market * best;
}

struct Pace {
  double pay, count, all;
};
MURANO_FN double chance(double distance) { return logistic(distance / yardstick::doubt); }
MURANO_FN Pace ownPace(const State &s, int seat, double turns) {
  const int cards = s.hands[seat].count;
  const Needs needs = needsOf(s, seat);
  double left = sizeOf(s.benches[seat]) - yardstick::fodder;
  const double soon = turns >= 1 ? supply(s, needs) : 0;
  Pace p = {0, 0, 0};
  double needed = -soon;
  for (int at = 0; at < cards; at += 1) {
    needed += RECIPE_SIZE - (at < needs.count ? needs.held[at] : 0);
    p.all = chance(yardstick::rate * turns - needed);
    left = fmax(0, left - (at < needs.count ? needs.held[at] : left));
    const double reward = at == 0 ? BENCH_SIZE - yardstick::idle * left - needs.clear * transparentPenalty(s)
                                  : yardstick::pay - yardstick::idleLater * left;
    p.pay += p.all * reward;
    p.pay -= yardstick::haste * needed;
    p.count += p.all;
  }
  return p;
}
MURANO_FN Pace guessedPace(const State &s, int seat, double turns) {
  Pace p = {0, 0, 0};
  double needed = -yardstick::rivalBench * sizeOf(s.benches[seat]);
  for (int at = 0; at < s.hands[seat].count; at += 1) {
    needed += RECIPE_SIZE;
    p.all = chance(yardstick::rate * turns - needed);
    p.count += p.all;
  }
  p.pay = yardstick::pay * p.count;
  return p;
}

/** L71: the Liras of the circle go to whoever alone has completed the most creations. */
MURANO_FN double leadOf(const State &s, int seat) {
  if (!s.table.expert) return 0;
  for (int other = 0; other < s.table.seats; other += 1) {
    if (other != seat && completedBy(s, other) >= completedBy(s, seat)) return 0;
  }
  return yardstick::lead * (s.liras[0] + s.liras[1]);
}

/** The Liras that a seat may expect to end with, in the eyes of a viewer. */
MURANO_FN double prospects(const State &s, int seat, int viewer) {
  const double turns = turnsLeft(s, seat);
  const int cards = s.hands[seat].count, loss = lossPerCard(s);
  double worth = s.money[seat] - loss * cards + leadOf(s, seat);
  if (turns > 0) worth += worthOfCompleted(s, seat) * yardstick::advantage * fmin(1, turns);
  if (cards == 0) return worth + (s.table.seats == 1 ? yardstick::triumph : 0);
  if (turns == 0) return worth;
  const Pace p = seat == viewer ? ownPace(s, seat, turns) : guessedPace(s, seat, turns);
  return worth + p.pay + loss * p.count + (s.table.seats == 1 ? yardstick::triumph * p.all : 0);
}

/** The share of the others that a seat leaves behind; alone: won or lost. */
MURANO_FN double shareOfWin(const State &s, int seat) {
  if (s.table.seats == 1) return s.hands[0].count == 0 ? 1 : 0;
  double behind = 0;
  for (int other = 0; other < s.table.seats; other += 1) {
    if (other != seat) behind += (1 + compared(s, seat, other)) / 2.0;
  }
  return behind / (s.table.seats - 1);
}

/** What a state is worth to a seat, in Liras it expects to be ahead; alone at the table in Liras. */
MURANO_FN double heuristicValue(const State &s, int seat) {
  const int seats = s.table.seats;
  double own, best = -INFINITY;
  if (s.phase == OVER) {
    own = scoreOf(s, seat);
    if (seats == 1) return own + (s.hands[0].count == 0 ? yardstick::triumph : 0);
    for (int other = 0; other < seats; other += 1) if (other != seat) best = fmax(best, scoreOf(s, other));
    return own - best + 40 * (shareOfWin(s, seat) - 0.5);
  }
  own = prospects(s, seat, seat);
  if (seats == 1) return own;
  for (int other = 0; other < seats; other += 1) if (other != seat) best = fmax(best, prospects(s, other, seat));
  return own - best;
}
MURANO_FN double shareOfLead(double worth, int seats) { return logistic((seats == 1 ? worth - 45 : worth) / yardstick::scale); }

/** What the networks learn to expect (value-network.ts): half for the first place, half for how clear it is. */
MURANO_FN double utility(const State &s, int seat) {
  const int seats = s.table.seats;
  const double score = scoreOf(s, seat);
  if (seats == 1) {
    const double little = score / 10000;
    return s.hands[0].count == 0 ? fmin(1, fmax(0.1, 0.6 + (score - 45) / 40)) + little : little;
  }
  double best = -INFINITY;
  int first = 1, better = 0;
  for (int other = 0; other < seats; other += 1) {
    if (other == seat) continue;
    best = fmax(best, scoreOf(s, other));
    if (compared(s, other, seat) > 0) better += 1;
    if (compared(s, other, seat) == 0) first += 1;
  }
  return 0.5 * (better > 0 ? 0 : 1.0 / first) + 0.5 * logistic((score - best) / 5);
}

} // namespace murano
