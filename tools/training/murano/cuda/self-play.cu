// Very many matches of Murano at once: the steps worth thinking of, the states after them as features, the choice among them by
// a network's values, and λ-returns to learn from. train.py drives it. Compiled by nvcc it runs on a GPU, by a plain C++
// compiler (-x c++) on the host, by the same code.
#include "../compiled/afterstate.h"
#include "../compiled/candidates.h"
#include "../compiled/deal.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

using namespace murano;

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
MURANO_FN u32 fetchAdd(u32 *at, u32 more) {
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

/** Features, and nothing up to a number that the matrix units like. */
enum { INPUTS = 576 };
/** A match that goes on for longer is broken off and forgotten. */
enum { LONGEST = 2000 };

MURANO_FN float unit(Random &random) { return (random.below(1u << 24) + 0.5f) / 16777216.0f; }

struct Match {
  State s;
  Random random;
  u8 notches, reorders, turn;
  unsigned short steps;
};

/** What is learnt: shares in hundredths of matches alone, of two, of three, of four, and how many of those with company are expert. */
struct Mixture {
  int alone, two, three, expert;
};
/** All seats and modules but the draft; the usual options often. */
MURANO_FN Options anyOptions(Random &random, const Mixture &mixture) {
  Options o = {4, ANY_SIXTEEN, false, true, 0, 0, 12, false};
  int at = (int)random.below(100);
  if (at < mixture.alone) o.seats = 1;
  else if (at < mixture.alone + mixture.two) o.seats = 2;
  else if (at < mixture.alone + mixture.two + mixture.three) o.seats = 3;
  o.expert = o.seats > 1 && (int)random.below(100) < mixture.expert;
  const int usual = (int)random.below(10);
  if (o.seats == 1 && usual < 5) o.sets = FIRST_SET;
  if (usual < 6) {
    if (!o.expert && usual == 0) o.sets = FIRST_SET;
    return o;
  }
  o.ring = (int)random.below(2);
  o.circle = (int)random.below(2);
  o.strict = random.below(3) > 0;
  o.emptiesAll = o.seats == 1 && random.below(2);
  if (o.seats > 1) o.sets = ANY_SIXTEEN + (int)random.below(3);
  if (o.seats > 1 && !o.expert) o.safety = 6 + (int)random.below(25);
  return o;
}
MURANO_FN void newMatch(Match &m, const Options &options) {
  setup(m.s, dealt(options, m.random));
  m.notches = m.reorders = 0;
  m.turn = m.s.turn;
  m.steps = 0;
}

/** Who sits opposite whoever learns or is examined: nobody else, the heuristic, or a network that learns nothing. */
enum Versus { ITSELF, HEURISTIC, OTHER };
/** No value yet: whoever sits at the table is to be asked, or that other network. */
enum { ASK = -1, ASK_OTHER = -2 };
/** Everybody but one seat, which changes from match to match of a deal. */
MURANO_FN bool isOpposite(int versus, long long m, const State &s, int seat) {
  return versus != ITSELF && seat != (int)(m % s.table.seats);
}

struct Begin {
  Match *matches;
  u32 seed;
  int exam; // 0: learning; else so many seats, the usual options, every deal from each seat
  Mixture mixture;
  MURANO_FN void operator()(long long m) const {
    Match &match = matches[m];
    match.random.state = seed * 7919u + 0x9e3779b9u * (u32)(exam ? m / exam : m);
    Options options = {exam, exam == 1 ? FIRST_SET : ANY_SIXTEEN, false, true, 0, 0, 12, false};
    if (!exam) options = anyOptions(match.random, mixture);
    newMatch(match, options);
    match.random.state += 0x85ebca6bu * (u32)m;
  }
};

struct List {
  const Match *matches;
  u32 *total, *first, *count, *rowMatch, *rowAction;
  u32 capacity;
  MURANO_FN void operator()(long long m) const {
    const Match &match = matches[m];
    Actions legal;
    legal.count = 0;
    if (match.s.phase != OVER) {
      const int seat = firstToAct(match.s);
      if (match.s.turn == seat) candidates(match.s, seat, match.notches, match.reorders, legal);
      else legalActions(match.s, seat, legal);
    }
    int n = legal.count;
    const u32 at = n == 0 ? 0 : fetchAdd(total, n);
    if (at + n > capacity) n = 0;
    first[m] = at;
    count[m] = n;
    for (int i = 0; i < n; i += 1) {
      rowMatch[at + i] = (u32)m;
      rowAction[at + i] = legal.at[i];
    }
  }
};

MURANO_FN u32 bfloat(float value) {
  u32 bits;
  memcpy(&bits, &value, 4);
  return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

struct After {
  const Match *matches;
  const u32 *rowMatch, *rowAction;
  /** bfloat16 (size 2) or float (size 4). */
  void *features;
  int size;
  /** The result where the match is over, the value of the heuristic where it sits opposite, or who is to be asked. */
  float *known;
  int versus;
  MURANO_FN void operator()(long long row) const {
    const u32 m = rowMatch[row];
    State s = matches[m].s;
    const int seat = firstToAct(s);
    play(s, seat, rowAction[row], true);
    float value = ASK;
    const bool opposite = isOpposite(versus, m, s, seat);
    if (opposite && versus == HEURISTIC) value = (float)(1 / (1 + exp(-heuristicValue(s, seat) / 20)));
    else if (s.phase == OVER) value = (float)fmin(1.0, fmax(0.0, utility(s, seat)));
    else if (opposite) value = ASK_OTHER;
    known[row] = value;
    float out[INPUTS];
    AfterstateWriter<float> writer;
    writer.write(s, seat, out);
    for (int i = AFTERSTATE_FEATURES; i < INPUTS; i += 1) out[i] = 0;
    if (size == 4) memcpy((float *)features + row * INPUTS, out, sizeof out);
    else {
      u32 *to = (u32 *)features + row * (INPUTS / 2);
#ifdef __CUDA_ARCH__
      for (int i = 0; i < INPUTS; i += 8) {
        ((uint4 *)to)[i / 8] = make_uint4(bfloat(out[i]) | bfloat(out[i + 1]) << 16, bfloat(out[i + 2]) | bfloat(out[i + 3]) << 16,
                                          bfloat(out[i + 4]) | bfloat(out[i + 5]) << 16, bfloat(out[i + 6]) | bfloat(out[i + 7]) << 16);
      }
#else
      for (int i = 0; i < INPUTS; i += 2) to[i / 2] = bfloat(out[i]) | bfloat(out[i + 1]) << 16;
#endif
    }
  }
};

enum Flag { ACTOR = 3, EXPLORED = 4, KNOWN = 8, ENDED = 16, OPPOSITE = 32 };

struct Choose {
  Match *matches;
  const u32 *first, *count, *rowAction;
  const float *known, *values;
  float temperature, exploration;
  int exam, versus;
  Mixture mixture;
  /** Of this step, for each match: the row that was chosen. */
  long long *chosen;
  float *worth, *best;
  u8 *flags;
  /** For each match and seat what it ended with. */
  float *results;
  u32 *ended;
  MURANO_FN void operator()(long long m) const {
    Match &match = matches[m];
    State &s = match.s;
    const int n = (int)count[m];
    chosen[m] = -1;
    flags[m] = 0;
    if (n == 0) return;
    const int seat = firstToAct(s);
    const bool opposite = isOpposite(versus, m, s, seat);
    const u32 from = first[m];
    int at = 0;
    float highest = -1e30f, top = -1;
    for (int i = 0; i < n; i += 1) {
      const float value = known[from + i] >= 0 ? known[from + i] : values[from + i];
      float score = value;
      if (temperature > 0 && !opposite) score = value / temperature - logf(-logf(unit(match.random)));
      else score += 1e-6f * unit(match.random);
      if (score > highest) { highest = score; at = i; }
      if (value > top) top = value;
    }
    u8 flag = (u8)(opposite ? seat | OPPOSITE : seat);
    if (exploration > 0 && !opposite && unit(match.random) < exploration) {
      at = (int)match.random.below(n);
      flag |= EXPLORED;
    }
    const u32 row = from + at, chosenAction = rowAction[row];
    if (known[row] >= 0) flag |= KNOWN;
    worth[m] = known[row] >= 0 ? known[row] : values[row];
    best[m] = top;
    chosen[m] = row;
    play(s, seat, chosenAction, false);
    match.steps += 1;
    if (s.turn != match.turn) {
      match.turn = s.turn;
      match.notches = match.reorders = 0;
    } else {
      match.notches += kindOf(chosenAction) == K_NOTCH;
      match.reorders += kindOf(chosenAction) == K_REORDER;
    }
    if (s.phase == OVER || match.steps > LONGEST) {
      flag |= ENDED;
      for (int other = 0; other < s.table.seats; other += 1) {
        double result = utility(s, other);
        if (exam == 1) result = s.hands[0].count == 0 ? scoreOf(s, 0) : 0;
        else if (exam) {
          int better = 0, equal = 1;
          for (int rival = 0; rival < s.table.seats; rival += 1) {
            if (rival == other) continue;
            better += compared(s, rival, other) > 0;
            equal += compared(s, rival, other) == 0;
          }
          result = better > 0 ? 0 : 1.0 / equal;
        } else result = fmin(1.0, fmax(0.0, result));
        results[MOST_SEATS * m + other] = (float)result;
      }
      fetchAdd(ended, 1);
      if (!exam) newMatch(match, anyOptions(match.random, mixture));
      else s.phase = OVER;
    }
    flags[m] = flag;
  }
};

/** λ-returns, backwards, one stream for each seat; a weight of 0 where nothing followed, or nothing is to be learnt. */
struct Returns {
  const float *worth, *best, *results;
  const long long *chosen;
  const u8 *flags;
  int steps, matches;
  float lambda;
  float *target, *weight;
  MURANO_FN void operator()(long long m) const {
    float next[MOST_SEATS] = {-1, -1, -1, -1};
    for (int t = steps - 1; t >= 0; t -= 1) {
      const long long i = (long long)t * matches + m;
      target[i] = 0.5f;
      weight[i] = 0;
      if (chosen[i] < 0) continue;
      const u8 flag = flags[i];
      if (flag & ENDED) for (int seat = 0; seat < MOST_SEATS; seat += 1) next[seat] = results[MOST_SEATS * i + seat];
      const int seat = flag & ACTOR;
      if (next[seat] >= 0 && !(flag & (KNOWN | OPPOSITE))) {
        target[i] = next[seat];
        weight[i] = 1;
      }
      // What the decision before this one learns from: a choice at random says nothing about it.
      if (flag & EXPLORED) next[seat] = best[i];
      else if (next[seat] < 0 || (flag & KNOWN)) next[seat] = worth[i];
      else next[seat] = (1 - lambda) * worth[i] + lambda * next[seat];
    }
  }
};

extern "C" {
int murano_match_bytes() { return (int)sizeof(Match); }
int murano_features() { return AFTERSTATE_FEATURES; }
int murano_inputs() { return INPUTS; }

void murano_begin(int n, void *matches, u32 seed, int exam, int alone, int two, int three, int expert) {
#ifdef __CUDACC__
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
#endif
  Begin f = {(Match *)matches, seed, exam, {alone, two, three, expert}};
  run(n, f);
}
void murano_list(int n, const void *matches, u32 *total, u32 *first, u32 *count, u32 *rowMatch, u32 *rowAction, u32 capacity) {
  List f = {(const Match *)matches, total, first, count, rowMatch, rowAction, capacity};
  run(n, f);
}
void murano_after(int rows, const void *matches, const u32 *rowMatch, const u32 *rowAction, void *features, int size, float *known, int versus) {
  After f = {(const Match *)matches, rowMatch, rowAction, features, size, known, versus};
  run(rows, f);
}
void murano_choose(int n, void *matches, const u32 *first, const u32 *count, const u32 *rowAction, const float *known, const float *values,
                   float temperature, float exploration, int exam, int versus, int alone, int two, int three, int expert, long long *chosen,
                   float *worth, float *best, u8 *flags, float *results, u32 *ended) {
  Choose f = {(Match *)matches, first, count, rowAction, known, values, temperature, exploration, exam, versus, {alone, two, three, expert},
              chosen, worth, best, flags, results, ended};
  run(n, f);
}
void murano_returns(int matches, int steps, const float *worth, const float *best, const float *results, const long long *chosen,
                    const u8 *flags, float lambda, float *target, float *weight) {
  Returns f = {worth, best, results, chosen, flags, steps, matches, lambda, target, weight};
  run(matches, f);
}
}
