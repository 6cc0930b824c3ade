import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startSite } from '../../tooling/commands/site.mjs';
import { chromiumPath, launchArguments } from '../../tooling/testing/chromium.mjs';
import { type NetworkState, startNetwork } from './network';
import { servedHeading } from './servedHeading';
import { expect, expectLoaded } from './test';
import { openSite, UNLIMITED } from './testSite';

const ENV = { ...UNLIMITED, SERVICE_WORKER: 'on' };

/** Starts a site with a service worker behind a network that can fail. */
export async function startGuide() {
  let site = await openSite(ENV);
  const network = await startNetwork(site.url);
  return {
    network,
    site: () => site,
    async switchWorkerOff() {
      const { buildFolder, dataDir, url } = site;
      await site.stop();
      const port = Number(new URL(url).port);
      const env = { ...ENV, SERVICE_WORKER: 'off' };
      site = { ...site, ...(await startSite({ buildFolder, dataDir, port, env, onLine: () => {} })) };
    },
    async stop() {
      network.stop();
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    },
  };
}

export type Guide = Awaited<ReturnType<typeof startGuide>>;

/** A browser whose profile survives a restart. */
export async function openDevice({ network }: Guide) {
  network.setState('passing');
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

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan menu' }).click();
  await page.getByRole('button', { name: /^Take London with you/ }).click();
  await expect(panel(page)).toBeVisible();
}

export async function startDownload(page: Page, { network }: Guide): Promise<void> {
  await page.goto(network.url);
  await openPanel(page);
  await take(page).click();
}

/** Downloading the guide takes longer on a busy machine. */
const PANEL_TIMEOUT_MS = 60_000;

export const expectPanel = (page: Page, title: string) =>
  expect(panel(page).getByRole('heading')).toHaveText(title, { timeout: PANEL_TIMEOUT_MS });

export async function download(page: Page, guide: Guide): Promise<void> {
  await startDownload(page, guide);
  await expectPanel(page, 'London is on this device');
}

/** Opens a page and waits until the service worker has stored it. */
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

/** Waits until the worker has stored files whose addresses have these parts. */
export async function untilFilesStored(page: Page, ...parts: string[]): Promise<void> {
  const addresses = async () => (await stored(page)).map(({ url }) => url).join();
  for (const part of parts) await expect.poll(addresses).toContain(part);
}

/** Version of the module pubs on the page. */
export const pubsVersion = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('guide-state')!.textContent!).modules.pubs.version);

const SEEN = ['/', '/tower-of-london', '/pub/1', '/london-attractions'];

/** Network failures: state, end of the test's title, and message on the page. */
export const failures: [state: NetworkState, title: string, says: string][] = [
  ['refusing', 'refuses connections', 'You are offline'],
  ['hanging', 'hangs', 'The connection is slow'],
  ['trickling', 'sends a byte a second', 'The connection is slow'],
  ['captive', 'sends a login page for every request', 'Sign in to this network to continue'],
  ['redirecting', 'redirects to a login page', 'Sign in to this network to continue'],
];

/** Expects that four visited pages can be read while the network fails, and that the guide recovers afterwards. */
export async function expectSeenPagesReadable(
  page: Page,
  { network, site }: Guide,
  [kind, , says]: (typeof failures)[number],
): Promise<void> {
  const picture = page.locator('main img').first();
  // The worker stores only pages that the server rendered completely.
  for (const at of SEEN) await servedHeading(site().url + at);
  await visit(page, network.url, SEEN[0]!);
  const headings: string[] = [];
  for (const at of SEEN) {
    await page.goto(network.url + at);
    headings.push(await heading(page).innerText());
    await untilStored(page, at);
    await expectLoaded(picture);
  }
  network.setState(kind);
  for (const [index, at] of SEEN.entries()) {
    await page.goto(network.url + at, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(headings[index]!, { useInnerText: true });
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText(/^Stored (just now|\d+ minutes? ago)$/)).toBeVisible();
    await expectLoaded(picture);
  }
  network.setState('passing');
  await page.goto(network.url + SEEN.at(-1));
  await expect(heading(page)).toHaveText(headings.at(-1)!, { useInnerText: true });
  await expect(page.getByText(says)).toBeHidden();
  await page.locator('main article a').first().click();
  await expect(heading(page)).not.toHaveText(headings.at(-1)!, { useInnerText: true });
  await expect(page.getByText(says)).toBeHidden();
  expect((await stored(page)).filter(({ text }) => text.includes('Room number'))).toEqual([]);
}

/** Expects the network's login page for a page that is not stored, and the page itself after the login. */
export async function expectLoginShown(
  page: Page,
  { network }: Guide,
  kind: 'captive' | 'redirecting',
): Promise<void> {
  await visit(page, network.url, '/');
  network.setState(kind);
  await page.goto(`${network.url}/top-attractions`);
  await expect(page.getByRole('heading', { name: 'Room number?' })).toBeVisible();
  if (kind === 'redirecting') expect(page.url()).toBe(network.login);
  network.setState('passing');
  await page.goto(`${network.url}/top-attractions`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Sign in to this network to continue')).toBeHidden();
  await untilStored(page, '/top-attractions');
  expect((await stored(page)).filter(({ text }) => text.includes('Room number'))).toEqual([]);
}
