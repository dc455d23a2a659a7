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
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

interface LongTask {
  readonly milliseconds: number;
  /** What took most of it. */
  readonly parts: string;
}

const SHOWN = 12;
const EXPLAINED = 4;
const PARTS = 6;
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
  const tasks = await longest(browser);
  console.log(tasks.map(({ milliseconds }) => milliseconds.toFixed(1)).join(' '));
  for (const { milliseconds, parts } of tasks.slice(0, EXPLAINED)) {
    console.log(`  ${milliseconds.toFixed(1)}: ${parts}`);
  }
  await browser.close();
} finally {
  server.kill();
}

async function longest(browser: Browser): Promise<LongTask[]> {
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
  const includedCategories = [
    'disabled-by-default-devtools.timeline',
    'devtools.timeline',
    'v8',
    '__metadata',
  ];
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
  const own = events.filter(({ pid, tid }) => mains.some((each) => each.pid === pid && each.tid === tid));
  return own
    .filter(({ name }) => name === 'RunTask')
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, SHOWN)
    .map((task) => ({ milliseconds: (task.tdur ?? 0) / MICROSECONDS, parts: partsOf(task, own) }));
}

/** The longest things that happened within a task, and where the script of each stands. */
function partsOf(task: Traced, all: readonly Traced[]): string {
  const end = task.ts + (task.dur ?? 0);
  return all
    .filter(
      ({ name, ts, tdur = 0 }) => name !== 'RunTask' && ts >= task.ts && ts < end && tdur > MICROSECONDS,
    )
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, PARTS)
    .map((each) => {
      const { data } =
        (each as Traced & { args?: { data?: Readonly<Record<string, string | number | undefined>> } }).args ??
        {};
      const script = ['functionName', 'url', 'type'].flatMap((field) => data?.[field] ?? []).join(' ');
      return `${each.name} ${((each.tdur ?? 0) / MICROSECONDS).toFixed(1)} ${script}`.trim();
    })
    .join(', ');
}
