import type { Server } from 'node:http';
import type { Browser } from '@playwright/test';
import { type HostPage, startHostSite } from '../../support/hostSite';
import { expect, test } from '../../support/test';
import { openWorkshop } from '../../support/workshop';

const EMBEDDED = 'mfe-analytics/embed/Embedded.tsx';
const FIRST = '<div className={styles.page}>';
const SECOND = '<div className={styles.page} data-release="second">';

test.describe.configure({ mode: 'serial', timeout: 720_000 });

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
let host: { port: number; server: Server };
const pages: Record<string, HostPage> = {};

const LIVE = ['/element', '/frame'];
const PINNED = '/pinned';

test.beforeAll(async () => {
  workshop = await openWorkshop();
  host = await startHostSite(pages, '');
  const { output } = await workshop.command('embed token', [
    '--label',
    'Team page',
    '--guide',
    workshop.url,
    '--origin',
    `http://127.0.0.1:${host.port}`,
  ]);
  const lines = output.split('\n').map((line) => line.trim());
  const element = lines.find((line) => line.startsWith('<guide-analytics'))!;
  const pinned = lines.find((line) => line.startsWith('<script'))!;
  expect(pinned).toContain('integrity="sha384-');
  const live = `<script type="module" src="${workshop.url}/embed.js"></script>`;
  const frame = lines.find((line) => line.startsWith('<iframe'))!;
  const policy = `default-src 'none'; script-src ${workshop.url}; connect-src ${workshop.url}; frame-src ${workshop.url}; style-src 'unsafe-inline'`;
  Object.assign(pages, {
    '/element': { inside: live + element, policy },
    '/frame': { inside: frame, policy },
    [PINNED]: { inside: pinned + element, policy },
  });
});
test.afterAll(async () => {
  host?.server.close();
  await workshop?.close();
});

async function showsSecond(browser: Browser, path: string): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${host.port}${path}`);
  const dashboard = path === '/frame' ? page.frameLocator('iframe') : page.locator('guide-analytics');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  const second = (await dashboard.locator('[data-release=second]').count()) > 0;
  await context.close();
  return second;
}

async function expectSecond(browser: Browser, expected: boolean): Promise<void> {
  // The gateway caches the registry for a moment.
  for (const path of LIVE) await expect.poll(() => showsSecond(browser, path)).toBe(expected);
  expect(await showsSecond(browser, PINNED)).toBe(false);
}

test('D-21 host pages get a release or rollback of the embed kit at the next load, unless they pin its integrity', async ({
  browser,
}) => {
  await expectSecond(browser, false);
  const restore = await workshop.edit(EMBEDDED, FIRST, SECOND);
  const release = await workshop.command('embed release', []);
  await restore();
  expect(release.output).toMatch(/Released embed-kit \S+ to 100 % of visitors\./);
  expect(release.output).toContain('npm run embed -- rollback');
  await expectSecond(browser, true);

  const rollback = await workshop.command('embed rollback', []);
  expect(rollback.output).toMatch(/embed-kit was rolled back to \S+\./);
  await expectSecond(browser, false);

  const { output } = await workshop.command('modules list', []);
  expect(output).toMatch(/^embed-kit: \S+$/m);
  expect(output).toMatch(/ promote \S+( from \S+)? by This machine over HTTP$/m);
});
