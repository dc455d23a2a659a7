import type { ReviewWords } from './words.en.ts';

export const words: ReviewWords = {
  review: {
    make: 'Ainsi, {who} a réalisé {creation} à la fin du tour suivant dans {more} suites imaginées sur {worlds}, sinon dans {fewer}.',
    makeYou:
      'Ainsi, vous avez réalisé {creation} à la fin de votre prochain tour dans {more} suites imaginées sur {worlds}, sinon dans {fewer}.',
    makeSure:
      'Ainsi, {who} a réalisé {creation} à la fin du tour suivant dans toutes les suites imaginées, sinon dans aucune.',
    makeSureYou:
      'Ainsi, vous avez réalisé {creation} à la fin de votre prochain tour dans toutes les suites imaginées, sinon dans aucune.',
    money: 'Cela rapporte à {who} environ {count} L de plus à la fin du tour suivant.',
    moneyYou: 'Cela vous rapporte environ {count} L de plus à la fin de votre prochain tour.',
    bench: {
      one: 'Cela laisse à {who} environ un éclat de plus dont ses prochaines œuvres ont besoin.',
      other: 'Cela laisse à {who} environ {count} éclats de plus dont ses prochaines œuvres ont besoin.',
    },
    benchYou: {
      one: 'Cela vous laisse environ un éclat de plus dont vos prochaines œuvres ont besoin.',
      other: 'Cela vous laisse environ {count} éclats de plus dont vos prochaines œuvres ont besoin.',
    },
    market: {
      one: 'Au marché {market}, environ un éclat de plus attend la prochaine œuvre de {who}.',
      other: 'Au marché {market}, environ {count} éclats de plus attendent la prochaine œuvre de {who}.',
    },
    marketYou: {
      one: 'Au marché {market}, environ un éclat de plus attend votre prochaine œuvre.',
      other: 'Au marché {market}, environ {count} éclats de plus attendent votre prochaine œuvre.',
    },
    others: 'Sinon, le meilleur adversaire de {who} a environ {count} L de plus d’ici là.',
    othersYou: 'Sinon, votre meilleur adversaire a environ {count} L de plus d’ici votre prochain tour.',
    rival: 'Sinon, l’adversaire de {who} a environ {count} L de plus d’ici là.',
    rivalYou: 'Sinon, votre adversaire a environ {count} L de plus d’ici votre prochain tour.',
    lacks: 'La prochaine œuvre de {who} est {creation} : il lui manque encore {shards}.',
    lacksYou: 'Votre prochaine œuvre est {creation} : il lui manque encore {shards}.',
    lacksNow:
      'La prochaine œuvre de {who} est {creation} : il lui manque encore {shards}. On en trouve une partie ici : {markets}.',
    lacksNowYou:
      'Votre prochaine œuvre est {creation} : il lui manque encore {shards}. On en trouve une partie ici : {markets}.',
    ready: 'Tout ce qu’il faut pour {creation} est sur le plan de travail de {who}.',
    readyYou: 'Tout ce qu’il faut pour {creation} est sur votre plan de travail.',
  },
};
