import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isProblem } from '#core/problem';

const root = join(import.meta.dirname, '..', '..');
const files = join(root, 'dist', 'web');
if (!existsSync(join(files, 'index.html'))) {
  console.error('tavola: the application is not built yet; run: npm run build');
  process.exit(1);
}

try {
  // Before the modules that are many: a second start takes half the time.
  enableCompileCache(join(root, '.cache', 'compiled'));
  const { configFrom } = await import('./config.ts');
  const { startServer } = await import('./server.ts');
  const server = await startServer(configFrom(process.env), { files });
  console.log(`Tavola is open at ${server.url}/`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (thrown) {
  const { code, message } = thrown as NodeJS.ErrnoException;
  const known = isProblem(thrown) || code === 'EADDRINUSE' || code === 'EACCES';
  console.error(`tavola: ${known ? message : ((thrown as Error).stack ?? message)}`);
  process.exit(1);
}
