import { join } from 'node:path';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { replaysItsMatches } from '#core/testing/recorded';
import { BRIDGE } from './cards.ts';
import { muster } from './index.ts';
import type { Options } from './options.ts';
import { cardsLeft, columnAt, type State } from './state.ts';

const stateOf = (match: Match): State => match.state;
const optionsOf = (match: Match): Options => stateOf(match).options;
const reasonOf = (match: Match): string | undefined => outcomeOf(match)?.reason.key;
const isDraw = (match: Match): boolean => outcomeOf(match)?.ranking.length === 1;

const some = (words: readonly string[], pattern: RegExp): boolean => pattern.test(words.join('\n'));

function mendsABridge({ last }: Match): boolean {
  const action = last === null ? null : muster.parse(last.move.notation);
  if (action?.kind !== 'swap') return false;
  return stateOf(last!.before).columns[columnAt(action.side, action.castle)][action.slot] === BRIDGE;
}

const KINDS = ['banner', 'wizard', 'move', 'lay', 'bridge', 'swap-0', 'swap-1', 'draw-pile', 'place'];

replaysItsMatches(muster, join(import.meta.dirname, 'matches'), {
  usual: (match) => reasonOf(match) === 'outcome.pile',
  beginner: (match) => !optionsOf(match).steps && !optionsOf(match).bridges,
  unity: (match) => optionsOf(match).unity && stateOf(match).first === 1,
  'without-steps'(match) {
    const [own, rival] = outcomeOf(match)!.scores;
    return !optionsOf(match).steps && own === rival && !isDraw(match);
  },
  'without-mending': (match, words) => !optionsOf(match).mend && some(words, /^bridge-/mu),
  'every-variant': (match) => optionsOf(match).unity && optionsOf(match).overRainbow,
  'rows-of-bridges': (match, words) =>
    some(words, /^bridge-\w+-\w+-[2-4]$/mu) && stagesOf(match).some(mendsABridge),
  'end-in-a-refill': (match) => stateOf(match).hands[stateOf(match).turn].length < 5,
  'end-by-a-move': (match, words) => stateOf(match).turned.length === 1 && words.at(-1)!.startsWith('move-'),
  stalled: (match) =>
    reasonOf(match) === 'outcome.stall' && stateOf(match).quiet === 20 && cardsLeft(stateOf(match)) > 0,
  drawn: isDraw,
  'taken-back': (_match, words) => some(words, /^draw-pile\nundo$/mu) && some(words, /^undo\nundo$/mu),
  'every-kind': (_match, words) => KINDS.every((kind) => words.some((word) => word.startsWith(kind))),
});
