import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';
import type * as warned from './warned.tsx';
import type * as warnings from './warnings.ts';

const page = usePage();
let parts: typeof warned & typeof warnings;
beforeAll(async () => {
  await page.room('muster');
  parts = { ...(await import('./warned.tsx')), ...(await import('./warnings.ts')) };
});

const answers: string[] = [];
beforeEach(async () => {
  answers.length = 0;
  page.show(null);
  page.show(h(parts.Warned, {}));
  parts.warning.value = {
    cost: 0.3,
    playAnyway: () => answers.push('play'),
    thinkAgain: () => answers.push('think'),
  };
  await page.until(() => page.all('.hint-warning').length === 1);
});

test('whoever closes a warning without a word has not played', () => {
  page.one('.hint-warning').fire('close');
  expect(answers).toEqual(['think']);
});

test('the first answer is to think again, the second plays all the same', () => {
  for (const button of page.all('.hint-warning button')) button.click();
  expect(answers).toEqual(['think', 'play']);
});
