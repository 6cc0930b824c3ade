import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Guide, inPseudo, openPhone, pseudoPart, shareGuide } from './pseudoGuide';
import { expect, test } from './test';
import { mapsReady } from './wholePage';

/** A page without what it usually shows. */
interface EmptyState {
  path: string;
  /** A text of it in English, without values. */
  shows: string;
  stored?: Record<string, string>;
  options?: BrowserContextOptions;
  /** What a visitor does to see it. */
  open?: (page: Page) => Promise<void>;
}

/** Nothing has this name. Not an English word, which would look like a text without translation. */
const UNKNOWN = encodeURIComponent('ζζζζ');
/** Its nearest place is a walk of more than 20 minutes away. */
const FAR_AWAY = 'from=wembley-park&within=5';
const PARIS = { geolocation: { latitude: 48.85, longitude: 2.35 }, permissions: ['geolocation'] };

const button = (page: Page, english: string) =>
  page.getByRole('button', { name: pseudoPart(english) }).first();
const pressButton = (english: string) => (page: Page) => button(page, english).click();

/** The home page's map starts when it is in view. */
async function openHomeMap(page: Page): Promise<void> {
  await page.locator('#map').scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-map]')).toBeAttached();
  await mapsReady(page);
}
async function locateOnHomeMap(page: Page): Promise<void> {
  await openHomeMap(page);
  await button(page, 'Near me').click();
}

const LISTS: EmptyState[] = [
  { path: `/search?query=${UNKNOWN}`, shows: 'No Results Found' },
  { path: `/search?chips=free&query=${UNKNOWN}`, shows: 'Clear All Filters' },
  { path: `/search?${FAR_AWAY}`, shows: 'Show at any distance' },
  { path: '/search?query=wesminster%20abby', shows: 'Did you mean ' },
  { path: `/london-attractions?area=${UNKNOWN}`, shows: 'No attractions found' },
  { path: `/london-attractions?${FAR_AWAY}`, shows: 'The nearest is more than ' },
  { path: '/london-attractions?from=marble-arch&within=5', shows: 'The nearest is about ' },
  { path: `/london-attractions?from=${UNKNOWN}`, shows: 'We do not know ' },
  { path: `/restaurants?cuisine=${UNKNOWN}`, shows: 'Try adjusting your filters' },
  { path: `/restaurants?${FAR_AWAY}`, shows: 'Show at any distance' },
  { path: `/top-london-pubs?${FAR_AWAY}`, shows: 'Show at any distance' },
  { path: '/top-london-pubs?chips=openNow,stepFree,children,rain', shows: 'No matching pubs' },
  { path: '/pub/99', shows: 'Search the guide' },
  { path: '/attraction/9999', shows: 'Attraction Not Found' },
  { path: '/not-found', shows: 'Page Not Found' },
];

const PLANNER: EmptyState[] = [
  { path: '/planner', shows: 'Or plan your own' },
  { path: '/planner?when=2026-12-25T23:00', shows: 'Try another day, or an earlier start.' },
  { path: '/planner#plan=ζ', shows: 'This link holds no plan' },
  { path: `/planner#plan=${'ζ'.repeat(9000)}`, shows: 'It is longer than any plan.' },
  {
    path: '/planner',
    shows: 'What was kept here could not be read',
    stored: { 'guide.planner': '{' },
  },
  {
    path: '/planner',
    shows: 'Nothing on this day yet. Add a stop, or one of your favourites.',
    open: pressButton('Start with a day'),
  },
  {
    path: '/planner',
    shows: 'No favourites yet: press the heart of a place anywhere in the guide.',
    open: async (page) => {
      await button(page, 'Start with a day').click();
      await button(page, 'From your favourites').click();
    },
  },
  {
    path: '/planner',
    shows: 'No place of that name. Try a shorter word.',
    open: async (page) => {
      await button(page, 'Start with a day').click();
      await button(page, 'Add a stop').click();
      await page.locator('dialog input').fill('ζζζζ');
    },
  },
  {
    path: '/planner',
    shows: 'No such place. Try the name of a station or a hotel.',
    open: async (page) => {
      await button(page, 'Start with a day').click();
      await button(page, 'Change this day').click();
      await page.locator('dialog input[name=start]').fill('ζζζζ');
      await page.locator('dialog [type=submit]').click();
    },
  },
  { path: '/favorites', shows: 'No hearts yet' },
  {
    path: '/favorites',
    shows: 'None of your favourites matches. Choose another filter above.',
    stored: { 'guide.planner': planWith({ name: 'ζ', listing: 1 }) },
    open: async (page) => void (await page.getByText(pseudoPart('Free entry')).click()),
  },
  {
    path: '/favorites',
    shows: 'No longer in this guide',
    stored: { 'guide.planner': planWith({ name: 'ζ', listing: 999_999 }) },
  },
];

