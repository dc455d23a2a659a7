import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MATCH_KINDS, type MatchKind } from '#bots/murano/value-network/value-network';
import { FEATURES } from './features.ts';
import { learner } from './learner.ts';
import { ROW } from './self-play.ts';
import { forKinds, NARROW, readWeights, sizesOf, type Weights, WIDE } from './weights.ts';

/** Learns from rows as they come, until its time is up. */
export interface Learning {
  add(kind: MatchKind, rows: Float32Array): void;
  /** The last weights. */
  readonly finished: Promise<Weights>;
}

interface Settings {
  readonly out: string;
  readonly seconds: number;
  readonly seed: number;
  /** Told of fresh weights now and then, with how it goes. */
  told(weights: Weights, how: string): void;
}

/** By learner.cpp, which is compiled first: a thread for each kind of match, targets anew at every step. */
export function compiledLearning({ out, seconds, seed, told }: Settings): Learning {
  const program = join(out, 'learner');
  const file = join(out, 'weights.bin');
  const source = join(import.meta.dirname, 'learner.cpp');
  execFileSync('g++', [
    '-O3',
    '-march=native',
    '-ffast-math',
    '-std=c++17',
    '-pthread',
    source,
    '-o',
    program,
  ]);
  const widths = MATCH_KINDS.map((kind) => WIDE[kind]).join(',');
  const args = [file, seconds, FEATURES, widths, NARROW, seed].map(String);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  // What comes after its time is up is nobody's.
  child.stdin.on('error', () => child.stdin.destroy());
  const finished = new Promise<Weights>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('weights')) told(readWeights(file), line.slice('weights '.length));
      else resolve(readWeights(file));
    });
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`the learner ended with ${code}`));
    });
  });
  return {
    add(kind, rows) {
      if (!child.stdin.writable) return;
      child.stdin.write(new Uint32Array([MATCH_KINDS.indexOf(kind), rows.length / ROW]));
      child.stdin.write(new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength));
    },
    finished,
  };
}

const CAPACITY = 60_000;
const BATCH = 128;
const RATE = 0.0015;
const ENOUGH = 200;
/** A row learnt from more often than this is only learnt by heart. */
const MOST_REUSE = 16;
const STEPS = 20;
const TOLD_EVERY = 3000;

/** In this thread and without a compiler: a thousandth as fast, for a small training on any machine. */
export function plainLearning({ seconds, told }: Settings): Learning {
  const learners = forKinds((kind) => learner(sizesOf(kind), CAPACITY));
  const weights = (): Weights => forKinds((kind) => learners[kind].network.weights.slice());
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / (1000 * seconds);
  async function run(): Promise<Weights> {
    let [said, loss, counted] = [performance.now(), 0, 0];
    while (passed() < 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const ready = MATCH_KINDS.filter(
        (kind) => learners[kind].size >= ENOUGH && learners[kind].reuse < MOST_REUSE,
      );
      for (const kind of ready) {
        for (let step = 0; step < STEPS; step += 1) {
          loss += learners[kind].step(BATCH, RATE * (1 - passed()) ** 2);
        }
        counted += STEPS;
      }
      if (performance.now() - said < TOLD_EVERY) continue;
      said = performance.now();
      told(weights(), `${counted} steps, loss ${(loss / Math.max(1, counted)).toFixed(4)}`);
    }
    return weights();
  }
  return { add: (kind, rows) => learners[kind].add(withTargets(rows)), finished: run() };
}

/** How far what came of a turn counts, and not what was hoped for. */
const TRACE = 0.8;

/** Rows of features and target: backwards through the turns of a seat, each is worth what was hoped for after it. */
export function withTargets(rows: Float32Array): Float32Array {
  const count = rows.length / ROW;
  const targets = new Float32Array(count * (FEATURES + 1));
  let worth = 0;
  for (let turn = count - 1; turn >= 0; turn -= 1) {
    const at = turn * ROW;
    const [hope, daring, result, last] = rows.subarray(at + FEATURES, at + ROW);
    if (last === 1) worth = result;
    targets.set(rows.subarray(at, at + FEATURES), turn * (FEATURES + 1));
    targets[turn * (FEATURES + 1) + FEATURES] = worth;
    // What came of a daring turn says nothing about the turn before.
    worth = daring === 1 ? hope : (1 - TRACE) * hope + TRACE * worth;
  }
  return targets;
}
