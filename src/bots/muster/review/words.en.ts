import type { Wording } from '#core/words';

/** What a review says in the game's own terms. */
export const words = {
  review: {
    hold: 'With it {who} holds {castle} by the next turn in {more} of 100 imagined hands, otherwise in {fewer}.',
    holdYou:
      'With it you hold {castle} by your next turn in {more} of 100 imagined hands, otherwise in {fewer}.',
    deny: 'With it the rival of {who} holds {castle} by the next turn in {less} of 100 imagined hands, otherwise in {often}.',
    denyYou:
      'With it your rival holds {castle} by your next turn in {less} of 100 imagined hands, otherwise in {often}.',
    lead: 'By the next turn {who} stands on average at {more} at {castle}, otherwise at {less}: strength against strength.',
    leadYou:
      'By your next turn you stand on average at {more} at {castle}, otherwise at {less}: strength against strength.',
    swap: 'At {castle} the rainbow card of {who} would be swapped away in {count} of 100 imagined hands; with the better action in {otherwise}.',
    swapYou:
      'At {castle} your rainbow card would be swapped away in {count} of 100 imagined hands; with the better action in {otherwise}.',
    keep: 'It keeps {card} in hand: {who} still has it by the next turn in {more} of 100 imagined hands, otherwise in {fewer}.',
    keepYou:
      'It keeps {card} in your hand: you still have it by your next turn in {more} of 100 imagined hands, otherwise in {fewer}.',
    gain: 'It brings {card}: {who} has it by the next turn in {more} of 100 imagined hands, otherwise in {fewer}.',
    gainYou:
      'It brings you {card}: by your next turn you have it in {more} of 100 imagined hands, otherwise in {fewer}.',
    away: 'Otherwise the rival of {who} comes to {card}: in {often} of 100 imagined hands, with the better action in {less}.',
    awayYou:
      'Otherwise your rival comes to {card}: in {often} of 100 imagined hands, with the better action in {less}.',
    holdSure: 'With it {who} holds {castle} by the next turn in all imagined hands, otherwise in none.',
    holdSureYou: 'With it you hold {castle} by your next turn in all imagined hands, otherwise in none.',
    keepSure: 'It keeps {card} in hand, which {who} otherwise no longer has by the next turn.',
    keepSureYou: 'It keeps {card} in your hand, which you otherwise no longer have by your next turn.',
    gainSure: 'It brings {who} {card}, which is otherwise not in hand by the next turn.',
    gainSureYou: 'It brings you {card}, which you otherwise do not have by your next turn.',
    awaySure:
      'Otherwise the rival of {who} comes to {card} in all imagined hands, with the better action in none.',
    awaySureYou:
      'Otherwise your rival comes to {card} in all imagined hands, with the better action in none.',
    longer: {
      one: 'It leaves {who} more time: one card in the pile by the next turn, otherwise {otherwise}.',
      other: 'It leaves {who} more time: {count} cards in the pile by the next turn, otherwise {otherwise}.',
    },
    longerYou: {
      one: 'It leaves you more time: one card in the pile by your next turn, otherwise {otherwise}.',
      other: 'It leaves you more time: {count} cards in the pile by your next turn, otherwise {otherwise}.',
    },
    shorter: {
      one: 'It brings the end nearer for {who}: one card in the pile by the next turn, otherwise {otherwise}.',
      other:
        'It brings the end nearer for {who}: {count} cards in the pile by the next turn, otherwise {otherwise}.',
    },
    shorterYou: {
      one: 'It brings the end nearer: one card in the pile by your next turn, otherwise {otherwise}.',
      other: 'It brings the end nearer: {count} cards in the pile by your next turn, otherwise {otherwise}.',
    },
    matter: 'Castles {own} to {other} for {who}. A wizard can still turn {castles}.',
    matterYou: 'Castles {own} to {other}, yours first. A wizard can still turn {castles}.',
    matterNone: 'Castles {own} to {other} for {who}. No single wizard turns one.',
    matterNoneYou: 'Castles {own} to {other}, yours first. No single wizard turns one.',
  },
} as const;

export type ReviewWords = Wording<typeof words>;
