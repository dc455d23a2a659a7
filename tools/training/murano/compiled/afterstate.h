// The features of an afterstate, at any step of a turn: those of features.h that need no plan, then single cards, places,
// markets and the moment of the turn. By what the seat may know.
#pragma once
#include "features.h"

namespace murano {

enum { AFTERSTATE_FEATURES = 546, OWED_KINDS = 18 };

template <class Real> struct AfterstateWriter : FeatureParts<Real> {
  typedef FeatureParts<Real> Parts;
  using Parts::put;
  using Parts::putOneOf;
  using Parts::putTurn;

  MURANO_FN void putNothing(int count) {
    for (int i = 0; i < count; i += 1) put(0);
  }
  MURANO_FN void putSteps(const State &s, int seat) {
    for (int c = 0; c < COLOURS; c += 1) {
      for (int least = 1; least <= 4; least += 1) put(countOf(s.benches[seat], c) >= least);
    }
    const int enough[5] = {1, 2, 3, 4, 6};
    for (int least : enough) put(s.money[seat] >= least);
  }
  MURANO_FN void putCards(const State &s, int seat, u32 first) {
    const Cards &hand = s.hands[seat];
    for (int i = 0; i < 4; i += 1) {
      const u32 recipe = i < hand.count ? RECIPES[hand.at[i]] : 0;
      for (int c = 0; c < COLOURS; c += 1) {
        put(countOf(recipe, c) / 2.0);
        put(countOf(recipe, c) >= 2);
      }
    }
    for (int c = 0; c < COLOURS; c += 1) put(countOf(first, c) >= 2);
    for (int i = 0; i < 2; i += 1) {
      double usable[ADVANTAGES] = {};
      if (i < hand.count) Parts::countCard(usable, s, hand.at[i]);
      for (double count : usable) put(count);
    }
  }
  MURANO_FN void putLaterPlaces(const State &s, int seat) {
    const int place = ownPlace(s, seat), second = laterPlace(place, s.table.seats), third = laterPlace(second, s.table.seats);
    putOneOf(shownAt(s, s.ring + 2, place), SHARDS);
    putOneOf(circleAt(s, second), COLOURS);
    putOneOf(shownAt(s, second), SHARDS);
    putOneOf(shownAt(s, s.ring + 1, second), SHARDS);
    putOneOf(circleAt(s, third), COLOURS);
    putOneOf(shownAt(s, third), SHARDS);
  }
  MURANO_FN void putFaces(const State &s, u32 first) {
    for (int m = 0; m < MARKETS; m += 1) {
      const u32 lying = s.markets[m];
      for (int c = 0; c < SHARDS; c += 1) put(countOf(lying, c) / 2.0);
      put(sizeOf(lying) >= MARKET_SIZE);
      put(sizeOf(common(first, lying)) / 3.0);
      for (int notches = 0; notches < COSTS; notches += 1) {
        const u32 offer = available(s, s.warehouse, s.ring + notches, m, 0);
        for (int c = 0; c < COLOURS; c += 1) put(countOf(offer, c) / 2.0);
        put(sizeOf(common(first, offer)) / 3.0);
      }
    }
  }
  /** Where in its turn the seat is, what it owes, and what the rest of the turn can bring; nothing in others' turns. */
  MURANO_FN void putMoment(const State &s, int seat) {
    const bool owes = s.owedCount > 0 && (due(s)->seats >> seat & 1);
    putOneOf(owes ? due(s)->kind : -1, OWED_KINDS);
    put(owes ? due(s)->count / 2.0 : 0);
    put(s.owedCount > 0 && !owes);
    if (s.turn != seat || s.phase == OVER) {
      putNothing(19 + 15);
      return;
    }
    put(1);
    putOneOf(s.phase, 3);
    put(s.turned);
    put(s.taken > 0);
    put(s.taken < s.terms.takings);
    putOneOf(s.lastDeal, 5);
    put(mayDeal(s));
    put(s.made == 1);
    put(s.made >= 2);
    put(s.terms.price == 0);
    put(s.terms.proceeds == 4);
    put(s.terms.anyPart);
    put(s.terms.bonus > 0);
    const int place = s.turned ? s.selector : nextPlace(s.selector);
    putTurn(turnFrom(s, seat, s.taken == 0, place, mayDeal(s), s.terms.price));
  }
  MURANO_FN void putOthers(const State &s, int seat) {
    for (int after = 1; after <= 3; after += 1) {
      if (after >= s.table.seats) {
        putNothing(5);
        continue;
      }
      const int other = (seat + after) % s.table.seats, cards = s.hands[other].count;
      for (int most = 1; most <= 3; most += 1) put(cards <= most);
      put(completedBy(s, other) / 6.0);
      put(sizeOf(s.benches[other]) >= 7);
    }
    putOneOf(s.table.seats == 1 ? s.pileCount : -1, CHALLENGES_IN_PILE + 1);
    put(s.table.expert);
  }

  MURANO_FN void write(const State &s, int seat, Real *to) {
    this->writeParts(s, seat, to, [] {});
    const u32 first = needsOf(s, seat).missing[0];
    putSteps(s, seat);
    putCards(s, seat, first);
    putLaterPlaces(s, seat);
    putFaces(s, first);
    putMoment(s, seat);
    putOthers(s, seat);
  }
};

} // namespace murano
