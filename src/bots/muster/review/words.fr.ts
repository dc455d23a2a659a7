import type { ReviewWords } from './words.en.ts';

export const words: ReviewWords = {
  review: {
    hold: 'Ainsi, {who} tient {castle} au tour suivant dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    holdYou:
      'Ainsi, vous tenez {castle} à votre prochain tour dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    deny: 'Ainsi, l’adversaire de {who} tient {castle} au tour suivant dans {less} mains imaginées sur 100, sinon dans {often}.',
    denyYou:
      'Ainsi, votre adversaire tient {castle} à votre prochain tour dans {less} mains imaginées sur 100, sinon dans {often}.',
    lead: 'Au tour suivant, {who} est en moyenne à {more} au château {castle}, sinon à {less} : force contre force.',
    leadYou:
      'À votre prochain tour, vous êtes en moyenne à {more} au château {castle}, sinon à {less} : force contre force.',
    swap: 'Au château {castle}, la carte arc-en-ciel de {who} serait échangée dans {count} mains imaginées sur 100 ; avec la meilleure action, dans {otherwise}.',
    swapYou:
      'Au château {castle}, votre carte arc-en-ciel serait échangée dans {count} mains imaginées sur 100 ; avec la meilleure action, dans {otherwise}.',
    keep: 'Cela garde {card} en main : {who} l’a encore au tour suivant dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    keepYou:
      'Cela garde {card} dans votre main : vous l’avez encore à votre prochain tour dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    gain: 'Cela apporte {card} : {who} l’a au tour suivant dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    gainYou:
      'Cela vous apporte {card} : vous l’avez à votre prochain tour dans {more} mains imaginées sur 100, sinon dans {fewer}.',
    away: 'Sinon, l’adversaire de {who} obtient {card} : dans {often} mains imaginées sur 100, avec la meilleure action dans {less}.',
    awayYou:
      'Sinon, votre adversaire obtient {card} : dans {often} mains imaginées sur 100, avec la meilleure action dans {less}.',
    holdSure:
      'Ainsi, {who} tient {castle} au tour suivant dans toutes les mains imaginées, sinon dans aucune.',
    holdSureYou:
      'Ainsi, vous tenez {castle} à votre prochain tour dans toutes les mains imaginées, sinon dans aucune.',
    keepSure: 'Cela garde {card} en main ; sinon, {who} ne l’a plus au tour suivant.',
    keepSureYou: 'Cela garde {card} dans votre main ; sinon, vous ne l’avez plus à votre prochain tour.',
    gainSure: 'Cela apporte {card} ; sinon, {who} ne l’a pas au tour suivant.',
    gainSureYou: 'Cela vous apporte {card} ; sinon, vous ne l’avez pas à votre prochain tour.',
    awaySure:
      'Sinon, l’adversaire de {who} obtient {card} dans toutes les mains imaginées ; avec la meilleure action, dans aucune.',
    awaySureYou:
      'Sinon, votre adversaire obtient {card} dans toutes les mains imaginées ; avec la meilleure action, dans aucune.',
    longer: {
      one: 'Cela laisse plus de temps à {who} : une carte dans la pioche au tour suivant, sinon {otherwise}.',
      other:
        'Cela laisse plus de temps à {who} : {count} cartes dans la pioche au tour suivant, sinon {otherwise}.',
    },
    longerYou: {
      one: 'Cela vous laisse plus de temps : une carte dans la pioche à votre prochain tour, sinon {otherwise}.',
      other:
        'Cela vous laisse plus de temps : {count} cartes dans la pioche à votre prochain tour, sinon {otherwise}.',
    },
    shorter: {
      one: 'Cela rapproche la fin pour {who} : une carte dans la pioche au tour suivant, sinon {otherwise}.',
      other:
        'Cela rapproche la fin pour {who} : {count} cartes dans la pioche au tour suivant, sinon {otherwise}.',
    },
    shorterYou: {
      one: 'Cela rapproche la fin : une carte dans la pioche à votre prochain tour, sinon {otherwise}.',
      other:
        'Cela rapproche la fin : {count} cartes dans la pioche à votre prochain tour, sinon {otherwise}.',
    },
    matter: 'Châteaux : {own} à {other} pour {who}. Un magicien peut encore faire basculer {castles}.',
    matterYou:
      'Châteaux : {own} à {other}, les vôtres d’abord. Un magicien peut encore faire basculer {castles}.',
    matterNone: 'Châteaux : {own} à {other} pour {who}. Aucun magicien seul n’en fait basculer un.',
    matterNoneYou:
      'Châteaux : {own} à {other}, les vôtres d’abord. Aucun magicien seul n’en fait basculer un.',
  },
};
