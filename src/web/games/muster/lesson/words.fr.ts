import type { LessonWords } from './words.en.ts';

export const words: LessonWords = {
  follow: 'Faites ce que dit la leçon.',
  watch: 'C’est à {name} de jouer. Regardez bien.',
  welcome:
    'Cinq châteaux, deux côtés. Vos colonnes grandissent vers vous, celles d’Odile s’éloignent. Qui est le plus fort à plus de châteaux à la fin gagne.',
  banner:
    'Une bannière va sous le château de son emblème. Prenez Feuille 1, puis touchez votre côté du château Feuille.',
  refill:
    'Votre main est complétée à cinq cartes. La pioche est aussi l’horloge : sa dernière carte finit la partie. Le sceau rouge vous prévient : ce qu’il montre ne s’annule plus.',
  answer:
    'Odile répond par une force de 3 contre votre 1 et tient le château. Une bannière peut égaler la carte qu’elle couvre ou la dépasser d’un point. Jouez Feuille 2 sur votre Feuille 1.',
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
  anywhere: 'Odile a levé Flamme 1. Sous ce château, votre Nuage 2 peut se tenir aussi : jouez-la là.',
  last: 'Voilà le jeu : élevez des colonnes, gardez un œil sur l’horloge, et pensez à ce que vous laissez aux deux sur les châteaux. Piochez une dernière fois.',
  done: 'Vous en savez assez pour jouer. Le reste est à portée de main : ce qui n’est pas permis vous dit pourquoi.',
};
