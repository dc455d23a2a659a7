import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import * as doors from './src/web/art/doors.ts';
import { everyDrawing } from './src/web/art/murano/every.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The rules as texts come with their screen, French and German when somebody reads them: a first move waits for neither. */
const without = (texts: RegExp): Plugin => ({
  name: 'tavola-texts-apart',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/games\/\w+\/texts\.ts$/u.test(importer) && texts.test(source) ? '\0tavola-no-texts' : null,
  load: (id) => (id === '\0tavola-no-texts' ? 'export const rules = {}, parts = {}, words = {};' : null),
});

interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Every module that one brings, at once or, if `later`, at any time. */
function brought(from: string, later: boolean, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(from) ?? {};
  for (const id of importedIds) brought(id, later, graph, found);
  if (later) for (const id of dynamicallyImportedIds) brought(id, later, graph, found);
  return found;
}

/** What the entrance needs comes in one file, for a browser asks for few at a time; less what the worker shares with it. */
function entrance(): (id: string, graph: Graph) => string | null {
  let page: Set<string> | undefined;
  let worker: Set<string> | undefined;
  return (id, graph) => {
    page ??= brought(at('src/web/main.tsx'), false, graph);
    worker ??= brought(at('src/web/worker.ts'), true, graph);
    const apart = worker.has(id) || id.endsWith('.css');
    return page.has(id) && !apart ? 'tavola' : null;
  };
}

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

/** What is always drawn alike is drawn here, not in the page: it gets Murano's drawings as one file, each door as a picture. */
const drawings: Plugin = {
  name: 'tavola-drawings',
  resolveId: (source) => (/^tavola:(?:murano-drawings|doors)$/u.test(source) ? `\0${source}` : null),
  load(id) {
    const keep = (name: string, source: string): string =>
      `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
    if (id === '\0tavola:murano-drawings') {
      return `export default ${keep('murano-drawings.json', JSON.stringify(everyDrawing()))};`;
    }
    if (id !== '\0tavola:doors') return null;
    return Object.entries(doors)
      .map(([name, draw]) => `export const ${name} = ${keep(`${name}.svg`, draw())};`)
      .join('\n');
  },
};

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
    // What a worker brings it cannot announce to a page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) => (/\bworker-/u.test(hostId) ? [] : needed),
    },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: entrance(), debugName: 'entrance' }] } } },
  },
});
