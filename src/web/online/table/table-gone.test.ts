import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reason } from '#table/protocol';
import { tableInfo } from '#table/testing/table-info';
import { usePage } from '../../testing/page.ts';
import type { TableGone } from './table-screen.tsx';

const page = usePage();
let parts: { TableGone: typeof TableGone };
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  parts = await import('./table-screen.tsx');
});
beforeEach(() => page.show(null));

const TITLE = 'This table cannot be shown';
const LOBBY = 'To the lobby';

test.each<readonly [Reason, title: string, text: RegExp, way: string]>([
  ['update', 'An update is needed', /^This page and the server are of different versions/u, 'Reload'],
  ['malformed', TITLE, /^This page and the server do not understand each other/u, 'Reload'],
  ['rolled-back', 'Moves are missing', /^The server has lost moves/u, 'Reload'],
  ['broken', TITLE, /^A mistake in the program/u, LOBBY],
  ['damaged', TITLE, /^The record of this match is damaged/u, LOBBY],
  ['full', TITLE, /^The server has as many tables/u, LOBBY],
  ['no-key', TITLE, /^This browser does not know you/u, LOBBY],
  ['no-seat', TITLE, /^You do not sit at this table/u, LOBBY],
  ['no-table', TITLE, /^There is no such table/u, LOBBY],
  ['other-version', TITLE, /^This match was begun with rules/u, LOBBY],
  ['shared-deal', TITLE, /^The same cards are still being played/u, LOBBY],
  ['storage', TITLE, /^The server cannot keep anything/u, LOBBY],
  ['too-fast', TITLE, /^The server has closed this table to you/u, LOBBY],
])('a line that was closed for good says why and what helps: %s', (reason, title, text, way) => {
  page.show(h(parts.TableGone, { reason }));
  expect(page.text('h1')).toBe(title);
  expect(page.text('[role="alert"]')).toMatch(text);
  expect(page.name(page.one('.lost .primary'))).toBe(way);
});

test('a table that was closed before its match says so', () => {
  page.show(h(parts.TableGone, { reason: null, table: tableInfo({ phase: 'over' }) }));
  expect(page.text('h1')).toBe(TITLE);
  expect(page.text('[role="alert"]')).toBe('This table was closed before a match began.');
  expect(page.one('.lost .primary').getAttribute('href')).toBe('/online');
});
