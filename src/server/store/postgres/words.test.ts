import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { postgresTour } from '../../testing/postgres-tour.ts';
import { replayedWords } from '../../testing/postgres-words.ts';
import { dataFolder } from '../../testing/start.ts';

const RECORD = join(import.meta.dirname, '../../testing/transcripts/postgres.txt');

/** Whether PostgreSQL answers so is for the slow tests to see: `words.slow.test.ts`, which writes this down. */
test('what is said to PostgreSQL, and what is made of its answers, is what was tried with a real one', async () => {
  const record = readFileSync(RECORD, 'utf8').trimEnd().split('\n');
  const words = replayedWords(record);
  const folder = dataFolder();
  onTestFinished(folder.remove);
  const url = 'postgres://nowhere.invalid/tavola';
  await postgresTour(words, [url, url], join(folder.path, 'tavola.db'));
  expect(words.lines).toEqual(record);
});
