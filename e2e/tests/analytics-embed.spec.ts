import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Browser, Locator, Page } from '@playwright/test';
import { build } from 'esbuild';
import { type Db, MongoClient } from 'mongodb';
import { storeDays } from '../../bench/analytics/year.mjs';
import { compile } from '../../module/src/build/compile.mjs';
import { dayOf } from '../../services/analytics/src/days';
import { readPages } from '../../services/analytics/src/pages';
import { createToken, revokeToken } from '../../services/gateway/src/embed/manage';
import { hashOf, ID_LENGTH } from '../../services/gateway/src/embed/tokens';
import { openPack } from '../../services/kit/src';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { HOST_STYLE, type HostPage, startHostSite } from '../support/hostSite';
import { expect, test } from '../support/test';
import { withVisitor } from '../support/visitor';

test.describe.configure({ mode: 'serial' });

let folder: string;
let buildFolder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let client: MongoClient;
let db: Db;
let host: { port: number; server: Server };
const pages: Record<string, HostPage> = {};

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const guidePages = await readPages(openPack(path.resolve(import.meta.dirname, '../../cities/london')));
/** Ten days that are over, with generated visits. */
const [FROM, TO] = [10, 1].map((ago) => dayOf(new Date(Date.now() - ago * 86_400_000), guidePages.timeZone));

/** The origin that tokens name, and the same server under an origin that they do not name. */
const allowed = () => `http://127.0.0.1:${host.port}`;
const other = () => `http://localhost:${host.port}`;

const make = async (more: Partial<Parameters<typeof createToken>[1]> = {}) =>
  (await createToken(db, { label: 'Team page', origins: [allowed()], ...more })).token;
const idOf = (token: string) => hashOf(token).slice(0, ID_LENGTH);

/** The policies that docs/embed.md asks for: everything else is forbidden, styles too but the page's own. */
const policy = (...allows: string[]) => {
  const style = createHash('sha256').update(HOST_STYLE).digest('base64');
  return ["default-src 'none'", `style-src 'sha256-${style}'`, "base-uri 'none'", ...allows].join('; ');
};
const scriptPolicy = () => policy(`script-src 'self' ${site.url}`, `connect-src ${site.url}`);
const framePolicy = () => policy("script-src 'self'", `frame-src ${site.url}`);

/** The element, pinned by its integrity. */
async function element(token: string, attributes = 'period="week" theme="dark"') {
  const { script, integrity } = await (await fetch(`${site.url}/embed/embed.json`)).json();
  return `<script type="module" src="${site.url}/embed/${script}" integrity="${integrity}" crossorigin="anonymous"></script>
    <guide-analytics ${attributes} token="${token}"></guide-analytics>`;
}
const frame = (token: string, query = 'theme=dark&period=week', id = idOf(token), attributes = '') =>
  `<iframe title="Dashboard" width="900" height="700" ${attributes} src="${site.url}/embed/analytics/${id}?${query}#${token}"></iframe>`;

const withScript = (inside: string): HostPage => ({ inside, policy: scriptPolicy() });
const withFrame = (inside: string): HostPage => ({ inside, policy: framePolicy() });

/** What every page of the host runs: it keeps what it is told. */
const PAGE = `window.told = [];
const keep = (type, detail) => window.told.push({ type, ...detail });
addEventListener('message', ({ origin, data }) => keep(data.type, { ...data, origin }));
for (const type of ['ready', 'error', 'height']) {
  addEventListener('guide-analytics:' + type, ({ type, detail }) => keep(type, detail), true);
}`;

type Told = { type: string; reason?: string; height?: number; origin?: string };
const told = (page: Page) => page.evaluate(() => (window as never as { told: Told[] }).told);
const expectTold = (page: Page, event: Partial<Told>) =>
  expect.poll(() => told(page)).toContainEqual(expect.objectContaining(event));

/** A host that uses Module Federation, built as its team would, with rspack. */
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

/** A host of this package's own React, built with another bundler. */
const buildReact18Host = () =>
  build({
    entryPoints: [path.resolve(import.meta.dirname, '../hosts/react-18.mjs')],
    outfile: path.join(folder, 'react-18.js'),
    bundle: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: 'es2022',
  });

