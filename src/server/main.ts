import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { codeOf, isProblem, messageOf, stackOf } from '#core/problem';

const root = join(import.meta.dirname, '..', '..');
const files = join(root, 'dist', 'web');
if (!existsSync(join(files, 'index.html'))) {
  console.error('tavola: the application is not built yet; run: npm run build');
  process.exit(1);
}

try {
  // Before the modules that are many: a second start takes half the time.
  const compiled = join(root, '.cache', 'compiled');
  enableCompileCache(compiled);
  // Threads do not inherit it, and those of bots read most of these modules, too.
  process.env['NODE_COMPILE_CACHE'] ??= compiled;
  const { configFrom } = await import('./config.ts');
  const { startServer } = await import('./server.ts');
  // To everybody in the house, not only to this machine; a HOST of one's own holds all the same.
  const isForHome = process.argv.includes('--lan');
  const everywhere = isForHome ? { HOST: '0.0.0.0', SHARED_SCREENS: 'on' } : {};
  const server = await startServer(configFrom({ ...everywhere, ...process.env }), { files });
  if (isForHome) {
    const { homeAddresses, lanLines } = await import('./edge/lan.ts');
    console.log(`Tavola is open at http://localhost:${new URL(server.url).port}/`);
    console.log(lanLines(homeAddresses(networkInterfaces()), Number(new URL(server.url).port)).join('\n'));
  } else console.log(`Tavola is open at ${server.url}/`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (thrown) {
  const known = isProblem(thrown) || ['EADDRINUSE', 'EACCES'].includes(codeOf(thrown));
  console.error(`tavola: ${known ? messageOf(thrown) : stackOf(thrown)}`);
  process.exit(1);
}
