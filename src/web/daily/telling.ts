import { DAILY_DEALS, dailySeed } from '#bots/daily-deals';
import { CATALOGUE } from '../catalogue.ts';
import { go } from '../route.ts';
import { beginDeal } from './begin-deal.ts';
import { type Day, ofDay } from './daily.ts';
import { d } from './texts.ts';
import { type Daily, dealId } from './today.ts';

/** What the strongest bot reaches with each deal, by game. */
export type Pars = ReadonlyMap<string, readonly number[]>;

export const loadPars = async (): Promise<Pars> =>
  new Map(
    await Promise.all(
      CATALOGUE.flatMap(({ id, ui }) =>
        ui.deals === undefined ? [] : [ui.deals().then(({ pars }) => [id, pars] as const)],
      ),
    ),
  );

export const parOf = ({ game, number }: Pick<Daily, 'game' | 'number'>, pars: Pars): number =>
  pars.get(game)?.[number - 1] ?? 0;

/** Where one stands with it. */
export function stateText({ kind, state, result }: Daily, par: number): string {
  if (state === 'running') return d('running');
  if (result === null) return kind === 'deal' ? d('par', { par }) : d('open');
  if (result.score !== undefined) return d('reached', { score: result.score, par });
  if (result.isFound !== true) return d(kind === 'deal' ? 'gaveUp' : 'shown');
  return result.tries === 0 ? d('atOnce') : d('found', { count: result.tries ?? 0 });
}

/** What can be done with it, in a word. */
export function buttonText({ kind, state }: Daily): string {
  if (state === 'open') return d(kind === 'deal' ? 'play' : 'solve');
  return d(state === 'running' ? 'continue' : 'look');
}

/** Goes there: to the puzzle, to the match alone with the deal of that day, or to its replay. */
export function openDaily({ kind, game, number, state }: Daily, day: Day): void {
  if (kind === 'puzzle') go(`/puzzles/${game}/${number}`);
  else if (state === 'open') void beginDeal(game, dealId(game, day), dailySeed(ofDay(day, DAILY_DEALS)));
  else go(`/${state === 'done' ? 'replay' : 'match'}/${dealId(game, day)}`);
}
