import type { MusterPuzzleWords } from './words.en.ts';

export const words: MusterPuzzleWords = {
  theme: {
    now: 'Dès ce tour',
    hold: 'Garder l’avance',
    decide: 'Rompre l’égalité',
    comeback: 'Revenir au score',
    far: 'Trois tours d’avance',
    draw: 'La seule nulle',
  },
  claim: {
    win1: 'Gagnez à coup sûr, dès ce tour.',
    win2: 'Gagnez à coup sûr, au plus tard à votre prochain tour.',
    win3: 'Gagnez à coup sûr, au plus tard à votre troisième tour.',
    draw1: 'Assurez au moins la nulle, dès ce tour.',
    draw2: 'Assurez au moins la nulle, au plus tard à votre prochain tour.',
  },
  whatever: 'Quoi que tienne {name}, quoi qu’il vienne.',
  left: 'Cartes restantes',
  actions: 'Actions possibles',
  hands: 'Mains possibles',
  proven:
    'Une seule des {actions} actions est sûre contre les {hands} mains. On suppose que {name} voit tout.',
  ifHolds: 'Si {name} tient ceci',
  handOf: 'Main de {name} : {cards}',
  refutes: '{count} des {total} mains réfutent votre essai.',
  cannotKnow:
    'Chaque main aurait sa réponse, mais pas la même pour toutes : vous ne pouvez pas savoir laquelle c’est.',
  late: 'Et la partie n’est pas finie à temps.',
  over: 'La partie est finie : {own} à {rival} en châteaux.',
  kind: {
    banner: 'Il faut une bannière.',
    wizard: 'Il faut une carte arc-en-ciel de la main, en magicien.',
    move: 'Il faut déplacer l’un de vos magiciens.',
    lay: 'Il faut poser une carte sur un château.',
    bridge: 'Il faut un pont.',
    swap: 'Il faut un échange.',
  },
  sheet: {
    note: '{actions} actions possibles, {hands} mains possibles',
    rival: 'Les colonnes adverses',
    own: 'Vos colonnes',
    nearest: 'La carte la plus proche du château d’abord. Magicien : étoiles en haut ; pont : arche en haut.',
    castles: 'Sur les châteaux',
    bottom: 'De bas en haut.',
    hands: 'Mains et pioche',
    hand: 'Votre main',
    seen: 'L’adversaire tient',
    shuffle: 'À mélanger sans regarder',
    unseen:
      'Des cartes mélangées, {hidden} vont face cachée à l’adversaire et {left} forment la pioche. C’est à vous de jouer ; qui joue l’adversaire peut tout regarder.',
    nothing: 'rien',
  },
  at: 'Regardez le château {castle}.',
};
