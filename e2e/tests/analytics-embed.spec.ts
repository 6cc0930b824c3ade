import type { Page } from '@playwright/test';
import { revokeToken } from '../../services/gateway/src/embed/manage';
import {
  type Embedding,
  expectHostUntouched,
  expectMounted,
  expectTold,
  openEmbedding,
  told,
} from '../support/embedding';
import { expectNothingShifts } from '../support/stillPlace';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let embedding: Embedding;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  embedding = await openEmbedding();
});
test.afterAll(() => embedding?.close());

test('D-21 (a) the element shows the dashboard under a strict policy and leaves its page alone', async ({
  page,
}) => {
  await page.goto(`${embedding.allowed}/element`);
  const dashboard = page.locator('guide-analytics');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true');
  await expect(dashboard.getByRole('heading', { name: 'Live insights' })).toBeVisible();
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toHaveCSS(
    'color',
    'rgb(248, 237, 214)',
  );
  await expect(dashboard.locator('[_echarts_instance_] svg')).not.toHaveCount(0);
  await expectHostUntouched(page);
  await expectTold(page, { type: 'guide-analytics:ready' });

  await dashboard.evaluate((one) => one.setAttribute('period', 'month'));
  await expect(dashboard.getByRole('tab', { name: 'This Month' })).toHaveAttribute('aria-selected', 'true');
});

test('D-21 (b) the frame shows the dashboard, tells its page height and readiness, and sets no cookie', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.goto(`${embedding.allowed}/frame`);
  const dashboard = page.frameLocator('iframe');
  await expect(dashboard.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true');
  await expectTold(page, { type: 'guide-analytics:ready', origin: embedding.site.url });
  await expect(dashboard.locator('[_echarts_instance_] svg')).not.toHaveCount(0);
  await expect
    .poll(async () => Math.max(0, ...(await told(page)).map(({ height }) => height ?? 0)))
    .toBeGreaterThan(1000);
  expect(await context.cookies()).toEqual([]);
  await expectHostUntouched(page);
  const token = embedding.pages['/frame']!.inside.match(/#([\w-]+)"/)![1]!;
  // Playwright names the whole address of a navigation; what is sent ends at "#".
  const sent = asked.map((line) => line.replace(`#${token}`, '').replace(`Bearer ${token}`, ''));
  expect(sent.filter((line) => line.includes(token))).toEqual([]);
});

test('D-21 (c) the federated remote mounts the dashboard with a React of its own', ({ page }) =>
  expectMounted(page, embedding, '/remote'));

test.describe('without input', () => {
  // Browsers do not report shifts soon after a key press.
  test.use({ visitor: false });

  test('fonts, pictures and data shift nothing on dashboard', async ({ page, context, consoleErrors }) => {
    const { url } = embedding.site;
    // A visit that counts would change the figures.
    await context.addCookies([{ name: 'statistics', value: 'off', url }]);
    await expectNothingShifts(page, `${url}/analytics`);
    consoleErrors.splice(0);
  });
});

test('D-21 a token of one panel shows neither another panel nor the whole', async ({
  page,
  consoleErrors,
}) => {
  const token = await embedding.make({ panels: ['areas'] });
  embedding.pages['/other-panel'] = embedding.withScript(await embedding.element(token, 'panel="devices"'));
  await page.goto(`${embedding.allowed}/other-panel`);
  await expect(page.getByText('Its token does not open this part of the dashboard.')).toBeVisible();
  embedding.pages['/all-of-it'] = embedding.withScript(await embedding.element(token, ''));
  await page.goto(`${embedding.allowed}/all-of-it`);
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
    await page.goto(embedding.other + way);
    await expect(page.locator(place).getByText('Its token is for other pages.')).toBeVisible();
    await expectTold(page, { type: 'guide-analytics:error', reason: 'EMBED_ORIGIN_REFUSED' });
  }
  await page.goto(`${embedding.other}/frame`);
  // The browser keeps the page out: its policy names who may frame it.
  await expect.poll(() => consoleErrors.join()).toContain('frame-ancestors');
  expect(await page.frames()[1]!.locator('#dashboard').count()).toBe(0);
  expect(new Set(answers)).toEqual(new Set([403]));
  consoleErrors.splice(0);
});

test('D-21 open pages of each way lose their figures by the revocation, without a reload, and keep to one stream', async ({
  page,
  context,
  consoleErrors,
}) => {
  const token = await embedding.make();
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
  // More frames than the connections that a browser opens to one site.
  embedding.pages['/many-frames'] = embedding.withFrame(
    panels.map((panel) => embedding.frame(token, `panel=${panel}`)).join(''),
  );
  const framed = await context.newPage();
  for (const [one, way] of [
    [page, '/many'],
    [framed, '/many-frames'],
  ] as const) {
    await one.goto(embedding.allowed + way);
    const count = panels.length + (way === '/many' ? 1 : 0);
    await expect
      .poll(async () => (await told(one)).filter(({ type }) => type === 'guide-analytics:ready').length)
      .toBeGreaterThanOrEqual(count);
  }
  // One of the element's site, one of the frames' place in it.
  await expect.poll(() => streams.length).toBe(2);

  const at = Date.now();
  await revokeToken(embedding.db, token);
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
  const figure = `Revoked; the last panel of each page was gone after ${times.join(' and ')} ms`;
  test.info().annotations.push({ type: 'figure', description: figure });
  await expect(page.getByText('Its token was revoked.').first()).toBeVisible();
  await expect(page.locator('guide-analytics').getByRole('region')).toHaveCount(0);
  for (const one of framed.frames().slice(1)) expect(await one.getByRole('region').count()).toBe(0);
  consoleErrors.splice(0);
});
