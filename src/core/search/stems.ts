import type { Language } from '../words.ts';

/** Endings that a word may lose, the longest first; what is left has at least three letters. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: 'ings ing ers ied ies ed er es e s y'.split(' '),
  fr: 'issements issement ements ement ations ation antes ante ants ant eurs eur ees ee ent ons ait ez er es ir it is e s x'.split(
    ' ',
  ),
  de: 'ungen ung ern em en er es et st e n s t'.split(' '),
};

/** Lower case without accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe');

/** A participle without its ge-, as the verb has it: gelegt, legen. */
const bare = (word: string): string => (/^ge.{3,}(?:t|en)$/u.test(word) ? word.slice(2) : word);

function without(word: string, language: Language, least: number): string {
  const ending = ENDINGS[language].find((each) => word.endsWith(each) && word.length - each.length >= least);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** What is common to the forms of a word: moving, moved, moves. Made for finding, not for grammar. */
export function stem(word: string, language: Language): string {
  const whole = language === 'de' ? bare(word) : word;
  const once = without(whole, language, 3);
  // farblose, farblos: what is left of a German adjective can end as another word does
  const rest = language === 'de' ? without(once, language, 4) : once;
  // swapping, swap; winner, win
  return rest.length > 3 ? rest.replace(/([bdfglmnprt])\1$/u, '$1') : rest;
}

/** Whoever has no key for ü writes ue: bruecke, brucke. */
const folded = (text: string, language: Language): string =>
  language === 'de' ? text.replaceAll(/([aou])e/gu, '$1') : text;

/** The words of a text; single letters say nothing, single digits do. */
export const wordsIn = (text: string, language: Language): readonly string[] =>
  folded(plain(text), language)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 || /\d/u.test(word));
