import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#core/words';
import type { Action } from './action.ts';
import { banner } from './actions/banner.ts';
import { bridge } from './actions/bridge.ts';
import { draw } from './actions/draw.ts';
import { lay } from './actions/lay.ts';
import { move } from './actions/move.ts';
import { place } from './actions/place.ts';
import { swap } from './actions/swap.ts';
import { wizard } from './actions/wizard.ts';
import { muster } from './index.ts';
import { table } from './testing/table.ts';

test('a game for two, known by its name and the version of its rules', () => {
  expect(muster).toMatchObject({ id: 'muster', version: 1, seats: { min: 2, max: 2 } });
});

test('whoever has the turn is to act, in every phase; nobody when it is over', () => {
  const act = (given: Parameters<typeof table>[0]) => muster.toAct(table(given).state);
  expect(act({})).toEqual([0]);
  expect(act({ turn: 1 })).toEqual([1]);
  expect(act({ turn: 1, phase: 'refill', rivalHand: '' })).toEqual([1]);
  expect(act({ phase: 'place', turned: 'rainbow' })).toEqual([0]);
  expect(act({ turn: 1, phase: 'over', last: '', quiet: 0 })).toEqual([]);
});

describe('what turns something hidden up, and so cannot be taken back', () => {
  const { state } = table();
  const reveals = (word: string): boolean => muster.reveals(state, 0, muster.parse(word)!);

  test.each(['draw-pile', 'move-leaf-water'])('[U16] %s does', (word) => {
    expect(reveals(word)).toBe(true);
  });

  test.each([
    'draw-leaf',
    'draw-flame',
    'banner-leaf1-leaf',
    'wizard-leaf',
    'lay-leaf1-leaf',
    'bridge-leaf-leaf2',
    'swap-1-leaf-0-leaf1',
    'place-leaf',
  ])('%s does not', (word) => {
    expect(reveals(word)).toBe(false);
  });
});

describe('a preview', () => {
  const before = table({
    own: { leaf: 'leaf1 wizard' },
    hand: 'leaf2 cloud3 flame2 rainbow castle',
    castles: { water: 'water1' },
  });
  const seen = muster.view(before.state, 0);
  const preview = (word: string, view = seen) => muster.preview(view, 0, muster.parse(word)!);

  test('shows what will happen, and leaves the view alone', () => {
    const asJson = JSON.stringify(seen);
    expect(preview('banner-flame2-flame')).toEqual(muster.view(before.play('banner-flame2-flame').state, 0));
    expect(preview('swap-0-leaf-1-leaf2')).toEqual(muster.view(before.play('swap-0-leaf-1-leaf2').state, 0));
    expect(JSON.stringify(seen)).toBe(asJson);
  });

  test('[B03] keeps hidden what the pile holds', () => {
    const refill = muster.view(before.play('lay-leaf2-leaf').state, 0);
    const after = preview('draw-pile', refill);
    expect(after.hands[0]).toEqual([-1, 12, 21, 25, 26]);
    expect(after).toMatchObject({ phase: 'action', turn: 1, quiet: 1 });
    expect(preview('draw-water', refill).hands[0]).toEqual([0, 12, 21, 25, 26]);
  });

  test('[U16] of a move stops at the card that nobody knows', () => {
    expect(preview('move-leaf-cloud')).toMatchObject({ phase: 'place', turn: 0, turned: [-1] });
  });
});

