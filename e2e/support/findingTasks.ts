import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { withVisitor } from './visitor';

/** A Friday at half past twelve by London's clocks: pubs are open, and some museums stay open late. */
const FRIDAY_MS = Date.UTC(2027, 2, 12, 12, 30);
const MOST_TAPS = 4;
const WESTMINSTER = { latitude: 51.5009, longitude: -0.1219 };
const EMBANKMENT = { latitude: 51.5074, longitude: -0.1223 };

/** A site of its own, whose clocks stand at that Friday. */
export async function startOnFriday() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-tasks-'));
  const clock = new URL('../../services/gateway/test/support/clock.mjs', import.meta.url);
  const site = await startSite({
    buildFolder: await buildSite(),
    dataDir,
    env: { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_SHIFT_MS: String(FRIDAY_MS - Date.now()) },
  });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Input {
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
/** Longer than any list of tabs. */
const MOST_ARROWS = 12;

/** Reaches it by Tab, and a tab by arrows within its list, as somebody who has no pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  if ((await target.getAttribute('role')) === 'tab' && (await target.getAttribute('tabindex')) === '-1') {
    await tabTo(page, page.locator('[role=tab][aria-selected=true]').first());
    for (let arrows = 0; arrows < MOST_ARROWS; arrows++) {
      if ((await target.getAttribute('aria-selected')) === 'true') return;
      await page.keyboard.press('ArrowRight');
    }
    throw new Error(`${target} is not reached by arrows`);
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

export const inputs: Input[] = [
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

interface Step {
  /** A link or button to press, or a field to write `text` into and send it with Enter. */
  target: Locator;
  text?: string;
  /** Stands on the page once the step has had its effect. */
  effect?(page: Page): Promise<void>;
}

export interface Task {
  name: string;
  position?: typeof WESTMINSTER;
  steps(page: Page): Step[];
  done(page: Page): Promise<void>;
}

const attractions = (page: Page) =>
  page.getByRole('region').getByRole('link', { name: 'All attractions', exact: true });
const choice = (page: Page) => page.getByRole('list', { name: 'Quick choice' });
/** What leads to another page, and the address of that. */
const opens = (target: Locator, address: RegExp): Step => ({
  target,
  // A load that is over says nothing: it may be that of the page before.
  effect: (page) => expect(page).toHaveURL(address),
});
const chip = (page: Page, name: string): Step => {
  const target = choice(page).getByRole('link', { name: new RegExp(`^${name}`) });
  // The other links of the list lead to an address with this one from then on.
  return { target, effect: () => expect(target).toHaveAttribute('aria-current', 'true') };
};
const nearMe = (page: Page): Step => ({
  target: choice(page).getByRole('button', { name: 'Near me' }),
  effect: () => expect(page.getByText(/nearest first/)).toBeVisible(),
});
const cards = (page: Page) => page.locator('main').getByRole('article');

/** Minutes on foot that a card says. */
const minutesOf = async (card: Locator) => Number(/about (\d+) min walk/.exec(await card.innerText())![1]);

export const tasks: Task[] = [
  {
    name: 'open now near Westminster',
    position: WESTMINSTER,
    steps: (page) => [opens(attractions(page), /\/london-attractions/), nearMe(page), chip(page, 'Open now')],
    async done(page) {
      await expect(page).toHaveURL(/chips=openNow/);
      for (const card of await cards(page).all()) await expect(card).toContainText('Open now');
      expect(await minutesOf(cards(page).first())).toBeLessThanOrEqual(10);
    },
  },
  {
    name: 'step-free with a child and rain',
    steps: (page) => [
      opens(attractions(page), /\/london-attractions/),
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
      {
        ...opens(page.getByRole('combobox', { name: 'Search London' }).first(), /\/search\?query=museum/),
        text: 'museum',
      },
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
      { target: page.getByRole('tab', { name: /pubs/i }) },
      opens(page.getByRole('link', { name: 'See all historic pubs' }), /\/top-london-pubs/),
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

/**
 * Does a task from the home page on, in at most four taps.
 * @param baseURL of a site where it is that Friday
 * @param onStep told after each step
 */
export async function expectTaskDone(
  browser: Browser,
  baseURL: string,
  { width, hasTouch, press }: Input,
  { position, steps, done }: Task,
  onStep: (page: Page, taps: number) => Promise<void> = async () => {},
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
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
  await onStep(page, taps);
  for (const { target, text, effect } of steps(page)) {
    await press(page, target);
    if (text !== undefined) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await effect?.(page);
    taps += 1;
    await onStep(page, taps);
  }
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await done(page);
  await context.close();
}
