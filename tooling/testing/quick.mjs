import { buildSite } from '../build/site.mjs';
import { runChecks } from '../check/checks.mjs';
import { installChromium } from './chromium.mjs';
import { runJest, runPlaywright, timed } from './run.mjs';

const NO_RESULTS = { passed: 0, failed: 0, skipped: [], flaky: [] };

/** The parts of `npm test`. @returns {Promise<import('./run.mjs').Part[]>} */
export async function runQuickTests() {
  installChromium();
  const build = await timed('Build', async () => {
    await buildSite({ log: console.log });
    return NO_RESULTS;
  });
  const parts = await Promise.all([
    timed('Checks', async () => ({ ...NO_RESULTS, ...(await runChecks()) })),
    runJest('Jest', 'jest.config.mjs'),
  ]);
  return [build, ...parts, await runPlaywright('Playwright', 'e2e/playwright.config.ts')];
}
