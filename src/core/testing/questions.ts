import { expect, test } from 'vitest';
import type { GameEntry } from '../entry.ts';
import { type RuleSearch, ruleSearch } from '../search/search.ts';
import { type Language, LANGUAGES } from '../words.ts';

/** A question as a player asks it, and the rules that answer it: any of them will do. */
export type PlayerQuestion<Id extends string> = readonly [asked: string, ...answers: readonly Id[]];

type Questions = Readonly<Record<Language, readonly PlayerQuestion<string>[]>>;

/** Every third of the first 30 is never looked at while words are added: those show what strangers will meet. */
const isHeldOut = (nth: number): boolean => nth < 30 && nth % 3 === 2;

/** As somebody writes it in a hurry: two letters in the middle of the longest word change places. */
function hurried(question: string): string {
  const [longest] = (question.match(/\p{L}{5,}/gu) ?? ['']).toSorted((a, b) => b.length - a.length);
  const middle = Math.ceil(longest.length / 2);
  const word =
    longest.slice(0, middle - 1) + longest.slice(middle, middle + 1) + longest.slice(middle - 1, middle);
  return question.replace(longest, word + longest.slice(middle + 1));
}

/** Of these questions the places of those whose rule is not among the first three. */
const unanswered = (search: RuleSearch, questions: readonly PlayerQuestion<string>[]): readonly number[] =>
  questions.flatMap(([question, ...answers], nth) =>
    search(question)
      .slice(0, 3)
      .some((id) => answers.includes(id))
      ? []
      : [nth],
  );

/**
 * Of every 30 questions in each language, the right rule is among the first three for 28 (55 of 60, over two games); in a
 * hurry, for nine of ten.
 */
export function answersQuestions(entry: GameEntry, questions: Questions): void {
  test.each(LANGUAGES)('questions as people ask them find their rule: %s', async (language) => {
    const [{ rulebook }, texts] = await Promise.all([entry.rulebook(), entry.ruleTexts[language]()]);
    const search = ruleSearch(rulebook, texts, language);
    const list = questions[language];
    expect(list.length).toBeGreaterThanOrEqual(30);
    const allowed = Math.floor(list.length / 15);
    const missed = unanswered(search, list);
    expect(missed.map((nth) => list[nth][0]).slice(allowed), 'missed').toEqual([]);
    expect(missed.filter(isHeldOut).length, 'missed of the ten held out').toBeLessThanOrEqual(2);
    const written = list
      .slice(0, 60)
      .map(([question, ...answers]) => [hurried(question), ...answers] as const);
    const slipped = unanswered(search, written).map((nth) => written[nth][0]);
    expect(slipped.slice(Math.floor(written.length / 10)), 'missed in a hurry').toEqual([]);
  });

  test('every question names rules of the book, and no two are alike', async () => {
    const { rulebook } = await entry.rulebook();
    const ids = new Set(rulebook.map(({ id }) => id));
    for (const language of LANGUAGES) {
      const all = questions[language];
      expect(all.flatMap(([, ...answers]) => answers).filter((id) => !ids.has(id))).toEqual([]);
      expect(new Set(all.map(([question]) => question)).size).toBe(all.length);
    }
  });
}