/** Sends a page view. */
async function view(path: string, agent = CHROME): Promise<void> {
  const answer = await fetch(`${site.url}/api/analytics/pageview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ path }),
  });
  expect(answer.status).toBe(200);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'guide-embed-'));
  buildFolder = await buildSite({ log: console.log });
  site = await startSite({ buildFolder, dataDir: path.join(folder, 'data'), onLine: () => {} });
  client = await new MongoClient(site.mongoUrl).connect();
  await storeDays(client.db('guide_analytics'), {
    ...{ days: 20, views: 12_000, until: dayOf(new Date(), guidePages.timeZone), pages: guidePages },
    paths: ['/', '/map', '/search', '/attraction/3', '/attraction/1', '/top-attractions'],
  });
  for (const path of ['/', '/', '/map', '/attraction/3']) await view(path);
  db = client.db('guide_gateway');
  host = await startHostSite(pages, folder);
  const token = await make();
  await writeFile(path.join(folder, 'page.js'), PAGE);
  await buildFederatedHost(token);
  await buildReact18Host();
  Object.assign(pages, {
    '/element': withScript(await element(token)),
    '/frame': withFrame(frame(token)),
    '/remote': withScript('<div id="place"></div><script src="/scripts/bundle.js"></script>'),
    '/react-18': withScript(
      `<div id="app"></div><script src="/scripts/react-18.js" data-guide="${site.url}" data-token="${token}"></script>`,
    ),
  });
});

test.afterAll(async () => {
  host?.server.close();
  await client?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The host's own heading and styles are as the host made them, and its document has no sheet of ours. */
async function expectHostUntouched(page: Page) {
  const heading = page.getByRole('heading', { name: 'Team page' });
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveCSS('font-family', 'monospace');
  await expect(page.locator('body > section')).toHaveCSS('padding', '7px');
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
}

test('D-21 (a) the element shows the dashboard under a strict policy and leaves its page alone', async ({
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
  await expect(dashboard.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
  await expectHostUntouched(page);
  await expectTold(page, { type: 'guide-analytics:ready' });

  await dashboard.evaluate((one) => one.setAttribute('period', 'month'));
  await expect(dashboard.getByRole('tab', { name: 'This Month' })).toHaveAttribute('aria-selected', 'true');
});

test('D-21 (a) the page gives the element its width, colours and theme, and hears its height', async ({
  page,
}) => {
  await page.goto(`${allowed()}/element`);
  const dashboard = page.locator('guide-analytics');
  const heading = dashboard.getByRole('heading', { name: 'Analytics Dashboard' });
  await expect(heading).toBeVisible();
  await dashboard.evaluate((one) => {
    one.style.width = '360px';
    one.style.setProperty('--ink', 'rgb(0, 100, 0)');
    one.setAttribute('theme', 'light');
  });
  await expect(heading).toHaveCSS('color', 'rgb(0, 100, 0)');
  await expect(async () => {
    const { width, height } = (await dashboard.boundingBox())!;
    expect(width).toBe(360);
    const last = (await told(page)).findLast(({ type }) => type === 'guide-analytics:height');
    expect(Math.abs(last!.height! - height)).toBeLessThanOrEqual(1);
  }).toPass();
});

test('D-21 (b) the frame shows the dashboard, tells its page height and readiness, and sets no cookie', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.goto(`${allowed()}/frame`);
  const dashboard = page.frameLocator('iframe');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true');
  await expectTold(page, { type: 'guide-analytics:ready', origin: site.url });
  await expect
    .poll(async () => Math.max(0, ...(await told(page)).map(({ height }) => height ?? 0)))
    .toBeGreaterThan(1000);
  expect(await context.cookies()).toEqual([]);
  await expectHostUntouched(page);
  const token = pages['/frame']!.inside.match(/#([\w-]+)"/)![1]!;
  // Playwright names the whole address of a navigation; what is sent ends at "#".
  const sent = asked.map((line) => line.replace(`#${token}`, '').replace(`Bearer ${token}`, ''));
  expect(sent.filter((line) => line.includes(token))).toEqual([]);
});

