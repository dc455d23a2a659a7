import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import * as doors from './src/web/art/doors.ts';
import { boardDrawings, cardDrawings } from './src/web/art/murano/every.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The rules as texts come with their screen, French and German when somebody reads them: a first move waits for neither. */
const without = (texts: RegExp): Plugin => ({
  name: 'tavola-texts-apart',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/games\/\w+\/texts\.ts$/u.test(importer) && texts.test(source) ? '\0tavola-no-texts' : null,
  load: (id) => (id === '\0tavola-no-texts' ? 'export const rules = {}, parts = {}, words = {};' : null),
});

/** The worker shares the rules with the page: as a worker of its own Vite would pack them a second time for it. */
const worker: Plugin = {
  name: 'tavola-worker',
  resolveId: (source) => (source === 'tavola:worker' ? '\0tavola-worker' : null),
  load(id) {
    if (id !== '\0tavola-worker') return null;
    const file = this.emitFile({ type: 'chunk', id: at('src/web/worker.ts'), name: 'worker' });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
};

/** What is always drawn alike is drawn here, not in the page: it gets Murano's drawings as two files, each door as a picture. */
const drawings: Plugin = {
  name: 'tavola-drawings',
  resolveId: (source) => (/^tavola:(?:murano-drawings|doors)$/u.test(source) ? `\0${source}` : null),
  load(id) {
    const keep = (name: string, source: string): string =>
      `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
    if (id === '\0tavola:murano-drawings') {
      return `export const board = ${keep('murano-board.json', JSON.stringify(boardDrawings()))};
export const cards = ${keep('murano-cards.json', JSON.stringify(cardDrawings()))};`;
    }
    if (id !== '\0tavola:doors') return null;
    return Object.entries(doors)
      .map(([name, draw]) => `export const ${name} = ${keep(`${name}.svg`, draw())};`)
      .join('\n');
  },
};

/**
 * What comes together is one file: on a slow line every further one costs a journey. The rules stand apart from the page
 * because the worker has no page, the rooms apart from it because nobody plays two games at once.
 */
const PACKETS = [
  { name: 'core', test: /\/src\/core\/|vite\/preload-helper|tavola-no-texts|rolldown\/runtime/ },
  { name: 'muster-rules', test: /\/src\/games\/muster\/(?!words\.(?:fr|de)|rulebook\.)/ },
  { name: 'murano-rules', test: /\/src\/games\/murano\/(?!words\.(?:fr|de)|rulebook\.)/ },
  {
    name: 'page',
    tags: ['$initial' as const],
    test: /\/src\/(?:table|web\/(?!worker|company))|\/node_modules\//,
  },
  { name: 'table', test: /\/src\/web\/(?:table\/(?!coach|school)|art\/src|turns)/ },
  { name: 'muster-room', test: /\/src\/web\/(?:muster|art)\/(?!murano|lesson)/ },
  { name: 'murano-ahead', test: /\/src\/web\/murano\/ahead/ },
  {
    name: 'murano-room',
    test: /\/src\/web\/(?:murano|art\/murano)\/(?!lesson|words|ahead|drawings\.ts|seldom|bubble|choosing|draft|end\.|log\.|motion|travel|reading)/,
  },
];

export default defineConfig({
  plugins: [without(/rulebook|words\.(?:fr|de)/u), worker, drawings],
  root: at('src/web'),
  cacheDir: at('.cache/vite'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Every file under its own address: the page's policy allows nothing inline.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: PACKETS } } },
    // What a worker brings it cannot announce to a page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) => (/\bworker-/u.test(hostId) ? [] : needed),
    },
  },
});
