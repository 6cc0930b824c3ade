import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { openSite } from './ownSite';
import { withVisitor } from './visitor';

/** A Friday at half past twelve by London's clocks: pubs are open, and some museums stay open late. */
const FRIDAY_MS = Date.UTC(2027, 2, 12, 12, 30);
const MAX_TAPS = 4;
const WESTMINSTER = { latitude: 51.5009, longitude: -0.1219 };
const EMBANKMENT = { latitude: 51.5074, longitude: -0.1223 };

/** A site whose clocks stand at that Friday. */
export function startOnFriday() {
  const clock = new URL('../../services/gateway/test/support/clock.mjs', import.meta.url);
  return openSite({ NODE_OPTIONS: `--import=${clock.href}`, CLOCK_SHIFT_MS: String(FRIDAY_MS - Date.now()) });
}

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
  return {
    target,
    effect: async () => {
      await expect(target).toHaveAttribute('aria-current', 'true');
      // The choice answers first, what it chooses follows.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    },
  };
};
const nearMe = (page: Page): Step => ({
  target: choice(page).getByRole('checkbox', { name: 'Near me' }),
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
 * Does a task on a phone from the home page on, in at most four taps.
 * @param baseURL of a site where it is that Friday
 */
export async function expectTaskDone(
  browser: Browser,
  baseURL: string,
  { position, steps, done }: Task,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // The carousel stands still, so that its first field stays the one that is shown.
    reducedMotion: 'reduce',
    ...(position && { geolocation: position, permissions: ['geolocation'] }),
  });
  const page = withVisitor(await context.newPage());
  await page.clock.setFixedTime(FRIDAY_MS);
  await page.goto('/');
  const all = steps(page);
  expect(all.length).toBeLessThanOrEqual(MAX_TAPS);
  for (const { target, text, effect } of all) {
    await target.tap();
    if (text !== undefined) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await effect?.(page);
  }
  await done(page);
  await context.close();
}
