import { type Advantage, ADVANTAGE_IDS } from '../rules/cards.ts';
import type { AdvantageId } from '../content/advantages.ts';
import { favouritism, gift, magician, opportunist, present, traveller, visionary } from './anytime.ts';
import { expert, free, gambler, gourmand, merchant } from './deals.ts';
import { authoritarian, clumsiness, collector, dealer } from './rivals.ts';
import type { Row } from './row.ts';
import { prevident, privileged, repetition, topPrice } from './turns.ts';

/** Every advantage and what it does: a card without a row does not compile. */
const ROWS: Readonly<Record<AdvantageId, Row>> = {
  present,
  gift,
  free,
  merchant,
  expert,
  gourmand,
  gambler,
  magician,
  favouritism,
  privileged,
  prevident,
  repetition,
  traveller,
  topPrice,
  opportunist,
  visionary,
  authoritarian,
  dealer,
  clumsiness,
  collector,
};

const BY_NUMBER: readonly Row[] = ADVANTAGE_IDS.map((id) => ROWS[id]);
export const rowOf = (advantage: Advantage): Row => BY_NUMBER[advantage];
