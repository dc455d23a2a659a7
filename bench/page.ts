// Plays a match of each game against the strongest bot in a real browser and prints the longest tasks of the page's main thread,
// beside those of a page on which nothing happens. What counts is the time on the processor: on a busy machine a task
// also waits.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { testBrowser } from '../e2e/browser.ts';
import { buildAndServe } from '../e2e/served.ts';
import { click, playGlass, setUp } from '../e2e/glass.ts';
import { myAction, playOut } from '../e2e/table.ts';

const BAR = 50;
const SHOWN = 8;
const IDLE = 10_000;
const ROUNDS = 6;

/** An event of a trace; times in microseconds, `tdur` on the processor. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Task {
  readonly wall: number;
  readonly processor: number;
}

const folder = mkdtempSync(join(tmpdir(), 'tavola-page-'));

/** The tasks of the main thread of the page while something happens on it. */
async function tasksOf(browser: Browser, page: Page, happens: () => Promise<void>): Promise<Task[]> {
  const file = join(folder, 'trace.json');
  await browser.startTracing(page, { path: file, categories: ['toplevel', 'devtools.timeline'] });
  await happens();
  await browser.stopTracing();
  const { traceEvents: events } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: Traced[] };
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return outermost(tasks).map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, processor: tdur / 1000 }));
}

/** A task inside a task is a part of it. */
function outermost(tasks: readonly Traced[]): readonly Traced[] {
  const ends = new Map<string, number>();
  return tasks.filter(({ pid, tid, ts, dur = 0 }) => {
    const thread = `${pid} ${tid}`;
    if (ts < (ends.get(thread) ?? 0)) return false;
    ends.set(thread, ts + dur);
    return true;
  });
}

function show(name: string, tasks: readonly Task[]): void {
  const longest = tasks.toSorted((a, b) => b.processor - a.processor).slice(0, SHOWN);
  const figures = longest.map(({ wall, processor }) => `${processor.toFixed(1)} (${wall.toFixed(0)})`);
  console.log(`${name.padEnd(34)}${figures.join('  ')}`);
}

async function muster(page: Page): Promise<void> {
  await page.goto('/new/muster');
  await page.getByRole('button', { name: 'Leader' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await myAction(page).waitFor();
  await playOut(page, (target) => target.click());
}

/** As long as the safety end lets it be: a strong rival takes its time. */
async function murano(page: Page): Promise<void> {
  await setUp(page, ['person', '5'], (sheet) =>
    sheet.getByLabel('Safety end', { exact: true }).fill(String(ROUNDS)),
  );
  await playGlass(page, click);
}

const server = await buildAndServe();
const browser = await chromium.launch(await testBrowser());
try {
  const page = await browser.newPage({
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  // The strongest think as long as they must, longer on a busy machine.
  page.setDefaultTimeout(10 * 60_000);
  await page.goto('/');
  const idle = await tasksOf(browser, page, () => page.waitForTimeout(IDLE));
  const inMuster = await tasksOf(browser, page, () => muster(page));
  const inMurano = await tasksOf(browser, page, () => murano(page));
  console.log(
    `longest tasks of the main thread: ms on the processor (ms on the clock); must stay below ${BAR}`,
  );
  show(`nothing happens for ${IDLE / 1000} s`, idle);
  show('Muster against the strongest bot', inMuster);
  show('Murano against the strongest bot', inMurano);
} finally {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}
