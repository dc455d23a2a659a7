// Very many matches of Muster at once: their legal actions, the states after them as features, the choice among them
// by a network's values, and λ-returns to learn from. train.py drives it. Compiled by nvcc it runs on a GPU, by a plain
// C++ compiler (-x c++) on the host, by the same code.
#include "inputs.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

using namespace muster;

#ifdef __CUDACC__
template <class F> __global__ void each(long long n, F f) {
  long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) f(i);
}
template <class F> static void run(long long n, F f) {
  if (n <= 0) return;
  each<<<(unsigned)((n + 127) / 128), 128>>>(n, f);
  cudaError_t error = cudaGetLastError();
  if (error != cudaSuccess) {
    fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(error));
    exit(1);
  }
}
MUSTER_FN u32 fetchAdd(u32 *at, u32 more) {
#ifdef __CUDA_ARCH__
  return atomicAdd(at, more);
#else
  u32 old = *at;
  *at += more;
  return old;
#endif
}
#else
template <class F> static void run(long long n, F f) { for (long long i = 0; i < n; i += 1) f(i); }
static u32 fetchAdd(u32 *at, u32 more) {
  u32 old = *at;
  *at += more;
  return old;
}
#endif

/** SplitMix64. */
MUSTER_FN u64 next(u64 &state) {
  u64 z = (state += 0x9e3779b97f4a7c15ull);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}
MUSTER_FN u32 below(u64 &state, u32 n) { return (u32)((next(state) >> 32) * n >> 32); }
MUSTER_FN float unit(u64 &state) { return ((float)(next(state) >> 40) + 0.5f) / 16777216.0f; }

