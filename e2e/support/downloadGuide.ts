import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import type { Listing } from '../../contracts/api/schemas';
import { chromiumPath, launchArguments } from './chromium.mjs';
import { startLine } from './network';
import { openSite, UNLIMITED } from './ownSite';

/** What is said to fit into a phone, MB. */
const MAX_MB = 5;

/** A site with a service worker, behind a line that can be changed. */
export async function startGuide() {
  const site = await openSite({ ...UNLIMITED, SERVICE_WORKER: 'on' });
  const line = await startLine(site.url);
  return {
    site,
    line,
    async stop() {
      line.stop();
      await site.close();
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

/** Typed beginnings, names, words that are nowhere, and what looks like a pattern. */
const WORDS =
  'tower,museum,pub,river,palace,the,inn,history,st,paul’s,Café,soho,south bank,1666,a,é,xyzzy,.*,covent garden, '.split(
    ',',
  );

/** One in this many places is opened. */
const EVERY = 40;

/** Downloads the guide, closes the browser, and reads and searches the guide without a connection. */
export async function expectGuideDownloaded(device: Device): Promise<void> {
  const { line, site } = device;
  let page = await device.context().newPage();
  await page.goto(line.url);
  await openPanel(page);
  const said = await panel(page)
    .getByText(/^Size: /)
    .innerText();
  expect(Number(/([\d.]+) MB/.exec(said)![1])).toBeLessThanOrEqual(MAX_MB);
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  await expect(panel(page).getByRole('heading')).toHaveText('London is on this device');

  const listings: Listing[] = await (await fetch(`${site.url}/api/listings`)).json();
  const pubs: { id: number; name: string }[] = await (await fetch(`${site.url}/api/pubs`)).json();
  const calls = [
    ...WORDS.map((word) => `/api/search?query=${encodeURIComponent(word)}`),
    ...['free', 'stepFree,children,rain'].map((chips) => `/api/search?chips=${chips}&query=museum`),
    ...['wesminster abby', 'bigben', 'museums', 'fish & chips', 'towr', 'xyzzy'].map(
      (text) => `/api/search/suggestions?query=${encodeURIComponent(text)}`,
    ),
    ...listings.slice(0, 30).flatMap(({ id }) => [`/api/listings/${id}/photos`, `/api/listings/${id}/texts`]),
  ];
  const answers = await Promise.all(calls.map(async (call) => (await fetch(site.url + call)).json()));
  const routes: [path: string, heading: string][] = [
    ['/', 'London'],
    ['/london-attractions', 'London Attractions'],
    ['/top-london-pubs', 'Top 10 Historic London Pubs'],
    ['/search?query=tower', 'Results for "tower"'],
    ['/map?area=Westminster', 'Explore Westminster'],
    ...[...listings, ...pubs]
      .filter((_place, index) => index % EVERY === 0)
      .map((place): [string, string] => [
        'category' in place ? `/attraction/${place.id}` : `/pub/${place.id}`,
        place.name,
      ]),
  ];

  line.become('refusing');
  await device.startAgain();
  page = await device.context().newPage();
  for (const [at, name] of routes) {
    await page.goto(line.url + at);
    await expect(heading(page), at).toContainText(name);
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
