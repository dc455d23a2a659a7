import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { EXCEPTIONS } from './exceptions.ts';
import type { Finding } from './in-page/sight.ts';

export type { Finding } from './in-page/sight.ts';

const FILES = ['sight', 'controls', 'texts', 'inspect'];

/** The files of the page as one script: the page has no modules of ours. */
async function scriptOf(name: string): Promise<string> {
  const file = join(import.meta.dirname, 'in-page', `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return code.replaceAll(/^import\s[^;]*;$/gmu, '').replaceAll(/^export\s/gmu, '');
}
let script: Promise<string> | null = null;

/** Everything that is wrong with what the page shows now. */
export async function inspect(page: Page): Promise<Finding[]> {
  script ??= Promise.all(FILES.map(scriptOf)).then((parts) => parts.join('\n'));
  return page.evaluate(`(() => { ${await script}\nreturn inspect(${JSON.stringify(EXCEPTIONS)}); })()`);
}

const FRAMES =
  'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))';

/** Waits until what a change has asked for has come (the words of a language do), and is laid out and painted. */
export function settling(page: Page): () => Promise<void> {
  const coming = new Set<Request>();
  page.on('request', (request) => coming.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => coming.delete(request));
  }
  return async () => {
    do await page.evaluate(FRAMES);
    while (coming.size > 0);
  };
}
