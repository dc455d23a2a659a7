// How long does looking back hold up the page? `npm run review:tasks -- FILE` opens a saved match, looks back at it, goes
// through its moments and prints the longest tasks of the page's thread, in milliseconds of its own time. Build first.
import { spawn } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { testBrowser } from '../../e2e/browser.ts';
import { freePort } from '../../e2e/served.ts';
import { readFileSync } from 'node:fs';

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
}

const SHOWN = 12;
const MICROSECONDS = 1000;

const isMain = (each: Traced): boolean =>
  (each as Traced & { args: { name?: string } }).args.name === 'CrRendererMain';

const [, , file] = process.argv;
if (file === undefined) throw new Error('expected a file');
const port = String(await freePort());
const server = spawn(process.execPath, ['src/server/main.ts'], {
  env: { ...process.env, PORT: port, TAVOLA_DATA: '.cache/tasks-data', LIMITS: 'off' },
  stdio: 'ignore',
});
try {
  const browser = await chromium.launch(await testBrowser());
  console.log((await longest(browser)).map((each) => each.toFixed(1)).join(' '));
  await browser.close();
} finally {
  server.kill();
}

async function longest(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.addInitScript(() => localStorage.setItem('tavola.settings', JSON.stringify({ motion: 'off' })));
  await page.waitForTimeout(3000);
  await page.goto(`http://localhost:${port}/matches`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${readFileSync(file, 'utf8')}# players person bot-3\n`),
  });
  const link = page.locator('dialog.end a[href^="/look/"]');
  await link.waitFor({ timeout: 120_000 });
  const session = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata'];
  await session.send('Tracing.start', { traceConfig: { includedCategories } });
  await link.click();
  await page.locator('.look-moment').waitFor({ timeout: 600_000 });
  for (const key of ['Enter', 'p', 'PageDown', 'ArrowRight', 'Home', 'End']) {
    await page.waitForTimeout(1000);
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(1000);
  await session.send('Tracing.end');
  await complete;
  const mains = events.filter((each) => each.name === 'thread_name' && isMain(each));
  return events
    .filter(
      ({ name, pid, tid }) =>
        name === 'RunTask' && mains.some((each) => each.pid === pid && each.tid === tid),
    )
    .map(({ tdur = 0 }) => tdur / MICROSECONDS)
    .toSorted((a, b) => b - a)
    .slice(0, SHOWN);
}
