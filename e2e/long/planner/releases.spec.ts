/** The planner is released, tried, halted, rolled back and forward while visitors plan; nothing of a plan is lost. */
import type { Browser, Page } from '@playwright/test';
import type { Release } from '../../../contracts/api/schemas/releases';
import { createCanaryVisitors, voteHydrated } from '../../support/canaryVisitors';
import { type Draft, openReleases, wrapExposed } from '../../support/releases';
import { expect, test, withVisitor } from '../../support/test';
import { openSite, type Site, UNLIMITED } from '../../support/testSite';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Votes for the stable release, which a halt compares with. */
const STABLE_VOTERS = 40;
const CANARY_PERCENT = 50;

let site: Site;
let releases: Awaited<ReturnType<typeof openReleases>>;
let good: Release;
let next: Release;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await openSite({ ...UNLIMITED, TRUST_PROXY: 'loopback' });
  releases = await openReleases(site);
  good = await releases.live('planner');
  // Another version with the same screens.
  next = await releases.add(good, ({ files, record }) =>
    files.set(record.entry, `${files.get(record.entry)};window.plannerRelease='next';`),
  );
});
test.afterAll(async () => {
  await releases?.close();
  await site?.close();
});

const newVisitor = createCanaryVisitors('planner', CANARY_PERCENT);

async function openAs(browser: Browser, hasCanary: boolean) {
  const { address, id } = newVisitor(hasCanary);
  const context = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'visitor', value: id, url: site.url }]);
  return { context, page: withVisitor(await context.newPage()) };
}

interface StoredPlan {
  saved: { name: string }[];
  days: { items: { key: string; kind: string; place?: { name: string } }[] }[];
}
const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('guide.planner'));
const storedPlan = async (page: Page): Promise<StoredPlan> =>
  JSON.parse((await storedText(page)) ?? '{"saved":[],"days":[]}');

const stopNames = (page: Page) =>
  page.getByRole('tabpanel').getByRole('listitem').getByRole('heading').allInnerTexts();

/** Saves a place on a list of the module discover, and adds it to the first day. */
async function addPlace(page: Page): Promise<void> {
  await page.goto('/top-attractions');
  const before = await storedPlan(page);
  // Hearts load near the window.
  const slot = page.locator('main [data-slot]').nth(before.saved.length);
  await slot.scrollIntoViewIfNeeded();
  await slot.getByRole('button', { name: /^Save /, pressed: false }).click();
  const panel = page.getByRole('dialog', { name: /is saved$/ });
  await panel
    .getByRole('button', { name: before.days.length > 0 ? /stop/ : 'A first day' })
    .first()
    .click();
  await expect(panel).toBeHidden();
  expect((await storedPlan(page)).saved).toEqual([...before.saved, expect.anything()]);
}

/** Opens the planner. @returns names of its stops, which must be those that are stored */
async function openPlan(page: Page): Promise<string[]> {
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1, name: 'A day in London' })).toBeVisible();
  const names = (await stopNames(page)).filter((name) => !name.startsWith('Lunch break'));
  const { days } = await storedPlan(page);
  expect(names).toEqual(days[0]!.items.flatMap(({ place }) => place?.name ?? []));
  return names;
}

const releaseOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'plannerRelease') ?? 'good');
const liveVersion = async () => (await (await fetch(`${site.url}/api/modules/live`)).json()).planner;
const listed = async () => (await (await fetch(`${site.url}/api/modules`)).json()).microFrontends.planner;

test('canary, release, rollback and the way forward again', async ({ browser }) => {
  const stable = await openAs(browser, false);
  const trying = await openAs(browser, true);
  for (const { page } of [stable, trying]) {
    await addPlace(page);
    await addPlace(page);
    expect(await openPlan(page)).toHaveLength(2);
  }
  const expectPlans = async (release: [stable: string, trying: string], stops: number) => {
    for (const [index, { page }] of [stable, trying].entries()) {
      await expect(async () => {
        await page.goto('/planner');
        expect(await releaseOf(page)).toBe(release[index]);
      }).toPass();
      expect(await openPlan(page)).toHaveLength(stops);
    }
  };
  const change = async (live: string, act: () => Promise<unknown>) => {
    await act();
    await expect.poll(liveVersion).toBe(live);
  };

  await test.step('a canary for half of the visitors', async () => {
    await releases.registry.share('planner', next.version, CANARY_PERCENT);
    await expect.poll(async () => (await listed()).length).toBe(2);
    await expectPlans(['good', 'next'], 2);
    for (const { page } of [stable, trying]) await addPlace(page);
    await expectPlans(['good', 'next'], 3);
  });
  await test.step('released to all, while a page of the earlier release is open', async () => {
    const [first] = await openPlan(stable.page);
    await change(next.version, () => releases.registry.promote('planner', next.version));
    await stable.page.getByRole('button', { name: `Move ${first} down` }).click();
    await expectPlans(['next', 'next'], 3);
    expect((await openPlan(stable.page))[0]).not.toBe(first);
  });
  await test.step('rolled back, while a page of the later release is open', async () => {
    const [first] = await openPlan(trying.page);
    await change(good.version, () => releases.registry.rollback('planner'));
    await trying.page.getByRole('button', { name: `Move ${first} down` }).click();
    await expectPlans(['good', 'good'], 3);
    for (const { page } of [stable, trying]) await addPlace(page);
  });
  await test.step('and released again', async () => {
    await change(next.version, () => releases.registry.promote('planner', next.version));
    await expectPlans(['next', 'next'], 4);
  });
  await change(good.version, () => releases.registry.promote('planner', good.version));
  for (const { context } of [stable, trying]) await context.close();
});

test('a canary that fails is halted, and its visitors see their plans in the earlier release', async ({
  browser,
}) => {
  const fault = (draft: Draft) =>
    wrapExposed(
      draft,
      "const Component=()=>{if(typeof document!=='undefined')throw new Error('A fault of this release')};" +
        'return module.default?.Component?{...module,default:{...module.default,Component}}:module',
    );
  const faulty = await releases.add(good, fault);
  const visitors = await Promise.all([1, 2, 3, 4].map(() => openAs(browser, true)));
  for (const { page } of visitors) await addPlace(page);
  const plans = await Promise.all(visitors.map(({ page }) => storedText(page)));

  await releases.registry.share('planner', faulty.version, CANARY_PERCENT);
  await expect.poll(async () => (await listed()).length).toBe(2);
  await Promise.all(
    Array.from({ length: STABLE_VOTERS }, () => voteHydrated(site.url, good, newVisitor(false))),
  );
  for (const { page } of visitors) expect(await openPlan(page)).toHaveLength(1);
  await expect.poll(async () => (await listed())[0].extras.halted?.version).toBe(faulty.version);
  for (const { page } of visitors) expect(await openPlan(page)).toHaveLength(1);
  expect(await Promise.all(visitors.map(({ page }) => storedText(page)))).toEqual(plans);
  for (const { context } of visitors) await context.close();
});

test('D-67 without a live release both paths are Page Not Found, no other module notices, and the plan stays', async ({
  page,
}) => {
  await addPlace(withBase(page));
  const text = await storedText(page);
  await releases.registry.unregister('planner');
  for (const at of ['/planner', '/favorites'])
    await expect.poll(async () => (await fetch(site.url + at)).status).toBe(404);
  await page.goto(`${site.url}/top-attractions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  expect(await storedText(page)).toBe(text);
});

/** Resolves paths on this test's site. */
function withBase(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(new URL(url, site.url).href, options);
  return page;
}
