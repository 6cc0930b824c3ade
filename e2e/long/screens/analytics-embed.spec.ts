import type { Browser, Locator, Page } from '@playwright/test';
import { MongoClient } from 'mongodb';
import { createToken } from '../../../services/gateway/src/embed/manage';
import { hashOf } from '../../../services/gateway/src/embed/tokens';
import {
  type Embedding,
  expectHostUntouched,
  expectMessage,
  expectMounted,
  FROM,
  idOf,
  messagesOf,
  openEmbedding,
  TO,
} from '../../support/embedding';
import { startNetwork } from '../../support/network';
import { expect, test, withVisitor } from '../../support/test';
import { openSite } from '../../support/testSite';

test.describe.configure({ mode: 'serial' });

let embedding: Embedding;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  embedding = await openEmbedding();
});
test.afterAll(() => embedding?.close());

test('D-21 (a) the host page sets width, colours and theme of the element and receives its height', async ({
  page,
}) => {
  await page.goto(`${embedding.allowedOrigin}/element`);
  const dashboard = page.locator('guide-analytics');
  const heading = dashboard.getByRole('heading', { name: 'Analytics Dashboard' });
  await expect(heading).toBeVisible();
  await dashboard.evaluate((element) => {
    element.style.width = '360px';
    element.style.setProperty('--ink', 'rgb(0, 100, 0)');
    element.setAttribute('theme', 'light');
  });
  await expect(heading).toHaveCSS('color', 'rgb(0, 100, 0)');
  await expect(async () => {
    const { width, height } = (await dashboard.boundingBox())!;
    expect(width).toBe(360);
    const last = (await messagesOf(page)).findLast(({ type }) => type === 'guide-analytics:height');
    expect(Math.abs(last!.height! - height)).toBeLessThanOrEqual(1);
  }).toPass();
});

test('D-21 (c) a host with React 18 and another bundler mounts the dashboard with its own React', ({
  page,
}) => expectMounted(page, embedding, '/react-18'));

const PANELS = {
  'top-pages': 'Top Pages by Views',
  'popular-listings': 'Popular Listings',
  areas: 'Top areas',
  referrers: 'Referrers',
  devices: 'Devices',
  'recent-activity': 'Recent activity',
} as const;

/** Text of a panel without its chart, which is drawn only near the viewport. */
const textOf = (page: Page | Locator, title: string) =>
  page.getByRole('region', { name: title, exact: true }).evaluate((panel) => {
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text;
      if (!parentElement?.closest('svg, [role=img], style') && data !== 'Save as image') lines.push(data);
    }
    return lines.join('\n');
  });

/** Opens the guide's own dashboard without being counted. */
async function openScreen(browser: Browser, query = ''): Promise<Page> {
  // Hydrated, because content below the viewport is not laid out before that.
  const screen = withVisitor(await browser.newPage({ extraHTTPHeaders: { dnt: '1' } }));
  await screen.goto(`${embedding.site.url}/analytics${query}`);
  return screen;
}

test('D-21 each panel can be embedded alone with its own token and shows the same as the guide', async ({
  page,
  browser,
}) => {
  const screen = await openScreen(browser);
  for (const [panel, title] of Object.entries(PANELS)) {
    const token = await embedding.makeToken({ panels: [panel] });
    embedding.pages['/panel'] = embedding.withScript(await embedding.element(token, `panel="${panel}"`));
    embedding.pages['/panel-frame'] = embedding.withFrame(embedding.frame(token, `panel=${panel}`));
    await page.goto(`${embedding.allowedOrigin}/panel`);
    await expect(page.locator('guide-analytics').getByRole('region')).toHaveCount(1);
    await expectMessage(page, { type: 'guide-analytics:ready' });
    const shown = await textOf(page.locator('guide-analytics'), title);
    // The screen requests live figures after hydration.
    await expect.poll(() => textOf(screen, title)).toBe(shown);
    expect(shown).toMatch(panel === 'devices' ? /Desktop|Not known/ : /\w/);
    await page.goto(`${embedding.allowedOrigin}/panel-frame`);
    await expectMessage(page, { type: 'guide-analytics:ready' });
    expect(await textOf(page.frameLocator('iframe').locator('body'), title)).toBe(shown);
  }
  await screen.context().close();
});

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
  'visit-languages': 'Languages',
  'failed-searches': 'Searches that found nothing',
} as const;
const NOTHING_COUNTED = 'Fewer than five people in these days.';

