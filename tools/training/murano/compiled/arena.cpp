// Lets two players meet on the same deals, from every seat: how much better new weights are, in seconds.
//
//   arena FIRST SECOND SEATS DEALS THREADS SEED [SETS]
//
// A player is heuristic:BREADTH, or FILE:INPUTS:WIDE,WIDE,WIDE,WIDE:NARROW:BREADTH:ASKED:SHARE, the share being that of the
// heuristic, and :TEMPERATURE for whims; with lookahead :ENDS:WORLDS:RIVAL:OWN:ASKED follow (former-5:
// 300:100:0.3:8:8:12:24:8). Networks of 546 inputs value any step: how many ends are asked about means nothing to them. One
// seat is the first player's, all others the second's. Alone both play for themselves. SETS: as in deal.h.
#include "lookahead.h"
#include <atomic>
#include <mutex>
#include <stdlib.h>
#include <string>
#include <thread>

using namespace murano;

static Player playerOf(const std::string &spec) {
  std::vector<std::string> parts;
  size_t from = 0;
  for (size_t at; (at = spec.find(':', from)) != std::string::npos; from = at + 1) parts.push_back(spec.substr(from, at - from));
  parts.push_back(spec.substr(from));
  if (parts[0] == "heuristic") return {nullptr, atoi(parts[1].c_str()), 1, 1, {}};
  int wide[MATCH_KINDS];
  sscanf(parts[2].c_str(), "%d,%d,%d,%d", &wide[0], &wide[1], &wide[2], &wide[3]);
  auto networks = readNetworks(parts[0].c_str(), atoi(parts[1].c_str()), wide, atoi(parts[3].c_str()));
  if (networks == nullptr) {
    fprintf(stderr, "no such weights: %s\n", spec.c_str());
    exit(2);
  }
  Lookahead look = {};
  if (parts.size() > 11) {
    int numbers[5];
    for (int i = 0; i < 5; i += 1) numbers[i] = atoi(parts[7 + i].c_str());
    look = {numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]};
  }
  Player player = {networks, atoi(parts[4].c_str()), atoi(parts[5].c_str()), atof(parts[6].c_str()), look};
  if (parts.size() == 8) player.temperature = atof(parts[7].c_str());
  return player;
}

static void playOut(State &s, const Player *const *players, Searcher &searcher, Random random) {
  while (s.phase != OVER) {
    const int seat = firstToAct(s);
    if (s.turn != seat) {
      play(s, seat, bestAnswer(s, seat), false);
      continue;
    }
    const int best = searcher.choose(s, seat, *players[seat], random);
    follow(s, seat, searcher.root.search.wayTo(best));
  }
}

struct Sums {
  double sum = 0, squares = 0, won = 0;
  long count = 0;
  std::vector<int> liras;
  void add(double mark) { sum += mark; squares += mark * mark; count += 1; }
  void print(const char *name) {
    const double mean = sum / count, half = 1.96 * sqrt((squares / count - mean * mean) / count);
    printf("%s%.2f ± %.2f of %ld deals", name, mean, half, count);
    if (!liras.empty()) {
      std::sort(liras.begin(), liras.end());
      printf(", all made in %.2f %%, median %d L", 100 * won / count, liras[liras.size() / 2]);
    }
    printf("\n");
  }
};

int main(int count, char **words) {
  if (count < 7) return 1;
  const Player first = playerOf(words[1]), second = playerOf(words[2]);
  const int seats = atoi(words[3]), deals = atoi(words[4]), threads = atoi(words[5]);
  const u32 seed = (u32)atoi(words[6]);
  Options options = {seats, count > 7 ? atoi(words[7]) : seats == 1 ? FIRST_SET : ANY_SIXTEEN, false, true, 0, 0, 12, false};
  std::atomic<int> next{0};
  std::mutex lock;
  Sums own, other, difference;
  std::vector<std::thread> all;
  for (int t = 0; t < threads; t += 1) {
    all.emplace_back([&] {
      auto searcher = std::make_unique<Searcher>();
      for (int number; (number = next++) < deals;) {
        Random random = {seed * 7919u + 0x9e3779b9u * number};
        const Deal d = dealt(options, random);
        double mark = 0;
        int scores[2];
        bool won[2];
        for (int place = 0; place < (seats == 1 ? 2 : seats); place += 1) {
          const Player *players[MOST_SEATS];
          for (int seat = 0; seat < seats; seat += 1) players[seat] = seat == place ? &first : &second;
          State s;
          setup(s, d);
          playOut(s, players, *searcher, {random.below(0xffffffffu)});
          if (seats == 1) {
            scores[place] = scoreOf(s, 0);
            won[place] = s.hands[0].count == 0;
            continue;
          }
          int better = 0, equal = 1;
          for (int rival = 0; rival < seats; rival += 1) {
            if (rival == place) continue;
            better += compared(s, rival, place) > 0;
            equal += compared(s, rival, place) == 0;
          }
          mark += better > 0 ? 0 : 1.0 / equal / seats;
        }
        std::lock_guard<std::mutex> guard(lock);
        if (seats > 1) {
          own.add(100 * mark);
          continue;
        }
        for (int i = 0; i < 2; i += 1) {
          Sums &sums = i == 0 ? own : other;
          sums.add(scores[i]);
          sums.won += won[i];
          sums.liras.push_back(won[i] ? scores[i] : 0);
        }
        difference.add(scores[0] - scores[1]);
      }
    });
  }
  for (auto &each : all) each.join();
  own.print(seats == 1 ? "first: " : "first places of the first, in %: ");
  if (seats == 1) other.print("second: "), difference.print("difference: ");
  return 0;
}
