import { answersQuestions } from '#core/testing/questions';
import { entry } from './entry.ts';
import { questions } from './testing/questions.ts';

answersQuestions(entry, questions);
