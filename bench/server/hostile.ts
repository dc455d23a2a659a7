import type { Random } from '#core/random';
import { EMOTES, PROTOCOL } from '#table/table-info';

/** What a hostile client knows. */
export interface Corner {
  readonly table: string;
  /** Of the last thing it saw. */
  readonly seq: number;
  /** Words that are legal for its seat now, and words that somebody else might say. */
  readonly legal: readonly string[];
  readonly words: readonly string[];
  /** Ids that were used before, by whomever. */
  readonly ids: readonly string[];
  readonly newId: () => string;
}

/** A text, or bytes of a text frame that are none, or a frame that is no text. */
export interface Shot {
  readonly data: string | Buffer;
  readonly binary: boolean;
}

type Fields = Record<string, unknown>;
type Weapon = (random: Random, corner: Corner) => string | Shot;

const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)];

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  '\uD800',
  '\uDFFF\uD800',
  '\u0000',
  '\u202E',
  "'; drop table events; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(500),
  'é'.repeat(130),
  [],
  {},
  [[[]]],
  { toString: 1, valueOf: null },
  { type: 'ping' },
  ['resign'],
];
const TYPES =
  'hello ping digest nonce move undo resign handOver takeBack stand fill dismiss chat emote rematch welcome done bye sit flag abandon __proto__ constructor hasOwnProperty'.split(
    ' ',
  );

/** A message of the protocol, well formed; whether it is allowed is another question. */
const GRAMMAR: Readonly<Record<string, (random: Random, corner: Corner) => Fields>> = {
  ping: () => ({}),
  nonce: (random) => ({ nonce: random.below(0xffffffff).toString(16).padStart(32, '0') }),
  move: (random, { seq, legal, words }) => ({
    after: pick(random, [seq, seq, seq, seq - 1, seq + 1, 0, random.below(seq + 2)]),
    word: pick(random, [
      pick(random, legal) ?? 'none',
      pick(random, words),
      pick(random, words),
      altered(random, pick(random, words)),
    ]),
  }),
  undo: (random, { seq }) => ({ after: pick(random, [seq, seq - 1, seq + 1, 0]) }),
  takeBack: () => ({}),
  fill: (random) => ({ seat: random.below(6), level: String(1 + random.below(5)) }),
  chat: (random) => ({ text: pick(random, ['hello', 'x'.repeat(200), '<b>hi</b>', 'à bientôt', '你好']) }),
  emote: (random) => ({ emote: pick(random, EMOTES) }),
  rematch: () => ({}),
};
/** Legal, and soon the end of a match: not too often. */
const RARE: typeof GRAMMAR = {
  digest: (random) => ({ digest: random.below(0xffffffff).toString(16).padStart(64, '0') }),
  resign: () => ({}),
  stand: () => ({}),
  handOver: () => ({ level: '1' }),
  dismiss: (random) => ({ seat: random.below(4) }),
};

/** One to three small changes somewhere in a text. */
function altered(random: Random, text: string): string {
  let out = text;
  for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
    const at = random.below(out.length + 1);
    const inserted = pick(random, [
      '',
      '"',
      '{',
      '}',
      ',',
      '\\',
      '\\u0000',
      '\\ud800',
      '-',
      '9',
      'é',
      '\u0007',
      '[',
    ]);
    out = out.slice(0, at) + inserted + out.slice(at + random.below(3));
  }
  return out;
}

function message(random: Random, corner: Corner): Fields {
  const kinds = random.below(40) === 0 ? RARE : GRAMMAR;
  const type = pick(random, Object.keys(kinds));
  const fields = kinds[type](random, corner);
  if (type === 'ping') return { type };
  const id = random.below(8) === 0 ? (pick(random, corner.ids) ?? 'first') : corner.newId();
  return { type, id, ...fields };
}

const hello = (random: Random, { table }: Corner): Fields => ({
  type: 'hello',
  protocol: pick(random, [PROTOCOL, PROTOCOL, PROTOCOL + 1, 0]),
  table: pick(random, [table, 'A'.repeat(22)]),
  ...(random.below(2) === 0 && { key: 'k'.repeat(43) }),
  ...(random.below(2) === 0 && { watch: 'w'.repeat(43) }),
});

/** Well formed: the server has to think about them. */
const FORMED: readonly Weapon[] = [
  (random, corner) => JSON.stringify(message(random, corner)),
  (random, { seq, legal, newId }) =>
    JSON.stringify({ type: 'move', id: newId(), after: seq, word: pick(random, legal) ?? 'none' }),
];

/** Not of the protocol: nearly all of them end their connection. */
const MALFORMED: readonly Weapon[] = [
  (random, corner) => JSON.stringify(hello(random, corner)),
  (random, corner) => altered(random, JSON.stringify(message(random, corner))),
  // One field of another kind.
  (random, corner) => {
    const original = message(random, corner);
    return JSON.stringify({ ...original, [pick(random, Object.keys(original))]: pick(random, NASTY) });
  },
  // A field too many or too few; the seat of somebody else.
  (random, corner) => {
    const more = pick<Fields>(random, [
      { seat: random.below(3) },
      { player: 'x' },
      { bot: true },
      { admin: true },
    ]);
    return JSON.stringify({ ...message(random, corner), ...more });
  },
  (random, corner) => {
    const original = message(random, corner);
    return JSON.stringify({ ...original, [pick(random, Object.keys(original))]: undefined });
  },
  (random, corner) => JSON.stringify({ ...message(random, corner), type: pick(random, TYPES) }),
  // Keys that JavaScript understands otherwise, and keys given twice.
  (random, corner) =>
    JSON.stringify(message(random, corner)).replace(
      '{',
      pick(random, [
        '{"__proto__":{"seat":1},',
        '{"constructor":{"prototype":{}},',
        '{"type":"ping",',
        '{"toJSON":1,',
      ]),
    ),
  (random) =>
    pick(random, [
      '',
      'null',
      '[]',
      '""',
      '1e400',
      '-0',
      'NaN',
      '{',
      '{}',
      '[[',
      '"\\ud800"',
      '{"type":1e400}',
    ]),
  (random) => {
    const [open, close] = pick(random, [
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"a":', '}]'],
    ] as const);
    const depth = 1 + random.below(600);
    return (
      open.repeat(depth) + (open === '[' ? '' : '1') + (random.below(2) === 0 ? close.repeat(depth) : '')
    );
  },
  (random) => JSON.stringify({ type: 'chat', id: 'huge', text: 'x'.repeat(3000 + random.below(70_000)) }),
  (random) => ({
    data: Buffer.from(Array.from({ length: random.below(60) }, () => random.below(256))),
    binary: false,
  }),
  (random, corner) => ({ data: Buffer.from(JSON.stringify(message(random, corner))), binary: true }),
];

const VOLLEYS = [1, 2, 4, 24];

/** A few or many that are well formed, and now and then one that is not: whatever came after that one would not be read. */
export function volleyOf(random: Random, corner: Corner): Shot[] {
  const fire = (weapons: readonly Weapon[], hope: number): Shot => {
    // As if some of those before it were granted.
    const payload = pick(random, weapons)(random, { ...corner, seq: corner.seq + hope });
    return typeof payload === 'string' ? { data: payload, binary: false } : payload;
  };
  const length = 1 + random.below(pick(random, VOLLEYS));
  const volley = Array.from({ length }, (_, index) => fire(FORMED, random.below(Math.min(3, index + 1))));
  if (random.below(4) === 0) volley.push(fire(MALFORMED, 0));
  return volley;
}
