import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  Agreement,
  ChatText,
  DeviceCode,
  Key,
  MOST_SEATS,
  Name,
  Pace,
  RequestId,
  TableId,
  Word,
} from './table-info.ts';
import { FromClient, FromServer, REASONS, Request, Requests } from './protocol.ts';
import * as routes from './routes.ts';
import { CHAT_LENGTH, NAME_LENGTH, PROTOCOL } from './terms.ts';

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.is(schema, value);
const table = 'A'.repeat(22);
const key = 'k'.repeat(43);

test('a greeting names the table, and either a key or a link for spectators', () => {
  expect(accepts(FromClient, { type: 'hello', protocol: PROTOCOL, table, key })).toBe(true);
  expect(accepts(FromClient, { type: 'hello', protocol: PROTOCOL, table, watch: key })).toBe(true);
  expect(accepts(FromClient, { type: 'hello', protocol: PROTOCOL + 1, table, key })).toBe(false);
  expect(accepts(FromClient, { type: 'hello', protocol: PROTOCOL, table: '../x', key })).toBe(false);
});

test('a request has an id and no field that is not its own', () => {
  const move = { type: 'move', id: 'a-1', after: 3, word: 'draw-pile' };
  expect(accepts(Request, move)).toBe(true);
  for (const wrong of [
    { ...move, seat: 1 },
    { ...move, id: '' },
    { ...move, id: undefined },
    { ...move, after: -1 },
    { ...move, after: 1.5 },
    { ...move, after: Infinity },
    { ...move, word: 'two words' },
    { ...move, word: 'x'.repeat(121) },
    JSON.parse('{"type":"move","id":"a","after":1,"word":"x","__proto__":{"seat":1}}'),
    [move],
    null,
  ]) {
    expect(accepts(Request, wrong), JSON.stringify(wrong)).toBe(false);
  }
});

test('a digest is 64 small hexadecimal digits and a nonce 32: nothing has two spellings', () => {
  const digest = { type: 'digest', id: 'a', digest: '0a'.repeat(32) };
  const nonce = { type: 'nonce', id: 'a', nonce: '0a'.repeat(16) };
  expect(accepts(Request, digest)).toBe(true);
  expect(accepts(Request, nonce)).toBe(true);
  for (const wrong of [
    '',
    '0A'.repeat(32),
    '0a'.repeat(31),
    '0a'.repeat(33),
    '0g'.repeat(32),
    `${'0a'.repeat(32)}\n`,
  ]) {
    expect(accepts(Request, { ...digest, digest: wrong }), wrong).toBe(false);
  }
  for (const wrong of ['', '0A'.repeat(16), '0a'.repeat(15), '0a'.repeat(32), '0g'.repeat(16)]) {
    expect(accepts(Request, { ...nonce, nonce: wrong }), wrong).toBe(false);
  }
  expect(accepts(Request, { ...digest, nonce: nonce.nonce })).toBe(false);
});

test.each([
  ['a key', Key, 43],
  ['the id of a table', TableId, 22],
  ['the id of a request', RequestId, 40],
  ['a code for another device', DeviceCode, 10],
  ['a word', Word, 120],
])('%s is its signs and nothing before, behind or between them', (_what, schema, length) => {
  const good = 'A'.repeat(length);
  expect(accepts(schema, good)).toBe(true);
  for (const wrong of [
    '',
    `${good}A`,
    ` ${good}`,
    `${good} `,
    `${good}\n`,
    `${good.slice(2)} A`,
    `${good}'`,
    [good],
  ]) {
    expect(accepts(schema, wrong), JSON.stringify(wrong)).toBe(false);
  }
});

test('no clock begins at nothing, and none runs for years', () => {
  const paces = (change: object): boolean => accepts(Pace, change);
  for (const [days, good] of [
    [0, false],
    [1, true],
    [14, true],
    [15, false],
    [1.5, false],
  ] as const) {
    expect(paces({ kind: 'days', days }), `${days} days`).toBe(good);
  }
  for (const [minutes, increment, good] of [
    [1, 0, true],
    [180, 120, true],
    [0, 10, false],
    [181, 0, false],
    [10, -1, false],
    [10, 121, false],
  ] as const) {
    expect(paces({ kind: 'live', minutes, increment }), `${minutes}+${increment}`).toBe(good);
  }
  const agreed = (away: number | null): boolean =>
    accepts(Agreement, { pace: { kind: 'free' }, away, timeout: 'bot' });
  expect([null, 1, 1440, 0, 1441, 0.5].map(agreed)).toEqual([true, true, true, false, false, false]);
});

test('every request is known by its type alone', () => {
  const types = Requests.map(({ entries }) => entries.type.literal);
  expect(new Set(types).size).toBe(types.length);
  expect(accepts(FromServer, { type: 'refused', id: 'a', reason: REASONS[0] })).toBe(true);
});

test.each(['Zoë', '李雷', '👩‍👩‍👧', '❤️', 'می‌خواهم', 'ਸਿੰਘ', 'ก็ดี', '❤️‍🔥', 'क्‍षि', "d'Artagnan"])(
  '%s is a name',
  (name) => {
    expect(accepts(Name, name)).toBe(true);
  },
);