for (const [name, way] of [
  ['(c) the federated remote', '/remote'],
  ['(c) a host of React 18, built by another bundler,', '/react-18'],
] as const) {
  test(`D-21 ${name} mounts the dashboard with a React of its own`, async ({ page }) => {
    await page.goto(allowed() + way);
    const dashboard = page.locator('#place');
    const heading = dashboard.getByRole('heading', { name: 'Analytics Dashboard' });
    await expect(heading).toBeVisible();
    await expect(dashboard.getByRole('tab', { name: 'This Month' })).toHaveAttribute('aria-selected', 'true');
    // Its styles have come: a panel is a card.
    const panel = dashboard.getByRole('region', { name: 'Top Pages by Views' });
    await expect(panel).not.toHaveCSS('border-radius', '0px');
    await expect(dashboard.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
    await expectHostUntouched(page);
    if (way === '/react-18') {
      expect(await page.evaluate(() => (window as never as { hostReact: string }).hostReact)).toBe('18.3.1');
    }
    await page.evaluate(() => (window as never as { takeAway(): void }).takeAway());
    await expect(dashboard.getByRole('heading')).toHaveCount(0);
  });
}

/** The panels as the guide shows them and as they are embedded, by the heading that both bear. */
const PANELS = {
  'top-pages': 'Top Pages by Views',
  'popular-listings': 'Popular Listings',
  areas: 'Top areas',
  referrers: 'Referrers',
  devices: 'Devices',
  'recent-activity': 'Recent activity',
} as const;

const textOf = (page: Page | Locator, title: string) =>
  page.getByRole('region', { name: title, exact: true }).innerText();

/** The guide's own dashboard, looked at by somebody who is not counted. */
async function openScreen(browser: Browser, query = ''): Promise<Page> {
  // Alive: before that, what lies below the screen is not laid out and has no text to compare.
  const screen = withVisitor(await browser.newPage({ extraHTTPHeaders: { dnt: '1' } }));
  await screen.goto(`${site.url}/analytics${query}`);
  return screen;
}

test('D-21 each panel alone shows what the guide shows, by a token that opens no other', async ({
  page,
  browser,
}) => {
  const screen = await openScreen(browser);
  for (const [panel, title] of Object.entries(PANELS)) {
    const token = await make({ panels: [panel] });
    pages['/panel'] = withScript(await element(token, `panel="${panel}"`));
    pages['/panel-frame'] = withFrame(frame(token, `panel=${panel}`));
    await page.goto(`${allowed()}/panel`);
    await expect(page.locator('guide-analytics').getByRole('region')).toHaveCount(1);
    await expectTold(page, { type: 'guide-analytics:ready' });
    const shown = await textOf(page.locator('guide-analytics'), title);
    // The screen asks for what is live when it comes alive.
    await expect.poll(() => textOf(screen, title)).toBe(shown);
    expect(shown).toMatch(panel === 'devices' ? /Desktop|Not known/ : /\w/);
    await page.goto(`${allowed()}/panel-frame`);
    await expectTold(page, { type: 'guide-analytics:ready' });
    expect(await textOf(page.frameLocator('iframe').locator('body'), title)).toBe(shown);
  }
  await screen.context().close();
});

/** Panels of any days, by the heading that they bear on the screen, too. */
const FILTERED = {
  'visits-by-day': 'Day by day',
  'booking-funnel': 'From a list to a booking',
  'visited-pages': 'Pages',
  'entry-pages': 'Entry pages',
  'exit-pages': 'Exit pages',
  'visited-areas': 'Areas',
  'visit-referrers': 'Came from',
  'visit-devices': 'Kinds of device',
  'visit-countries': 'Countries',
  'visit-releases': 'Releases',
  'failed-searches': 'Searches that found nothing',
} as const;

test('D-72 D-21 each panel of any days shows what the screen shows by the same filters, charts apart', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const screen = await openScreen(browser, `?from=${FROM}&to=${TO}&compare=before&device=phone&kind=place`);
  const days = `from="${FROM}" to="${TO}" compare="before" kind="place"`;
  const query = `from=${FROM}&to=${TO}&compare=before&kind=place`;
  const wholeToken = await make();
  for (const [panel, title] of Object.entries(FILTERED)) {
    const held = panel !== 'failed-searches';
    // One token is held to phones, and the page chooses the rest; another one leaves everything to the page.
    const token = await make({ panels: [panel], filters: held ? ['device=phone'] : [] });
    pages['/filtered'] = withScript(await element(token, `panel="${panel}" ${days}`));
    pages['/filtered-frame'] = withFrame(frame(wholeToken, `panel=${panel}&${query}&device=phone`));
    await page.goto(`${allowed()}/filtered`);
    const embedded = page.locator('guide-analytics');
    await expect(embedded.getByRole('region', { name: title, exact: true })).toBeVisible();
    const shown = await textOf(embedded, title);
    // The screen is served for the usual days, and asks for the chosen ones when it comes alive.
    await expect.poll(() => textOf(screen, title)).toBe(shown);
    if (held) {
      await expect(embedded.getByText(`${FROM} to ${TO}.`)).toContainText('Kind: place. Device: Mobile');
      // Of so few visits other panels say "under 5".
      if (panel === 'visits-by-day') expect(shown).toMatch(/\d{2}/);
    }
    await page.goto(`${allowed()}/filtered-frame`);
    const framed = page.frameLocator('iframe').locator('body');
    await expect(framed.getByRole('region', { name: title, exact: true })).toBeVisible();
    expect(await textOf(framed, title)).toBe(shown);
  }
  pages['/filtered'] = withScript(await element(wholeToken, `panel="visits" ${days} device="phone"`));
  await page.goto(`${allowed()}/filtered`);
  const totals = (root: Page | Locator) =>
    root.locator('dl', { hasText: 'Left after one page' }).locator('dd').allInnerTexts();
  await expect(page.locator('guide-analytics').getByRole('region', { name: 'Visits' })).toBeVisible();
  expect(await totals(page.locator('guide-analytics'))).toEqual(await totals(screen));
  expect((await totals(screen))[0]).toMatch(/\d{2}/);
  await screen.context().close();
});

