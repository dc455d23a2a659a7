import type { PhoneWords } from './words.en.ts';

export const words: PhoneWords = {
  still: 'Der Bildschirm zeigt nichts, bis du spielst',
  where: '{card}: wohin?',
  wizards: 'Einen Zauberer versetzen',
  moves: 'Von {from} nach {to}',
  strip: 'Die Burgen',
  standing: '{castle}: du {own}, {name} {rival}',
  first: 'Wähle eine Karte',
  place: 'Wähle einen Platz',
  theirs: 'drüben',
  yours: 'du',
  last: 'Letzter Zug',
  covered: 'Beide Hände sind verdeckt. {name} hat {cards}.',
};
