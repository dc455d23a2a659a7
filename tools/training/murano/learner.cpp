// Learns the value networks of Murano from trajectories that come in on stdin: TD(λ) whose targets are computed anew, with
// the present weights, at every step. One thread for each kind of match, Adam, a rate that falls to nothing.
//
//   learner WEIGHTS SECONDS FEATURES WIDE,WIDE,... NARROW SEED     (one WIDE for each kind)
//
// A frame: kind and rows (uint32 each), then each row: the features, then hope, daring, result, last (float32 each). The
// rows of a trajectory follow one another; `last` ends it. WEIGHTS is replaced every few seconds: for each kind the units
// of each layer, the weights of a unit and then its bias.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <random>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr int META = 4;
constexpr float LAMBDA = 0.8f;
constexpr float RATE = 1.5e-3f;
constexpr float DECAY = 1e-6f;
constexpr int BATCH = 64;            // trajectories of a step
constexpr size_t ENOUGH = 150;       // trajectories before the first step
constexpr double MOST_VISITS = 24;   // of a row, in the mean: more is learning by heart
constexpr double WINDOW = 0.7;       // only the newest part is learnt from
constexpr int HELD_OUT = 40;         // one trajectory in so many is only for the report

using Clock = std::chrono::steady_clock;
Clock::time_point begun;
double duration;
int features;

double passed() { return std::chrono::duration<double>(Clock::now() - begun).count() / duration; }

struct Trajectory {
  const float* rows;
  int length;
  const float* row(int at) const { return rows + size_t(at) * (features + META); }
  float hope(int at) const { return row(at)[features]; }
  bool daring(int at) const { return row(at)[features + 1] > 0; }
  float result() const { return row(length - 1)[features + 2]; }
};

struct Adam {
  std::vector<float> mean, square;
  explicit Adam(size_t count) : mean(count), square(count) {}
};

struct Network {
  int wide, narrow;
  // Input-major: the weights from one input to all units lie together.
  std::vector<float> first, firstBias, second, secondBias, third;
  float thirdBias = 0;
  size_t count() const { return first.size() + firstBias.size() + second.size() + secondBias.size() + third.size() + 1; }

  Network(int wide_, int narrow_, unsigned seed) : wide(wide_), narrow(narrow_) {
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    auto fill = [&](std::vector<float>& to, size_t size, double spread) {
      to.resize(size);
      for (float& each : to) each = float(spread) * normal(random);
    };
    fill(first, size_t(features) * wide, std::sqrt(1.0 / features));
    fill(second, size_t(wide) * narrow, std::sqrt(2.0 / wide));
    fill(third, narrow, 0.1);
    firstBias.assign(wide, 0);
    secondBias.assign(narrow, 0);
  }

  void write(std::vector<float>& out) const {
    for (int unit = 0; unit < wide; ++unit) {
      for (int i = 0; i < features; ++i) out.push_back(first[size_t(i) * wide + unit]);
      out.push_back(firstBias[unit]);
    }
    for (int unit = 0; unit < narrow; ++unit) {
      for (int i = 0; i < wide; ++i) out.push_back(second[size_t(i) * narrow + unit]);
      out.push_back(secondBias[unit]);
    }
    out.insert(out.end(), third.begin(), third.end());
    out.push_back(thirdBias);
  }

  float forward(const float* x, float* hidden, float* upper) const {
    std::copy(firstBias.begin(), firstBias.end(), hidden);
    for (int i = 0; i < features; ++i) {
      const float given = x[i];
      if (given == 0) continue;
      const float* weights = &first[size_t(i) * wide];
      for (int unit = 0; unit < wide; ++unit) hidden[unit] += given * weights[unit];
    }
    for (int unit = 0; unit < wide; ++unit) hidden[unit] = std::max(0.0f, hidden[unit]);
    std::copy(secondBias.begin(), secondBias.end(), upper);
    for (int i = 0; i < wide; ++i) {
      const float given = hidden[i];
      if (given == 0) continue;
      const float* weights = &second[size_t(i) * narrow];
      for (int unit = 0; unit < narrow; ++unit) upper[unit] += given * weights[unit];
    }
    float sum = thirdBias;
    for (int unit = 0; unit < narrow; ++unit) {
      upper[unit] = std::max(0.0f, upper[unit]);
      sum += upper[unit] * third[unit];
    }
    return 1 / (1 + std::exp(-sum));
  }
};

