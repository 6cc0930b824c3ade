import type { Locator, Page, Response } from '@playwright/test';
import { revokeToken } from '../../services/gateway/src/embed/manage';
import {
  type Embedding,
  expectHostUntouched,
  expectMessage,
  expectMounted,
  FROM,
  messagesOf,
  openEmbedding,
  TO,
} from '../support/embedding';
import { expectNothingShifts } from '../support/layoutStability';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let embedding: Embedding;

async function expectStyles(locator: Locator, styles: Record<string, string>) {
  for (const [name, value] of Object.entries(styles)) await expect(locator).toHaveCSS(name, value);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  embedding = await openEmbedding();
});
test.afterAll(() => embedding?.close());

test('D-21 (a) the element shows the dashboard under a strict policy and does not change its host page', async ({
  page,
}) => {
  await page.goto(`${embedding.allowedOrigin}/element`);
  const dashboard = page.locator('guide-analytics');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('radio', { name: 'This Week' })).toBeChecked();
  await expect(dashboard.getByRole('heading', { name: 'Live insights' })).toBeVisible();
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toHaveCSS(
    'color',
    'rgb(248, 237, 214)',
  );
  await expect(dashboard.locator('[_echarts_instance_] svg')).not.toHaveCount(0);
  await expectHostUntouched(page);
  await expectMessage(page, { type: 'guide-analytics:ready' });

  // The host page's style sheet has other values for all of these.
  await expectStyles(
    dashboard.getByText('Track your website traffic, popular pages, and visitor activity.'),
    {
      direction: 'ltr',
      'font-style': 'normal',
      'letter-spacing': 'normal',
      'word-spacing': '0px',
      'text-align': 'start',
      'text-indent': '0px',
      'text-transform': 'none',
      cursor: 'auto',
      'white-space-collapse': 'collapse',
    },
  );
  await expect(dashboard.getByText('Visitors now')).toHaveCSS('font-size', /^1[5-7](\.\d+)?px$/);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  }

  await dashboard.evaluate((element) => element.setAttribute('period', 'month'));
  await expect(dashboard.getByRole('radio', { name: 'This Month' })).toBeChecked();
});

test('D-21 (b) the frame shows the dashboard, reports its height and readiness, and sets no cookie', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.goto(`${embedding.allowedOrigin}/frame`);
  const dashboard = page.frameLocator('iframe');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('radio', { name: 'This Week' })).toBeChecked();
  await expectMessage(page, { type: 'guide-analytics:ready', origin: embedding.site.url });
  await expect(dashboard.locator('[_echarts_instance_] svg')).not.toHaveCount(0);
  await expect
    .poll(async () => Math.max(0, ...(await messagesOf(page)).map(({ height }) => height ?? 0)))
    .toBeGreaterThan(1000);
  expect(await context.cookies()).toEqual([]);
  await expectHostUntouched(page);
  const token = embedding.pages['/frame']!.inside.match(/#([\w-]+)"/)![1]!;
  // Playwright includes the hash in the URL of a navigation; it is not sent.
  const sent = requests.map((line) => line.replace(`#${token}`, '').replace(`Bearer ${token}`, ''));
  expect(sent.filter((line) => line.includes(token))).toEqual([]);
});

