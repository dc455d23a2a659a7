// Traces a turn of Murano's ring and eight shards that fly back to the warehouse, and prints what each frame costs the
// main thread in script, style and layout, beside an empty page that only paints. All frames count, from the pointer's
// way to the thing and the press itself to the end of the last animation. Build first: `npm run build`.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { testBrowser } from '../e2e/browser.ts';
import { openText } from '../e2e/recorded.ts';
import { newMatch } from '#core/match';
import { saveMatch } from '#core/saved';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';

const BAR = 8;
const RUNS = 5;
const AFTERWARDS = 2500;
/** Microseconds of a frame. */
const FRAME = 16_667;
/** How long a hand takes from reaching a thing to pressing it, and from pressing it to letting go. */
const REACHED = 150;
const PRESSED = 80;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
}

const SCRIPT = [
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'EventDispatch',
];
const COUNTED = new Set([...SCRIPT, 'UpdateLayoutTree', 'Layout', 'PrePaint']);

/** What the main thread did for each frame of an action, in milliseconds of its own time. */
async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await page.waitForTimeout(AFTERWARDS);
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return perFrame(events);
}

function perFrame(events: readonly Traced[]): number[] {
  const frames = events.filter(({ name }) => name === 'BeginMainThreadFrame');
  const thread = frames[0]?.tid;
  const drawn = frames.filter(({ tid }) => tid === thread).map(({ ts }) => ts);
  // Where nothing is drawn for a while, tasks far apart are no frame together: each sixtieth of a second counts as one.
  const starts = drawn.flatMap((start, index) => {
    const length = (drawn[index + 1] ?? start + AFTERWARDS * 1000) - start;
    return Array.from({ length: Math.max(1, Math.floor(length / FRAME)) }, (_, each) => start + each * FRAME);
  });
  const work = events
    .filter(({ name, tid, dur }) => COUNTED.has(name) && tid === thread && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let until = -1;
  // What runs inside something that is counted already is not counted twice.
  const outer = work.filter(({ ts, dur = 0 }) => {
    const inside = ts < until;
    until = Math.max(until, ts + dur);
    return !inside;
  });
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const mine = outer.filter(({ ts }) => ts >= start && ts < end);
    return mine.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
  });
}

const at = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

function show(name: string, frames: readonly number[]): void {
  const over = frames.filter((frame) => frame > BAR).length;
  console.log(
    `${name.padEnd(28)} ${String(frames.length).padStart(4)} frames  median ${at(frames, 0.5).toFixed(2)} ms  95 % ${at(frames, 0.95).toFixed(2)} ms  most ${Math.max(...frames).toFixed(2)} ms  over ${BAR} ms: ${over}`,
  );
}

/** A press as a hand makes it; whatever the tool needs to find the thing happens before the trace. */
async function press(browser: Browser, page: Page, selector: string): Promise<number[]> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  await page.mouse.move(5, 5);
  await page.waitForTimeout(REACHED);
  return trace(browser, page, async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(REACHED);
    await page.mouse.down();
    await page.waitForTimeout(PRESSED);
    await page.mouse.up();
  });
}

/** A match that begins in this position, as text. */
const textOf = (setup: Parameters<typeof table>[0]): string =>
  saveMatch(newMatch(murano, { start: { position: murano.json.position(table(setup).state) } }));

async function serve(): Promise<{ address: string; stop: () => void }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '4398', TAVOLA_DATA: '.cache/frames-data' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/[^\s/]+/u.exec(line)?.[0];
    if (address !== undefined) return { address, stop: () => child.kill() };
  }
  throw new Error('the server ended before it was open');
}

const browser = await chromium.launch(await testBrowser());
const server = await serve();

/** A first visit: a browser that has never been here. */
async function visit(): Promise<Readonly<Record<string, readonly number[]>>> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.setContent('<div style="width:9px;height:9px"></div>');
  const turn = `document.querySelector('div').animate([{ transform: 'none' }, { transform: 'rotate(30deg)' }], 420)`;
  const empty = await trace(browser, page, () => page.evaluate(turn));

  await openText(page, textOf({ seats: 1, at: 'taken', money: [9], benches: ['BBGGYYRR'] }));
  await page.waitForTimeout(1500);
  const notch = await press(browser, page, '.turning .turn');
  const another = await press(browser, page, '.turning .turn');
  for (const shard of await page.locator('.bench .place.touch').all()) await shard.click();
  await page.waitForTimeout(500);
  const shards = await press(browser, page, '.sell');
  await context.close();
  return {
    'an empty page': empty,
    'the ring turns a notch': notch,
    'and another one': another,
    'eight shards go back': shards,
  };
}

try {
  const most: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, frames] of Object.entries(await visit())) {
      show(name, frames);
      (most[name] ??= []).push(Math.max(...frames));
    }
  }
  console.log(`\nthe dearest frame, median of ${RUNS} visits (bar ${BAR} ms):`);
  for (const [name, all] of Object.entries(most)) {
    console.log(`${name.padEnd(28)} ${at(all, 0.5).toFixed(2)} ms`);
  }
} finally {
  await browser.close();
  server.stop();
}