test.each(['', '   ', 'a\nb', 'a\u0000', '\u202Eevil', 'a\u200Bb', '\uD800', 'x'.repeat(NAME_LENGTH + 1)])(
  '%j is no name',
  (name) => {
    expect(accepts(Name, name)).toBe(false);
  },
);

test.each([
  '\u200D\u200C',
  '\u3164',
  '\u2800',
  '\uFE0F',
  '\u034F',
  '\u0301',
  'Anna\u200D',
  '\u200CAnna',
  'An\u200D\u200Dna',
  `a${'\u0301'.repeat(5)}`,
  // A joiner between marks parts them for whoever counts, and not for whoever draws.
  `a${'\u0301\u0301\u0301\u0301\u200D'.repeat(2)}b`,
  `a${'\u0301\u200C'.repeat(5)}b`,
  'a\uFFFF',
])('nothing is to be seen of %j, or it looks like something else', (text) => {
  expect(accepts(Name, text)).toBe(false);
  expect(accepts(ChatText, text)).toBe(false);
});

test('a line of chat is short and is trimmed', () => {
  expect(v.parse(ChatText, '  good luck  ')).toBe('good luck');
  expect(accepts(ChatText, 'x'.repeat(CHAT_LENGTH + 1))).toBe(false);
});

test('a table has exactly one seat for whoever opens it', () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
  const opened = (seats: unknown): boolean =>
    accepts(routes.NewTable, { game: 'muster', options: {}, seats, agreement, listed: false });
  expect(opened([{ kind: 'me' }, { kind: 'open' }])).toBe(true);
  expect(opened([{ kind: 'open' }, { kind: 'bot', level: '3' }])).toBe(false);
  expect(opened([{ kind: 'me' }, { kind: 'me' }])).toBe(false);
  expect(opened([{ kind: 'me' }, { kind: 'bot', level: '9' }])).toBe(false);
});

test('no route takes anything for a body', () => {
  const schemas = Object.values(routes).filter((each) => 'kind' in each && each.kind === 'schema');
  expect(schemas.length).toBeGreaterThan(10);
  for (const schema of schemas) expect(accepts(schema as v.GenericSchema, { anything: 1 })).toBe(false);
});

test.each<[string, v.GenericSchema, (count: number) => unknown, number]>([
  [
    'things that a finger is on',
    FromClient,
    (count) => ({ type: 'point', spots: Array.from({ length: count }, () => 'card-1') }),
    9,
  ],
  [
    'signs of the address of a browser',
    routes.PushSubscription,
    (count) => ({
      endpoint: `https://a.example/${'x'.repeat(count - 18)}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    1000,
  ],
  [
    'signs of the name of a game',
    routes.NewSharedTable,
    (count) => ({ game: 'g'.repeat(count), options: {}, seats: 2 }),
    20,
  ],
  [
    'seats around a screen',
    routes.NewSharedTable,
    (seats) => ({ game: 'muster', options: {}, seats }),
    MOST_SEATS,
  ],
  [
    'seats at a table',
    routes.NewTable,
    (count) => ({
      game: 'muster',
      options: {},
      agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
      listed: false,
      seats: Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    }),
    MOST_SEATS,
  ],
  [
    'seats at all tables of a gathering',
    routes.NewGathering,
    (count) => ({
      kind: 'duplicate',
      tables: 2,
      game: 'muster',
      options: {},
      agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
      seats: Array.from({ length: count / 2 }, () => ({ kind: 'open' })),
    }),
    MOST_SEATS,
  ],
  ['signs of a name', routes.NewPlayer, (count) => ({ name: 'x'.repeat(count) }), NAME_LENGTH],
  [
    'the result of a deal',
    routes.NewDayResult,
    (result) => ({ kind: 'deal', game: 'muster', day: 1, result }),
    250,
  ],
  [
    'the number of a day',
    routes.NewDayResult,
    (day) => ({ kind: 'deal', game: 'muster', day, result: 1 }),
    100_000,
  ],
  ['the number of a seat', Request, (seat) => ({ type: 'dismiss', id: 'a', seat }), MOST_SEATS - 1],
])('of %s there are so many, and not one more', (_what, schema, made, most) => {
  expect(accepts(schema, made(most))).toBe(true);
  expect(accepts(schema, made(most % 2 === 0 ? most + 2 : most + 1))).toBe(false);
});

test('a mirror is for two teams of two people, and each table of a gathering is for somebody', () => {
  const gathers = (change: object): boolean =>
    accepts(routes.NewGathering, {
      kind: 'mirror',
      tables: 2,
      game: 'muster',
      options: {},
      agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      ...change,
    });
  const bot = { kind: 'bot', level: '1' };
  expect(gathers({})).toBe(true);
  expect(gathers({ tables: 3 })).toBe(false);
  expect(gathers({ seats: [{ kind: 'open' }, bot] })).toBe(false);
  expect(gathers({ kind: 'duplicate', seats: [{ kind: 'open' }, bot] })).toBe(true);
  expect(gathers({ kind: 'duplicate', seats: [bot, bot] })).toBe(false);
  expect(gathers({ kind: 'duplicate', tables: 1 })).toBe(false);
});
