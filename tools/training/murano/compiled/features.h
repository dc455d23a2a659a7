// The features of ../features.ts: first those that the former networks read (src/bots/murano/value-network), then those of
// src/bots/murano/afterstate/colours.ts. By what the seat may know.
#pragma once
#include "plan.h"

namespace murano {

enum { PRESENT_FEATURES = 137, FEATURES = 280 };

MURANO_FN int steepest(u32 shards) {
  int most = 0;
  for (int c = 0; c < COLOURS; c += 1) most = countOf(shards, c) > most ? countOf(shards, c) : most;
  return most;
}

/** What can be said of a state without thinking of several turns at once. */
template <class Real> struct FeatureParts {
  Real *out;
  int at;

  MURANO_FN void put(double value) { out[at++] = (Real)value; }

  MURANO_FN void putOwn(const State &s, int seat) {
    const u32 bench = s.benches[seat];
    const Cards &hand = s.hands[seat];
    const Needs needs = needsOf(s, seat);
    const int size = sizeOf(bench);
    int used = 0;
    put(s.money[seat] / 20.0);
    put(hand.count / 6.0);
    put(hand.count == 0);
    put(hand.count == 1);
    put(completedBy(s, seat) / 6.0);
    put(size / 8.0);
    put(countOf(bench, TRANSPARENT) / 3.0);
    for (int card = 0; card < 3; card += 1) {
      put(needs.held[card] / 4.0);
      put(needs.held[card] >= 4);
      put(steepest(needs.missing[card]) / 3.0);
      used += needs.held[card];
    }
    put((size - used) / 8.0);
    put(fmax(0, size - used - 2) / 6);
    u32 wanted = 0;
    for (int i = 0; i < hand.count; i += 1) wanted += RECIPES[hand.at[i]];
    const int useful = sizeOf(common(wanted, bench));
    put((size - useful - countOf(bench, TRANSPARENT)) / 8.0);
    put((sizeOf(wanted) - useful) / 24.0);
    put(steepest(wanted - common(wanted, bench)) / 8.0);
    for (int card = 0; card < 2; card += 1) put(card < hand.count ? bestAdvantage(s, hand.at[card]) / 2 : 0);
  }

  static MURANO_FN int helps(const State &s, int place, u32 wanted) {
    auto useful = [&](int kind) { return kind == TRANSPARENT || hasShard(wanted, kind) ? 1 : 0; };
    return useful(circleAt(s, place)) + useful(shownAt(s, place));
  }
  MURANO_FN void putNext(const State &s, int seat) {
    int place = ownPlace(s, seat);
    const Needs needs = needsOf(s, seat);
    const u32 first = needs.missing[0], all = first + needs.missing[1] + needs.missing[2];
    const NextTurn next = nextTurn(s, seat, place);
    double pairs[4] = {(double)helps(s, place, first), 0, 0, (double)helps(s, place, all)};
    for (int turn = 1; turn < 3; turn += 1) {
      place = laterPlace(place, s.table.seats);
      pairs[turn] = helps(s, place, all);
    }
    for (double pair : pairs) put(pair / 2);
    putTurn(next);
  }
  MURANO_FN void putTurn(const NextTurn &next) {
    for (int cost = 0; cost < COSTS; cost += 1) {
      put(fmin(4, next.first[cost]) / 4);
      put(next.first[cost] == 0);
      put(fmin(8, next.both[cost]) / 8);
      put(next.both[cost] == 0);
    }
    put(fmin(4, next.second) / 4);
    put(next.pay / 8);
    put(next.payBoth / 14);
  }

  static MURANO_FN void countCard(double *usable, const State &s, int card) {
    const u8 categories = CATEGORIES_OF[card];
    const bool two = (categories & (categories - 1)) != 0;
    for (int c = 0; c < 4; c += 1) if (categories >> c & 1) usable[s.table.advantages[c]] += two ? 0.6 : 1;
  }
  MURANO_FN void putAdvantages(const State &s, int seat) {
    double usable[ADVANTAGES] = {};
    for (int i = 0; i < s.completed[seat].count; i += 1) countCard(usable, s, s.completed[seat].at[i]);
    for (double count : usable) put(count);
    put(worthOfCompleted(s, seat) / 4);
  }
  MURANO_FN void putClock(const State &s, int seat) {
    const int seats = s.table.seats;
    const double left = turnsLeft(s, seat);
    bool done = false, nearly = false;
    int most = -1;
    for (int other = 0; other < seats; other += 1) {
      if (s.hands[other].count == 0) done = true;
      if (other == seat) continue;
      if (s.hands[other].count == 1) nearly = true;
      if (completedBy(s, other) > most) most = completedBy(s, other);
    }
    const int lead = completedBy(s, seat) - most;
    put(left / 6);
    put(left <= 0);
    put(left > 0 && left < 1.5);
    put(s.round / 8.0);
    put(seats == 1 ? 0 : orderOf(s, seat) / (double)(seats - 1));
    put(done);
    put(nearly);
    put((s.round - s.lastMade) / 6.0);
    put(seats == 3);
    put(seats == 4);
    put((s.liras[0] + s.liras[1]) / 4.0);
    put(s.owl == seat);
    put((lead > 0) - (lead < 0));
    put(s.pileCount / 6.0);
  }
  MURANO_FN void putTable(const State &s) {
    int full = 0, most = 0, clear = 0, scarce = 10;
    for (int m = 0; m < MARKETS; m += 1) {
      const int size = sizeOf(s.markets[m]);
      if (size >= MARKET_SIZE) full += 1;
      if (size > most) most = size;
      clear += countOf(s.markets[m], TRANSPARENT);
    }
    for (int c = 0; c < COLOURS; c += 1) scarce = countOf(s.warehouse, c) < scarce ? countOf(s.warehouse, c) : scarce;
    put(full / 2.0);
    put(most / 3.0);
    put(clear);
    put(countOf(s.warehouse, TRANSPARENT) / 6.0);
    put(fmax(0, 3 - scarce) / 3);
    put(shownAt(s, nextPlace(s.selector)) == TRANSPARENT);
    put(s.table.ring);
    put(s.table.circle);
    put(s.colours / 4.0);
  }
  /** The rivals, whoever seems best first; absent ones are nothing. */
  MURANO_FN void putRivals(const State &s, int seat, double own, const double *hopes) {
    const int seats = s.table.seats;
    int order[3], rivals = 0;
    for (int after = 1; after < seats; after += 1) {
      const int other = (seat + after) % seats;
      int place = rivals++;
      for (; place > 0 && hopes[order[place - 1]] < hopes[other]; place -= 1) order[place] = order[place - 1];
      order[place] = other;
    }
    put(own / 40);
    put(rivals == 0 ? 0 : hyperbolicTangent((own - hopes[order[0]]) / 6));
    put(rivals == 0 ? 0 : (own - hopes[order[0]]) / 20);
    for (int i = 0; i < 3; i += 1) {
      if (i >= rivals) {
        for (int empty = 0; empty < 8; empty += 1) put(0);
        continue;
      }
      const int other = order[i];
      put((own - hopes[other]) / 20);
      put((s.money[seat] - s.money[other]) / 20.0);
      put(s.hands[other].count / 6.0);
      put(s.hands[other].count <= 1);
      put(sizeOf(s.benches[other]) / 8.0);
      put(countOf(s.benches[other], TRANSPARENT) / 3.0);
      put(worthOfCompleted(s, other) / 4);
      put(other == (seat + 1) % seats);
    }
  }

  // What colours.ts adds.

  MURANO_FN void putColours(const State &s, int seat, u32 first, u32 soon) {
    const u32 bench = s.benches[seat];
    u32 wanted = 0;
    for (int i = 0; i < s.hands[seat].count; i += 1) wanted += RECIPES[s.hands[seat].at[i]];
    for (int c = 0; c < COLOURS; c += 1) {
      const int held = countOf(bench, c), all = countOf(wanted, c);
      put(held / 4.0);
      put(countOf(first, c) / 3.0);
      put(countOf(soon, c) / 4.0);
      put(fmax(0, all - held) / 6);
      put(fmax(0, held - all) / 3);
    }
    for (int least = 1; least <= 3; least += 1) put(countOf(bench, TRANSPARENT) >= least);
  }
  MURANO_FN void putOneOf(int kind, int kinds) {
    for (int each = 0; each < kinds; each += 1) put(kind == each);
  }
  MURANO_FN void putPlaces(const State &s, int seat) {
    const int place = ownPlace(s, seat), next = s.turned && s.turn != seat ? s.selector : nextPlace(s.selector);
    putOneOf(circleAt(s, place), COLOURS);
    putOneOf(shownAt(s, place), SHARDS);
    putOneOf(shownAt(s, s.ring + 1, place), SHARDS);
    putOneOf(circleAt(s, next), COLOURS);
    putOneOf(shownAt(s, next), SHARDS);
  }
  static MURANO_FN u32 seenCards(const State &s, int seat) {
    u32 seen = 0;
    auto mark = [&](const Cards &cards) { for (int i = 0; i < cards.count; i += 1) seen |= 1u << cards.at[i]; };
    mark(s.hands[seat]);
    for (int other = 0; other < s.table.seats; other += 1) {
      mark(s.completed[other]);
      mark(s.aside[other]);
    }
    return seen;
  }
  MURANO_FN void putMakeable(u32 seen, u32 bench) {
    const int clear = countOf(bench, TRANSPARENT);
    int all = 0, none = 0, few = 0, some = 0;
    for (int card = 0; card < CARDS; card += 1) {
      if (seen >> card & 1) continue;
      const int lack = lackOf(RECIPES[card], bench) - clear;
      all += 1;
      none += lack <= 0;
      few += lack <= 1;
      some += lack <= 2;
    }
    const double share = 1.0 / (all > 1 ? all : 1);
    put(none * share);
    put(few * share);
    put(some * share);
  }
  MURANO_FN void putRival(const State &s, int seat, int after, u32 seen) {
    if (after >= s.table.seats) {
      for (int empty = 0; empty < 11; empty += 1) put(0);
      return;
    }
    const int rival = (seat + after) % s.table.seats, place = ownPlace(s, rival);
    const u32 bench = s.benches[rival];
    for (int c = 0; c < SHARDS; c += 1) put(countOf(bench, c) / 3.0);
    putMakeable(seen, bench);
    putMakeable(seen, bench + one(circleAt(s, place)) + one(shownAt(s, place)));
  }
  MURANO_FN void putAdvantagesOut(const State &s, int seat) {
    double out_[ADVANTAGES] = {}, own[ADVANTAGES] = {};
    for (int other = 0; other < s.table.seats; other += 1) {
      for (int i = 0; other != seat && i < s.completed[other].count; i += 1) countCard(out_, s, s.completed[other].at[i]);
    }
    for (double count : out_) put(count / 2);
    for (int i = 0; i < s.hands[seat].count; i += 1) countCard(own, s, s.hands[seat].at[i]);
    for (double count : own) put(count / 3);
  }
  MURANO_FN void putMarkets(const State &s, u32 wanted) {
    for (int m = 0; m < MARKETS; m += 1) {
      const u32 lying = s.markets[m];
      put(sizeOf(lying) / 3.0);
      put(countOf(lying, TRANSPARENT) / 2.0);
      put(sizeOf(common(wanted, lying)) / 3.0);
      put(sizeOf(common(wanted, exchanged(s, m))) / 3.0);
    }
    for (int c = 0; c < SHARDS; c += 1) put(fmax(0, 4 - countOf(s.warehouse, c)) / 4);
  }
  MURANO_FN void putLead(const State &s, int seat, double own, const double *hopes) {
    double hope = -INFINITY;
    int money = -1000;
    for (int other = 0; other < s.table.seats; other += 1) {
      if (other == seat) continue;
      hope = fmax(hope, hopes[other]);
      money = s.money[other] > money ? s.money[other] : money;
    }
    const bool alone = s.table.seats == 1;
    put(alone ? 0 : hyperbolicTangent((own - hope) / 2));
    put(alone ? 0 : hyperbolicTangent((own - hope) / 12));
    put(alone ? 0 : hyperbolicTangent((s.money[seat] - money) / 4.0));
  }


  /** All that needs no plan, in the order of the tables; `between` writes what the former networks read in the middle. */
  template <class F> MURANO_FN void writeParts(const State &s, int seat, Real *to, F between) {
    out = to;
    at = 0;
    double hopes[MOST_SEATS];
    for (int other = 0; other < s.table.seats; other += 1) hopes[other] = prospects(s, other, seat);
    putOwn(s, seat);
    putNext(s, seat);
    between();
    putAdvantages(s, seat);
    putClock(s, seat);
    putTable(s);
    putRivals(s, seat, hopes[seat], hopes);
    const Needs needs = needsOf(s, seat);
    const u32 first = needs.missing[0], soon = first + needs.missing[1];
    putColours(s, seat, first, soon);
    putPlaces(s, seat);
    const u32 seen = seenCards(s, seat);
    for (int rival = 1; rival <= 3; rival += 1) putRival(s, seat, rival, seen);
    putAdvantagesOut(s, seat);
    putMarkets(s, soon);
    putLead(s, seat, hopes[seat], hopes);
  }
};

struct FeatureWriter : FeatureParts<double> {
  Beam beam;

  void putPlan(const State &s, int seat) {
    PlanStage stages[TURNS];
    beam.run(s, seat, stages);
    for (const PlanStage &stage : stages) {
      put(stage.money / 20.0);
      put(stage.made / 3.0);
      put(stage.held / 4.0);
      put(stage.heldNext / 4.0);
      put(stage.score / 40);
      put(stage.made >= s.hands[seat].count);
    }
  }
  void write(const State &s, int seat, double *to) { writeParts(s, seat, to, [&] { putPlan(s, seat); }); }
};

} // namespace murano