test('D-72 D-21 each embedded panel shows the same figures as the screen with the same filters', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const screen = await openScreen(browser, `?from=${FROM}&to=${TO}&compare=before&device=phone&kind=place`);
  const days = `from="${FROM}" to="${TO}" compare="before" kind="place"`;
  const query = `from=${FROM}&to=${TO}&compare=before&kind=place`;
  const dashboardToken = await embedding.makeToken();
  for (const [panel, title] of Object.entries(FILTERED)) {
    const isFiltered = panel !== 'failed-searches';
    // This token is limited to phones; the other leaves all filters to the page.
    const token = await embedding.makeToken({
      panels: [panel],
      filters: isFiltered ? ['device=phone'] : [],
    });
    embedding.pages['/filtered'] = embedding.withScript(
      await embedding.element(token, `panel="${panel}" ${days}`),
    );
    embedding.pages['/filtered-frame'] = embedding.withFrame(
      embedding.frame(dashboardToken, `panel=${panel}&${query}&device=phone`),
    );
    await page.goto(`${embedding.allowedOrigin}/filtered`);
    const embedded = page.locator('guide-analytics');
    await expect(embedded.getByRole('region', { name: title, exact: true })).toBeVisible();
    const shown = await textOf(embedded, title);
    if (!isFiltered) {
      // Nobody has searched. On the screen, empty lists share a line.
      expect(shown).toContain(NOTHING_COUNTED);
      await expect(screen.locator('p', { hasText: `${title}:` })).toContainText(NOTHING_COUNTED);
    } else {
      // The screen is served with the default days and requests the selected ones after hydration.
      await expect.poll(() => textOf(screen, title)).toBe(shown);
      await expect(embedded.getByText(`${FROM} to ${TO}.`)).toContainText('Kind: place. Device: Mobile');
      if (panel === 'visits-by-day') expect(shown).toMatch(/\d{2}/);
    }
    await page.goto(`${embedding.allowedOrigin}/filtered-frame`);
    const framed = page.frameLocator('iframe').locator('body');
    await expect(framed.getByRole('region', { name: title, exact: true })).toBeVisible();
    expect(await textOf(framed, title)).toBe(shown);
  }
  embedding.pages['/filtered'] = embedding.withScript(
    await embedding.element(dashboardToken, `panel="visits" ${days} device="phone"`),
  );
  await page.goto(`${embedding.allowedOrigin}/filtered`);
  const totals = (root: Page | Locator) =>
    root.locator('dl', { hasText: 'Left after one page' }).locator('dd').allInnerTexts();
  await expect(page.locator('guide-analytics').getByRole('region', { name: 'Visits' })).toBeVisible();
  expect(await totals(page.locator('guide-analytics'))).toEqual(await totals(screen));
  expect((await totals(screen))[0]).toMatch(/\d{2}/);
  await screen.context().close();
});

