import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import type { Listing } from '../../contracts/api/schemas';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { chromiumPath, launchArguments } from './chromium.mjs';
import { startLine } from './network';

const ENV = { WRITE_RATE: '0', NOT_FOUND_RATE: '0', RENDER_BUDGET_MS: '0', SERVICE_WORKER: 'on' };
/** What is said to fit into a phone, MB. */
const MOST_MB = 5;

/** A site of its own with a service worker, behind a line that can be changed. */
export async function startGuide() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-along-'));
  const site = await startSite({ buildFolder: await buildSite(), dataDir, env: ENV });
  const line = await startLine(site.url);
  return {
    site,
    line,
    dataDir,
    async stop() {
      line.stop();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Guide = Awaited<ReturnType<typeof startGuide>>;

/** A device with a browser that keeps what it stores when it is closed. */
export async function openDevice({ site, line }: Guide) {
  line.become('passing');
  const profile = await mkdtemp(path.join(tmpdir(), 'guide-profile-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: launchArguments,
      viewport: { width: 1280, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      geolocation: { latitude: 51.5074, longitude: -0.1223 },
      permissions: ['geolocation'],
    });
  let context = await launch();
  return {
    site,
    line,
    context: () => context,
    /** Closes the browser and opens it again. */
    async startAgain() {
      await context.close();
      context = await launch();
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;

export const heading = (page: Page) => page.locator('main h1').first();
export const panel = (page: Page) => page.locator('#offline-panel');

/** Opens the panel from the menu. */
export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan menu' }).click();
  await page.getByRole('button', { name: /^Take London with you/ }).click();
  await expect(panel(page)).toBeVisible();
}

const WORDS = [
  ...['tower', 'museum', 'pub', 'river', 'park', 'palace', 'bridge', 'church', 'market', 'art', 'the', 'old'],
  ...[
    'inn',
    'thames',
    'royal',
    'history',
    'food',
    'view',
    'garden',
    'ship',
    'war',
    'science',
    'st',
    'paul’s',
  ],
  ...[
    'Café',
    'soho',
    'westminster',
    'camden',
    'south bank',
    'greenwich',
    'fish',
    'pie',
    'ale',
    'dickens',
    'queen',
  ],
  ...[
    '1666',
    'glass',
    'dome',
    'clock',
    'eye',
    'zoo',
    'a',
    'é',
    'xyzzy',
    '.*',
    'covent garden',
    'kew',
    'tea',
    'wine',
    ' ',
  ],
];

/**
 * Takes the guide along, closes the browser, and reads and searches it without a connection.
 * @param isSeen which of the pages of single places are opened then
 */
export async function expectGuideTaken(
  device: Device,
  isSeen: (path: string, index: number) => boolean = () => true,
): Promise<void> {
  const { line, site } = device;
  let page = await device.context().newPage();
  await page.goto(line.url);
  await openPanel(page);
  const said = await panel(page)
    .getByText(/^Size: /)
    .innerText();
  expect(Number(/([\d.]+) MB/.exec(said)![1])).toBeLessThanOrEqual(MOST_MB);
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  await expect(panel(page).getByRole('heading')).toHaveText('London is on this device');

  const listings: Listing[] = await (await fetch(`${site.url}/api/listings`)).json();
  const pubs: { id: number }[] = await (await fetch(`${site.url}/api/pubs`)).json();
  const calls = [
    ...WORDS.map((word) => `/api/search?query=${encodeURIComponent(word)}`),
    ...['free', 'stepFree,children,rain'].map((chips) => `/api/search?chips=${chips}&query=museum`),
    ...['wesminster abby', 'bigben', 'museums', 'fish & chips', 'towr', 'xyzzy'].map(
      (text) => `/api/search/suggestions?query=${encodeURIComponent(text)}`,
    ),
    ...listings.slice(0, 30).flatMap(({ id }) => [`/api/listings/${id}/photos`, `/api/listings/${id}/texts`]),
  ];
  const answers = await Promise.all(calls.map(async (call) => (await fetch(site.url + call)).json()));
  expect(WORDS).toHaveLength(50);
  const routes = [
    ...[
      '/',
      '/london-attractions',
      '/top-attractions',
      '/top-london-pubs',
      '/tower-of-london',
      '/london-eye',
    ],
    ...['/search', '/search?query=tower', '/map', '/map?area=Westminster'],
    ...listings.map(({ id }) => `/attraction/${id}`).filter(isSeen),
    ...pubs.map(({ id }) => `/pub/${id}`).filter(isSeen),
  ];
  const online = new Map<string, string>();
  for (const at of routes.slice(0, 10)) {
    await page.goto(line.url + at);
    online.set(at, await heading(page).innerText());
  }

  line.become('refusing');
  await device.startAgain();
  page = await device.context().newPage();
  for (const at of routes) {
    await page.goto(line.url + at);
    await expect(heading(page), at).toBeVisible();
    if (online.has(at)) await expect(heading(page)).toHaveText(online.get(at)!, { useInnerText: true });
    const place = listings.find(({ id }) => at === `/attraction/${id}`);
    if (place) await expect(heading(page), at).toContainText(place.name);
    await expect(page.getByText('You are offline')).toBeVisible();
  }
  await page.goto(`${line.url}/attraction/1`);
  await page.reload();
  await expect(heading(page)).toContainText(listings.find(({ id }) => id === 1)!.name);
  const pictures = page.locator('main img');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

  const found = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).json())),
    calls,
  );
  for (const [index, call] of calls.entries()) expect([call, found[index]]).toEqual([call, answers[index]]);
}
