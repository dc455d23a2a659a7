import type { NumbersWords } from './words.en.ts';

export const fr: NumbersWords = {
  title: 'Ce que disent les chiffres',
  lead: 'Était-ce de la chance ? Qu’aurait-il fallu jouer, et pourquoi ? Sept choses à savoir, une page.',
  label: 'Revenir sur la partie',
  section: {
    share: {
      title: 'Votre part',
      text: 'Ce qui vous revient de la victoire à un moment, de 0 à 100 %, selon un bot fort et d’après ce que vous pouviez savoir : votre main, la table, les cartes vues. Il joue la suite dans beaucoup de donnes imaginées qui s’accordent avec tout cela. Une partie égale vaut 50 %, quel que soit le nombre de joueurs : à plus de deux, la part compte combien des autres vous laissez derrière vous.',
    },
    luck: {
      title: 'La chance',
      text: 'Ce qu’une carte a fait de votre part, comparé à la moyenne de tout ce qui pouvait venir. La donne compte aussi. Votre chance est la malchance des autres : ensemble, exactement 0.',
    },
    play: {
      title: 'Le jeu',
      text: 'Tout ce qui n’est pas la chance. Chance et jeu font ensemble le résultat moins une part égale, jusqu’au dernier chiffre. Vos décisions y sont, et celles de vos adversaires.',
    },
    cost: {
      title: 'Ce qu’a coûté une décision',
      text: 'La part de la meilleure action moins celle de la vôtre, dans les mêmes donnes imaginées. Sous 2 %, ou dans la marge d’erreur, nous disons à peu près égal.',
    },
    accuracy: {
      title: 'La précision',
      text: '100 pour une décision qui n’a rien cédé, moins à mesure qu’elle cède ; puis la moyenne. Les décisions à un seul choix, ou dont tous les choix se valent à 1 % près, ne comptent pas.',
    },
    lines: {
      title: 'Deux lignes',
      text: 'La ligne épaisse est ce que vous pouviez savoir. La fine montre la même partie à cartes ouvertes. Là où elles s’écartent, personne ne pouvait mieux savoir. Nous ne jugeons que d’après la ligne épaisse.',
    },
    reasons: {
      title: 'Les raisons',
      text: 'Une raison nomme une carte, un lieu et une règle. Elle n’est affichée que si le moment, rejoué dans d’autres donnes, montre qu’elle explique au moins la moitié de la différence. Sinon : pas de raison unique.',
    },
  },
  limits: {
    title: 'Ce qu’ils ne disent pas',
    text: 'C’est l’avis d’un bot fort, non la vérité ; toutes les donnes n’ont été essayées que là où une fin est marquée comme prouvée. Ils ignorent les habitudes de votre adversaire. Les parts cédées se jugent d’après ce que chacun pouvait savoir : leur somme n’est pas forcément le jeu. Une partie dit peu d’un joueur.',
  },
  same: {
    title: 'Partout les mêmes',
    text: 'On compte des réflexions, non des secondes : la même partie donne les mêmes chiffres sur tout appareil.',
  },
  marks: 'Les signes',
  forYou: 'chance pour vous, contre vous',
  drawn: 'Une carte piochée',
  mean: 'moyenne des {count}',
  came: 'ce qui est venu',
  drawnNote: 'Chance {value}. {count} cartes cachées pouvaient venir.',
  lucky: 'Perdu, et pourtant chanceux',
  one: 'Précision d’une décision',
  axis: 'part cédée par une décision',
};