test('D-18 D-21 screen and embedded figures learn of a new visitor by a stream', async ({
  page,
  browser,
}) => {
  const screen = await openScreen(browser);
  embedding.pages['/figures'] = embedding.withScript(
    await embedding.element(await embedding.makeToken({ panels: ['figures'] }), 'panel="figures"'),
  );
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(`${embedding.allowedOrigin}/figures`);
  const now = (root: Page | Locator) =>
    root.locator('dt', { hasText: 'Visitors now' }).locator('xpath=following-sibling::dd[1]');
  await screen.mouse.move(50, 50);
  await screen.mouse.wheel(0, 600);
  await expect(now(page.locator('guide-analytics'))).toHaveText(/^\d+$/);
  const before = Number(await now(page.locator('guide-analytics')).innerText());
  await expect(now(screen)).toHaveText(String(before));
  await embedding.sendView('/map', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0');
  await expect(now(page.locator('guide-analytics'))).toHaveText(String(before + 1));
  await expect(now(screen)).toHaveText(String(before + 1));
  // The number did not come from polling, which is every 30 s.
  expect(urls.filter((url) => url.includes('/panels/figures'))).toHaveLength(1);
  expect(urls.filter((url) => url.endsWith('/state'))).toHaveLength(1);
  await screen.context().close();
});

test('API-01 the element shows an error for invalid responses and does not break its host page', async ({
  page,
  consoleErrors,
}) => {
  for (const body of ['{}', '[{"id":1}]', '<!doctype html><title>Welcome to the hotel</title>']) {
    await page.route('**/embed/api/site*', (route) =>
      route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${embedding.allowedOrigin}/element`);
    await expect(page.locator('guide-analytics').getByText('The guide cannot be reached')).toBeVisible();
    await expectHostUntouched(page);
    expect(consoleErrors.splice(0).join()).toContain('The answer of GET /api/site');
    await page.unroute('**/embed/api/site*');
  }
  consoleErrors.splice(0);
});

test('D-21 frames that try to evade the check of their origin get no data', async ({
  page,
  consoleErrors,
}) => {
  const statuses: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/embed/api')) statuses.push(`${response.status()}`);
  });
  const mine = await embedding.makeToken({ origins: [embedding.otherOrigin] });
  const stolen = await embedding.makeToken();
  // The frame's path has the attacker's token id, its hash another team's token.
  embedding.pages['/borrowed'] = embedding.withFrame(embedding.frame(stolen, '', idOf(mine)));
  await page.goto(`${embedding.otherOrigin}/borrowed`);
  await expect(page.frameLocator('iframe').getByText('Its token is for other pages.')).toBeVisible();
  embedding.pages['/sandboxed'] = embedding.withFrame(
    embedding.frame(stolen, '', idOf(stolen), 'sandbox="allow-scripts"'),
  );
  await page.goto(`${embedding.allowedOrigin}/sandboxed`);
  await expect(page.frameLocator('iframe').getByText('Its token is for other pages.')).toBeVisible();
  await page.goto(`${embedding.site.url}/embed/analytics/${idOf(stolen)}#${stolen}`);
  await expect(page.getByRole('heading', { name: 'Not shared with this page' })).toBeVisible();
  expect(statuses.filter((status) => status !== '403')).toEqual([]);
  expect(statuses.length).toBeGreaterThan(0);
  consoleErrors.splice(0);
});

test('D-21 every way to embed refuses unknown and expired tokens', async ({ page, consoleErrors }) => {
  const expired = await embedding.makeToken();
  const records = embedding.db.collection<{ _id: string }>('embed_tokens');
  await records.updateOne({ _id: hashOf(expired) }, { $set: { expiresAt: new Date(0) } });
  for (const [token, says] of [
    ['unknown', 'Its token is unknown.'],
    [expired, 'Its token has expired.'],
  ] as const) {
    embedding.pages['/refused'] = embedding.withScript(await embedding.element(token));
    await page.goto(`${embedding.allowedOrigin}/refused`);
    await expect(page.getByText(says)).toBeVisible();
    embedding.pages['/refused-frame'] = embedding.withFrame(embedding.frame(token));
    await page.goto(`${embedding.allowedOrigin}/refused-frame`);
    await expect(page.frameLocator('iframe').getByText('Not shared with this page')).toBeVisible();
  }
  consoleErrors.splice(0);
});

test('D-21 after a lost connection the figures stay with a message, and are updated when it returns', async ({
  page,
  consoleErrors,
}) => {
  // The token allows the host page's origin; the guide's address is not checked.
  const network = await startNetwork(embedding.site.url);
  const token = await embedding.makeToken();
  const inside = await embedding.element(token, 'panel="areas"', network.url);
  embedding.pages['/cut'] = embedding.withScript(inside, network.url);
  try {
    await page.goto(`${embedding.allowedOrigin}/cut`);
    const panel = page.getByRole('region', { name: 'Top areas' });
    await expect(panel).toBeVisible();
    network.setState('refusing');
    await expect(page.getByText('The guide cannot be reached.')).toBeVisible();
    await expectMessage(page, { type: 'guide-analytics:error', reason: 'LOST' });
    await expect(panel).toBeVisible();
    await expect(page.getByText('not shared with this page')).toHaveCount(0);
    network.setState('passing');
    await expect(page.getByText('The guide cannot be reached.')).toHaveCount(0);
    await expect(panel).toBeVisible();
  } finally {
    network.stop();
  }
  consoleErrors.splice(0);
});

test('D-21 ANA-19 with protected analytics the guide shows no figures without a token, and embedding works', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const closed = await openSite({ ANALYTICS_ACCESS: 'token' });
  const client = await new MongoClient(closed.mongoUrl).connect();
  try {
    const html = await (await page.request.get(`${closed.url}/analytics`)).text();
    expect(html).toContain('Analytics Dashboard');
    expect(html).not.toContain('topPages"],"state"');
    expect(html).not.toContain('Total Pageviews');
    await page.goto(`${closed.url}/analytics`);
    await expect(page.getByText('The figures could not be loaded')).toBeVisible();
    await expect(page.getByText('Live insights could not be loaded')).toBeVisible();
    const { token } = await createToken(client.db('guide_gateway'), {
      label: 'Team',
      origins: [embedding.allowedOrigin],
    });
    const inside = await embedding.element(token, '', closed.url);
    embedding.pages['/closed'] = embedding.withScript(inside, closed.url);
    await page.goto(`${embedding.allowedOrigin}/closed`);
    await expect(page.getByText('Total Pageviews')).toBeVisible();

    const { token: forGuide } = await createToken(client.db('guide_gateway'), {
      label: 'Analysts',
      origins: [closed.url],
    });
    await page.goto(`${closed.url}/analytics#${forGuide}`);
    await expect(page.getByText('Total Pageviews')).toBeVisible();
    await expect(page.getByText('Visitors now')).toBeVisible();
  } finally {
    await client.close();
    await closed.close();
  }
  consoleErrors.splice(0);
});
