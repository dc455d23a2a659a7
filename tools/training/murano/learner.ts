import { type Network, weightCount } from '#bots/murano/value-network/network';

/** Learns a network from samples, step by step (Adam on the cross entropy). */
export interface Learner {
  readonly network: Network;
  readonly size: number;
  /** How often each row that was ever given has been learnt from, in the mean. */
  readonly reuse: number;
  /** A row: the inputs, then what came of them, from 0 to 1. */
  add(rows: Float32Array): void;
  /** One step on samples drawn by chance; the mean loss of them. */
  step(batch: number, rate: number): number;
  /** Takes the present weights into their mean; the last stretch of a training is calmer so. */
  remember(): void;
  /** The mean of the weights remembered. */
  mean(): Float32Array;
}

const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-8;
const DECAY = 1e-5;

// oxlint-disable-next-line eslint/max-lines-per-function -- one learner: its steps share buffers that are made once
export function learner(sizes: Network['sizes'], capacity: number, from?: Float32Array): Learner {
  const [inputs, wide, narrow] = sizes;
  const row = inputs + 1;
  const rows = new Float32Array(capacity * row);
  const count = weightCount(sizes);
  const weights = from ?? beginning(sizes);
  const gradient = new Float64Array(count);
  const [mean, square] = [new Float64Array(count), new Float64Array(count)];
  const [hidden, upper] = [new Float64Array(wide), new Float64Array(narrow)];
  const [back, backUpper] = [new Float64Array(wide), new Float64Array(narrow)];
  const total = new Float64Array(count);
  let remembered = 0;
  let [size, next, steps, additions, drawn] = [0, 0, 0, 0, 0];
  const second = (inputs + 1) * wide;
  const third = second + (wide + 1) * narrow;

  function forward(base: number): number {
    for (let unit = 0; unit < wide; unit += 1) {
      const at = unit * (inputs + 1);
      let sum = weights[at + inputs];
      for (let i = 0; i < inputs; i += 1) sum += weights[at + i] * rows[base + i];
      hidden[unit] = sum > 0 ? sum : 0;
    }
    for (let unit = 0; unit < narrow; unit += 1) {
      const at = second + unit * (wide + 1);
      let sum = weights[at + wide];
      for (let i = 0; i < wide; i += 1) sum += weights[at + i] * hidden[i];
      upper[unit] = sum > 0 ? sum : 0;
    }
    let sum = weights[third + narrow];
    for (let i = 0; i < narrow; i += 1) sum += weights[third + i] * upper[i];
    return 1 / (1 + Math.exp(-sum));
  }

  function backward(base: number, error: number): void {
    for (let i = 0; i < narrow; i += 1) {
      gradient[third + i] += error * upper[i];
      backUpper[i] = upper[i] > 0 ? error * weights[third + i] : 0;
    }
    gradient[third + narrow] += error;
    back.fill(0);
    for (let unit = 0; unit < narrow; unit += 1) {
      const slope = backUpper[unit];
      if (slope === 0) continue;
      const at = second + unit * (wide + 1);
      for (let i = 0; i < wide; i += 1) {
        gradient[at + i] += slope * hidden[i];
        back[i] += slope * weights[at + i];
      }
      gradient[at + wide] += slope;
    }
    for (let unit = 0; unit < wide; unit += 1) {
      const slope = hidden[unit] > 0 ? back[unit] : 0;
      if (slope === 0) continue;
      const at = unit * (inputs + 1);
      for (let i = 0; i < inputs; i += 1) gradient[at + i] += slope * rows[base + i];
      gradient[at + inputs] += slope;
    }
  }

  function improve(batch: number, rate: number): void {
    steps += 1;
    const pace = (rate * Math.sqrt(1 - SPREAD ** steps)) / (1 - MOMENTUM ** steps);
    for (let at = 0; at < count; at += 1) {
      const slope = gradient[at] / batch + DECAY * weights[at];
      mean[at] = MOMENTUM * mean[at] + (1 - MOMENTUM) * slope;
      square[at] = SPREAD * square[at] + (1 - SPREAD) * slope * slope;
      weights[at] -= (pace * mean[at]) / (Math.sqrt(square[at]) + TINY);
    }
  }

  return {
    network: { sizes, weights },
    get size() {
      return size;
    },
    get reuse() {
      return drawn / Math.max(1, additions);
    },
    add(fresh) {
      for (let at = 0; at < fresh.length; at += row) {
        rows.set(fresh.subarray(at, at + row), next * row);
        next = (next + 1) % capacity;
        additions += 1;
        size = Math.min(capacity, size + 1);
      }
    },
    step(batch, rate) {
      gradient.fill(0);
      let loss = 0;
      drawn += batch;
      for (let sample = 0; sample < batch; sample += 1) {
        const base = Math.floor(Math.random() * size) * row;
        const wanted = rows[base + inputs];
        const output = forward(base);
        loss -= wanted * Math.log(output + TINY) + (1 - wanted) * Math.log(1 - output + TINY);
        backward(base, output - wanted);
      }
      improve(batch, rate);
      return loss / batch;
    },
    remember() {
      remembered += 1;
      for (let at = 0; at < count; at += 1) total[at] += weights[at];
    },
    mean: () => (remembered === 0 ? weights : Float32Array.from(total, (sum) => sum / remembered)),
  };
}

function beginning([inputs, wide, narrow]: Network['sizes']): Float32Array {
  const weights = new Float32Array(weightCount([inputs, wide, narrow]));
  let at = 0;
  const fill = (units: number, from: number): void => {
    for (let unit = 0; unit < units; unit += 1) {
      for (let i = 0; i < from; i += 1) weights[at + i] = Math.sqrt(2 / from) * normal();
      at += from + 1;
    }
  };
  fill(wide, inputs);
  fill(narrow, wide);
  fill(1, narrow);
  return weights;
}

const normal = (): number =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
