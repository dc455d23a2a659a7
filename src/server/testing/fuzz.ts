import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import { GAMES } from '#games/index';
import * as v from 'valibot';
import type { JsonObject } from '#core/json';
import type { Agreement } from '#table/table-info';
import { FromServer, type SightMessage } from '#table/protocol';
import { PROPOSALS } from '#table/terms';
import type { BotQuestion } from '../table/env.ts';
import { misheard, type Shown } from './hearing.ts';
import { type Ear, quietHouse, type QuietHouse } from './house.ts';
import { partOf } from './parts.ts';
import { isEnding } from './walk.ts';

export interface Findings {
  messages: number;
  answers: number;
  /** How often each kind of answer came: all of them must have been met. */
  readonly kinds: Map<string, number>;
  /** Answers that the protocol does not have, or that tell the secret of the table. */
  readonly strange: string[];
  /** What a viewer was shown that is not for it, and time that nobody was given. */
  readonly wrong: string[];
  /** Heap after a collection, when it was warm and at the end, where `--expose-gc` was given. */
  heap: { readonly warm: number; readonly end: number } | null;
}

const STRANGE_TEXTS = [
  '',
  '{',
  'null',
  '[]',
  '"hello"',
  '1e400',
  '{"type":"hello"}',
  '{"type":"__proto__"}',
  '{"__proto__":{"type":"ping"}}',
  '{"constructor":{"prototype":{"seat":0}}}',
  '{"type":"ping","type":"move"}',
  '\u0000\u0001',
  '\uD800',
  '['.repeat(4000),
  '{"a":'.repeat(800),
  `{"type":"chat","id":"x","text":"${'x'.repeat(3900)}"}`,
];
const STRANGE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  '\u202E',
  '../..',
  "' or 1=1 --",
  [],
  {},
  [[]],
  { toString: 1 },
  'constructor',
  '__proto__',
  'x'.repeat(500),
];

/** Sends nonsense, near misses and the truth in wild succession to tables where people play. */
export async function fuzz(messages: number, seed: number): Promise<Findings> {
  const random = quickRandom(seed);
  const findings: Findings = {
    messages: 0,
    answers: 0,
    kinds: new Map(),
    strange: [],
    wrong: [],
    heap: null,
  };
  let warm = 0;
  while (findings.messages < messages) {
    const game = GAMES[random.below(GAMES.length)];
    await oneTable(game, Math.min(400, messages - findings.messages), random, findings);
    if (warm === 0 && findings.messages >= messages / 4) warm = heapNow();
  }
  return warm === 0 ? findings : { ...findings, heap: { warm, end: heapNow() } };
}

function heapNow(): number {
  globalThis.gc?.();
  return globalThis.gc === undefined ? 0 : process.memoryUsage().heapUsed;
}

async function oneTable(game: AnyGame, messages: number, random: Random, findings: Findings): Promise<void> {
  const outages: { from: number; to: number }[] = [];
  const think = async (question: BotQuestion): Promise<string> => {
    const legal: readonly unknown[] = game.legalActions(question.view, question.seat);
    return random.below(10) === 0 ? 'nonsense' : game.encode(legal[random.below(legal.length)]);
  };
  const house = quietHouse({ think, outages });
  const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
  const options: JsonObject = game.options.settle(defaultOptions(game.options));
  const agreement = AGREEMENTS[random.below(AGREEMENTS.length)];
  const table = await house.open(game, options, seats, agreement);
  const shown: Shown[] = [];
  const { secret } = (await house.store.table(table.id))!;
  const ears: (Ear | null)[] = Array.from({ length: seats + 1 }, () => null);
  const hellos = [
    ...table.keys.map((key) => ({ table: table.id, key })),
    { table: table.id, watch: table.watch },
  ];
  for (let count = 0; count < messages; count += 1) {
    const at = random.below(ears.length);
    const ear = ears[at] ?? (await house.connect(random.below(20) === 0 ? undefined : hellos[at]));
    ears[at] = ear.closed ? null : ear;
    await ear.say(message(house, game, at, random));
    listen(ear, secret, findings, (sight) => shown.push({ viewer: at < seats ? at : null, sight }));
    if (ear.closed) ears[at] = null;
    await pass(house, outages, random);
    findings.messages += 1;
  }
  for (const each of house.tables.live()) each.end('restart', 0);
  findings.wrong.push(...misheard((await house.store.table(table.id))!, game, shown));
}

