import type { PhoneWords } from './words.en.ts';

export const words: PhoneWords = {
  still: 'L’écran ne montre rien avant que vous jouiez',
  where: '{card} : où ?',
  wizards: 'Déplacer un magicien',
  moves: 'De {from} vers {to}',
  strip: 'Les châteaux',
  standing: '{castle} : vous {own}, {name} {rival}',
  first: 'Choisissez une carte',
  place: 'Choisissez une place',
  theirs: 'en face',
  yours: 'vous',
  last: 'Dernier tour',
  covered: 'Les deux mains sont cachées. {name} a {cards}.',
};
