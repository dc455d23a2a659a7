// Plays matches by chance with the compiled rules and writes them down, one a line, with a hash of every state, every list of
// legal actions, the features and the heuristic's value for whoever acts, and the afterstates: of every seat as the table
// stands, and of every legal action as whoever acts foresees it. `npm run compare:murano` compiles and runs it,
// and replays what it wrote by the rules of src/games/murano; a third argument adds the hash so far to every choice.
#include "afterstate.h"
#include "deal.h"
#include <stdio.h>
#include <stdlib.h>

using namespace murano;

/** FNV-1a over small numbers. */
struct Hash {
  u32 value = 2166136261u;
  void add(u32 word) { for (int i = 0; i < 4; i += 1) value = (value ^ (word >> 8 * i & 255)) * 16777619u; }
  void add(const Cards &cards) {
    add(cards.count);
    for (int i = 0; i < cards.count; i += 1) add(cards.at[i]);
  }
  void addReal(double real) {
    float rounded = (float)real;
    u32 word;
    memcpy(&word, &rounded, 4);
    add(word == 0x80000000u ? 0 : word);
  }
};

static void addState(Hash &hash, const State &s) {
  const u8 small[] = {s.turn, s.round, s.lastMade, s.phase, s.turned, s.taken, s.dealt, s.made, s.lastDeal, s.ring, s.selector,
                      s.owl, s.terms.takings, s.terms.deals, s.terms.price, s.terms.proceeds, s.terms.anyPart, s.terms.bonus,
                      s.liras[0], s.liras[1], s.pileCount, s.revealed};
  for (u8 each : small) hash.add(each);
  hash.add(s.warehouse);
  for (u32 market : s.markets) hash.add(market);
  for (int seat = 0; seat < s.table.seats; seat += 1) {
    hash.add(s.benches[seat]);
    hash.add(s.money[seat]);
    hash.add(s.hands[seat]);
    hash.add(s.completed[seat]);
    hash.add(s.aside[seat]);
    hash.add(s.choices[seat]);
  }
  hash.add(s.owedCount);
  for (int i = 0; i < s.owedCount; i += 1) {
    hash.add(s.owed[i].kind);
    hash.add(s.owed[i].seats);
    hash.add(s.owed[i].count);
    hash.add(s.owed[i].from);
  }
}

static FeatureWriter writer;
static void addFeatures(Hash &hash, const State &s, int seat) {
  double features[FEATURES];
  writer.write(s, seat, features);
  if (writer.at != FEATURES) abort();
  for (double feature : features) hash.addReal(feature);
  hash.addReal(heuristicValue(s, seat));
}

static void addAfterstate(Hash &hash, const State &s, int seat) {
  static AfterstateWriter<double> afterstates;
  double features[AFTERSTATE_FEATURES];
  afterstates.write(s, seat, features);
  if (afterstates.at != AFTERSTATE_FEATURES) abort();
  for (double feature : features) hash.addReal(feature);
}
/** What an action leads to, before anything hidden is seen. */
static void addForeseen(Hash &hash, const State &s, int seat, u32 action) {
  State after = s;
  play(after, seat, action, true);
  if (after.phase == OVER) hash.addReal(utility(after, seat));
  else addAfterstate(hash, after, seat);
}

/** All seats, advantages and modules in turn. */
static Options optionsOf(int number, Random &random) {
  Options o = {};
  o.seats = 1 + number % 4;
  o.sets = o.seats == 1 ? number / 4 % 2 : number / 4 % 4;
  o.expert = o.seats > 1 && o.sets != FIRST_SET && random.below(3) == 0;
  o.strict = random.below(2);
  o.ring = random.below(2);
  o.circle = random.below(2);
  o.safety = o.expert || o.seats == 1 ? 12 : 6 + random.below(25);
  o.emptiesAll = o.seats == 1 && random.below(2);
  return o;
}

static void list(const u8 *numbers, int count) {
  printf(" :");
  for (int i = 0; i < count; i += 1) printf(" %d", numbers[i]);
}

/** Chance likes to create and to use advantages, or little would ever be made. */
static int chosen(const Actions &legal, Random &random) {
  int at = random.below(legal.count);
  if (random.below(3) == 0) return at;
  for (int i = 0; i < legal.count; i += 1) {
    const u32 kind = kindOf(legal.at[i]);
    if (kind == K_CREATE) return i;
    if (kind == K_ACTIVATE && random.below(4) == 0) return i;
  }
  for (int tries = 0; tries < 4; tries += 1) {
    const u32 kind = kindOf(legal.at[at]);
    if (kind != K_NOTCH && kind != K_REORDER && kind != K_SELL) break;
    at = random.below(legal.count);
  }
  return at;
}

static Actions legal;
static void match(int number, u32 seed, bool everyHash) {
  Random random = {seed + 0x9e3779b9u * number};
  const Options o = optionsOf(number, random);
  const Deal d = dealt(o, random);
  State s;
  setup(s, d);
  printf("match %d%d%d%d%d%d %d %d %d %d", o.seats, o.sets, o.expert, o.strict, o.ring, o.circle, o.emptiesAll, o.safety,
         d.ring, d.selector);
  printf(" %d", d.table.first);
  list(d.cards, CARDS);
  list(d.markets, MARKETS);
  list(d.table.advantages, 4);
  list(d.challenges, CHALLENGE_CARDS);
  printf(" :");
  Hash hash;
  while (s.phase != OVER) {
    const int seat = firstToAct(s);
    legalActions(s, seat, legal);
    addState(hash, s);
    hash.add(legal.count);
    for (int i = 0; i < legal.count; i += 1) hash.add(legal.at[i]);
    addFeatures(hash, s, seat);
    for (int other = 0; other < s.table.seats; other += 1) addAfterstate(hash, s, other);
    for (int i = 0; i < legal.count; i += 1) addForeseen(hash, s, seat, legal.at[i]);
    const int at = chosen(legal, random);
    if (everyHash) printf(" %d/%08x", at, hash.value);
    else printf(" %d", at);
    play(s, seat, legal.at[at], false);
  }
  addState(hash, s);
  for (int seat = 0; seat < s.table.seats; seat += 1) {
    hash.addReal(utility(s, seat));
    hash.addReal(heuristicValue(s, seat));
  }
  printf(" : %08x\n", hash.value);
}

int main(int count, char **words) {
  const int matches = count > 1 ? atoi(words[1]) : 40;
  const u32 seed = count > 2 ? (u32)atoi(words[2]) : 1;
  printf("features %d %d\n", FEATURES, AFTERSTATE_FEATURES);
  for (int i = 0; i < matches; i += 1) match(i, seed, count > 3);
  return 0;
}
