import { expect, test } from 'vitest';
import { bareAnswer, SECURITY_HEADERS } from './headers.ts';

test('every answer keeps a page to itself, and lets it load its own files only', () => {
  const { 'content-security-policy': policy, ...others } = SECURITY_HEADERS;
  expect(others).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  });
  const directives = policy.split('; ').map((each) => each.split(' '));
  const allowed = Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
  expect(Object.keys(allowed)).toHaveLength(directives.length);
  const [self, none] = ["'self'", "'none'"];
  expect(allowed).toEqual({
    'default-src': [none],
    'script-src': [self, "'wasm-unsafe-eval'"],
    'worker-src': [self],
    'connect-src': [self],
    'font-src': [self],
    'manifest-src': [self],
    'media-src': [self, 'blob:', 'data:'],
    'img-src': [self, 'data:'],
    'style-src': [self, "'unsafe-inline'"],
    'frame-ancestors': [none],
    'form-action': [self],
    'base-uri': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['tavola'],
  });
});

test.each([
  [400, 'Bad Request'],
  [408, 'Request Timeout'],
  [431, 'Request Header Fields Too Large'],
])('what never became a request is answered with %d and the same headers, and ends', (status, words) => {
  const [head, body] = bareAnswer(status).split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status} ${words}`);
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/u, 2)));
  expect(headers).toEqual({
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  expect(JSON.parse(body)).toEqual({ reason: 'malformed' });
});
