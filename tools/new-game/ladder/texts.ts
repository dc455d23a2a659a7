import type { GameTexts } from '#core/game';
import type { Language } from '#core/words';
import * as ruleTextsDe from './rulebook.de.ts';
import * as ruleTextsEn from './rulebook.en.ts';
import * as ruleTextsFr from './rulebook.fr.ts';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

/** Everything Ladder says, in each language. */
export const texts: Readonly<Record<Language, GameTexts>> = {
  en: { words: en, rules: ruleTextsEn.rules, parts: ruleTextsEn.parts },
  fr: { words: fr, rules: ruleTextsFr.rules, parts: ruleTextsFr.parts },
  de: { words: de, rules: ruleTextsDe.rules, parts: ruleTextsDe.parts },
};
