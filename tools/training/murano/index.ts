/**
 * Trains the networks of Murano's stronger levels by self-play: `npm run train:murano -- --minutes 8 --workers 15
 * --out DIR`. Workers play matches with the latest networks while this thread learns from what they send; the last
 * part of the time goes to matches against level 2. The result depends on chance and on the machine.
 * `--from DIR/outlook.bin` goes on from weights; DIR/networks.ts replaces src/bots/murano/content/networks.ts.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { MATCH_KINDS, type MatchKind, type Networks } from '#bots/murano/outlook/outlook';
import { quickRandom, type Random } from '#core/random';
import { type Exam, examine, EXAMS, reportOf } from './exam.ts';
import { learner } from './learner.ts';
import { type Player, selfPlay } from './self-play.ts';
import { dealtTable, SHARES } from './tables.ts';
import {
  forKinds,
  networksOf,
  readWeights,
  SIZES,
  type Weights,
  writeContent,
  writeWeights,
} from './weights.ts';

type Order =
  | { readonly kind: 'networks'; readonly weights: Weights }
  | { readonly kind: 'exam'; readonly exam: Exam };
type News =
  | { readonly kind: 'rows'; readonly of: MatchKind; readonly rows: Float32Array }
  | { readonly kind: 'marks'; readonly name: string; readonly marks: readonly number[] };

const BREADTH = 8;
const DARING = 0.12;
const BATCH = 128;
const SLOWEST = 0.00015;
const FASTER = 0.0013;
/** The first part of the time is played by the eye of level 2, and the weights of the last part are averaged. */
const BY_EYE = 0.08;
const CALM = 0.2;
const EXAM = 0.22;
/** Rows before the first step, steps between two looks at the clock, milliseconds between two new sets of weights. */
const ENOUGH = 2000;
const STEPS = 40;
const FRESH_EVERY = 4000;
const SAID_EVERY = 20_000;

const kinds = MATCH_KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));

if (isMainThread) await train();
else work(workerData as number);

function work(number: number): void {
  const random = quickRandom(number * 7919 + (Date.now() % 1e6));
  const port = parentPort!;
  let networks: Networks | null = null;
  let exam: Exam | null = null;
  port.on('message', (order: Order) => {
    if (order.kind === 'networks') networks = networksOf(order.weights);
    else ({ exam } = order);
  });
  const go = (): void => {
    const news: News =
      exam === null || networks === null
        ? lesson(networks, random)
        : { kind: 'marks', name: exam.name, marks: examine(exam, networks, random) };
    port.postMessage(news, []);
    setImmediate(go);
  };
  go();
}

/** One match to learn from. Now and then the others play as level 2 does, or one would only know oneself. */
function lesson(networks: Networks | null, random: Random): News {
  const kind = kinds[random.below(kinds.length)];
  const state = dealtTable(kind, random);
  const learning: Player = { networks, breadth: BREADTH, daring: DARING, learns: true };
  const other: Player = { networks: null, breadth: BREADTH, daring: 0, learns: false };
  const mixed = networks !== null && random.below(10) < 3;
  const own = random.below(state.hands.length);
  const players = state.hands.map((_, seat) => (mixed && seat !== own ? other : learning));
  return { kind: 'rows', of: kind, rows: selfPlay(state, players, random).rows };
}

async function train(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '8' },
      workers: { type: 'string', default: '1' },
      out: { type: 'string', default: '.' },
      from: { type: 'string' },
      capacity: { type: 'string', default: '400000' },
    },
  });
  const length = Number(values.minutes) * 60_000;
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / length;
  const from = values.from === undefined ? null : readWeights(values.from);
  const learners = forKinds((kind) => learner(SIZES, Number(values.capacity), from?.[kind]));
  const marks = new Map(EXAMS.map(({ name }) => [name, [] as (readonly number[])[]]));
  const workers = Array.from({ length: Number(values.workers) }, (_, at) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: at + 1 });
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
  if (from !== null) share();
  let [steps, learnt] = [0, false];
  let told = performance.now();
  let said = told;
  while (passed() < 1 - EXAM) {
    await new Promise((resolve) => setTimeout(resolve, learnt ? 0 : 200));
    learnt = false;
    for (let turn = 0; turn < STEPS; turn += 1) {
      const kind = kinds[(steps += 1) % kinds.length];
      if (learners[kind].size < ENOUGH) continue;
      learners[kind].step(BATCH, SLOWEST + FASTER * (1 - passed()) ** 2);
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
      console.log(`${((now - start) / 1000).toFixed(0)} s, ${steps} steps; rows: ${rows.join(', ')}`);
    }
  }
  const weights = forKinds((kind) => learners[kind].mean());
  tell({ kind: 'networks', weights });
  writeWeights(join(values.out, 'outlook.bin'), weights);
  writeContent(join(values.out, 'networks.ts'), weights);
  let until = 1 - EXAM;
  for (const exam of EXAMS) {
    tell({ kind: 'exam', exam });
    until += EXAM * exam.time;
    while (passed() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const [name, list] of marks) console.log(`${name}: ${reportOf(list)}`);
  await Promise.all(workers.map((worker) => worker.terminate()));
}