enum { SETS = 40, USUAL = 17 };
/** Who sits opposite the network that is taught or examined: nobody else, the plain player, or another network. */
enum Versus { ITSELF, PLAIN, OTHER };
/** What is known of a state that the network, or the other one, is to be asked about. */
enum { ASK = -1, ASK_OTHER = -2 };
/** Whoever sits opposite has seat 1 in even matches and seat 0 in odd ones. */
MUSTER_FN bool isOpposite(int versus, long long m, int seat) { return versus != ITSELF && seat != (int)(m & 1); }
/** The option sets by number: steps, unity, tie by strength, and the five ways of bridges. */
MUSTER_FN Options optionSet(int set, int stall) {
  int bridges = set >> 3;
  Options o;
  o.steps = set & 1;
  o.unity = set >> 1 & 1;
  o.tieByStrength = set >> 2 & 1;
  o.bridges = bridges > 0;
  o.mend = bridges > 0 && ((bridges - 1) & 1);
  o.overRainbow = bridges > 0 && ((bridges - 1) >> 1);
  o.stall = (u8)stall;
  return o;
}
/** For learning: the usual options often, every other set as well, and now and then another standstill limit. */
MUSTER_FN Options anyOptions(u64 &random) {
  int set = below(random, 100) < 45 ? (int)USUAL : (int)below(random, SETS);
  int stall = below(random, 10) < 7 ? 40 : 20 + (int)below(random, 181);
  return optionSet(set, stall);
}
MUSTER_FN void newMatch(State &s, const Options &options, u64 &random) {
  u8 cards[CARDS];
  for (int i = 0; i < CARDS; i += 1) cards[i] = (u8)i;
  for (int i = CARDS - 1; i > 0; i -= 1) {
    int j = below(random, i + 1);
    u8 kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
  setup(s, options, (int)below(random, 2), cards);
}

/** A plain player to measure against: margins that count more as the pile shrinks, and rainbow cards in hand. */
MUSTER_FN float plainValue(const State &s, int seat) {
  float open = 0.2f + 3.0f * fminf(1.0f, 0.25f * cardsLeft(s)), lead = 0;
  for (int castle = 0; castle < 5; castle += 1) {
    Column own = columnOf(s, 5 * seat + castle), other = columnOf(s, 5 * (1 - seat) + castle);
    float margin = (float)(own.strength - other.strength);
    lead += margin / (fabsf(margin) + open);
    if (own.wizards > 0 && own.rank == 0) lead -= 0.5f;
  }
  lead += 0.35f * bits(s.hand[seat] & maskOfFace(RAINBOW)) + 0.05f * s.unknown;
  lead -= 0.05f * (HAND - bits(s.hand[seat]) - s.unknown) * (s.phase == REFILL ? 0.0f : 1.0f);
  return 0.5f + lead / (2 * (1 + fabsf(lead)));
}

struct Begin {
  State *states;
  u64 *randoms;
  u64 seed;
  int exam; // −1: learning; 40: every set in turn; else this set
  MUSTER_FN void operator()(long long m) const {
    // In an exam the same deal is played from both seats.
    u64 random = seed + 0x9e3779b97f4a7c15ull * (u64)(exam < 0 ? m : m >> 1);
    next(random);
    Options options = exam < 0 ? anyOptions(random) : optionSet(exam == SETS ? (int)((m >> 1) % SETS) : exam, 40);
    newMatch(states[m], options, random);
    randoms[m] = next(random) + (u64)m;
  }
};

struct List {
  const State *states;
  u32 *total, *first, *count, *rowMatch, *rowAction;
  u32 capacity;
  MUSTER_FN void operator()(long long m) const {
    u32 legal[MOST_ACTIONS];
    int n = legalActions(states[m], legal);
    u32 at = n == 0 ? 0 : fetchAdd(total, n);
    if (at + n > capacity) n = 0;
    first[m] = at;
    count[m] = n;
    for (int i = 0; i < n; i += 1) {
      rowMatch[at + i] = (u32)m;
      rowAction[at + i] = legal[i];
    }
  }
};

struct After {
  const State *states;
  const u32 *rowMatch, *rowAction;
  FeatureBits *features;
  /** The result where the match is over, the plain player's value, or who is to be asked. */
  float *known;
  int versus;
  MUSTER_FN void operator()(long long row) const {
    u32 m = rowMatch[row];
    State s = states[m];
    int seat = s.turn;
    play(s, rowAction[row], true);
    float value = ASK;
    if (s.phase == OVER) value = 0.5f * halvesWon(s, seat);
    else if (isOpposite(versus, m, seat)) value = versus == PLAIN ? plainValue(s, seat) : (float)ASK_OTHER;
    known[row] = value;
    writeFeatures(features[row], s, seat);
  }
};

/** A feature for each place of a dense matrix: bfloat16 (size 2) or float (size 4). */
struct Expand {
  const FeatureBits *features;
  const long long *index;
  void *out;
  int size;
  MUSTER_FN void operator()(long long i) const {
    const int PARTS = INPUTS / 8;
    long long row = i / PARTS;
    int part = (int)(i % PARTS);
    u32 word = features[index ? index[row] : row].word[part >> 2] >> (8 * (part & 3));
    if (size == 2) {
      u32 pairs[4];
      for (int j = 0; j < 4; j += 1)
        pairs[j] = ((word >> (2 * j) & 1) ? 0x3f80u : 0) | ((word >> (2 * j + 1) & 1) ? 0x3f800000u : 0);
#ifdef __CUDA_ARCH__
      ((uint4 *)out)[i] = make_uint4(pairs[0], pairs[1], pairs[2], pairs[3]);
#else
      for (int j = 0; j < 4; j += 1) ((u32 *)out)[4 * i + j] = pairs[j];
#endif
    } else {
      for (int j = 0; j < 8; j += 1) ((float *)out)[8 * i + j] = (float)(word >> j & 1);
    }
  }
};

enum Flag { ACTOR = 1, EXPLORED = 2, KNOWN = 4, ENDED = 8, HALVES = 16 };

struct Choose {
  State *states;
  u64 *randoms;
  const u32 *first, *count, *rowAction;
  const FeatureBits *features;
  const float *known, *values;
  float temperature, exploration;
  int exam, versus;
  /** Of this step, for each match: what was chosen. None in an exam. */
  FeatureBits *chosen;
  float *worth, *best;
  u8 *flags;
  /** Matches that ended, and in an exam the halves won by the network in each. */
  u32 *ended;
  u8 *halves;
  MUSTER_FN void operator()(long long m) const {
    State &s = states[m];
    int n = (int)count[m];
    if (n == 0) return;
    u64 random = randoms[m];
    u32 from = first[m];
    int at = 0;
    float highest = -1e30f, top = -1;
    // Whoever sits opposite takes what is best by its values, always.
    bool whims = !isOpposite(versus, m, s.turn);
    for (int i = 0; i < n; i += 1) {
      float value = known[from + i] >= 0 ? known[from + i] : values[from + i];
      float score = value;
      if (temperature > 0 && whims) score = value / temperature - logf(-logf(unit(random)));
      else score += 1e-6f * unit(random);
      if (score > highest) { highest = score; at = i; }
      if (value > top) top = value;
    }
    u8 flag = s.turn;
    if (exploration > 0 && whims && unit(random) < exploration) {
      at = (int)below(random, n);
      flag |= EXPLORED;
    }
    u32 row = from + at;
    if (known[row] >= 0) flag |= KNOWN;
    float value = known[row] >= 0 ? known[row] : values[row];
    play(s, rowAction[row], false);
    if (s.phase == OVER) {
      int won = halvesWon(s, 0);
      flag |= ENDED | (u8)(HALVES * won);
      fetchAdd(ended, 1);
      if (exam) halves[m] = (u8)((m & 1) == 0 ? won : 2 - won);
      else newMatch(s, anyOptions(random), random);
    }
    randoms[m] = random;
    if (exam) return;
    chosen[m] = features[row];
    worth[m] = value;
    best[m] = top;
    flags[m] = flag;
  }
};

/** λ-returns, backwards, one stream for each player; a weight of 0 where nothing followed, or nothing is to be learnt. */
struct Returns {
  const float *worth, *best;
  const u8 *flags;
  int steps, matches, versus;
  float lambda;
  float *target, *weight;
  MUSTER_FN void operator()(long long m) const {
    float next[2] = {-1, -1};
    for (int t = steps - 1; t >= 0; t -= 1) {
      long long i = (long long)t * matches + m;
      u8 flag = flags[i];
      if (flag & ENDED) {
        float won = 0.5f * (float)(flag / HALVES);
        next[0] = won;
        next[1] = 1 - won;
      }
      int seat = flag & ACTOR;
      bool learns = next[seat] >= 0 && !(flag & KNOWN) && !isOpposite(versus, m, seat);
      target[i] = learns ? next[seat] : 0.5f;
      weight[i] = learns ? 1.0f : 0.0f;
      // What the decision before this one learns from: a choice at random says nothing about it.
      if (flag & EXPLORED) next[seat] = best[i];
      else if (next[seat] < 0 || (flag & KNOWN)) next[seat] = worth[i];
      else next[seat] = (1 - lambda) * worth[i] + lambda * next[seat];
    }
  }
};

extern "C" {
int muster_state_bytes() { return (int)sizeof(State); }
int muster_features() { return FEATURES; }
int muster_words() { return WORDS; }
int muster_inputs() { return INPUTS; }

void muster_begin(int n, void *states, void *randoms, unsigned long long seed, int exam) {
  Begin f = {(State *)states, (u64 *)randoms, seed, exam};
  run(n, f);
}
void muster_list(int n, const void *states, u32 *total, u32 *first, u32 *count, u32 *rowMatch, u32 *rowAction, u32 capacity) {
  List f = {(const State *)states, total, first, count, rowMatch, rowAction, capacity};
  run(n, f);
}
void muster_after(int rows, const void *states, const u32 *rowMatch, const u32 *rowAction, void *features, float *known, int versus) {
  After f = {(const State *)states, rowMatch, rowAction, (FeatureBits *)features, known, versus};
  run(rows, f);
}
void muster_expand(int rows, const void *features, const void *index, void *out, int size) {
  Expand f = {(const FeatureBits *)features, (const long long *)index, out, size};
  run((long long)rows * (INPUTS / 8), f);
}
void muster_choose(int n, void *states, void *randoms, const u32 *first, const u32 *count, const u32 *rowAction, const void *features,
                   const float *known, const float *values, float temperature, float exploration, int exam, int versus, void *chosen,
                   float *worth, float *best, u8 *flags, u32 *ended, u8 *halves) {
  Choose f = {(State *)states, (u64 *)randoms, first, count, rowAction, (const FeatureBits *)features, known, values, temperature,
              exploration, exam, versus, (FeatureBits *)chosen, worth, best, flags, ended, halves};
  run(n, f);
}
void muster_returns(int matches, int steps, int versus, const float *worth, const float *best, const u8 *flags, float lambda, float *target, float *weight) {
  Returns f = {worth, best, flags, steps, matches, versus, lambda, target, weight};
  run(matches, f);
}
}
