// What the strongest bot reaches alone with each deal of the day: node tools/mine/murano/pars.ts --from 1 --to 366 --out FILE
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { iterations } from '#bots/bot';
import { DAILY_DEALS, dailySeed } from '#bots/daily-deals';
import { levelsOf } from '#bots/levels';
import { apply } from '#core/game';
import { newMatch } from '#core/match';
import { quickRandom } from '#core/random';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: String(DAILY_DEALS) },
    out: { type: 'string', default: 'pars.txt' },
  },
});
const strongest = levelsOf(murano).at(-1)!;

function parOf(number: number): number {
  const random = quickRandom(number);
  let state = newMatch(murano, { seats: 1, start: { seed: dailySeed(number) } }).state as State;
  for (;;) {
    const outcome = murano.outcome(state);
    if (outcome !== null) return outcome.scores[0];
    const budget = iterations(strongest.iterations);
    const action = strongest.bot.choose(murano.view(state, 0), 0, budget, random) as Action;
    state = apply(murano, state, 0, action);
  }
}

for (let number = Number(values.from); number <= Number(values.to); number += 1) {
  appendFileSync(values.out, `${number} ${parOf(number)}\n`);
}