test('D-18 D-21 the screen and the embedded figures hear of a visitor by their streams', async ({
  page,
  browser,
}) => {
  const screen = await openScreen(browser);
  pages['/figures'] = withScript(await element(await make({ panels: ['figures'] }), 'panel="figures"'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${allowed()}/figures`);
  const now = (root: Page | Locator) =>
    root.locator('dt', { hasText: 'Visitors now' }).locator('xpath=following-sibling::dd[1]');
  await screen.mouse.move(50, 50);
  await screen.mouse.wheel(0, 600);
  await expect(now(page.locator('guide-analytics'))).toHaveText(/^\d+$/);
  const before = Number(await now(page.locator('guide-analytics')).innerText());
  await expect(now(screen)).toHaveText(String(before));
  await view('/map', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0');
  await expect(now(page.locator('guide-analytics'))).toHaveText(String(before + 1));
  await expect(now(screen)).toHaveText(String(before + 1));
  // The number came without a question: the figures are asked for every 30 s only.
  expect(asked.filter((url) => url.includes('/panels/figures'))).toHaveLength(1);
  expect(asked.filter((url) => url.endsWith('/state'))).toHaveLength(1);
  await screen.context().close();
});

test('D-21 the whole dashboard embedded is the screen', async ({ page, browser }) => {
  const screen = await openScreen(browser);
  pages['/whole'] = withScript(await element(await make(), ''));
  await page.goto(`${allowed()}/whole`);
  await expectTold(page, { type: 'guide-analytics:ready' });
  const text = (root: Page | Locator) =>
    root
      .getByRole('tabpanel')
      .locator('dl, table, li, h2, h3')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
  const embedded = await text(page.locator('guide-analytics'));
  expect(embedded.length).toBeGreaterThan(10);
  expect(await text(screen)).toEqual(embedded);
  await screen.context().close();
});

test('D-21 a token of one panel shows neither another panel nor the whole', async ({
  page,
  consoleErrors,
}) => {
  const token = await make({ panels: ['areas'] });
  pages['/other-panel'] = withScript(await element(token, 'panel="devices"'));
  await page.goto(`${allowed()}/other-panel`);
  await expect(page.getByText('Its token does not open this part of the dashboard.')).toBeVisible();
  pages['/all-of-it'] = withScript(await element(token, ''));
  await page.goto(`${allowed()}/all-of-it`);
  await expect(page.getByRole('region', { name: 'Top areas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toHaveCount(0);
  consoleErrors.splice(0);
});

test('D-21 an origin that the token does not name is refused by each way, without data', async ({
  page,
  consoleErrors,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/embed/api') && response.request().method() === 'GET')
      answers.push(response.status());
  });
  for (const [way, place] of [
    ['/element', 'guide-analytics'],
    ['/remote', '#place'],
    ['/react-18', '#place'],
  ] as const) {
    await page.goto(other() + way);
    await expect(page.locator(place).getByText('Its token names other pages.')).toBeVisible();
    await expectTold(page, { type: 'guide-analytics:error', reason: 'EMBED_ORIGIN_REFUSED' });
  }
  await page.goto(`${other()}/frame`);
  // The browser keeps the page out: its policy names who may frame it.
  await expect.poll(() => consoleErrors.join()).toContain('frame-ancestors');
  expect(await page.frames()[1]!.locator('#dashboard').count()).toBe(0);
  expect(new Set(answers)).toEqual(new Set([403]));
  consoleErrors.splice(0);
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
    await expect(page.locator('guide-analytics').getByText('The guide cannot be reached')).toBeVisible();
    await expectHostUntouched(page);
    expect(consoleErrors.splice(0).join()).toContain('The answer of GET /api/site');
    await page.unroute('**/embed/api/site*');
  }
  consoleErrors.splice(0);
});

test('D-21 frames that get around their origin get no data', async ({ page, consoleErrors }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/embed/api')) answers.push(`${response.status()}`);
  });
  const [mine, stolen] = [await make({ origins: [other()] }), await make()];
  // A frame whose address names a token of one's own, with somebody else's token behind it.
  pages['/borrowed'] = withFrame(frame(stolen, '', idOf(mine)));
  await page.goto(`${other()}/borrowed`);
  await expect(page.frameLocator('iframe').getByText('Its token names other pages.')).toBeVisible();
  // A sandbox without an origin.
  pages['/sandboxed'] = withFrame(frame(stolen, '', idOf(stolen), 'sandbox="allow-scripts"'));
  await page.goto(`${allowed()}/sandboxed`);
  await expect(page.frameLocator('iframe').getByText('Its token names other pages.')).toBeVisible();
  // The page by itself.
  await page.goto(`${site.url}/embed/analytics/${idOf(stolen)}#${stolen}`);
  await expect(page.getByRole('heading', { name: 'Not shared with this page' })).toBeVisible();
  expect(answers.filter((status) => status !== '403')).toEqual([]);
  expect(answers.length).toBeGreaterThan(0);
  consoleErrors.splice(0);
});

test('D-21 an unknown and an ended token are refused by each way', async ({ page, consoleErrors }) => {
  const ended = await make();
  const records = db.collection<{ _id: string }>('embed_tokens');
  await records.updateOne({ _id: hashOf(ended) }, { $set: { expiresAt: new Date(0) } });
  for (const [token, says] of [
    ['unknown', 'Its token is unknown.'],
    [ended, 'Its token has ended.'],
  ] as const) {
    pages['/refused'] = withScript(await element(token));
    await page.goto(`${allowed()}/refused`);
    await expect(page.getByText(says)).toBeVisible();
    pages['/refused-frame'] = withFrame(frame(token));
    await page.goto(`${allowed()}/refused-frame`);
    await expect(page.frameLocator('iframe').getByText('Not shared with this page')).toBeVisible();
  }
  consoleErrors.splice(0);
});

test('D-21 open pages of each way lose their figures within a second of the revocation, and keep to one stream', async ({
  page,
  context,
  consoleErrors,
}) => {
  const token = await make();
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/embed/api/state')) streams.push(request.url());
  });
  const panels = [
    'areas',
    'referrers',
    'devices',
    'figures',
    'top-pages',
    'popular-listings',
    'recent-activity',
  ];
  const elements = panels.map(
    (panel) => `<guide-analytics panel="${panel}" token="${token}"></guide-analytics>`,
  );
  pages['/many'] = withScript((await element(token)) + elements.join(''));
  // More frames than the connections that a browser opens to one site.
  pages['/many-frames'] = withFrame(panels.map((panel) => frame(token, `panel=${panel}`)).join(''));
  const framed = await context.newPage();
  for (const [one, way] of [
    [page, '/many'],
    [framed, '/many-frames'],
  ] as const) {
    await one.goto(allowed() + way);
    const count = panels.length + (way === '/many' ? 1 : 0);
    await expect
      .poll(async () => (await told(one)).filter(({ type }) => type === 'guide-analytics:ready').length)
      .toBeGreaterThanOrEqual(count);
  }
  // One of the element's site, one of the frames' place in it.
  await expect.poll(() => streams.length).toBe(2);

  const at = Date.now();
  await revokeToken(db, token);
  const gone = async (one: Page, count: number) => {
    await one.waitForFunction(
      (wanted) =>
        (window as never as { told: { reason?: string }[] }).told.filter(
          ({ reason }) => reason === 'EMBED_TOKEN_REVOKED',
        ).length >= wanted,
      count,
      { polling: 20 },
    );
    return Date.now() - at;
  };
  const times = await Promise.all([gone(page, panels.length + 1), gone(framed, panels.length)]);
  console.log(`Revoked; the last panel of each page was gone after ${times.join(' and ')} ms`);
  expect(Math.max(...times)).toBeLessThan(1000);
  await expect(page.getByText('Its token was revoked.').first()).toBeVisible();
  await expect(page.locator('guide-analytics').getByRole('region')).toHaveCount(0);
  for (const one of framed.frames().slice(1)) expect(await one.getByRole('region').count()).toBe(0);
  consoleErrors.splice(0);
});

