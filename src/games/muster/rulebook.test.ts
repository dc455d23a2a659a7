import { answersQuestions } from '#core/testing/questions';
import { entry } from './entry.ts';
import { moreQuestions } from './testing/more-questions.ts';
import { questions } from './testing/questions.ts';

answersQuestions(entry, {
  en: [...questions.en, ...moreQuestions.en],
  fr: [...questions.fr, ...moreQuestions.fr],
  de: [...questions.de, ...moreQuestions.de],
});
