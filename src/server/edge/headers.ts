import { STATUS_CODES } from 'node:http';

/** What a page of ours may load: its own files, and the drawings it makes itself. */
const POLICY = [
  "default-src 'none'",
  // The networks' kernel is WebAssembly, which scripts of our own assemble; no text becomes a script by that.
  "script-src 'self' 'wasm-unsafe-eval'",
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
  // No text becomes a script or a part of the page: only addresses that the page's one policy has looked at.
  "require-trusted-types-for 'script'",
  'trusted-types tavola',
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

/** An answer to something that never became a request, as bytes; the connection ends with it. */
export function bareAnswer(status: number): string {
  const body = `${JSON.stringify({ reason: 'malformed' })}\n`;
  const lines = Object.entries({
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
