import type { RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = { setup: 'Setting up', turn: 'A turn', end: 'The end' };

export const rules: RuleTexts<RuleId> = {
  R1: {
    title: 'The cards',
    text: 'The cards from 1 to the highest one that was agreed on are shuffled. Everybody gets four of them and shows them to nobody. The others are the pile, face down. Chance decides who begins.',
  },
  R2: {
    title: 'A turn',
    text: 'Whoever’s turn it is does one of three things: lay a card, draw a card, or stop. Then it is the turn of the next player to the left.',
  },
  R3: {
    title: 'Laying',
    text: 'A card of the hand is laid open at the end of one’s own row. It must be higher than the last card there.',
  },
  R4: { title: 'Drawing', text: 'The top card of the pile comes into the hand. Only who drew it sees it.' },
  R5: { title: 'Five cards', text: 'A hand has five cards at most: whoever has five cannot draw.' },
  R6: { title: 'Stopping', text: 'Whoever stops takes no more turns in this match.' },
  R7: {
    title: 'The end',
    text: 'The match is over when everybody has stopped. As agreed before the match, the longest row wins, or the one with the highest last card.',
  },
  Q1: {
    title: 'Equal rows',
    text: 'Of equal rows, that of the player with fewer cards in hand wins. If these are equal, too, the victory is shared.',
    reason: 'A card that was drawn and never laid should count for something.',
  },
};
