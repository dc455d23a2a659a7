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

/** What the entrance needs comes in one file; a browser asks for few at a time. */
function entrance(): (id: string, graph: Graph) => string | null {
  const reached = new Set<string>();
  const reach = (id: string, graph: Graph): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) reach(each, graph);
  };
  return (id, graph) => {
    if (reached.size === 0) reach(at('src/web/main.tsx'), graph);
    return reached.has(id) && !id.endsWith('.css') ? 'tavola' : null;
  };
}

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: entrance(), debugName: 'entrance' }] } } },
  },
  worker: { format: 'es', plugins: () => [without(/rulebook|words/u)] },
});
