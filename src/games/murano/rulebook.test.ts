import { answersQuestions } from '#core/testing/questions';
import { entry } from './entry.ts';
import { freshQuestions as german } from './testing/rulebook-questions.de.ts';
import { freshQuestions as english } from './testing/rulebook-questions.en.ts';
import { freshQuestions as french } from './testing/rulebook-questions.fr.ts';
import { moreQuestions } from './testing/more-questions.ts';
import { questions } from './testing/questions.ts';

answersQuestions(entry, {
  en: [...questions.en, ...moreQuestions.en, ...english],
  fr: [...questions.fr, ...moreQuestions.fr, ...french],
  de: [...questions.de, ...moreQuestions.de, ...german],
});
