import type { ReviewWords } from './words.en.ts';

export const words: ReviewWords = {
  review: {
    hold: 'Ainsi, {who} tient {castle} au tour suivant dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    holdYou:
      'Ainsi, vous tenez {castle} à votre prochain tour dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    deny: 'Ainsi, l’adversaire de {who} tient {castle} au tour suivant dans {less} mains imaginées sur 100, sinon dans {often}.',
    denyYou:
      'Ainsi, votre adversaire tient {castle} à votre prochain tour dans {less} mains imaginées sur 100, sinon dans {often}.',
    lead: 'Au tour suivant, {who} est à {more} au château {castle}, sinon à {less} : force contre force.',
    leadYou:
      'À votre prochain tour, vous êtes à {more} au château {castle}, sinon à {less} : force contre force.',
    swap: 'Au château {castle}, la carte arc-en-ciel de {who} serait échangée dans {count} mains imaginées sur 100 ; avec la meilleure action, dans {otherwise}.',
    swapYou:
      'Au château {castle}, votre carte arc-en-ciel serait échangée dans {count} mains imaginées sur 100 ; avec la meilleure action, dans {otherwise}.',
    keep: 'Cela garde {card} en main : {who} l’a encore au tour suivant dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    keepYou:
      'Cela garde {card} dans votre main : vous l’avez encore à votre prochain tour dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    gain: 'Cela apporte {card} : {who} l’a au tour suivant dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    gainYou:
      'Cela vous apporte {card} : vous l’avez à votre prochain tour dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    away: 'Sinon, l’adversaire de {who} obtient {card} : dans {often} mains imaginées sur 100, avec la meilleure action dans {less}.',
    awayYou:
      'Sinon, votre adversaire obtient {card} : dans {often} mains imaginées sur 100, avec la meilleure action dans {less}.',
    longer:
      'Cela laisse plus de temps à {who} : {more} cartes dans la pioche au tour suivant, sinon {fewer}.',
    longerYou:
      'Cela vous laisse plus de temps : {more} cartes dans la pioche à votre prochain tour, sinon {fewer}.',
    shorter:
      'Cela rapproche la fin pour {who} : {more} cartes dans la pioche au tour suivant, sinon {fewer}.',
    shorterYou: 'Cela rapproche la fin : {more} cartes dans la pioche à votre prochain tour, sinon {fewer}.',
    matter: 'Châteaux : {own} à {other} pour {who}. Un magicien peut encore faire basculer {castles}.',
    matterYou:
      'Châteaux : {own} à {other}, les vôtres d’abord. Un magicien peut encore faire basculer {castles}.',
    matterNone: 'Châteaux : {own} à {other} pour {who}. Aucun magicien seul n’en fait basculer un.',
    matterNoneYou:
      'Châteaux : {own} à {other}, les vôtres d’abord. Aucun magicien seul n’en fait basculer un.',
  },
};
