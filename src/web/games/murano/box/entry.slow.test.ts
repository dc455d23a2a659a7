import { expect, test } from 'vitest';
import { codeOf, factsOf } from '#games/murano/pack/code';
import { FACE_SIZE, type Facts, PLAYERS, PRESENT } from '#games/murano/pack/facts';
import { packs } from '#games/murano/pack/json';
import { quickRandom } from '#core/random';
import type { Category } from '#games/murano/rules/cards';
import { countOf } from '#games/murano/rules/shards';
import { randomPackText } from '#games/murano/testing/packs';
import {
  differencesOf,
  enteredFrom,
  factsEntered,
  FACES,
  presentCard,
  progressOf,
  STEPS,
} from './entered.ts';
import {
  asHere,
  beginBox,
  type BoxEntry,
  categoriesShown,
  goTo,
  layLira,
  put,
  putTwo,
  toggle,
  turnIcon,
  undone,
} from './entry.ts';

/** Enters a whole box from blank, as somebody would who looks at it, and counts the taps. */
function enter(text: string): { box: BoxEntry; taps: number } {
  const { rings, circles, creations } = factsOf(text)!;
  const faces = { ...rings, ...circles };
  let [box, taps] = [beginBox(), 0];
  const tap = (next: BoxEntry): void => {
    box = next;
    taps += 1;
  };
  for (const name of FACES) for (const shard of faces[name]) tap(put(box, shard));
  for (const [at, { recipe, categories }] of creations.entries()) {
    expect([box.step, box.at]).toEqual(['creations', at]);
    const isWrong = (category: Category): boolean => !categories.includes(category);
    // Of two the wrong one goes first; the last one cannot go before another is there.
    for (const category of categoriesShown(box).filter(isWrong)) {
      if (categoriesShown(box).length > 1) tap(toggle(box, category));
    }
    for (const category of categories) {
      if (!categoriesShown(box).includes(category)) tap(toggle(box, category));
    }
    for (const category of categoriesShown(box).filter(isWrong)) tap(toggle(box, category));
    for (const shard of [0, 1, 2, 3] as const) {
      let left = countOf(recipe, shard);
      for (; left >= 2; left -= 2) tap(putTwo(box, shard));
      if (left === 1) tap(put(box, shard));
    }
  }
  return { box, taps };
}

/** Touches each space until it has as many Liras as there. */
function withLiras(box: BoxEntry, liras: Facts['liras']): BoxEntry {
  const step = (next: BoxEntry, players: number, at: number): BoxEntry =>
    (next.entered.liras ?? PRESENT.liras)[players]?.[at] === liras[players]?.[at]
      ? next
      : step(layLira(next, players, at), players, at);
  return PLAYERS.reduce<BoxEntry>(
    (before, players) =>
      Array.from({ length: FACE_SIZE }, (_, at) => at).reduce((next, at) => step(next, players, at), before),
    box,
  );
}

/** One touch for each icon that is the other one. */
const withIcons = (box: BoxEntry, icons: Facts['icons']): BoxEntry =>
  icons.reduce((next, icon, at) => (icon === PRESENT.icons[at] ? next : turnIcon(next, at)), box);

test('any box is entered from blank in at most 200 taps', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const text = randomPackText(quickRandom(seed));
    const { box, taps } = enter(text);
    // The coins of an expert match and the icons of the advantages are as here until somebody says otherwise.
    const { liras: _liras, advantages: _icons, ...rest } = packs.write(codeOf(factsEntered(box.entered)));
    expect(packs.write(text)).toMatchObject(rest);
    expect(taps).toBeLessThanOrEqual(200);
    const { liras, icons } = factsOf(text)!;
    const whole = withIcons(withLiras(box, liras), icons);
    expect(packs.write(codeOf(factsEntered(whole.entered)))).toEqual(packs.write(text));
    for (const step of STEPS) expect(progressOf(box.entered, step)[0]).toBe(progressOf(box.entered, step)[1]);
  }
  expect(enter('').taps).toBe(48 + 68);
});

test('whatever is missing is as here, and so is what is said to be', () => {
  expect(codeOf(factsEntered(beginBox().entered))).toBe('');
  const one = put(beginBox(), 3);
  expect(differencesOf(factsEntered(one.entered)).A).toEqual([0]);
  const rest = asHere(one);
  expect([rest.step, rest.at]).toEqual(['B', 0]);
  expect(differencesOf(factsEntered(rest.entered))).toEqual({
    A: [0],
    B: [],
    I: [],
    II: [],
    creations: [],
    icons: [],
    liras: [],
  });
  const card = asHere(goTo(beginBox(), 'creations', 5));
  expect([card.at, progressOf(card.entered, 'creations')]).toEqual([6, [1, 24]]);
});

test('undoing goes back tap by tap to the blank box, two of a colour at once', () => {
  const first = beginBox();
  let box = putTwo(put(goTo(first, 'creations'), 0), 1);
  box = toggle(box, 3);
  expect(categoriesShown(box)).toEqual([0, 3]);
  for (let taps = 3; taps > 0; taps -= 1) box = undone(box);
  expect(box.entered).toEqual(first.entered);
  expect(undone(undone(box)).entered).toEqual(first.entered);
});

test('a place that was filled is filled anew where one goes back to it', () => {
  let box = put(put(beginBox(), 4), 0);
  box = put(goTo(box, 'A', 0), 3);
  expect(box.entered.faces.A.slice(0, 3)).toEqual([3, 0, null]);
  expect(box.at).toBe(2);
});

test('the last category stays, and a third takes the place of the first', () => {
  let box = goTo(beginBox(), 'creations', 0);
  expect(presentCard(0).categories).toEqual([0]);
  expect(toggle(box, 0)).toBe(box);
  box = toggle(toggle(box, 1), 2);
  expect(categoriesShown(box)).toEqual([1, 2]);
});

test('a pack that came in is entered as a whole, and gives the same text', () => {
  const text = randomPackText(quickRandom(77));
  const entered = enteredFrom(factsOf(text)!);
  expect(packs.write(codeOf(factsEntered(entered)))).toEqual(packs.write(text));
});

test('[L69] a touch lays a Lira, the third takes them off; until there are as many as players it is as here', () => {
  const first = goTo(beginBox(), 'liras');
  const one = layLira(first, 2, 0);
  expect(factsEntered(one.entered).liras).toEqual(PRESENT.liras);
  expect(progressOf(one.entered, 'liras')).toEqual([2, 3]);
  const { box } = enter('');
  const moved = withLiras(box, { ...PRESENT.liras, 2: PRESENT.liras[2].map((_, at) => (at === 4 ? 2 : 0)) });
  expect(differencesOf(factsEntered(moved.entered)).liras).toEqual([2]);
  expect(differencesOf(factsEntered(asHere(goTo(moved, 'liras')).entered)).liras).toEqual([]);
  expect(undone(layLira(moved, 3, 1)).entered).toEqual(moved.entered);
  expect(put(goTo(moved, 'liras'), 0).entered).toEqual(moved.entered);
});

test('[L76] a touch turns an icon into the other, and back; a box of earlier days has those from here', () => {
  const first = goTo(beginBox(), 'icons');
  const one = turnIcon(first, 2);
  expect(PRESENT.icons[2]).toBe('modifies');
  expect(differencesOf(factsEntered(one.entered)).icons).toEqual([2]);
  expect(differencesOf(factsEntered(turnIcon(one, 2).entered)).icons).toEqual([]);
  expect(undone(one).entered).toEqual(first.entered);
  expect(asHere(one).entered).toEqual(first.entered);
  expect(put(one, 3)).toBe(one);
});
