import { expect, test, vi } from 'vitest';
import { usePage } from '../testing/page.ts';

usePage();

test('the words of a game come once for each language, and English comes with its rules', async () => {
  const [{ bringWords }, { CATALOGUE }] = await Promise.all([
    import('./games.ts'),
    import('../catalogue.ts'),
  ]);
  const [one, other] = CATALOGUE;
  const asked = [one, other].flatMap(({ words }) => [
    vi.spyOn(words, 'en'),
    vi.spyOn(words, 'fr'),
    vi.spyOn(words, 'de'),
  ]);
  for (const language of ['en', 'fr', 'fr', 'de', 'fr'] as const) await bringWords(one.id, language);
  await bringWords(other.id, 'fr');
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1, 0, 1, 0]);
  for (const each of asked) each.mockRestore();
});
