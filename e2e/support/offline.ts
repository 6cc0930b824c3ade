import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startSite } from '../../tooling/commands/site.mjs';
import { chromiumPath, launchArguments } from './chromium.mjs';
import { type Line, startLine } from './network';
import { openSite, UNLIMITED } from './ownSite';
import { servedHeading } from './servedHeading';
import { expect, expectLoaded } from './test';

const ENV = { ...UNLIMITED, SERVICE_WORKER: 'on' };

/** A site with a service worker, behind a line that can fail. */
export async function startGuide() {
  let site = await openSite(ENV);
  const line = await startLine(site.url);
  return {
    line,
    site: () => site,
    /** Starts the site again at its address, without a service worker. */
    async switchWorkerOff() {
      const { buildFolder, dataDir, url } = site;
      await site.stop();
      const port = Number(new URL(url).port);
      const env = { ...ENV, SERVICE_WORKER: 'off' };
      site = { ...site, ...(await startSite({ buildFolder, dataDir, port, env, onLine: () => {} })) };
    },
    async stop() {
      line.stop();
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    },
  };
}

export type Guide = Awaited<ReturnType<typeof startGuide>>;

/** A device whose browser keeps what it stores when it is closed. */
export async function openDevice({ line }: Guide) {
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
    context: () => context,
    /** Closes the browser and opens it again. */
    async restart() {
      await context.close();
      context = await launch();
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

export const heading = (page: Page) => page.locator('main h1').first();
export const panel = (page: Page) => page.locator('#offline-panel');
const take = (page: Page) => panel(page).getByRole('button', { name: 'Take London with you' });

/** Opens the panel from the menu. */
export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan menu' }).click();
  await page.getByRole('button', { name: /^Take London with you/ }).click();
  await expect(panel(page)).toBeVisible();
}

/** Opens the home page and its panel, and presses the button that downloads the guide. */
export async function startDownload(page: Page, { line }: Guide): Promise<void> {
  await page.goto(line.url);
  await openPanel(page);
  await take(page).click();
}

/** Downloading the guide takes longer on a busy machine. */
const PANEL_TIMEOUT_MS = 60_000;

export const expectPanel = (page: Page, title: string) =>
  expect(panel(page).getByRole('heading')).toHaveText(title, { timeout: PANEL_TIMEOUT_MS });

/** Downloads the guide as a visitor does. */
export async function download(page: Page, guide: Guide): Promise<void> {
  await startDownload(page, guide);
  await expectPanel(page, 'London is on this device');
}

/** Opens a page as a visitor who stays: the worker is active, and what the page was made of is stored. */
export async function visit(page: Page, site: string, at: string): Promise<void> {
  // Only pages that are served with their screens are stored.
  await servedHeading(site + at);
  await page.goto(site + at);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await untilStored(page, at);
}

export const untilStored = (page: Page, at: string) =>
  expect
    .poll(() => page.evaluate(async (url) => !!(await caches.match(url, { ignoreVary: true })), at))
    .toBe(true);

/** Addresses of everything that is stored, and the stored texts. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const files: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        files.push({ url: request.url, text: (await response?.text()) ?? '' });
      }
    }
    return files;
  });

/** Pages that are seen before the line fails. */
const SEEN = ['/', '/tower-of-london', '/pub/1', '/london-attractions'];

/** How a line can fail: the end of a test's title, and what a page says then. */
export const failures: [line: Line, title: string, says: string][] = [
  ['refusing', 'refuses', 'You are offline'],
  ['hanging', 'hangs', 'The connection is slow'],
  ['trickling', 'brings a byte a second', 'The connection is slow'],
  ['captive', 'answers everything with a login page', 'This network wants you to sign in'],
  ['redirecting', 'leads everywhere to a login page', 'This network wants you to sign in'],
];

/** Sees four pages, lets the line fail, and reads them again; when the line is back, the guide is as before. */
export async function expectSeenPagesReadable(
  page: Page,
  { line, site }: Guide,
  [kind, , says]: (typeof failures)[number],
): Promise<void> {
  const picture = page.locator('main img').first();
  // Only pages that are served with their screens are stored.
  for (const at of SEEN) await servedHeading(site().url + at);
  await visit(page, line.url, SEEN[0]!);
  const headings: string[] = [];
  for (const at of SEEN) {
    await page.goto(line.url + at);
    headings.push(await heading(page).innerText());
    await untilStored(page, at);
    await expectLoaded(picture);
  }
  line.become(kind);
  for (const [index, at] of SEEN.entries()) {
    await page.goto(line.url + at, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(headings[index]!, { useInnerText: true });
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText(/^Stored (just now|\d+ minutes? ago)$/)).toBeVisible();
    await expectLoaded(picture);
  }
  line.become('passing');
  await page.goto(line.url + SEEN.at(-1));
  await expect(heading(page)).toHaveText(headings.at(-1)!, { useInnerText: true });
  await expect(page.getByText(says)).toBeHidden();
  await page.locator('main article a').first().click();
  await expect(heading(page)).not.toHaveText(headings.at(-1)!, { useInnerText: true });
  await expect(page.getByText(says)).toBeHidden();
  expect((await stored(page)).filter(({ text }) => text.includes('Room number'))).toEqual([]);
}

/** Opens a page that is not stored on a line that leads to a login page, and the same page when the line is back. */
export async function expectLoginShown(
  page: Page,
  { line }: Guide,
  kind: 'captive' | 'redirecting',
): Promise<void> {
  await visit(page, line.url, '/');
  line.become(kind);
  await page.goto(`${line.url}/top-attractions`);
  await expect(page.getByRole('heading', { name: 'Room number?' })).toBeVisible();
  if (kind === 'redirecting') expect(page.url()).toBe(line.login);
  line.become('passing');
  await page.goto(`${line.url}/top-attractions`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('This network wants you to sign in')).toBeHidden();
  await untilStored(page, '/top-attractions');
  expect((await stored(page)).filter(({ text }) => text.includes('Room number'))).toEqual([]);
}
