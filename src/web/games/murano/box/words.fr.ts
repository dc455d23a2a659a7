import type { MuranoBoxWords } from './words.en.ts';

export const words: MuranoBoxWords = {
  step: { A: 'Anneau A', B: 'Anneau B', I: 'Cercle I', II: 'Cercle II', creations: '24 œuvres' },
  steps: 'Ce que l’on relève',
  progress: '{done} sur {all}',
  done: 'fait',
  todo: 'à faire',
  next: 'Qu’est-ce qui vient ensuite ?',
  ring: 'Posez votre anneau à côté de l’écran, face {side} visible. Commencez où vous voulez, dans le sens des aiguilles : il tourne, nous trouvons sa place.',
  circle: 'Le cercle est fixe : commencez à droite de 12 h, dans le sens des aiguilles.',
  outside: 'Dehors, en petit : le paquet d’ici',
  place: 'Place {place} sur 12',
  empty: '{place} : à faire, ici {here}',
  same: '{place} : {yours}, comme ici',
  other: '{place} : {yours}, ici {here}',
  undo: 'Annuler',
  rest: 'Le reste est comme ici',
  differ: { one: 'Une place diffère jusqu’ici.', other: '{count} places diffèrent jusqu’ici.' },
  differs: '{place} : chez vous {yours}, ici {here}',
  swapped: 'Interverties par erreur ? Touchez une place pour la changer.',
  card: 'Carte {number}',
  cardHint:
    'Touchez les quatre éclats au bord gauche de votre carte, dans n’importe quel ordre. Appui long : deux fois le même. Le quatrième amène la carte suivante.',
  categories: 'Catégorie, en haut à droite',
  categoriesHint: 'ne touchez que ce qui est différent',
  asHere: 'Elle est comme ici',
  noDrawing:
    'Aucune de vos cartes ne ressemble à ceci ? Peu importe : seuls les éclats et les catégories comptent. À la fin, chaque recette reçoit le dessin qui va le mieux à ses couleurs.',
  compare: 'Votre boîte et le paquet d’ici',
  placesDiffer: { one: 'Une place des faces diffère.', other: '{count} places des faces diffèrent.' },
  cardsDiffer: { one: 'Une œuvre sur 24 diffère.', other: '{count} œuvres sur 24 diffèrent.' },
  allSame: 'Tout ce qui a été relevé est comme ici.',
  yours: 'chez vous',
  here: 'ici',
  checked:
    'Vérifié : douze places sur chaque face, quatre éclats et au moins une catégorie sur chaque carte. Les cartes demandent {blue} fois du bleu, {green} fois du vert, {yellow} fois du jaune et {red} fois du rouge ; ici, chaque couleur est demandée 24 fois.',
  expert: 'Les lires d’une partie experte sont comme ici ; un fichier peut dire autre chose.',
};