describe('words', () => {
  test.each([
    '',
    '-',
    'undo',
    'banner',
    'toString',
    '__proto__',
    'constructor-leaf',
    'hasOwnProperty',
    'BANNER-leaf1-leaf',
    ' draw-pile',
    'draw-pile ',
  ])('%j is none', (word) => {
    expect(muster.parse(word)).toBeNull();
  });

  // A rule sees to its own parts, even where no other spelling would be let through.
  test.each<[{ parse(parts: readonly string[]): Action | null }, string, string[]]>([
    [banner, 'leaf1-leaf', ['rainbow-leaf', 'castle-leaf', 'rock-leaf', 'leaf1-rock', 'rock-rock']],
    [wizard, 'leaf', ['rock', 'pile']],
    [move, 'leaf-water', ['rock-leaf', 'leaf-rock', 'rock-rock']],
    [lay, 'castle-leaf', ['rock-leaf', 'castle-rock', 'rock-rock', 'wizard-leaf']],
    [
      bridge,
      'leaf-leaf3',
      [
        'rock-leaf3',
        'leaf-rock',
        'rock-rock',
        'leaf-rainbow',
        'leaf-leaf3-0',
        'leaf-leaf3-6',
        'leaf-leaf3-1.5',
      ],
    ],
    [
      swap,
      '0-leaf-1-leaf2',
      [
        '2-leaf-1-leaf2',
        '0-rock-1-leaf2',
        '0-leaf-1-rock',
        '2-rock-1-rock',
        '0-leaf-1-rainbow',
        '0-leaf-0.5-leaf2',
        '0-leaf-47-leaf2',
      ],
    ],
    [draw, 'pile', ['rock', 'castle']],
    [place, 'leaf', ['rock', 'pile']],
  ])('the parts of an action are parsed by its rule alone (%#)', (rule, good, bad) => {
    expect(rule.parse(good.split('-'))).not.toBeNull();
    for (const parts of bad) expect(rule.parse(parts.split('-')), parts).toBeNull();
  });

  test('a negative number is none', () => {
    expect(swap.parse(['0', 'leaf', '-1', 'leaf2'])).toBeNull();
    expect(bridge.parse(['leaf', 'leaf3', '-1'])).toBeNull();
  });

  test('[B43] the copies of a card in a hand are one word', () => {
    const before = table({ hand: 'leaf1 leaf1 leaf1 rainbow rainbow' });
    const words = before.legal();
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word.includes('leaf1'))).toEqual(['banner-leaf1-leaf', 'lay-leaf1-leaf']);
  });

  test('playing changes no list that somebody holds', () => {
    const before = table({
      own: { leaf: 'leaf1 wizard' },
      rival: { flame: 'bridge flame2' },
      hand: 'leaf2 cloud3 flame1 rainbow castle',
    });
    const asJson = JSON.stringify(before.state);
    for (const action of muster.legalActions(before.state, 0)) {
      const copy = muster.copy(before.state);
      muster.play(copy, 0, action);
      expect(JSON.stringify(before.state)).toBe(asJson);
      expect(JSON.stringify(copy)).not.toBe(asJson);
    }
  });

  test('every legal word stands for the action it came from', () => {
    const before = table({
      own: { leaf: 'leaf1 wizard' },
      rival: { flame: 'bridge flame2' },
      hand: 'leaf2 cloud2 flame1 rainbow castle',
    });
    const kinds = new Set<Action['kind']>();
    for (const action of muster.legalActions(before.state, 0)) {
      kinds.add(action.kind);
      expect(muster.parse(muster.encode(action))).toEqual(action);
    }
    expect(kinds.size).toBe(6);
  });
});

describe.each(LANGUAGES)('the rules as text in %s', (language) => {
  const { rules, parts, words } = muster.texts[language];

  test('every rule has a title and a text, every ruling a reason', () => {
    expect(muster.rulebook.length).toBe(34 + 44);
    expect(Object.keys(rules).toSorted()).toEqual(muster.rulebook.map(({ id }) => id).toSorted());
    for (const { id, part, from } of muster.rulebook) {
      expect(rules[id].title, id).toMatch(/\S/u);
      expect(rules[id].text, id).toMatch(/\S{2}.*[.!]$/u);
      expect(rules[id].reason !== undefined, id).toBe(id.startsWith('B'));
      expect(parts[part], id).toMatch(/\S/u);
      expect(from, id).toMatch(/\S/u);
    }
  });

  test('every rule that a text points to is there', () => {
    const known = new Set(muster.rulebook.map(({ id }) => id));
    const pointed = Object.values(rules).flatMap(
      ({ text, reason = '' }) => `${text} ${reason}`.match(/\b[UB]\d+\b/gu) ?? [],
    );
    expect(pointed.length).toBeGreaterThan(0);
    expect(pointed.filter((id) => !known.has(id))).toEqual([]);
  });

  test('the game has a name', () => {
    expect(words['name']).toMatch(/^Muster/u);
  });
});

test('the numbers of the rulebook are U1 to U34 and B01 to B44, each once', () => {
  const count = (letter: string, last: number, width: number): string[] =>
    Array.from({ length: last }, (_, i) => `${letter}${String(i + 1).padStart(width, '0')}`);
  expect(muster.rulebook.map(({ id }) => id).toSorted()).toEqual(
    [...count('U', 34, 1), ...count('B', 44, 2)].toSorted(),
  );
});
