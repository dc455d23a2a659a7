import type { PrimerWords } from './words.en.ts';

export const words: PrimerWords = {
  lead: 'Rassemblez des éclats de verre, négociez-les, faites-en des œuvres. À la fin, celui qui a le plus de lires l’emporte. Un tour a trois phases : collecter, négocier, réaliser.',
  sketch: {
    collect: {
      title: 'Collecter',
      text: 'Le sélecteur avance d’un cran. Vous prenez les deux éclats qu’il désigne, l’un du cercle, l’autre de l’anneau. Votre plan de travail en contient huit.',
    },
    exchange: {
      title: 'Négocier : échanger',
      text: 'Donnez un éclat à un marché qui a une place libre et prenez les éclats que l’anneau y montre, sauf les transparents.',
    },
    buy: {
      title: 'Ou acheter',
      text: 'Pour 2 L, vous prenez tout ce qui se trouve sur un marché.',
    },
    sell: {
      title: 'Ou vendre',
      text: 'Rendez autant d’éclats que vous voulez et gagnez 1 L pour le tout.',
    },
    create: {
      title: 'Réaliser',
      text: 'Payez les quatre éclats de la première œuvre de votre main ; un transparent remplace n’importe quelle couleur. Chaque emplacement alors vide rapporte 1 L.',
    },
    anytime: {
      title: 'À tout moment, pour 1 L',
      text: 'Tournez l’anneau d’un cran, ou reculez la première œuvre de votre main.',
    },
    advantage: {
      title: 'Les avantages',
      text: 'Mettez de côté une œuvre réalisée : l’avantage sous sa catégorie prend effet. L’œuvre reste comptée comme réalisée.',
    },
    end: {
      title: 'La fin',
      text: 'Quand quelqu’un a réalisé toutes ses œuvres, la manche se termine. Qui a le plus de lires gagne ; à égalité, qui a le moins d’œuvres.',
    },
  },
};
