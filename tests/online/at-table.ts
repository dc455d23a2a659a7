import type { Evening } from '../../src/web/testing/evening.ts';
import type { farHouse, FarPlayer } from './far-house.ts';

/** The table that the page is at. */
export const tableId = (): string => /[\w-]{22}/u.exec(location.pathname)![0];

/** The code of the invitation whose link was copied last. */
export const copiedCode = (evening: Evening): string => /invite#([\w-]+)/u.exec(evening.copied())![1];

/** Somebody takes a seat by the link of the table that the page is at; they are not there yet. */
export async function comesByLink(
  far: ReturnType<typeof farHouse>,
  evening: Evening,
  name: string,
): Promise<FarPlayer> {
  const somebody = await far.somebody(name);
  await evening.press('Copy the link');
  await somebody.call('POST /api/invitations/accept', { code: copiedCode(evening) });
  return somebody;
}
