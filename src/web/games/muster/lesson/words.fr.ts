import type { LessonWords } from './words.en.ts';

export const words: LessonWords = {
  follow: 'Faites ce que dit la leçon.',
  watch: 'C’est à {name} de jouer. Regardez bien.',
  welcome:
    'Cinq châteaux, deux côtés. Vos colonnes grandissent vers vous, celles d’Odile s’éloignent. À la fin gagne celui qui est le plus fort au plus grand nombre de châteaux.',
  banner:
    'Une bannière va sous le château de son emblème. Prenez Feuille 1, puis touchez votre côté du château Feuille.',
  refill:
    'Votre main est complétée à cinq cartes. La pioche est aussi l’horloge : sa dernière carte finit la partie. Le sceau rouge vous prévient : ce qu’il montre ne s’annule plus.',
  answer:
    'Odile répond par une force de 3 contre votre 1 et tient le château. Mais une bannière ne peut qu’égaler la carte qu’elle couvre ou la dépasser d’un point : qui commence trop haut ne grandit bientôt plus. Jouez Feuille 2 sur votre Feuille 1.',
  tie: 'Trois à trois ! À égalité, le côté qui a le plus de bannières tient le château : deux des vôtres contre une. Piochez.',
  wizard:
    'Vous avez pioché une carte arc-en-ciel. En magicien elle compte 6, sous n’importe quel château. Envoyez-la au château Eau.',
  drawOn: 'Odile n’y a que 4 : le château est à vous. Piochez encore.',
  castle:
    'Odile a posé Nuage 2 sur le château Nuage : là, la carte ne compte pour personne. Jouez d’abord Nuage 1 sous ce château.',
  take: 'Complétez maintenant depuis le château au lieu de la pioche : prenez Nuage 2. Tout le monde l’a vue, et l’horloge s’arrête.',
  swap: 'Odile a mis Eau 5 à la place de votre magicien et pris la carte arc-en-ciel. Vous tenez encore Eau, mais un magicien n’est jamais tout à fait en sûreté. Posez votre château arc-en-ciel sur le château Flamme.',
  wild: 'Le château Flamme porte désormais les cinq fanions : toute bannière peut s’y tenir. Piochez.',
  bridge:
    'Encore une carte arc-en-ciel. En pont, elle tient lieu de la Feuille 3 qui manque : prenez Feuille 4 et touchez votre côté du château Feuille.',
  bridged: 'Le pont compte 1, la bête 4. Deux cartes manquent : piochez la première.',
  bridgedOn: 'Il manque encore une carte : piochez de nouveau.',
  anywhere: 'Odile a levé Flamme 1. Sous ce château, votre Nuage 2 a aussi sa place : jouez-la.',
  last: 'Deux à un : Flamme est à vous. Piochez.',
  swapOwn:
    'Odile a envoyé à Plume la carte arc-en-ciel qu’elle vous a prise : cela fait 8. Ce qu’elle a fait, vous le pouvez aussi : prenez Plume 3, qui peut aller sur sa Plume 2, et touchez son magicien.',
  wizardAgain:
    'Elle n’y a plus que 5, et la carte arc-en-ciel est dans votre main. Envoyez-la au château Plume : c’est maintenant votre magicien.',
  drawAgain: 'Six à cinq : Plume est à vous. Piochez.',
  move: 'Odile a levé Plume 4 : neuf à six. Mais un magicien peut repartir : touchez votre magicien, puis votre côté du château Flamme. Une carte de la pioche est alors retournée ; elle va sur le château de son emblème, libre pour les deux.',
  moved:
    'Huit à trois : Flamme est de nouveau à vous. À retenir : ce qui n’est pas permis vous dit pourquoi, et un appui long sur une carte dit à quoi elle sert.',
  done: 'Voilà le jeu : élevez des colonnes en partant du bas, gardez un œil sur l’horloge, et pensez à ce que vous laissez sur les châteaux.',
};
