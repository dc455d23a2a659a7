import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { GameEntry } from '#core/entry';

const at = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/**
 * Modules `tavola:words/<language>`: the words of the frame, of each game on its pages and of the bots. Put together when
 * the application is built, because each file that the first page asks for by itself would cost a journey.
 */
export const pageWords: Plugin = {
  name: 'tavola-words',
  resolveId: (source) => (/^tavola:words\/\w+$/u.test(source) ? `\0${source}` : null),
  async load(id) {
    const language = /^\0tavola:words\/(\w+)$/u.exec(id)?.[1];
    if (language === undefined) return null;
    // By its address: named as it is elsewhere, it would be packed into each configuration that has this plugin.
    const { ENTRIES } = (await import(pathToFileURL(at('games/catalogue.ts')).href)) as {
      ENTRIES: readonly GameEntry[];
    };
    const imports = [`import { ${language} as frame } from '${at(`web/words/${language}.ts`)}';`];
    const imported = (file: string): string => {
      imports.push(`import { words as words${imports.length} } from '${at(file)}';`);
      return `words${imports.length - 1}`;
    };
    const ofGames = (fileOf: (game: string) => string): string[] =>
      ENTRIES.map(({ id: game }) => [game, fileOf(game)] as const)
        .filter(([, file]) => existsSync(at(file)))
        .map(([game, file]) => `${game}: ${imported(file)}`);
    const game = ofGames((each) => `web/games/${each}/page.${language}.ts`);
    const level = ofGames((each) => `bots/${each}/words.${language}.ts`);
    const generic = imported(`bots/words.${language}.ts`);
    return [
      ...imports,
      `export const words = { ...frame, game: { ${game.join(', ')} }, level: { generic: ${generic}, ${level.join(', ')} } };`,
    ].join('\n');
  },
};
