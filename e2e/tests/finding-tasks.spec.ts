import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { withVisitor } from '../support/visitor';

test.describe.configure({ mode: 'default' });

/** A Friday at half past twelve by London's clocks: pubs are open, and some museums stay open late. */
const FRIDAY_MS = Date.UTC(2027, 2, 12, 12, 30);
const MOST_TAPS = 4;
const WESTMINSTER = { latitude: 51.5009, longitude: -0.1219 };
const EMBANKMENT = { latitude: 51.5074, longitude: -0.1223 };

let dataDir: string;
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  dataDir = await mkdtemp(path.join(tmpdir(), 'guide-tasks-'));
  const clock = new URL('../../services/gateway/test/support/clock.mjs', import.meta.url);
  site = await startSite({
    buildFolder: await buildSite(),
    dataDir,
    env: { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_SHIFT_MS: String(FRIDAY_MS - Date.now()) },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Input {
  name: string;
  width: number;
  hasTouch: boolean;
  /** Presses a link or button, or goes into a field. */
  press(page: Page, target: Locator): Promise<void>;
}

/**
 * Longer than twice the way through a page's controls: now and then Chromium's own window takes a Tab, and the way begins
 * anew at the top of the page.
 */
const MOST_TABS = 240;

/** Reaches it by Tab, and a tab by arrows within its list, as somebody who has no pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  if ((await target.getAttribute('role')) === 'tab' && (await target.getAttribute('tabindex')) === '-1') {
    await tabTo(page, page.locator('[role=tab][aria-selected=true]').first());
    while ((await target.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
    return;
  }
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const way = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return null;
      const before = activeElement && element.compareDocumentPosition(activeElement);
      return before && before & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
    });
    if (!way) return;
    await page.keyboard.press(way);
  }
  throw new Error(`${target} is not reached by Tab`);
}

const INPUTS: Input[] = [
  { name: 'mouse', width: 1280, hasTouch: false, press: (_page, target) => target.click() },
  { name: 'thumb', width: 390, hasTouch: true, press: (_page, target) => target.tap() },
  {
    name: 'keyboard',
    width: 1280,
    hasTouch: false,
    async press(page, target) {
      await tabTo(page, target);
      if ((await target.evaluate(({ tagName }) => tagName)) !== 'INPUT') await page.keyboard.press('Enter');
    },
  },
];

interface Task {
  name: string;
  position?: typeof WESTMINSTER;
  steps(page: Page): (Locator | { field: Locator; text: string })[];
  done(page: Page): Promise<void>;
}

const attractions = (page: Page) =>
  page.getByRole('region').getByRole('link', { name: 'All attractions', exact: true });
const choice = (page: Page) => page.getByRole('list', { name: 'Quick choice' });
const chip = (page: Page, name: string) => choice(page).getByRole('link', { name: new RegExp(`^${name}`) });
const nearMe = (page: Page) => choice(page).getByRole('button', { name: 'Near me' });
const cards = (page: Page) => page.locator('main').getByRole('article');

/** Minutes on foot that a card says. */
const minutesOf = async (card: Locator) => Number(/about (\d+) min walk/.exec(await card.innerText())![1]);

const TASKS: Task[] = [
  {
    name: 'open now near Westminster',
    position: WESTMINSTER,
    steps: (page) => [attractions(page), nearMe(page), chip(page, 'Open now')],
    async done(page) {
      await expect(page).toHaveURL(/chips=openNow/);
      for (const card of await cards(page).all()) await expect(card).toContainText('Open now');
      expect(await minutesOf(cards(page).first())).toBeLessThanOrEqual(10);
    },
  },
  {
    name: 'step-free with a child and rain',
    steps: (page) => [
      attractions(page),
      chip(page, 'Step-free'),
      chip(page, 'With children'),
      chip(page, 'When it rains'),
    ],
    async done(page) {
      await expect(page).toHaveURL(/chips=stepFree(,|%2C)children(,|%2C)rain/);
      await expect(cards(page).first()).toBeVisible();
      await page.goto((await cards(page).first().getByRole('link').first().getAttribute('href'))!);
      const fact = (term: string) =>
        page.getByText(term, { exact: true }).locator('xpath=following-sibling::dd[1]');
      await expect(fact('Step-free entrance')).toContainText('Yes');
    },
  },
  {
    name: 'free museum open late',
    steps: (page) => [
      { field: page.getByRole('combobox', { name: 'Search London' }).first(), text: 'museum' },
      chip(page, 'Free'),
      chip(page, 'Open late'),
    ],
    async done(page) {
      await expect(page).toHaveURL(/chips=openLate(,|%2C)free/);
      await expect(page.getByRole('heading', { name: 'British Museum' }).first()).toBeVisible();
    },
  },
  {
    name: 'pub open now within 10 minutes',
    position: EMBANKMENT,
    steps: (page) => [
      page.getByRole('tab', { name: /pubs/i }),
      page.getByRole('link', { name: 'See all historic pubs' }),
      nearMe(page),
      chip(page, 'Open now'),
    ],
    async done(page) {
      await expect(page).toHaveURL(/chips=openNow/);
      await expect(cards(page).first()).toContainText('Open now');
      expect(await minutesOf(cards(page).first())).toBeLessThanOrEqual(10);
    },
  },
];

for (const { name: inputName, width, hasTouch, press } of INPUTS) {
  for (const { name, position, steps, done } of TASKS) {
    test(`"${name}" by ${inputName}: at most four taps from home, and what is shown is that`, async ({
      browser,
    }, info) => {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height: 844 },
        hasTouch,
        // The carousel stands still, so that its first field stays the one that is shown.
        reducedMotion: 'reduce',
        ...(position && { geolocation: position, permissions: ['geolocation'] }),
      });
      const page = withVisitor(await context.newPage());
      await page.clock.setFixedTime(FRIDAY_MS);
      await page.goto('/');
      let taps = 0;
      /** With `FILM=1` each step leaves a picture with the test's results. */
      const film = async () => {
        if (process.env.FILM) await page.screenshot({ path: info.outputPath(`${taps}.png`) });
      };
      await film();
      for (const step of steps(page)) {
        if ('field' in step) {
          await press(page, step.field);
          await page.keyboard.type(step.text);
          await page.keyboard.press('Enter');
        } else {
          await press(page, step);
        }
        taps += 1;
        await page.waitForLoadState();
        await film();
      }
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
      await done(page);
      await context.close();
    });
  }
}
