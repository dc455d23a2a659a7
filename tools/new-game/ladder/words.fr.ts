import type { Words } from './words.en.ts';

export const words: Words = {
  name: 'Ladder',
  field: {
    turn: 'Au tour de',
    stopped: 'Arrêtés',
    rows: 'Rangée',
    hands: 'Main',
    pile: 'Pioche',
  },
  action: { lay: 'Poser une carte', draw: 'Piocher', stop: 'S’arrêter' },
  question: {
    layOrDraw: 'Posez une carte, piochez ou arrêtez-vous',
    lay: 'Posez une carte, ou arrêtez-vous',
    draw: 'Piochez, ou arrêtez-vous',
    stop: 'Vous ne pouvez que vous arrêter',
    above: 'Elle doit dépasser {card}.',
  },
  log: {
    lay: '{who} pose {card}.',
    layYou: 'Vous posez {card}.',
    draw: '{who} pioche.',
    drawYou: 'Vous piochez.',
    drawSeen: '{who} pioche {card}.',
    drawSeenYou: 'Vous piochez {card}.',
    stop: '{who} s’arrête.',
    stopYou: 'Vous vous arrêtez.',
  },
  refusal: {
    wait: 'Ce n’est pas votre tour.',
    over: 'La partie est finie.',
    notInHand: 'Cette carte n’est pas dans votre main.',
    notHigher: 'La carte doit être plus haute que la dernière de votre rangée.',
    emptyPile: 'La pioche est vide.',
    fullHand: 'Une main a cinq cartes au plus.',
  },
  outcome: {
    stopped: 'Tous se sont arrêtés.',
    tie: 'Rangées égales : alors, qui a le moins de cartes en main gagne ({seats}).',
  },
  option: {
    highest: { name: 'Carte la plus haute', hint: 'Les cartes vont de 1 à celle-ci.' },
    goal: {
      name: 'Ce qui compte',
      hint: 'Ce qui fait la meilleure rangée.',
      cards: 'Le nombre de ses cartes',
      last: 'Sa dernière carte',
    },
  },
  preset: { short: { name: 'Courte', hint: 'Avec les cartes de 1 à 20.' } },
};
