import type { Page } from '@playwright/test';
import { openFrame } from '../../support/boundary';
import { go } from '../../support/navigate';
import { openSite } from '../../support/ownSite';
import { expect, leave, test } from '../../support/test';

/** The way home. */
const logo = (page: Page) => page.getByRole('banner').locator('a[href="/"]');

test('TRACK-03 every entry is there once its page has its title, and has that', async ({ page }) => {
  await page.goto('/top-attractions');
  for (const path of [
    '/',
    '/top-attractions',
    '/',
    '/attraction/3',
    '/search',
    '/nowhere',
    '/attraction/4',
    '/map',
  ]) {
    const entry = await page.evaluate(async (to) => {
      const before = document.title;
      const titled = new Promise<void>((resolve) => {
        const changes = new MutationObserver(() => {
          if (document.title === before) return;
          changes.disconnect();
          resolve();
        });
        changes.observe(document.head, { subtree: true, childList: true, characterData: true });
      });
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      await titled;
      await new Promise((resolve) => setTimeout(resolve));
      return (window as { dataLayer?: object[] }).dataLayer?.findLast((one) => 'page' in one);
    }, path);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(entry).toEqual({ event: 'pageview', page: { path, title: await page.title() } });
  }
});

test('TRACK-02 D-18 a module that cannot be loaded stands in live insights with its version, as vitals do', async ({
  page,
  request,
  consoleErrors,
}) => {
  const summary = async () => (await request.get('/api/analytics/summary')).json();
  await openFrame(page);
  await page.route(/\/modules\/pubs\/.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await go(page, '/top-london-pubs');
  await expect(
    page.getByRole('heading', { name: 'This part of the guide could not be loaded' }),
  ).toBeVisible();
  const { version } = (await (await request.get('/api/modules')).json()).microFrontends.pubs[0].metadata;
  await expect
    .poll(async () => (await summary()).failures)
    .toContainEqual({ module: 'pubs', version, load: expect.any(Number), render: 0 });

  await page.unrouteAll();
  await page.goto('/top-attractions');
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(async () => (await summary()).vitals.map(({ module }: { module: string }) => module))
    .toContain('discover');
  await page.goto('/analytics');
  const row = (table: string, module: string) =>
    page
      .getByRole('region', { name: `${table} by module` })
      .getByRole('row')
      .filter({ hasText: module });
  await expect(row('Module failures', 'pubs')).toContainText(version);
  await expect(row('Field vitals', 'discover').first()).toContainText(/\d ms|0\.\d{3}/);
  consoleErrors.splice(0);
});

test('ROLE-02 D-35 D-62 requests carry the session that the first page view began; opting out ends it', async ({
  page,
  context,
}) => {
  // A site of its own: from one address no more than a hundred first views an hour begin a session.
  const site = await openSite({});
  try {
    const session = async () => (await context.cookies()).find(({ name }) => name === 'session');
    const first = page.waitForResponse((answer) => answer.url().endsWith('/pageview'));
    const served = (await page.goto(`${site.url}/top-attractions`))!;
    expect((await served.allHeaders())['set-cookie']).toBeUndefined();
    await first;
    await expect.poll(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
    const { value } = (await session())!;
    expect(await page.evaluate(() => document.cookie)).not.toContain('session');

    const [read, view] = await Promise.all([
      page.waitForRequest((one) => one.url().includes('/api/listings')),
      page.waitForRequest((one) => one.url().endsWith('/pageview')),
      logo(page).click(),
    ]);
    for (const one of [read, view]) expect((await one.allHeaders()).cookie).toContain(`session=${value}`);
    expect((await session())!.value).toBe(value);

    await page.getByRole('button', { name: 'Privacy' }).click();
    await page.getByRole('button', { name: 'Turn statistics off' }).click();
    await expect.poll(session).toBeUndefined();
  } finally {
    await leave(page);
    await site.close();
  }
});
