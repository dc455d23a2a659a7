import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '#core/json';
import { stagesOf } from '#core/match';
import { gameOf } from '#games/index';
import { randomMatch } from '../testing/match.ts';
import { saveMatch } from '#core/saved';
import { listIn, objectIn } from '#core/testing/json';
import { answer } from './answer.ts';
import { COMMANDS } from './commands.ts';
import { TOO_LONG } from './lines.ts';
import type { EngineSession } from './session.ts';

const muster = gameOf('muster')!;

/** An engine that is asked in JSON or in raw lines. */
/** An answer that comes at once. */
function lineOf(told: ReturnType<typeof answer>): string {
  if (typeof told !== 'string') throw new TypeError('it is told line by line');
  return told;
}

function engine(): {
  session: EngineSession;
  ask(request: unknown): JsonObject;
  line(line: string | Uint8Array): string;
} {
  const session: EngineSession = { match: null, batch: null };
  const line = (text: string | Uint8Array): string =>
    lineOf(answer(session, typeof text === 'string' ? Buffer.from(text) : text));
  return { session, line, ask: (request): JsonObject => JSON.parse(line(JSON.stringify(request))) };
}

function begun(fields: object = {}): ReturnType<typeof engine> {
  const asked = engine();
  asked.ask({ command: 'new', game: 'muster', seed: 'three', options: { first: 'seat0' }, ...fields });
  return asked;
}

const codeOf = ({ error }: JsonObject): Json | undefined =>
  error === undefined ? undefined : objectIn(error)['code'];
/** The legal words, in the order of the engine. */
const legalIn = ({ legal }: JsonObject): unknown[] => listIn(legal).map((choice) => objectIn(choice)['word']);

test('games tells every game with its options', () => {
  const games = listIn(engine().ask({ command: 'games' })['games']).map(objectIn);
  const game = games.find(({ id }) => id === 'muster');
  expect(game).toMatchObject({ id: 'muster', version: muster.version, seats: { min: 2, max: 2 } });
  expect(game?.['defaults']).toMatchObject({ bridges: true, stall: 40 });
  expect(game?.['presets']).toHaveProperty('beginner');
});

test('an id of any kind is repeated, in errors too', () => {
  for (const id of [null, 0, -1.5, '', 'é\u2028"', false, [], [1, [2]], {}, { id: 1 }]) {
    expect(engine().ask({ command: 'toAct', id })['id']).toEqual(id);
    expect(begun().ask({ command: 'toAct', id })).toEqual({ id, toAct: [0] });
  }
  expect(engine().ask({ command: 'games' })).not.toHaveProperty('id');
});

test('a match is played from its deal to its outcome', () => {
  const played = randomMatch(muster, 'a whole match');
  const words = saveMatch(played).split('\n').slice(5, -3);
  const { ask } = engine();
  const deal = muster.json.deal(muster.deal(played.header.options, 2, { below: (n) => n - 1 }));
  expect(ask({ command: 'new', game: 'muster', deal })).toMatchObject({ toAct: [1], over: false });
  ask({ command: 'new', game: 'muster', seed: 'a whole match' });
  for (const word of words) {
    expect(legalIn(ask({ command: 'legal', describe: false }))).toContain(word);
    expect(ask({ command: 'refusal', word })).toEqual({ refusal: null });
    expect(ask({ command: 'play', word })).toHaveProperty('over');
  }
  expect(ask({ command: 'outcome' })).toMatchObject({
    outcome: { scores: muster.outcome(played.state)?.scores },
  });
  expect(ask({ command: 'legal' })).toEqual({ seat: null, legal: [] });
  expect(ask({ command: 'save' })).toEqual({ text: saveMatch(played) });
  expect(codeOf(ask({ command: 'play', seat: 0, word: 'draw-pile' }))).toBe('over');
  expect(codeOf(ask({ command: 'play', word: 'draw-pile' }))).toBe('over');
  expect(ask({ command: 'undo' })).toMatchObject({ over: false });
});