/** The catalogues that a page loads. */
function recordCatalogues(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/embed\/(\w+-texts-.*)$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

test('D-21 the dashboard is in the language of its attribute, and follows it', async ({ page }) => {
  const catalogues = recordCatalogues(page);
  const token = await embedding.makeToken();
  embedding.pages['/arabic'] = embedding.withScript(await embedding.element(token, 'lang="ar"'));
  await page.goto(`${embedding.allowedOrigin}/arabic`);
  const element = page.locator('guide-analytics');
  await expect(element.getByRole('heading', { name: 'لوحة التحليلات' })).toHaveCSS('direction', 'rtl');
  await expect(element.locator('div[lang]').first()).toHaveAttribute('lang', 'ar');
  // The city's words.
  await expect(element.getByText('وستمنستر').first()).toBeVisible();
  expect(catalogues).toEqual([expect.stringMatching(/^embed-texts-ar\.[0-9a-f]{10}\.json$/)]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  }
  await expectHostUntouched(page);

  // A language that the guide does not have.
  await element.evaluate((host) => host.setAttribute('lang', 'nl'));
  await expect(element.getByRole('heading', { name: 'Analytics Dashboard' })).toHaveCSS('direction', 'ltr');
  await expect(element.getByText('Westminster').first()).toBeVisible();
  expect(catalogues).toHaveLength(1);
});

test('D-21 without an attribute the dashboard is in the language of its page; a frame has the parameter', async ({
  page,
}) => {
  const catalogues = recordCatalogues(page);
  const token = await embedding.makeToken();
  const german = `<div lang="de-AT">${await embedding.element(token, '')}</div>`;
  embedding.pages['/german'] = embedding.withScript(german);
  await page.goto(`${embedding.allowedOrigin}/german`);
  const element = page.locator('guide-analytics');
  await expect(element.getByRole('heading', { name: 'Analyse-Dashboard' })).toBeVisible();
  await expect(element.getByRole('region', { name: 'Sprachen' }).getByText('Deutsch')).toBeVisible();
  expect(catalogues).toEqual([expect.stringMatching(/^embed-texts-de\./)]);

  embedding.pages['/german-frame'] = embedding.withFrame(embedding.frame(token, 'lang=de'));
  await page.goto(`${embedding.allowedOrigin}/german-frame`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Analyse-Dashboard' })).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
});

test('D-21 (c) the federated remote mounts the dashboard with its own React', ({ page }) =>
  expectMounted(page, embedding, '/remote'));

test.describe('without input', () => {
  // Browsers do not report shifts soon after a key press.
  test.use({ visitor: false });

  test('fonts, pictures and data cause no layout shift on dashboard', async ({
    page,
    context,
    consoleErrors,
  }) => {
    const { url } = embedding.site;
    // A counted visit would change the figures.
    await context.addCookies([{ name: 'statistics', value: 'off', url }]);
    // Fonts that arrive late may wrap a word, and must not move boxes.
    await page.route(/woff2/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
      await route.continue();
    });
    await expectNothingShifts(page, `${url}/analytics`, 0.01);
    consoleErrors.splice(0);
  });
});

test('D-21 a token of one panel shows neither another panel nor the dashboard', async ({
  page,
  consoleErrors,
}) => {
  const token = await embedding.makeToken({ panels: ['areas'] });
  embedding.pages['/other-panel'] = embedding.withScript(await embedding.element(token, 'panel="devices"'));
  await page.goto(`${embedding.allowedOrigin}/other-panel`);
  await expect(page.getByText('Its token does not open this part of the dashboard.')).toBeVisible();
  embedding.pages['/all-of-it'] = embedding.withScript(await embedding.element(token, ''));
  await page.goto(`${embedding.allowedOrigin}/all-of-it`);
  await expect(page.getByRole('region', { name: 'Top areas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toHaveCount(0);
  consoleErrors.splice(0);
});

/** The bytes of the kit's files and data, as they are sent. */
async function bytesOf(responses: Response[]): Promise<number> {
  const sent = responses.filter((response) => /\/embed\/(?!api\/state)/.test(response.url()));
  const sizes = await Promise.all(
    sent.map(async (response) => (await response.request().sizes()).responseBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const figure = `One panel with figure.js: ${bytes} bytes (${sizes.join(', ')})`;
  test.info().annotations.push({ type: 'figure', description: figure });
  console.log(figure);
  return bytes;
}

/** What a panel costs with `figure.js`: its script and its data, as they are sent. */
const MAX_FIGURE_BYTES = 60 * 1024;

test('D-21 figure.js shows the same figures as embed.js in under 60 KB, charts as tables, and follows its token', async ({
  page,
  consoleErrors,
}) => {
  const { site, pages, allowedOrigin } = embedding;
  const token = await embedding.makeToken();
  const attributes = `panel="visited-pages" from="${FROM}" to="${TO}"`;
  const open = async (panel: string, script?: string) => {
    const full = await embedding.element(token, panel);
    const small = `<script type="module" src="${site.url}/embed/${script}"></script>
      <guide-analytics ${panel} token="${token}"></guide-analytics>`;
    pages['/figure'] = embedding.withScript(script ? small : full);
    await page.goto(`${allowedOrigin}/figure`);
    await expectMessage(page, { type: 'guide-analytics:ready' });
    return page.locator('guide-analytics');
  };
  const rows = (root: Locator) =>
    root.getByRole('region', { name: 'Pages', exact: true }).getByRole('row').allInnerTexts();

  const withReact = await rows(await open(attributes));
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  expect(await rows(await open(attributes, 'figure.js'))).toEqual(withReact);
  const bytes = await bytesOf(responses);
  expect(bytes).toBeLessThan(MAX_FIGURE_BYTES);
  expect(bytes).toBeGreaterThan(10_000);

  responses.length = 0;
  const german = await open(`${attributes} lang="de"`, 'figure.js');
  const region = german.getByRole('region', { name: 'Seiten', exact: true });
  await expect(region.getByRole('columnheader', { name: 'Aufrufe' })).toBeVisible();
  // The script can be cached by now.
  const catalogues = responses.filter((response) => /figure-texts-/.test(response.url()));
  expect(catalogues).toHaveLength(1);
  expect(bytes + (await bytesOf(catalogues))).toBeLessThan(MAX_FIGURE_BYTES);

  const chart = await open('panel="top-pages"', 'figure.js');
  await expect(chart.getByRole('region', { name: 'Top Pages by Views' }).getByRole('row')).not.toHaveCount(0);
  await revokeToken(embedding.db, token);
  await expect(chart.getByText('This dashboard is not shared with this page')).toBeVisible();
  await expectMessage(page, { type: 'guide-analytics:error', reason: 'EMBED_TOKEN_REVOKED' });
  await expectHostUntouched(page);
  consoleErrors.splice(0);
});

test('D-21 every way to embed refuses an origin that the token does not allow', async ({
  page,
  consoleErrors,
}) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/embed/api') && response.request().method() === 'GET')
      statuses.push(response.status());
  });
  for (const [path, selector] of [
    ['/element', 'guide-analytics'],
    ['/remote', '#place'],
    ['/react-18', '#place'],
  ] as const) {
    await page.goto(embedding.otherOrigin + path);
    await expect(page.locator(selector).getByText('Its token is for other pages.')).toBeVisible();
    await expectMessage(page, { type: 'guide-analytics:error', reason: 'EMBED_ORIGIN_REFUSED' });
  }
  await page.goto(`${embedding.otherOrigin}/frame`);
  await expect.poll(() => consoleErrors.join()).toContain('frame-ancestors');
  expect(await page.frames()[1]!.locator('#dashboard').count()).toBe(0);
  expect(new Set(statuses)).toEqual(new Set([403]));
  consoleErrors.splice(0);
});

test('D-21 revoking a token removes the figures from open pages without a reload; a page opens one stream', async ({
  page,
  context,
  consoleErrors,
}) => {
  const token = await embedding.makeToken();
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
  embedding.pages['/many'] = embedding.withScript((await embedding.element(token)) + elements.join(''));
  // Browsers open fewer connections to a site than there are frames here.
  embedding.pages['/many-frames'] = embedding.withFrame(
    panels.map((panel) => embedding.frame(token, `panel=${panel}`)).join(''),
  );
  const framed = await context.newPage();
  for (const [tab, path] of [
    [page, '/many'],
    [framed, '/many-frames'],
  ] as const) {
    await tab.goto(embedding.allowedOrigin + path);
    const count = panels.length + (path === '/many' ? 1 : 0);
    await expect
      .poll(async () => (await messagesOf(tab)).filter(({ type }) => type === 'guide-analytics:ready').length)
      .toBeGreaterThanOrEqual(count);
  }
  await expect.poll(() => streams.length).toBe(2);

  const revokedAt = Date.now();
  await revokeToken(embedding.db, token);
  const revocationMs = async (tab: Page, count: number) => {
    await tab.waitForFunction(
      (expected) =>
        (window as never as { messages: { reason?: string }[] }).messages.filter(
          ({ reason }) => reason === 'EMBED_TOKEN_REVOKED',
        ).length >= expected,
      count,
      { polling: 20 },
    );
    return Date.now() - revokedAt;
  };
  const times = await Promise.all([
    revocationMs(page, panels.length + 1),
    revocationMs(framed, panels.length),
  ]);
  const figure = `All panels of each page were removed ${times.join(' and ')} ms after the revocation`;
  test.info().annotations.push({ type: 'figure', description: figure });
  await expect(page.getByText('Its token was revoked.').first()).toBeVisible();
  await expect(page.locator('guide-analytics').getByRole('region')).toHaveCount(0);
  for (const frame of framed.frames().slice(1)) expect(await frame.getByRole('region').count()).toBe(0);
  consoleErrors.splice(0);
});
