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
  startDownload,
  startGuide,
} from '../../support/offline';
import { openReleases } from '../../support/releases';
import { servedHeading } from '../../support/servedHeading';

/** Storing has begun, and has far to go. */
const SOME_WRITES = 40;
/** As the shell has them, and a second: after this silence a line counts as gone, and so often it is asked again. */
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

/** Names of the caches of whole sets. */
const setCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('guide-set-')));

test('D-37 without a connection: near me, the walk round the pubs, quick choices, suggestions, and the map with zoom, pan and popups', async () => {
  const page = await device.context().newPage();
  await download(page, guide);
  await device.context().setOffline(true);
  guide.line.become('refusing');
  const choice = page.getByRole('list', { name: 'Quick choice' });

  await page.goto(`${guide.line.url}/london-attractions`);
  await choice.getByRole('checkbox', { name: 'Near me' }).click();
  await expect(page.getByText(/nearest first/)).toBeVisible();
  await expect(page.locator('main article').first()).toContainText(/about \d+ min walk/);

  await page.goto(`${guide.line.url}/top-london-pubs`);
  await page.locator('[data-crawl] summary').click();
  await expect(page.locator('[data-crawl]')).toContainText(/\d+ pubs.*on foot/);

  await page.goto(`${guide.line.url}/search?query=museum`);
  const free = choice.getByRole('link', { name: /^Free/ });
  await expect(free).toContainText(/\d/);
  const promised = (await free.textContent())!.match(/\d+/)![0];
  await free.click();
  await expect(page.getByText(`${promised} results found`)).toBeVisible();
  await page.goto(`${guide.line.url}/search?query=wesminster%20abby`);
  const suggestions = page.getByRole('region', { name: 'Suggestions' });
  await expect(suggestions.getByRole('link', { name: 'Westminster Abbey' })).toBeVisible();

  await page.goto(`${guide.line.url}/map`);
  await ready(page);
  const place = marker(page, 1);
  await place.click();
  await expect(map(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const scale = map(page).getByText(/^\d+ k?m$/);
  const before = await scale.innerText();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(scale).not.toHaveText(before);
  const at = (await place.boundingBox())!;
  const box = (await map(page).boundingBox())!;
  const [x, y] = [box.x + box.width - 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await place.boundingBox())!.x - at.x)).toBeLessThan(-60);
});

test('D-37 what is not whole is not shown; it is stopped, and goes on after the browser was closed', async () => {
  let page = await device.context().newPage();
  await startDownload(page, guide);
  await panel(page).getByRole('button', { name: 'Pause' }).click();
  await expectPanel(page, 'Download incomplete');
  expect(await page.evaluate(() => localStorage.getItem('guide-taken'))).toBe('Incomplete');
  await device.restart();
  page = await device.context().newPage();
  await page.goto(guide.line.url);
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Continue' }).click();
  await expectPanel(page, 'London is on this device');
  expect(await setCaches(page)).toHaveLength(1);
});

test('D-37 on a line that hangs storing waits, is not misled by a login page, and goes on by itself', async () => {
  const writes = createWrites();
  await writes.watch(device.context());
  const page = await device.context().newPage();
  await page.clock.install();
  const title = panel(page).getByRole('heading');
  const held = writes.hold(SOME_WRITES);
  await startDownload(page, guide);
  await held;
  const requested = guide.line.connection();
  guide.line.become('hanging');
  writes.release();
  await requested;
  // Four files are requested at once, each with a silence of its own.
  await expect(async () => {
    await page.clock.fastForward(SILENCE_MS);
    await expect(title).toHaveText('Download incomplete', { timeout: 1000 });
  }).toPass();
  await expect(panel(page)).toContainText('The download continues when it is back.');
  guide.line.become('captive');
  const probed = guide.line.connection();
  await page.clock.fastForward(RETRY_MS);
  await probed;
  await expect(title).toHaveText('Download incomplete');
  guide.line.become('passing');
  await page.clock.fastForward(RETRY_MS);
  await expect(title).toHaveText('London is on this device');
  expect(await setCaches(page)).toHaveLength(1);
});

