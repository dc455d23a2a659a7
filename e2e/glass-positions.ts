import { type Match, newMatch } from '#core/match';
import { saveMatch } from '#core/saved';
import { murano } from '#games/murano/index';
import { handSize } from '#games/murano/modules/variants';

type Fields = Readonly<Record<string, unknown>>;

/** The longest names of all languages come first in hand. */
const HANDS = [
  ['C04', 'C22', 'C06', 'C17', 'C24', 'C18'],
  ['C01', 'C02', 'C03', 'C05', 'C07', 'C08'],
  ['C09', 'C10', 'C11', 'C12', 'C13', 'C14'],
  ['C15', 'C16', 'C19', 'C20', 'C21', 'C23'],
];

const handsOf = (seats: number, options: Fields): string[][] =>
  HANDS.slice(0, seats).map((hand) => hand.slice(0, handSize(options as never, seats)));

/** A match of Murano from a position: whatever is not said is as at the beginning. */
export function matchFrom(seats: number, fields: Fields = {}, options: Fields = {}): Match {
  const hands = handsOf(seats, options);
  const expert = options['expert'] === true;
  return newMatch(murano, {
    start: {
      position: {
        options,
        advantages: { art: 'magician', jewellery: 'traveller', tableware: 'gambler', animals: 'repetition' },
        markets: { NE: 'GR', SE: 'BYY', SW: 'R', NW: 'YB' },
        hands,
        selector: 5,
        ring: 2,
        ...(expert ? { liras: seats === 4 ? [2, 2] : [1, 1], owl: 0 } : {}),
        ...fields,
      } as never,
    },
  });
}

export const textFrom = (seats: number, fields?: Fields, options?: Fields): string =>
  saveMatch(matchFrom(seats, fields, options));

/** A base game that is over with this round: by the safety end, or by a creation, which is the last for everybody. */
export function lastRound(seats: number, fields: Fields = {}, options: Fields = {}): string {
  const cards = handsOf(seats, options);
  const [hands, completed] = [cards.map((hand) => hand.slice(-1)), cards.map((hand) => hand.slice(0, -1))];
  return textFrom(seats, { round: 12, hands, completed, ...fields }, { safety: 12, ...options });
}

/** What has been done when nothing but creating and ending is left. */
const DEALT = { phase: 'negotiate', turned: true, taken: 1, dealt: 1, lastDeal: 'sell' };

const benchesOf = (seats: number, own: string): readonly string[] => [
  own,
  ...['BG', 'YRR', 'B'].slice(0, seats - 1),
];

/** One shard of each colour and four transparent ones: sixteen ways to pay for the first creation. */
export const manyWays = (seats: number, options: Fields = {}): string =>
  textFrom(seats, { ...DEALT, benches: benchesOf(seats, 'BGYRTTTT') }, options);

/** A full workbench before negotiating: everything on the board is live. */
export const dealing = (seats: number, options: Fields = {}, more: Fields = {}): string =>
  textFrom(
    seats,
    {
      phase: 'collect',
      turned: true,
      taken: 1,
      benches: benchesOf(seats, 'BGRTT'),
      money: [9, 4, 12, 10].slice(0, seats),
      ...more,
    },
    options,
  );
