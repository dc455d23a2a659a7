import type { PrimerWords } from './words.en.ts';

export const words: PrimerWords = {
  lead: 'Deux joueurs, cinq châteaux. Quand la pioche est épuisée, celui qui tient le plus de châteaux a gagné. Un tour, c’est une action, puis on complète sa main.',
  sketch: {
    banner: {
      title: 'Lever une bannière',
      text: 'Une bannière va sous le château de son emblème, dans une de vos colonnes : aussi forte que la carte qu’elle recouvre, ou plus forte d’un point. Une colonne vide les accepte toutes.',
    },
    wizard: {
      title: 'Envoyer un magicien',
      text: 'Jouée comme magicien, une carte arc-en-ciel va sur n’importe laquelle de vos colonnes et compte 6. Seul un autre magicien peut la recouvrir.',
    },
    bridge: {
      title: 'Construire un pont',
      text: 'Dans l’autre sens, la même carte est un pont. Il remplace la bannière qui manque, compte 1, et la bannière suivante le recouvre aussitôt.',
    },
    move: {
      title: 'Déplacer un magicien',
      text: 'Un magicien au-dessus d’une de vos colonnes passe à un autre château. En échange, la première carte de la pioche est retournée et posée sur son château.',
    },
    lay: {
      title: 'Poser une carte sur un château',
      text: 'Elle n’y compte pour personne, et chacun peut la prendre plus tard. Tant qu’un château arc-en-ciel est sur le dessus, tous les emblèmes peuvent être joués dessous.',
    },
    swap: {
      title: 'Échanger',
      text: 'Mettez une bannière qui convient à la place du magicien le plus bas d’une colonne, d’un côté ou de l’autre, et prenez la carte arc-en-ciel en main.',
    },
    refill: {
      title: 'Compléter sa main',
      text: 'Après l’action, vous revenez à cinq cartes : de la pioche, ou la carte visible au-dessus d’un château.',
    },
    end: {
      title: 'La dernière carte',
      text: 'La dernière carte de la pioche met aussitôt fin à la partie. La plus grande force tient le château ; à égalité, c’est le plus grand nombre de bannières.',
    },
  },
};
