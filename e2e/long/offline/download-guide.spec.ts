import { expect, type Page, test } from '@playwright/test';
import { createWrites } from '../../support/cacheWrites';
import { map, marker, ready } from '../../support/map';
import {
  download,
  expectPanel,
  type Guide,
  heading,
  openDevice,
  openPanel,
  panel,
  pubsVersion,
  startDownload,
  startGuide,
} from '../../support/offline';
import { openReleases } from '../../support/releases';
import { servedHeading } from '../../support/servedHeading';

/** Writes after which a download is in progress and far from complete. */
const SOME_WRITES = 40;
/** The shell's timeout and retry interval of a download, plus a second. */
const SILENCE_MS = 21_000;
const RETRY_MS = 16_000;

test.describe.configure({ mode: 'default', timeout: 240_000 });

let guide: Guide;
let device: Awaited<ReturnType<typeof openDevice>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  guide = await startGuide();
});
test.afterAll(() => guide?.stop());
test.beforeEach(async () => {
  device = await openDevice(guide);
});
test.afterEach(() => device?.close());

const bundleCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /^guide-(bundle|set)-/.test(name)));

test('D-37 offline: near me, the pub crawl, chips, suggestions, and the map with zoom, pan and popups', async () => {
  const page = await device.context().newPage();
  await download(page, guide);
  await device.context().setOffline(true);
  guide.network.setState('refusing');
  const chips = page.getByRole('list', { name: 'Show only' });

  await page.goto(`${guide.network.url}/london-attractions`);
  await chips.getByRole('checkbox', { name: 'Near me' }).click();
  await expect(page.getByText(/nearest first/)).toBeVisible();
  await expect(page.locator('main article').first()).toContainText(/about \d+ min walk/);

  await page.goto(`${guide.network.url}/top-london-pubs`);
  await page.locator('[data-crawl] summary').click();
  await expect(page.locator('[data-crawl]')).toContainText(/\d+ pubs.*on foot/);

  await page.goto(`${guide.network.url}/search?query=museum`);
  const free = chips.getByRole('link', { name: /^Free/ });
  await expect(free).toContainText(/\d/);
  const expected = (await free.textContent())!.match(/\d+/)![0];
  await free.click();
  await expect(page.getByText(`${expected} results found`)).toBeVisible();
  await page.goto(`${guide.network.url}/search?query=wesminster%20abby`);
  const suggestions = page.getByRole('region', { name: 'Suggestions' });
  await expect(suggestions.getByRole('link', { name: 'Westminster Abbey' })).toBeVisible();

  await page.goto(`${guide.network.url}/map`);
  await ready(page);
  const pin = marker(page, 1);
  await pin.click();
  await expect(map(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const scale = map(page).getByText(/^\d+ k?m$/);
  const before = await scale.innerText();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(scale).not.toHaveText(before);
  const start = (await pin.boundingBox())!;
  const box = (await map(page).boundingBox())!;
  const [x, y] = [box.x + box.width - 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await pin.boundingBox())!.x - start.x)).toBeLessThan(-60);
});

test('D-37 a paused download can be continued after a restart of the browser', async () => {
  let page = await device.context().newPage();
  await startDownload(page, guide);
  await panel(page).getByRole('button', { name: 'Pause' }).click();
  await expectPanel(page, 'Download incomplete');
  expect(await page.evaluate(() => localStorage.getItem('guide-taken'))).toBe('Incomplete');
  await device.restart();
  page = await device.context().newPage();
  await page.goto(guide.network.url);
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Continue' }).click();
  await expectPanel(page, 'London is on this device');
  expect(await bundleCaches(page)).toHaveLength(1);
});

test('D-37 a download waits while the network hangs or shows a login page, and then continues', async () => {
  const writes = createWrites();
  await writes.watch(device.context());
  const page = await device.context().newPage();
  await page.clock.install();
  const title = panel(page).getByRole('heading');
  const paused = writes.hold(SOME_WRITES);
  await startDownload(page, guide);
  await paused;
  const requested = guide.network.connection();
  guide.network.setState('hanging');
  writes.release();
  await requested;
  // Four files are requested in parallel, each with its own timeout.
  await expect(async () => {
    await page.clock.fastForward(SILENCE_MS);
    await expect(title).toHaveText('Download incomplete', { timeout: 1000 });
  }).toPass();
  await expect(panel(page)).toContainText('The download continues when it is back.');
  guide.network.setState('captive');
  const probed = guide.network.connection();
  await page.clock.fastForward(RETRY_MS);
  await probed;
  await expect(title).toHaveText('Download incomplete');
  guide.network.setState('passing');
  await page.clock.fastForward(RETRY_MS);
  await expect(title).toHaveText('London is on this device');
  expect(await bundleCaches(page)).toHaveLength(1);
});

