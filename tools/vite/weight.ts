import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ENTRIES } from '#games/catalogue';
import type { Chunk } from './plugins.ts';

/** Kilobytes of JavaScript to the first move, of a game without a budget.json of its own. */
const ALLOWED = 92;

interface Weights {
  readonly lines: readonly string[];
  /** What is too heavy, or in the wrong place. */
  readonly faults: readonly string[];
}

const root = join(import.meta.dirname, '..', '..');

/** What belongs to one game alone, but for what names it to everybody. */
const ownedBy = (game: string): RegExp =>
  new RegExp(
    `/src/(?:games|bots|web/games)/${game}/(?!(?:entry|index|room-words|art/fetched|page\\..*)\\.ts|words)`,
    'u',
  );

/** The modules that a first move in English waits for: the page itself, the room, the rules in the worker, a simple bot. */
const awaitedBy = (game: string): RegExp =>
  new RegExp(
    `/src/(?:web/(?:main\\.tsx|worker\\.ts|words/en\\.ts|games/${game}/(?:game-room|words\\.en)\\.ts)|games/${game}/index\\.ts|bots/${game}/simple\\.ts)$`,
    'u',
  );

/** A file and everything it imports before it can run. */
function withImports(file: string, chunks: readonly Chunk[], files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  const { imports } = chunks.find((chunk) => chunk.file === file) ?? { imports: [] };
  for (const each of imports) withImports(each, chunks, files);
  return files;
}

export function firstMoveOf(game: string, chunks: readonly Chunk[]): ReadonlySet<string> {
  const awaited = awaitedBy(game);
  const begun = chunks.filter(({ modules }) => modules.some((module) => awaited.test(module)));
  return new Set(begun.flatMap(({ file }) => [...withImports(file, chunks)]));
}

/** Whose file a first move brings that is of another game. */
export function strangersIn(
  game: string,
  games: readonly string[],
  chunks: readonly Chunk[],
): readonly string[] {
  const brought = firstMoveOf(game, chunks);
  return games
    .filter((other) => other !== game)
    .flatMap((other) => {
      const owned = ownedBy(other);
      return chunks
        .filter(({ file, modules }) => brought.has(file) && modules.some((module) => owned.test(module)))
        .map(({ file }) => file);
    });
}

function allowedFor(game: string): number {
  const file = join(root, 'src', 'web', 'games', game, 'budget.json');
  if (!existsSync(file)) return ALLOWED;
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly firstMove: number }).firstMove;
}

/** Weighs every file, and what the first move of each game brings, against its budget. */
export function weigh(assets: string, chunks: readonly Chunk[]): Weights {
  const kilobytes = (file: string): number =>
    gzipSync(readFileSync(join(assets, basename(file)))).length / 1000;
  const row = (weight: number, text: string): string => `${weight.toFixed(1).padStart(7)} kB  ${text}`;
  const games = ENTRIES.map(({ id }) => id);
  const brought = new Map(games.map((game) => [game, firstMoveOf(game, chunks)]));
  const lines = readdirSync(assets)
    .filter((file) => /\.(?:js|css)$/u.test(file))
    .toSorted()
    .map((file) => {
      const by = games.filter((game) => brought.get(game)?.has(`assets/${file}`) === true);
      return row(kilobytes(file), `${file}${by.length === 0 ? '' : `  (first move of ${by.join(', ')})`}`);
    });
  const faults: string[] = [];
  for (const [game, files] of brought) {
    const total = [...files].reduce((sum, file) => sum + kilobytes(file), 0);
    const allowed = allowedFor(game);
    lines.push(row(total, `of JavaScript for the first move of ${game}, compressed (at most ${allowed})`));
    if (total > allowed) faults.push(`${game} weighs ${total.toFixed(1)} of ${allowed} kB`);
    const strangers = strangersIn(game, games, chunks);
    if (strangers.length > 0) faults.push(`${game} brings ${strangers.join(', ')}`);
  }
  return { lines, faults };
}
