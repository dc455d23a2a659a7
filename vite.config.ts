import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { drawings, textsApart, workerFile } from './tools/vite/plugins.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
  {
    name: 'table',
    test: /\/src\/web\/(?:(?:room|interaction|motion)\/(?!coach|lesson-table)|art\/image-address)/,
  },
  { name: 'muster-room', test: /\/src\/web\/games\/muster\/(?!lesson)/ },
  { name: 'murano-ahead', test: /\/src\/web\/games\/murano\/ahead/ },
  {
    name: 'murano-room',
    test: /\/src\/web\/games\/murano\/(?!lesson|words|ahead|art\/fetched|seldom|board\/bubble|bench\/choosing|hand\/(?:creating|draft)|end\.|log\/|motion\/(?!parts))/,
  },
];

export default defineConfig({
  plugins: [textsApart(/rulebook|words\.(?:fr|de)/u), workerFile, drawings],
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
