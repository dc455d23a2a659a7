import { join } from 'node:path';
import { type Match, outcomeOf } from '#core/match';
import { objectIn } from '#core/testing/json';
import { replaysItsMatches } from '#core/testing/recorded';
import { murano } from './index.ts';
import { completedBy, type State } from './rules/state.ts';

const stateOf = (match: Match): State => match.state;
const reasonOf = (match: Match): string | undefined => outcomeOf(match)?.reason.key;
const byCreations = (match: Match): boolean => reasonOf(match) === 'outcome.creations';
const seatsAre = (match: Match, seats: number): boolean => match.header.seats === seats;
const actionsOf = (words: readonly string[]): string[] => words.map((word) => word.replace(/^\d:/u, ''));
/** Are there words of all these kinds? */
const some = (words: readonly string[], ...kinds: readonly string[]): boolean =>
  kinds.every((kind) => actionsOf(words).some((word) => word === kind || word.startsWith(`${kind}-`)));
/** Does a word of one kind follow directly upon another? */
const follows = (words: readonly string[], first: string, second: string): boolean =>
  new RegExp(`^${first}\\b.*\\n${second}\\b`, 'mu').test(actionsOf(words).join('\n'));
const madeBy = (match: Match): number =>
  stateOf(match).hands.reduce((made, _, seat) => made + completedBy(stateOf(match), seat), 0);

replaysItsMatches(murano, join(import.meta.dirname, 'matches'), {
  'first-match': (match) => stateOf(match).options.advantages === 'first' && byCreations(match),
  'three-seats': (match) => seatsAre(match, 3) && byCreations(match),
  'four-seats': (match) => seatsAre(match, 4) && byCreations(match),
  'other-sides': (match) => stateOf(match).options.ring === 'B' && stateOf(match).options.circle === 'II',
  'open-first': (match, words) => stateOf(match).options.openFirst && some(words, 'reorder', 'order'),
  deals: (_match, words) =>
    follows(words, 'activate', 'buy') && follows(words, 'activate', 'sell') && some(words, 'receive'),
  choices: (_match, words) => some(words, 'gain', 'travel', 'swap', 'stop', 'spin'),
  shortage: (_match, words) => words.includes('substitute-none') && some(words, 'return'),
  'safety-end': (match) => reasonOf(match) === 'outcome.safety',
  'taken-back': (_match, words) => words.join('\n').includes('undo\nundo'),
  'solo-won': (match) => outcomeOf(match)?.won === true,
  'solo-lost': (match, words) => outcomeOf(match)?.won === false && some(words, 'empty'),
  'draft-two': (match, words) => seatsAre(match, 2) && some(words, 'pick') && byCreations(match),
  'draft-three': (match, words) => seatsAre(match, 3) && some(words, 'pick', 'order'),
  'draft-four': (match, words) => seatsAre(match, 4) && some(words, 'pick') && byCreations(match),
  authoritarian: (_match, words) => follows(words, 'claim', 'return'),
  dealer: (_match, words) => follows(words, 'give', 'return'),
  clumsiness: (match, words) => seatsAre(match, 4) && some(words, 'discard'),
  collector: (match, words) => stateOf(match).options.interactive === 'shuffled' && some(words, 'trade'),
  festival: (match, words) =>
    stateOf(match).options.interactive === 'random' && some(words, 'pick', 'activate'),
  'expert-two': (match, words) =>
    stateOf(match).round === 7 && reasonOf(match) === 'outcome.liras' && some(words, 'owl'),
  'expert-three': (match, words) => madeBy(match) > 0 && /^create-[BGYR]*T/mu.test(words.join('\n')),
  'expert-still': (match) => stateOf(match).options.expertCards === 'all' && stateOf(match).round > 7,
  'expert-draft-four': (match, words) => stateOf(match).box.length === 0 && some(words, 'pick', 'owl'),
  'one-round': ({ header: { start, options } }) =>
    'fair' in start && start.fair.digests === undefined && objectIn(options)['emptied'] === 'one',
  everything: ({ state }, words) => state.options.openFirst && some(words, 'pick', 'owl', 'activate'),
});
