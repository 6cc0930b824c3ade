import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './support/chromium';

/** Browser tests against a production build on a free port, with an empty database of its own. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './support/setup.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: process.env.GUIDE_URL,
    launchOptions: { executablePath: chromiumPath(), args: launchArguments },
    trace: 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
