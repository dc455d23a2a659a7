// Matches of players that search, very many at once, to find out which settings of rolloutBot are stronger: rollouts by a
// network on shared worlds, as in src/bots/muster/afterstate/rollouts.ts, without its clock, its race and its endings.
//   nvcc -arch=sm_90 -O3 -x cu search.cu -o search        or, slowly on the host:  g++ -O2 -x c++ search.cu -o search
//   search FIRST SECOND PAIRS SEED, where each side is WEIGHTS.bin:WIDTH:WORLDS[:OWN_TURNS:MARGIN:CANDIDATES:PRIOR]
// With no worlds a side takes what its network values most. Every deal is played from both seats, usual options. Told as well:
// the score without the luck of the draw, what a match is worth then, and how often each takes a wizard straight back.
#include "inputs.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vector>

using namespace muster;

#ifdef __CUDACC__
#include <cuda_fp16.h>
#define FAR __device__
#define SHARE __syncwarp()
enum { LANES = 32, WARPS = 4 };
typedef __half Weight;
FAR float sumOf(float x) {
  for (int step = 16; step > 0; step >>= 1) x += __shfl_xor_sync(0xffffffffu, x, step);
  return x;
}
FAR void addTo(float *at, float more) { atomicAdd(at, more); }
static void check(cudaError_t error) {
  if (error == cudaSuccess) return;
  fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(error));
  exit(1);
}
/** What the device works on, as it is here. */
template <class T> static T *sent(const T *from, size_t n) {
  void *at;
  check(cudaMalloc(&at, n * sizeof(T)));
  check(cudaMemcpy(at, from, n * sizeof(T), cudaMemcpyHostToDevice));
  return (T *)at;
}
template <class T> static void fetch(T *into, const T *from, size_t n) {
  check(cudaMemcpy(into, from, n * sizeof(T), cudaMemcpyDeviceToHost));
}
#else
#define FAR inline
#define SHARE
enum { LANES = 1, WARPS = 1 };
typedef float Weight;
FAR float sumOf(float x) { return x; }
FAR void addTo(float *at, float more) { *at += more; }
template <class T> static T *sent(const T *from, size_t n) { return (T *)memcpy(malloc(n * sizeof(T)), from, n * sizeof(T)); }
template <class T> static void fetch(T *into, const T *from, size_t n) { memcpy(into, from, n * sizeof(T)); }
#endif

enum { MOST_WIDTH = 256, DEPTH = 64, MOST_CANDIDATES = 16 };

/** SplitMix64. */
MUSTER_FN u64 next(u64 &state) {
  u64 z = (state += 0x9e3779b97f4a7c15ull);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}
MUSTER_FN u32 below(u64 &state, u32 n) { return (u32)((next(state) >> 32) * n >> 32); }

struct Player {
  /** The first layer by inputs, its biases, the second, its biases, the last. */
  const Weight *first, *second;
  const float *firstBias, *secondBias, *last;
  float lastBias;
  int width;
  int worlds, ownTurns, candidates;
  float margin, prior;
};

/** What a warp works with. */
struct Desk {
  State state;
  u32 legal[MOST_ACTIONS];
  float values[MOST_ACTIONS];
  FeatureBits rows[LANES];
  float known[LANES];
  float active[MOST_WIDTH];
  int count;
};

