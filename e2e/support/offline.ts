import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { type Line, startLine } from './network';
import { servedHeading } from './servedHeading';

/** Pages that are seen before the line fails. */
const four = ['/', '/tower-of-london', '/pub/1', '/london-attractions'];

type FailingLine = [line: Line, title: string, says: string];

/** How a line can fail: what a title says of it, and what a page says then. */
export const lines: FailingLine[] = [
  ['refusing', 'refuses', 'You are offline'],
  ['hanging', 'hangs', 'The connection is slow'],
  ['trickling', 'brings a byte a second', 'The connection is slow'],
  ['captive', 'answers everything with a login page', 'This network wants you to sign in'],
  ['redirecting', 'leads everywhere to a login page', 'This network wants you to sign in'],
];

const ENV = { WRITE_RATE: '0', NOT_FOUND_RATE: '0', RENDER_BUDGET_MS: '0', SERVICE_WORKER: 'on' };

/** A site of its own with a service worker, behind a line that can be changed. */
export async function startBehindLine() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-offline-'));
  const buildFolder = await buildSite();
  let site = await startSite({ buildFolder, dataDir, env: ENV });
  const line = await startLine(site.url);
  // Only pages that come with their screens are stored.
  for (const at of four) await servedHeading(site.url + at);
  return {
    line,
    dataDir,
    site: () => site,
    /** Starts the site again at its address, without a service worker. */
    async switchWorkerOff() {
      const port = Number(new URL(site.url).port);
      await site.stop();
      site = await startSite({ buildFolder, dataDir, port, env: { ...ENV, SERVICE_WORKER: 'off' } });
    },
    async stop() {
      line.stop();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type OfflineLine = Awaited<ReturnType<typeof startLine>>;

/** Comes to a page as a visitor who stays: the worker is there, and what the page was made of is stored. */
export async function visit(page: Page, site: string, at: string): Promise<void> {
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

export const heading = (page: Page) => page.locator('main h1').first();

/** Addresses of everything that is stored. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });

/** Whether something is stored that has a text in it. */
const isAnywhere = (page: Page, text: string) =>
  page.evaluate(async (part) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        if ((await answer?.text())?.includes(part)) return true;
      }
    }
    return false;
  }, text);

/** Changes a stored answer's body and nothing else. */
export const damage = (page: Page, match: string, append: string) =>
  page.evaluate(
    async ([part, append]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const request = (await cache.keys()).find(({ url }) => url.includes(part));
        if (!request) continue;
        const answer = (await cache.match(request, { ignoreVary: true }))!;
        const text = await answer.text();
        await cache.put(request, new Response(text + append, { status: 200, headers: answer.headers }));
        return request.url;
      }
      throw new Error(`Nothing is stored of ${part}`);
    },
    [match, append] as const,
  );

/** Whether a picture has come. */
const isLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** Sees four pages, lets the line fail, and reads them again; when the line is back, the guide is as before. */
export async function expectSeenPagesReadable(
  page: Page,
  line: OfflineLine,
  [kind, , says]: FailingLine,
): Promise<void> {
  await visit(page, line.url, four[0]!);
  const headings: string[] = [];
  for (const at of four) {
    await page.goto(line.url + at);
    headings.push(await heading(page).innerText());
    await untilStored(page, at);
    await expect.poll(() => isLoaded(page.locator('main img').first())).toBe(true);
  }
  line.become(kind);
  for (const [index, at] of four.entries()) {
    await page.goto(line.url + at, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(headings[index]!, { useInnerText: true });
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText(/^Stored (just now|\d+ minutes? ago)$/)).toBeVisible();
    await expect.poll(() => isLoaded(page.locator('main img').first())).toBe(true);
  }
  // The line is back: the guide is as before, by address and in the app, and nothing of the network's is stored.
  line.become('passing');
  for (const [index, at] of four.entries()) {
    await page.goto(line.url + at);
    await expect(heading(page)).toHaveText(headings[index]!, { useInnerText: true });
    await expect(page.getByText(says)).toBeHidden();
  }
  await page.locator('main article a').first().click();
  await expect(heading(page)).not.toHaveText(headings.at(-1)!, { useInnerText: true });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(says)).toBeHidden();
  expect(await isAnywhere(page, 'Room number')).toBe(false);
}

/** Opens a page that is not stored on a line that leads to a login page, and the same page when the line is back. */
export async function expectLoginShown(
  page: Page,
  line: OfflineLine,
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
  expect(await isAnywhere(page, 'Room number')).toBe(false);
}
