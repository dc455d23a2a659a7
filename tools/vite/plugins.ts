import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The rulebook comes with its screen, French and German when somebody reads them: a first move waits for neither. */
export const textsApart = (texts: RegExp): Plugin => ({
  name: 'tavola-texts-apart',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/src\/games\/\w+\/(?:texts|index)\.ts$/u.test(importer) && texts.test(source)
      ? '\0tavola-no-texts'
      : null,
  load: (id) =>
    id === '\0tavola-no-texts' ? 'export const rulebook = [], rules = {}, parts = {}, words = {};' : null,
});

/** What reads the facts of another box comes with the page that asks for them: a first move waits for none of it. */
export const packsApart: Plugin = {
  name: 'tavola-packs-apart',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/src\/games\/\w+\/index\.ts$/u.test(importer) && /^\.\/pack(?:-|\/)json\.ts$/u.test(source)
      ? '\0tavola-no-packs'
      : null,
  load: (id) => (id === '\0tavola-no-packs' ? 'export const packs = undefined;' : null),
};

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
    const file = this.emitFile({ type: 'chunk', id: at('src/web/worker.ts'), name: 'worker' });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
};

const DRAWN = '/@drawn/';
const TYPES: Readonly<Record<string, string>> = { json: 'application/json', svg: 'image/svg+xml' };

/** What a game draws when the application is built, by the name of the file: `door.svg`. */
interface Drawings {
  readonly files: Readonly<Record<string, () => string>>;
}

const drawingsOf = (game: string): string => `src/web/games/${game}/art/files.ts`;
const gameOf = (module: string): string | undefined => /^\0?tavola:art\/(\w+)$/u.exec(module)?.[1];

/** Modules `tavola:art/<game>` with the addresses of what the game's `art/files.ts` draws. */
export const drawings: Plugin = {
  name: 'tavola-drawings',
  resolveId: (source) => (source.startsWith('\0') || gameOf(source) === undefined ? null : `\0${source}`),
  async load(id) {
    const game = gameOf(id);
    if (game === undefined) return null;
    const { files } = (await import(pathToFileURL(at(drawingsOf(game))).href)) as Drawings;
    // While developing each is drawn when it is asked for.
    const addressOf = (name: string, draw: () => string): string =>
      this.environment.mode === 'dev'
        ? `'${DRAWN}${game}/${name}'`
        : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game}-${name}`, source: draw() })}`;
    return Object.entries(files)
      .map(([name, draw]) => `export const ${name.replace(/\..*/u, '')} = ${addressOf(name, draw)};`)
      .join('\n');
  },
  configureServer: serveDrawings,
};

/** Draws anew for each request, so that a changed drawing is seen. */
function serveDrawings(server: ViteDevServer): void {
  const drawn = async (game: string, name: string): Promise<string | undefined> => {
    if (!/^\w+$/u.test(game) || !existsSync(at(drawingsOf(game)))) return undefined;
    const loaded = (await server.ssrLoadModule(at(drawingsOf(game)))) as unknown as Drawings;
    return loaded.files[name]?.();
  };
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const [, game = '', name = ''] = url.split('/');
    const source = await drawn(game, name);
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

/** What one file of the built application consists of. */
export interface Chunk {
  readonly file: string;
  /** What is in it, or what it only hands on from another file. */
  readonly modules: readonly string[];
  readonly imports: readonly string[];
}

/** Hands on what each file consists of, for the report of the build. */
export const chunkList = (file: string): Plugin => ({
  name: 'tavola-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((each): Chunk[] =>
      each.type === 'chunk'
        ? [
            {
              file: each.fileName,
              modules: [...each.moduleIds, each.facadeModuleId ?? ''],
              imports: each.imports,
            },
          ]
        : [],
    );
    mkdirSync(at('.cache'), { recursive: true });
    writeFileSync(file, JSON.stringify(chunks));
  },
});