struct Gradient {
  std::vector<float> first, firstBias, second, secondBias, third;
  float thirdBias = 0;
  explicit Gradient(const Network& net)
      : first(net.first.size()), firstBias(net.wide), second(net.second.size()), secondBias(net.narrow), third(net.narrow) {}
  void clear() {
    for (auto* each : {&first, &firstBias, &second, &secondBias, &third}) std::fill(each->begin(), each->end(), 0.0f);
    thirdBias = 0;
  }
  void backward(const Network& net, const float* x, const float* hidden, const float* upper, float error, float* down, float* downUpper) {
    thirdBias += error;
    for (int unit = 0; unit < net.narrow; ++unit) {
      third[unit] += error * upper[unit];
      downUpper[unit] = upper[unit] > 0 ? error * net.third[unit] : 0;
      secondBias[unit] += downUpper[unit];
    }
    for (int i = 0; i < net.wide; ++i) {
      down[i] = 0;
      if (hidden[i] <= 0) continue;
      const float* weights = &net.second[size_t(i) * net.narrow];
      float* slope = &second[size_t(i) * net.narrow];
      float sum = 0;
      for (int unit = 0; unit < net.narrow; ++unit) {
        sum += weights[unit] * downUpper[unit];
        slope[unit] += hidden[i] * downUpper[unit];
      }
      down[i] = sum;
      firstBias[i] += sum;
    }
    for (int i = 0; i < features; ++i) {
      if (x[i] == 0) continue;
      float* slope = &first[size_t(i) * net.wide];
      for (int unit = 0; unit < net.wide; ++unit) slope[unit] += x[i] * down[unit];
    }
  }
};

struct Learner {
  Network net, shown;
  Gradient gradient;
  Adam adam;
  std::mutex lock;
  std::vector<Trajectory> arrived;
  std::vector<std::unique_ptr<float[]>> kept;
  std::atomic<long> rows{0}, steps{0}, visits{0};
  std::atomic<double> loss{0}, heldLoss{0};
  std::mt19937 random;

  Learner(int wide, int narrow, unsigned seed)
      : net(wide, narrow, seed), shown(net), gradient(net), adam(net.count()), random(seed + 1) {}

  void add(std::unique_ptr<float[]> data, int count) {
    std::lock_guard<std::mutex> guard(lock);
    int start = 0;
    for (int at = 0; at < count; ++at) {
      const float* row = data.get() + size_t(at) * (features + META);
      if (row[features + 3] == 0) continue;
      arrived.push_back({data.get() + size_t(start) * (features + META), at + 1 - start});
      start = at + 1;
    }
    kept.push_back(std::move(data));
    rows += count;
  }

  void improve(int samples, float rate) {
    ++steps;
    const float pace = rate * std::sqrt(1 - std::pow(0.999, double(steps))) / (1 - std::pow(0.9, double(steps)));
    size_t at = 0;
    auto update = [&](float* weights, const float* slopes, size_t count, float decay) {
      for (size_t i = 0; i < count; ++i, ++at) {
        const float slope = slopes[i] / samples + decay * weights[i];
        adam.mean[at] = 0.9f * adam.mean[at] + 0.1f * slope;
        adam.square[at] = 0.999f * adam.square[at] + 0.001f * slope * slope;
        weights[i] -= pace * adam.mean[at] / (std::sqrt(adam.square[at]) + 1e-8f);
      }
    };
    update(net.first.data(), gradient.first.data(), net.first.size(), DECAY);
    update(net.firstBias.data(), gradient.firstBias.data(), net.firstBias.size(), 0);
    update(net.second.data(), gradient.second.data(), net.second.size(), DECAY);
    update(net.secondBias.data(), gradient.secondBias.data(), net.secondBias.size(), 0);
    update(net.third.data(), gradient.third.data(), net.third.size(), DECAY);
    update(&net.thirdBias, &gradient.thirdBias, 1, 0);
  }

  /** Backwards through a trajectory: each turn is worth what is hoped for after it, mixed with what came of it. */
  static void targetsOf(const Trajectory& path, const std::vector<float>& values, std::vector<float>& targets) {
    float worth = path.result();
    for (int at = path.length - 1; at >= 0; --at) {
      targets[at] = worth;
      // What came of a daring turn says nothing about the turn before.
      worth = path.daring(at) ? path.hope(at) : (1 - LAMBDA) * values[at] + LAMBDA * worth;
    }
  }

