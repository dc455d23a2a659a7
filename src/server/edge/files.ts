import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withPreview } from './preview.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The build leaves packed texts beside the plain ones, the smallest first. */
const PACKED: readonly (readonly [encoding: string, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const PAGE = '/index.html';
/** What is shown of a link to this page where links are sent. */
const PREVIEW = '/preview.jpg';

interface File {
  readonly plain: Buffer;
  readonly packed: readonly (readonly [encoding: string, content: Buffer])[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The built application. */
export interface Site {
  /** Answers with a file; every address without a file of its own is the page. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** The file of an address, the page for an address of the application, or null. */
  fileFor(url: string): string | null;
}

/**
 * Reads the application once: it is small, and whoever asks for it a thousand times without reading the answers takes
 * neither a descriptor nor a copy of it.
 */
export function siteIn(folder: string, publicUrl: string | null = null): Site {
  const files = new Map<string, File>();
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length).replaceAll(sep, '/'), readFileSync(file)] as const),
  );
  for (const [name, plain] of contents) {
    if (PACKED.some(([, ending]) => name.endsWith(ending))) continue;
    const packed = PACKED.flatMap(([encoding, ending]) => {
      const content = contents.get(name + ending);
      return content === undefined ? [] : [[encoding, content] as const];
    });
    files.set(name, { plain, packed, headers: headersOf(name) });
  }
  const page = files.get(PAGE);
  if (page !== undefined && publicUrl !== null && files.has(PREVIEW)) {
    const plain = Buffer.from(withPreview(page.plain.toString(), publicUrl + PREVIEW));
    const packed = [['br', brotliCompressSync(plain)] as const, ['gzip', gzipSync(plain)] as const];
    files.set(PAGE, { ...page, plain, packed });
  }

  const fileFor = (url: string): string | null => {
    const path = pathOf(url);
    if (path === null) return null;
    if (files.has(path)) return path;
    return extname(path) === '' ? PAGE : null;
  };

  return {
    fileFor,
    answer(request, response) {
      const { method, url = '/', headers } = request;
      if (method !== 'GET' && method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
      }
      const file = files.get(fileFor(url) ?? '');
      if (file === undefined) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found\n');
        return;
      }
      // Not by a pattern with blanks on both sides: of many blanks it makes seconds.
      const accepted = (headers['accept-encoding'] ?? '').split(',').map((name) => name.trim());
      const [encoding, content] = file.packed.find(([name]) => accepted.includes(name)) ?? [null, file.plain];
      response.writeHead(200, {
        ...file.headers,
        'content-length': content.length,
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
      });
      // Of a HEAD, Node sends the head alone.
      response.end(content);
    },
  };
}

const headersOf = (name: string): Readonly<Record<string, string>> => ({
  'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
  vary: 'accept-encoding',
  // Files in assets carry a digest in their name.
  'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** The path of an address; null: nothing of ours is called so. */
function pathOf(url: string): string | null {
  // A proxy may send the whole address.
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/iu, '').split(/[?#]/u);
  try {
    const text = path === '' ? '/' : decodeURIComponent(path);
    return !text.startsWith('/') || /\/\/|\\|\0/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
