// Plays matches by chance with the rules of the header and writes them down, one a line, with a hash of every state, every
// list of legal actions and the features after each of them. `npm run compare:muster` compiles and runs it, and replays
// what it wrote by the rules of src/games/muster; a third argument adds the hash so far to every choice.
#include "inputs.h"
#include <stdio.h>
#include <stdlib.h>

using namespace muster;

/** The same generator as quickRandom. */
struct Random {
  u32 state;
  u32 below(u32 n) {
    state += 0x6d2b79f5u;
    u32 t = (state ^ state >> 15) * (1 | state);
    t = (t + (t ^ t >> 7) * (61 | t)) ^ t;
    return (u32)((u64)(t ^ t >> 14) * n >> 32);
  }
};

/** FNV-1a over small numbers. */
struct Hash {
  u32 value = 2166136261u;
  void add(u32 word) { for (int i = 0; i < 4; i += 1) value = (value ^ (word >> 8 * i & 255)) * 16777619u; }
};

static int pieceOf(const State &s, int id) { return isBridgeId(s, id) ? (int)BRIDGE : faceOfId(id); }
static void addHand(Hash &hash, u64 cards) {
  hash.add(bits(cards));
  for (; cards != 0; cards &= cards - 1) hash.add(faceOfId(lowest(cards)));
}
static void addStack(Hash &hash, const State &s, int at) {
  u8 pieces[CARDS];
  int n = 0;
  for (int id = s.top[at]; id != NONE; id = s.below[id]) pieces[n++] = at < COLUMNS ? pieceOf(s, id) : faceOfId(id);
  hash.add(n);
  while (n > 0) hash.add(pieces[--n]);
}
static void addState(Hash &hash, const State &s) {
  hash.add(s.turn);
  hash.add(s.phase);
  hash.add(s.quiet);
  hash.add(s.laid == NONE ? 99 : s.laid);
  hash.add(s.turned == NONE ? 99 : faceOfId(s.turned));
  hash.add(cardsLeft(s));
  for (int seat = 0; seat < 2; seat += 1) {
    addHand(hash, s.hand[seat]);
    addHand(hash, s.shown[seat]);
  }
  for (int at = 0; at < STACKS; at += 1) addStack(hash, s, at);
}
static void addAfterstate(Hash &hash, const State &s, u32 a) {
  State after = s;
  play(after, a, true);
  if (after.phase == OVER) {
    hash.add(halvesWon(after, s.turn));
    return;
  }
  FeatureBits f;
  writeFeatures(f, after, s.turn);
  for (int i = 0; i < WORDS; i += 1) hash.add(f.word[i]);
}

/** The option sets, all forty, in turn. */
static Options optionsOf(int set, Random &random) {
  Options o = {(u8)(set & 1), 0, 0, (u8)(set >> 1 & 1), 0, (u8)(set >> 2 & 1), 40};
  int bridges = set >> 3;
  if (bridges > 0) {
    o.bridges = 1;
    o.mend = (bridges - 1) & 1;
    o.overRainbow = (bridges - 1) >> 1;
  }
  if (random.below(2)) o.stall = (u8)(20 + random.below(181));
  return o;
}

static void face(const char *name, const u8 *cards, int count) {
  printf("%s", name);
  for (int i = 0; i < count; i += 1) printf(" %d", faceOfId(cards[i]));
}

static void match(int number, u32 seed, bool everyHash) {
  Random random = {seed + 0x9e3779b9u * number};
  Options o = optionsOf(number % 40, random);
  u8 cards[CARDS];
  for (int i = 0; i < CARDS; i += 1) cards[i] = (u8)i;
  for (int i = CARDS - 1; i > 0; i -= 1) {
    int j = random.below(i + 1);
    u8 kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
  int first = random.below(2);
  State s;
  setup(s, o, first, cards);
  printf("match %d%d%d%d%d%d %d %d", o.steps, o.bridges, o.mend, o.unity, o.overRainbow, o.tieByStrength, o.stall, first);
  face(" :", cards, CARDS);
  printf(" :");
  u32 legal[MOST_ACTIONS];
  // Every other match prefers to fill columns, so that long ones and their swaps come about.
  bool builds = random.below(2) == 1;
  Hash hash;
  while (s.phase != OVER) {
    int n = legalActions(s, legal);
    addState(hash, s);
    hash.add(n);
    for (int i = 0; i < n; i += 1) {
      hash.add(legal[i]);
      addAfterstate(hash, s, legal[i]);
    }
    int at = random.below(n);
    for (int tries = 0; builds && tries < 4; tries += 1) {
      u32 kind = kindOf(legal[at]);
      if (kind != LAY && kind != MOVE) break;
      at = random.below(n);
    }
    if (everyHash) printf(" %d/%08x", at, hash.value);
    else printf(" %d", at);
    play(s, legal[at], false);
  }
  addState(hash, s);
  printf(" : %d %08x\n", halvesWon(s, 0), hash.value);
}

int main(int count, char **words) {
  int matches = count > 1 ? atoi(words[1]) : 40;
  u32 seed = count > 2 ? (u32)atoi(words[2]) : 1;
  printf("features %d\n", FEATURES);
  for (int i = 0; i < matches; i += 1) match(i, seed, count > 3);
  return 0;
}