for (const { choice, heading: after } of [
  { choice: 'Stop', heading: 'Take London with you' },
  { choice: 'Pause', heading: 'Download incomplete' },
])
  test(`D-37 "${choice}" in one window holds in all: storing does not go on when the line returns`, async () => {
    const writes = createWrites();
    await writes.watch(device.context());
    const [page, other] = [await device.context().newPage(), await device.context().newPage()];
    const held = writes.hold(SOME_WRITES);
    await startDownload(page, guide);
    await held;
    await other.clock.install();
    await other.goto(guide.line.url);
    // By itself the other window goes on with what was begun, and waits for this one.
    await expect.poll(() => waitingForSet(other)).toBe(1);
    await panel(page).getByRole('button', { name: choice }).click();
    writes.release();
    await expectPanel(page, after);
    await openPanel(other);
    await expectPanel(other, after);
    guide.line.become('refusing');
    guide.line.become('passing');
    await other.evaluate(() => dispatchEvent(new Event('online')));
    await other.clock.fastForward(RETRY_MS);
    await other.reload();
    await openPanel(other);
    await expectPanel(other, after);
    expect(await waitingForSet(other)).toBe(0);
  });

/** How many pages wait to store or to stop storing. */
const waitingForSet = (page: Page) =>
  page.evaluate(
    async () => (await navigator.locks.query()).pending!.filter(({ name }) => name === 'guide-set').length,
  );

test('D-37 what answers 503 is waited for, and storing goes on by itself when it answers again', async () => {
  const page = await device.context().newPage();
  await page.clock.install();
  await page.goto(guide.line.url);
  await openPanel(page);
  const away = '**/api/areas*';
  await device.context().route(away, (route) => route.fulfill({ status: 503, body: 'away' }));
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  const title = panel(page).getByRole('heading');
  await expect(title).toHaveText('Download incomplete', { timeout: 90_000 });
  await device.context().unroute(away);
  await page.clock.fastForward(RETRY_MS);
  await expect(title).toHaveText('London is on this device', { timeout: 60_000 });
});

test('D-37 a full device says so and keeps nothing of it, and with room it is stored', async () => {
  const page = await device.context().newPage();
  await page.goto(guide.line.url);
  await openPanel(page);
  const commands = await device.context().newCDPSession(page);
  await commands.send('Storage.overrideQuotaForOrigin', { origin: guide.line.url, quotaSize: 1_500_000 });
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  await expectPanel(page, 'This device is full');
  await expect(panel(page)).toContainText('Nothing was saved.');
  expect(await setCaches(page)).toEqual([]);
  await commands.send('Storage.overrideQuotaForOrigin', { origin: guide.line.url });
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expectPanel(page, 'London is on this device');
});

test('D-37 what is stored stays, and is said to be, when the next set cannot be asked for or has no room', async () => {
  const releases = await openReleases(guide.site());
  const page = await device.context().newPage();
  await download(page, guide);
  const [first] = await setCaches(page);
  guide.line.become('refusing');
  await panel(page).getByRole('button', { name: 'Update' }).click();
  await expect(panel(page)).toContainText('The guide cannot be reached');
  await expectPanel(page, 'London is on this device');
  expect(await page.evaluate(() => localStorage.getItem('guide-taken'))).toBe('Stored');
  guide.line.become('passing');
  try {
    const before = await releases.live('pubs');
    const next = await releases.add(before, () => {});
    await releases.makeLive(next, before);
    const commands = await device.context().newCDPSession(page);
    await commands.send('Storage.overrideQuotaForOrigin', { origin: guide.line.url, quotaSize: 1_500_000 });
    await panel(page).getByRole('button', { name: 'Update' }).click();
    await expect(panel(page)).toContainText('The earlier download is still there.');
    expect(await setCaches(page)).toEqual([first]);
    expect(await page.evaluate(() => localStorage.getItem('guide-taken'))).toBe('Stored');
    await commands.send('Storage.overrideQuotaForOrigin', { origin: guide.line.url });
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expectPanel(page, 'London is on this device');
    expect(await setCaches(page)).not.toContain(first);
    await releases.makeLive(before, next);
  } finally {
    await releases.close();
  }
});

