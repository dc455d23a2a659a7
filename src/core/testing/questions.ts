import { expect, test } from 'vitest';
import type { GameEntry } from '../entry.ts';
import { ruleSearch } from '../search/search.ts';
import { type Language, LANGUAGES } from '../words.ts';

/** A question as a player asks it, and the rules that answer it: any of them will do. */
export type PlayerQuestion<Id extends string> = readonly [asked: string, ...answers: readonly Id[]];

type Questions = Readonly<Record<Language, readonly PlayerQuestion<string>[]>>;

/** Every third of the first 30 is never looked at while words are added: those show what strangers will meet. */
const isHeldOut = (nth: number): boolean => nth < 30 && nth % 3 === 2;

async function unanswered(
  entry: GameEntry,
  questions: Questions,
  language: Language,
): Promise<readonly number[]> {
  const [{ rulebook }, texts] = await Promise.all([entry.rulebook(), entry.ruleTexts[language]()]);
  const search = ruleSearch(rulebook, texts, language);
  return questions[language].flatMap(([question, ...answers], nth) =>
    search(question)
      .slice(0, 3)
      .some((id) => answers.includes(id))
      ? []
      : [nth],
  );
}

/** Of every 30 questions in each language, the right rule is among the first three for 28 (55 of 60, over two games). */
export function answersQuestions(entry: GameEntry, questions: Questions): void {
  test.each(LANGUAGES)('questions as people ask them find their rule: %s', async (language) => {
    const list = questions[language];
    expect(list.length).toBeGreaterThanOrEqual(30);
    const allowed = Math.floor(list.length / 15);
    const missed = await unanswered(entry, questions, language);
    expect(missed.map((nth) => list[nth][0]).slice(allowed), 'missed').toEqual([]);
    expect(missed.filter(isHeldOut).length, 'missed of the ten held out').toBeLessThanOrEqual(2);
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
