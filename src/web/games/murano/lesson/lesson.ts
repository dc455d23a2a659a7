import { type Match, newMatch } from '#core/match';
import { cardWord, CARDS } from '#games/murano/rules/cards';
import { murano } from '#games/murano/index';
import type { Led } from '../../../room/lesson/lesson-table.ts';
import type { say } from './texts.ts';

/** The key of a text of the lesson. */
export type LessonKey = Parameters<typeof say>[0];

/** One step: what the lesson says, and what one is led to; nothing where reading is enough. */
export interface Step extends Led {
  readonly text: LessonKey;
  /** The part of the table a step without words is about. */
  readonly part?: 'bench' | 'hand';
}

const MARKETS = ['NE', 'SE', 'SW', 'NW'];
/** A first exchange is free: what was got by it is given back anyway. */
const ANY_EXCHANGE = MARKETS.flatMap((market) => [`exchange-R-${market}`, `exchange-Y-${market}`]);

export const STEPS: readonly Step[] = [
  { text: 'welcome' },
  { text: 'hand', part: 'hand' },
  { text: 'selector', words: ['selector'] },
  { text: 'take', words: ['take'] },
  { text: 'try', words: ANY_EXCHANGE },
  { text: 'undo', words: 'undo' },
  { text: 'exchange', words: ['exchange-R-NE'] },
  { text: 'end', words: ['end'], rival: ['selector', 'take', 'notch', 'exchange-Y-SE', 'end'] },
  { text: 'again', words: ['selector'] },
  { text: 'notch', words: ['notch'] },
  { text: 'joker', words: ['take'] },
  { text: 'buy', words: ['buy-SE'] },
  { text: 'wait', words: ['end'], rival: ['selector', 'take', 'sell-Y', 'create-BBGT', 'end'] },
  { text: 'third', words: ['selector'] },
  { text: 'nine', words: ['take'] },
  { text: 'surplus', words: ['return-R'] },
  { text: 'empty', part: 'bench' },
  { text: 'sell', words: ['sell-G'] },
  { text: 'create', words: ['create-BBGT'] },
  { text: 'activate', words: ['activate-C23-art'] },
  { text: 'gain', words: ['gain-B'] },
  { text: 'second', words: ['create-BYYY'] },
  { text: 'count', words: ['end'], rival: ['selector', 'take', 'exchange-Y-NW', 'end'] },
  { text: 'done' },
];

const HANDS = [
  ['C23', 'C19', 'C22', 'C08', 'C17', 'C20'],
  ['C11', 'C15', 'C12', 'C03', 'C02', 'C05'],
];

/** The fixed deal of the lesson, with the four advantages for a first match. */
export function lessonMatch(): Match {
  const deal = {
    first: 0,
    ring: 2,
    selector: 5,
    markets: { NE: 'G', SE: 'B', SW: 'Y', NW: 'R' },
    advantages: { art: 'gift', jewellery: 'merchant', tableware: 'present', animals: 'free' },
    hands: HANDS,
    rest: CARDS.map(cardWord).filter((card) => !HANDS.flat().includes(card)),
  };
  return newMatch(murano, { options: { preset: 'beginner', first: 'seat0' }, seats: 2, start: { deal } });
}
