import type { Page } from '@playwright/test';
import { connect } from '../src/server/testing/client.ts';

interface Playing {
  /** The pages of those who play, by their seats. */
  readonly pages: readonly Page[];
  readonly until: (view: Readonly<Record<string, unknown>>) => boolean;
  readonly choose: (words: readonly string[]) => string;
}

const keyOf = async (page: Page): Promise<string> =>
  (JSON.parse(await page.evaluate<string>(`localStorage.getItem('tavola.player')`)) as { key: string }).key;

/** Plays on for all of them, as from another device of theirs; their pages look on. */
export async function playElsewhere(url: string, { pages, until, choose }: Playing): Promise<void> {
  const table = pages[0].url().split('/').at(-1)!;
  const guests = await Promise.all(
    pages.map(async (page) => connect(url, { table, key: await keyOf(page) })),
  );
  for (;;) {
    const { seq, toAct, view } = guests[0].sight()!;
    if (until(view)) break;
    const guest = guests[toAct[0]];
    await guest.until(() => guest.sight()!.seq >= seq);
    await guest.ask({ type: 'move', after: guest.sight()!.seq, word: choose(guest.words()) });
    await guests[0].until(() => guests[0].sight()!.seq > seq);
  }
  await Promise.all(guests.map((guest) => guest.close()));
}
