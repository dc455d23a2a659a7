import { signal } from '@preact/signals';
import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { OnlineTableState } from '#table/online-table';
import { tableInfo } from '#table/testing/table-info';
import { usePage } from '../../testing/page.ts';
import type { Chat } from './chat.tsx';
import type { TableSession } from './use-online-table.ts';

const page = usePage();
let parts: { Chat: typeof Chat };
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  parts = await import('./chat.tsx');
});
beforeEach(() => page.show(null));

const line = (number: number, seat: number, text: string) => ({ number, seat, text, emote: null });
/** Two at a table; `answer` is what comes of everything that is asked for. */
function chatWith(answer: 'done' | 'refused') {
  const stateWith = (chat: readonly ReturnType<typeof line>[]): OnlineTableState =>
    standIn({ chat, seat: 0 });
  const state = signal(stateWith([]));
  const asked: unknown[] = [];
  const session = standIn<TableSession>({
    state,
    ask: (request) => Promise.resolve((asked.push(request), { type: answer })),
  });
  page.show(h(parts.Chat, { session, table: tableInfo() }));
  return { say: (...lines: readonly ReturnType<typeof line>[]) => (state.value = stateWith(lines)), asked };
}

test('what others say is counted until it is read; what one says oneself is not', async () => {
  const { say } = chatWith('done');
  say(line(1, 0, 'hello'), line(2, 1, 'hi'));
  await page.until(() => page.all('.chatter b').length === 1);
  expect(page.text('.chatter b')).toBe('1');
  page.press('.chatter');
  await page.until(() => page.all('.chatbox li').length === 2);
  await page.until(() => page.all('.chatter b').length === 0);
});

test('what is refused stays in the field, to be said again', async () => {
  for (const [answer, left] of [
    ['refused', 'good luck'],
    ['done', ''],
  ] as const) {
    page.show(null);
    const { asked } = chatWith(answer);
    page.press('.chatter');
    await page.until(() => page.all('.chatbox form').length === 1);
    page.one('.chatbox input').value = 'good luck';
    page.one('.chatbox input').fire('input');
    await page.rest();
    page.one('.chatbox form').fire('submit');
    await page.until(() => asked.length === 1);
    await page.rest();
    expect(asked).toEqual([{ type: 'chat', text: 'good luck' }]);
    expect(page.one('.chatbox input').value).toBe(left);
  }
});
