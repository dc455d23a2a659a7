import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadMatch } from '#core/loaded';
import { ENTRIES } from '#games/catalogue';
import { gameOf } from '#games/index';
import { loadEvaluator } from './load.ts';
import { reviewOf } from './review-match.ts';

// What is told of every decision of a recorded match: the same for ever, as long as nobody changes what is looked at.
// `npx vitest run --project slow src/bots/review/told --update` writes it anew.

/** Few worlds are imagined: what is held here is how they are read, not how right it is. */
const WORLDS = 3;

test.each([
  ['muster', 'every-kind'],
  ['muster', 'unity'],
  ['murano', 'one-round'],
  ['murano', 'solo-won'],
] as const)('what is told of each decision of %s: %s', async (id, name) => {
  const entry = ENTRIES.find((each) => each.id === id)!;
  const path = join(import.meta.dirname, '..', '..', 'games', id, 'matches', `${name}.match`);
  const match = loadMatch(readFileSync(path, 'utf8'), gameOf);
  const evaluator = await loadEvaluator(entry, match.game.version);
  const { decisions, players } = reviewOf(evaluator, match, { worlds: WORLDS });
  const lines = decisions.flatMap((each) => {
    const { at, seat, played, best, share, cost, grade, proven, reason } = each;
    return [
      `${at} seat ${seat}: ${played}, best ${best} ${share.toFixed(3)}, cost ${cost.toFixed(3)} ${grade} ${proven ?? ''}`.trim(),
      ...(reason === null
        ? []
        : [
            `  ${JSON.stringify(reason.message)} ${reason.rules.join(' ')} ${reason.factor} ${reason.place ?? ''}`.trimEnd(),
          ]),
    ];
  });
  const told = [...lines, ...players.map((each) => JSON.stringify(each))].join('\n');
  await expect(`${told}\n`).toMatchFileSnapshot(`testing/told-${id}-${name}.txt`);
});
