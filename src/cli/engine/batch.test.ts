import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json';
import * as observations from '#bots/observations';
import { GAMES } from '#games/index';
import { answer } from './answer.ts';
import type { EngineSession } from './session.ts';

interface Told {
  readonly actors: readonly number[];
  readonly legal: readonly number[];
  readonly words?: readonly (readonly string[])[];
  readonly ended: readonly { readonly match: number; readonly scores: readonly number[] }[];
  readonly error?: { readonly code: string; readonly message: string };
}

/** `line` answers with the line as it is written, `ask` with what it tells of a batch. */
function engine() {
  const session: EngineSession = { match: null, batch: null };
  const line = (request: JsonObject): string => {
    const told = answer(session, new TextEncoder().encode(JSON.stringify(request)));
    if (typeof told !== 'string') throw new TypeError('it is told line by line');
    return told;
  };
  return { line, ask: (request: JsonObject): Told => JSON.parse(line(request)) };
}

/** Plays so many lines, always an action that follows from the line. */
function played(ask: ReturnType<typeof engine>['ask'], first: Told, lines: number): Told[] {
  const all = [first];
  for (let line = 0; line < lines; line += 1) {
    const { legal } = all.at(-1)!;
    all.push(ask({ command: 'steps', actions: legal.map((count, at) => (7 * line + 3 * at) % count) }));
  }
  return all;
}

test.each(GAMES)(
  '$id: a batch is the same each time, and whoever ends begins anew',
  ({ id, seats: { min } }) => {
    const seats = Math.max(2, min);
    const begin: JsonObject = { command: 'batch', game: id, matches: 3, seed: 'b', seats };
    const lines = (): Told[] => {
      const { ask } = engine();
      return played(ask, ask(begin), 1500);
    };
    const all = lines();
    expect(lines()).toEqual(all);
    const ended = all.flatMap((each) => each.ended);
    expect(new Set(ended.map(({ match }) => match))).toEqual(new Set([0, 1, 2]));
    for (const { actors, legal } of all) {
      expect([actors.length, legal.length]).toEqual([3, 3]);
      expect(Math.min(...legal)).toBeGreaterThan(0);
    }
  },
);

test('a match of a batch is the one that its seed begins alone, word for word', () => {
  const { ask, line } = engine();
  const [game] = GAMES;
  const told = ask({ command: 'batch', game: game.id, matches: 2, seed: 'x', observe: 'words' });
  ask({ command: 'new', game: game.id, seed: 'x 1' });
  const { legal }: { legal: { word: string }[] } = JSON.parse(line({ command: 'legal', describe: false }));
  expect(told.words?.[1]).toEqual(legal.map(({ word }) => word));
});

test.each<[string, Json, string]>([
  ['too few', [0], 'a list of 2'],
  ['no list', 3, 'a list of 2'],
  ['too great', [0, 999], 'actions[1]: expected a whole number from 0 to'],
  ['no number', ['a', 0], 'actions[0]: expected a whole number'],
  ['a part of one', [0, 0.5], 'actions[1]: expected a whole number'],
])('actions that are %s are refused, and nothing changes', (_name, actions, message) => {
  const { ask } = engine();
  const [game] = GAMES;
  const first = ask({ command: 'batch', game: game.id, matches: 2, seed: 'y', observe: 'words' });
  expect(ask({ command: 'steps', actions }).error?.message).toContain(message);
  const { actors, legal } = ask({ command: 'steps', actions: [0, 0] });
  const { ask: other } = engine();
  other({ command: 'batch', game: game.id, matches: 2, seed: 'y', observe: 'words' });
  expect(other({ command: 'steps', actions: [0, 0] })).toMatchObject({ actors, legal });
  expect(first.legal).toHaveLength(2);
});

test('without a batch there are no steps, and a batch has its bounds', () => {
  const { ask } = engine();
  expect(ask({ command: 'steps', actions: [] }).error?.code).toBe('no-match');
  expect(ask({ command: 'batch', game: GAMES[0].id, seed: 'z', matches: 4097 }).error?.code).toBe(
    'wrong-type',
  );
  expect(
    ask({ command: 'batch', game: GAMES[0].id, seed: 'z', matches: 1, observe: 'all' }).error?.code,
  ).toBe('wrong-type');
});

const observed = GAMES.filter(({ id }) => Object.hasOwn(observations, id));

test('a game that gives no features says so', () => {
  for (const { id } of GAMES.filter((game) => !observed.includes(game))) {
    const begin = { command: 'batch', game: id, matches: 1, seed: 'f', observe: 'features' };
    expect(engine().ask(begin).error?.message).toContain(id);
  }
});

test.each(observed)(
  '$id: features are numbers with names, those that a match alone has',
  ({ id, seats: { min } }) => {
    const { ask, line } = engine();
    const seats = Math.max(2, min);
    const begin = { command: 'batch', game: id, matches: 3, seed: 'f', seats, observe: 'features' };
    const { names, type, features }: { names: string[]; type: string; features: string } = JSON.parse(
      line(begin),
    );
    const bytes = Buffer.from(features, 'base64');
    const numbers = type === 'uint8' ? new Uint8Array(bytes) : new Float32Array(new Uint8Array(bytes).buffer);
    expect(numbers).toHaveLength(3 * names.length);
    expect(new Set(names).size).toBe(names.length);
    ask({ command: 'new', game: id, seed: 'f 2', seats });
    const alone: { names: string[]; features: number[] } = JSON.parse(line({ command: 'features' }));
    expect(alone.names).toEqual(names);
    expect([...numbers.subarray(2 * names.length)]).toEqual(alone.features);
    // They follow the match, and their names are not told again.
    const next: { features: string } = JSON.parse(line({ command: 'steps', actions: [0, 0, 0] }));
    expect(next.features).not.toBe(features);
    expect(next).not.toHaveProperty('names');
  },
);
