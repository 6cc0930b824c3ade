import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Page } from '@playwright/test';
import { type Db, MongoClient } from 'mongodb';
import { createToken, revokeToken } from '../../services/gateway/src/embed/tokens';
import { compile } from '../../tooling/build/compile.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { startHostSite } from '../support/hostSite';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let client: MongoClient;
let db: Db;
let host: { port: number; server: Server };
const pages: Record<string, string> = {};

/** The origin that the token names, and the same server under an origin that it does not name. */
const allowed = () => `http://127.0.0.1:${host.port}`;
const other = () => `http://localhost:${host.port}`;

/** A host that uses Module Federation, built as its team would. */
async function buildFederatedHost(token: string) {
  const entry = path.join(folder, 'host.js');
  await writeFile(
    entry,
    `import('guide/mount').then(({ default: mount }) => {
      window.takeAway = mount(document.getElementById('place'), { token: ${JSON.stringify(token)}, period: 'month' });
    });`,
  );
  await compile([
    {
      mode: 'production',
      context: folder,
      entry: { host: entry },
      output: { path: folder, filename: 'bundle.js', publicPath: '/scripts/', uniqueName: 'team_page' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'team_page',
          remotes: { guide: `guide_analytics@${site.url}/embed/remoteEntry.js` },
          dts: false,
          manifest: false,
        }),
      ],
    },
  ]);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'guide-embed-'));
  const buildFolder = await buildSite({ log: console.log });
  site = await startSite({ buildFolder, dataDir: path.join(folder, 'data'), onLine: () => {} });
  client = await new MongoClient(site.mongoUrl).connect();
  db = client.db('guide_gateway');
  host = await startHostSite(pages, folder);
  const token = await createToken(db, [allowed()]);
  await buildFederatedHost(token);
  const element = (own: string) => `<script type="module" src="${site.url}/embed.js"></script>
    <guide-analytics period="week" theme="dark" token="${own}"></guide-analytics>`;
  const frame = (own: string) => `<iframe title="Dashboard" width="900" height="700"
    src="${site.url}/embed/analytics?token=${own}&theme=dark&period=week"></iframe>`;
  Object.assign(pages, {
    '/element': element(token),
    '/element-unknown': element('unknown'),
    '/frame': frame(token),
    '/frame-unknown': frame('unknown'),
    '/remote': '<div id="place"></div><script src="/scripts/bundle.js"></script>',
  });
});

test.afterAll(async () => {
  host?.server.close();
  await client?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The host's own heading, tokens and React are as the host made them, and its document has no sheet of ours. */
async function expectHostUntouched(page: Page) {
  const heading = page.getByRole('heading', { name: 'Team page' });
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveCSS('font-family', 'monospace');
  await expect(page.locator('body > section')).toHaveCSS('padding', '7px');
  expect(await page.evaluate(() => (window as never as { React: { version: string } }).React.version)).toBe(
    '0.14.0',
  );
  expect(await page.evaluate(() => document.head.querySelectorAll('link[rel="stylesheet"]').length)).toBe(0);
}

test('D-21 (a) the element shows the dashboard in a shadow root and leaves its page alone', async ({
  page,
}) => {
  await page.goto(`${allowed()}/element`);
  const dashboard = page.locator('guide-analytics');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true');
  await expect(dashboard.getByRole('heading', { name: 'Live insights' })).toBeVisible();
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toHaveCSS(
    'color',
    'rgb(248, 237, 214)',
  );
  await expectHostUntouched(page);

  await dashboard.evaluate((element) => element.setAttribute('period', 'month'));
  await expect(dashboard.getByRole('tab', { name: 'This Month' })).toHaveAttribute('aria-selected', 'true');
});

test('D-21 (b) the frame shows the dashboard, posts its height and sets no cookie', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (data?.type === 'guide-analytics:height') document.title = `height ${data.height}`;
    });
  });
  await page.goto(`${allowed()}/frame`);
  const dashboard = page.frameLocator('iframe');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => Number((await page.title()).replace('height ', ''))).toBeGreaterThan(1000);
  expect(await context.cookies()).toEqual([]);
  await expectHostUntouched(page);
});