test('D-21 a lost connection is called that, the figures stay, and come back anew', async ({
  page,
  consoleErrors,
}) => {
  const { hostname, port } = new URL(site.url);
  const sockets = new Set<{ destroy(): void }>();
  // A way to the guide that can be cut. The token names the page, not the way.
  let cut = false;
  const way = createServer((socket) => {
    if (cut) return void socket.destroy();
    const on = connect(Number(port), hostname);
    for (const end of [socket, on]) end.on('error', () => {}).on('close', () => sockets.delete(end));
    sockets.add(socket).add(on);
    socket.pipe(on).pipe(socket);
  });
  await new Promise<void>((listening) => way.listen(0, '127.0.0.1', listening));
  const guide = `http://127.0.0.1:${(way.address() as AddressInfo).port}`;
  const inside = (await element(await make(), 'panel="areas"')).replaceAll(site.url, guide);
  pages['/cut'] = { inside, policy: scriptPolicy().replaceAll(site.url, guide) };
  try {
    await page.goto(`${allowed()}/cut`);
    const panel = page.getByRole('region', { name: 'Top areas' });
    await expect(panel).toBeVisible();
    cut = true;
    for (const socket of sockets) socket.destroy();
    await expect(page.getByText('The guide cannot be reached.')).toBeVisible();
    await expectTold(page, { type: 'guide-analytics:error', reason: 'LOST' });
    await expect(panel).toBeVisible();
    await expect(page.getByText('not shared with this page')).toHaveCount(0);
    cut = false;
    await expect(page.getByText('The guide cannot be reached.')).toHaveCount(0);
    await expect(panel).toBeVisible();
  } finally {
    for (const socket of sockets) socket.destroy();
    way.close();
  }
  consoleErrors.splice(0);
});

