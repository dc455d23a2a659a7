import { answersQuestions } from '#core/testing/questions';
import { entry } from './entry.ts';
import { freshQuestions as german } from './testing/fresh-questions.de.ts';
import { freshQuestions as english } from './testing/fresh-questions.en.ts';
import { freshQuestions as french } from './testing/fresh-questions.fr.ts';
import { moreQuestions } from './testing/more-questions.ts';
import { questions } from './testing/questions.ts';

answersQuestions(entry, {
  en: [...questions.en, ...moreQuestions.en, ...english],
  fr: [...questions.fr, ...moreQuestions.fr, ...french],
  de: [...questions.de, ...moreQuestions.de, ...german],
});
