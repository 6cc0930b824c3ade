/** Visitors plan their days. */
import { moduleAddress } from '@guide/contracts/module/address';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { runAxe } from '../../support/axe';
import { startNetwork } from '../../support/network';
import { stored as storedFiles, untilStored } from '../../support/offline';
import { expect, test, withVisitor } from '../../support/test';
import { openSite, type Site, UNLIMITED } from '../../support/testSite';
import { unreadableTexts } from '../../support/unreadableTexts';
import { atRest } from '../../support/wholePage';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: Site;
let network: Awaited<ReturnType<typeof startNetwork>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await openSite({ ...UNLIMITED, SERVICE_WORKER: 'on' });
  network = await startNetwork(site.url);
});
test.afterAll(async () => {
  network?.stop();
  await site?.close();
});

async function visitor(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', acceptDownloads: true, ...options });
  return { context, page: withVisitor(await context.newPage()) };
}

const names = (page: Page) =>
  page.getByRole('tabpanel').getByRole('listitem').getByRole('heading').allInnerTexts();
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}` });

async function plan(context: BrowserContext): Promise<void> {
  const ids = { tower: 1, bridge: 9, tate: 8, market: 24, museum: 4, paul: 5 };
  const stop = (key: string, listing: number, more = {}) => ({
    kind: 'stop',
    key,
    place: { name: key, listing },
    ...more,
  });
  const lunch = { kind: 'break', key: 'lunch', minutes: 60, from: 720, until: 840 };
  const date = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  // A week ahead: the same weekday's opening hours, and not in the past.
  const days = [
    {
      key: 'one',
      date: date(7),
      title: '',
      startsAt: 570,
      items: [
        stop('tower', ids.tower, { fixedAt: 600, stay: 120 }),
        stop('tate', ids.tate, { stay: 60 }),
        lunch,
        stop('bridge', ids.bridge, { stay: 60 }),
        stop('paul', ids.paul, { stay: 60 }),
      ],
    },
    { key: 'two', date: date(8), title: 'Museums', startsAt: 600, items: [stop('museum', ids.museum)] },
  ];
  const saved = [ids.tower, ids.tate, ids.market, ids.museum].map((listing) => ({
    name: String(listing),
    listing,
  }));
  const text = JSON.stringify({ version: 1, saved, days });
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('guide.planner')) localStorage.setItem('guide.planner', stored);
  }, text);
}
const DAY_ONE = [
  'Tower of London',
  'Tate Modern',
  'Lunch break, 1 hour',
  'Tower Bridge',
  "St Paul's Cathedral",
] as const;
const [TOWER, TATE, LUNCH, BRIDGE, PAULS] = DAY_ONE;
const expectOrder = (page: Page, order: readonly string[]) => expect.poll(() => names(page)).toEqual(order);

test('a visitor saves a place with the heart button and adds it to a day', async ({ page }) => {
  await page.goto(`${site.url}/top-attractions`);
  const first = page
    .locator('main')
    .getByRole('button', { name: /^Save / })
    .first();
  const name = (await first.innerText()).replace('Save ', '');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const panel = page.getByRole('dialog', { name: `${name} is saved` });
  await expect(panel).toBeVisible();
  const box = (await panel.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await panel.getByRole('button', { name: 'A first day' }).click();
  await expect(panel).toBeHidden();
  await expect(first).toBeFocused();

  await page.goto(`${site.url}/planner`);
  await expect(page.getByRole('heading', { level: 1, name: 'A day in London' })).toBeVisible();
  await expect.poll(() => names(page)).toContain(name);
});

test('reorder a day by dragging with the mouse or by keyboard', async ({ browser }) => {
  // The whole day fits into the window, so that nothing scrolls during a drag.
  const { context, page } = await visitor(browser, { viewport: { width: 1280, height: 1600 } });
  await plan(context);
  await page.goto(`${site.url}/planner`);
  await expect(page.getByRole('heading', { level: 1, name: 'Two days in London' })).toBeVisible();
  expect(await names(page)).toEqual(DAY_ONE);

  await test.step('by mouse', async () => {
    const from = (await handle(page, 'Tate Modern').boundingBox())!;
    const to = (await handle(page, 'Tower Bridge').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 10, { steps: 12 });
    await page.mouse.up();
    await expectOrder(page, [TOWER, LUNCH, BRIDGE, TATE, PAULS]);
  });
  await test.step('by keyboard', async () => {
    await handle(page, 'Tate Modern').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Tate Modern is (lifted, at|over) place 4 of 5\.$/)).toBeAttached();
    // Keys have no effect until the library has measured the lines, so press until the move is announced.
    const moved = page.getByText('Tate Modern is over place 3 of 5.');
    await expect(async () => {
      if ((await moved.count()) === 0) await page.keyboard.press('ArrowUp');
      await expect(moved).toBeAttached({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expectOrder(page, [TOWER, LUNCH, TATE, BRIDGE, PAULS]);
    await expect(handle(page, 'Tate Modern')).toBeFocused();
    await page.getByRole('button', { name: 'Move Tate Modern up' }).press('Enter');
    await expectOrder(page, DAY_ONE);
  });
  await context.close();
});

test('on a phone, reorder a day by touch and change a stop in a sheet', async ({ browser }) => {
  const { context, page } = await visitor(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await plan(context);
  await page.goto(`${site.url}/planner`);
  const bridge = handle(page, 'Tower Bridge');
  await bridge.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 250, behavior: 'instant' }));
  const from = (await bridge.boundingBox())!;
  const to = (await handle(page, "St Paul's Cathedral").boundingBox())!;
  const browserSession = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    browserSession.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const x = from.x + from.width / 2;
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2 + 10];
  await touch('touchStart', x, start);
  for (let part = 1; part <= 12; part++) await touch('touchMove', x, start + ((end - start) * part) / 12);
  await touch('touchEnd');
  await expectOrder(page, [TOWER, TATE, LUNCH, PAULS, BRIDGE]);

  const sheet = page.getByRole('dialog', { name: 'Tower Bridge' });
  // A tap during the drop animation belongs to the drag. A sheet that opens late covers the button.
  await expect(async () => {
    if (!(await sheet.isVisible()))
      await page.getByRole('button', { name: 'Change Tower Bridge' }).tap({ timeout: 2000 });
    await expect(sheet).toBeVisible({ timeout: 2000 });
  }).toPass();
  await sheet.getByRole('button', { name: 'Earlier' }).tap();
  await sheet.getByLabel('Time there').selectOption('30');
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet).toBeHidden();
  await expectOrder(page, DAY_ONE);
  await context.close();
});

test('D-37 plan and favourites can be used, changed and exported offline', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await plan(context);
  await page.goto(`${network.url}/planner`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${network.url}/planner`);
  await expect(page.getByRole('button', { name: 'Best order', exact: true })).toBeVisible();
  // The calendar export is two files that load when the page is idle.
  const hasStoredScript = async (code: string) =>
    (await storedFiles(page)).some(
      ({ url, text }) => url.includes(moduleAddress('planner')) && url.endsWith('.js') && text.includes(code),
    );
  await expect.poll(() => hasStoredScript('Visitor guide//Planner')).toBe(true);
  await expect.poll(() => hasStoredScript('BEGIN:')).toBe(true);
  await untilStored(page, '/planner');
  await page.goto(`${network.url}/favorites`);
  await expect(page.getByRole('heading', { name: 'Tower of London' })).toBeVisible();
  await untilStored(page, '/favorites');
  await untilStored(page, '/api/listings');
  network.setState('refusing');
  try {
    await page.goto(`${network.url}/planner`);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expectOrder(page, DAY_ONE);
    await page.getByRole('button', { name: 'Best order', exact: true }).click();
    await expect(page.getByText(/^Best order: /)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('days-in-london.ics');
    await page.goto(`${network.url}/favorites`);
    await expect(page.getByRole('heading', { name: 'Tower of London' })).toBeVisible();
  } finally {
    network.setState('passing');
    await context.close();
  }
});

const STATES: [name: string, at: string, open?: (page: Page) => Promise<void>][] = [
  ['a day', '/planner'],
  ['the sheet to share', '/planner', (page) => page.getByRole('button', { name: 'Share' }).click()],
  ['favourites', '/favorites'],
];

for (const [name, at, open] of STATES) {
  test(`axe finds nothing in ${name}, light and dark, at 390 and 1280 px, and all text is readable at 320 px`, async ({
    browser,
  }) => {
    const { context, page } = await visitor(browser);
    await plan(context);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(site.url + at);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await open?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await atRest(page);
        const { faults, passed } = await runAxe(page);
        expect(passed).toBeGreaterThan(10);
        expect(faults, `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    await atRest(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(unreadableTexts)).toEqual([]);
    await context.close();
  });
}