const AGREEMENTS: readonly Agreement[] = [
  { pace: { kind: 'live', minutes: 1, increment: 20 }, away: null, timeout: 'bot' },
  { pace: { kind: 'live', minutes: 2, increment: 0 }, away: 1, timeout: 'lose' },
  { pace: { kind: 'live', minutes: 30, increment: 5 }, away: 5, timeout: 'bot' },
  { pace: { kind: 'days', days: 1 }, away: null, timeout: 'bot' },
];

/** Time passes: for bots, for clocks, in an outage, until a table is put to rest. */
async function pass(
  house: QuietHouse,
  outages: { from: number; to: number }[],
  random: Random,
): Promise<void> {
  const { clock } = house;
  if (random.below(4) === 0) clock.advance(random.below(600));
  if (random.below(100) === 0) clock.advance(random.below(100_000));
  if (random.below(200) === 0) {
    const from = clock.now();
    clock.freeze(random.below(100_000));
    outages.push({ from, to: clock.now() + 30_000 });
    clock.advance(0);
  }
  if (random.below(100) === 0) await house.tables.sweep();
  // A bot that has thought acts before the next message.
  await new Promise((resolve) => void setImmediate(resolve));
}

function listen(ear: Ear, secret: string, findings: Findings, see: (sight: SightMessage) => void): void {
  for (const text of ear.heard.splice(0)) {
    findings.answers += 1;
    const parsed = v.safeParse(FromServer, JSON.parse(text));
    if (!parsed.success || text.includes(secret)) {
      findings.strange.push(text);
      continue;
    }
    const { type } = parsed.output;
    if ('sight' in parsed.output && parsed.output.sight !== null) see(parsed.output.sight);
    const kind = 'reason' in parsed.output ? `${type} ${parsed.output.reason}` : type;
    findings.kinds.set(kind, (findings.kinds.get(kind) ?? 0) + 1);
  }
}

/** Something to say: mostly what a client could say, often a little wrong, sometimes anything. */
// oxlint-disable-next-line eslint/complexity -- one line for each kind of message
function message(house: QuietHouse, game: AnyGame, at: number, random: Random): string {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  if (random.below(8) === 0) return pick(STRANGE_TEXTS);
  const state = house.tables.live()[0]?.state();
  const seq = state?.seq ?? 0;
  const position: unknown = state?.match?.state;
  const legal: readonly unknown[] =
    position === undefined || at >= (state?.seats.length ?? 0) ? [] : game.legalActions(position, at);
  const word =
    legal.length > 0 && random.below(3) > 0
      ? game.encode(pick(legal))
      : pick(['draw-pile', 'pick-1', 'x', 'end']);
  const after = random.below(4) === 0 ? random.below(seq + 3) : seq;
  const id = random.below(10) === 0 ? 'same' : `i${random.below(1e9)}`;
  const fields: Record<string, unknown> = pick([
    { type: 'move', id, after, word },
    { type: 'move', id, after, word },
    { type: 'move', id, after, word },
    { type: 'undo', id, after },
    { type: 'digest', id, digest: partOf(state?.header.id ?? '', at).digest },
    { type: 'nonce', id, nonce: partOf(state?.header.id ?? '', at).nonce },
    { type: 'chat', id, text: 'hello' },
    { type: 'emote', id, emote: 'thanks' },
    { type: 'handOver', id, level: '1' },
    { type: 'takeBack', id },
    { type: 'propose', id, what: pick([...PROPOSALS, 'else']) },
    !isEnding(state) || random.below(20) === 0
      ? { type: 'agree', id, ...(random.below(2) === 0 && { after }) }
      : { type: 'decline', id },
    random.below(40) === 0 ? { type: 'resign', id } : { type: 'ping' },
    { type: 'rematch', id },
    { type: 'fill', id, seat: random.below(4), level: '2' },
    random.below(40) === 0 ? { type: 'stand', id } : { type: 'ping' },
  ]);
  if (random.below(5) > 0) return JSON.stringify(fields);
  const name = pick(Object.keys(fields));
  const wrong = pick([
    { ...fields, [name]: pick(STRANGE_VALUES) },
    { ...fields, extra: pick(STRANGE_VALUES) },
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)),
  ]);
  const text = JSON.stringify(wrong);
  return random.below(4) === 0 ? text.slice(0, random.below(text.length)) : text;
}