/** The value of every legal action to the one whose turn it is. Afterwards all lanes know. */
FAR void valueActions(Desk &desk, const Player &p, int lane) {
  SHARE;
  if (lane == 0) desk.count = legalActions(desk.state, desk.legal);
  SHARE;
  int count = desk.count, seat = desk.state.turn;
  const int EACH = MOST_WIDTH / LANES;
  int each = p.width / LANES;
  float sums[EACH];
  FeatureBits before;
  for (int i = 0; i < WORDS; i += 1) before.word[i] = 0;
  for (int i = 0; i < each; i += 1) sums[i] = p.firstBias[lane * each + i];
  for (int from = 0; from < count; from += LANES) {
    SHARE;
    if (from + lane < count) {
      State s = desk.state;
      play(s, desk.legal[from + lane], true);
      desk.known[lane] = s.phase == OVER ? 0.5f * halvesWon(s, seat) : -1.0f;
      writeFeatures(desk.rows[lane], s, seat);
    }
    SHARE;
    for (int row = 0; row < LANES && from + row < count; row += 1) {
      if (desk.known[row] >= 0) {
        if (lane == 0) desk.values[from + row] = desk.known[row];
        continue;
      }
      for (int w = 0; w < WORDS; w += 1) {
        u32 now = desk.rows[row].word[w], changed = now ^ before.word[w];
        before.word[w] = now;
        for (; changed != 0; changed &= changed - 1) {
          int bit = lowest(changed);
          float sign = now >> bit & 1 ? 1.0f : -1.0f;
          const Weight *weights = p.first + (32 * w + bit) * p.width + lane * each;
          for (int i = 0; i < each; i += 1) sums[i] += sign * (float)weights[i];
        }
      }
      for (int i = 0; i < each; i += 1) desk.active[lane * each + i] = fmaxf(0.0f, sums[i]);
      SHARE;
      const int DEEP = DEPTH / LANES;
      float deep[DEEP];
      for (int i = 0; i < DEEP; i += 1) deep[i] = p.secondBias[lane * DEEP + i];
      for (int j = 0; j < p.width; j += 1) {
        float a = desk.active[j];
        if (a == 0) continue;
        const Weight *weights = p.second + j * DEPTH + lane * DEEP;
        for (int i = 0; i < DEEP; i += 1) deep[i] += a * (float)weights[i];
      }
      float logit = 0;
      for (int i = 0; i < DEEP; i += 1) logit += fmaxf(0.0f, deep[i]) * p.last[lane * DEEP + i];
      logit = sumOf(logit) + p.lastBias;
      if (lane == 0) desk.values[from + row] = 1.0f / (1.0f + expf(-logit));
      SHARE;
    }
  }
  SHARE;
}

FAR int indexOfHighest(const Desk &desk) {
  int best = 0;
  for (int i = 1; i < desk.count; i += 1) if (desk.values[i] > desk.values[best]) best = i;
  return best;
}

