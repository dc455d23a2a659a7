/**
 * Trains the networks of Murano's levels by self-play, from nothing: `npm run train:murano -- --seconds 560 --exams 110
 * --workers 9 --out DIR`. Workers play whole matches with the latest networks, all seats and modules; a compiled learner
 * (g++, four threads) learns from what they send while they play, and its rate falls to nothing at the end. Then there are
 * exams. DIR/networks.ts has the weights as bytes, for bots that read the features of features.ts. `--plain` learns without a compiler, slowly.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { MATCH_KINDS, type MatchKind, type ValueFunction } from '#bots/murano/value-network/value-network';
import { quickRandom, type Random } from '#core/random';
import { murano } from '#games/murano/index';
import { type Exam, examine, EXAMS, reportOf } from './exam.ts';
import { FEATURES, TABLE_HASH } from './features.ts';
import { compiledLearning, plainLearning } from './learning.ts';
import { type Player, ROW, selfPlay } from './self-play.ts';
import { dealtTable, SHARES } from './tables.ts';
import { valueOf, type Weights, writeContent, writeWeights } from './weights.ts';

interface Order {
  readonly weights: Weights;
  readonly share: number;
  /** What is to be done with them from now on; null: matches to learn from. */
  readonly exam: Exam | null;
}
type News =
  | { readonly kind: 'rows'; readonly of: MatchKind; readonly rows: Float32Array }
  | { readonly kind: 'marks'; readonly name: string; readonly marks: readonly number[] };

/** The breadths of the turn searches of the learners, one for each match, and how often a turn is daring. */
const BREADTHS: readonly number[] = [3, 4, 4, 6];
const DARING = 0.15;
/** Of twenty matches so many have one learner among players of the heuristic, of this breadth, or one would only know oneself. */
const MIXED = 3;
const OTHERS_BREADTH = 8;
/** The first part of the time is played by the heuristic; later its share of a worth falls from the first to the last of these. */
const BY_EYE = 0.05;
const EYE_SHARES: readonly [number, number] = [0.3, 0.05];
const SAID_EVERY = 15_000;

if (isMainThread) await train();
else work(workerData as number);

function work(number: number): void {
  const random = quickRandom(number * 7919);
  const kinds = MATCH_KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  const port = parentPort!;
  let order: Order | null = null;
  let value: ValueFunction | null = null;
  port.on('message', (message: Order) => {
    order = message;
    value = valueOf(message.weights, message.share);
  });
  const go = (): void => {
    const exam = order?.exam ?? null;
    const news: News =
      exam === null
        ? lesson(kinds, value, random)
        : { kind: 'marks', name: exam.name, marks: examine(exam, order!.weights, random) };
    port.postMessage(news, []);
    setImmediate(go);
  };
  go();
}

function lesson(kinds: readonly MatchKind[], value: ValueFunction | null, random: Random): News {
  const kind = kinds[random.below(kinds.length)];
  const state = dealtTable(kind, random);
  const breadth = BREADTHS[random.below(BREADTHS.length)];
  const learning: Player = { value, breadth, daring: DARING, learns: true };
  const other: Player = { value: null, breadth: OTHERS_BREADTH, daring: 0, learns: false };
  const mixed = value !== null && random.below(20) < MIXED;
  const own = random.below(state.hands.length);
  const players = state.hands.map((_, seat) => (mixed && seat !== own ? other : learning));
  return { kind: 'rows', of: kind, rows: selfPlay(state, players, random).rows };
}

/** How they learnt, for the file that they are kept in. */
function cardOf(settings: Record<'seconds' | 'workers' | 'seed', string>, rows: number): string[] {
  const { seconds, workers, seed } = settings;
  return [
    `Rules: ${murano.id}, version ${murano.version}; one to four seats, all modules.`,
    `Features: ${FEATURES}, table ${TABLE_HASH}.`,
    `Trained: ${rows.toLocaleString('en')} ends of turns in ${seconds} seconds, by`,
    `npm run train:murano -- --seconds ${seconds} --workers ${workers} --seed ${seed}`,
    'Results: docs/strength.md.',
  ];
}

async function train(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '560' },
      exams: { type: 'string', default: '110' },
      workers: { type: 'string', default: '1' },
      out: { type: 'string', default: 'training' },
      seed: { type: 'string', default: '1' },
      plain: { type: 'boolean', default: false },
    },
  });
  const { out } = values;
  mkdirSync(out, { recursive: true });
  const seconds = Number(values.seconds);
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / (1000 * seconds);
  const marks = new Map(EXAMS.map(({ name }) => [name, [] as (readonly number[])[]]));
  let [rows, said] = [0, 0];
  const report = (weights: Weights, how: string): void => {
    const part = Math.min(1, passed());
    const [first, last] = EYE_SHARES;
    if (part > BY_EYE) tell({ weights, share: first + (last - first) * part, exam: null });
    if (performance.now() - said < SAID_EVERY) return;
    said = performance.now();
    console.log(`${(seconds * part).toFixed(0)} s, ${rows} rows: ${how}`);
  };
  const settings = { out, seconds, seed: Number(values.seed), told: report };
  const learning = values.plain ? plainLearning(settings) : compiledLearning(settings);
  const workers = Array.from({ length: Number(values.workers) }, (_, at) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: 1000 * settings.seed + at,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    worker.on('message', (news: News) => {
      if (news.kind === 'marks') marks.get(news.name)!.push(news.marks);
      else {
        rows += news.rows.length / ROW;
        learning.add(news.of, news.rows);
      }
    });
    return worker;
  });
  const tell = (order: Order): void => {
    for (const worker of workers) worker.postMessage(order, []);
  };
  const weights = await learning.finished;
  writeWeights(join(out, 'weights.bin'), weights);
  writeContent(join(out, 'networks.ts'), weights, cardOf(values, rows));
  console.log(`${rows} ends of turns in ${seconds} seconds`);
  for (const exam of EXAMS) {
    tell({ weights, share: exam.share, exam });
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(values.exams) * exam.time));
    console.log(`${exam.name}: ${reportOf(marks.get(exam.name)!)}`);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
}
