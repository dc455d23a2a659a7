import type { CloselyWords } from './words.en.ts';

export const words: CloselyWords = {
  strength: 'Force {count}',
  rainbow: 'Magicien ou pont',
  castle: 'Ouvre un château à toutes les bannières',
  banner: 'Elle se joue sous le château {castle}, ou sous un château coiffé d’un château arc-en-ciel.',
  followsStep: 'Dans une colonne, elle suit une carte de même force ou plus faible d’un point.',
  followsAny: 'Dans une colonne, elle suit toute carte qui n’est pas plus forte.',
  begins: 'Elle peut aussi ouvrir une colonne.',
  beginsNot: 'Elle ne peut pas ouvrir une colonne.',
  closes: 'Elle referme un pont arc-en-ciel qui tient lieu de {rank}.',
  swap: 'Posée à la place du magicien le plus bas d’une colonne, de votre côté ou en face, elle vous donne la carte arc-en-ciel.',
  mend: 'Posée à la place d’un pont qui tient lieu de {rank}, elle vous donne la carte arc-en-ciel.',
  park: 'Posée sur le château {castle}, elle ne compte pour personne : chacun pourra la piocher plus tard.',
  wizard:
    'Magicien, elle va sur n’importe laquelle de vos colonnes et compte 6 ; seul un autre magicien peut la suivre.',
  move: 'Un magicien au sommet d’une de vos colonnes peut passer à un autre château.',
  bridge: 'Pont, elle remplace la bannière manquante et compte 1 ; la bannière suivante vient aussitôt.',
  parkAny:
    'Posée sur n’importe quel château, elle ne compte pour personne : chacun pourra la piocher plus tard.',
  opens:
    'Posé sur un château, il y laisse jouer toutes les bannières, des deux côtés, tant qu’il est au sommet.',
  stays: 'Il ne revient jamais dans une main.',
  onTable: 'Ici, elle compte {count}.',
  replaced: 'Qui met une bannière convenable à sa place la prend en main.',
  now: 'Maintenant',
  more: { one: 'et {count} autre', other: 'et {count} autres' },
  nothing: 'Rien à en faire pour l’instant.',
  notNow: 'Ce n’est pas votre tour.',
};