/** Every card that the seat has not seen, anywhere. */
MUSTER_FN void imagine(State &s, int seat, u64 random) {
  int rival = 1 - seat;
  u64 hidden = s.hand[rival] & ~s.shown[rival];
  u8 cards[CARDS];
  int n = 0;
  for (u64 rest = hidden | s.inPile; rest != 0; rest &= rest - 1) cards[n++] = (u8)lowest(rest);
  for (int i = n - 1; i > 0; i -= 1) {
    int j = (int)below(random, i + 1);
    u8 kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
  int held = bits(hidden);
  s.hand[rival] &= s.shown[rival];
  for (int i = 0; i < held; i += 1) s.hand[rival] |= (u64)1 << cards[i];
  s.inPile = 0;
  for (int i = held; i < n; i += 1) {
    s.pile[s.drawn + i - held] = cards[i];
    s.inPile |= (u64)1 << cards[i];
  }
}

struct Match {
  State state;
  u64 random;
  u32 actions[MOST_CANDIDATES];
  float values[MOST_CANDIDATES], totals[MOST_CANDIDATES];
  int candidates, halves;
  /** What chance did to the first player, as in src/bots/review/luck.ts: draws only, the deal is shared. */
  float luck;
  /** Of each player: moves of a wizard, and those that take back the last one. */
  int moves[2], back[2];
  u32 moved[2];
};
/** The first player has seat 0 in even matches. */
MUSTER_FN int sideOf(const Match &match, long long m) { return match.state.turn == (int)(m & 1) ? 0 : 1; }

/** Who may be chosen: those whose values are near the best. */
FAR void look(Match *matches, long long m, const Player *players, Desk &desk, int lane) {
  Match &match = matches[m];
  if (match.state.phase == OVER) { if (lane == 0) match.candidates = 0; return; }
  const Player &p = players[sideOf(match, m)];
  SHARE;
  if (lane == 0) desk.state = match.state;
  valueActions(desk, p, lane);
  if (lane != 0) return;
  float best = desk.values[indexOfHighest(desk)];
  int most = p.worlds == 0 ? 1 : p.candidates, n = 0;
  while (n < most && n < desk.count) {
    int at = indexOfHighest(desk);
    if (desk.values[at] < best - p.margin) break;
    match.actions[n] = desk.legal[at];
    match.values[n] = desk.values[at];
    match.totals[n] = 0;
    desk.values[at] = -1;
    n += 1;
  }
  match.candidates = n;
  next(match.random);
}

/** Plays a candidate in a world and goes on: everybody takes what is worth most by what that seat may know. */
FAR void rollOut(Match *matches, long long m, int candidate, int world, const Player *players, Desk &desk, int lane) {
  Match &match = matches[m];
  int side = match.candidates > 1 ? sideOf(match, m) : 0;
  const Player &p = players[side];
  if (match.candidates < 2 || candidate >= match.candidates || world >= p.worlds) return;
  int observer = match.state.turn, turns = 0;
  SHARE;
  if (lane == 0) {
    desk.state = match.state;
    imagine(desk.state, observer, match.random + 0x2545f4914f6cdd1dull * (u64)(world + 1));
    play(desk.state, match.actions[candidate], false);
  }
  SHARE;
  if (desk.state.turn != observer) turns += 1;
  float share;
  for (;;) {
    if (desk.state.phase == OVER) { share = 0.5f * halvesWon(desk.state, observer); break; }
    valueActions(desk, p, lane);
    int at = indexOfHighest(desk), seat = desk.state.turn;
    if (turns >= 2 * p.ownTurns && seat == observer) { share = desk.values[at]; break; }
    SHARE;
    if (lane == 0) play(desk.state, desk.legal[at], false);
    SHARE;
    if (desk.state.turn != seat) turns += 1;
  }
  if (lane == 0) addTo(&match.totals[candidate], share);
}

/** What a seat may expect when all hands are open, by the first player's network. */
FAR float openShare(const State &s, int seat, const Player &judge, Desk &desk, int lane) {
  if (s.phase == OVER) return 0.5f * halvesWon(s, seat);
  SHARE;
  if (lane == 0) {
    desk.state = s;
    for (int i = 0; i < 2; i += 1) desk.state.shown[i] = s.hand[i];
  }
  valueActions(desk, judge, lane);
  float share = desk.values[indexOfHighest(desk)];
  return s.turn == seat ? share : 1 - share;
}

/** The mean of it over every card that may lie on top of the pile. */
FAR float expectedShare(const State &s, u32 chosen, int seat, const Player &judge, Desk &desk, int lane) {
  float sum = 0;
  for (u64 rest = s.inPile; rest != 0;) {
    int id = lowest(rest), weight = bits(rest & maskOfFace(faceOfId(id)));
    rest &= ~maskOfFace(faceOfId(id));
    State after = s;
    int at = s.drawn;
    while (after.pile[at] != id) at += 1;
    after.pile[at] = after.pile[s.drawn];
    after.pile[s.drawn] = (u8)id;
    play(after, chosen, false);
    sum += weight * openShare(after, seat, judge, desk, lane);
  }
  return sum / bits(s.inPile);
}

FAR void countMove(Match &match, long long m, u32 chosen) {
  int side = sideOf(match, m);
  u32 back = action(MOVE, cardOf(chosen), castleOf(chosen));
  match.moves[side] += 1;
  if (match.moved[side] == back) match.back[side] += 1;
  match.moved[side] = chosen;
}

FAR void decide(Match *matches, long long m, const Player *players, int *open, Desk &desk, int lane) {
  Match &match = matches[m];
  if (match.candidates == 0) return;
  const Player &p = players[sideOf(match, m)];
  int best = 0;
  float highest = -1;
  if (match.candidates > 1) {
    for (int i = 0; i < match.candidates; i += 1) {
      float worth = (match.totals[i] + p.prior * match.values[i]) / (p.worlds + p.prior);
      if (worth > highest) { highest = worth; best = i; }
    }
  }
  u32 chosen = match.actions[best];
  int kind = kindOf(chosen), seat = (int)(m & 1);
  bool chance = kind == MOVE || (kind == DRAW && castleOf(chosen) == FROM_PILE);
  float expected = chance ? expectedShare(match.state, chosen, seat, players[0], desk, lane) : 0;
  State after = match.state;
  play(after, chosen, false);
  float came = chance ? openShare(after, seat, players[0], desk, lane) : 0;
  SHARE;
  if (lane != 0) return;
  match.luck += came - expected;
  if (kind == MOVE) countMove(match, m, chosen);
  match.state = after;
  if (match.state.phase == OVER) match.halves = halvesWon(match.state, (int)(m & 1));
  else *open = 1;
}

#ifdef __CUDACC__
__global__ void lookAll(Match *matches, int count, const Player *players) {
  __shared__ Desk desks[WARPS];
  int warp = threadIdx.x / LANES, lane = threadIdx.x % LANES;
  for (long long m = (long long)blockIdx.x * WARPS + warp; m < count; m += (long long)gridDim.x * WARPS)
    look(matches, m, players, desks[warp], lane);
}
__global__ void rollOutAll(Match *matches, int count, const Player *players, int candidates, int worlds) {
  __shared__ Desk desks[WARPS];
  int warp = threadIdx.x / LANES, lane = threadIdx.x % LANES;
  long long jobs = (long long)count * candidates * worlds;
  for (long long j = (long long)blockIdx.x * WARPS + warp; j < jobs; j += (long long)gridDim.x * WARPS)
    rollOut(matches, j / worlds / candidates, (int)(j / worlds % candidates), (int)(j % worlds), players, desks[warp], lane);
}
__global__ void decideAll(Match *matches, int count, const Player *players, int *open) {
  __shared__ Desk desks[WARPS];
  int warp = threadIdx.x / LANES, lane = threadIdx.x % LANES;
  for (long long m = (long long)blockIdx.x * WARPS + warp; m < count; m += (long long)gridDim.x * WARPS)
    decide(matches, m, players, open, desks[warp], lane);
}
enum { BLOCKS = 132 * 8 };
static void step(Match *matches, int count, const Player *players, int candidates, int worlds, int *open) {
  lookAll<<<BLOCKS, WARPS * LANES>>>(matches, count, players);
  if (worlds > 0) rollOutAll<<<BLOCKS, WARPS * LANES>>>(matches, count, players, candidates, worlds);
  decideAll<<<BLOCKS, WARPS * LANES>>>(matches, count, players, open);
}
#else
static void step(Match *matches, int count, const Player *players, int candidates, int worlds, int *open) {
  static Desk desk;
  for (int m = 0; m < count; m += 1) {
    look(matches, m, players, desk, 0);
    for (int i = 0; i < candidates; i += 1) for (int w = 0; w < worlds; w += 1) rollOut(matches, m, i, w, players, desk, 0);
    decide(matches, m, players, open, desk, 0);
  }
}
#endif

static void readFloats(FILE *file, float *into, size_t n) {
  if (fread(into, sizeof(float), n, file) == n) return;
  fprintf(stderr, "too few weights\n");
  exit(1);
}
template <class T> static const T *readInto(FILE *file, size_t n) {
  std::vector<float> floats(n);
  readFloats(file, floats.data(), n);
  std::vector<T> weights(n);
  for (size_t i = 0; i < n; i += 1) weights[i] = (T)floats[i];
  return sent(weights.data(), n);
}
static void readPlayer(const char *text, Player &p) {
  char path[512];
  p.worlds = 0;
  p.ownTurns = 1;
  p.margin = 0.12f;
  p.candidates = 10;
  p.prior = 4;
  sscanf(text, "%511[^:]:%d:%d:%d:%f:%d:%f", path, &p.width, &p.worlds, &p.ownTurns, &p.margin, &p.candidates, &p.prior);
  FILE *file = fopen(path, "rb");
  if (!file) { fprintf(stderr, "no weights %s\n", path); exit(1); }
  p.first = readInto<Weight>(file, (size_t)INPUTS * p.width);
  p.firstBias = readInto<float>(file, p.width);
  p.second = readInto<Weight>(file, (size_t)p.width * DEPTH);
  p.secondBias = readInto<float>(file, DEPTH);
  p.last = readInto<float>(file, DEPTH);
  readFloats(file, &p.lastBias, 1);
  fclose(file);
}

static void begin(Match &match, u64 seed, int m) {
  u64 random = seed + 0x9e3779b97f4a7c15ull * (u64)(m / 2 + 1);
  next(random);
  u8 cards[CARDS];
  for (int i = 0; i < CARDS; i += 1) cards[i] = (u8)i;
  for (int i = CARDS - 1; i > 0; i -= 1) {
    int j = (int)below(random, i + 1);
    u8 kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
  Options usual = {1, 1, 1, 0, 0, 0, 40};
  setup(match.state, usual, (int)below(random, 2), cards);
  // The same deal from both seats, but thought about in other worlds: equal players do not play the same match twice.
  match.random = next(random) + (u64)(m & 1);
  match.luck = 0;
  for (int side = 0; side < 2; side += 1) {
    match.moves[side] = match.back[side] = 0;
    match.moved[side] = NONE;
  }
}

struct Mean {
  double mean, margin;
};
/** The mean over pairs with its 95 % interval. */
static Mean meanOf(const std::vector<double> &values) {
  double sum = 0, squares = 0, n = (double)values.size();
  for (double value : values) sum += value, squares += value * value;
  double mean = sum / n;
  return {mean, 1.96 * sqrt(fmax(0, squares / n - mean * mean) / n)};
}

int main(int argc, char **argv) {
  if (argc < 5) { fprintf(stderr, "search FIRST SECOND PAIRS SEED\n"); return 2; }
  Player sides[2];
  readPlayer(argv[1], sides[0]);
  readPlayer(argv[2], sides[1]);
  int pairs = atoi(argv[3]), count = 2 * pairs;
  std::vector<Match> matches(count);
  for (int m = 0; m < count; m += 1) begin(matches[m], strtoull(argv[4], 0, 10), m);
  int worlds = sides[0].worlds > sides[1].worlds ? sides[0].worlds : sides[1].worlds;
  int candidates = sides[0].candidates > sides[1].candidates ? sides[0].candidates : sides[1].candidates;
  const Player *players = sent(sides, 2);
  Match *played = sent(matches.data(), count);
  int *open = nullptr, isOpen = 1;
  for (int steps = 0; isOpen; steps += 1) {
    // Whether a match is still open is asked now and then: a step of matches that are all over is soon done.
    if (steps % 8 == 0) { isOpen = 0; open = sent(&isOpen, 1); }
    step(played, count, players, candidates, worlds, open);
    if (steps % 8 == 7) fetch(&isOpen, open, 1);
    else isOpen = 1;
  }
  fetch(matches.data(), played, count);
  std::vector<double> scores(pairs), adjusted(pairs);
  int moves[2] = {0, 0}, back[2] = {0, 0};
  for (int m = 0; m < count; m += 1) {
    scores[m / 2] += 0.25 * matches[m].halves;
    adjusted[m / 2] += 0.25 * matches[m].halves - 0.5 * matches[m].luck;
    for (int side = 0; side < 2; side += 1) {
      moves[side] += matches[m].moves[side];
      back[side] += matches[m].back[side];
    }
  }
  Mean raw = meanOf(scores), fair = meanOf(adjusted);
  printf("{\"first\":\"%s\",\"second\":\"%s\",\"matches\":%d,\"seed\":%s,\"score\":%.4f,\"margin\":%.4f,\"adjusted\":%.4f,\"adjustedMargin\":%.4f,"
         "\"worth\":%.3f,\"moves\":[%d,%d],\"back\":[%d,%d]}\n",
         argv[1], argv[2], count, argv[4], raw.mean, raw.margin, fair.mean, fair.margin,
         raw.margin * raw.margin / (fair.margin * fair.margin), moves[0], moves[1], back[0], back[1]);
  return 0;
}