for (const { choice, heading: after } of [
  { choice: 'Stop', heading: 'Take London with you' },
  { choice: 'Pause', heading: 'Download incomplete' },
])
  test(`D-37 "${choice}" in one window applies to all: the download does not continue by itself`, async () => {
    const writes = createWrites();
    await writes.watch(device.context());
    const [page, otherPage] = [await device.context().newPage(), await device.context().newPage()];
    const paused = writes.hold(SOME_WRITES);
    await startDownload(page, guide);
    await paused;
    await otherPage.clock.install();
    await otherPage.goto(guide.network.url);
    // The other window tries to continue the download and waits for this one.
    await expect.poll(() => waitingForSet(otherPage)).toBe(1);
    await panel(page).getByRole('button', { name: choice }).click();
    writes.release();
    await expectPanel(page, after);
    await openPanel(otherPage);
    await expectPanel(otherPage, after);
    guide.network.setState('refusing');
    guide.network.setState('passing');
    await otherPage.evaluate(() => dispatchEvent(new Event('online')));
    await otherPage.clock.fastForward(RETRY_MS);
    await otherPage.reload();
    await openPanel(otherPage);
    await expectPanel(otherPage, after);
    expect(await waitingForSet(otherPage)).toBe(0);
  });

const waitingForSet = (page: Page) =>
  page.evaluate(
    async () => (await navigator.locks.query()).pending!.filter(({ name }) => name === 'guide-bundle').length,
  );

test('D-37 a download waits for a file that fails with 503, and then continues', async () => {
  const page = await device.context().newPage();
  await page.clock.install();
  await page.goto(guide.network.url);
  await openPanel(page);
  const areas = '**/api/areas*';
  await device.context().route(areas, (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  const title = panel(page).getByRole('heading');
  await expect(title).toHaveText('Download incomplete', { timeout: 90_000 });
  await device.context().unroute(areas);
  await page.clock.fastForward(RETRY_MS);
  await expect(title).toHaveText('London is on this device', { timeout: 60_000 });
});

test('D-37 a download to a full device fails and stores nothing; a retry works once there is space', async () => {
  const page = await device.context().newPage();
  await page.goto(guide.network.url);
  await openPanel(page);
  const commands = await device.context().newCDPSession(page);
  await commands.send('Storage.overrideQuotaForOrigin', { origin: guide.network.url, quotaSize: 1_500_000 });
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  await expectPanel(page, 'This device is full');
  await expect(panel(page)).toContainText('Nothing was saved.');
  expect(await bundleCaches(page)).toEqual([]);
  await commands.send('Storage.overrideQuotaForOrigin', { origin: guide.network.url });
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expectPanel(page, 'London is on this device');
});

test('D-37 a failed update keeps the downloaded guide', async () => {
  const releases = await openReleases(guide.site());
  const page = await device.context().newPage();
  await download(page, guide);
  const [first] = await bundleCaches(page);
  guide.network.setState('refusing');
  await panel(page).getByRole('button', { name: 'Update' }).click();
  await expect(panel(page)).toContainText('The guide cannot be reached');
  await expectPanel(page, 'London is on this device');
  expect(await page.evaluate(() => localStorage.getItem('guide-taken'))).toBe('Stored');
  guide.network.setState('passing');
  try {
    const before = await releases.live('pubs');
    const next = await releases.add(before, () => {});
    await releases.makeLive(next, before);
    const commands = await device.context().newCDPSession(page);
    await commands.send('Storage.overrideQuotaForOrigin', {
      origin: guide.network.url,
      quotaSize: 1_500_000,
    });
    await panel(page).getByRole('button', { name: 'Update' }).click();
    await expect(panel(page)).toContainText('The earlier download is still there.');
    expect(await bundleCaches(page)).toEqual([first]);
    expect(await page.evaluate(() => localStorage.getItem('guide-taken'))).toBe('Stored');
    await commands.send('Storage.overrideQuotaForOrigin', { origin: guide.network.url });
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expectPanel(page, 'London is on this device');
    expect(await bundleCaches(page)).not.toContain(first);
    await releases.makeLive(before, next);
  } finally {
    await releases.close();
  }
});

test('D-37 a page from before an update navigates to the updated guide', async () => {
  const releases = await openReleases(guide.site());
  try {
    const page = await device.context().newPage();
    await download(page, guide);
    await page.goto(`${guide.network.url}/pub/1`);
    await openPanel(page);
    const before = await releases.live('pubs');
    const next = await releases.add(before, () => {});
    await releases.makeLive(next, before);
    const [first] = await bundleCaches(page);
    await panel(page).getByRole('button', { name: 'Update' }).click();
    await expect
      .poll(() => bundleCaches(page).then(([name, ...more]) => more.length === 0 && name !== first))
      .toBe(true);
    await expectPanel(page, 'London is on this device');
    guide.network.setState('refusing');
    await page.keyboard.press('Escape');
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Back to Top London Pubs' }).click();
    await loaded;
    await expect(page).toHaveURL(`${guide.network.url}/top-london-pubs`);
    await expect(heading(page)).toHaveText(await servedHeading(`${guide.site().url}/top-london-pubs`));
    expect(await pubsVersion(page)).toBe(next.version);
    guide.network.setState('passing');
    await releases.makeLive(before, next);
  } finally {
    await releases.close();
  }
});

test('D-37 files that the browser removed are reported and downloaded again', async () => {
  const page = await device.context().newPage();
  await download(page, guide);
  const removeFiles = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('guide-bundle-'))!;
      const cache = await caches.open(name);
      const keys = await cache.keys();
      for (const request of keys.slice(0, 5)) await cache.delete(request);
      return keys.length;
    });
  const all = await removeFiles();
  guide.network.setState('refusing');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await openPanel(page);
  await expect(panel(page)).toContainText(`Your browser has removed 5 of ${all} files`);
  guide.network.setState('passing');
  await panel(page).getByRole('button', { name: 'Download them again' }).click();
  await expectPanel(page, 'London is on this device');
});

