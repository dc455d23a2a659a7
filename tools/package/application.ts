import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { build } from 'vite';
import type { Files } from './tar.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): Buffer => readFileSync(join(root, file));

/** Programs of their own beside the server, by the names its code has for them. */
const WORKERS = {
  './worker.ts': 'src/server/bot-workers/worker.ts',
  './checkpoint-worker.ts': 'src/server/store/checkpoint-worker.ts',
} as const;
const written = (name: string): string => name.replace(/\.ts$/u, '.js');

/** The server with everything it needs, as modules that any Node reads: below node_modules it strips no types. */
async function serverFiles(): Promise<Files> {
  const entries = { main: 'src/server/main.ts', ...WORKERS };
  const input = Object.entries(entries).map(([name, file]) => [
    name.replace(/^\.\/|\.ts$/gu, ''),
    join(root, file),
  ]);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'workers-beside-the-server',
        transform: (code: string) => {
          let changed = code;
          for (const name of Object.keys(WORKERS)) {
            changed = changed.replaceAll(`'${name}'`, `'${written(name)}'`);
          }
          return changed === code ? null : { code: changed, map: null };
        },
      },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      write: false,
      ssr: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        // All in one folder: the code finds the application and its workers from where it lies.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    output: { fileName: string; code?: string }[];
  };
  return Object.fromEntries(
    output.map(({ fileName, code = '' }) => [`dist/server/${fileName}`, Buffer.from(code)]),
  );
}

const BIN = `#!/usr/bin/env node
import { homedir } from 'node:os';
import { join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(\`tavola: expected Node 22.13 or newer, found \${process.versions.node}\`);
  process.exit(1);
}
// Not beside the program: a package may be removed at any time.
process.env.TAVOLA_DATA ??= join(homedir(), '.tavola');
await import('../dist/server/main.js');
`;

function manifest(): string {
  const { version, license, description } = JSON.parse(read('package.json').toString()) as Record<
    string,
    string
  >;
  return `${JSON.stringify(
    {
      name: 'tavola',
      version,
      description,
      license,
      type: 'module',
      bin: { tavola: 'bin/tavola.js' },
      engines: { node: '>=22.13' },
    },
    null,
    2,
  )}\n`;
}

/** Every file of the package `tavola`: the whole application, without dependencies. `site`: where it was built. */
export async function applicationFiles(site: string): Promise<Files> {
  const page = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const web = page.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [`dist/web${file.slice(site.length).replaceAll('\\', '/')}`, readFileSync(file)] as const;
  });
  return {
    'package.json': Buffer.from(manifest()),
    'bin/tavola.js': Buffer.from(BIN),
    'README.md': read('docs/anywhere.md'),
    LICENSE: read('LICENSE'),
    ...(await serverFiles()),
    ...Object.fromEntries(web),
  };
}

/** The same as one file: it lays its contents beside the temporary files of the machine, and starts from there. */
export function oneFile(files: Files): string {
  const packed = gzipSync(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]),
      ),
    ),
    { level: 9 },
  ).toString('base64');
  const digest = createHash('sha256').update(packed).digest('hex').slice(0, 16);
  return `#!/usr/bin/env node
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const folder = join(tmpdir(), 'tavola-${digest}');
if (!existsSync(folder)) {
  const laid = \`\${folder}-\${process.pid}\`;
  const files = JSON.parse(gunzipSync(Buffer.from('${packed}', 'base64')).toString());
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(laid, path)), { recursive: true });
    writeFileSync(join(laid, path), Buffer.from(content, 'base64'));
  }
  // At once: whoever starts it twice finds all of it or nothing.
  if (!existsSync(folder)) renameSync(laid, folder);
}
await import(pathToFileURL(join(folder, 'bin', 'tavola.js')).href);
`;
}
