import { expect, test } from 'vitest';
import { agreedText } from '#table/testing/schema-text';
import * as events from './events.ts';

// What was written down years ago is read by it. `npx vitest run src/server/table/decider/events.test.ts --update` writes it anew.
test('what is kept of a table is what was agreed on, field by field', async () => {
  await expect(agreedText(events)).toMatchFileSnapshot('../../testing/transcripts/kept.txt');
});
