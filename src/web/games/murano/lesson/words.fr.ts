import type { LessonWords } from './words.en.ts';

export const words: LessonWords = {
  welcome:
    'Vous voici verrier à Murano. Réalisez les œuvres de votre main : elles rapportent des lires. Dès que quelqu’un a réalisé toute sa main, on termine la manche, et le plus riche l’emporte.',
  hand: 'Votre main a un ordre : seule la première œuvre peut être réalisée. C’est le Calice de la vague, dont la recette demande quatre éclats : trois bleus et un vert.',
  selector:
    'Un tour commence par la collecte. Tournez le sélecteur : il avance d’un cran, dans le sens des aiguilles d’une montre, jusqu’à la paire suivante.',
  take: 'Le sélecteur réunit deux éclats, l’un du cercle fixe, l’autre de l’anneau : un rouge et un jaune. Prenez-les sur votre plan de travail.',
  try: 'À présent, négociez. L’échange : un de vos éclats contre ce que l’anneau montre devant un marché ; chaque marché fait face à trois emplacements. Prenez un éclat, comparez les marchés et essayez-en un.',
  undo: 'Les couleurs sont à vous ; l’éclat transparent de l’anneau, lui, ne s’obtient jamais par échange. Un autre marché aurait mieux valu ? Touchez Annuler : rien n’est perdu.',
  exchange:
    'Vos deux premières œuvres se passent de rouge. Donnez-le au marché nord-est : pour un éclat, vous en recevez deux, un vert et un jaune.',
  end: 'Trois éclats, et rien à réaliser pour l’instant. Finissez votre tour : c’est à {rival} de jouer.',
  again: '{rival} a tourné l’anneau et laissé un éclat jaune au marché sud-est. À vous : le sélecteur.',
  notch:
    'Deux rouges, et vous n’en voulez pas ! À tout moment de votre tour, l’anneau avance d’un cran pour 1 L. Tournez-le une fois et regardez la paire.',
  joker:
    'L’anneau montre maintenant un éclat transparent. C’est un joker : dans une œuvre, il remplace n’importe quelle couleur. Prenez la paire.',
  buy: 'Autre façon de négocier : acheter. Pour 2 L, tout ce qui se trouve sur un marché est à vous. Au sud-est, il y a un bleu et un jaune : achetez-les.',
  wait: 'La Bague abeille, deuxième de votre main, serait prête : pour 1 L, vous pourriez reculer le Calice derrière elle. Mais deux œuvres dans un même tour rapportent 2 L de plus. Patience : finissez votre tour.',
  third:
    '{rival} a réalisé une œuvre et vidé ainsi son plan de travail : 8 L ! C’est maintenant votre heure. Tournez le sélecteur.',
  nine: 'Un bleu et un vert : cela fera neuf éclats, et votre plan de travail a huit emplacements. Prenez-les tout de même.',
  surplus:
    'Un de trop ! Le surplus retourne aussitôt à l’entrepôt, et vous choisissez quoi rendre. Le rouge ne sert à aucune de vos deux œuvres : rendez-le.',
  empty:
    'Regardez votre plan de travail, car voici le cœur du jeu : quand vous réalisez une œuvre, chaque emplacement alors vide rapporte 1 L. Ce qui ne sert à rien vous coûte de l’argent.',
  sell: 'La troisième façon de négocier est de vendre : autant d’éclats que vous voulez, pour 1 L en tout. Un vert est de trop, et son emplacement vaut lui aussi une lire. Vendez-le.',
  create:
    'Deux bleus, un vert, et le transparent à la place du troisième bleu : réalisez le Calice de la vague.',
  activate:
    '5 L, car trois éclats restent sur votre plan de travail. Votre œuvre peut encore servir : mise de côté, elle paie l’avantage placé sous une de ses catégories. Dépensez le Calice de la vague pour Cadeau.',
  gain: 'Cadeau donne un éclat jaune ou un éclat bleu. Il manque un bleu à la Bague abeille : prenez-le.',
  second: 'Trois jaunes et un bleu : réalisez aussi la Bague abeille.',
  count:
    '8 L pour un plan de travail vide, 2 L pour la deuxième œuvre du tour : vous avez 17 L ! Finissez votre tour.',
  done: 'Vous connaissez le métier : collecter, négocier, réaliser, et garder un plan de travail léger. Ce qui n’est pas permis vous dit pourquoi, et les règles sont toujours à portée de main. Bonne chance !',
  watch: 'Regardez jouer {rival}.',
};
