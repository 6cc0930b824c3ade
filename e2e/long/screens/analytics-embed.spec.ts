import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { MongoClient } from 'mongodb';
import { createToken } from '../../../services/gateway/src/embed/manage';
import { hashOf } from '../../../services/gateway/src/embed/tokens';
import { startSite } from '../../../tooling/commands/site.mjs';
import {
  type Embedding,
  expectHostUntouched,
  expectMounted,
  expectTold,
  FROM,
  idOf,
  openEmbedding,
  TO,
  told,
} from '../../support/embedding';
import { startLine } from '../../support/network';
import { expect, test, withVisitor } from '../../support/test';

test.describe.configure({ mode: 'serial' });

let embedding: Embedding;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  embedding = await openEmbedding();
});
test.afterAll(() => embedding?.close());

test('D-21 (a) the page gives the element its width, colours and theme, and hears its height', async ({
  page,
}) => {
  await page.goto(`${embedding.allowed}/element`);
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

test('D-21 (c) a host of React 18, built by another bundler, mounts the dashboard with a React of its own', ({
  page,
}) => expectMounted(page, embedding, '/react-18'));

/** The panels as the guide shows them and as they are embedded, by the heading that both bear. */
const PANELS = {
  'top-pages': 'Top Pages by Views',
  'popular-listings': 'Popular Listings',
  areas: 'Top areas',
  referrers: 'Referrers',
  devices: 'Devices',
  'recent-activity': 'Recent activity',
} as const;

/** The words and figures of a panel, its table included; a chart is drawn when it comes near the screen. */
const textOf = (page: Page | Locator, title: string) =>
  page.getByRole('region', { name: title, exact: true }).evaluate((panel) => {
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text;
      if (!parentElement?.closest('svg, [role=img], style') && data !== 'Save as image') found.push(data);
    }
    return found.join('\n');
  });

/** The guide's own dashboard, looked at by somebody who is not counted. */
async function openScreen(browser: Browser, query = ''): Promise<Page> {
  // Alive: before that, what lies below the screen is not laid out and has no text to compare.
  const screen = withVisitor(await browser.newPage({ extraHTTPHeaders: { dnt: '1' } }));
  await screen.goto(`${embedding.site.url}/analytics${query}`);
  return screen;
}

test('D-21 each panel alone shows what the guide shows, by a token that opens no other', async ({
  page,
  browser,
}) => {
  const screen = await openScreen(browser);
  for (const [panel, title] of Object.entries(PANELS)) {
    const token = await embedding.make({ panels: [panel] });
    embedding.pages['/panel'] = embedding.withScript(await embedding.element(token, `panel="${panel}"`));
    embedding.pages['/panel-frame'] = embedding.withFrame(embedding.frame(token, `panel=${panel}`));
    await page.goto(`${embedding.allowed}/panel`);
    await expect(page.locator('guide-analytics').getByRole('region')).toHaveCount(1);
    await expectTold(page, { type: 'guide-analytics:ready' });
    const shown = await textOf(page.locator('guide-analytics'), title);
    // The screen requests what is live when it is hydrated.
    await expect.poll(() => textOf(screen, title)).toBe(shown);
    expect(shown).toMatch(panel === 'devices' ? /Desktop|Not known/ : /\w/);
    await page.goto(`${embedding.allowed}/panel-frame`);
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
  const wholeToken = await embedding.make();
  for (const [panel, title] of Object.entries(FILTERED)) {
    const held = panel !== 'failed-searches';
    // One token is held to phones, and the page chooses the rest; another one leaves everything to the page.
    const token = await embedding.make({ panels: [panel], filters: held ? ['device=phone'] : [] });
    embedding.pages['/filtered'] = embedding.withScript(
      await embedding.element(token, `panel="${panel}" ${days}`),
    );
    embedding.pages['/filtered-frame'] = embedding.withFrame(
      embedding.frame(wholeToken, `panel=${panel}&${query}&device=phone`),
    );
    await page.goto(`${embedding.allowed}/filtered`);
    const embedded = page.locator('guide-analytics');
    await expect(embedded.getByRole('region', { name: title, exact: true })).toBeVisible();
    const shown = await textOf(embedded, title);
    // The screen is served for the usual days, and requests the chosen ones when it is hydrated.
    await expect.poll(() => textOf(screen, title)).toBe(shown);
    if (held) {
      await expect(embedded.getByText(`${FROM} to ${TO}.`)).toContainText('Kind: place. Device: Mobile');
      // Of so few visits other panels say "under 5".
      if (panel === 'visits-by-day') expect(shown).toMatch(/\d{2}/);
    }
    await page.goto(`${embedding.allowed}/filtered-frame`);
    const framed = page.frameLocator('iframe').locator('body');
    await expect(framed.getByRole('region', { name: title, exact: true })).toBeVisible();
    expect(await textOf(framed, title)).toBe(shown);
  }
  embedding.pages['/filtered'] = embedding.withScript(
    await embedding.element(wholeToken, `panel="visits" ${days} device="phone"`),
  );
  await page.goto(`${embedding.allowed}/filtered`);
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
  embedding.pages['/figures'] = embedding.withScript(
    await embedding.element(await embedding.make({ panels: ['figures'] }), 'panel="figures"'),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${embedding.allowed}/figures`);
  const now = (root: Page | Locator) =>
    root.locator('dt', { hasText: 'Visitors now' }).locator('xpath=following-sibling::dd[1]');
  await screen.mouse.move(50, 50);
  await screen.mouse.wheel(0, 600);
  await expect(now(page.locator('guide-analytics'))).toHaveText(/^\d+$/);
  const before = Number(await now(page.locator('guide-analytics')).innerText());
  await expect(now(screen)).toHaveText(String(before));
  await embedding.view('/map', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0');
  await expect(now(page.locator('guide-analytics'))).toHaveText(String(before + 1));
  await expect(now(screen)).toHaveText(String(before + 1));
  // The number came without a question: the figures are requested every 30 s only.
  expect(asked.filter((url) => url.includes('/panels/figures'))).toHaveLength(1);
  expect(asked.filter((url) => url.endsWith('/state'))).toHaveLength(1);
  await screen.context().close();
});

test('API-01 an answer that is no site is a failed call: the element says so and breaks nothing', async ({
  page,
  consoleErrors,
}) => {
  for (const answer of ['{}', '[{"id":1}]', '<!doctype html><title>Welcome to the hotel</title>']) {
    await page.route('**/embed/api/site*', (route) =>
      route.fulfill({ body: answer, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${embedding.allowed}/element`);
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
  const [mine, stolen] = [await embedding.make({ origins: [embedding.other] }), await embedding.make()];
  // A frame whose address names a token of one's own, with somebody else's token behind it.
  embedding.pages['/borrowed'] = embedding.withFrame(embedding.frame(stolen, '', idOf(mine)));
  await page.goto(`${embedding.other}/borrowed`);
  await expect(page.frameLocator('iframe').getByText('Its token is for other pages.')).toBeVisible();
  // A sandbox without an origin.
  embedding.pages['/sandboxed'] = embedding.withFrame(
    embedding.frame(stolen, '', idOf(stolen), 'sandbox="allow-scripts"'),
  );
  await page.goto(`${embedding.allowed}/sandboxed`);
  await expect(page.frameLocator('iframe').getByText('Its token is for other pages.')).toBeVisible();
  // The page by itself.
  await page.goto(`${embedding.site.url}/embed/analytics/${idOf(stolen)}#${stolen}`);
  await expect(page.getByRole('heading', { name: 'Not shared with this page' })).toBeVisible();
  expect(answers.filter((status) => status !== '403')).toEqual([]);
  expect(answers.length).toBeGreaterThan(0);
  consoleErrors.splice(0);
});

test('D-21 an unknown and an ended token are refused by each way', async ({ page, consoleErrors }) => {
  const ended = await embedding.make();
  const records = embedding.db.collection<{ _id: string }>('embed_tokens');
  await records.updateOne({ _id: hashOf(ended) }, { $set: { expiresAt: new Date(0) } });
  for (const [token, says] of [
    ['unknown', 'Its token is unknown.'],
    [ended, 'Its token has expired.'],
  ] as const) {
    embedding.pages['/refused'] = embedding.withScript(await embedding.element(token));
    await page.goto(`${embedding.allowed}/refused`);
    await expect(page.getByText(says)).toBeVisible();
    embedding.pages['/refused-frame'] = embedding.withFrame(embedding.frame(token));
    await page.goto(`${embedding.allowed}/refused-frame`);
    await expect(page.frameLocator('iframe').getByText('Not shared with this page')).toBeVisible();
  }
  consoleErrors.splice(0);
});

test('D-21 a lost connection is called that, the figures stay, and come back anew', async ({
  page,
  consoleErrors,
}) => {
  // The token names the page, not the line to the guide.
  const line = await startLine(embedding.site.url);
  const inside = (await embedding.element(await embedding.make(), 'panel="areas"')).replaceAll(
    embedding.site.url,
    line.url,
  );
  embedding.pages['/cut'] = {
    inside,
    policy: embedding.scriptPolicy().replaceAll(embedding.site.url, line.url),
  };
  try {
    await page.goto(`${embedding.allowed}/cut`);
    const panel = page.getByRole('region', { name: 'Top areas' });
    await expect(panel).toBeVisible();
    line.become('refusing');
    await expect(page.getByText('The guide cannot be reached.')).toBeVisible();
    await expectTold(page, { type: 'guide-analytics:error', reason: 'LOST' });
    await expect(panel).toBeVisible();
    await expect(page.getByText('not shared with this page')).toHaveCount(0);
    line.become('passing');
    await expect(page.getByText('The guide cannot be reached.')).toHaveCount(0);
    await expect(panel).toBeVisible();
  } finally {
    line.stop();
  }
  consoleErrors.splice(0);
});

test('D-21 ANA-19 closed figures are in no page of the guide, and embedding goes on', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const closed = await startSite({
    buildFolder: embedding.buildFolder,
    dataDir: path.join(embedding.folder, 'closed'),
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
    const { token } = await createToken(own.db('guide_gateway'), {
      label: 'Team',
      origins: [embedding.allowed],
    });
    const inside = (await embedding.element(token, '')).replaceAll(embedding.site.url, closed.url);
    embedding.pages['/closed'] = {
      inside,
      policy: embedding.scriptPolicy().replaceAll(embedding.site.url, closed.url),
    };
    await page.goto(`${embedding.allowed}/closed`);
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
