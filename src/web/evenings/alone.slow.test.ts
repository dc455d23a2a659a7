import { beforeAll, test } from 'vitest';
import { type Evening, eveningOn } from '../testing/evening.ts';
import { usePage } from '../testing/page.ts';

// What one does alone on this device: puzzles, what is laid out for a day, a deal for friends, a lesson, one's own box.
const page = usePage();
let evening: Evening;
beforeAll(async () => {
  evening = await eveningOn(page);
});
const lit = () =>
  page
    .all('.touch.live, .action.primary, .sell.live, .turn.live, .buy.live')
    .filter((each) => !each.classList.contains('chosen'));

test.each(['muster', 'murano'])(
  'puzzles of %s: chosen, hinted at, missed, shown, and another',
  async (game) => {
    evening.readOnly('.page, .bar, .promptline, .slip');
    await evening.go('/puzzles');
    await evening.go(`/puzzles/${game}/3`);
    await evening.press('Hint');
    await evening.press('Hint');
    for (let touches = 0; touches < 20 && page.all('.refuted').length === 0; touches += 1) {
      const things = lit();
      const next = things[(touches * 5) % things.length];
      if (next === undefined) throw new Error(`nothing is lit: ${page.text()}`);
      await evening.step(`touch “${page.name(next)}”`, () => next.click());
    }
    await evening.press('Once more');
    await evening.press('Show the solution');
    await evening.press('Play it again');
    await evening.go(page.named('Next puzzle').getAttribute('href')!);
    await evening.go(`/puzzles/${game}/9999`);
    await evening.go('/puzzles');
    await evening.step('choose a theme', () => page.all('[aria-label="Theme"] button')[1].click());
    await evening.step('choose a difficulty', () => page.all('[aria-label="Difficulty"] button')[3].click());
    await evening.press('Next puzzle');
    await evening.keep(`puzzles-${game}`);
  },
);

test('a day: its puzzles and its deal, what became of them, and how it is told to others', async () => {
  evening.readOnly('.page, main');
  await evening.go('/daily');
  await evening.step('solve the first', () => page.named('Solve').click());
  await evening.press('Show the solution');
  await evening.go('/daily');
  await evening.press('Copy the text');
  await evening.press('Show the solution');
  await evening.go('/');
  await evening.press('Play: Murano: the deal');
  await evening.go('/daily');
  for (const sheet of ['murano/puzzle-321', 'muster/puzzle-321', 'murano/deal-321']) {
    await evening.go(`/puzzles/${sheet}`);
  }
  await evening.keep('day');
});

test('a deal for friends: made, and handed on', async () => {
  evening.readOnly('.page, .refused, dialog');
  await evening.go('/new/muster?with=same');
  await evening.press('Pip, Soldier');
  const address = location.pathname + location.search + location.hash;
  await evening.step('copy the link', () => page.one('.buttons .button').click());
  await evening.step('begin', () => page.one('.buttons .primary').click());
  await evening.go('/');
  await evening.go(address);
  await evening.step('continue', () => evening.go(page.one('.buttons .primary').getAttribute('href')!));
  await evening.press('Resign this match');
  await evening.press(/^Yes/u);
  await evening.keep('same');
});

test.each(['muster', 'murano'])('the lesson of %s goes on where it was left', async (game) => {
  evening.readOnly('.coach, .bar, .promptline, .cover');
  await evening.go(`/lesson/${game}`);
  for (let touches = 0; touches < 12; touches += 1) {
    await page.until(() => page.all('.room[data-mine="true"], .coach .button').length > 0);
    const [onward] = page.all('.coach .button, .taking-back .take-back');
    const next = onward ?? lit()[touches % lit().length];
    await evening.step(`touch “${page.name(next)}”`, () => next.click());
  }
  await evening.go('/');
  await evening.go(`/lesson/${game}`);
  await evening.keep(`lesson-${game}`);
});

test.each(['muster', 'murano'])('a box of one’s own for %s', async (game) => {
  evening.readOnly('.page');
  await evening.go(`/box/${game}`);
  if (game === 'murano') {
    await evening.press(/^red/u);
    await evening.press(/^blue/u);
    await evening.press('Undo');
    await evening.press('The rest is as here');
    await evening.press(/^Expert/u);
    await evening.press(/^24 creations/u);
  } else {
    const field = page.all('.own-box-halves input, .own-box-halves select')[0];
    await evening.step('change a number', () => {
      field.value = '3';
      field.fire('input');
      field.fire('change');
    });
  }
  await evening.enter('.box-out input[type="text"]', 'My box');
  await evening.press('Save as a file');
  await evening.press('Copy the link');
  await evening.go('/');
  await evening.go(`/box/${game}`);
  for (const text of ['{"some": "thing"}', 'no file', evening.saved()]) {
    await evening.step(`open the file ${text.slice(0, 20)}`, () => {
      const field = page.one('.box-out input[type="file"]');
      Object.assign(field, { files: [{ text: () => Promise.resolve(text) }] });
      field.fire('change');
    });
  }
  await evening.press('Play with it');
  await evening.keep(`box-${game}`);
});
