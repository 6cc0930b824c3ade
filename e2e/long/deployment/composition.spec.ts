import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../../tooling/build/site.mjs';
import { startSite } from '../../../tooling/commands/site.mjs';
import { expect, test } from '../../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let build: string;
let dataDir: string;
test.beforeAll(async () => {
  build = await buildSite({});
  dataDir = await mkdtemp(path.join(tmpdir(), 'guide-composition-'));
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startSite({ buildFolder: build, dataDir, onLine: () => {} });

test('API-19 a page view that a browser sent is counted, after a restart too', async ({ page }) => {
  const count = async (url: string) => {
    const pages: { path: string; count: number }[] = await (
      await fetch(`${url}/api/analytics/top-pages`)
    ).json();
    return pages.find((row) => row.path === '/pub/7')?.count ?? 0;
  };
  const first = await start();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/analytics/pageview'));
  await page.goto(`${first.url}/pub/7`);
  expect((await stored).ok()).toBe(true);
  expect(await count(first.url)).toBe(1);
  await first.stop();
  const second = await start();
  try {
    expect(await count(second.url)).toBe(1);
  } finally {
    await second.stop();
  }
});
