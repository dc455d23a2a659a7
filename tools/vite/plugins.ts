import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { drawnFiles } from '../../src/web/art/files.ts';

/** The rules as texts come with their screen, French and German when somebody reads them: a first move waits for neither. */
export const textsApart = (texts: RegExp): Plugin => ({
  name: 'tavola-texts-apart',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/src\/games\/\w+\/texts\.ts$/u.test(importer) && texts.test(source) ? '\0tavola-no-texts' : null,
  load: (id) => (id === '\0tavola-no-texts' ? 'export const rules = {}, parts = {}, words = {};' : null),
});

/**
 * The worker shares the rules with the page: as a worker of its own Vite would pack them a second time for it. While
 * developing nothing is packed, and Vite's own address makes a module of it.
 */
export const workerFile: Plugin = {
  name: 'tavola-worker',
  resolveId: (source) => (source === 'tavola:worker' ? '\0tavola-worker' : null),
  load(id) {
    if (id !== '\0tavola-worker') return null;
    if (this.environment.mode === 'dev') return `export default '/worker.ts?worker_file&type=module';`;
    const entry = fileURLToPath(new URL('../../src/web/worker.ts', import.meta.url));
    const file = this.emitFile({ type: 'chunk', id: entry, name: 'worker' });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
};

const DRAWN = '/@drawn/';
const TYPES: Readonly<Record<string, string>> = { json: 'application/json', svg: 'image/svg+xml' };

/** Modules `tavola:…` with the addresses of what `art/files.ts` draws. */
export const drawings: Plugin = {
  name: 'tavola-drawings',
  resolveId: (source) => (drawnIn(source) === undefined ? null : `\0${source}`),
  load(id) {
    const [module, files] = drawnIn(id.replace(/^\0/u, '')) ?? [];
    if (module === undefined || files === undefined) return null;
    const addressOf = (name: string, source: string): string =>
      this.environment.mode === 'dev'
        ? `'${DRAWN}${module}/${name}'`
        : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${module}-${name}`, source })}`;
    return Object.entries(files)
      .map(([name, source]) => `export const ${name.replace(/\..*/u, '')} = ${addressOf(name, source)};`)
      .join('\n');
  },
  configureServer: serveDrawings,
};

function drawnIn(module: string): [string, Readonly<Record<string, string>>] | undefined {
  return Object.entries(drawnFiles()).find(([name]) => module === `tavola:${name}`);
}

/** Draws anew for each request, so that a changed drawing is seen. */
function serveDrawings(server: ViteDevServer): void {
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const [, module = '', name = ''] = url.split('/');
    const loaded = (await server.ssrLoadModule('/art/files.ts')) as { drawnFiles: typeof drawnFiles };
    const source = loaded.drawnFiles()[module]?.[name];
    response.statusCode = source === undefined ? 404 : 200;
    response.setHeader('content-type', TYPES[name.split('.')[1] ?? ''] ?? 'text/plain');
    response.end(source);
  };
  server.middlewares.use(DRAWN, ({ url = '' }, response) => {
    answer(url, response).catch((thrown: unknown) => {
      response.statusCode = 500;
      response.end(String(thrown));
    });
  });
}
