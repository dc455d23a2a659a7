import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { type Match, outcomeOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { hex, sha256, utf8 } from '#core/sha256';

/** The recorded matches of a game replay to the same end for ever, and each shows what it was recorded for. */
export function replaysItsMatches(
  game: AnyGame,
  folder: string,
  shows: Readonly<Record<string, (match: Match, words: readonly string[]) => boolean>>,
): void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.match'))
    .map((file) => file.replace(/\.match$/u, ''));
  const index: Record<string, { shows: string; end: string }> = JSON.parse(read('index.json'));

  test('every recorded match is in the index, and the other way round', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(Object.keys(index).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(shows).toSorted()).toEqual(names.toSorted());
  });

  describe.each(names)('the recorded match %s', (name) => {
    const text = read(`${name}.match`);

    test(`replays to the same end: ${index[name].shows}`, () => {
      const match = loadMatch(text, (id) => (id === game.id ? game : undefined));
      expect(saveMatch(match)).toBe(text);
      expect(outcomeOf(match)).not.toBeNull();
      expect(hex(sha256(utf8(JSON.stringify(game.json.position(match.state)))))).toBe(index[name].end);
      expect(shows[name](match, text.split('\n').slice(5, -3)), 'it shows that').toBe(true);
    });
  });
}
