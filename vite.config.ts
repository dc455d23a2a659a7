import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The rules as texts come with their screen, and a bot needs no texts at all: a first move waits for neither. */
const without = (texts: RegExp): Plugin => ({
  name: 'tavola-texts-apart',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/games\/\w+\/texts\.ts$/u.test(importer) && texts.test(source) ? '\0tavola-no-texts' : null,
  load: (id) => (id === '\0tavola-no-texts' ? 'export const rules = {}, parts = {}, words = {};' : null),
});

export default defineConfig({
  plugins: [without(/rulebook/u)],
  root: at('src/web'),
  cacheDir: at('.cache/vite'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Every file under its own address: the page's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es', plugins: () => [without(/rulebook|words/u)] },
});
