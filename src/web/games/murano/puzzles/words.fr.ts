import type { MuranoPuzzleWords } from './words.en.ts';

export const words: MuranoPuzzleWords = {
  theme: {
    sale: 'La bonne vente',
    exchange: 'Le bon échange',
    purchase: 'Le bon achat',
    advantage: 'Avec un avantage',
    ring: 'L’anneau d’abord',
    order: 'Le bon ordre',
    two: 'Deux créations en un tour',
  },
  claim: 'Finissez la partie avec {best} L.',
  which: 'C’est le dernier tour du défi. Par quelle action commence le meilleur chemin ?',
  possible: 'Possible',
  liras: '{count} L',
  actions: 'Actions possibles',
  proven:
    'Tous les chemins de ce tour ont été suivis : {best} L est le maximum, et une seule des {actions} actions y mène.',
  atMost: 'Au plus {score} L ainsi',
  missing: { one: '{count} L de plus est possible.', other: '{count} L de plus sont possibles.' },
  ends: 'La partie finit avec {score} L.',
  about: 'Il s’agit de ceci : {theme}.',
  kind: {
    selector: 'Le sélecteur d’abord.',
    take: 'Prenez d’abord.',
    exchange: 'Un échange d’abord.',
    buy: 'Un achat d’abord.',
    sell: 'Une vente d’abord.',
    skip: 'Ne négociez plus.',
    create: 'Une création d’abord.',
    end: 'Finissez le tour.',
    notch: 'L’anneau d’abord.',
    reorder: 'L’ordre de la main d’abord.',
    activate: 'Un avantage d’abord.',
  },
};
