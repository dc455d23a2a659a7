import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OptionField } from '#core/options';
import { LANGUAGES } from '#core/words';
import { pebbles } from '#core/testing/pebbles';
import { GAMES } from '#games/index';
import { optionLines } from './help.ts';
import { sayIn } from './language.ts';
import { widthOf } from './terminal/ink.ts';

const CASES = [...GAMES, pebbles].flatMap((game) =>
  LANGUAGES.map((language) => ({ game, language, id: game.id })),
);

test.each(CASES)('help $id tells what every value of every option means, $language', ({ game, language }) => {
  const lines = optionLines(sayIn(language), game);
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  const told = lines.join('\n');
  for (const field of Object.values<OptionField>(game.options.fields)) {
    if (field.kind !== 'choice' && field.kind !== 'list') continue;
    for (const value of field.values) expect(told).toMatch(new RegExp(`\\n {8}${value} – \\S`, 'u'));
  }
  // A text that is missing is told by its key.
  expect(told).not.toMatch(/\w\.\w/u);
});

test('help says what a value means, not only how it is written', () => {
  const murano = GAMES.find(({ id }) => id === 'murano')!;
  const told = optionLines(sayIn('en'), murano);
  expect(told).toContain('        sheet – Only Prevident');
  expect(told).toContain('        all – All of them');
  expect(optionLines(sayIn('en'), pebbles)).toContain('        moss – Moss');
});

test.each(['play', 'simulate', 'arena', 'review'])('the usage names every flag of %s', (command) => {
  const source = readFileSync(join(import.meta.dirname, command, 'index.ts'), 'utf8');
  const flags = [...source.matchAll(/^ +(\w+): \{ type: '/gmu)].map(([, flag]) => `--${flag}`);
  expect(flags.length).toBeGreaterThan(2);
  for (const language of LANGUAGES) {
    const usage = sayIn(language)('usage');
    const [, part = ''] = usage.split(`  tavola ${command} `);
    const [own = ''] = part.split('\n  tavola ');
    for (const flag of flags) expect(own, language).toMatch(new RegExp(`${flag}\\b`, 'u'));
  }
});
