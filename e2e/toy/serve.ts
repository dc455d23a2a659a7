// Builds the application with the toy among its games, beside the real one, and serves it with its tables.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { configFrom } from '#server/config';
import { startServer } from '#server/server';
import { REAL_ENTRIES, TOY_ENTRIES } from './addresses.ts';

const root = join(import.meta.dirname, '..', '..');
/** Each of those who serve it at the same time has a folder of its own. */
const files = process.env['TOY_FILES']!;

const withToy: Plugin = {
  name: 'with-toy',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true });
    const isReal = found?.id === fileURLToPath(REAL_ENTRIES) && importer !== fileURLToPath(TOY_ENTRIES);
    return isReal ? fileURLToPath(TOY_ENTRIES) : found;
  },
};

const loaded = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  join(root, 'vite.config.ts'),
);
const { config } = loaded!;
// What is written for the report on weights belongs to the real application.
const plugins = (config.plugins ?? []).filter((each) => (each as Plugin).name !== 'tavola-chunks');
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  plugins: [withToy, ...plugins],
  build: { ...config.build, outDir: files },
});
const server = await startServer(configFrom(process.env), { files });
console.log(`Tavola and its toy are open at ${server.url}/`);
