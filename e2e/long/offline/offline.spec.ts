import { moduleAddress } from '@guide/contracts/module/address';
import { expect, test } from '@playwright/test';
import {
  expectLoginShown,
  expectSeenPagesReadable,
  failures,
  type Guide,
  heading,
  pubsVersion,
  startGuide,
  stored,
  untilFilesStored,
  untilStored,
  visit,
} from '../../support/offline';
import { openReleases } from '../../support/releases';

test.describe.configure({ mode: 'default' });

let guide: Guide;
let network: Guide['network'];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  guide = await startGuide();
  network = guide.network;
});
test.afterAll(() => guide?.stop());
test.afterEach(() => network.setState('passing'));

test('D-37 a first visit stores its page without any input', async ({ page }) => {
  await page.goto(network.url);
  await untilStored(page, '/');
  network.setState('refusing');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
});

for (const failure of failures.slice(1)) {
  const [, title] = failure;
  test(`D-37 visited pages are readable with their age when the network ${title}`, ({ page }) => {
    test.setTimeout(240_000);
    return expectSeenPagesReadable(page, guide, failure);
  });
}

test("D-37 a redirecting network's login page shows instead of a page that is not stored, and the page after the login", ({
  page,
}) => expectLoginShown(page, guide, 'redirecting'));

for (const kind of ['captive', 'redirecting'] as const) {
  test(`D-37 page views are stored on a ${kind} network and sent afterwards`, async ({ page }) => {
    const waiting = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('guide-unsent-views') ?? '[]').length);
    await visit(page, network.url, '/pub/1');
    network.setState(kind);
    await page.goto(`${network.url}/pub/1`);
    await expect.poll(waiting).toBe(1);
    network.setState('passing');
    await page.goto(`${network.url}/pub/1`);
    await page.keyboard.press('Shift');
    await expect.poll(waiting).toBe(0);
  });
}

test('D-37 on a captive network a stored page links to the login page and opens after the login', async ({
  page,
}) => {
  await visit(page, network.url, '/search?query=tower');
  network.setState('captive');
  await page.goto(`${network.url}/search?query=tower`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Room number?' })).toBeVisible();
  network.setState('passing');
  // After a login, the network redirects to the requested address.
  await page.reload();
  await expect(page.getByRole('combobox').first()).toHaveValue('tower');
  await expect(page.getByText('Sign in to this network to continue')).toBeHidden();
});

test('D-37 a changed script in the cache never runs and is fetched again', async ({ page }) => {
  await visit(page, network.url, '/pub/1');
  await page.goto(`${network.url}/pub/1`);
  const scripts = async () =>
    (await stored(page)).filter(({ url }) => url.includes(moduleAddress('pubs')) && url.endsWith('.js'));
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(0);
  await page.evaluate(async (folder) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const request = (await cache.keys()).find(({ url }) => url.includes(folder) && url.endsWith('.js'));
      if (!request) continue;
      const response = (await cache.match(request, { ignoreVary: true }))!;
      const text = `${await response.text()};window.tampered = true;`;
      await cache.put(request, new Response(text, { headers: response.headers }));
    }
  }, moduleAddress('pubs'));
  expect((await scripts()).some(({ text }) => text.includes('tampered'))).toBe(true);
  // The browser would use its HTTP cache.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.goto(`${network.url}/pub/1`);
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect
    .poll(async () => {
      const texts = (await scripts()).map(({ text }) => text);
      return texts.length > 0 && !texts.some((text) => text.includes('tampered'));
    })
    .toBe(true);
});

test('D-37 offline, an address that is not stored shows a page with links to stored pages', async ({
  page,
}) => {
  await visit(page, network.url, '/pub/1');
  const [name] = (await page.title()).split(' | ');
  const lang = await page.locator('html').getAttribute('lang');
  network.setState('refusing');
  await page.goto(`${network.url}/pub/5?from="><b>x`);
  await expect(heading(page)).toHaveText('This page is not on this device');
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`${network.url}/pub/1`);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.goto(`${network.url}/pub/5`);
  network.setState('passing');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).not.toHaveText('This page is not on this device');
  await expect(page).toHaveURL(`${network.url}/pub/5`);
});

test('D-37 offline, every place of a visited list opens', async ({ page }) => {
  await visit(page, network.url, '/top-attractions');
  for (const at of ['/api/listings?category=attraction', '/app/page']) await untilStored(page, at);
  await untilFilesStored(page, 'expose_Attraction.', '/assets/page.');
  const places = page.locator('main article h2 a');
  const links = await places.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  const names = await places.allInnerTexts();
  expect(links.length).toBe(10);
  network.setState('refusing');
  for (const [index, link] of links.entries()) {
    await page.goto(network.url + link);
    await expect(heading(page)).toContainText(names[index]!);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Source Sans/);
  }
});

test('D-37 offline, links to other sites say that they need a connection', async ({ page }) => {
  await visit(page, network.url, '/tower-of-london');
  const booking = page.locator('main').getByRole('link', { name: /Book/ }).first();
  const outside = page.locator('main a[href^="http"]:visible');
  await expect(booking).not.toHaveAccessibleName(/needs a connection/);
  network.setState('refusing');
  await page.goto(`${network.url}/tower-of-london`);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(booking).toHaveAccessibleName(/needs a connection/);
  const links = await outside.all();
  expect(links).not.toEqual([]);
  for (const link of links)
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      'needs a connection',
    );
  const inside = page.locator('main a[href^="/"]').first();
  await expect(inside).not.toHaveAccessibleName(/needs a connection/);
});

test('D-37 visitors with a worker get a rollback at their next navigation', async ({ page }) => {
  const releases = await openReleases(guide.site());
  try {
    const before = await releases.live('pubs');
    await visit(page, network.url, '/pub/1');
    const next = await releases.add(before, () => {});
    await releases.makeLive(next, before);
    await page.goto(`${network.url}/pub/1`);
    expect(await pubsVersion(page)).toBe(next.version);
    await releases.makeLive(before, next);
    await page.goto(`${network.url}/pub/1`);
    expect(await pubsVersion(page)).toBe(before.version);
    await expect(heading(page)).toBeVisible();
  } finally {
    await releases.close();
  }
});

test('D-37 the guide can be installed, with shortcuts to map, search and pubs, and accepts shared text', async ({
  page,
}) => {
  await visit(page, network.url, '/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await fetch(link.href)).json();
  });
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ['Map', '/map'],
    ['Search', '/search'],
    ['Pubs', '/top-london-pubs'],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { action, params } = manifest.share_target;
  await page.goto(`${network.url}${action}?${params.text}=Tower+Bridge`);
  await expect(page.getByRole('combobox').first()).toHaveValue('Tower Bridge');
});

test('D-37 after the worker is switched off, the next navigation removes it and only its own data', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await visit(page, network.url, '/pub/1');
  expect((await stored(page)).length).toBeGreaterThan(0);
  await page.evaluate(async () => {
    await caches.open('somebody-elses');
    const open = indexedDB.open('somebody-elses', 1);
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    open.result.close();
  });
  await guide.switchWorkerOff();
  await page.goto(`${network.url}/pub/1`);
  await expect
    .poll(() =>
      page
        .evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          await caches.keys(),
          (await indexedDB.databases()).map(({ name }) => name),
        ])
        .catch(() => 'reloading'),
    )
    .toEqual([0, ['somebody-elses'], ['somebody-elses']]);
  await expect(heading(page)).toBeVisible();
  network.setState('refusing');
  await expect(page.goto(`${network.url}/pub/1`)).rejects.toThrow();
});
