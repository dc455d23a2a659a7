import { bannerOf, BRIDGE, CASTLE, HIGHEST, isBanner, strengthOf, suitOf } from '#games/muster/cards';
import type { Options } from '#games/muster/options';
import { cardName, castleName } from '../telling.ts';
import { closely } from './texts.ts';

/** One thing that a card is for, and the rule that says so. */
export interface CardUse {
  readonly text: string;
  readonly rule: string;
}

/** What a card of a hand is for, by the rules that the match is played with. */
export function usesOf(card: number, options: Options): readonly CardUse[] {
  if (isBanner(card)) return bannerUses(card, options);
  if (card === CASTLE) {
    return [
      { text: closely('opens'), rule: 'U19' },
      { text: closely('stays'), rule: 'U8' },
    ];
  }
  return [
    { text: closely('wizard'), rule: 'U14' },
    { text: closely('move'), rule: 'U15' },
    ...(options.bridges ? [{ text: closely('bridge'), rule: 'U21' }] : []),
    { text: closely('parkAny'), rule: 'U17' },
  ];
}

function bannerUses(card: number, { steps, bridges, mend, unity }: Options): readonly CardUse[] {
  const [suit, strength] = [suitOf(card), strengthOf(card)];
  const castle = castleName(suit);
  const ranked = (rank: number): { rank: string } => ({ rank: cardName(bannerOf(suit, rank)) });
  const play = [
    closely('banner', { castle }),
    closely(steps ? 'followsStep' : 'followsAny'),
    closely(unity && strength > 1 ? 'beginsNot' : 'begins'),
  ];
  return [
    { text: play.join(' '), rule: 'U9' },
    ...(bridges && strength > 1 ? [{ text: closely('closes', ranked(strength - 1)), rule: 'U22' }] : []),
    { text: closely('swap'), rule: 'U26' },
    // A bridge never stands for the strongest: no banner would follow it.
    ...(mend && strength < HIGHEST ? [{ text: closely('mend', ranked(strength)), rule: 'U28' }] : []),
    { text: closely('park', { castle }), rule: 'U17' },
  ];
}

/** What a card does in a column, where it stays what it was played as. [U25] */
export function layingUses(piece: number, { mend }: Options): readonly CardUse[] {
  const counts = { text: closely('onTable', { count: strengthOf(piece) }), rule: 'U30' };
  if (isBanner(piece)) return [counts];
  if (piece !== BRIDGE) {
    return [counts, { text: closely('move'), rule: 'U15' }, { text: closely('replaced'), rule: 'U26' }];
  }
  return [counts, ...(mend ? [{ text: closely('replaced'), rule: 'U28' }] : [])];
}
