import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from '../tooling/testing/chromium.mjs';

// A service worker would bypass the routes that tests mock. Its own tests start another site.
process.env.SERVICE_WORKER ??= 'off';

/** Browser tests against a production build with an empty database. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './support/setup.ts',
  workers: '100%',
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.GUIDE_URL,
    launchOptions: { executablePath: chromiumPath(), args: launchArguments },
    // The analytics service ignores headless Chromium's own user agent as a bot.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
