import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import chromium from '@sparticuz/chromium';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A browser, in this order: CHROME_PATH, one on the PATH, the packed one; undefined: Playwright's own. */
export async function findBrowser(): Promise<string | undefined> {
  if (process.env['CHROME_PATH'] !== undefined) return process.env['CHROME_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
  if (found !== undefined) return found;
  return unpacked();
}

/** The packed browser unpacks itself where temporary files go: here, so that no other user's copy is in its way. */
async function unpacked(): Promise<string | undefined> {
  const before = process.env['TMPDIR'];
  const folder = join(import.meta.dirname, '..', '.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  try {
    return await chromium.executablePath();
  } catch {
    return undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser for tests talks to nobody; as root it has no sandbox. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