test('D-21 (c) the federated remote mounts the dashboard with a React of its own', async ({ page }) => {
  await page.goto(`${allowed()}/remote`);
  const dashboard = page.locator('#place');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'This Month' })).toHaveAttribute('aria-selected', 'true');
  await expectHostUntouched(page);
  await page.evaluate(() => (window as never as { takeAway(): void }).takeAway());
  await expect(dashboard.getByRole('heading')).toHaveCount(0);
});

test('D-21 an origin that the token does not name is refused by each way, without data', async ({
  page,
  consoleErrors,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/embed/a')) answers.push(response.status());
  });
  for (const [way, place] of [
    ['/element', 'guide-analytics'],
    ['/remote', '#place'],
  ] as const) {
    await page.goto(other() + way);
    await expect(page.locator(place).getByText('This dashboard is not shared with this page')).toBeVisible();
  }
  await page.goto(`${other()}/frame`);
  await expect(page.frameLocator('iframe').getByText('Not shared with this page')).toBeVisible();
  expect(answers.filter((status) => status === 200)).toEqual([]);
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
});

test('API-01 an answer that is no site is a failed call: the element says so and breaks nothing', async ({
  page,
  consoleErrors,
}) => {
  for (const answer of ['{}', '[{"id":1}]', '<!doctype html><title>Welcome to the hotel</title>']) {
    await page.route('**/embed/api/site*', (route) =>
      route.fulfill({ body: answer, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${allowed()}/element`);
    await expect(
      page.locator('guide-analytics').getByText('This dashboard is not shared with this page'),
    ).toBeVisible();
    await expectHostUntouched(page);
    expect(consoleErrors.splice(0).join()).toContain('The answer of GET /api/site');
    await page.unroute('**/embed/api/site*');
  }
});

test('D-21 the policy of the frame names the origins of its token', async ({ request }) => {
  const answer = await request.get(
    site.url + (pages['/frame']!.match(/src="[^"]*(\/embed[^"]+)"/)![1] ?? ''),
  );
  expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${allowed()}`);
  expect(answer.headers()['x-frame-options']).toBeUndefined();
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('D-21 an unknown token is refused, and a revoked one at once', async ({ page, consoleErrors }) => {
  await page.goto(`${allowed()}/element-unknown`);
  await expect(page.getByText('This dashboard is not shared with this page')).toBeVisible();
  await page.goto(`${allowed()}/frame-unknown`);
  await expect(page.frameLocator('iframe').getByText('Not shared with this page')).toBeVisible();

  const token = pages['/element']!.match(/token="([^"]+)"/)![1]!;
  await revokeToken(db, token);
  await page.goto(`${allowed()}/element`);
  await expect(page.getByText('This dashboard is not shared with this page')).toBeVisible();
  await page.goto(`${allowed()}/frame`);
  await expect(page.frameLocator('iframe').getByText('Not shared with this page')).toBeVisible();
  const data = await page.request.get(`${site.url}/embed/api/analytics/top-pages?token=${token}`);
  expect(data.status()).toBe(403);
  expect((await data.json()).error.code).toBe('EMBED_REFUSED');
  consoleErrors.splice(0);
});

test('D-21 a token stands for aggregates only', async ({ request }) => {
  const token = await createToken(db, [allowed()]);
  const read = (call: string) => request.get(`${site.url}/embed/api/${call}?token=${token}`);
  expect((await read('analytics/top-pages')).status()).toBe(200);
  expect((await read('analytics/recent')).status()).toBe(200);
  expect((await read('analytics/events')).status()).toBe(404);
  expect((await read('listings')).status()).toBe(404);
});
