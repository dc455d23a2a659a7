// Opens the entrance and a match in progress of each game in Lighthouse and prints the median of each score and figure.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { testBrowser } from '../e2e/browser.ts';
import { buildAndServe, freePort } from '../e2e/served.ts';
import { click, decide, myMove, sitAtGlass } from '../e2e/glass.ts';
import { myAction, sitDown, takeTurn } from '../e2e/table.ts';

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    desktop: { type: 'boolean', default: false },
    /** Also print what each score lost its points for. */
    why: { type: 'boolean', default: false },
    /** Only the screens with this in their name. */
    only: { type: 'string', default: '' },
    /** Keep the reports in this folder. */
    keep: { type: 'string' },
  },
});

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items: readonly Item[] };
}
/** A row of an audit: a request, or a part of the work of the main thread. */
interface Item {
  readonly transferSize?: number;
  readonly duration?: number;
}
interface Report {
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

const folder = mkdtempSync(join(tmpdir(), 'tavola-lighthouse-'));

/** A cold visit to a place one has been before: matches are kept, nothing else is. */
async function forgetFiles(context: BrowserContext, origin: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await session.detach();
}

async function visit(context: BrowserContext, address: string, port: number): Promise<Report> {
  await forgetFiles(context, new URL(address).origin);
  const file = join(folder, 'report.json');
  const lighthouse = 'tools/lighthouse/node_modules/lighthouse/cli/index.js';
  const args = [
    address,
    `--port=${port}`,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--disable-storage-reset',
    '--quiet',
    ...(values.desktop ? ['--preset=desktop'] : []),
  ];
  const child = spawn(process.execPath, [lighthouse, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: '1' },
  });
  const status = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  if (status !== 0) throw new Error(`lighthouse ended with ${String(status)}`);
  const report = readFileSync(file, 'utf8');
  if (values.keep !== undefined) writeFileSync(join(values.keep, `${Date.now()}.json`), report);
  return JSON.parse(report) as Report;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function show(name: string, reports: readonly Report[]): boolean {
  const cells = CATEGORIES.map((category) => {
    const scores = reports.map(({ categories }) => Math.round(100 * categories[category].score));
    const score = median(scores);
    const range = `${Math.min(...scores)}–${Math.max(...scores)}`;
    return {
      score,
      ok: score >= BARS[category],
      text: `${category} ${score} (${range}, bar ${BARS[category]})`,
    };
  });
  console.log(`${name.padEnd(22)}${cells.map(({ text }) => text).join('   ')}`);
  console.log(`    ${figures(reports)}`);
  if (values.why) for (const line of losses(reports[0])) console.log(`    ${line}`);
  return cells.every(({ ok }) => ok);
}

const TIMES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocked: 'total-blocking-time',
} as const;

/** What the performance is made of: times of the simulated phone, and what does not depend on how busy this machine is. */
function figures(reports: readonly Report[]): string {
  const of = (read: (audits: Report['audits']) => number): number =>
    Math.round(median(reports.map(({ audits }) => read(audits))));
  const items = (audits: Report['audits'], id: string): readonly Item[] => audits[id].details?.items ?? [];
  const times = Object.entries(TIMES).map(
    ([name, id]) => `${name} ${of((audits) => audits[id].numericValue ?? 0)} ms`,
  );
  const work = of((audits) =>
    items(audits, 'mainthread-work-breakdown').reduce((sum, { duration = 0 }) => sum + duration, 0),
  );
  const files = of((audits) => items(audits, 'network-requests').length);
  const bytes = of((audits) =>
    items(audits, 'network-requests').reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  );
  return [...times, `work ${work} ms`, `${files} files, ${Math.round(bytes / 1000)} kB`].join(', ');
}

/** What the scores lost points for. */
function losses({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`),
  );
}

/** Four turns into a match: the address of its table. */
async function matchOfMuster(page: Page): Promise<string> {
  await sitDown(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await takeTurn(page, click);
    await myAction(page).waitFor();
  }
  return page.url();
}

/** A few decisions into a match: the address of its table. */
async function matchOfMurano(page: Page): Promise<string> {
  await sitAtGlass(page);
  for (let decision = 0; decision < 8; decision += 1) {
    await decide(page, click);
    await myMove(page).waitFor();
  }
  return page.url();
}

const server = await buildAndServe();
const port = await freePort();
const { args, ...started } = await testBrowser();
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...started,
  args: [...args, `--remote-debugging-port=${port}`],
  baseURL: server.address,
  locale: 'en-GB',
});
try {
  const page = context.pages()[0] ?? (await context.newPage());
  const places = Object.entries({
    'the entrance': server.address,
    'a match of Muster': await matchOfMuster(page),
    'a match of Murano': await matchOfMurano(page),
  });
  await page.goto('about:blank');
  const pages = places.filter(([each]) => each.includes(values.only));
  if (pages.length === 0) {
    throw new Error(`--only: none of ${places.map(([name]) => `“${name}”`).join(', ')}`);
  }
  let passed = true;
  for (const [name, address] of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await visit(context, address, port));
    passed = show(name, reports) && passed;
  }
  console.log(passed ? 'all above the bars' : 'below the bars');
} finally {
  await context.close();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}
