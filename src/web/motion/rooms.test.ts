import { h } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '#core/game';
import type { Match } from '#core/match';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { usePage } from '../testing/page.ts';
import { begunBy, BOT, PERSON, tableAt } from '../testing/tables.ts';

const page = usePage({ isStill: false });
const isMine = (): boolean => page.one('.room').getAttribute('data-mine') === 'true';
const firstOf = (game: AnyGame, match: Match): string =>
  game.encode(game.legalActions(game.view(match.state, 0), 0)[0]);

beforeEach(() => page.show(null));

/** Somebody sits down alone against a bot; frames stand still until they are let go. */
async function sitAt(game: AnyGame) {
  const { Room } = await page.room(game.id);
  const start = begunBy(game, 2, 0);
  const at = tableAt(start, [PERSON, BOT]);
  page.show(h(Room, { id: 'k7', table: at.table }));
  await page.until(isMine);
  const waiting: FrameRequestCallback[] = [];
  const next = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((task) => waiting.push(task));
  return {
    act: () => at.table.send(0, firstOf(game, start)),
    letGo() {
      next.mockRestore();
      for (const task of waiting) requestAnimationFrame(task);
    },
  };
}

test('in Murano a change is shown frame by frame, and until all show it nobody is told to act', async () => {
  const { act, letGo } = await sitAt(murano);
  await page.until(() => page.all('.log').length === 1);
  const before = page.text('.log');
  act();
  await page.until(() => !isMine());
  expect(page.text('.log')).toBe(before);
  letGo();
  await page.until(isMine);
  expect(page.text('.log')).not.toBe(before);
});

test('in Muster a change is shown in the task of the press: no frame is waited for', async () => {
  const { act, letGo } = await sitAt(muster);
  await page.until(() => page.all('.chronicle').length === 1);
  const before = page.text('.chronicle');
  act();
  await page.until(() => page.text('.chronicle') !== before);
  expect(isMine()).toBe(true);
  letGo();
});
