import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { postgresTour } from '../../testing/postgres-tour.ts';
import { recordedWords } from '../../testing/postgres-words.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { dataFolder } from '../../testing/start.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

/** What was written down is what PostgreSQL says; `npx vitest run --project slow words --update` writes it anew. */
test('everything that is said to PostgreSQL is answered as it was written down', async () => {
  const words = recordedWords();
  const urls = [await postgres.database(), await postgres.database()];
  const folder = dataFolder();
  onTestFinished(folder.remove);
  await postgresTour(words, urls, join(folder.path, 'tavola.db'));
  await expect(`${words.lines.join('\n')}\n`).toMatchFileSnapshot('../../testing/transcripts/postgres.txt');
});
