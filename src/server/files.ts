import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** What a page of ours may load: its own files, and the drawings it makes itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "media-src 'self' blob: data:",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/** On every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Answers with a file of the built application; every address without a file of its own is the page. */
export function answerWithFile(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, request.url ?? '/');
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found\n');
    return;
  }
  const { sent, encoding } = packedFor(file, request);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(sent).size,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    // Files in assets carry a digest in their name.
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...SECURITY_HEADERS,
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}

const PACKED: readonly (readonly [encoding: string, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The build leaves packed texts beside the plain ones: the smallest that the browser can unpack. */
function packedFor(file: string, { headers }: IncomingMessage): { sent: string; encoding: string | null } {
  const accepted = (headers['accept-encoding'] ?? '').split(/\s*,\s*/u);
  for (const [encoding, ending] of PACKED) {
    if (accepted.includes(encoding) && existsSync(file + ending)) return { sent: file + ending, encoding };
  }
  return { sent: file, encoding: null };
}

/** The file of an address, the page for an address of the application, or null. */
export function fileFor(folder: string, url: string): string | null {
  const path = decoded(new URL(url, 'http://tavola').pathname);
  if (path === null) return null;
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep) && file !== folder) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) === '' ? join(folder, 'index.html') : null;
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
