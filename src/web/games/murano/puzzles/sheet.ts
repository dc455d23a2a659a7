import { DAILY_DEALS, dailySeed } from '#bots/daily-deals';
import { RIVAL, SEAT, unseenCards } from '#bots/murano/reply';
import type { MuranoPuzzle } from '#bots/murano/puzzle';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { newMatch } from '#core/match';
import { murano } from '#games/murano/index';
import { MARKETS, PLACES, shownAt } from '#games/murano/rules/board';
import { CATEGORIES } from '#games/murano/rules/cards';
import type { State } from '#games/murano/rules/state';
import { TERMS_AT_FIRST } from '#games/murano/rules/terms';
import { titleOf } from '../../../catalogue.ts';
import type { Sheet, SheetPart } from '../../../puzzles/sheet.tsx';
import { p } from '../../../puzzles/texts.ts';
import { tell } from '../../../words/index.ts';
import {
  advantageName,
  categoryName,
  challengeText,
  creationName,
  marketName,
  shardName,
  shardsText,
} from '../telling.ts';
import { namesIn } from './position.ts';
import { claimOf } from './telling.tsx';
import { q } from './texts.ts';

/** A puzzle on paper. Null after an advantage that still counts: no piece of the box would show that. */
export function puzzleSheet(puzzle: MuranoPuzzle, number: number): Sheet | null {
  const { goal, state, solution } = puzzle;
  if (JSON.stringify(state.terms) !== JSON.stringify(TERMS_AT_FIRST)) return null;
  const action = murano.parse(solution)!;
  const view = murano.view(state, SEAT);
  const message = murano.describe(view, murano.preview(view, SEAT, action), SEAT, action);
  const { tellOf } = namesIn(puzzle);
  const { claim, which } = claimOf(puzzle);
  return {
    title: p('of', { game: titleOf(murano.id), number }),
    claim,
    note: which,
    parts: [...board(state), turnPart(state), ...(goal === 'most' ? [] : [rivalPart(state)])],
    below: { name: p('sheet.solution'), text: tell(murano, message, tellOf) },
  };
}

/** The deal of a day; the challenges in their order stand below the fold, for whoever stacks them. */
export function dealSheet(number: number): Sheet | null {
  if (number < 1 || number > DAILY_DEALS) return null;
  const state: State = newMatch(murano, { seats: 1, start: { seed: dailySeed(number) } }).state;
  return {
    title: q('sheet.deal', { number }),
    claim: q('sheet.alone'),
    note: titleOf(murano.id),
    parts: board(state),
    below: {
      name: q('sheet.challenges'),
      text: state.pile.map((each, at) => `${at + 1}. ${challengeText(state, each)}`).join(' '),
    },
  };
}

const creations = (cards: readonly number[]): string =>
  cards.map(creationName).join(', ') || q('sheet.nothing');

function board(state: State): readonly SheetPart[] {
  return [
    {
      name: q('sheet.board'),
      rows: [
        [q('sheet.ring'), q('sheet.atNoon', { shard: shardName(shownAt(state, 0)), notches: state.ring })],
        [q('sheet.selector'), q('sheet.oClock', { hour: state.selector % PLACES || PLACES })],
        ...MARKETS.map((market) => [marketName(market), shardsText(entryAt(state.markets, market))] as const),
      ],
    },
    {
      name: q('sheet.advantages'),
      rows: CATEGORIES.map((category) => [
        categoryName(category),
        advantageName(entryAt(state.advantages, category)),
      ]),
    },
    {
      name: q('sheet.yours'),
      rows: [...belongings(state, SEAT), [q('sheet.hand'), creations(entryAt(state.hands, SEAT))]],
    },
  ];
}

/** What lies open before a seat. */
const belongings = (state: State, seat: Seat): SheetPart['rows'] => [
  [q('sheet.bench'), shardsText(entryAt(state.benches, seat))],
  [q('sheet.money'), q('liras', { count: entryAt(state.money, seat) })],
  [q('sheet.completed'), creations(entryAt(state.completed, seat))],
  [q('sheet.used'), creations(entryAt(state.aside, seat))],
];

/** The rival's hand is any of the cards that lie nowhere: they are shuffled. */
function rivalPart(state: State): SheetPart {
  const unseen = unseenCards(murano.view(state, SEAT));
  return {
    name: q('sheet.rivals'),
    note: q('sheet.unseen', { count: entryAt(state.hands, RIVAL).length }),
    rows: [...belongings(state, RIVAL), [q('sheet.shuffle'), creations(unseen)]],
  };
}

/** What of the turn is over already. */
function turnPart({ turned, taken, dealt, made }: State): SheetPart {
  const yes = (is: boolean): string => q(is ? 'sheet.done' : 'sheet.notYet');
  return {
    name: q('sheet.turn'),
    rows: [
      [q('sheet.turned'), yes(turned)],
      [q('sheet.taken'), yes(taken > 0)],
      [q('sheet.dealt'), yes(dealt > 0)],
      [q('sheet.made'), String(made)],
    ],
  };
}