  void run() {
    std::vector<Trajectory> paths, held;
    std::vector<float> hidden, upper, values, targets, down(net.wide), downUpper(net.narrow);
    size_t taken = 0;
    double recent = 0;
    while (passed() < 1) {
      {
        std::lock_guard<std::mutex> guard(lock);
        for (; taken < arrived.size(); ++taken) (taken % HELD_OUT == 7 ? held : paths).push_back(arrived[taken]);
      }
      if (paths.size() < ENOUGH || double(visits) > MOST_VISITS * double(rows)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        continue;
      }
      gradient.clear();
      const size_t window = std::max<size_t>(ENOUGH, size_t(WINDOW * double(paths.size())));
      int samples = 0;
      double sum = 0;
      for (int drawn = 0; drawn < BATCH; ++drawn) {
        const Trajectory& path = paths[paths.size() - 1 - random() % std::min(window, paths.size())];
        hidden.resize(size_t(path.length) * net.wide);
        upper.resize(size_t(path.length) * net.narrow);
        values.resize(path.length);
        targets.resize(path.length);
        for (int at = 0; at < path.length; ++at) {
          values[at] = net.forward(path.row(at), &hidden[size_t(at) * net.wide], &upper[size_t(at) * net.narrow]);
        }
        targetsOf(path, values, targets);
        for (int at = 0; at < path.length; ++at) {
          const float found = std::min(1 - 1e-6f, std::max(1e-6f, values[at]));
          sum -= targets[at] * std::log(found) + (1 - targets[at]) * std::log(1 - found);
          gradient.backward(net, path.row(at), &hidden[size_t(at) * net.wide], &upper[size_t(at) * net.narrow],
                            values[at] - targets[at], down.data(), downUpper.data());
        }
        samples += path.length;
      }
      const double part = std::min(1.0, passed());
      improve(samples, float(RATE * std::max(0.002, 0.5 * (1 + std::cos(M_PI * part)))));
      visits += samples;
      recent = recent == 0 ? sum / samples : 0.99 * recent + 0.01 * sum / samples;
      loss = recent;
      if (steps % 400 == 0) {
        std::lock_guard<std::mutex> guard(lock);
        shown = net;
        heldLoss = examine(held, hidden, upper);
      }
    }
    std::lock_guard<std::mutex> guard(lock);
    shown = net;
    heldLoss = examine(held, hidden, upper);
  }

  /** The cross entropy of what is expected with what came of it, where nothing was learnt from. */
  double examine(const std::vector<Trajectory>& held, std::vector<float>& hidden, std::vector<float>& upper) const {
    hidden.resize(net.wide);
    upper.resize(net.narrow);
    double sum = 0;
    long count = 0;
    const size_t from = held.size() > 400 ? held.size() - 400 : 0;
    for (size_t each = from; each < held.size(); ++each) {
      for (int at = 0; at < held[each].length; ++at, ++count) {
        const float found = std::min(1 - 1e-6f, std::max(1e-6f, net.forward(held[each].row(at), hidden.data(), upper.data())));
        sum -= held[each].result() * std::log(found) + (1 - held[each].result()) * std::log(1 - found);
      }
    }
    return count == 0 ? 0 : sum / double(count);
  }
};

std::vector<std::unique_ptr<Learner>> learners;

void save(const char* path) {
  std::vector<float> all;
  for (auto& each : learners) {
    std::lock_guard<std::mutex> guard(each->lock);
    each->shown.write(all);
  }
  const std::string part = std::string(path) + ".part";
  FILE* file = std::fopen(part.c_str(), "wb");
  if (file == nullptr || std::fwrite(all.data(), sizeof(float), all.size(), file) != all.size()) std::exit(2);
  std::fclose(file);
  std::rename(part.c_str(), path);
}

void read() {
  uint32_t header[2];
  while (std::fread(header, sizeof header, 1, stdin) == 1) {
    const size_t size = size_t(header[1]) * (features + META);
    std::unique_ptr<float[]> data(new float[size]);
    if (header[0] >= learners.size() || std::fread(data.get(), sizeof(float), size, stdin) != size) std::exit(3);
    learners[header[0]]->add(std::move(data), int(header[1]));
  }
}

}  // namespace

int main(int, char** argv) {
  begun = Clock::now();
  duration = std::atof(argv[2]);
  features = std::atoi(argv[3]);
  std::stringstream widths(argv[4]);
  const int narrow = std::atoi(argv[5]);
  unsigned seed = unsigned(std::atoi(argv[6]));
  for (std::string width; std::getline(widths, width, ',');) {
    learners.push_back(std::make_unique<Learner>(std::atoi(width.c_str()), narrow, seed += 10));
  }
  std::thread(read).detach();
  std::vector<std::thread> threads;
  for (auto& each : learners) threads.emplace_back([&each] { each->run(); });
  for (int second = 0; passed() < 1; ++second) {
    std::this_thread::sleep_for(std::chrono::seconds(1));
    if (second % 3 != 2) continue;
    save(argv[1]);
    std::printf("weights %.0f s", passed() * duration);
    for (auto& each : learners) {
      std::printf("; %ld rows, %ld steps, loss %.4f, held out %.4f", each->rows.load(), each->steps.load(), each->loss.load(), each->heldLoss.load());
    }
    std::printf("\n");
    std::fflush(stdout);
  }
  for (auto& each : threads) each.join();
  save(argv[1]);
  std::printf("done\n");
  std::fflush(stdout);
  std::_Exit(0);
}
