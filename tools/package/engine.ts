import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { flatDeclaration, withoutComments } from './declaration.ts';
import type { Files } from './tar.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A version of the package, the rules that came with it, and a digest of what it offered. */
export interface Release {
  readonly version: string;
  readonly rules: Readonly<Record<string, number>>;
  readonly api: string;
}

/** Every release, the newest last. */
export const releases = (): readonly Release[] =>
  JSON.parse(read('docs/engine-releases.json')) as readonly Release[];
export const newest = (): Release => releases().at(-1)!;

/** What a declaration says, whatever its comments say about it. */
export const contractOf = (declaration: string): string =>
  withoutComments(declaration).replaceAll(/\n\s*\n/gu, '\n');

export const digestOf = (declaration: string): string =>
  createHash('sha256').update(contractOf(declaration)).digest('hex').slice(0, 16);

export const rulesOf = (games: readonly { id: string; version: number }[]): Release['rules'] =>
  Object.fromEntries(games.map(({ id, version }) => [id, version]));

/** The public declaration of the engine, as the compiler sees it now. */
export function engineDeclaration(): string {
  const { status, stdout, stderr } = spawnSync('tsc', ['-b', 'src/engine'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the engine does not compile: ${stdout}${stderr}`);
  return flatDeclaration(join(root, '.cache', 'types'), 'engine/index');
}

/** The package has no search: by what words a rule is looked up stays out of it. */
const withoutIndex = {
  name: 'without-index',
  load: (path: string) => (/\/rule-index\.\w+\.ts$/u.test(path) ? 'export {};' : null),
};

/** The modules: one file for what comes at once, and others for what is asked for. */
async function modules(): Promise<Files> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutIndex],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry: join(root, 'src/engine/index.ts'), formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: 'index.js',
          chunkFileNames: 'parts/[name]-[hash].js',
          // Comments that give reasons stay in the repository.
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  });
  const [{ output }] = built as { output: { fileName: string; code?: string }[] }[];
  return Object.fromEntries(output.map(({ fileName, code = '' }) => [fileName, Buffer.from(code)]));
}

function manifest(): string {
  const { version, rules } = newest();
  const { license, description } = JSON.parse(read('package.json')) as Record<string, string>;
  return `${JSON.stringify(
    {
      name: '@tavola/engine',
      version,
      description,
      license,
      type: 'module',
      sideEffects: false,
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
      types: './index.d.ts',
      engines: { node: '>=20' },
      tavola: { rules },
    },
    null,
    2,
  )}\n`;
}

/** Every file of the package `@tavola/engine`. */
export async function engineFiles(): Promise<Files> {
  const texts = {
    'package.json': manifest(),
    'index.d.ts': engineDeclaration(),
    'README.md': read('docs/engine.md'),
    LICENSE: read('LICENSE'),
    ...Object.fromEntries(globSync('examples/*.mjs', { cwd: root }).map((file) => [file, read(file)])),
  };
  const written = Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)] as const);
  return { ...Object.fromEntries(written), ...(await modules()) };
}