function planWith(...saved: { name: string; listing: number }[]): string {
  return JSON.stringify({ version: 1, saved, days: [] });
}

const MAP: EmptyState[] = [
  { path: `/map?query=${UNKNOWN}`, shows: 'Nothing found for ' },
  { path: '/map?query=', shows: 'In view' },
  { path: '/map#places=999999', shows: 'Show all places' },
  { path: `/map?area=${UNKNOWN}`, shows: 'In view' },
  {
    path: '/map',
    shows: 'No places here. Move the map or zoom out.',
    open: (page) =>
      page.locator('main fieldset input:checked').evaluateAll((inputs: HTMLInputElement[]) => {
        for (const input of inputs) input.click();
      }),
  },
  {
    path: '/',
    shows: 'Try searching for a different name, area, or tag.',
    open: async (page) => {
      await openHomeMap(page);
      await page.getByLabel(pseudoPart('Search attractions on the map')).fill('ζζζζ');
    },
  },
];

const POSITIONS: EmptyState[] = [
  {
    path: '/london-attractions',
    shows: 'Your browser does not share your position. Type where you start instead.',
    open: pressChip('Near me'),
  },
  {
    path: '/london-attractions',
    shows: 'Not found. Try a station, a street, a postcode or a place of this guide.',
    open: async (page) => {
      await button(page, 'Near…').click();
      await page.locator(':popover-open input[name=from]').fill('ζζζζ');
      await page.locator(':popover-open [type=submit]').click();
    },
  },
  {
    path: '/london-attractions',
    shows: 'Choose “Near…” to start from a station, street, postcode or place.',
    options: PARIS,
    open: pressChip('Near me'),
  },
  { path: '/map', shows: 'Your browser does not share your position.', open: pressButton('Near me') },
  { path: '/map', shows: 'You are outside ', options: PARIS, open: pressButton('Near me') },
  { path: '/', shows: 'Your position is not known', open: locateOnHomeMap },
  {
    path: '/',
    shows: 'Walking times start in ',
    options: PARIS,
    open: locateOnHomeMap,
  },
];

function pressChip(english: string) {
  return (page: Page) =>
    page
      .locator('main label')
      .filter({ hasText: pseudoPart(english) })
      .first()
      .click();
}

const DASHBOARD: EmptyState[] = [
  { path: '/analytics', shows: 'No listing has been viewed yet.' },
  { path: '/analytics?from=2020-01-01&to=2020-01-02', shows: 'No day with five visits or more.' },
  { path: '/analytics?page=/nowhere', shows: 'Choose another value from the list.' },
  {
    path: '/analytics?from=2025-01-01&to=2025-12-31&device=phone&country=GB',
    shows: 'Choose fewer days, or remove filters.',
  },
];

/** Shows an empty state. @returns its faults */
async function readState(guide: Guide, browser: Browser, state: EmptyState): Promise<string[]> {
  const { path, shows, stored = {}, options, open } = state;
  const { context, page, cutTexts, finish } = await openPhone(browser, {
    // Visits of a test would be on the dashboard.
    extraHTTPHeaders: { 'sec-gpc': '1' },
    ...options,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(guide.url + inPseudo(path));
  await mapsReady(page);
  await open?.(page);
  const shown = page.getByText(pseudoPart(shows)).filter({ visible: true });
  await expect(shown.first(), `${path}: ${shows}`).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const cut = await cutTexts();
  const english = guide.findEnglish(await finish());
  return [...english, ...cut].map((fault) => `${path} "${shows}": ${fault}`);
}

/** Tests that find English texts of components, and texts that are cut, where there is nothing to show. */
export function testPseudoEmptyStates(): void {
  const guide = shareGuide();
  for (const [name, states] of Object.entries({
    'lists and pages': LISTS,
    'plans and favourites': PLANNER,
    maps: MAP,
    positions: POSITIONS,
    dashboards: DASHBOARD,
  }))
    test(`In the pseudo-language: empty ${name}`, async ({ browser }) => {
      test.setTimeout(300_000);
      for (const state of states) expect.soft(await readState(guide(), browser, state)).toEqual([]);
    });
}
