/**
 * Trains the networks of Murano's stronger levels by self-play: `npm run train:murano -- --minutes 8 --workers 15
 * --out DIR`. Workers play matches with the latest networks while this thread learns from what they send; the last
 * part of the time goes to matches against level 2. The result depends on chance and on the machine.
 * `--from DIR/weights.bin` goes on from weights, `--from now` from those that the bots play with: then many turns are
 * played on as the strongest level does, and every end looked at is learnt from. `--only duel,many` leaves the others.
 * DIR/networks.ts replaces src/bots/murano/content/networks.ts.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Lookahead } from '#bots/murano/lookahead';
import {
  MATCH_KINDS,
  type MatchKind,
  valueBy,
  type ValueFunction,
} from '#bots/murano/value-network/value-network';
import { quickRandom, type Random } from '#core/random';
import { type Exam, examine, EXAMS, reportOf, YARDSTICK_BREADTH } from './exam.ts';
import { learner } from './learner.ts';
import { type Player, selfPlay } from './self-play.ts';
import { dealtTable, SHARES } from './tables.ts';
import {
  forKinds,
  networksOf,
  presentWeights,
  readWeights,
  SIZES,
  type Weights,
  writeContent,
  writeWeights,
} from './weights.ts';

type Order =
  | { readonly kind: 'networks'; readonly weights: Weights }
  | { readonly kind: 'exam'; readonly exam: Exam; readonly weights: Weights };
type News =
  | { readonly kind: 'rows'; readonly of: MatchKind; readonly rows: Float32Array }
  | { readonly kind: 'marks'; readonly name: string; readonly marks: readonly number[] };

const BREADTH = 8;
const DARING = 0.12;
const BATCH = 128;
const SLOWEST = 0.00015;
const FASTER = 0.0013;
/** What goes on from weights learns more carefully. */
const GOING_ON = 0.4;
/** The first part of the time is played by the heuristic of level 2, and the weights of the last part are averaged. */
const BY_EYE = 0.08;
const CALM = 0.2;
const EXAM = 0.28;
/** Rows before the first step, steps between two looks at the clock, milliseconds between two new sets of weights. */
const ENOUGH = 2000;
const STEPS = 40;
/** A row learnt from more often than this is only learnt by heart. */
const MOST_REUSE = 16;
const FRESH_EVERY = 4000;
const SAID_EVERY = 20_000;
/** Of ten matches so many are played with lookahead, once there are networks, and so many against the heuristic of level 2. */
const DEEP = 3;
const MIXED = 6;
const LOOKAHEAD: Lookahead = {
  ends: 6,
  determinizations: 3,
  rivalBreadth: 8,
  ownBreadth: 4,
  turns: 1,
};

interface Task {
  readonly number: number;
  readonly kinds: readonly MatchKind[];
}

if (isMainThread) await train();
else work(workerData as Task);

function work({ number, kinds }: Task): void {
  const random = quickRandom(number * 7919 + (Date.now() % 1e6));
  const port = parentPort!;
  let value: ValueFunction | null = null;
  let exam: Exam | null = null;
  port.on('message', (order: Order) => {
    value = valueBy(networksOf(order.weights));
    if (order.kind === 'exam') ({ exam } = order);
  });
  const go = (): void => {
    const news: News =
      exam === null || value === null
        ? lesson(kinds, value, random)
        : { kind: 'marks', name: exam.name, marks: examine(exam, value, random) };
    port.postMessage(news, []);
    setImmediate(go);
  };
  go();
}

/** One match to learn from. Often the others play as level 2 does, or one would only know oneself. */
function lesson(kinds: readonly MatchKind[], value: ValueFunction | null, random: Random): News {
  const kind = kinds[random.below(kinds.length)];
  const state = dealtTable(kind, random);
  const lookahead = value !== null && random.below(10) < DEEP ? LOOKAHEAD : undefined;
  const learning: Player = { value, breadth: BREADTH, daring: DARING, learns: true, lookahead };
  const other: Player = { value: null, breadth: YARDSTICK_BREADTH, daring: 0, learns: false };
  const mixed = value !== null && random.below(10) < MIXED;
  const own = random.below(state.hands.length);
  const players = state.hands.map((_, seat) => (mixed && seat !== own ? other : learning));
  return { kind: 'rows', of: kind, rows: selfPlay(state, players, random).rows };
}

