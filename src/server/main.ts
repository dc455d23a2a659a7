import { enableCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { serve } from './commands/serve.ts';
import { ending, terminal } from './commands/terminal.ts';

const root = join(import.meta.dirname, '..', '..');

await serve({
  ...terminal(),
  ...ending(),
  root,
  async start(config, env) {
    // Before the modules that are many: a second start takes half the time.
    const compiled = join(root, '.cache', 'compiled');
    enableCompileCache(compiled);
    // Threads do not inherit it, and those of bots read most of these modules, too.
    process.env['NODE_COMPILE_CACHE'] ??= compiled;
    const { startServer } = await import('./server.ts');
    return startServer(config, env);
  },
  interfaces: networkInterfaces,
});
