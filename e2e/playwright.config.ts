import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './support/chromium.mjs';

// A worker would stand between pages and what tests put in the network's place; tests of it start a site of their own.
process.env.SERVICE_WORKER ??= 'off';

/** Browser tests against a production build on a free port, with an empty database of its own. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './support/setup.ts',
  workers: '100%',
  fullyParallel: true,
  // A test that passes on its second try is named at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.GUIDE_URL,
    launchOptions: { executablePath: chromiumPath(), args: launchArguments },
    // Headless Chromium names itself, and the analytics service leaves bots out.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
