import type { Wording } from '#core/words';

/** What is said by what comes after the first move could be made. */
export const words = {
  under: 'Under the {castle} castle',
  wizardTo: 'Wizard to {castle}',
  moveTo: 'To the {castle} castle',
  lay: 'On the {castle} castle',
  layHint: 'free for both to take',
  layWild: 'any banner may then stand there',
  bridge: 'Bridge at {castle}, then {card}',
  bridges: '{count} bridges at {castle}, then {card}',
  bridgeThen: 'Bridge, then {card}',
  bridgesThen: '{count} bridges, then {card}',
  takeBackWizard: 'Take your wizard back at {castle}',
  mendBridge: 'Mend your bridge at {castle} with {card}',
  takeWizard: 'Take {name}’s wizard at {castle}',
  takeBridge: 'Take {name}’s bridge at {castle}',
  stays: '{card} stays there.',
  turnOver: 'Turn',
  turnWizard: 'Turn it over: wizard up',
  turnBridge: 'Turn it over: bridge up',
  wizardWhere: 'on any of your columns',
  bridgeWhere: 'then the next banner',
  more: { one: '{count} more', other: '{count} more' },
  topFree: '{card} on top: free to take.',
  take: 'Take {card}',
  drawPile: 'From the pile',
  drawPileHint: 'unseen',
  drawCastle: '{card} from the {castle} castle',
  cancel: 'Cancel',
  strength: 'Strength {count}',
  places: 'Places',
  reading: {
    own: 'Your side, strength {count}: {cards}.',
    side: 'Side of {name}, strength {count}: {cards}.',
    pile: 'On the castle, from below: {cards}.',
    hand: 'Your hand: {cards}.',
    handOf: 'Hand of {name}: {cards}.',
  },
} as const;

export type SeldomWords = Wording<typeof words>;
