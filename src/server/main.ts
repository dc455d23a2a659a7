import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerWithFile } from './files.ts';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'web');
if (!existsSync(join(folder, 'index.html'))) {
  console.error('tavola: the application is not built yet; run: npm run build');
  process.exit(1);
}

const host = process.env['TAVOLA_HOST'] ?? '127.0.0.1';
const port = Number(process.env['TAVOLA_PORT'] ?? 4173);
const server = createServer((request, response) => answerWithFile(folder, request, response));
server.on('error', (error) => {
  console.error(`tavola: cannot listen on ${host}:${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, host, () => {
  const { port: taken } = server.address() as AddressInfo;
  console.log(`Tavola is open at http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}/`);
});