test('a state is a position, in every stage of a match', () => {
  const { ask } = begun();
  const other = engine();
  for (let count = 0; count < 60; count += 1) {
    const { state } = ask({ command: 'state' });
    expect(other.ask({ command: 'position', game: 'muster', state })).toMatchObject({
      actions: 0,
      toAct: ask({ command: 'toAct' })['toAct'],
    });
    expect(other.ask({ command: 'state' })).toEqual({ state });
    for (const seat of [0, 1, null]) {
      expect(other.ask({ command: 'view', seat })).toEqual(ask({ command: 'view', seat }));
    }
    const legal = ask({ command: 'legal' });
    expect(other.ask({ command: 'legal' })['legal']).toEqual(legal['legal']);
    const legalWords = legalIn(legal);
    ask({ command: 'play', word: legalWords[(count * 7) % legalWords.length] });
  }
});

test('a saved match is loaded, and a damaged one refused with its line', () => {
  const text = saveMatch(randomMatch(muster, 'loaded', 20));
  const { ask } = engine();
  expect(ask({ command: 'load', text })).toMatchObject({ game: 'muster', actions: 20 });
  expect(ask({ command: 'save' })).toEqual({ text });
  const damaged = text.replace('draw-pile', 'draw-pool');
  expect(ask({ command: 'load', text: damaged })).toMatchObject({
    error: { code: 'unknown-word', line: expect.any(Number) },
  });
  expect(ask({ command: 'save' })).toEqual({ text });
});

test('a hidden card is null in a view, and in a state nothing is', () => {
  const { ask } = begun();
  const view = objectIn(ask({ command: 'view', seat: 0 })['view']);
  const [own, rival] = listIn(view['hands']);
  expect(own).not.toContain(null);
  expect(rival).toEqual([null, null, null, null, null]);
  expect(new Set(listIn(view['pile']))).toEqual(new Set([null]));
  expect(JSON.stringify(ask({ command: 'state' }))).not.toMatch(/\[[^\]]*null/u);
});

const WRONG: readonly (readonly [request: object, code: string])[] = [
  [{}, 'unknown-command'],
  [{ command: 'jump' }, 'unknown-command'],
  [{ command: 7 }, 'unknown-command'],
  [{ command: 'constructor' }, 'unknown-command'],
  [{ command: 'games', game: 'muster' }, 'unknown-field'],
  [{ command: 'games', constructor: 1 }, 'unknown-field'],
  [{ command: 'new', seed: 'x' }, 'unknown-game'],
  [{ command: 'new', game: 'chess', seed: 'x' }, 'unknown-game'],
  [{ command: 'new', game: 'toString', seed: 'x' }, 'unknown-game'],
  [{ command: 'new', game: 'muster' }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', deal: {} }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 4 }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', seats: 3 }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', seats: '2' }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', options: [] }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', options: null }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', seats: null }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', options: { stall: 19 } }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', options: { preset: 'hard' } }, 'wrong-type'],
  [{ command: 'new', game: 'muster', seed: 'x', options: { colour: 1 } }, 'unknown-field'],
  [
    { command: 'new', game: 'muster', seed: 'x', options: { bridges: false, overRainbow: true } },
    'options-refused',
  ],
  [{ command: 'new', game: 'muster', deal: { first: 0, hands: [[], []], pile: [] } }, 'wrong-type'],
  [{ command: 'load' }, 'wrong-type'],
  [{ command: 'load', text: '' }, 'not-a-match'],
  [{ command: 'load', text: 'tavola match 1\ngame muster 999\n' }, 'other-version'],
  [{ command: 'load', text: 'tavola match 1\ngame muster 1\nseats 2\noptions {}\nseed "x"\n' }, 'truncated'],
  [{ command: 'position', game: 'muster' }, 'wrong-type'],
  [{ command: 'position', game: 'muster', state: {} }, 'wrong-type'],
  [{ command: 'view' }, 'wrong-type'],
  [{ command: 'view', seat: 2 }, 'wrong-type'],
  [{ command: 'legal', seat: -1 }, 'wrong-type'],
  [{ command: 'legal', seat: null }, 'wrong-type'],
  [{ command: 'legal', describe: 'no' }, 'wrong-type'],
  [{ command: 'refusal' }, 'wrong-type'],
  [{ command: 'refusal', word: 'hello' }, 'unknown-word'],
  [{ command: 'play', word: 'banner-water1' }, 'unknown-word'],
  [{ command: 'play', word: 'draw-pile' }, 'illegal'],
  [{ command: 'play', word: 'draw-pile', seat: 1 }, 'out-of-turn'],
  [{ command: 'undo' }, 'nothing-to-undo'],
];

