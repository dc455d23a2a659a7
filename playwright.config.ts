import { defineConfig } from '@playwright/test';
import { testBrowser } from './e2e/browser.ts';

const port = Number(process.env['TAVOLA_E2E_PORT'] ?? 4399);
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The built application in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  timeout: 120_000,
  expect: { timeout: 8_000 },
  workers: 2,
  // What fails once has failed.
  retries: 0,
  reporter: [['list'], ['./e2e/closing-line.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    actionTimeout: 8_000,
    screenshot: 'only-on-failure',
    launchOptions: await testBrowser(),
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '*.spec.ts',
      testIgnore: /(?:touch|shots)\.spec/u,
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testMatch: ['touch.spec.ts', '*.touch.spec.ts'],
      use: { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
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
    env: { PORT: String(port), TAVOLA_DATA: '.cache/e2e-data', LIMITS: 'off' },
    timeout: 120_000,
  },
});
