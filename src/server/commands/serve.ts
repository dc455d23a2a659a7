import { existsSync } from 'node:fs';
import type { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { type Config, configFrom } from '../config.ts';
import type { Server, ServerEnv } from '../server.ts';
import { type Ending, failureLine, type Terminal } from './terminal.ts';

export interface ServeEnv extends Terminal, Ending {
  /** Where the program lies. */
  readonly root: string;
  start(config: Config, env: Pick<ServerEnv, 'files'>): Promise<Pick<Server, 'url' | 'close'>>;
  interfaces(): ReturnType<typeof networkInterfaces>;
}

/** `npm run serve`, and `npm start -- --lan` for everybody in the house. */
export async function serve(env: ServeEnv): Promise<void> {
  const files = join(env.root, 'dist', 'web');
  if (!existsSync(join(files, 'index.html'))) {
    env.complain('tavola: the application is not built yet; run: npm run build');
    env.exit(1);
    return;
  }
  try {
    await open(env, files);
  } catch (thrown) {
    env.complain(failureLine(thrown));
    env.exit(1);
  }
}

async function open(env: ServeEnv, files: string): Promise<void> {
  // To everybody in the house, not only to this machine; a HOST of one's own holds all the same.
  const isForHome = env.words.includes('--lan');
  const everywhere = isForHome ? { HOST: '0.0.0.0', SHARED_SCREENS: 'on' } : {};
  const server = await env.start(configFrom({ ...everywhere, ...env.environment }), { files });
  if (isForHome) {
    const { homeAddresses, lanLines } = await import('../edge/lan.ts');
    const port = Number(new URL(server.url).port);
    env.print(`Tavola is open at http://localhost:${port}/`);
    env.print(lanLines(homeAddresses(env.interfaces()), port).join('\n'));
  } else env.print(`Tavola is open at ${server.url}/`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    env.onSignal(signal, () => {
      server.close().then(
        () => env.exit(0),
        () => env.exit(1),
      );
    });
  }
}