test('D-21 ANA-19 closed figures are in no page of the guide, and embedding goes on', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const closed = await startSite({
    buildFolder,
    dataDir: path.join(folder, 'closed'),
    env: { ANALYTICS_ACCESS: 'token' },
    onLine: () => {},
  });
  const own = await new MongoClient(closed.mongoUrl).connect();
  try {
    const html = await (await page.request.get(`${closed.url}/analytics`)).text();
    expect(html).toContain('Analytics Dashboard');
    expect(html).not.toContain('topPages"],"state"');
    expect(html).not.toContain('Total Pageviews');
    await page.goto(`${closed.url}/analytics`);
    await expect(page.getByText('The figures could not be loaded')).toBeVisible();
    await expect(page.getByText('Live insights could not be loaded')).toBeVisible();
    const { token } = await createToken(own.db('guide_gateway'), { label: 'Team', origins: [allowed()] });
    const inside = (await element(token, '')).replaceAll(site.url, closed.url);
    pages['/closed'] = { inside, policy: scriptPolicy().replaceAll(site.url, closed.url) };
    await page.goto(`${allowed()}/closed`);
    await expect(page.getByText('Total Pageviews')).toBeVisible();

    const { token: forGuide } = await createToken(own.db('guide_gateway'), {
      label: 'Analysts',
      origins: [closed.url],
    });
    await page.goto(`${closed.url}/analytics#${forGuide}`);
    await expect(page.getByText('Total Pageviews')).toBeVisible();
    await expect(page.getByText('Visitors now')).toBeVisible();
  } finally {
    await own.close();
    await closed.stop();
  }
  consoleErrors.splice(0);
});
