import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { addressIn } from './served.ts';
import { blurNothing, myAction, refill, settle, takeTurn, test as base } from './table.ts';

/** A real server with a database of its own, in a process that can be killed. */
interface FarServer {
  readonly url: string;
  /** Says goodbye, and is back on the same port with what lies on its disk. */
  restart(): Promise<void>;
  /** Dies without a word. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Sets its clock forward; only a server that was started for that can. */
  turn(minutes: number): Promise<void>;
}

const SERVER = join(import.meta.dirname, '..', 'src', 'server');
const MAIN = join(SERVER, 'main.ts');
/** The same with a clock that can be set forward. */
const TURNED = join(SERVER, 'testing', 'turned.ts');

async function farServer(program: string): Promise<FarServer> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-e2e-'));
  // The first time the system gives it a port; whoever comes back to it finds it there.
  let port = '0';
  let url = '';
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        PORT: port,
        TAVOLA_DATA: data,
        LIMITS: 'off',
        BOT_PAUSE: '0',
        BOT_WORKERS: '1',
        LOG_LEVEL: 'error',
        SHARED_SCREENS: 'on',
      },
      stdio: ['ignore', 'pipe', 'inherit', ...(program === TURNED ? (['ipc'] as const) : [])],
    });
    child = started;
    url = await addressIn(started.stdout!);
    port = new URL(url).port;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    child = null;
  };
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      await start();
    },
    async turn(minutes) {
      const turned = once(child!, 'message');
      child!.send(minutes * 60_000);
      await turned;
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
}
export type Company = (name: string, settings?: object) => Promise<Person>;

/** Each person has a browser of their own; all meet at one server. */
export const test = base.extend<
  { person: Company; latePerson: Company },
  { far: FarServer; turned: FarServer }
>({
  far: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright learns that nothing else is needed
    async ({}, use) => {
      const server = await farServer(MAIN);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  turned: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright learns that nothing else is needed
    async ({}, use) => {
      const server = await farServer(TURNED);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  person: ({ browser, far }, use) => people(browser, far.url, use),
  latePerson: ({ browser, turned }, use) => people(browser, turned.url, use),
});

/** Each with a browser of their own; whatever goes wrong in one of them fails the test. */
async function people(
  browser: Browser,
  url: string,
  use: (company: Company) => Promise<void>,
): Promise<void> {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  await use(async (name, settings = {}) => {
    const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
    await blurNothing(page);
    await settle(page, { name, ...settings });
    return { page, context };
  });
  await Promise.all(contexts.map((context) => context.close()));
  expect(complaints).toEqual([]);
}

/** Touches something, and waits until the server has answered. */
export async function click(target: Locator): Promise<void> {
  await target.click();
  await expect(target.page().locator('.far[data-sending="true"]')).toHaveCount(0);
}

export const end = (page: Page): Locator => page.locator('dialog.end[open]');
export const company = (page: Page): Locator => page.getByRole('region', { name: 'At the table' });
export const seats = (page: Page): Locator => company(page).locator('> ul');
export const linkState = (page: Page): Locator => company(page).locator('.link');
export const lines = (page: Page): Locator => page.locator('.chronicle li:not(.none)');

export async function openTable({ page }: Person): Promise<{ invitation: string; watch: string }> {
  await page.goto('/online/new/muster');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const invitation = await page.getByLabel('Invitation link for seat 2').inputValue();
  const watch = await page.getByLabel('Link for spectators').inputValue();
  return { invitation, watch };
}

export async function takeSeat({ page }: Person, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(page).toHaveURL(/\/table\//);
}

export interface Pair {
  readonly ada: Person;
  readonly ben: Person;
  readonly watch: string;
}

export async function twoAtATable(person: Company): Promise<Pair> {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const { invitation, watch } = await openTable(ada);
  await takeSeat(ben, invitation);
  for (const { page } of [ada, ben]) await expect(page.locator('.room .hand .card')).toHaveCount(5);
  return { ada, ben, watch };
}

/** Whoever is to act and the other one; null when the match is over. */
export async function mover({ ada, ben }: Pair): Promise<readonly [Person, Person] | null> {
  const stand = async (): Promise<'ada' | 'ben' | 'over' | 'nobody'> => {
    if ((await end(ada.page).count()) > 0) return 'over';
    if ((await myAction(ada.page).count()) > 0) return 'ada';
    return (await myAction(ben.page).count()) > 0 ? 'ben' : 'nobody';
  };
  await expect.poll(stand, { intervals: [50] }).not.toBe('nobody');
  const now = await stand();
  if (now === 'over') return null;
  return now === 'ada' ? [ada, ben] : [ben, ada];
}

/** One turn of whoever is to act, until the other one sees that it is over; false when the match is. */
export async function turn(pair: Pair): Promise<boolean> {
  const acting = await mover(pair);
  if (acting === null) return false;
  const [{ page }, other] = acting;
  await takeTurn(page, click);
  await refill(page, click);
  await expect(myAction(other.page).or(end(other.page)).first()).toBeAttached();
  return true;
}
