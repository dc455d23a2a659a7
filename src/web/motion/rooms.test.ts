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

test.each([
  ['muster', muster, '.chronicle'],
  ['murano', murano, '.log'],
] as const)(
  'in %s a change is shown frame by frame, and until all show it nobody is told to act',
  async (id, game, log) => {
    const { Room } = await page.room(id);
    const start = begunBy(game, 2, 0);
    const at = tableAt(start, [PERSON, BOT]);
    page.show(h(Room, { id: 'k7', table: at.table }));
    await page.until(isMine);
    await page.until(() => page.all(log).length === 1);
    const before = page.text(log);
    // Frames stand still until they are let go.
    const waiting: FrameRequestCallback[] = [];
    const next = vi
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((task) => waiting.push(task));
    at.table.send(0, firstOf(game, start));
    await page.until(() => !isMine());
    expect(at.played()).toHaveLength(1);
    expect(page.text(log)).toBe(before);
    next.mockRestore();
    for (const task of waiting) requestAnimationFrame(task);
    await page.until(isMine);
    expect(page.text(log)).not.toBe(before);
  },
);