test('D-37 a guide that an earlier version downloaded can be read, and is removed with its files', async () => {
  const page = await device.context().newPage();
  await download(page, guide);
  // Earlier versions named the cache of a bundle guide-set-ID.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('guide-bundle-'))!;
    const cache = await caches.open(name);
    const former = await caches.open(name.replace('guide-bundle-', 'guide-set-'));
    for (const request of await cache.keys()) await former.put(request, (await cache.match(request))!);
    for (const key of await caches.keys())
      if (key === name || key.endsWith('-pages')) await caches.delete(key);
  });
  guide.network.setState('refusing');
  await page.goto(`${guide.network.url}/pub/2`);
  await expect(heading(page)).toHaveText(await servedHeading(`${guide.site().url}/pub/2`));
  await openPanel(page);
  await expectPanel(page, 'London is on this device');
  expect(await bundleCaches(page)).toEqual([expect.stringMatching(/^guide-set-/)]);
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => bundleCaches(page)).toEqual([]);
});

test('D-37 a changed file of the downloaded guide is not shown and is downloaded again', async () => {
  const page = await device.context().newPage();
  await download(page, guide);
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('guide-bundle-'))!;
    const cache = await caches.open(name);
    for (const url of ['/app/page', '/api/photos']) {
      const file = (await cache.match(url))!;
      await cache.put(url, new Response(`${await file.text()}<h1>Forged</h1>`, { headers: file.headers }));
    }
    for (const name of await caches.keys()) if (name.endsWith('-pages')) await caches.delete(name);
  });
  guide.network.setState('refusing');
  await page.goto(`${guide.network.url}/pub/1`).catch(() => {});
  await expect(page.getByText('Forged')).toBeHidden();
  guide.network.setState('passing');
  await page.goto(guide.network.url);
  await openPanel(page);
  // The file is downloaded again now, or reported and downloaded on request.
  await expect(panel(page)).toContainText(/Your browser has removed|London is on this device/);
  const retry = panel(page).getByRole('button', { name: 'Download them again' });
  if (await retry.isVisible()) await retry.click();
  await expectPanel(page, 'London is on this device');
  expect(await page.evaluate(async () => (await caches.match('/app/page'))!.text())).not.toContain('Forged');
  guide.network.setState('refusing');
  await page.goto(`${guide.network.url}/pub/1`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Forged')).toBeHidden();
});

test('D-37 after a page crashes during a download, no partial guide is shown and the download continues', async () => {
  const writes = createWrites();
  await writes.watch(device.context());
  const page = await device.context().newPage();
  const paused = writes.hold(SOME_WRITES);
  await startDownload(page, guide);
  await paused;
  const crashed = page.waitForEvent('crash');
  const commands = await device.context().newCDPSession(page);
  commands.send('Page.crash').catch(() => {});
  await crashed;
  writes.release();
  const next = await device.context().newPage();
  guide.network.setState('refusing');
  await next.goto(`${guide.network.url}/pub/5`);
  await expect(heading(next)).toHaveText('This page is not on this device');
  guide.network.setState('passing');
  await next.goto(guide.network.url);
  await openPanel(next);
  await expectPanel(next, 'London is on this device');
  expect(await bundleCaches(next)).toHaveLength(1);
});