test.each(WRONG)('%j is answered with %s', (request, code) => {
  const { ask } = begun();
  const before = ask({ command: 'save' });
  const reply = ask({ ...request, id: 5 });
  expect(reply).toMatchObject({ id: 5, error: { code } });
  expect(objectIn(reply['error'])['message']).toMatch(/expected|made by|no word|\[\w+\]$/u);
  expect(ask({ command: 'save' })).toEqual(before);
});

test.each(
  [...COMMANDS.keys()].filter(
    (name) => !['games', 'new', 'batch', 'pack', 'load', 'position'].includes(name),
  ),
)('%s needs a match', (command) => {
  expect(codeOf(engine().ask({ command, seat: 0, word: 'draw-pile' }))).toMatch(/no-match|unknown-field/u);
  expect(codeOf(engine().ask({ command }))).toBe('no-match');
});

const RAW: readonly (readonly [name: string, line: string | Uint8Array, code: string])[] = [
  ['half an object', '{"command":"games"', 'bad-json'],
  ['a word', 'games', 'bad-json'],
  ['two values', '{} {}', 'bad-json'],
  ['a list', '[]', 'wrong-type'],
  ['null', 'null', 'wrong-type'],
  ['a number that is none', '{"command":"games","seed":1e400}', 'too-extreme'],
  ['a deep list', `{"command":"games","x":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'too-extreme'],
  ['a deep id', `{"command":"games","id":${'[{"a":'.repeat(1e4)}1${'}]'.repeat(1e4)}}`, 'too-extreme'],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'not-utf8'],
  ['a prototype', '{"command":"games","__proto__":{"command":"x"}}', 'unknown-field'],
  [
    'a prototype of the options',
    '{"command":"new","game":"muster","seed":"x","options":{"__proto__":1}}',
    'unknown-field',
  ],
];

test.each(RAW)('%s is answered with an error', (_name, line, code) => {
  expect(codeOf(JSON.parse(engine().line(line)))).toBe(code);
});

test('a line that is too long is answered with an error', () => {
  expect(answer({ match: null, batch: null }, TOO_LONG)).toContain('too-long');
});

test('what is wrong with one field does not hide the id', () => {
  expect(JSON.parse(engine().line('{"id":[7],"command":"view","seat":-1e999}'))).toMatchObject({ id: [7] });
});

test('a review comes after lines of progress, with the id of the request, and only of a match that is over', async () => {
  const { ask, session } = engine();
  const match = randomMatch(muster, 'review');
  const stages = stagesOf(match).slice(-4);
  ask({ command: 'position', game: 'muster', state: muster.json.position(stages[0].state) });
  expect(codeOf(ask({ command: 'review' }))).toBe('not-over');
  for (const { last } of stages.slice(1)) ask({ command: 'play', word: last!.move.notation });
  const request = JSON.stringify({ command: 'review', worlds: 1, progress: true, id: 7 });
  const stream = answer(session, Buffer.from(request));
  if (typeof stream === 'string') throw new TypeError('it is told at once');
  const told: JsonObject[] = [];
  for await (const each of stream) told.push(JSON.parse(each));
  expect(told.every(({ id }) => id === 7)).toBe(true);
  expect(told.slice(0, -1).every(({ progress }) => progress !== undefined)).toBe(true);
  expect(told.at(-1)).toMatchObject({ review: { game: 'muster', actions: 3 } });
  expect(codeOf(ask({ command: 'review', worlds: 0 }))).toBe('wrong-type');
});

test('a blank line has no answer', () => {
  for (const line of ['', ' ', '\r', '\t \r']) expect(engine().line(line)).toBe('');
});

test('whatever the line is, the answer is one line of JSON', () => {
  const { line, ask } = begun();
  const names = [...COMMANDS.keys(), 'jump', '__proto__'];
  const keys = [
    'game',
    'options',
    'seats',
    'seed',
    'deal',
    'text',
    'state',
    'seat',
    'word',
    'describe',
    'id',
    'x',
    '__proto__',
  ];
  const word = fc.constantFrom(
    'draw-pile',
    'banner-water1-water',
    'swap-0-leaf-1e1-leaf3',
    'muster',
    'constructor',
  );
  const value = fc.oneof(fc.jsonValue(), word, fc.constant(-0), fc.nat(3));
  const request = fc
    .tuple(fc.constantFrom(...names), fc.dictionary(fc.constantFrom(...keys), value))
    .map(([command, fields]) => JSON.stringify({ command, ...fields }));
  const torn = fc.tuple(request, fc.nat(80)).map(([text, at]) => text.slice(0, at));
  const bytes = fc.uint8Array({ maxLength: 40 }).map((array) => array.filter((byte) => byte !== 10));
  fc.assert(
    fc.property(
      fc.oneof(
        request,
        torn,
        bytes,
        fc.json(),
        fc.string().map((text) => text.replaceAll('\n', ' ')),
      ),
      (input) => {
        const reply = line(input);
        if (reply === '') return;
        expect(reply.endsWith('\n')).toBe(true);
        expect(reply.trimEnd()).not.toContain('\n');
        const { error }: { error?: { code: string; message: string } } = JSON.parse(reply);
        expect(error?.code).not.toBe('internal');
        if (error !== undefined) expect(error.message.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 2000 },
  );
  expect(ask({ command: 'games' })).toHaveProperty('games');
});

/** The same JSON with the value at one place replaced. */
function altered(json: Json, path: readonly number[], value: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined || typeof json !== 'object' || json === null) return value;
  const keys = Object.keys(json);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return value;
  if (isObject(json)) return { ...json, [key]: altered(json[key] ?? null, rest, value) };
  return json.with(Number(key), altered(json[Number(key)] ?? null, rest, value));
}

test('an altered state is refused, or can be played on', () => {
  const value = fc.oneof(
    fc.constantFrom<Json>(
      'water1',
      'rainbow',
      'castle',
      'wizard',
      'bridge',
      'leaf',
      'refill',
      'place',
      'over',
      null,
      [],
      {},
    ),
    fc.integer({ min: -1, max: 50 }),
  );
  const path = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.nat(120),
      fc.array(fc.tuple(path, value), { minLength: 1, maxLength: 3 }),
      fc.nat(),
      (length, changes, pick) => {
        const { state } = randomMatch(muster, `altered ${length % 5}`, length);
        const json = changes.reduce<Json>(
          (position, [at, to]) => altered(position, at, to),
          muster.json.position(state),
        );
        const { ask } = engine();
        const reply = ask({ command: 'position', game: 'muster', state: json });
        expect(codeOf(reply)).not.toBe('internal');
        for (let count = 0; count < 8 && codeOf(reply) === undefined; count += 1) {
          const { legal = [] }: { legal?: readonly { word: string }[] } = ask({ command: 'legal' });
          if (legal.length === 0) break;
          expect(codeOf(ask({ command: 'play', word: legal[(pick + count) % legal.length].word }))).toBe(
            undefined,
          );
        }
        if (codeOf(reply) === undefined) expect(codeOf(ask({ command: 'outcome' }))).toBe(undefined);
      },
    ),
    { numRuns: 500 },
  );
});
