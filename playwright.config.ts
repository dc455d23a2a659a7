import { defineConfig } from '@playwright/test';
import { isSeen, testBrowser, UNSEEN } from './e2e/browser.ts';
import { freePort } from './e2e/served.ts';

// Chosen once: the workers, which read this file again, inherit it.
const port = (process.env['TAVOLA_E2E_PORT'] ??= String(await freePort()));
const browser = await testBrowser();
const minute = 60_000;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The built application in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  // Only what hangs is stopped: however busy the machine, slowness is no failure.
  timeout: 10 * minute,
  expect: { timeout: minute },
  // Much of a match is waiting for what moves and for bots: two cores carry three players.
  workers: 3,
  fullyParallel: true,
  // What fails once has failed.
  retries: 0,
  reporter: [['list'], ['./e2e/closing-line.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Every page is a first visit: fetching the whole application for a next one, which never comes, would cost more
    // than the test. What is about the copy kept on the device allows it.
    serviceWorkers: 'block',
    actionTimeout: minute,
    screenshot: isSeen ? 'only-on-failure' : 'off',
    launchOptions: isSeen ? browser : { ...browser, args: [...browser.args, ...UNSEEN] },
  },
  projects: [
    // First what takes longest, whole matches in which everything moves: begun last, it would be waited for alone.
    {
      name: 'phone',
      testMatch: ['touch.spec.ts', '*.touch.spec.ts'],
      use: { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testMatch: '*.spec.ts',
      testIgnore: /(?:touch|shots)\.spec/u,
      use: { viewport: desktop },
    },
    {
      name: 'shots',
      testMatch: process.env['TAVOLA_SHOTS'] === undefined ? [] : 'shots.spec.ts',
      use: { viewport: desktop },
    },
  ],
  webServer: {
    command: 'node tools/build.ts && node src/server/main.ts',
    url: `http://localhost:${port}`,
    env: { PORT: port, TAVOLA_DATA: '.cache/e2e-data', LIMITS: 'off' },
    timeout: 5 * minute,
  },
});