function begun(from: string | undefined): Weights | null {
  if (from === undefined) return null;
  return from === 'now' ? presentWeights() : readWeights(from);
}

// oxlint-disable-next-line eslint/max-lines-per-function, eslint/complexity -- one run of training, told from its start to its exams
async function train(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '8' },
      workers: { type: 'string', default: '1' },
      out: { type: 'string', default: '.' },
      from: { type: 'string' },
      only: { type: 'string', default: MATCH_KINDS.join(',') },
      capacity: { type: 'string', default: '400000' },
    },
  });
  const length = Number(values.minutes) * 60_000;
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / length;
  const from = begun(values.from);
  const only = values.only.split(',');
  const kinds = MATCH_KINDS.filter((kind) => only.includes(kind)).flatMap((kind) =>
    Array.from({ length: SHARES[kind] }, () => kind),
  );
  const learners = forKinds((kind) => learner(SIZES, Number(values.capacity), from?.[kind].slice()));
  const marks = new Map(EXAMS.map(({ name }) => [name, [] as (readonly number[])[]]));
  const workers = Array.from({ length: Number(values.workers) }, (_, at) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { number: at + 1, kinds } satisfies Task,
    });
    worker.on('message', (news: News) => {
      if (news.kind === 'rows') learners[news.of].add(news.rows);
      else marks.get(news.name)!.push(news.marks);
    });
    return worker;
  });
  const tell = (order: Order): void => {
    for (const worker of workers) worker.postMessage(order, []);
  };
  const share = (): void => {
    tell({ kind: 'networks', weights: forKinds((kind) => learners[kind].network.weights) });
  };
  const save = (weights: Weights): void => {
    writeWeights(join(values.out, 'weights.bin'), weights);
    writeContent(join(values.out, 'networks.ts'), weights);
  };
  if (from !== null) share();
  const faster = from === null ? FASTER : GOING_ON * FASTER;
  let [steps, learnt, loss, counted] = [0, false, 0, 0];
  let told = performance.now();
  let said = told;
  while (passed() < 1 - EXAM) {
    await new Promise((resolve) => setTimeout(resolve, learnt ? 0 : 200));
    learnt = false;
    for (let turn = 0; turn < STEPS; turn += 1) {
      const kind = kinds[(steps += 1) % kinds.length];
      if (learners[kind].size < ENOUGH || learners[kind].reuse > MOST_REUSE) continue;
      loss += learners[kind].step(BATCH, SLOWEST + faster * (1 - passed()) ** 2);
      counted += 1;
      learnt = true;
    }
    if (passed() > 1 - EXAM - CALM) for (const kind of MATCH_KINDS) learners[kind].remember();
    const now = performance.now();
    if (now - told > FRESH_EVERY && passed() > (from === null ? BY_EYE : 0)) {
      share();
      told = now;
    }
    if (now - said > SAID_EVERY) {
      said = now;
      const rows = MATCH_KINDS.map((kind) => `${kind} ${learners[kind].size}`);
      const mean = (loss / Math.max(1, counted)).toFixed(4);
      console.log(
        `${((now - start) / 1000).toFixed(0)} s, ${steps} steps, loss ${mean}; rows: ${rows.join(', ')}`,
      );
      [loss, counted] = [0, 0];
      save(forKinds((kind) => learners[kind].network.weights));
    }
  }
  const weights = forKinds((kind) => learners[kind].mean());
  save(weights);
  let until = 1 - EXAM;
  for (const exam of EXAMS) {
    tell({ kind: 'exam', exam, weights: exam.before === true && from !== null ? from : weights });
    until += EXAM * exam.time;
    while (passed() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const [name, list] of marks) console.log(`${name}: ${reportOf(list)}`);
  await Promise.all(workers.map((worker) => worker.terminate()));
}