test('D-37 a page that was opened before the set was brought up to date goes on with the releases of that set', async () => {
  const releases = await openReleases(guide.site());
  try {
    const page = await device.context().newPage();
    await download(page, guide);
    await page.goto(`${guide.line.url}/pub/1`);
    await openPanel(page);
    const before = await releases.live('pubs');
    const next = await releases.add(before, () => {});
    await releases.makeLive(next, before);
    const [first] = await setCaches(page);
    await panel(page).getByRole('button', { name: 'Update' }).click();
    await expect
      .poll(() => setCaches(page).then(([name, ...more]) => more.length === 0 && name !== first))
      .toBe(true);
    await expectPanel(page, 'London is on this device');
    guide.line.become('refusing');
    await page.keyboard.press('Escape');
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Back to Top London Pubs' }).click();
    await loaded;
    await expect(page).toHaveURL(`${guide.line.url}/top-london-pubs`);
    await expect(heading(page)).toHaveText(await servedHeading(`${guide.site().url}/top-london-pubs`));
    const shown = await page.evaluate(
      () => JSON.parse(document.getElementById('guide-state')!.textContent!).modules.pubs.version,
    );
    expect(shown).toBe(next.version);
    guide.line.become('passing');
    await releases.makeLive(before, next);
  } finally {
    await releases.close();
  }
});

test('D-37 files that the browser has removed are missed, said, and fetched again', async () => {
  const page = await device.context().newPage();
  await download(page, guide);
  const lose = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('guide-set-'))!;
      const cache = await caches.open(name);
      const keys = await cache.keys();
      for (const request of keys.slice(0, 5)) await cache.delete(request);
      return keys.length;
    });
  const all = await lose();
  guide.line.become('refusing');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await openPanel(page);
  await expect(panel(page)).toContainText(`Your browser has removed 5 of ${all} files`);
  guide.line.become('passing');
  await panel(page).getByRole('button', { name: 'Download them again' }).click();
  await expectPanel(page, 'London is on this device');
});

test('D-37 a changed file of the stored guide is not handed out, and is fetched again', async () => {
  const page = await device.context().newPage();
  await download(page, guide);
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('guide-set-'))!;
    const cache = await caches.open(name);
    for (const at of ['/app/page', '/api/photos']) {
      const answer = (await cache.match(at))!;
      await cache.put(at, new Response(`${await answer.text()}<h1>Forged</h1>`, { headers: answer.headers }));
    }
    for (const other of await caches.keys()) if (other.endsWith('-pages')) await caches.delete(other);
  });
  guide.line.become('refusing');
  await page.goto(`${guide.line.url}/pub/1`).catch(() => {});
  await expect(page.getByText('Forged')).toBeHidden();
  guide.line.become('passing');
  await page.goto(guide.line.url);
  await openPanel(page);
  // Coming back has fetched it again, or it is said, and fetched when requested.
  await expect(panel(page)).toContainText(/Your browser has removed|London is on this device/);
  const again = panel(page).getByRole('button', { name: 'Download them again' });
  if (await again.isVisible()) await again.click();
  await expectPanel(page, 'London is on this device');
  expect(await page.evaluate(async () => (await caches.match('/app/page'))!.text())).not.toContain('Forged');
  guide.line.become('refusing');
  await page.goto(`${guide.line.url}/pub/1`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Forged')).toBeHidden();
});

test('D-37 a page that crashes while it stores leaves nothing that is shown, and storing goes on', async () => {
  const writes = createWrites();
  await writes.watch(device.context());
  const page = await device.context().newPage();
  const held = writes.hold(SOME_WRITES);
  await startDownload(page, guide);
  await held;
  const crashed = page.waitForEvent('crash');
  const commands = await device.context().newCDPSession(page);
  commands.send('Page.crash').catch(() => {});
  await crashed;
  writes.release();
  const next = await device.context().newPage();
  guide.line.become('refusing');
  await next.goto(`${guide.line.url}/pub/5`);
  await expect(heading(next)).toHaveText('This page is not on this device');
  guide.line.become('passing');
  await next.goto(guide.line.url);
  await openPanel(next);
  await expectPanel(next, 'London is on this device');
  expect(await setCaches(next)).toHaveLength(1);
});
