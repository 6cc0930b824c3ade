import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './support/chromium.mjs';

/** Where results go: each command has a place of its own, so that runs beside each other keep theirs. */
const output =
  process.env.E2E_OUTPUT ??
  path.join(tmpdir(), `guide-e2e-${process.env.GUIDE_URL?.split(':').at(-1) ?? 'own'}`, 'files');

// A worker would stand between pages and what tests put in the network's place; tests of it start a site of their own.
process.env.SERVICE_WORKER ??= 'off';

/** Pages of tests live for seconds: to optimise their code takes longer than it saves. */
const BRIEF = ['--js-flags=--no-opt,--no-maglev'];

/** Browser tests against a production build on a free port, with an empty database of its own. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './support/setup.ts',
  outputDir: output,
  workers: 2,
  fullyParallel: true,
  // With `--retries`, too, a test that needed another try has failed.
  failOnFlakyTests: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(output, '..', 'playwright.json') }]],
  use: {
    baseURL: process.env.GUIDE_URL,
    launchOptions: { executablePath: chromiumPath(), args: [...launchArguments, ...BRIEF] },
    // Headless Chromium names itself, and the analytics service leaves bots out.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
